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
    <name>about</name>
    <message>
        <source>About Scorepad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps score at the card table, knows the rules, remembers every evening.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No internet is used. What you enter stays on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scorepad is free software under the MIT licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn by Qt {qt} through PySide {pyside}, under the LGPL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your history</source>
        <translation type="unfinished">Je archief</translation>
    </message>
    <message>
        <source>What went wrong, for whoever mends it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation type="unfinished">Map openen</translation>
    </message>
    <message>
        <source>Open folder: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Scorepad cannot open its window: {why}. On Debian and Ubuntu, `make run` or `sudo apt-get install libegl1 libgl1 libdbus-1-3 libfontconfig1 libglib2.0-0 libxkbcommon0` installs what is missing.</source>
        <translation>Scorepad kan zijn venster niet openen: {why}. Op Debian en Ubuntu installeert `make run` of `sudo apt-get install libegl1 libgl1 libdbus-1-3 libfontconfig1 libglib2.0-0 libxkbcommon0` wat er ontbreekt.</translation>
    </message>
    <message>
        <source>Scorepad is open already and does not answer. Close its window, or wait a little, and start it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scorepad made a mistake and cannot start ({what}). The log is in {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>boeren_board</name>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>no trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs are trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds are trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts are trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades are trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bids {bid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid {bid}</source>
        <translation type="unfinished">bod {bid}</translation>
    </message>
    <message>
        <source>took {tricks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kept} kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{total} in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of deal {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} bids first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid so far: {bids} of {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} may not bid {bid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} may bid anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid: {bids} of {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid: {bids} of {size}, {off} over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid: {bids} of {size}, {off} short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tricks so far: {tricks} of {size}</source>
        <translation type="unfinished"></translation>
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
        <source>a bid or a number of tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten more: + and 2 is 12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back to the number before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score the deal, or take the number that is proposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trump</source>
        <translation type="unfinished"></translation>
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
        <source>Clubs</source>
        <translation type="unfinished">Klaveren</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation type="unfinished">Ruiten</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation type="unfinished">Harten</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation type="unfinished">Schoppen</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation type="unfinished">Zonder troef</translation>
    </message>
    <message>
        <source>bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer was forced</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>{who} dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trump: {trump}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid {bids} of {size}</source>
        <translation type="unfinished">{bids} van {size} geboden</translation>
    </message>
    <message>
        <source>bid {bid}, took {tricks}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>carrying</name>
    <message>
        <source>carried over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new match begins with {who}. {dealer} deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They begin with {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody begins with 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) are left: {sizes}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The pack has no more than {most} cards for each of {players}, so larger hands become {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Should it end level, only bids kept in the new match are counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal that was being entered is dealt again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match stays in the history and counts in no table.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chart</name>
    <message>
        <source>Running totals: {totals}</source>
        <translation>Tussenstand per ronde: {totals}</translation>
    </message>
    <message>
        <source>Deal {deal}: {totals}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal {deal}</source>
        <translation type="unfinished">ronde {deal}</translation>
    </message>
    <message>
        <source>The arrow keys read it deal by deal.</source>
        <translation type="unfinished"></translation>
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
    <name>consequences</name>
    <message>
        <source>No points change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal}:</source>
        <translation type="unfinished">Ronde {deal}:</translation>
    </message>
    <message numerus="yes">
        <source>The points of %n deal(s) change.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Totals:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {before} → {after}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {after}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is still ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is ahead then, and no longer {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is ahead then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} are level then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is not over any more and goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation type="unfinished">{first} en {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) would not fit any more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {deal}: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
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
    <name>correcting</name>
    <message>
        <source>Correcting deal {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A forgotten deal, as deal {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal} would not fit any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {old} becomes deal {deal} and would not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match would be over before this deal. It can only be taken out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) to put right; nothing is changed before that.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Correct deal {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it in as deal {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with deal {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap a number to change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at what changes, then press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take deal {deal} out</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n later deal(s) would not fit any more; they come next.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crash</name>
    <message>
        <source>Something went wrong</source>
        <translation>Er ging iets mis</translation>
    </message>
    <message>
        <source>Scorepad made a mistake. Everything that was marked as saved is safe on your disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can go on. If something looks odd, close the program and start it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot start now. Try it once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy what happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the log folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log is in {folder}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>deal_card</name>
    <message>
        <source>Deal {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct deal {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More for this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished">Terug</translation>
    </message>
    <message>
        <source>The deal before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entered {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corrected {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note: {note}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>dealer_dialog</name>
    <message>
        <source>Who really dealt deal {deal}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only this deal changes. Later deals go round from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap a name. By keys: arrows, then Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the rules give: {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After that {who} deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the dealer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>dealers_bid</name>
    <message>
        <source>What may the dealer bid?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type or tap the bids as they are said. The dealer bids last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation type="unfinished">Kaarten per speler</translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer: {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}, {bid}: change</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n bid(s) to go</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>What does {who} bid?</source>
        <translation type="unfinished">Wat biedt {who}?</translation>
    </message>
    <message>
        <source>What does the next player bid?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not {bid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{others} so far, and {bid} more would make {size}, the number of tricks (boerenregel).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {bid} is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bid} is fine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{others} is already more than {tricks}, so the dealer may bid anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table the dealer may always bid anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table the boerenregel holds only from {size} cards on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>deciding</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">Annuleren</translation>
    </message>
    <message>
        <source>Nothing would change yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is only possible where every played deal still fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on, and you put these deals right one by one. Nothing changes before all of them fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} sits at this table already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} (for {player})</source>
        <translation type="unfinished"></translation>
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
    <name>export_preview</name>
    <message>
        <source>This is exactly what the file will hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the file will hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>today {time}</source>
        <translation type="unfinished">vandaag {time}</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <translation type="unfinished">gisteren {time}</translation>
    </message>
    <message>
        <source>{weekday} {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no date</source>
        <translation type="unfinished">geen datum</translation>
    </message>
    <message>
        <source>goes on, deal {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes on, deal {deal} of {deals}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {points}, won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>season {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note: {note}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>history_page</name>
    <message>
        <source>Try again</source>
        <translation type="unfinished">Opnieuw proberen</translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation type="unfinished">
            <numerusform>%n potje</numerusform>
            <numerusform>%n potjes</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search names, notes, seasons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing played yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every match you play is kept here, deal by deal, and found again in seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished">Nieuw potje</translation>
    </message>
    <message>
        <source>Look around in a sample evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found for {wanted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is put away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every match is put away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what is put away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} won with {points}</source>
        <translation type="unfinished">{who} won met {points}</translation>
    </message>
    <message>
        <source>{who} shared the win with {points}</source>
        <translation type="unfinished">{who} deelden de winst met {points}</translation>
    </message>
    <message>
        <source>{who} is ahead with {points}</source>
        <translation type="unfinished">{who} staat voor met {points}</translation>
    </message>
    <message>
        <source>Level at {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation type="unfinished">{first} en {last}</translation>
    </message>
    <message>
        <source>Nobody wrote down when</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{day}, {time} to {end}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation type="unfinished">
            <numerusform>%n ronde</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>put away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place {place}: {name}, {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreed at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Season</source>
        <translation type="unfinished">Seizoen</translation>
    </message>
    <message>
        <source>No season</source>
        <translation type="unfinished">Geen seizoen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anything worth remembering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new match of the same people by the same rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as a record file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match cannot be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished">Spel</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{filter}: {value}. Press to show all again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only “{filter}” is shown. Press to show all again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since {first}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a few letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show these days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches, the latest first</source>
        <translation type="unfinished"></translation>
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
        <source>All matches</source>
        <translation type="unfinished">Alle potjes</translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation type="unfinished">
            <numerusform>%n potje</numerusform>
            <numerusform>%n potjes</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished">Potjes</translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished">Punten</translation>
    </message>
    <message>
        <source>{game} {points}</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>Look around in a sample evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sample evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is here to look around in. Nothing of it counts in your own tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>house_rules_dialog</name>
    <message>
        <source>House rules of this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All deals are scored again by the new rules, also those that were played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>joining_dialog</name>
    <message>
        <source>Someone joins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who joins?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where at the table? Tap a seat, or drag the new one. By keys: arrows, then Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins with how many points?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lowest total: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {game} nobody can join a match that is running. Take a seat as a substitute, or play in the next match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} is for at most {most} players. Take a seat as a substitute, or play in the next match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal is left: play in the next match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose seat?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose whose seat it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From deal {deal} on {who} plays for {player}. The result stays with {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the seat</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ladder_dialog</name>
    <message>
        <source>Shorten the ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the deals still to come change. What was played stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played: {sizes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played or begun: {sizes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is played yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand sizes still to come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 2 3 5 5 3 or 1-7-1</source>
        <translation type="unfinished">1 2 3 5 5 3 of 1-7-1</translation>
    </message>
    <message>
        <source>Stop at the next 1-card deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals still to come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go down to 1 from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match has at most {most} deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) in all</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{deals}: {sizes}</source>
        <translation type="unfinished">{deals}: {sizes}</translation>
    </message>
    <message>
        <source>Change the ladder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>leaving_dialog</name>
    <message>
        <source>Someone leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who leaves?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And then?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A substitute takes the seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who takes the seat?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose who leaves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what happens then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} cannot be played on with one player fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal is left to play on with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From deal {deal} on {who} plays for {player}. The result stays with {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From deal {deal} on {player} plays again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal that is being entered does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal is finished, so there is no winner: the match is thrown away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>match_actions</name>
    <message>
        <source>Deal again (misdeal)</source>
        <translation type="unfinished">Opnieuw delen (verkeerd gedeeld)</translation>
    </message>
    <message>
        <source>Somebody else deals…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was corrected…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wrong person…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone leaves…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone joins…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorten the ladder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note and season…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop playing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with this match</source>
        <translation type="unfinished">Verder met dit potje</translation>
    </message>
    <message>
        <source>Next match, same table</source>
        <translation type="unfinished">Volgend potje, zelfde tafel</translation>
    </message>
    <message>
        <source>Correct this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else dealt…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note on this deal…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put in a forgotten deal before it…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap with the next deal…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take this deal out…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished">Opnieuw</translation>
    </message>
</context>
<context>
    <name>match_desk</name>
    <message>
        <source>Not everything is saved</source>
        <translation type="unfinished">Nog niet alles is bewaard</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation type="unfinished">Opnieuw bewaren</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished">Opnieuw proberen</translation>
    </message>
    <message>
        <source>The match is put away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">Ongedaan maken</translation>
    </message>
    <message>
        <source>A new match goes on from here; the old one counts no more.</source>
        <translation type="unfinished"></translation>
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
        <source>Next match, same table</source>
        <translation>Volgend potje, zelfde tafel</translation>
    </message>
    <message>
        <source>Level: one more deal?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the deals</source>
        <translation type="unfinished"></translation>
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
    <name>merge_dialog</name>
    <message>
        <source>These two are one person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For somebody who got into the list under two names. You can part them again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is already somebody called {name}. Is that the same person?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is the same person as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation type="unfinished">
            <numerusform>%n potje</numerusform>
            <numerusform>%n potjes</numerusform>
        </translation>
    </message>
    <message>
        <source>{matches} of {name} count for {into} from now on, in lists and in season tables. The sheets keep the names as they were written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not possible:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave them apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make them one</source>
        <translation type="unfinished"></translation>
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
    <name>note_dialog</name>
    <message>
        <source>Note and season</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept with the match; points do not change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note on deal {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown on the deal’s card. Points do not change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Season</source>
        <translation type="unfinished">Seizoen</translation>
    </message>
    <message>
        <source>no season</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts in season tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
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
    <name>person_dialog</name>
    <message>
        <source>The wrong person was registered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name changes in this match only. All numbers stay where they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which name is wrong?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who really played?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who really played, and not {who}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished">Naam</translation>
    </message>
    <message>
        <source>Choose the name that is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {player} bid, took and scored here is then of {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>players_desk</name>
    <message>
        <source>Try again</source>
        <translation type="unfinished">Opnieuw proberen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">Ongedaan maken</translation>
    </message>
    <message>
        <source>{name} is called {to} from now on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} and {into} are one person now: {into}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} and {into} are two people now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is a guest, and left out of season tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is no guest, and counts in season tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is hidden, and no longer offered for new matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is offered for new matches again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>players_page</name>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type another name over {name} (F2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same person as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} and {person} are two people after all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A guest is left out of season tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody hidden is not offered for new matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has played yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names come by themselves with the first match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody here is called “{letters}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished">Naam</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished">Potjes</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>also {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {column}: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, another name of {person}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>points_dialog</name>
    <message>
        <source>Points for…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a penalty, a revoke or a wrong count. They stand on the sheet with their reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished">Ronde</translation>
    </message>
    <message>
        <source>the deal being entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For whom?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many points?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>revoke, exposed card, wrong count…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Already given on this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} {who}: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{given} (taken off)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose for whom, and how many points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They count as soon as the deal that is being entered is finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write them down</source>
        <translation type="unfinished"></translation>
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
    <name>records</name>
    <message>
        <source>{file} cannot be read: {why}.</source>
        <translation type="unfinished">{file} is niet te lezen: {why}.</translation>
    </message>
    <message>
        <source>{file} cannot be imported. {why}</source>
        <translation type="unfinished">{file} is niet te importeren. {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation type="unfinished">
            <numerusform>%n potje</numerusform>
            <numerusform>%n potjes</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} holds {matches}.</source>
        <translation type="unfinished">{file} bevat {matches}.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished">Importeren</translation>
    </message>
    <message>
        <source>Imported: {new}. Already there: {there}.</source>
        <translation type="unfinished">Geïmporteerd: {new}. Al aanwezig: {there}.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished">Opnieuw proberen</translation>
    </message>
    <message>
        <source>Open record files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the match as a record file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scorepad records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample evening is here. It counts in no table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample evening is put away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it away again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">Ongedaan maken</translation>
    </message>
</context>
<context>
    <name>reordering</name>
    <message>
        <source>Take deal {deal} out of the match?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a deal that was never played. Undo brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap deals {deal} and {next}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For two deals that were entered the wrong way round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal}: {facts}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rules_page</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules of {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{at} of {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the next one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules are not in your language yet; here they are in English.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules of this game are not written down here yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the usual rules, nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Played at this table: {rule}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sample</name>
    <message>
        <source>all the aces in one hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>did not follow suit</source>
        <translation type="unfinished"></translation>
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
    <name>search_field</name>
    <message>
        <source>Show everything again</source>
        <translation type="unfinished"></translation>
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
    <name>season_desk</name>
    <message>
        <source>Try again</source>
        <translation type="unfinished">Opnieuw proberen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">Ongedaan maken</translation>
    </message>
    <message>
        <source>{season} counts so from now on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The season {season} is made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The days and games of {season} are changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the season table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV with decimal commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>season_dialog</name>
    <message>
        <source>A new season</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches belong to it when they are begun in it. It counts as usual until you say more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Season {name}</source>
        <translation type="unfinished">Seizoen {name}</translation>
    </message>
    <message>
        <source>Only matches on these days and of these games count. Other matches stay in the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished">Naam</translation>
    </message>
    <message>
        <source>such as Winter 2026</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games that count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">Annuleren</translation>
    </message>
    <message>
        <source>Make the season</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished">Bewaren</translation>
    </message>
    <message>
        <source>A season needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is already a season called {name}. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last day is before the first. Choose another day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick one game at least.</source>
        <translation type="unfinished"></translation>
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
        <source>What a match gives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New season…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) left out: nobody wrote down on which day they were.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
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
        <source>Matches behind this line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches behind the line of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No finished match counts here yet. The table begins with the first one.</source>
        <translation>Hier telt nog geen uitgespeeld potje. De stand begint bij het eerste.</translation>
    </message>
    <message>
        <source>No match is left with these choices. Change them under “How it counts”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several games are added up here; their points cannot be compared with each other.</source>
        <translation>Hier zijn verschillende spellen opgeteld; hun punten zijn niet met elkaar te vergelijken.</translation>
    </message>
    <message>
        <source>How it counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line for each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for 1st, 2nd, 3rd and so on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write numbers with commas between them, such as 5, 2.5, 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches needed for a place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest results left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best results that count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished">geen</translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show guests too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it stood on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows who went up and who went down since the evening before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last day is before the first. Choose another day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick one game at least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{season} itself counts in another way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as the season&apos;s way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the usual way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days and games of the season…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Without a place: fewer than %n match(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up %n place(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>down %n place(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>same place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {column}: {value}</source>
        <translation type="unfinished"></translation>
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
    <name>seats_dialog</name>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The names were on the wrong seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We sit differently now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers stay with the seat, and only the names change places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers go with the person. Deals that were played keep their dealer; the next ones go round by the new seats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers go with the person, and the pairs are scored again. Deals that were played keep their dealer; the next ones go round by the new seats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what happened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a name onto another: the two change places. By keys: arrows, and Ctrl with arrows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap a name: it dealt first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} dealt the first deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} deals now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs: {pairs}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the seats</source>
        <translation type="unfinished"></translation>
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
    <name>shortcuts</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a key or what it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entering a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key does that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>stopping_dialog</name>
    <message>
        <source>Stop for tonight?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level: {who}, {points} each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over, and nothing that is compared decides it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may decide who wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on another day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is kept as it is, the deal being entered too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End here: {who} leads with {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} share the win with {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ended} The deal being entered does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match leaves the history. This can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal is finished, so there is nobody to win it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">Annuleren</translation>
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
    <name>table_view</name>
    <message>
        <source>Esc or a double tap: back</source>
        <translation type="unfinished"></translation>
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
    <name>trail</name>
    <message>
        <source>Deal {deal} scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal} put in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal} taken out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal} corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals put in another order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match ended here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A longer record of this match came in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: {before} → {after}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}, {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the rules give</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>season</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>substitutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} for {who} from deal {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer: {rule}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now: {rule}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished">ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished">nee</translation>
    </message>
</context>
<context>
    <name>trail_dialog</name>
    <message>
        <source>What was entered and corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The latest first. What was there before is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing yet. Every deal that is scored or corrected is noted here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>why</name>
    <message>
        <source>{sum} = {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal is scored yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal}: {points}, makes {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ahead with {points}, {by} more than {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{by} behind {other}, who has {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level with {other} in everything that is compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level on points with {other}, but more bids kept: {own} to {others}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level with {other} on points and bids kept, but a better best deal: {own} to {others}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level on points with {other}, but fewer bids kept: {own} to {others}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level with {other} on points and bids kept, but a lower best deal: {own} to {others}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal is being entered and not scored yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal is still to come.</source>
        <translation type="unfinished"></translation>
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
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Seizoen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
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
        <source>Everything is saved. Each number is, as soon as it is entered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last entry is being saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match is on the table. Begin one, or open one of the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings hold for now, but could not be kept: {path} cannot be written.</source>
        <translation>De instellingen gelden voor nu, maar zijn niet bewaard: {path} is niet te schrijven.</translation>
    </message>
</context>
<context>
    <name>window_actions</name>
    <message>
        <source>New match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same table again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open record files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is everything saved?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the match as a record file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished">Potje</translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Season</source>
        <translation type="unfinished">Seizoen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished">Instellingen</translation>
    </message>
    <message>
        <source>Go to the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer’s bid…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Scorepad…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Scorepad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
