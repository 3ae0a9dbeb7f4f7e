<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>LadderEditor</name>
    <message>
        <source>Write the hand sizes, like 1 2 3 5 5 3 or 1-7-1</source>
        <translation>Schrijf het aantal kaarten per ronde, zoals 1 2 3 5 5 3 of 1-7-1</translation>
    </message>
    <message>
        <source>“{word}” is no hand size; write numbers, like 1 2 3 or 1-7-1</source>
        <translation>“{word}” is geen aantal kaarten; schrijf getallen, zoals 1 2 3 of 1-7-1</translation>
    </message>
    <message>
        <source>A hand has 1 to {most} cards, not {size}</source>
        <translation>Een hand heeft 1 tot en met {most} kaarten, niet {size}</translation>
    </message>
    <message>
        <source>A match has at most {most} deals, and this makes {deals}</source>
        <translation>Een potje heeft hooguit {most} rondes, en dit zijn er {deals}</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Scorepad cannot open its window: {why}. On Debian and Ubuntu, `make run` or `sudo apt-get install libegl1 libgl1 libdbus-1-3 libfontconfig1 libglib2.0-0 libxkbcommon0` installs what is missing.</source>
        <translation>Scorepad kan zijn venster niet openen: {why}. Op Debian en Ubuntu installeert `make run` of `sudo apt-get install libegl1 libgl1 libdbus-1-3 libfontconfig1 libglib2.0-0 libxkbcommon0` wat er ontbreekt.</translation>
    </message>
</context>
<context>
    <name>boeren_face</name>
    <message>
        <source>What does {who} bid?</source>
        <translation>Wat biedt {who}?</translation>
    </message>
    <message>
        <source>How many tricks did {who} take?</source>
        <translation>Hoeveel slagen haalde {who}?</translation>
    </message>
    <message>
        <source>Deal {deal}: is this right?</source>
        <translation>Ronde {deal}: klopt dit?</translation>
    </message>
    <message>
        <source>Bids first. Type a number or tap.</source>
        <translation>Biedt als eerste. Typ een getal of tik.</translation>
    </message>
    <message>
        <source>Type a number or tap.</source>
        <translation>Typ een getal of tik.</translation>
    </message>
    <message>
        <source>Last to bid: the dealer.</source>
        <translation>De deler biedt als laatste.</translation>
    </message>
    <message>
        <source>{who} bid {bid}.</source>
        <translation>{who} bood {bid}.</translation>
    </message>
    <message>
        <source>{who} bid {bid}. Only {tricks} can be left: Enter takes it.</source>
        <translation>{who} bood {bid}. Alleen {tricks} kan nog: Enter neemt dat over.</translation>
    </message>
    <message>
        <source>Enter scores it. Tap a name to change a number.</source>
        <translation>Enter noteert de ronde. Tik op een naam om een getal te veranderen.</translation>
    </message>
    <message>
        <source>Not {bid}:</source>
        <translation>Geen {bid}:</translation>
    </message>
    <message>
        <source>{others} bid so far, and {bid} more would make {size}, the number of tricks. (boerenregel)</source>
        <translation>{others} is al geboden, en met {bid} erbij wordt het {size}, precies het aantal slagen. (boerenregel)</translation>
    </message>
    <message>
        <source>Free to bid:</source>
        <translation>Vrij om te bieden:</translation>
    </message>
    <message>
        <source>the others bid {others}, more than the {size} tricks.</source>
        <translation>de anderen boden {others}, meer dan er slagen zijn ({size}).</translation>
    </message>
    <message>
        <source>Deal {deal}:</source>
        <translation>Ronde {deal}:</translation>
    </message>
    <message>
        <source>Bid so far</source>
        <translation>Geboden</translation>
    </message>
    <message>
        <source>Tricks so far</source>
        <translation>Slagen</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>deal {deal} of {deals} · {cards} · {dealer} deals · {leader} begins</source>
        <translation>ronde {deal} van {deals} · {cards} · {dealer} deelt · {leader} begint</translation>
    </message>
    <message>
        <source>bid {bids} of {size}</source>
        <translation>{bids} van {size} geboden</translation>
    </message>
    <message>
        <source>bid {bids} of {size}, {off} over</source>
        <translation>{bids} van {size} geboden, {off} te veel</translation>
    </message>
    <message>
        <source>bid {bids} of {size}, {off} short</source>
        <translation>{bids} van {size} geboden, {off} te weinig</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Troef</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Klaveren</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Ruiten</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Harten</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Schoppen</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Zonder troef</translation>
    </message>
    <message>
        <source>The dealer was forced (consolation {points})</source>
        <translation>De deler was gedwongen (troostpunten: {points})</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Score deal {deal}</source>
        <translation>Noteer ronde {deal}</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) to go</source>
        <translation>
            <numerusform>nog %n getal</numerusform>
            <numerusform>nog %n getallen</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}, {value}: change</source>
        <translation>{who}, {value}: veranderen</translation>
    </message>
    <message>
        <source>Only {left} of the {size} tricks are left</source>
        <translation>Nog maar {left} van de {size} slagen over</translation>
    </message>
</context>
<context>
    <name>boerenbridge</name>
    <message>
        <source>Deal</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>bid {bid}</source>
        <translation>bod {bid}</translation>
    </message>
    <message>
        <source>Boerenbridge</source>
        <translation>Boerenbridge</translation>
    </message>
    <message>
        <source>bid kept</source>
        <translation>bod gehaald</translation>
    </message>
    <message>
        <source>bid missed</source>
        <translation>bod gemist</translation>
    </message>
    <message>
        <source>consolation for a forced dealer</source>
        <translation>troostpunten voor een gedwongen deler</translation>
    </message>
    <message>
        <source>adjustment</source>
        <translation>correctie</translation>
    </message>
    <message>
        <source>A bid is a number from 0 to {size}</source>
        <translation>Een bod is een getal van 0 tot en met {size}</translation>
    </message>
    <message>
        <source>The dealer may not bid {bid}: {others} + {bid} would make {size}, the number of tricks (boerenregel)</source>
        <translation>De deler mag geen {bid} bieden: {others} + {bid} is {size}, precies het aantal slagen (boerenregel)</translation>
    </message>
    <message>
        <source>There are 0 to {size} tricks to take</source>
        <translation>Er zijn 0 tot en met {size} slagen te halen</translation>
    </message>
    <message>
        <source>The tricks add up to {total}, but there are {size}</source>
        <translation>De slagen komen samen op {total}, maar het zijn er {size}</translation>
    </message>
    <message>
        <source>“{field}” must hold one number for each of the {players} players</source>
        <translation>“{field}” moet één getal hebben voor elk van de {players} spelers</translation>
    </message>
    <message>
        <source>The dealer was free to bid anything in this deal, so nothing was forced</source>
        <translation>De deler mocht deze ronde alles bieden en was dus niet gedwongen</translation>
    </message>
    <message>
        <source>{size} cards each is too many for this pack: {largest} is the most</source>
        <translation>{size} kaarten per speler is te veel voor dit spel kaarten: hooguit {largest}</translation>
    </message>
    <message>
        <source>Hand sizes</source>
        <translation>Kaarten per ronde</translation>
    </message>
    <message>
        <source>Points for a kept bid</source>
        <translation>Punten voor een gehaald bod</translation>
    </message>
    <message>
        <source>and for each of its tricks</source>
        <translation>en voor elke slag daarvan</translation>
    </message>
    <message>
        <source>A missed bid</source>
        <translation>Een gemist bod</translation>
    </message>
    <message>
        <source>Cost of each trick off</source>
        <translation>Aftrek per slag ernaast</translation>
    </message>
    <message>
        <source>The dealer may not make the bids fit (boerenregel)</source>
        <translation>De deler mag het totaal niet kloppend maken (boerenregel)</translation>
    </message>
    <message>
        <source>from this hand size on</source>
        <translation>vanaf zoveel kaarten</translation>
    </message>
    <message>
        <source>Consolation for a forced dealer</source>
        <translation>Troostpunten voor een gedwongen deler</translation>
    </message>
    <message>
        <source>One-card hands are bid blind and count</source>
        <translation>Rondes met één kaart worden blind geboden en tellen</translation>
    </message>
    <message>
        <source>Played without trump</source>
        <translation>Zonder troef gespeeld</translation>
    </message>
    <message>
        <source>Pack of cards</source>
        <translation>Spel kaarten</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>standaard</translation>
    </message>
    <message>
        <source>scores nothing</source>
        <translation>levert niets op</translation>
    </message>
    <message>
        <source>costs points</source>
        <translation>kost punten</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>once (not blind)</source>
        <translation>één keer (niet blind)</translation>
    </message>
    <message>
        <source>double</source>
        <translation>dubbel</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>drie keer</translation>
    </message>
    <message>
        <source>no deal</source>
        <translation>geen enkele ronde</translation>
    </message>
    <message>
        <source>the last deal</source>
        <translation>de laatste ronde</translation>
    </message>
    <message>
        <source>the one-card deals</source>
        <translation>de rondes met één kaart</translation>
    </message>
    <message>
        <source>the largest hands</source>
        <translation>de rondes met de meeste kaarten</translation>
    </message>
    <message>
        <source>the one-card deals and the largest hands</source>
        <translation>de rondes met één en met de meeste kaarten</translation>
    </message>
    <message>
        <source>every deal</source>
        <translation>elke ronde</translation>
    </message>
    <message>
        <source>as usual for so many players</source>
        <translation>gebruikelijk bij dit aantal spelers</translation>
    </message>
    <message>
        <source>52 cards</source>
        <translation>52 kaarten</translation>
    </message>
    <message>
        <source>26 cards</source>
        <translation>26 kaarten</translation>
    </message>
    <message>
        <source>60 cards, with Wizards and Jesters</source>
        <translation>60 kaarten, met tovenaars en narren</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standaard</translation>
    </message>
    <message>
        <source>Harde telling</source>
        <translation>Harde telling</translation>
    </message>
    <message>
        <source>Vlaams 10+3/0</source>
        <translation>Vlaams 10+3/0</translation>
    </message>
    <message>
        <source>Nederlands 10+3/-3</source>
        <translation>Nederlands 10+3/-3</translation>
    </message>
    <message>
        <source>Wizard</source>
        <translation>Wizard</translation>
    </message>
    <message>
        <source>Short: up to 7 and back</source>
        <translation>Kort: tot 7 en terug</translation>
    </message>
    <message>
        <source>Up to 8 and back</source>
        <translation>Tot 8 en terug</translation>
    </message>
    <message>
        <source>Rising only (boven)</source>
        <translation>Alleen omhoog (boven)</translation>
    </message>
    <message>
        <source>Falling only (onder)</source>
        <translation>Alleen omlaag (onder)</translation>
    </message>
    <message>
        <source>Falling, then rising</source>
        <translation>Omlaag, dan omhoog</translation>
    </message>
    <message>
        <source>Always the same (vaste handen)</source>
        <translation>Altijd evenveel (vaste handen)</translation>
    </message>
    <message>
        <source>Top dealt twice</source>
        <translation>Top twee keer</translation>
    </message>
    <message>
        <source>Our own list</source>
        <translation>Eigen lijst</translation>
    </message>
    <message>
        <source>{base} + {per_trick} a trick for a kept bid</source>
        <translation>{base} + {per_trick} per slag voor een gehaald bod</translation>
    </message>
    <message>
        <source>a miss scores nothing</source>
        <translation>gemist levert niets op</translation>
    </message>
    <message>
        <source>a miss costs {cost} for each trick off</source>
        <translation>gemist kost {cost} per slag ernaast</translation>
    </message>
    <message>
        <source>the dealer may not make the bids fit</source>
        <translation>de deler mag het totaal niet kloppend maken</translation>
    </message>
    <message>
        <source>from {size} cards on the dealer may not make the bids fit</source>
        <translation>vanaf {size} kaarten mag de deler het totaal niet kloppend maken</translation>
    </message>
    <message>
        <source>the dealer may bid anything</source>
        <translation>de deler mag alles bieden</translation>
    </message>
    <message>
        <source>a forced dealer who comes nearest gets {points}</source>
        <translation>een gedwongen deler die er het dichtst bij zit, krijgt {points}</translation>
    </message>
    <message>
        <source>one-card hands are bid blind and count {times} times</source>
        <translation>rondes met één kaart worden blind geboden en tellen {times} keer</translation>
    </message>
    <message>
        <source>without trump: {which}</source>
        <translation>zonder troef: {which}</translation>
    </message>
    <message>
        <source>60 cards with Wizards and Jesters</source>
        <translation>60 kaarten met tovenaars en narren</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>{deals}: {hands}</source>
        <translation>{deals}: {hands}</translation>
    </message>
    <message>
        <source>at most {largest} cards each</source>
        <translation>hooguit {largest} kaarten per speler</translation>
    </message>
    <message>
        <source>bid {bid} and took {tricks}: {base} + {per_trick} × {tricks} = {points}</source>
        <translation>{bid} geboden, {tricks} gehaald: {base} + {per_trick} × {tricks} = {points}</translation>
    </message>
    <message>
        <source>bid {bid} and took {tricks}: missed, nothing</source>
        <translation>{bid} geboden, {tricks} gehaald: gemist, niets</translation>
    </message>
    <message>
        <source>bid {bid} and took {tricks}: {off} off × {cost} = {points}</source>
        <translation>{bid} geboden, {tricks} gehaald: {off} ernaast × {cost} = {points}</translation>
    </message>
    <message>
        <source>one card, bid blind: {points} × {times} = {product}</source>
        <translation>één kaart, blind geboden: {points} × {times} = {product}</translation>
    </message>
    <message>
        <source>a forced dealer, and nobody who missed came nearer: {points} more</source>
        <translation>gedwongen deler, en niemand die miste zat er dichter bij: {points} erbij</translation>
    </message>
    <message>
        <source>adjustment {points}</source>
        <translation>correctie {points}</translation>
    </message>
    <message>
        <source>adjustment {points}: {note}</source>
        <translation>correctie {points}: {note}</translation>
    </message>
</context>
<context>
    <name>chart</name>
    <message>
        <source>Running totals: {totals}</source>
        <translation>Tussenstand per ronde: {totals}</translation>
    </message>
</context>
<context>
    <name>command</name>
    <message>
        <source>There is no file “{file}”.</source>
        <translation>Er is geen bestand “{file}”.</translation>
    </message>
    <message>
        <source>There is no file “{file}”. Did you mean “scorepad {command}”?</source>
        <translation>Er is geen bestand “{file}”. Bedoelde je “scorepad {command}”?</translation>
    </message>
    <message>
        <source>Standard output cannot be written: {reason}.</source>
        <translation>Naar de standaarduitvoer kan niet geschreven worden: {reason}.</translation>
    </message>
    <message>
        <source>there is no file {file}</source>
        <translation>er is geen bestand {file}</translation>
    </message>
    <message>
        <source>{file} is a folder</source>
        <translation>{file} is een map</translation>
    </message>
    <message>
        <source>you may not read {file}</source>
        <translation>je mag {file} niet lezen</translation>
    </message>
    <message>
        <source>{file} cannot be read ({reason})</source>
        <translation>{file} is niet te lezen ({reason})</translation>
    </message>
    <message>
        <source>{file} is too large to be one</source>
        <translation>{file} is daar te groot voor</translation>
    </message>
    <message>
        <source>there is no standard input</source>
        <translation>er is geen standaardinvoer</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>standaardinvoer</translation>
    </message>
    <message>
        <source>Deal {deal}: {message}</source>
        <translation>Ronde {deal}: {message}</translation>
    </message>
    <message>
        <source>Match {match}: {message}</source>
        <translation>Potje {match}: {message}</translation>
    </message>
    <message>
        <source>Match {match}, deal {deal}: {message}</source>
        <translation>Potje {match}, ronde {deal}: {message}</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>This file cannot be read as a Scorepad record: {why}</source>
        <translation>Dit bestand is niet te lezen als Scorepad-verslag: {why}</translation>
    </message>
    <message>
        <source>This is not a Scorepad record</source>
        <translation>Dit is geen Scorepad-verslag</translation>
    </message>
    <message>
        <source>This record was written by a newer Scorepad; update the program to read it</source>
        <translation>Dit verslag komt van een nieuwere Scorepad; werk het programma bij om het te lezen</translation>
    </message>
    <message>
        <source>This Scorepad does not know that game</source>
        <translation>Deze Scorepad kent dat spel niet</translation>
    </message>
    <message>
        <source>“{field}” is missing</source>
        <translation>“{field}” ontbreekt</translation>
    </message>
    <message>
        <source>“{field}” means nothing here</source>
        <translation>“{field}” betekent hier niets</translation>
    </message>
    <message>
        <source>“{field}” holds something of the wrong kind</source>
        <translation>In “{field}” staat iets van de verkeerde soort</translation>
    </message>
    <message>
        <source>“{field}” holds a word that is not known</source>
        <translation>In “{field}” staat een onbekend woord</translation>
    </message>
    <message>
        <source>“{field}” is too small or too large</source>
        <translation>“{field}” is te klein of te groot</translation>
    </message>
    <message>
        <source>“{field}” must be a day and time with its offset, like 2026-01-09T20:00:00+01:00</source>
        <translation>“{field}” moet een dag en tijd met tijdverschil zijn, zoals 2026-01-09T20:00:00+01:00</translation>
    </message>
    <message>
        <source>A name may not be empty</source>
        <translation>Een naam mag niet leeg zijn</translation>
    </message>
    <message>
        <source>Two players may not have the same name</source>
        <translation>Twee spelers mogen niet dezelfde naam hebben</translation>
    </message>
    <message>
        <source>A name has at most 60 letters</source>
        <translation>Een naam heeft hooguit 60 letters</translation>
    </message>
    <message>
        <source>“{field}” holds a character that cannot be written</source>
        <translation>In “{field}” staat een teken dat niet te schrijven is</translation>
    </message>
    <message>
        <source>The dealer must be one of the seats</source>
        <translation>De deler moet op een van de stoelen zitten</translation>
    </message>
    <message>
        <source>This game is not for so many players</source>
        <translation>Dit spel is niet voor zoveel spelers</translation>
    </message>
    <message>
        <source>The match was over before this deal</source>
        <translation>Het potje was al afgelopen voor deze ronde</translation>
    </message>
</context>
<context>
    <name>crash</name>
    <message>
        <source>Something went wrong</source>
        <translation>Er ging iets mis</translation>
    </message>
    <message>
        <source>Scorepad made a mistake ({what}). Everything marked as saved is safe; you can go on, or close the window and start again. The log in the data folder tells what happened.</source>
        <translation>Scorepad maakte een fout ({what}). Alles waar Bewaard bij staat, is veilig; je kunt verdergaan, of het venster sluiten en opnieuw beginnen. In het logboek in de gegevensmap staat wat er gebeurde.</translation>
    </message>
</context>
<context>
    <name>display</name>
    <message>
        <source>Scorepad needs a screen to open its window, and this session has none (DISPLAY is not set).</source>
        <translation>Scorepad heeft een scherm nodig om zijn venster te openen, en deze sessie heeft er geen (DISPLAY is niet ingesteld).</translation>
    </message>
    <message>
        <source>Scorepad cannot open its window: the screen {display} does not answer.</source>
        <translation>Scorepad kan zijn venster niet openen: het scherm {display} antwoordt niet.</translation>
    </message>
    <message>
        <source>Scorepad cannot open its window: this system lacks {library}. Install it with: {how}</source>
        <translation>Scorepad kan zijn venster niet openen: op dit systeem ontbreekt {library}. Installeer het met: {how}</translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <source>“{file}” is already there; choose another name, or replace it by --force.</source>
        <translation>“{file}” bestaat al; kies een andere naam, of vervang het met --force.</translation>
    </message>
    <message>
        <source>“{file}” is no file that can be replaced.</source>
        <translation>“{file}” is geen bestand dat vervangen kan worden.</translation>
    </message>
    <message>
        <source>There is no folder “{folder}” to write in.</source>
        <translation>Er is geen map “{folder}” om in te schrijven.</translation>
    </message>
    <message>
        <source>“{file}” cannot be written ({reason}).</source>
        <translation>“{file}” is niet te schrijven ({reason}).</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>imported {imported}, already there {already}</source>
        <translation>geïmporteerd: {imported}, al aanwezig: {already}</translation>
    </message>
    <message>
        <source>Matches that went on: {number}. The longer one was kept, and its trail of corrections says so.</source>
        <translation>Potjes die verder zijn gegaan: {number}. Het langste is bewaard, en dat staat bij de wijzigingen.</translation>
    </message>
    <message>
        <source>Matches without a start that equal one already there: {number}. Each was taken for the same one.</source>
        <translation>Potjes zonder begintijd die gelijk zijn aan een potje dat er al was: {number}. Elk telt als hetzelfde potje.</translation>
    </message>
    <message>
        <source>“{file}”: {message}</source>
        <translation>“{file}”: {message}</translation>
    </message>
    <message>
        <source>There is no season yet.</source>
        <translation>Er is nog geen seizoen.</translation>
    </message>
    <message>
        <source>{season}: {basis}</source>
        <translation>{season}: {basis}</translation>
    </message>
    <message>
        <source>Several games are added up here, and their points are not comparable; --game chooses one.</source>
        <translation>Hier zijn verschillende spellen opgeteld, en hun punten zijn niet te vergelijken; met --game kies je er een.</translation>
    </message>
    <message>
        <source>Matches without a start, which a table of days leaves out: {number}.</source>
        <translation>Potjes zonder begintijd, die niet meetellen in een stand over dagen: {number}.</translation>
    </message>
    <message>
        <source>Matches checked: {number}. All is well.</source>
        <translation>Potjes nagekeken: {number}. Alles is in orde.</translation>
    </message>
</context>
<context>
    <name>home</name>
    <message>
        <source>today {time}</source>
        <translation>vandaag {time}</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <translation>gisteren {time}</translation>
    </message>
    <message>
        <source>{who} is ahead with {points}</source>
        <translation>{who} staat voor met {points}</translation>
    </message>
    <message>
        <source>level at {points}</source>
        <translation>gelijk op {points}</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>geen datum</translation>
    </message>
</context>
<context>
    <name>home_page</name>
    <message>
        <source>At the table</source>
        <translation>Aan tafel</translation>
    </message>
    <message>
        <source>Opening the history…</source>
        <translation>Archief openen…</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nieuw potje</translation>
    </message>
    <message>
        <source>Continue, deal {deal}</source>
        <translation>Verder met ronde {deal}</translation>
    </message>
    <message>
        <source>Continue, deal {deal} of {deals}</source>
        <translation>Verder met ronde {deal} van {deals}</translation>
    </message>
    <message>
        <source>started {when}</source>
        <translation>begonnen {when}</translation>
    </message>
    <message>
        <source>The last table</source>
        <translation>De vorige tafel</translation>
    </message>
    <message>
        <source>The same table again</source>
        <translation>Weer deze tafel</translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>Laatste potjes</translation>
    </message>
    <message>
        <source>{action}: {game}, {players}</source>
        <translation>{action}: {game}, {players}</translation>
    </message>
    <message>
        <source>{game} by the same rules</source>
        <translation>{game}, zelfde regels</translation>
    </message>
    <message>
        <source>Season {name}</source>
        <translation>Seizoen {name}</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>Hele stand</translation>
    </message>
    <message>
        <source>The table begins with the first finished match.</source>
        <translation>De stand begint bij het eerste uitgespeelde potje.</translation>
    </message>
    <message>
        <source>{who} won with {points}</source>
        <translation>{who} won met {points}</translation>
    </message>
    <message>
        <source>{who} shared the win with {points}</source>
        <translation>{who} deelden de winst met {points}</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Niet afgemaakt</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} en {last}</translation>
    </message>
    <message>
        <source>A fresh pad. Who deals?</source>
        <translation>Een schoon blaadje. Wie deelt?</translation>
    </message>
    <message>
        <source>Say who sits at the table and what is agreed. Scorepad keeps the score from there, and saves every value as you enter it.</source>
        <translation>Zeg wie er aan tafel zitten en wat jullie afspreken. Daarna houdt Scorepad de score bij en bewaart elk getal zodra je het invult.</translation>
    </message>
</context>
<context>
    <name>match_page</name>
    <message>
        <source>Undo {what}</source>
        <translation>Ongedaan: {what}</translation>
    </message>
    <message>
        <source>Redo {what}</source>
        <translation>Opnieuw: {what}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>the trump</source>
        <translation>troef</translation>
    </message>
    <message>
        <source>{who}’s bid</source>
        <translation>bod van {who}</translation>
    </message>
    <message>
        <source>{who}’s tricks</source>
        <translation>slagen van {who}</translation>
    </message>
    <message>
        <source>the last entry</source>
        <translation>laatste invoer</translation>
    </message>
    <message>
        <source>deal {deal}</source>
        <translation>ronde {deal}</translation>
    </message>
    <message>
        <source>inserting deal {deal}</source>
        <translation>ronde {deal} invoegen</translation>
    </message>
    <message>
        <source>moving deal {deal}</source>
        <translation>ronde {deal} verplaatsen</translation>
    </message>
    <message>
        <source>correcting deal {deal}</source>
        <translation>ronde {deal} verbeteren</translation>
    </message>
    <message>
        <source>taking out deal {deal}</source>
        <translation>ronde {deal} weghalen</translation>
    </message>
    <message>
        <source>the seats</source>
        <translation>stoelen</translation>
    </message>
    <message>
        <source>the house rules</source>
        <translation>huisregels</translation>
    </message>
    <message>
        <source>ending the match</source>
        <translation>potje stoppen</translation>
    </message>
    <message>
        <source>going on</source>
        <translation>verdergaan</translation>
    </message>
    <message>
        <source>the last change</source>
        <translation>laatste wijziging</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Deal again (misdeal)</source>
        <translation>Opnieuw delen (verkeerd gedeeld)</translation>
    </message>
    <message>
        <source>End the match here</source>
        <translation>Potje hier stoppen</translation>
    </message>
    <message>
        <source>Go on with this match</source>
        <translation>Verder met dit potje</translation>
    </message>
    <message>
        <source>Next match, same table</source>
        <translation>Volgend potje, zelfde tafel</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Naar start</translation>
    </message>
    <message>
        <source>{who} wins with {points}</source>
        <translation>{who} wint met {points}</translation>
    </message>
    <message>
        <source>{who} share the win with {points}</source>
        <translation>{who} delen de winst met {points}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} en {last}</translation>
    </message>
    <message>
        <source>The most points after the last deal.</source>
        <translation>De meeste punten na de laatste ronde.</translation>
    </message>
    <message>
        <source>The match was stopped here; the most points after the last finished deal.</source>
        <translation>Het potje is hier gestopt; de meeste punten na de laatste volledige ronde.</translation>
    </message>
    <message>
        <source>Level on points; more bids kept: {more} to {less}.</source>
        <translation>Gelijk in punten; vaker het bod gehaald: {more} tegen {less}.</translation>
    </message>
    <message>
        <source>Level on points and bids kept; the best deal: {more} to {less}.</source>
        <translation>Gelijk in punten en gehaalde biedingen; de beste ronde: {more} tegen {less}.</translation>
    </message>
    <message>
        <source>Level in everything that is compared.</source>
        <translation>Gelijk in alles wat telt.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Het potje is afgelopen</translation>
    </message>
</context>
<context>
    <name>message_bar</name>
    <message>
        <source>Dismiss</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>meter</name>
    <message>
        <source>{value} of {whole}</source>
        <translation>{value} van {whole}</translation>
    </message>
    <message>
        <source>{value} of {whole}, {over} over</source>
        <translation>{value} van {whole}, {over} te veel</translation>
    </message>
</context>
<context>
    <name>new_match_page</name>
    <message>
        <source>New match</source>
        <translation>Nieuw potje</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Wie doen er mee?</translation>
    </message>
    <message>
        <source>Clockwise round the table. Enter: next seat. Ctrl ↑ ↓: move. Ctrl D: deals first.</source>
        <translation>Met de klok mee de tafel rond. Enter: volgende stoel. Ctrl ↑ ↓: verplaatsen. Ctrl D: deelt als eerste.</translation>
    </message>
    <message>
        <source>Name on seat {seat}</source>
        <translation>Naam op stoel {seat}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>deelt</translation>
    </message>
    <message>
        <source>{who} deals first</source>
        <translation>{who} deelt als eerste</translation>
    </message>
    <message>
        <source>Seat {seat} deals first</source>
        <translation>Stoel {seat} deelt als eerste</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Omhoog</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Omlaag</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Deze stoel weghalen</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Stoel erbij</translation>
    </message>
    <message>
        <source>Shuffle seats</source>
        <translation>Stoelen husselen</translation>
    </message>
    <message>
        <source>Draw for the deal</source>
        <translation>Loten wie deelt</translation>
    </message>
    <message>
        <source>Drawn:</source>
        <translation>Geloot:</translation>
    </message>
    <message>
        <source>Tap a name: it deals first. Drag it to another seat.</source>
        <translation>Tik op een naam: die deelt als eerste. Of sleep hem naar een andere stoel.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Huisregels</translation>
    </message>
    <message>
        <source>All rules…</source>
        <translation>Alle regels…</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation>Regels sluiten</translation>
    </message>
    <message>
        <source>Save these rules as…</source>
        <translation>Regels bewaren als…</translation>
    </message>
    <message>
        <source>A name for these rules</source>
        <translation>Een naam voor deze regels</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Bewaren</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Niet nu</translation>
    </message>
    <message>
        <source>Delete “{name}”</source>
        <translation>“{name}” verwijderen</translation>
    </message>
    <message>
        <source>“{name}” is one of the usual names already</source>
        <translation>“{name}” is al een van de vaste namen</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Seizoen</translation>
    </message>
    <message>
        <source>Leave it empty where the match counts for none.</source>
        <translation>Laat dit leeg als het potje voor geen seizoen meetelt.</translation>
    </message>
    <message>
        <source>No season</source>
        <translation>Geen seizoen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Potje beginnen</translation>
    </message>
    <message>
        <source>Ctrl and Enter start from anywhere on this page</source>
        <translation>Met Ctrl en Enter begin je overal op deze pagina</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write at least %n name(s)</source>
        <translation>
            <numerusform>Vul minstens %n naam in</numerusform>
            <numerusform>Vul minstens %n namen in</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} is for at most {most} players</source>
        <translation>{game} is voor hooguit {most} spelers</translation>
    </message>
    <message>
        <source>Nobody sits here: write a name, or remove the seat</source>
        <translation>Hier zit niemand: vul een naam in of haal de stoel weg</translation>
    </message>
    <message>
        <source>{name} has a seat already: add something to one of the two names</source>
        <translation>{name} zit al aan tafel: zet iets bij een van de twee namen</translation>
    </message>
    <message>
        <source>Give these rules a name</source>
        <translation>Geef deze regels een naam</translation>
    </message>
    <message>
        <source>A name for rules has at most 40 letters</source>
        <translation>Een naam voor regels heeft hooguit 40 letters</translation>
    </message>
    <message>
        <source>This name holds a character that cannot be written</source>
        <translation>In deze naam staat een teken dat niet te schrijven is</translation>
    </message>
</context>
<context>
    <name>options_form</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>Usually: {value}</source>
        <translation>Gewoonlijk: {value}</translation>
    </message>
    <message>
        <source>Changed; usually: {value}</source>
        <translation>Veranderd; gewoonlijk: {value}</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Kaarten per speler</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rondes</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>{deals}: {sizes}</source>
        <translation>{deals}: {sizes}</translation>
    </message>
    <message>
        <source>Our own list of hand sizes</source>
        <translation>Eigen lijst met kaarten per ronde</translation>
    </message>
    <message>
        <source>1 2 3 5 5 3 or 1-7-1</source>
        <translation>1 2 3 5 5 3 of 1-7-1</translation>
    </message>
    <message>
        <source>Up to {largest} and back</source>
        <translation>Tot {largest} en terug</translation>
    </message>
</context>
<context>
    <name>rail</name>
    <message>
        <source>the page that is shown</source>
        <translation>de pagina die je nu ziet</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <source>it is not written in UTF-8</source>
        <translation>het is niet in UTF-8 geschreven</translation>
    </message>
    <message>
        <source>it is not JSON (line {line}, column {column})</source>
        <translation>het is geen JSON (regel {line}, kolom {column})</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>het is leeg</translation>
    </message>
    <message>
        <source>it holds the key “{key}” twice in one place</source>
        <translation>de sleutel “{key}” staat er twee keer op één plek</translation>
    </message>
    <message>
        <source>“{number}” is not a number it may hold</source>
        <translation>“{number}” is een getal dat er niet in mag staan</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>het is te diep genest</translation>
    </message>
</context>
<context>
    <name>saved_mark</name>
    <message>
        <source>Saved</source>
        <translation>Bewaard</translation>
    </message>
    <message>
        <source>Saved {time}</source>
        <translation>Bewaard om {time}</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Bezig met bewaren…</translation>
    </message>
    <message>
        <source>Not saved: {why}</source>
        <translation>Niet bewaard: {why}</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Opnieuw bewaren</translation>
    </message>
</context>
<context>
    <name>season</name>
    <message>
        <source>Scheme: wins</source>
        <translation>Telling: gewonnen potjes</translation>
    </message>
    <message>
        <source>Scheme: points for places ({points})</source>
        <translation>Telling: punten per plaats ({points})</translation>
    </message>
    <message>
        <source>Scheme: share of the field beaten, on average</source>
        <translation>Telling: verslagen deel van het veld, gemiddeld</translation>
    </message>
    <message>
        <source>Scheme: total score</source>
        <translation>Telling: totale score</translation>
    </message>
    <message>
        <source>Scheme: average score</source>
        <translation>Telling: gemiddelde score</translation>
    </message>
    <message>
        <source>Season: {season}</source>
        <translation>Seizoen: {season}</translation>
    </message>
    <message>
        <source>All seasons</source>
        <translation>Alle seizoenen</translation>
    </message>
    <message>
        <source>By player</source>
        <translation>Per speler</translation>
    </message>
    <message>
        <source>By pair</source>
        <translation>Per paar</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>Alle dagen</translation>
    </message>
    <message>
        <source>Days: {first} to {last}</source>
        <translation>Dagen: {first} tot en met {last}</translation>
    </message>
    <message>
        <source>Days: from {first}</source>
        <translation>Dagen: vanaf {first}</translation>
    </message>
    <message>
        <source>Days: to {last}</source>
        <translation>Dagen: tot en met {last}</translation>
    </message>
    <message>
        <source>As of {day}</source>
        <translation>Stand op {day}</translation>
    </message>
    <message>
        <source>Games: {games}</source>
        <translation>Spellen: {games}</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>Games: none of those that the season counts</source>
        <translation>Spellen: geen van de spellen die voor het seizoen tellen</translation>
    </message>
    <message>
        <source>Minimum matches: {minimum}</source>
        <translation>Minimum aantal potjes: {minimum}</translation>
    </message>
    <message>
        <source>Lowest results dropped: {drop}</source>
        <translation>Laagste resultaten geschrapt: {drop}</translation>
    </message>
    <message>
        <source>Best results counted: {best}</source>
        <translation>Beste resultaten geteld: {best}</translation>
    </message>
    <message>
        <source>Best results counted: all</source>
        <translation>Beste resultaten geteld: alle</translation>
    </message>
    <message>
        <source>With guests</source>
        <translation>Met gasten</translation>
    </message>
    <message>
        <source>No match counts here.</source>
        <translation>Hier telt geen enkel potje.</translation>
    </message>
    <message>
        <source>Below the table</source>
        <translation>Buiten de stand</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Potjes</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Geteld</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Gemiddelde</translation>
    </message>
    <message>
        <source>Total score</source>
        <translation>Totale score</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Biedingen</translation>
    </message>
    <message>
        <source>Exact bids</source>
        <translation>Gehaald</translation>
    </message>
    <message>
        <source>Percentage</source>
        <translation>Percentage</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Verschuiving</translation>
    </message>
</context>
<context>
    <name>season_page</name>
    <message>
        <source>Season</source>
        <translation>Seizoen</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle potjes</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Gewonnen potjes</translation>
    </message>
    <message>
        <source>Points for places</source>
        <translation>Punten per plaats</translation>
    </message>
    <message>
        <source>Field beaten</source>
        <translation>Veld verslagen</translation>
    </message>
    <message>
        <source>Total score</source>
        <translation>Totale score</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Gemiddelde score</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Bewaren als CSV…</translation>
    </message>
    <message>
        <source>Which season</source>
        <translation>Welk seizoen</translation>
    </message>
    <message>
        <source>Season table</source>
        <translation>Seizoensstand</translation>
    </message>
    <message>
        <source>No finished match counts here yet. The table begins with the first one.</source>
        <translation>Hier telt nog geen uitgespeeld potje. De stand begint bij het eerste.</translation>
    </message>
    <message>
        <source>Several games are added up here; their points cannot be compared with each other.</source>
        <translation>Hier zijn verschillende spellen opgeteld; hun punten zijn niet met elkaar te vergelijken.</translation>
    </message>
</context>
<context>
    <name>seat_table</name>
    <message>
        <source>deals</source>
        <translation>deelt</translation>
    </message>
    <message>
        <source>free seat</source>
        <translation>vrije stoel</translation>
    </message>
    <message>
        <source>Table, clockwise: {names}. {dealer} deals first.</source>
        <translation>Tafel, met de klok mee: {names}. {dealer} deelt als eerste.</translation>
    </message>
    <message>
        <source>Seat {seat}: {name}</source>
        <translation>Stoel {seat}: {name}</translation>
    </message>
    <message>
        <source>Seat {seat}: {name}, deals first</source>
        <translation>Stoel {seat}: {name}, deelt als eerste</translation>
    </message>
    <message>
        <source>Arrow keys choose a seat, with Ctrl they move its player.</source>
        <translation>Met de pijltjes kies je een stoel, met Ctrl erbij verplaats je de speler.</translation>
    </message>
</context>
<context>
    <name>settings_page</name>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Zoals het systeem</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>Cato deals. What does Daan bid?</source>
        <translation>Cato deelt. Wat biedt Daan?</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>Gewone grootte</translation>
    </message>
    <message>
        <source>Ctrl and + or − do the same on every page; Ctrl 0 goes back.</source>
        <translation>Ctrl en + of − doen hetzelfde op elke pagina; Ctrl 0 gaat terug.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Your history</source>
        <translation>Je archief</translation>
    </message>
    <message>
        <source>Every match, player and setting is in this folder on your own computer, and nowhere else.</source>
        <translation>Al je potjes, spelers en instellingen staan in deze map op je eigen computer, en nergens anders.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Map openen</translation>
    </message>
    <message>
        <source>Scorepad {version}. Free software under the MIT licence.</source>
        <translation>Scorepad {version}. Vrije software onder de MIT-licentie.</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>{what}, kept</source>
        <translation>{what}, gehaald</translation>
    </message>
    <message>
        <source>{who}, deal {deal}: {what}</source>
        <translation>{who}, ronde {deal}: {what}</translation>
    </message>
    <message>
        <source>{who}, total {what}</source>
        <translation>{who}, totaal {what}</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1e</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3e</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4e</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5e</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6e</translation>
    </message>
    <message>
        <source>7th</source>
        <translation>7e</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>deelt</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Totalen</translation>
    </message>
</context>
<context>
    <name>store</name>
    <message>
        <source>{path} is not a Scorepad history; choose another data folder, or move that file away to begin anew.</source>
        <translation>{path} is geen archief van Scorepad; kies een andere gegevensmap, of zet dat bestand ergens anders om opnieuw te beginnen.</translation>
    </message>
    <message>
        <source>The history in {path} is empty, as after a full disk or a crash; restore a backup, or move that file away to begin anew.</source>
        <translation>Het archief in {path} is leeg, zoals na een volle schijf of een crash; zet een reservekopie terug, of zet dat bestand ergens anders om opnieuw te beginnen.</translation>
    </message>
    <message>
        <source>The history {path} is gone although its journal {journal} is still there; put the file back, or move the journal away to begin anew.</source>
        <translation>Het archief {path} is weg terwijl het journaal {journal} er nog is; zet het bestand terug, of zet het journaal ergens anders om opnieuw te beginnen.</translation>
    </message>
    <message>
        <source>The history in {path} was written by a newer Scorepad; update the program to open it.</source>
        <translation>Het archief in {path} komt van een nieuwere Scorepad; werk het programma bij om het te openen.</translation>
    </message>
    <message>
        <source>The history in {path} is damaged ({reason}); restore a backup, the file was left as it is.</source>
        <translation>Het archief in {path} is beschadigd ({reason}); zet een reservekopie terug, het bestand is ongemoeid gelaten.</translation>
    </message>
    <message>
        <source>Match {match} in {path} is not as it was written ({reason}); restore a backup to get it back.</source>
        <translation>Potje {match} in {path} is niet meer zoals het bewaard is ({reason}); met een reservekopie krijg je het terug.</translation>
    </message>
    <message>
        <source>The history in {path} could not be brought to this version ({reason}); it was left as it was, and a copy of it is in {backups}.</source>
        <translation>Het archief in {path} kon niet naar deze versie worden omgezet ({reason}); het is gelaten zoals het was, en in {backups} staat een kopie.</translation>
    </message>
    <message>
        <source>The copy {path} is not the same as the history ({reason}); choose another disk and try again.</source>
        <translation>De kopie {path} is niet gelijk aan het archief ({reason}); kies een andere schijf en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>The history in {path} cannot be used ({reason}); check the folder and its disk, then try again.</source>
        <translation>Het archief in {path} is niet te gebruiken ({reason}); kijk de map en de schijf na en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>The disk that holds {path} is full; make room on it, then try again.</source>
        <translation>De schijf waar {path} op staat is vol; maak ruimte en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>The history in {path} is being written by another program; try again in a moment.</source>
        <translation>Een ander programma schrijft nu in het archief in {path}; probeer het zo nog eens.</translation>
    </message>
    <message>
        <source>{path} may not be written; give yourself the right to write it, then try again.</source>
        <translation>Je mag niet in {path} schrijven; geef jezelf schrijfrecht en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>{path} cannot be opened ({reason}); check the folder and its rights, then try again.</source>
        <translation>{path} is niet te openen ({reason}); kijk de map en de rechten na en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>This match was changed by another window or program; open it again to go on.</source>
        <translation>Dit potje is door een ander venster of programma veranderd; open het opnieuw om verder te gaan.</translation>
    </message>
    <message>
        <source>This match is not in the history any more.</source>
        <translation>Dit potje staat niet meer in het archief.</translation>
    </message>
    <message>
        <source>Nobody called {name} is in the history.</source>
        <translation>In het archief staat niemand die {name} heet.</translation>
    </message>
    <message>
        <source>There is no season called {name}.</source>
        <translation>Er is geen seizoen dat {name} heet.</translation>
    </message>
    <message>
        <source>This holds a character that cannot be written, or a number that is too large; change it.</source>
        <translation>Hierin staat een teken dat niet te schrijven is, of een te groot getal; verander dat.</translation>
    </message>
    <message>
        <source>The history does not take this ({reason}).</source>
        <translation>Dit past niet in het archief ({reason}).</translation>
    </message>
    <message>
        <source>“{name}” cannot be a name; use 1 to 60 ordinary characters.</source>
        <translation>“{name}” kan geen naam zijn; gebruik 1 tot en met 60 gewone tekens.</translation>
    </message>
    <message>
        <source>{one} and {other} sat at one table, so they are two people and stay apart.</source>
        <translation>{one} en {other} zaten samen aan tafel; het zijn dus twee mensen en dat blijven ze.</translation>
    </message>
    <message>
        <source>{one} and {other} are already one person.</source>
        <translation>{one} en {other} zijn al één persoon.</translation>
    </message>
    <message>
        <source>There is already somebody called {name}; merge the two if they are one person.</source>
        <translation>Er is al iemand die {name} heet; voeg de twee samen als het één persoon is.</translation>
    </message>
    <message>
        <source>There is no file {path}; choose a backup that is there.</source>
        <translation>Er is geen bestand {path}; kies een reservekopie die er wel is.</translation>
    </message>
    <message>
        <source>{path} already exists; choose another name.</source>
        <translation>{path} bestaat al; kies een andere naam.</translation>
    </message>
    <message>
        <source>{path} is in use, or was copied without its journal {journal}; close Scorepad there and save a backup with it instead.</source>
        <translation>{path} is in gebruik, of is gekopieerd zonder het journaal {journal}; sluit Scorepad daar en bewaar er een reservekopie mee.</translation>
    </message>
    <message>
        <source>A fault in the program kept this from being saved; try again, and report it if it stays.</source>
        <translation>Door een fout in het programma is dit niet bewaard; probeer het opnieuw, en meld het als het zo blijft.</translation>
    </message>
    <message>
        <source>The file is damaged: {what}.</source>
        <translation>Het bestand is beschadigd: {what}.</translation>
    </message>
    <message>
        <source>A row of {table} points to a row of {parent} that is gone.</source>
        <translation>Een rij van {table} verwijst naar een rij van {parent} die weg is.</translation>
    </message>
    <message>
        <source>The file&apos;s tables are not those of this Scorepad: {what}.</source>
        <translation>De tabellen in het bestand zijn niet die van deze Scorepad: {what}.</translation>
    </message>
    <message>
        <source>Match {match} is not as it was written: {what}.</source>
        <translation>Potje {match} is niet meer zoals het bewaard is: {what}.</translation>
    </message>
    <message>
        <source>Match {match}: {what} is {stored}, but what happened at the table makes it {computed}.</source>
        <translation>Potje {match}: {what} is {stored}, maar uit wat er aan tafel gebeurde volgt {computed}.</translation>
    </message>
    <message>
        <source>The name {name} is not as it was written.</source>
        <translation>De naam {name} is niet meer zoals hij bewaard is.</translation>
    </message>
    <message>
        <source>The season {name} cannot be read: {what}.</source>
        <translation>Het seizoen {name} is niet te lezen: {what}.</translation>
    </message>
    <message>
        <source>The house rules {name} cannot be read: {what}.</source>
        <translation>De huisregels {name} zijn niet te lezen: {what}.</translation>
    </message>
</context>
<context>
    <name>text</name>
    <message>
        <source>{game}: {players}</source>
        <translation>{game}: {players}</translation>
    </message>
    <message>
        <source>Started {started}</source>
        <translation>Begonnen: {started}</translation>
    </message>
    <message>
        <source>Season: {season}</source>
        <translation>Seizoen: {season}</translation>
    </message>
    <message>
        <source>From deal {deal} {player} sits in for {seat}</source>
        <translation>Vanaf ronde {deal} valt {player} in voor {seat}</translation>
    </message>
    <message>
        <source>Deal {deal}, {side}: adjustment {points}</source>
        <translation>Ronde {deal}, {side}: correctie {points}</translation>
    </message>
    <message>
        <source>Deal {deal}, {side}: adjustment {points} ({note})</source>
        <translation>Ronde {deal}, {side}: correctie {points} ({note})</translation>
    </message>
    <message>
        <source>Deal {deal}: {note}</source>
        <translation>Ronde {deal}: {note}</translation>
    </message>
    <message>
        <source>Next to deal: {name}</source>
        <translation>Volgende deler: {name}</translation>
    </message>
    <message>
        <source>{place}. {name}: {total}</source>
        <translation>{place}. {name}: {total}</translation>
    </message>
    <message>
        <source>{name} wins with {total}.</source>
        <translation>{name} wint met {total}.</translation>
    </message>
    <message>
        <source>{name} wins with {total}, by more exact bids.</source>
        <translation>{name} wint met {total}, want vaker het bod gehaald.</translation>
    </message>
    <message>
        <source>{name} wins with {total}, by the better best deal.</source>
        <translation>{name} wint met {total}, want de beste ronde was beter.</translation>
    </message>
    <message>
        <source>{name} share the win with {total}.</source>
        <translation>{name} delen de winst met {total}.</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Potje</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Seizoen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Saving the last entries before closing…</source>
        <translation>De laatste invoer bewaren voor het sluiten…</translation>
    </message>
    <message>
        <source>Not everything is saved</source>
        <translation>Nog niet alles is bewaard</translation>
    </message>
    <message>
        <source>The last entries could not be written to disk. If you close now, they are lost.</source>
        <translation>De laatste invoer kon niet op de schijf worden gezet. Als je nu sluit, ben je die kwijt.</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Opnieuw bewaren</translation>
    </message>
    <message>
        <source>Close without them</source>
        <translation>Toch sluiten</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Blijven</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>The settings hold for now, but could not be kept: {path} cannot be written.</source>
        <translation>De instellingen gelden voor nu, maar zijn niet bewaard: {path} is niet te schrijven.</translation>
    </message>
    <message>
        <source>Save the season table</source>
        <translation>Seizoensstand bewaren</translation>
    </message>
    <message>
        <source>The table is in {file}.</source>
        <translation>De stand staat in {file}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}.</source>
        <translation>{file} is niet te lezen: {why}.</translation>
    </message>
    <message>
        <source>{file} cannot be imported. {why}</source>
        <translation>{file} is niet te importeren. {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n potje</numerusform>
            <numerusform>%n potjes</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} holds {matches}.</source>
        <translation>{file} bevat {matches}.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importeren</translation>
    </message>
    <message>
        <source>Imported: {new}. Already there: {there}.</source>
        <translation>Geïmporteerd: {new}. Al aanwezig: {there}.</translation>
    </message>
</context>
</TS>
