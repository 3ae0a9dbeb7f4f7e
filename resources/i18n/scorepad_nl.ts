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
        <translation>Over Scorepad</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versie {version}</translation>
    </message>
    <message>
        <source>Keeps score at the card table, knows the rules, remembers every evening.</source>
        <translation>Houdt de score bij aan de kaarttafel, kent de regels en onthoudt elke avond.</translation>
    </message>
    <message>
        <source>No internet is used. What you enter stays on this computer.</source>
        <translation>Scorepad gebruikt geen internet. Wat je invult, blijft op deze computer.</translation>
    </message>
    <message>
        <source>Scorepad is free software under the MIT licence.</source>
        <translation>Scorepad is vrije software onder de MIT-licentie.</translation>
    </message>
    <message>
        <source>Drawn by Qt {qt} through PySide {pyside}, under the LGPL.</source>
        <translation>Getekend door Qt {qt} via PySide {pyside}, onder de LGPL.</translation>
    </message>
    <message>
        <source>Your history</source>
        <translation>Je archief</translation>
    </message>
    <message>
        <source>What went wrong, for whoever mends it</source>
        <translation>Wat er misging, voor wie het repareert</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Map openen</translation>
    </message>
    <message>
        <source>Open folder: {what}</source>
        <translation>Map openen: {what}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>announcer</name>
    <message>
        <source>Deal {deal} is saved: {standing}.</source>
        <translation>Ronde {deal} is bewaard: {standing}.</translation>
    </message>
    <message>
        <source>The change is saved: {standing}.</source>
        <translation>De wijziging is bewaard: {standing}.</translation>
    </message>
    <message>
        <source>The change is saved; no deal is played.</source>
        <translation>De wijziging is bewaard; er is nog geen ronde gespeeld.</translation>
    </message>
    <message>
        <source>The match is over and saved: {who_won}.</source>
        <translation>Het potje is afgelopen en bewaard: {who_won}.</translation>
    </message>
    <message>
        <source>Not saved: {why}</source>
        <translation>Niet bewaard: {why}</translation>
    </message>
</context>
<context>
    <name>answer_strip</name>
    <message>
        <source>{who}, {value}: change</source>
        <translation>{who}, {value}: wijzigen</translation>
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
        <translation>Scorepad staat al open en antwoordt niet. Sluit dat venster of wacht even, en start het dan opnieuw.</translation>
    </message>
    <message>
        <source>Scorepad crashed the last time. Everything that was marked as saved is here.</source>
        <translation>Scorepad is de vorige keer gecrasht. Alles waar “Bewaard” bij stond, is er nog.</translation>
    </message>
    <message>
        <source>A sample year to look around in. Nothing here gets among your own matches.</source>
        <translation>Een voorbeeldjaar om in rond te kijken. Niets hiervan komt tussen je eigen potjes.</translation>
    </message>
    <message>
        <source>Close the sample</source>
        <translation>Voorbeeld sluiten</translation>
    </message>
    <message>
        <source>Scorepad made a mistake and cannot start ({what}). The log is in {folder}.</source>
        <translation>Scorepad maakte een fout en kan niet starten ({what}). Het logboek staat in {folder}.</translation>
    </message>
</context>
<context>
    <name>auction_board</name>
    <message>
        <source>Game {game} of the rubber</source>
        <translation>Manche {game} van de robber</translation>
    </message>
    <message>
        <source>{points} below</source>
        <translation>{points} onder</translation>
    </message>
    <message>
        <source>{points} above</source>
        <translation>{points} boven</translation>
    </message>
    <message>
        <source>Game for {who}</source>
        <translation>Manche voor {who}</translation>
    </message>
    <message>
        <source>The rubber for {who}</source>
        <translation>De robber voor {who}</translation>
    </message>
    <message>
        <source>{honours}: {who}</source>
        <translation>{honours}: {who}</translation>
    </message>
</context>
<context>
    <name>auction_bridge</name>
    <message>
        <source>{who} wins the rubber by {by}</source>
        <translation>{who} wint de robber met {by} verschil</translation>
    </message>
    <message>
        <source>{who} win the rubber by {by}</source>
        <translation>{who} winnen de robber met {by} verschil</translation>
    </message>
    <message>
        <source>{who} wins by {by}, though {other} won the rubber</source>
        <translation>{who} wint met {by} verschil, al ging de robber naar {other}</translation>
    </message>
    <message>
        <source>{who} win by {by}, though {other} won the rubber</source>
        <translation>{who} winnen met {by} verschil, al ging de robber naar {other}</translation>
    </message>
    <message>
        <source>The most points when the rubber was over.</source>
        <translation>De meeste punten aan het eind van de robber.</translation>
    </message>
    <message>
        <source>{who} owes {whom} {points}.</source>
        <translation>{who} is {whom} {points} schuldig.</translation>
    </message>
    <message>
        <source>no game</source>
        <translation>geen manche</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>{games} · {points} to go</source>
        <translation>{games} · nog {points}</translation>
    </message>
    <message>
        <source>{who} owes {whom} {points}</source>
        <translation>{who} is {whom} {points} schuldig</translation>
    </message>
    <message numerus="yes">
        <source>{contract}, %n trick(s)</source>
        <translation>
            <numerusform>{contract}, %n slag</numerusform>
            <numerusform>{contract}, %n slagen</numerusform>
        </translation>
    </message>
    <message>
        <source>{contract}, {result}</source>
        <translation>{contract}, {result}</translation>
    </message>
    <message>
        <source>made doubled</source>
        <translation>gedoubleerd gemaakt</translation>
    </message>
    <message>
        <source>made redoubled</source>
        <translation>geredoubleerd gemaakt</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) over</source>
        <translation>
            <numerusform>%n overslag</numerusform>
            <numerusform>%n overslagen</numerusform>
        </translation>
    </message>
    <message>
        <source>5 honours, 4 in one hand</source>
        <translation>5 honneurs, 4 in één hand</translation>
    </message>
    <message>
        <source>Auction Bridge</source>
        <translation>Auction bridge</translation>
    </message>
    <message>
        <source>tricks over six</source>
        <translation>slagen boven de zes</translation>
    </message>
    <message>
        <source>tricks over a doubled contract</source>
        <translation>gedoubleerde overslagen</translation>
    </message>
    <message>
        <source>missing tricks</source>
        <translation>downslagen</translation>
    </message>
    <message>
        <source>honours</source>
        <translation>honneurs</translation>
    </message>
    <message>
        <source>small slam</source>
        <translation>klein slem</translation>
    </message>
    <message>
        <source>grand slam</source>
        <translation>groot slem</translation>
    </message>
    <message>
        <source>game</source>
        <translation>manche</translation>
    </message>
    <message>
        <source>rubber</source>
        <translation>robber</translation>
    </message>
    <message>
        <source>No side can hold such honours in this contract</source>
        <translation>Zulke honneurs kan in dit contract geen partij hebben</translation>
    </message>
    <message>
        <source>What a trick over six counts</source>
        <translation>Waarde van een slag boven de zes</translation>
    </message>
    <message>
        <source>Points below the line for a game</source>
        <translation>Punten onder de streep voor een manche</translation>
    </message>
    <message>
        <source>Played for</source>
        <translation>Gespeeld wordt</translation>
    </message>
    <message>
        <source>How many deals</source>
        <translation>Aantal rondes</translation>
    </message>
    <message>
        <source>Bonus for the rubber</source>
        <translation>Premie voor de robber</translation>
    </message>
    <message>
        <source>Bonus for each game</source>
        <translation>Premie per manche</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Honneurs</translation>
    </message>
    <message>
        <source>Small slam (12 tricks)</source>
        <translation>Klein slem (12 slagen)</translation>
    </message>
    <message>
        <source>Grand slam (13 tricks)</source>
        <translation>Groot slem (13 slagen)</translation>
    </message>
    <message>
        <source>The bonus of a doubled contract again for each trick over it</source>
        <translation>De premie voor een gedoubleerd contract ook voor elke overslag</translation>
    </message>
    <message>
        <source>A missing trick costs 50 whatever the double</source>
        <translation>Een downslag kost altijd 50, ook gedoubleerd</translation>
    </message>
    <message>
        <source>Nullo may be bid: to lose tricks</source>
        <translation>Nul mag geboden worden: slagen verliezen</translation>
    </message>
    <message>
        <source>Royal: 6 7 8 9 10</source>
        <translation>Royal: 6 7 8 9 10</translation>
    </message>
    <message>
        <source>Before 1911: ♠2 ♣4 ♦6 ♥8 NT 12</source>
        <translation>Vóór 1911: ♠2 ♣4 ♦6 ♥8 SA 12</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Eigen waarden</translation>
    </message>
    <message>
        <source>a rubber: two games</source>
        <translation>een robber: twee manches</translation>
    </message>
    <message>
        <source>a number of deals</source>
        <translation>een aantal rondes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>30 to 100 points</source>
        <translation>30 tot 100 punten</translation>
    </message>
    <message>
        <source>in tricks of the strain, the old way</source>
        <translation>in slagen van de speelsoort, zoals vroeger</translation>
    </message>
    <message>
        <source>do not count</source>
        <translation>tellen niet</translation>
    </message>
    <message>
        <source>the honours</source>
        <translation>honneurs</translation>
    </message>
    <message>
        <source>Rubber</source>
        <translation>Robber</translation>
    </message>
    <message>
        <source>Short: four deals</source>
        <translation>Kort: vier rondes</translation>
    </message>
    <message>
        <source>As before 1911</source>
        <translation>Zoals vóór 1911</translation>
    </message>
    <message>
        <source>Without honours</source>
        <translation>Zonder honneurs</translation>
    </message>
    <message>
        <source>With nullo</source>
        <translation>Met nul</translation>
    </message>
    <message>
        <source>a rubber, {bonus} for the side with two games</source>
        <translation>een robber, {bonus} voor de partij met twee manches</translation>
    </message>
    <message>
        <source>a rubber: until a side has two games</source>
        <translation>een robber: tot een partij twee manches heeft</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), the higher total wins</source>
        <translation>
            <numerusform>%n ronde, het hoogste totaal wint</numerusform>
            <numerusform>%n rondes, het hoogste totaal wint</numerusform>
        </translation>
    </message>
    <message>
        <source>{bonus} for each game</source>
        <translation>{bonus} per manche</translation>
    </message>
    <message>
        <source>game at {target}</source>
        <translation>manche bij {target}</translation>
    </message>
    <message>
        <source>a trick counts ♣{clubs} ♦{diamonds} ♥{hearts} ♠{spades} NT {no_trump}</source>
        <translation>een slag telt ♣{clubs} ♦{diamonds} ♥{hearts} ♠{spades} SA {no_trump}</translation>
    </message>
    <message>
        <source>spades are the lowest bid</source>
        <translation>schoppen is het laagste bod</translation>
    </message>
    <message>
        <source>honours 30 to 100</source>
        <translation>honneurs 30 tot 100</translation>
    </message>
    <message>
        <source>honours in tricks of the strain</source>
        <translation>honneurs in slagen van de speelsoort</translation>
    </message>
    <message>
        <source>honours do not count</source>
        <translation>honneurs tellen niet</translation>
    </message>
    <message>
        <source>slams {small} and {grand}</source>
        <translation>slems {small} en {grand}</translation>
    </message>
    <message>
        <source>each trick over a doubled contract is paid</source>
        <translation>premie voor elke gedoubleerde overslag</translation>
    </message>
    <message>
        <source>a missing trick costs 50 whatever the double</source>
        <translation>een downslag kost altijd 50, ook gedoubleerd</translation>
    </message>
    <message>
        <source>nullo may be bid</source>
        <translation>nul mag geboden worden</translation>
    </message>
    <message numerus="yes">
        <source>{contract}, %n trick(s): {odd} × {value} = {points} below the line</source>
        <translation>
            <numerusform>{contract}, %n slag: {odd} × {value} = {points} onder de streep</numerusform>
            <numerusform>{contract}, %n slagen: {odd} × {value} = {points} onder de streep</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{contract}, %n trick(s): {odd} × {value} × {times} = {points} below the line</source>
        <translation>
            <numerusform>{contract}, %n slag: {odd} × {value} × {times} = {points} onder de streep</numerusform>
            <numerusform>{contract}, %n slagen: {odd} × {value} × {times} = {points} onder de streep</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{contract}, %n trick(s), so {theirs} for the others: {odd} × {value} = {points} below the line</source>
        <translation>
            <numerusform>{contract}, %n slag, dus {theirs} voor de anderen: {odd} × {value} = {points} onder de streep</numerusform>
            <numerusform>{contract}, %n slagen, dus {theirs} voor de anderen: {odd} × {value} = {points} onder de streep</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{contract}, %n trick(s), so {theirs} for the others: {odd} × {value} × {times} = {points} below the line</source>
        <translation>
            <numerusform>{contract}, %n slag, dus {theirs} voor de anderen: {odd} × {value} × {times} = {points} onder de streep</numerusform>
            <numerusform>{contract}, %n slagen, dus {theirs} voor de anderen: {odd} × {value} × {times} = {points} onder de streep</numerusform>
        </translation>
    </message>
    <message>
        <source>{over} over the contract: {over} × {each} = {points}</source>
        <translation>{over} over: {over} × {each} = {points}</translation>
    </message>
    <message>
        <source>{honours}, worth {tricks} tricks: {tricks} × {value} = {points}</source>
        <translation>{honours}, goed voor {tricks} slagen: {tricks} × {value} = {points}</translation>
    </message>
    <message>
        <source>{count} honours, {in_one_hand} of them in one hand</source>
        <translation>{count} honneurs, waarvan {in_one_hand} in één hand</translation>
    </message>
    <message>
        <source>{count} aces, {in_one_hand} of them in one hand</source>
        <translation>{count} azen, waarvan {in_one_hand} in één hand</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s): {result}</source>
        <translation>
            <numerusform>%n slag: {result}</numerusform>
            <numerusform>%n slagen: {result}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>played {contract}, %n trick(s)</source>
        <translation>
            <numerusform>{contract} gespeeld, %n slag</numerusform>
            <numerusform>{contract} gespeeld, %n slagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n trick(s)</source>
        <translation>
            <numerusform>%n slag gehaald</numerusform>
            <numerusform>%n slagen gehaald</numerusform>
        </translation>
    </message>
    <message>
        <source>Games and slams</source>
        <translation>Manches en slems</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Manches gewonnen</translation>
    </message>
    <message>
        <source>Small slams</source>
        <translation>Kleine slems</translation>
    </message>
    <message>
        <source>Grand slams</source>
        <translation>Grote slems</translation>
    </message>
    <message>
        <source>made though doubled: {points}</source>
        <translation>gedoubleerd gemaakt: {points}</translation>
    </message>
    <message>
        <source>made though redoubled: {points}</source>
        <translation>geredoubleerd gemaakt: {points}</translation>
    </message>
    <message>
        <source>{contract} by {who}, {short} short: {short} × {each} = {points}</source>
        <translation>{contract} door {who}, {short} down: {short} × {each} = {points}</translation>
    </message>
    <message>
        <source>12 tricks, a small slam: {points}</source>
        <translation>12 slagen, klein slem: {points}</translation>
    </message>
    <message>
        <source>all 13 tricks, a grand slam: {points}</source>
        <translation>alle 13 slagen, groot slem: {points}</translation>
    </message>
    <message>
        <source>a game won: {points}</source>
        <translation>een manche gewonnen: {points}</translation>
    </message>
    <message>
        <source>two games, the rubber: {points}</source>
        <translation>twee manches, de robber: {points}</translation>
    </message>
    <message>
        <source>{honours}: {points}</source>
        <translation>{honours}: {points}</translation>
    </message>
    <message>
        <source>3 honours</source>
        <translation>3 honneurs</translation>
    </message>
    <message>
        <source>4 honours</source>
        <translation>4 honneurs</translation>
    </message>
    <message>
        <source>4 honours in one hand</source>
        <translation>4 honneurs in één hand</translation>
    </message>
    <message>
        <source>5 honours</source>
        <translation>5 honneurs</translation>
    </message>
    <message>
        <source>4 honours in one hand, the fifth with partner</source>
        <translation>4 honneurs in één hand, de vijfde bij de partner</translation>
    </message>
    <message>
        <source>5 honours in one hand</source>
        <translation>5 honneurs in één hand</translation>
    </message>
    <message>
        <source>3 aces</source>
        <translation>3 azen</translation>
    </message>
    <message>
        <source>4 aces</source>
        <translation>4 azen</translation>
    </message>
    <message>
        <source>4 aces in one hand</source>
        <translation>4 azen in één hand</translation>
    </message>
    <message>
        <source>everybody passed; the same player deals again</source>
        <translation>iedereen paste; dezelfde speler deelt opnieuw</translation>
    </message>
    <message>
        <source>{who} plays {contract}</source>
        <translation>{who} speelt {contract}</translation>
    </message>
    <message>
        <source>{honours} for the declarer</source>
        <translation>{honours} bij de leider</translation>
    </message>
    <message>
        <source>{honours} against the declarer</source>
        <translation>{honours} bij de tegenpartij</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepast</translation>
    </message>
    <message>
        <source>What a deal counts</source>
        <translation>Wat een ronde telt</translation>
    </message>
    <message>
        <source>a trick over six</source>
        <translation>slag boven de zes</translation>
    </message>
    <message>
        <source>above: a trick short</source>
        <translation>boven: per downslag</translation>
    </message>
    <message>
        <source>above: made</source>
        <translation>boven: gemaakt</translation>
    </message>
    <message>
        <source>Honours, above the line</source>
        <translation>Honneurs, boven de streep</translation>
    </message>
</context>
<context>
    <name>auction_face</name>
    <message>
        <source>{leader} leads, {dummy} is dummy.</source>
        <translation>{leader} komt uit, {dummy} is dummy.</translation>
    </message>
    <message>
        <source>{leader} leads, the spare hand is dummy for {declarer}.</source>
        <translation>{leader} komt uit, de vierde hand is dummy voor {declarer}.</translation>
    </message>
    <message>
        <source>That is game: {games} in games.</source>
        <translation>Dat is de manche: {games} in manches.</translation>
    </message>
    <message>
        <source>That is the rubber.</source>
        <translation>Dat is de robber.</translation>
    </message>
    <message>
        <source>That is the last deal.</source>
        <translation>Dat is de laatste ronde.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Honneurs</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>no honours</source>
        <translation>geen honneurs</translation>
    </message>
    <message>
        <source>{count} in one</source>
        <translation>{count} in één</translation>
    </message>
    <message>
        <source>{count}</source>
        <translation>{count}</translation>
    </message>
    <message>
        <source>4 + 1</source>
        <translation>4 + 1</translation>
    </message>
    <message>
        <source>defenders</source>
        <translation>tegenspelers</translation>
    </message>
    <message>
        <source>honours: 0, 3, 4 or 5; 6 is 4 in one hand, 7 is 4 + 1, 8 is 5 in one; + for the other side</source>
        <translation>honneurs: 0, 3, 4 of 5; 6 is 4 in één hand, 7 is 4 + 1, 8 is 5 in één hand; + voor de andere kant</translation>
    </message>
    <message>
        <source>deal {deal} · first game · {dealer} deals and bids first</source>
        <translation>ronde {deal} · eerste manche · {dealer} deelt en biedt eerst</translation>
    </message>
    <message>
        <source>deal {deal} · second game · {dealer} deals and bids first</source>
        <translation>ronde {deal} · tweede manche · {dealer} deelt en biedt eerst</translation>
    </message>
    <message>
        <source>deal {deal} · third game · {dealer} deals and bids first</source>
        <translation>ronde {deal} · derde manche · {dealer} deelt en biedt eerst</translation>
    </message>
    <message>
        <source>deal {deal} · deciding game · {dealer} deals and bids first</source>
        <translation>ronde {deal} · beslissende manche · {dealer} deelt en biedt eerst</translation>
    </message>
    <message>
        <source>deal {deal} · {left} · {dealer} deals and bids first</source>
        <translation>ronde {deal} · {left} · {dealer} deelt en biedt eerst</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) to go</source>
        <translation>
            <numerusform>nog %n ronde</numerusform>
            <numerusform>nog %n rondes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>auction_sheet</name>
    <message>
        <source>{who}, {call}: take back from here on</source>
        <translation>{who}, {call}: vanaf hier terugnemen</translation>
    </message>
    <message>
        <source>{who} is next</source>
        <translation>{who} is aan de beurt</translation>
    </message>
</context>
<context>
    <name>backup</name>
    <message>
        <source>matches {matches}, deals {deals}, players {players}</source>
        <translation>potjes {matches}, rondes {deals}, spelers {players}</translation>
    </message>
    <message>
        <source>matches {matches}, deals {deals}, players {players}, {first_day} to {last_day}</source>
        <translation>potjes {matches}, rondes {deals}, spelers {players}, {first_day} t/m {last_day}</translation>
    </message>
    <message>
        <source>The backup is in {file}: {holds}.</source>
        <translation>De back-up staat in {file}: {holds}.</translation>
    </message>
    <message>
        <source>There is no folder {folder} to write in.</source>
        <translation>Er is geen map {folder} om in te schrijven.</translation>
    </message>
    <message>
        <source>Brings: {holds}.</source>
        <translation>Wordt teruggezet: {holds}.</translation>
    </message>
    <message>
        <source>Replaces: {holds}.</source>
        <translation>Wordt vervangen: {holds}.</translation>
    </message>
    <message>
        <source>There is no history yet that it would replace.</source>
        <translation>Er is nog geen archief dat vervangen zou worden.</translation>
    </message>
    <message>
        <source>The history that it replaces cannot be read; it is set aside as it is.</source>
        <translation>Het archief dat vervangen wordt, is niet te lezen; het wordt onveranderd opzijgezet.</translation>
    </message>
    <message>
        <source>Matches that come back: {back}. That go: {gone}. That are different in the backup: {differ}.</source>
        <translation>Potjes die terugkomen: {back}. Die verdwijnen: {gone}. Die in de back-up anders zijn: {differ}.</translation>
    </message>
    <message>
        <source>Put the backup in the history&apos;s place? [y/N]</source>
        <translation>De back-up in de plaats van het archief zetten? [j/N]</translation>
    </message>
    <message>
        <source>This replaces the history; say --yes if that is meant.</source>
        <translation>Dit vervangt het archief; zeg --yes als dat de bedoeling is.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Er is niets veranderd.</translation>
    </message>
    <message>
        <source>The backup is the history now.</source>
        <translation>De back-up is nu het archief.</translation>
    </message>
    <message>
        <source>The old history is kept in {file}.</source>
        <translation>Het oude archief is bewaard in {file}.</translation>
    </message>
</context>
<context>
    <name>backups</name>
    <message>
        <source>after a match</source>
        <translation>na een potje</translation>
    </message>
    <message>
        <source>before an import</source>
        <translation>vóór een import</translation>
    </message>
    <message>
        <source>before an update</source>
        <translation>vóór een update</translation>
    </message>
    <message>
        <source>before a repair</source>
        <translation>vóór een reparatie</translation>
    </message>
    <message>
        <source>before another was restored</source>
        <translation>vóór het terugzetten</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>zelf gemaakt</translation>
    </message>
    <message>
        <source>today {time}</source>
        <translation>vandaag {time}</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <translation>gisteren {time}</translation>
    </message>
    <message>
        <source>{weekday} {day} {time}</source>
        <translation>{weekday} {day} {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n potje</numerusform>
            <numerusform>%n potjes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>{matches}, {deals}</source>
        <translation>{matches}, {deals}</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wanneer</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Waarom</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Potjes</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>data folder</source>
        <translation>gegevensmap</translation>
    </message>
    <message>
        <source>second folder</source>
        <translation>tweede map</translation>
    </message>
    <message>
        <source>both</source>
        <translation>allebei</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschadigd</translation>
    </message>
    <message>
        <source>{when}, {column}: {value}</source>
        <translation>{when}, {column}: {value}</translation>
    </message>
</context>
<context>
    <name>backups_desk</name>
    <message>
        <source>A backup could not be made. {why}</source>
        <translation>Er kon geen back-up worden gemaakt. {why}</translation>
    </message>
    <message>
        <source>The backup is made.</source>
        <translation>De back-up is gemaakt.</translation>
    </message>
    <message>
        <source>Nothing has changed since the newest backup.</source>
        <translation>Er is niets veranderd sinds de nieuwste back-up.</translation>
    </message>
    <message>
        <source>A proved copy of everything is in {file}.</source>
        <translation>Een nagekeken kopie van alles staat in {file}.</translation>
    </message>
    <message>
        <source>{file} is the history itself; choose another name for the copy.</source>
        <translation>{file} is het archief zelf; kies een andere naam voor de kopie.</translation>
    </message>
    <message>
        <source>Not everything is saved yet. Save it first, then restore: Ctrl+S says how it stands.</source>
        <translation>Nog niet alles is bewaard. Bewaar dat eerst en zet dan terug: Ctrl+S zegt hoe het ervoor staat.</translation>
    </message>
    <message>
        <source>Restored. The history as it was before is kept as {file}.</source>
        <translation>Teruggezet. Het archief zoals het eerst was, is bewaard als {file}.</translation>
    </message>
    <message>
        <source>Restored.</source>
        <translation>Teruggezet.</translation>
    </message>
    <message>
        <source>The history is again as it was before.</source>
        <translation>Het archief is weer zoals het eerst was.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Backup: {when}</source>
        <translation>Back-up: {when}</translation>
    </message>
    <message>
        <source>Save a copy of the history</source>
        <translation>Kopie van het archief bewaren</translation>
    </message>
    <message>
        <source>Restore from a file</source>
        <translation>Terugzetten uit een bestand</translation>
    </message>
    <message>
        <source>Choose a second folder for backups</source>
        <translation>Tweede map voor back-ups kiezen</translation>
    </message>
    <message>
        <source>Scorepad histories</source>
        <translation>Scorepad-archieven</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle bestanden</translation>
    </message>
    <message>
        <source>That folder belongs to the history itself; choose one on another disk or a memory stick.</source>
        <translation>Die map hoort bij het archief zelf; kies er een op een andere schijf of een usb-stick.</translation>
    </message>
    <message>
        <source>The second folder is used until Scorepad is closed, but could not be kept: {path} cannot be written.</source>
        <translation>De tweede map wordt gebruikt tot je Scorepad sluit, maar kon niet onthouden worden: {path} is niet te schrijven.</translation>
    </message>
</context>
<context>
    <name>backups_dialog</name>
    <message>
        <source>Backups</source>
        <translation>Back-ups</translation>
    </message>
    <message>
        <source>Your evenings are kept in {folder}</source>
        <translation>Je avonden staan in {folder}</translation>
    </message>
    <message>
        <source>Backups, the newest first</source>
        <translation>Back-ups, nieuwste eerst</translation>
    </message>
    <message>
        <source>Looking for the backups…</source>
        <translation>Back-ups zoeken…</translation>
    </message>
    <message>
        <source>There is no backup yet. The first comes by itself after the first match that is played to its end.</source>
        <translation>Er is nog geen back-up. De eerste komt vanzelf na het eerste potje dat jullie uitspelen.</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Nu back-up maken</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>Kopie bewaren als…</translation>
    </message>
    <message>
        <source>Restore from a file…</source>
        <translation>Terugzetten uit een bestand…</translation>
    </message>
    <message>
        <source>Restore this one…</source>
        <translation>Deze terugzetten…</translation>
    </message>
    <message>
        <source>Choose a backup in the list first.</source>
        <translation>Kies eerst een back-up in de lijst.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>boeren_board</name>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Ronde {deal} van {deals}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>zonder troef</translation>
    </message>
    <message>
        <source>clubs are trump</source>
        <translation>klaveren is troef</translation>
    </message>
    <message>
        <source>diamonds are trump</source>
        <translation>ruiten is troef</translation>
    </message>
    <message>
        <source>hearts are trump</source>
        <translation>harten is troef</translation>
    </message>
    <message>
        <source>spades are trump</source>
        <translation>schoppen is troef</translation>
    </message>
    <message>
        <source>{who} begins</source>
        <translation>{who} begint</translation>
    </message>
    <message>
        <source>{who} began</source>
        <translation>{who} begon</translation>
    </message>
    <message>
        <source>to bid</source>
        <translation>moet bieden</translation>
    </message>
    <message>
        <source>bids {bid}</source>
        <translation>biedt {bid}</translation>
    </message>
    <message>
        <source>bid {bid}</source>
        <translation>bood {bid}</translation>
    </message>
    <message>
        <source>took {tricks}</source>
        <translation>haalde {tricks}</translation>
    </message>
    <message>
        <source>{kept} kept</source>
        <translation>bod {kept}× gehaald</translation>
    </message>
    <message>
        <source>{total} in all</source>
        <translation>totaal {total}</translation>
    </message>
    <message>
        <source>The points of deal {deal}</source>
        <translation>De punten van ronde {deal}</translation>
    </message>
    <message>
        <source>{who} bids first</source>
        <translation>{who} biedt als eerste</translation>
    </message>
    <message>
        <source>Bid so far: {bids} of {size}</source>
        <translation>Al geboden: {bids} van {size}</translation>
    </message>
    <message>
        <source>Bid so far: {bids} of {size}, {off} over</source>
        <translation>Al geboden: {bids} van {size}, {off} te veel</translation>
    </message>
    <message>
        <source>Bid so far: {bids} of {size}, {off} short</source>
        <translation>Al geboden: {bids} van {size}, {off} te weinig</translation>
    </message>
    <message>
        <source>{who} may not bid {bid}</source>
        <translation>{who} mag geen {bid} bieden</translation>
    </message>
    <message>
        <source>{who} may bid anything</source>
        <translation>{who} mag alles bieden</translation>
    </message>
    <message>
        <source>Bid: {bids} of {size}</source>
        <translation>Geboden: {bids} van {size}</translation>
    </message>
    <message>
        <source>Bid: {bids} of {size}, {off} over</source>
        <translation>Geboden: {bids} van {size}, {off} te veel</translation>
    </message>
    <message>
        <source>Bid: {bids} of {size}, {off} short</source>
        <translation>Geboden: {bids} van {size}, {off} te weinig</translation>
    </message>
    <message>
        <source>tricks so far: {tricks} of {size}</source>
        <translation>slagen geteld: {tricks} van {size}</translation>
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
        <source>the others bid {others}, and all bids together would be {size}, the number of tricks.</source>
        <translation>de anderen boden {others}, en alle biedingen samen zouden {size} zijn, het aantal slagen.</translation>
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
    <message numerus="yes">
        <source>%n bid(s) to go</source>
        <translation>
            <numerusform>Nog %n bod</numerusform>
            <numerusform>Nog %n biedingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) to go</source>
        <translation>
            <numerusform>Nog %n uitslag</numerusform>
            <numerusform>Nog %n uitslagen</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} bids {bid}</source>
        <translation>{who} biedt {bid}</translation>
    </message>
    <message>
        <source>{who} took {tricks}</source>
        <translation>{who} haalde {tricks}</translation>
    </message>
    <message>
        <source>No tricks are left</source>
        <translation>Er zijn geen slagen meer over</translation>
    </message>
    <message>
        <source>a bid or a number of tricks</source>
        <translation>een bod of een aantal slagen</translation>
    </message>
    <message>
        <source>ten more: + and 2 is 12</source>
        <translation>tien erbij: + en 2 is 12</translation>
    </message>
    <message>
        <source>back to the number before</source>
        <translation>terug naar het vorige getal</translation>
    </message>
    <message>
        <source>score the deal, or take the number that is proposed</source>
        <translation>de ronde noteren, of het voorgestelde getal overnemen</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>troef</translation>
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
        <source>Only {left} of the {size} tricks are left</source>
        <translation>Nog maar {left} van de {size} slagen over</translation>
    </message>
</context>
<context>
    <name>boerenbridge</name>
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
        <source>bid</source>
        <translation>bod</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>slagen</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>troef</translation>
    </message>
    <message>
        <source>the dealer was forced</source>
        <translation>de deler was gedwongen</translation>
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
        <source>the trump</source>
        <translation>troef</translation>
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
        <source>Level on points; more bids kept: {more} to {less}.</source>
        <translation>Gelijk in punten; vaker het bod gehaald: {more} tegen {less}.</translation>
    </message>
    <message>
        <source>Level on points with {other}, but more bids kept: {own} to {others}.</source>
        <translation>Gelijk in punten met {other}, maar vaker het bod gehaald: {own} tegen {others}.</translation>
    </message>
    <message>
        <source>Level on points with {other}, but fewer bids kept: {own} to {others}.</source>
        <translation>Gelijk in punten met {other}, maar minder vaak het bod gehaald: {own} tegen {others}.</translation>
    </message>
    <message>
        <source>Level on points and bids kept; the best deal: {more} to {less}.</source>
        <translation>Gelijk in punten en gehaalde biedingen; de beste ronde: {more} tegen {less}.</translation>
    </message>
    <message>
        <source>Level with {other} on points and bids kept, but a better best deal: {own} to {others}.</source>
        <translation>Gelijk met {other} in punten en gehaalde biedingen, maar een hogere beste ronde: {own} tegen {others}.</translation>
    </message>
    <message>
        <source>Level with {other} on points and bids kept, but a lower best deal: {own} to {others}.</source>
        <translation>Gelijk met {other} in punten en gehaalde biedingen, maar een lagere beste ronde: {own} tegen {others}.</translation>
    </message>
    <message>
        <source>trump: {trump}</source>
        <translation>troef: {trump}</translation>
    </message>
    <message>
        <source>without trump</source>
        <translation>zonder troef</translation>
    </message>
    <message>
        <source>bid {bids} of {size}</source>
        <translation>{bids} van {size} geboden</translation>
    </message>
    <message>
        <source>bid {bid}, took {tricks}</source>
        <translation>bood {bid}, haalde {tricks}</translation>
    </message>
    <message>
        <source>Bidder {number}</source>
        <translation>Bieder {number}</translation>
    </message>
    <message>
        <source>Bids kept</source>
        <translation>Biedingen gehaald</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>In totaal</translation>
    </message>
    <message>
        <source>As dealer</source>
        <translation>Als deler</translation>
    </message>
    <message>
        <source>As dealer with a forbidden number</source>
        <translation>Als deler met verboden getal</translation>
    </message>
    <message>
        <source>What the boerenregel cost</source>
        <translation>Wat de boerenregel kostte</translation>
    </message>
    <message>
        <source>Took just the forbidden number</source>
        <translation>Verboden getal gehaald</translation>
    </message>
    <message>
        <source>Points missed by that</source>
        <translation>Daardoor gemiste punten</translation>
    </message>
    <message>
        <source>Bids against tricks</source>
        <translation>Geboden en gehaald</translation>
    </message>
    <message>
        <source>Took too many</source>
        <translation>Te veel gehaald</translation>
    </message>
    <message>
        <source>Took too few</source>
        <translation>Te weinig gehaald</translation>
    </message>
    <message>
        <source>Bid in a deal</source>
        <translation>Geboden per ronde</translation>
    </message>
    <message>
        <source>Taken in a deal</source>
        <translation>Gehaald per ronde</translation>
    </message>
    <message>
        <source>Bids kept, by hand size</source>
        <translation>Biedingen gehaald, per aantal kaarten</translation>
    </message>
    <message>
        <source>Bids kept, by turn to bid</source>
        <translation>Biedingen gehaald, per biedbeurt</translation>
    </message>
</context>
<context>
    <name>bridgette</name>
    <message numerus="yes">
        <source>The most points after %n extra deal(s).</source>
        <translation>
            <numerusform>De meeste punten na %n extra ronde.</numerusform>
            <numerusform>De meeste punten na %n extra rondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepast</translation>
    </message>
    <message>
        <source>{contract} {result}</source>
        <translation>{contract} {result}</translation>
    </message>
    <message>
        <source>Bridgette</source>
        <translation>Bridgette</translation>
    </message>
    <message>
        <source>the bid made</source>
        <translation>bod gemaakt</translation>
    </message>
    <message>
        <source>exactly the tricks bid</source>
        <translation>precies het bod</translation>
    </message>
    <message>
        <source>three tricks over</source>
        <translation>drie overslagen</translation>
    </message>
    <message>
        <source>made doubled</source>
        <translation>gedoubleerd gemaakt</translation>
    </message>
    <message>
        <source>doubling</source>
        <translation>doublet</translation>
    </message>
    <message>
        <source>missing tricks</source>
        <translation>downslagen</translation>
    </message>
    <message>
        <source>How many deals</source>
        <translation>Aantal rondes</translation>
    </message>
    <message>
        <source>Level after the last deal</source>
        <translation>Gelijk na de laatste ronde</translation>
    </message>
    <message>
        <source>What a double multiplies</source>
        <translation>Wat een doublet vermenigvuldigt</translation>
    </message>
    <message>
        <source>Bonus for three tricks over the bid</source>
        <translation>Premie voor drie overslagen</translation>
    </message>
    <message>
        <source>Bonus for exactly the tricks bid</source>
        <translation>Premie voor precies het geboden aantal slagen</translation>
    </message>
    <message>
        <source>A passed-out deal is one of the match</source>
        <translation>Een rondpas telt als ronde</translation>
    </message>
    <message>
        <source>one more deal, until it is settled</source>
        <translation>nog een ronde, tot het beslist is</translation>
    </message>
    <message>
        <source>the win is shared</source>
        <translation>de winst wordt gedeeld</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>all but the bonus for being doubled</source>
        <translation>alles behalve de premie voor het doublet</translation>
    </message>
    <message>
        <source>only the value of the bid</source>
        <translation>alleen de waarde van het bod</translation>
    </message>
    <message>
        <source>for exactly three</source>
        <translation>voor precies drie</translation>
    </message>
    <message>
        <source>for three or more</source>
        <translation>voor drie of meer</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>a number card or the Little Colon</source>
        <translation>een cijferkaart of de Kleine Dubbelepunt</translation>
    </message>
    <message>
        <source>a face card or the Royal Colon</source>
        <translation>een plaatje of de Koninklijke Dubbelepunt</translation>
    </message>
    <message>
        <source>an ace or the Grand Colon</source>
        <translation>een aas of de Grote Dubbelepunt</translation>
    </message>
    <message>
        <source>up-card</source>
        <translation>open kaart</translation>
    </message>
    <message>
        <source>A bid that is made</source>
        <translation>Een gemaakt bod</translation>
    </message>
    <message>
        <source>level</source>
        <translation>hoogte</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>precies</translation>
    </message>
    <message>
        <source>three over</source>
        <translation>drie over</translation>
    </message>
    <message>
        <source>Tricks short, for the opponent</source>
        <translation>Downslagen, voor de tegenstander</translation>
    </message>
    <message>
        <source>{tricks} or more</source>
        <translation>{tricks} of meer</translation>
    </message>
    <message>
        <source>made</source>
        <translation>gemaakt</translation>
    </message>
    <message>
        <source>the card turned up</source>
        <translation>open kaart</translation>
    </message>
    <message>
        <source>Standard: six deals</source>
        <translation>Standaard: zes rondes</translation>
    </message>
    <message>
        <source>Long: twelve deals</source>
        <translation>Lang: twaalf rondes</translation>
    </message>
    <message>
        <source>Six deals, level is shared</source>
        <translation>Zes rondes, gelijk is delen</translation>
    </message>
    <message>
        <source>level totals are played on</source>
        <translation>bij gelijke stand wordt doorgespeeld</translation>
    </message>
    <message>
        <source>level totals share the win</source>
        <translation>bij gelijke stand wordt de winst gedeeld</translation>
    </message>
    <message>
        <source>a double multiplies everything</source>
        <translation>een doublet vermenigvuldigt alles</translation>
    </message>
    <message>
        <source>a double multiplies all but the bonus for being doubled</source>
        <translation>een doublet vermenigvuldigt alles behalve de premie voor het doublet</translation>
    </message>
    <message>
        <source>a double multiplies only the value of the bid</source>
        <translation>een doublet vermenigvuldigt alleen de waarde van het bod</translation>
    </message>
    <message>
        <source>350 for exactly three over</source>
        <translation>350 voor precies drie overslagen</translation>
    </message>
    <message>
        <source>350 for three or more over</source>
        <translation>350 voor drie of meer overslagen</translation>
    </message>
    <message>
        <source>nothing for three over</source>
        <translation>niets voor drie overslagen</translation>
    </message>
    <message>
        <source>a bonus for exactly the tricks bid</source>
        <translation>een premie voor precies het geboden aantal slagen</translation>
    </message>
    <message>
        <source>no bonus for exactly the tricks bid</source>
        <translation>geen premie voor precies het geboden aantal slagen</translation>
    </message>
    <message>
        <source>a passed-out deal counts</source>
        <translation>een rondpas telt als ronde</translation>
    </message>
    <message>
        <source>{contract}, {result}: {points}</source>
        <translation>{contract}, {result}: {points}</translation>
    </message>
    <message>
        <source>exactly the {tricks} tricks bid: {points}</source>
        <translation>precies de {tricks} geboden slagen: {points}</translation>
    </message>
    <message>
        <source>{over} tricks over: {points}</source>
        <translation>{over} overslagen: {points}</translation>
    </message>
    <message>
        <source>made though doubled: {points}</source>
        <translation>gedoubleerd gemaakt: {points}</translation>
    </message>
    <message>
        <source>made though redoubled: {points}</source>
        <translation>geredoubleerd gemaakt: {points}</translation>
    </message>
    <message>
        <source>{doubling}, so {base} counts {times} times: {points} more</source>
        <translation>{doubling}, dus {base} telt {times} keer: {points} erbij</translation>
    </message>
    <message>
        <source>{contract} by {who}, {result}: {points}</source>
        <translation>{contract} door {who}, {result}: {points}</translation>
    </message>
    <message>
        <source>both passed</source>
        <translation>beiden pasten</translation>
    </message>
    <message>
        <source>turned up: {card}</source>
        <translation>open kaart: {card}</translation>
    </message>
    <message>
        <source>{who} plays {contract}</source>
        <translation>{who} speelt {contract}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s): {result}</source>
        <translation>
            <numerusform>%n slag: {result}</numerusform>
            <numerusform>%n slagen: {result}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>played {contract}, %n trick(s)</source>
        <translation>
            <numerusform>{contract} gespeeld, %n slag</numerusform>
            <numerusform>{contract} gespeeld, %n slagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n trick(s)</source>
        <translation>
            <numerusform>%n slag gehaald</numerusform>
            <numerusform>%n slagen gehaald</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bridgette_board</name>
    <message>
        <source>extra deal</source>
        <translation>extra ronde</translation>
    </message>
    <message>
        <source>Level: one more deal</source>
        <translation>Gelijk: nog een ronde</translation>
    </message>
    <message>
        <source>draws {cards}</source>
        <translation>trekt er {cards}</translation>
    </message>
    <message>
        <source>{who} draws {cards}</source>
        <translation>{who} trekt er {cards}</translation>
    </message>
    <message>
        <source>{number}, {face} or {ace}</source>
        <translation>{number}, {face} of {ace}</translation>
    </message>
    <message>
        <source>Number or Little Colon {number}, face or Royal Colon {face}, ace or Grand Colon {ace}</source>
        <translation>Cijferkaart of Kleine Dubbelepunt {number}, plaatje of Koninklijke {face}, aas of Grote {ace}</translation>
    </message>
    <message>
        <source>Turned up: {card}</source>
        <translation>Open kaart: {card}</translation>
    </message>
    <message>
        <source>{contract} {result}</source>
        <translation>{contract} {result}</translation>
    </message>
    <message>
        <source>{made} of {played} made</source>
        <translation>{made} van {played} gemaakt</translation>
    </message>
</context>
<context>
    <name>bridgette_face</name>
    <message>
        <source>{leader} leads.</source>
        <translation>{leader} komt uit.</translation>
    </message>
    <message>
        <source>2–10</source>
        <translation>2–10</translation>
    </message>
    <message>
        <source>J Q K</source>
        <translation>B V H</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Aas</translation>
    </message>
    <message>
        <source>{dealer} draws {cards}, {other} draws {others}.</source>
        <translation>{dealer} trekt er {cards}, {other} {others}.</translation>
    </message>
    <message>
        <source>{card}: {draws}</source>
        <translation>{card}: {draws}</translation>
    </message>
    <message>
        <source>The exchange: what was turned up?</source>
        <translation>De ruil: welke kaart ligt open?</translation>
    </message>
    <message>
        <source>Tap it, or go on to the auction.</source>
        <translation>Tik erop, of ga door naar het bieden.</translation>
    </message>
    <message>
        <source>up-card not noted</source>
        <translation>open kaart niet genoteerd</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) to go.</source>
        <translation>
            <numerusform>Nog %n ronde te gaan.</numerusform>
            <numerusform>Nog %n rondes te gaan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) to go</source>
        <translation>
            <numerusform>nog %n ronde</numerusform>
            <numerusform>nog %n rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>Level: an extra deal will be played.</source>
        <translation>Gelijk: er komt een extra ronde.</translation>
    </message>
    <message>
        <source>That is the last deal.</source>
        <translation>Dat is de laatste ronde.</translation>
    </message>
    <message>
        <source>deal {deal} · {left} · {dealer} deals and bids first</source>
        <translation>ronde {deal} · {left} · {dealer} deelt en biedt eerst</translation>
    </message>
    <message>
        <source>extra deal: you are level · {dealer} deals and bids first</source>
        <translation>extra ronde: het staat gelijk · {dealer} deelt en biedt eerst</translation>
    </message>
</context>
<context>
    <name>bridgette_tables</name>
    <message>
        <source>Made: value of the bid</source>
        <translation>Gemaakt: waarde van het bod</translation>
    </message>
    <message>
        <source>Not made: tricks short</source>
        <translation>Niet gemaakt: down</translation>
    </message>
    <message>
        <source>And when it is made</source>
        <translation>En als het gemaakt is</translation>
    </message>
    <message>
        <source>{tricks}+</source>
        <translation>{tricks}+</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>precies</translation>
    </message>
    <message>
        <source>exact at 6</source>
        <translation>precies op 6</translation>
    </message>
    <message>
        <source>3 over</source>
        <translation>3 over</translation>
    </message>
    <message>
        <source>3 or more over</source>
        <translation>3 of meer over</translation>
    </message>
    <message>
        <source>{bonus}, all ×{times}</source>
        <translation>{bonus}, alles ×{times}</translation>
    </message>
</context>
<context>
    <name>by_hand</name>
    <message>
        <source>bid</source>
        <translation>bod</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>slagen</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punten</translation>
    </message>
    <message>
        <source>contract</source>
        <translation>contract</translation>
    </message>
</context>
<context>
    <name>carrying</name>
    <message>
        <source>carried over</source>
        <translation>meegenomen</translation>
    </message>
    <message>
        <source>A new match begins with {who}. {dealer} deals.</source>
        <translation>Er begint een nieuw potje met {who}. {dealer} deelt.</translation>
    </message>
    <message>
        <source>They begin with {points}.</source>
        <translation>Ze beginnen met {points}.</translation>
    </message>
    <message>
        <source>Everybody begins with 0.</source>
        <translation>Iedereen begint met 0.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) are left: {sizes}.</source>
        <translation>
            <numerusform>Nog %n ronde te gaan: {sizes}.</numerusform>
            <numerusform>Nog %n rondes te gaan: {sizes}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pack has no more than {most} cards for each of {players}, so larger hands become {most}.</source>
        <translation>Met {players} spelers krijgt iedereen hooguit {most} kaarten; rondes met meer kaarten worden rondes van {most}.</translation>
    </message>
    <message>
        <source>Should it end level, only bids kept in the new match are counted.</source>
        <translation>Eindigt het gelijk, dan tellen alleen de gehaalde biedingen van het nieuwe potje.</translation>
    </message>
    <message>
        <source>The deal that was being entered is dealt again.</source>
        <translation>De ronde die bezig was, wordt opnieuw gedeeld.</translation>
    </message>
    <message>
        <source>This match stays in the history and counts in no table.</source>
        <translation>Dit potje blijft in het archief en telt in geen enkele stand mee.</translation>
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
        <translation>Ronde {deal}: {totals}</translation>
    </message>
    <message>
        <source>deal {deal}</source>
        <translation>ronde {deal}</translation>
    </message>
    <message>
        <source>The arrow keys read it deal by deal.</source>
        <translation>Met de pijltjes lees je de grafiek ronde voor ronde.</translation>
    </message>
    <message>
        <source>Places: {places}</source>
        <translation>Plaatsen: {places}</translation>
    </message>
    <message>
        <source>Places on {day}: {places}</source>
        <translation>Plaatsen op {day}: {places}</translation>
    </message>
    <message>
        <source>The arrow keys read it day by day.</source>
        <translation>Met de pijltjes lees je de grafiek dag voor dag.</translation>
    </message>
    <message>
        <source>Others beaten, month by month. The last, {month}: {figure}</source>
        <translation>Anderen verslagen, maand voor maand. De laatste, {month}: {figure}</translation>
    </message>
    <message>
        <source>{month}: {figure}</source>
        <translation>{month}: {figure}</translation>
    </message>
    <message>
        <source>The arrow keys read it month by month, Enter opens the matches of a month.</source>
        <translation>Met de pijltjes lees je de grafiek maand voor maand, Enter opent de potjes van een maand.</translation>
    </message>
</context>
<context>
    <name>checking</name>
    <message>
        <source>Check the history</source>
        <translation>Archief nakijken</translation>
    </message>
    <message>
        <source>Every match is read, and every number is computed again from what happened at the table.</source>
        <translation>Elk potje wordt gelezen, en elk getal wordt opnieuw berekend uit wat er aan tafel gebeurde.</translation>
    </message>
    <message>
        <source>Last checked {when}. Once a week it happens by itself.</source>
        <translation>Laatst nagekeken: {when}. Eén keer per week gaat het vanzelf.</translation>
    </message>
    <message>
        <source>Once a week it happens by itself.</source>
        <translation>Eén keer per week gaat het vanzelf.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Bezig met nakijken…</translation>
    </message>
    <message>
        <source>A backup is made, then the numbers are put right…</source>
        <translation>Er wordt een back-up gemaakt, en dan worden de getallen rechtgezet…</translation>
    </message>
    <message>
        <source>All is well: {what} checked.</source>
        <translation>Alles is in orde: {what} nagekeken.</translation>
    </message>
    <message numerus="yes">
        <source>Put right in %n match(es).</source>
        <translation>
            <numerusform>Rechtgezet in %n potje.</numerusform>
            <numerusform>Rechtgezet in %n potjes.</numerusform>
        </translation>
    </message>
    <message>
        <source>What happened at the table is all there; only numbers that were computed from it differ. They can be put right.</source>
        <translation>Wat er aan tafel gebeurde, is er allemaal; alleen getallen die daaruit berekend zijn, wijken af. Die kun je laten rechtzetten.</translation>
    </message>
    <message>
        <source>Something is not as it was written. Look for the best way back.</source>
        <translation>Iets is niet meer zoals het bewaard is. Zoek de beste weg terug.</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Wat er gevonden is</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>Rechtzetten</translation>
    </message>
    <message>
        <source>Find a way back…</source>
        <translation>Weg terug zoeken…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>close_season</name>
    <message>
        <source>Close the season {name}</source>
        <translation>Seizoen {name} afsluiten</translation>
    </message>
    <message>
        <source>Matches after its last day do not count in it. Nothing is lost, and another last day opens it again.</source>
        <translation>Potjes na de laatste dag tellen er niet in mee. Er gaat niets verloren, en met een andere laatste dag gaat het weer open.</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Laatste dag</translation>
    </message>
    <message numerus="yes">
        <source>Still unfinished: %n match(es). Each counts once it is finished.</source>
        <translation>
            <numerusform>Nog niet af: %n potje. Het telt mee zodra het af is.</numerusform>
            <numerusform>Nog niet af: %n potjes. Elk telt mee zodra het af is.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set up the season that comes after it</source>
        <translation>Ook het volgende seizoen klaarzetten</translation>
    </message>
    <message>
        <source>Name of the next season</source>
        <translation>Naam van het volgende seizoen</translation>
    </message>
    <message>
        <source>It begins on {day}, and counts the same games in the same way.</source>
        <translation>Het begint op {day} en telt dezelfde spellen op dezelfde manier.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Close the season</source>
        <translation>Seizoen afsluiten</translation>
    </message>
    <message>
        <source>Tick “Last day” and choose the day on which the season ends.</source>
        <translation>Vink “Laatste dag” aan en kies de dag waarop het seizoen eindigt.</translation>
    </message>
    <message>
        <source>The season begins on {day}. Choose that day or a later one.</source>
        <translation>Het seizoen begint op {day}. Kies die dag of een latere.</translation>
    </message>
    <message>
        <source>A season needs a name.</source>
        <translation>Een seizoen moet een naam hebben.</translation>
    </message>
    <message>
        <source>There is already a season called {name}. Choose another name.</source>
        <translation>Er is al een seizoen dat {name} heet. Kies een andere naam.</translation>
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
        <source>Scorepad made a mistake; whatever it said was done is safe in the history. Please report this: {what}</source>
        <translation>Scorepad heeft een fout gemaakt; alles wat het als gedaan meldde, staat veilig in het archief. Meld dit alsjeblieft: {what}</translation>
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
        <translation>Er veranderen geen punten.</translation>
    </message>
    <message>
        <source>Deal {deal}:</source>
        <translation>Ronde {deal}:</translation>
    </message>
    <message numerus="yes">
        <source>The points of %n deal(s) change.</source>
        <translation>
            <numerusform>De punten van %n ronde veranderen.</numerusform>
            <numerusform>De punten van %n rondes veranderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Totals:</source>
        <translation>Totalen:</translation>
    </message>
    <message>
        <source>{who} {before} → {after}</source>
        <translation>{who} {before} → {after}</translation>
    </message>
    <message>
        <source>{who} {after}</source>
        <translation>{who} {after}</translation>
    </message>
    <message>
        <source>{who} is still ahead.</source>
        <translation>{who} staat nog steeds voor.</translation>
    </message>
    <message>
        <source>{who} is ahead then, and no longer {other}.</source>
        <translation>{who} staat dan voor, en {other} niet meer.</translation>
    </message>
    <message>
        <source>{who} is ahead then.</source>
        <translation>{who} staat dan voor.</translation>
    </message>
    <message>
        <source>{who} are still ahead.</source>
        <translation>{who} staan nog steeds voor.</translation>
    </message>
    <message>
        <source>{who} are ahead then, and no longer {other}.</source>
        <translation>{who} staan dan voor, en {other} niet meer.</translation>
    </message>
    <message>
        <source>{who} are ahead then.</source>
        <translation>{who} staan dan voor.</translation>
    </message>
    <message>
        <source>{who} are level then.</source>
        <translation>{who} staan dan gelijk.</translation>
    </message>
    <message>
        <source>The match is over with it.</source>
        <translation>Daarmee is het potje afgelopen.</translation>
    </message>
    <message>
        <source>The match is not over any more and goes on.</source>
        <translation>Het potje is dan niet meer afgelopen en gaat verder.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) would not fit any more.</source>
        <translation>
            <numerusform>%n ronde zou niet meer kloppen.</numerusform>
            <numerusform>%n rondes zouden niet meer kloppen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {deal}: {why}.</source>
        <translation>Ronde {deal}: {why}.</translation>
    </message>
    <message>
        <source>Deal {old} becomes deal {deal}: {why}.</source>
        <translation>Ronde {old} wordt ronde {deal}: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… en nog %n</numerusform>
            <numerusform>… en nog %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>contract</name>
    <message>
        <source>nullo</source>
        <translation>nul</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>zonder troef</translation>
    </message>
    <message numerus="yes">
        <source>%n club(s)</source>
        <translation>
            <numerusform>%n klaveren</numerusform>
            <numerusform>%n klaveren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s)</source>
        <translation>
            <numerusform>%n ruiten</numerusform>
            <numerusform>%n ruiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <translation>
            <numerusform>%n harten</numerusform>
            <numerusform>%n harten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <translation>
            <numerusform>%n schoppen</numerusform>
            <numerusform>%n schoppen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nullo</source>
        <translation>
            <numerusform>%n nul</numerusform>
            <numerusform>%n nul</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n no trump</source>
        <translation>
            <numerusform>%n zonder troef</numerusform>
            <numerusform>%n zonder troef</numerusform>
        </translation>
    </message>
    <message>
        <source>nul</source>
        <translation>nul</translation>
    </message>
    <message>
        <source>NT</source>
        <translation>SA</translation>
    </message>
    <message>
        <source>not doubled</source>
        <translation>niet gedoubleerd</translation>
    </message>
    <message>
        <source>doubled</source>
        <translation>gedoubleerd</translation>
    </message>
    <message>
        <source>redoubled</source>
        <translation>geredoubleerd</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doublet</translation>
    </message>
    <message>
        <source>redouble</source>
        <translation>redoublet</translation>
    </message>
    <message>
        <source>Everybody passed in this deal, so there is no contract and no result</source>
        <translation>In deze ronde paste iedereen, dus er is geen contract en geen uitslag</translation>
    </message>
    <message>
        <source>Call {position} of the auction, “{call}”, is not allowed there</source>
        <translation>Bieding {position} van het biedverloop, “{call}”, mag daar niet</translation>
    </message>
    <message>
        <source>The auction is not over yet</source>
        <translation>Het bieden is nog niet afgelopen</translation>
    </message>
    <message>
        <source>The auction led to another contract than the one that is noted</source>
        <translation>Het biedverloop leidt tot een ander contract dan er genoteerd staat</translation>
    </message>
    <message>
        <source>There is no such bid</source>
        <translation>Zo’n bod bestaat niet</translation>
    </message>
    <message>
        <source>That is nothing that can be bid at this table</source>
        <translation>Dat kun je aan deze tafel niet bieden</translation>
    </message>
    <message>
        <source>There are 0 to 13 tricks to win</source>
        <translation>Er zijn 0 tot en met 13 slagen te halen</translation>
    </message>
    <message>
        <source>Whoever plays the contract must be one of the seats</source>
        <translation>Wie het contract speelt, moet op een van de stoelen zitten</translation>
    </message>
    <message>
        <source>That is no call</source>
        <translation>Dat is geen bieding</translation>
    </message>
    <message>
        <source>The auction is over</source>
        <translation>Het bieden is afgelopen</translation>
    </message>
    <message>
        <source>A bid must be higher than the last one</source>
        <translation>Een bod moet hoger zijn dan het vorige</translation>
    </message>
    <message>
        <source>There is no bid to double yet</source>
        <translation>Er is nog geen bod om te doubleren</translation>
    </message>
    <message>
        <source>Nobody doubles the bid of his own side</source>
        <translation>Je kunt het bod van je eigen partij niet doubleren</translation>
    </message>
    <message>
        <source>It is doubled already</source>
        <translation>Het bod is al gedoubleerd</translation>
    </message>
    <message>
        <source>Only a doubled bid can be redoubled</source>
        <translation>Je kunt alleen een gedoubleerd bod redoubleren</translation>
    </message>
    <message>
        <source>Only the side that was doubled can redouble</source>
        <translation>Alleen de gedoubleerde partij kan redoubleren</translation>
    </message>
    <message>
        <source>level</source>
        <translation>hoogte</translation>
    </message>
    <message>
        <source>strain</source>
        <translation>speelsoort</translation>
    </message>
    <message>
        <source>doubling</source>
        <translation>doublet</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>leider</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>slagen</translation>
    </message>
    <message>
        <source>passed out</source>
        <translation>rondpas</translation>
    </message>
    <message>
        <source>auction</source>
        <translation>biedverloop</translation>
    </message>
    <message>
        <source>the contract</source>
        <translation>contract</translation>
    </message>
    <message>
        <source>passing the deal out</source>
        <translation>rondpas</translation>
    </message>
    <message>
        <source>the auction</source>
        <translation>biedverloop</translation>
    </message>
    <message>
        <source>the doubling</source>
        <translation>doublet</translation>
    </message>
    <message>
        <source>the declarer</source>
        <translation>leider</translation>
    </message>
    <message>
        <source>the tricks</source>
        <translation>slagen</translation>
    </message>
    <message>
        <source>{bid}, {doubling}</source>
        <translation>{bid}, {doubling}</translation>
    </message>
    <message>
        <source>{level}{sign}</source>
        <translation>{level}{sign}</translation>
    </message>
    <message>
        <source>{bid}{crosses}</source>
        <translation>{bid}{crosses}</translation>
    </message>
    <message>
        <source>{call}</source>
        <translation>{call}</translation>
    </message>
    <message>
        <source>{first} · {then}</source>
        <translation>{first} · {then}</translation>
    </message>
    <message>
        <source>made</source>
        <translation>gemaakt</translation>
    </message>
    <message>
        <source>+{over}</source>
        <translation>+{over}</translation>
    </message>
    <message numerus="yes">
        <source>%n down</source>
        <translation>
            <numerusform>%n down</numerusform>
            <numerusform>%n down</numerusform>
        </translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Hoogte {level}</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>In totaal</translation>
    </message>
    <message>
        <source>As declarer</source>
        <translation>Als leider</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Gedoubleerd</translation>
    </message>
    <message>
        <source>Contracts made</source>
        <translation>Contracten gemaakt</translation>
    </message>
    <message>
        <source>Contracts of others</source>
        <translation>Contracten van anderen</translation>
    </message>
    <message>
        <source>Beaten</source>
        <translation>Verslagen</translation>
    </message>
    <message>
        <source>Contracts made, by level</source>
        <translation>Contracten gemaakt, per hoogte</translation>
    </message>
    <message>
        <source>Contracts made, by strain</source>
        <translation>Contracten gemaakt, per speelsoort</translation>
    </message>
</context>
<context>
    <name>contract_board</name>
    <message>
        <source>Deal {deal}</source>
        <translation>Ronde {deal}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) to play</source>
        <translation>
            <numerusform>nog %n ronde te spelen</numerusform>
            <numerusform>nog %n rondes te spelen</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} led</source>
        <translation>{who} kwam uit</translation>
    </message>
    <message>
        <source>{strain} are trump</source>
        <translation>{strain} is troef</translation>
    </message>
    <message>
        <source>{who} bids first</source>
        <translation>{who} biedt als eerste</translation>
    </message>
    <message>
        <source>Auction: {calls}</source>
        <translation>Biedverloop: {calls}</translation>
    </message>
    <message>
        <source>Auction: … {calls}</source>
        <translation>Biedverloop: … {calls}</translation>
    </message>
    <message>
        <source>The contract: {contract}</source>
        <translation>Het contract: {contract}</translation>
    </message>
    <message>
        <source>Everybody passed</source>
        <translation>Iedereen paste</translation>
    </message>
    <message>
        <source>Both passed</source>
        <translation>Beiden pasten</translation>
    </message>
    <message>
        <source>{who} deals again</source>
        <translation>{who} deelt opnieuw</translation>
    </message>
    <message>
        <source>{who} played {contract}: {result}</source>
        <translation>{who} speelde {contract}: {result}</translation>
    </message>
    <message>
        <source>{total} in all</source>
        <translation>totaal {total}</translation>
    </message>
    <message>
        <source>bids {bid}</source>
        <translation>biedt {bid}</translation>
    </message>
    <message>
        <source>{who} bids {bid}</source>
        <translation>{who} biedt {bid}</translation>
    </message>
    <message>
        <source>to call</source>
        <translation>is aan de beurt</translation>
    </message>
    <message>
        <source>{who} to call</source>
        <translation>{who} is aan de beurt</translation>
    </message>
    <message>
        <source>plays {contract}</source>
        <translation>speelt {contract}</translation>
    </message>
    <message>
        <source>{who} plays {contract}</source>
        <translation>{who} speelt {contract}</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>komt uit</translation>
    </message>
    <message>
        <source>{who} leads</source>
        <translation>{who} komt uit</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s): {result}</source>
        <translation>
            <numerusform>%n slag: {result}</numerusform>
            <numerusform>%n slagen: {result}</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} is dummy</source>
        <translation>{who} is dummy</translation>
    </message>
</context>
<context>
    <name>contract_face</name>
    <message>
        <source>What is the contract?</source>
        <translation>Wat is het contract?</translation>
    </message>
    <message>
        <source>Tap it, or type the level and the strain.</source>
        <translation>Tik erop, of typ hoogte en speelsoort.</translation>
    </message>
    <message>
        <source>{level} of what?</source>
        <translation>{level} wat?</translation>
    </message>
    <message>
        <source>How many {strain}?</source>
        <translation>Hoeveel {strain}?</translation>
    </message>
    <message>
        <source>Tap it, or type its number or letter.</source>
        <translation>Tik erop, of typ het cijfer of de letter.</translation>
    </message>
    <message>
        <source>What does {who} call?</source>
        <translation>Wat biedt {who}?</translation>
    </message>
    <message>
        <source>X doubles, P or Enter passes.</source>
        <translation>X doubleert, P of Enter past.</translation>
    </message>
    <message>
        <source>Type the level and the strain, or P to pass.</source>
        <translation>Typ hoogte en speelsoort, of P om te passen.</translation>
    </message>
    <message>
        <source>Who plays {contract}?</source>
        <translation>Wie speelt {contract}?</translation>
    </message>
    <message>
        <source>Type a number or tap. X doubles.</source>
        <translation>Typ een getal of tik. X doubleert.</translation>
    </message>
    <message>
        <source>How many tricks did {who} win?</source>
        <translation>Hoeveel slagen voor {who}?</translation>
    </message>
    <message>
        <source>One trick: Enter. Ten or more: type the second digit.</source>
        <translation>Eén slag: Enter. Tien of meer: typ het tweede cijfer.</translation>
    </message>
    <message>
        <source>Everybody passed: is this right?</source>
        <translation>Iedereen paste: klopt dit?</translation>
    </message>
    <message>
        <source>No score. {who} deals next.</source>
        <translation>Geen punten. Hierna deelt {who}.</translation>
    </message>
    <message>
        <source>No score. {who} deals again.</source>
        <translation>Geen punten. {who} deelt opnieuw.</translation>
    </message>
    <message>
        <source>Tap what is wrong, or press Enter to leave it out.</source>
        <translation>Tik op wat niet klopt, of laat het weg met Enter.</translation>
    </message>
    <message>
        <source>Leave out what does not fit</source>
        <translation>Weglaten wat niet klopt</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Weglaten</translation>
    </message>
    <message>
        <source>by {who}</source>
        <translation>door {who}</translation>
    </message>
    <message>
        <source>{tricks}: {result}</source>
        <translation>{tricks}: {result}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n slag</numerusform>
            <numerusform>%n slagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Passed out</source>
        <translation>Rondpas</translation>
    </message>
    <message>
        <source>Call by call</source>
        <translation>Bod voor bod</translation>
    </message>
    <message>
        <source>Contract only</source>
        <translation>Alleen contract</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Noteren</translation>
    </message>
    <message>
        <source>{result}: {tricks} tricks</source>
        <translation>{result}: {tricks} slagen</translation>
    </message>
    <message>
        <source>{result}: 1 trick</source>
        <translation>{result}: 1 slag</translation>
    </message>
    <message>
        <source>Contract, player, tricks</source>
        <translation>Contract, leider, slagen</translation>
    </message>
    <message>
        <source>Player, tricks</source>
        <translation>Speler, slagen</translation>
    </message>
    <message>
        <source>On to the auction</source>
        <translation>Door naar het bieden</translation>
    </message>
    <message>
        <source>{who} {points}:</source>
        <translation>{who} {points}:</translation>
    </message>
    <message>
        <source>No points for anybody.</source>
        <translation>Niemand krijgt punten.</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Doublet</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>the level, then the strain by number or letter</source>
        <translation>de hoogte, dan de speelsoort met cijfer of letter</translation>
    </message>
    <message>
        <source>doubled, redoubled, or not</source>
        <translation>gedoubleerd, geredoubleerd of niet</translation>
    </message>
    <message>
        <source>who plays it, as numbered at the table</source>
        <translation>wie het speelt, met het nummer aan tafel</translation>
    </message>
    <message>
        <source>the tricks, or + and − with those over or short</source>
        <translation>de slagen, of + en − met de overslagen of downslagen</translation>
    </message>
    <message>
        <source>everybody passed; call by call, one pass</source>
        <translation>iedereen paste; bij bod voor bod één keer pas</translation>
    </message>
    <message>
        <source>back to the answer before</source>
        <translation>terug naar het vorige antwoord</translation>
    </message>
    <message>
        <source>take what is proposed, or score the deal</source>
        <translation>overnemen wat voorgesteld is, of de ronde noteren</translation>
    </message>
</context>
<context>
    <name>controller</name>
    <message>
        <source>This match was changed by another window or program meanwhile; save again to keep what is here as a match of its own, beside that one.</source>
        <translation>Dit potje is intussen door een ander venster of programma veranderd; bewaar opnieuw om wat hier staat als apart potje te houden, naast dat andere.</translation>
    </message>
    <message>
        <source>This match is not in the history any more; save again to keep what is here as a match of its own.</source>
        <translation>Dit potje staat niet meer in het archief; bewaar opnieuw om wat hier staat als apart potje te houden.</translation>
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
    <message>
        <source>Deal</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} deals</source>
        <translation>{who} deelt</translation>
    </message>
    <message>
        <source>{who} dealt</source>
        <translation>{who} deelde</translation>
    </message>
    <message>
        <source>adjustment</source>
        <translation>correctie</translation>
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
    <name>correcting</name>
    <message>
        <source>Correcting deal {deal}</source>
        <translation>Ronde {deal} verbeteren</translation>
    </message>
    <message>
        <source>A forgotten deal, as deal {deal}</source>
        <translation>Een vergeten ronde, als ronde {deal}</translation>
    </message>
    <message>
        <source>Deal {deal} would not fit any more</source>
        <translation>Ronde {deal} zou niet meer kloppen</translation>
    </message>
    <message>
        <source>Deal {old} becomes deal {deal} and would not fit</source>
        <translation>Ronde {old} wordt ronde {deal} en zou niet kloppen</translation>
    </message>
    <message>
        <source>The match would be over before this deal. It can only be taken out.</source>
        <translation>Het potje zou vóór deze ronde al afgelopen zijn. Je kunt de ronde alleen weghalen.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) to put right; nothing is changed before that.</source>
        <translation>
            <numerusform>Nog %n ronde te herstellen; eerder verandert er niets.</numerusform>
            <numerusform>Nog %n rondes te herstellen; eerder verandert er niets.</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct deal {deal}</source>
        <translation>Ronde {deal} verbeteren</translation>
    </message>
    <message>
        <source>Put it in as deal {deal}</source>
        <translation>Invoegen als ronde {deal}</translation>
    </message>
    <message>
        <source>Go on with deal {deal}</source>
        <translation>Verder met ronde {deal}</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Laten zoals het is</translation>
    </message>
    <message>
        <source>Tap an answer to change it.</source>
        <translation>Tik op een antwoord om het te wijzigen.</translation>
    </message>
    <message>
        <source>Look at what changes, then press Enter.</source>
        <translation>Kijk wat er verandert en druk dan op Enter.</translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation>Niets veranderen</translation>
    </message>
    <message>
        <source>Take deal {deal} out</source>
        <translation>Ronde {deal} weghalen</translation>
    </message>
    <message numerus="yes">
        <source>%n later deal(s) would not fit any more; they come next.</source>
        <translation>
            <numerusform>%n latere ronde zou niet meer kloppen; die komt hierna.</numerusform>
            <numerusform>%n latere rondes zouden niet meer kloppen; die komen hierna.</numerusform>
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
        <translation>Scorepad maakte een fout. Alles waar “Bewaard” bij stond, staat veilig op je schijf.</translation>
    </message>
    <message>
        <source>You can go on. If something looks odd, start again: the last entries are saved first, and the program comes back.</source>
        <translation>Je kunt verder. Ziet iets er vreemd uit, start dan opnieuw: eerst wordt de laatste invoer bewaard, en daarna komt het programma terug.</translation>
    </message>
    <message>
        <source>It cannot start now. Try it once more.</source>
        <translation>Het kan nu niet starten. Probeer het nog een keer.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Opnieuw starten</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Programma sluiten</translation>
    </message>
    <message>
        <source>Copy what happened</source>
        <translation>Foutmelding kopiëren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Open the log folder</source>
        <translation>Map met logboek openen</translation>
    </message>
    <message>
        <source>The log is in {folder}</source>
        <translation>Het logboek staat in {folder}</translation>
    </message>
    <message>
        <source>{bug}. The log tells where it happened, and no names or notes.</source>
        <translation>{bug}. In het logboek staat waar het gebeurde, en geen namen of notities.</translation>
    </message>
</context>
<context>
    <name>deal_card</name>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Ronde {deal}</translation>
    </message>
    <message>
        <source>{who}: {total}</source>
        <translation>{who}: {total}</translation>
    </message>
    <message>
        <source>Correct deal {deal}</source>
        <translation>Ronde {deal} verbeteren</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Verbeteren…</translation>
    </message>
    <message>
        <source>More for this deal</source>
        <translation>Meer bij deze ronde</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>The deal before</source>
        <translation>Vorige ronde</translation>
    </message>
    <message>
        <source>The deal after</source>
        <translation>Volgende ronde</translation>
    </message>
    <message>
        <source>entered {time}</source>
        <translation>ingevuld {time}</translation>
    </message>
    <message>
        <source>corrected {time}</source>
        <translation>verbeterd {time}</translation>
    </message>
    <message>
        <source>Note: {note}</source>
        <translation>Notitie: {note}</translation>
    </message>
</context>
<context>
    <name>dealer_dialog</name>
    <message>
        <source>Who really dealt deal {deal}?</source>
        <translation>Wie deelde ronde {deal} echt?</translation>
    </message>
    <message>
        <source>Only this deal changes. Later deals go round from there.</source>
        <translation>Alleen deze ronde verandert. Daarna gaat het delen vanaf daar verder.</translation>
    </message>
    <message>
        <source>{who} dealt.</source>
        <translation>{who} deelde.</translation>
    </message>
    <message>
        <source>Tap a name. By keys: arrows, then Enter.</source>
        <translation>Tik op een naam. Met toetsen: pijltjes, dan Enter.</translation>
    </message>
    <message>
        <source>As the rules give: {who}</source>
        <translation>Volgens de regels: {who}</translation>
    </message>
    <message>
        <source>After that {who} deals.</source>
        <translation>Daarna deelt {who}.</translation>
    </message>
    <message>
        <source>Later deals whose dealer is noted keep it.</source>
        <translation>Latere rondes waarvan de deler genoteerd is, houden die deler.</translation>
    </message>
    <message>
        <source>The recorded auction begins with the dealer, so {who} plays the contract.</source>
        <translation>Het genoteerde biedverloop begint bij de deler, dus {who} speelt het contract.</translation>
    </message>
    <message>
        <source>Change the dealer</source>
        <translation>Deler veranderen</translation>
    </message>
</context>
<context>
    <name>dealers_bid</name>
    <message>
        <source>What may the dealer bid?</source>
        <translation>Wat mag de deler bieden?</translation>
    </message>
    <message>
        <source>Type or tap the bids as they are said. The dealer bids last.</source>
        <translation>Typ of tik elk bod zodra het gezegd is. De deler biedt als laatste.</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Kaarten per speler</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Bid {number}</source>
        <translation>Bod {number}</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Deler</translation>
    </message>
    <message>
        <source>Dealer: {who}</source>
        <translation>Deler: {who}</translation>
    </message>
    <message>
        <source>{who}, {bid}: change</source>
        <translation>{who}, {bid}: veranderen</translation>
    </message>
    <message numerus="yes">
        <source>%n bid(s) to go</source>
        <translation>
            <numerusform>Nog %n bod</numerusform>
            <numerusform>Nog %n biedingen</numerusform>
        </translation>
    </message>
    <message>
        <source>What does {who} bid?</source>
        <translation>Wat biedt {who}?</translation>
    </message>
    <message>
        <source>What does the next player bid?</source>
        <translation>Wat biedt de volgende speler?</translation>
    </message>
    <message>
        <source>Not {bid}</source>
        <translation>Geen {bid}</translation>
    </message>
    <message>
        <source>{others} so far, and {bid} more would make {size}, the number of tricks (boerenregel).</source>
        <translation>{others} is al geboden, en met {bid} erbij wordt het {size}, precies het aantal slagen (boerenregel).</translation>
    </message>
    <message>
        <source>Only {bid} is left.</source>
        <translation>Alleen {bid} kan nog.</translation>
    </message>
    <message>
        <source>{bid} is fine.</source>
        <translation>{bid} mag wel.</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Vrij</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n slag</numerusform>
            <numerusform>%n slagen</numerusform>
        </translation>
    </message>
    <message>
        <source>{others} is already more than {tricks}, so the dealer may bid anything.</source>
        <translation>{others} is al meer dan {tricks}, dus de deler mag alles bieden.</translation>
    </message>
    <message>
        <source>At this table the dealer may always bid anything.</source>
        <translation>Aan deze tafel mag de deler altijd alles bieden.</translation>
    </message>
    <message>
        <source>At this table the boerenregel holds only from {size} cards on.</source>
        <translation>Aan deze tafel geldt de boerenregel pas vanaf {size} kaarten.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>deciding</name>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Nothing would change yet.</source>
        <translation>Zo verandert er nog niets.</translation>
    </message>
    <message>
        <source>This is only possible where every played deal still fits.</source>
        <translation>Dit kan alleen als elke gespeelde ronde blijft kloppen.</translation>
    </message>
    <message>
        <source>Go on, and you put these deals right one by one. Nothing changes before all of them fit.</source>
        <translation>Ga verder en herstel deze rondes één voor één. Er verandert pas iets als ze allemaal kloppen.</translation>
    </message>
    <message>
        <source>{why}.</source>
        <translation>{why}.</translation>
    </message>
    <message>
        <source>Write a name.</source>
        <translation>Vul een naam in.</translation>
    </message>
    <message>
        <source>{name} sits at this table already.</source>
        <translation>{name} zit al aan deze tafel.</translation>
    </message>
    <message>
        <source>{who} (for {player})</source>
        <translation>{who} (voor {player})</translation>
    </message>
</context>
<context>
    <name>declarer_table</name>
    <message>
        <source>Seat {seat}: {name}</source>
        <translation>Stoel {seat}: {name}</translation>
    </message>
    <message>
        <source>Seat {seat}: {name}, deals</source>
        <translation>Stoel {seat}: {name}, deelt</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>deelt</translation>
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
    <name>ending</name>
    <message>
        <source>{who} wins with {points}</source>
        <translation>{who} wint met {points}</translation>
    </message>
    <message>
        <source>{who} win with {points}</source>
        <translation>{who} winnen met {points}</translation>
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
        <source>Level in everything that is compared.</source>
        <translation>Gelijk in alles wat telt.</translation>
    </message>
</context>
<context>
    <name>entry_form</name>
    <message>
        <source>Deal {deal}: is this right?</source>
        <translation>Ronde {deal}: klopt dit?</translation>
    </message>
    <message>
        <source>Enter scores it.</source>
        <translation>Enter noteert de ronde.</translation>
    </message>
    <message>
        <source>Score deal {deal}</source>
        <translation>Noteer ronde {deal}</translation>
    </message>
    <message>
        <source>back to the answer before</source>
        <translation>terug naar het vorige antwoord</translation>
    </message>
    <message>
        <source>take what is proposed, or score the deal</source>
        <translation>overnemen wat voorgesteld is, of de ronde noteren</translation>
    </message>
</context>
<context>
    <name>evening_desk</name>
    <message>
        <source>Time is up: finish this deal, then end the match.</source>
        <translation>De tijd is om: speel deze ronde uit en stop dan het potje.</translation>
    </message>
    <message>
        <source>End the match…</source>
        <translation>Potje stoppen…</translation>
    </message>
    <message>
        <source>That evening is over: nobody waits for a place any more.</source>
        <translation>Die avond is voorbij: niemand wacht meer op een plaats.</translation>
    </message>
    <message>
        <source>This holds for now, but could not be kept: the settings cannot be written.</source>
        <translation>Dit geldt voor nu, maar is niet bewaard: de instellingen zijn niet te schrijven.</translation>
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
    <name>export_desk</name>
    <message>
        <source>Saved: {file}</source>
        <translation>Bewaard: {file}</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Map tonen</translation>
    </message>
</context>
<context>
    <name>export_preview</name>
    <message>
        <source>Kind of file</source>
        <translation>Soort bestand</translation>
    </message>
    <message>
        <source>What the file will hold</source>
        <translation>Wat er in het bestand komt</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… en nog %n regel</numerusform>
            <numerusform>… en nog %n regels</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Kopiëren als tekst</translation>
    </message>
    <message>
        <source>What the file will hold is being laid out…</source>
        <translation>Wat er in het bestand komt, wordt klaargezet…</translation>
    </message>
    <message>
        <source>The file is being made…</source>
        <translation>Het bestand wordt gemaakt…</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Bewaren als…</translation>
    </message>
</context>
<context>
    <name>file_forms</name>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>CSV with decimal commas</source>
        <translation>CSV met decimale komma’s</translation>
    </message>
    <message>
        <source>Spreadsheet (XLSX)</source>
        <translation>Spreadsheet (XLSX)</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Webpagina (HTML)</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>This is exactly what the file will hold.</source>
        <translation>Precies dit komt er in het bestand.</translation>
    </message>
    <message>
        <source>These are the cells of the file.</source>
        <translation>Dit zijn de cellen van het bestand.</translation>
    </message>
    <message>
        <source>On a second sheet come the matches behind the table.</source>
        <translation>Op een tweede blad komen de potjes bij deze stand.</translation>
    </message>
    <message>
        <source>These are the pages of the file.</source>
        <translation>Dit zijn de pagina’s van het bestand.</translation>
    </message>
    <message>
        <source>This stands on the page. A browser lays it out for its screen, on a phone too.</source>
        <translation>Dit komt op de pagina te staan. Een browser past het aan zijn scherm aan, ook op een telefoon.</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>Unknown game: {game}</source>
        <translation>Onbekend spel: {game}</translation>
    </message>
</context>
<context>
    <name>grid</name>
    <message>
        <source>deal {deal} · {what}</source>
        <translation>ronde {deal} · {what}</translation>
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
        <source>Problems that are not listed: {number}.</source>
        <translation>Problemen die hier niet bij staan: {number}.</translation>
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
        <source>Matches of a game that this Scorepad does not know ({game}), which are not in the export: {number}.</source>
        <translation>Potjes van een spel dat deze Scorepad niet kent ({game}) en die niet in de export staan: {number}.</translation>
    </message>
    <message>
        <source>The season {season} counts a game that this Scorepad does not know, and is not in the export.</source>
        <translation>Het seizoen {season} telt een spel dat deze Scorepad niet kent, en staat niet in de export.</translation>
    </message>
    <message>
        <source>The history is not as it was written, so no table is made of it; “scorepad check” says what is wrong, and “scorepad check --repair” puts computed numbers right.</source>
        <translation>Het archief is niet meer zoals het bewaard is, dus er wordt geen stand van gemaakt; “scorepad check” zegt wat er mis is, en “scorepad check --repair” zet berekende getallen recht.</translation>
    </message>
    <message>
        <source>Matches checked: {number}. All is well.</source>
        <translation>Potjes nagekeken: {number}. Alles is in orde.</translation>
    </message>
    <message>
        <source>Matches whose numbers were computed again and put right: {number}.</source>
        <translation>Potjes waarvan de getallen opnieuw berekend en rechtgezet zijn: {number}.</translation>
    </message>
    <message>
        <source>today {time}</source>
        <translation>vandaag {time}</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <translation>gisteren {time}</translation>
    </message>
    <message>
        <source>{weekday} {time}</source>
        <translation>{weekday} {time}</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>geen datum</translation>
    </message>
    <message>
        <source>goes on, deal {deal}</source>
        <translation>loopt nog, ronde {deal}</translation>
    </message>
    <message>
        <source>goes on, deal {deal} of {deals}</source>
        <translation>loopt nog, ronde {deal} van {deals}</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestopt</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>telt niet mee</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name} {points}, won</source>
        <translation>{name} {points}, gewonnen</translation>
    </message>
    <message>
        <source>season {name}</source>
        <translation>seizoen {name}</translation>
    </message>
    <message>
        <source>note: {note}</source>
        <translation>notitie: {note}</translation>
    </message>
</context>
<context>
    <name>history_filters</name>
    <message>
        <source>Put away</source>
        <translation>Opzij</translation>
    </message>
</context>
<context>
    <name>history_page</name>
    <message>
        <source>History</source>
        <translation>Archief</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n potje</numerusform>
            <numerusform>%n potjes</numerusform>
        </translation>
    </message>
    <message>
        <source>Search names, notes, seasons</source>
        <translation>Zoek naam, notitie, seizoen</translation>
    </message>
    <message>
        <source>Nothing played yet</source>
        <translation>Nog niets gespeeld</translation>
    </message>
    <message>
        <source>Every match you play is kept here, deal by deal, and found again in seconds.</source>
        <translation>Elk potje dat je speelt, wordt hier ronde voor ronde bewaard, en je vindt het zo terug.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nieuw potje</translation>
    </message>
    <message>
        <source>Look around in a sample evening</source>
        <translation>Rondkijken in een voorbeeldavond</translation>
    </message>
    <message>
        <source>Bring in old sheets…</source>
        <translation>Oude scorebladen inlezen…</translation>
    </message>
    <message>
        <source>Nothing found for {wanted}.</source>
        <translation>Niets gevonden voor {wanted}.</translation>
    </message>
    <message>
        <source>Nothing is put away.</source>
        <translation>Er ligt niets opzij.</translation>
    </message>
    <message>
        <source>Every match is put away.</source>
        <translation>Alle potjes liggen opzij.</translation>
    </message>
    <message>
        <source>Show what is put away</source>
        <translation>Tonen wat opzij ligt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Back to {name}</source>
        <translation>Terug naar {name}</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Alles tonen</translation>
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
        <source>{who} is ahead with {points}</source>
        <translation>{who} staat voor met {points}</translation>
    </message>
    <message>
        <source>{who} are ahead with {points}</source>
        <translation>{who} staan voor met {points}</translation>
    </message>
    <message>
        <source>Level at {points}</source>
        <translation>Gelijk op {points}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} en {last}</translation>
    </message>
    <message>
        <source>Nobody wrote down when</source>
        <translation>Niemand schreef op wanneer</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{day}, {time} to {end}</source>
        <translation>{day}, {time} tot {end}</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} u {minutes} min</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>put away</source>
        <translation>ligt opzij</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {points}</source>
        <translation>Plaats {place}: {name}, {points}</translation>
    </message>
    <message>
        <source>Agreed at the table</source>
        <translation>Afgesproken aan tafel</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Seizoen</translation>
    </message>
    <message>
        <source>No season</source>
        <translation>Geen seizoen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notitie</translation>
    </message>
    <message>
        <source>Anything worth remembering</source>
        <translation>Iets om te onthouden</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nog eens spelen</translation>
    </message>
    <message>
        <source>A new match of the same people by the same rules</source>
        <translation>Een nieuw potje met dezelfde mensen en dezelfde regels</translation>
    </message>
    <message>
        <source>Print the sheet…</source>
        <translation>Blad afdrukken…</translation>
    </message>
    <message>
        <source>Save the sheet…</source>
        <translation>Scoreblad bewaren…</translation>
    </message>
    <message>
        <source>Save as a record file…</source>
        <translation>Bewaren als verslag…</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Opzij</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Terughalen</translation>
    </message>
    <message>
        <source>This match cannot be shown.</source>
        <translation>Dit potje is niet te tonen.</translation>
    </message>
    <message>
        <source>Matches behind a number</source>
        <translation>Potjes bij een getal</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Dagen</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Niet af</translation>
    </message>
    <message>
        <source>{filter}: {value}. Press to show all again.</source>
        <translation>{filter}: {value}. Druk om alles weer te tonen.</translation>
    </message>
    <message>
        <source>Only “{filter}” is shown. Press to show all again.</source>
        <translation>Alleen “{filter}” is te zien. Druk om alles weer te tonen.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} t/m {last}</translation>
    </message>
    <message>
        <source>since {first}</source>
        <translation>vanaf {first}</translation>
    </message>
    <message>
        <source>until {last}</source>
        <translation>t/m {last}</translation>
    </message>
    <message>
        <source>Type a few letters</source>
        <translation>Typ een paar letters</translation>
    </message>
    <message>
        <source>There is no such name.</source>
        <translation>Die naam is er niet.</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Deze maand</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Vorige maand</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dit jaar</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Vorig jaar</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Vanaf</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Tot en met</translation>
    </message>
    <message>
        <source>Show these days</source>
        <translation>Deze dagen tonen</translation>
    </message>
    <message>
        <source>Matches, the latest first</source>
        <translation>Potjes, nieuwste eerst</translation>
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
        <source>{who} are ahead with {points}</source>
        <translation>{who} staan voor met {points}</translation>
    </message>
    <message>
        <source>level at {points}</source>
        <translation>gelijk op {points}</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>geen datum</translation>
    </message>
    <message>
        <source>This match is damaged; restore a backup to go on with it.</source>
        <translation>Dit potje is beschadigd; zet een back-up terug om ermee verder te gaan.</translation>
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
        <source>Change of team…</source>
        <translation>Wissel van koppel…</translation>
    </message>
    <message>
        <source>{game} by the same rules</source>
        <translation>{game}, zelfde regels</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle potjes</translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation>Vanavond</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n potje</numerusform>
            <numerusform>%n potjes</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Potjes</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>{game} {points}</source>
        <translation>{game} {points}</translation>
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
        <translation>Rondkijken in een voorbeeldavond</translation>
    </message>
    <message>
        <source>Look around in a sample year</source>
        <translation>Rondkijken in een voorbeeldjaar</translation>
    </message>
    <message>
        <source>It opens in a window of its own, and goes when you close that.</source>
        <translation>Het opent in een eigen venster en verdwijnt als je dat sluit.</translation>
    </message>
    <message>
        <source>A sample evening</source>
        <translation>Een voorbeeldavond</translation>
    </message>
    <message>
        <source>It is here to look around in. Nothing of it counts in your own tables.</source>
        <translation>Om in rond te kijken. Niets ervan telt mee in je eigen standen.</translation>
    </message>
    <message>
        <source>Your history cannot be opened</source>
        <translation>Je archief is niet te openen</translation>
    </message>
    <message>
        <source>Nothing of it was changed, and nothing will be without your choice.</source>
        <translation>Er is niets aan veranderd, en er verandert ook niets zonder dat jij het kiest.</translation>
    </message>
    <message>
        <source>A match is not as it was written.</source>
        <translation>Een potje is niet meer zoals het bewaard is.</translation>
    </message>
    <message>
        <source>Find a way back…</source>
        <translation>Weg terug zoeken…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Weghalen</translation>
    </message>
</context>
<context>
    <name>house_rules_dialog</name>
    <message>
        <source>House rules of this match</source>
        <translation>Huisregels van dit potje</translation>
    </message>
    <message>
        <source>All deals are scored again by the new rules, also those that were played.</source>
        <translation>Alle rondes tellen volgens de nieuwe regels, ook de rondes die al gespeeld zijn.</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Regels veranderen</translation>
    </message>
</context>
<context>
    <name>html</name>
    <message>
        <source>Season table</source>
        <translation>Seizoensstand</translation>
    </message>
    <message>
        <source>The places over time</source>
        <translation>Verloop van de plaatsen</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Scorebladen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notities</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Match {number} · {day} · {game}</source>
        <translation>Potje {number} · {day} · {game}</translation>
    </message>
    <message>
        <source>Match {number} · {game}</source>
        <translation>Potje {number} · {game}</translation>
    </message>
    <message>
        <source>✓ made · × missed</source>
        <translation>✓ gehaald · × gemist</translation>
    </message>
    <message>
        <source>* with points that the table gave or took</source>
        <translation>* met punten die de tafel gaf of afnam</translation>
    </message>
</context>
<context>
    <name>joining_dialog</name>
    <message>
        <source>Someone joins</source>
        <translation>Er komt iemand bij</translation>
    </message>
    <message>
        <source>Who joins?</source>
        <translation>Wie komt erbij?</translation>
    </message>
    <message>
        <source>Where at the table? Tap a seat, or drag the new one. By keys: arrows, then Enter.</source>
        <translation>Waar aan tafel? Tik op een stoel, of sleep de nieuwe. Met toetsen: pijltjes, dan Enter.</translation>
    </message>
    <message>
        <source>Begins with how many points?</source>
        <translation>Met hoeveel punten beginnen?</translation>
    </message>
    <message>
        <source>the lowest total: {points}</source>
        <translation>het laagste totaal: {points}</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>In {game} nobody can join a match that is running. Take a seat as a substitute, or play in the next match.</source>
        <translation>Bij {game} kan niemand halverwege meedoen. Val in voor iemand, of doe mee met het volgende potje.</translation>
    </message>
    <message>
        <source>{game} is for at most {most} players. Take a seat as a substitute, or play in the next match.</source>
        <translation>{game} is voor hooguit {most} spelers. Val in voor iemand, of doe mee met het volgende potje.</translation>
    </message>
    <message>
        <source>No deal is left: play in the next match.</source>
        <translation>Er is geen ronde meer: doe mee met het volgende potje.</translation>
    </message>
    <message>
        <source>Whose seat?</source>
        <translation>Van wie is de stoel?</translation>
    </message>
    <message>
        <source>Choose whose seat it is.</source>
        <translation>Kies van wie de stoel is.</translation>
    </message>
    <message>
        <source>From deal {deal} on {who} plays for {player}. The result stays with {player}.</source>
        <translation>Vanaf ronde {deal} speelt {who} voor {player}. De uitslag telt voor {player}.</translation>
    </message>
    <message>
        <source>Play on together</source>
        <translation>Samen doorspelen</translation>
    </message>
    <message>
        <source>Take the seat</source>
        <translation>Invallen</translation>
    </message>
</context>
<context>
    <name>keypad</name>
    <message>
        <source>Change the sign</source>
        <translation>Plus of min wisselen</translation>
    </message>
    <message>
        <source>Take back the last digit</source>
        <translation>Laatste cijfer weghalen</translation>
    </message>
</context>
<context>
    <name>ladder_dialog</name>
    <message>
        <source>Shorten the ladder</source>
        <translation>Potje inkorten</translation>
    </message>
    <message>
        <source>Only the deals still to come change. What was played stays as it is.</source>
        <translation>Alleen de rondes die nog komen, veranderen. Wat gespeeld is, blijft zoals het is.</translation>
    </message>
    <message>
        <source>Played: {sizes}</source>
        <translation>Gespeeld: {sizes}</translation>
    </message>
    <message>
        <source>Played or begun: {sizes}</source>
        <translation>Gespeeld of begonnen: {sizes}</translation>
    </message>
    <message>
        <source>Nothing is played yet.</source>
        <translation>Er is nog niets gespeeld.</translation>
    </message>
    <message>
        <source>Hand sizes still to come</source>
        <translation>Aantal kaarten in die rondes</translation>
    </message>
    <message>
        <source>1 2 3 5 5 3 or 1-7-1</source>
        <translation>1 2 3 5 5 3 of 1-7-1</translation>
    </message>
    <message>
        <source>Stop at the next 1-card deal</source>
        <translation>Stop bij de volgende ronde van 1</translation>
    </message>
    <message>
        <source>Deals still to come</source>
        <translation>Rondes die nog komen</translation>
    </message>
    <message>
        <source>Go down to 1 from here</source>
        <translation>Vanaf hier omlaag naar 1</translation>
    </message>
    <message>
        <source>A match has at most {most} deals.</source>
        <translation>Een potje heeft hooguit {most} rondes.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) in all</source>
        <translation>
            <numerusform>%n ronde in totaal</numerusform>
            <numerusform>%n rondes in totaal</numerusform>
        </translation>
    </message>
    <message>
        <source>{deals}: {sizes}</source>
        <translation>{deals}: {sizes}</translation>
    </message>
    <message>
        <source>Change the ladder</source>
        <translation>Rondes veranderen</translation>
    </message>
</context>
<context>
    <name>leaving_dialog</name>
    <message>
        <source>Someone leaves</source>
        <translation>Er gaat iemand weg</translation>
    </message>
    <message>
        <source>Who leaves?</source>
        <translation>Wie gaat er weg?</translation>
    </message>
    <message>
        <source>And then?</source>
        <translation>En dan?</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Hier stoppen</translation>
    </message>
    <message>
        <source>A substitute takes the seat</source>
        <translation>Een ander valt in</translation>
    </message>
    <message>
        <source>Play on without</source>
        <translation>Met minder doorspelen</translation>
    </message>
    <message>
        <source>Who takes the seat?</source>
        <translation>Wie valt er in?</translation>
    </message>
    <message>
        <source>Choose who leaves.</source>
        <translation>Kies wie er weggaat.</translation>
    </message>
    <message>
        <source>Choose what happens then.</source>
        <translation>Kies wat er dan gebeurt.</translation>
    </message>
    <message>
        <source>{game} cannot be played on with one player fewer.</source>
        <translation>{game} kan niet verder met een speler minder.</translation>
    </message>
    <message>
        <source>No deal is left to play on with.</source>
        <translation>Er is geen ronde meer over om door te spelen.</translation>
    </message>
    <message>
        <source>From deal {deal} on {who} plays for {player}. The result stays with {player}.</source>
        <translation>Vanaf ronde {deal} speelt {who} voor {player}. De uitslag telt voor {player}.</translation>
    </message>
    <message>
        <source>From deal {deal} on {player} plays again.</source>
        <translation>Vanaf ronde {deal} speelt {player} weer zelf.</translation>
    </message>
    <message>
        <source>The deal that is being entered does not count.</source>
        <translation>De ronde die nu bezig is, telt niet mee.</translation>
    </message>
    <message>
        <source>No deal is finished, so there is no winner: the match is thrown away.</source>
        <translation>Er is nog geen ronde af, dus ook geen winnaar: het potje wordt weggegooid.</translation>
    </message>
    <message>
        <source>Go ahead</source>
        <translation>Akkoord</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Potje stoppen</translation>
    </message>
    <message>
        <source>Take the seat</source>
        <translation>Invallen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Doorspelen</translation>
    </message>
</context>
<context>
    <name>match_actions</name>
    <message>
        <source>Deal again (misdeal)</source>
        <translation>Opnieuw delen (verkeerd gedeeld)</translation>
    </message>
    <message>
        <source>Somebody else deals…</source>
        <translation>Iemand anders deelt…</translation>
    </message>
    <message>
        <source>Points for…</source>
        <translation>Punten voor…</translation>
    </message>
    <message>
        <source>Show a deal</source>
        <translation>Ronde bekijken</translation>
    </message>
    <message>
        <source>What was corrected…</source>
        <translation>Wat er verbeterd is…</translation>
    </message>
    <message>
        <source>Seats…</source>
        <translation>Stoelen…</translation>
    </message>
    <message>
        <source>The wrong person…</source>
        <translation>De verkeerde persoon…</translation>
    </message>
    <message>
        <source>Someone leaves…</source>
        <translation>Er gaat iemand weg…</translation>
    </message>
    <message>
        <source>Someone joins…</source>
        <translation>Er komt iemand bij…</translation>
    </message>
    <message>
        <source>Waiting pairs…</source>
        <translation>Wachtende koppels…</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Huisregels…</translation>
    </message>
    <message>
        <source>Shorten the ladder…</source>
        <translation>Potje inkorten…</translation>
    </message>
    <message>
        <source>How long it lasts…</source>
        <translation>Hoelang het duurt…</translation>
    </message>
    <message>
        <source>Note and season…</source>
        <translation>Notitie en seizoen…</translation>
    </message>
    <message>
        <source>When it was played…</source>
        <translation>Wanneer er gespeeld is…</translation>
    </message>
    <message>
        <source>Print or save…</source>
        <translation>Afdrukken of bewaren…</translation>
    </message>
    <message>
        <source>Go on by hand…</source>
        <translation>Verder op papier…</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Bewaren als bestand…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Kopiëren als tekst</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Kopiëren als afbeelding</translation>
    </message>
    <message>
        <source>Stop playing…</source>
        <translation>Stoppen met spelen…</translation>
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
        <source>Next sheet of that evening</source>
        <translation>Volgend blad van die avond</translation>
    </message>
    <message>
        <source>People and seats</source>
        <translation>Mensen en plaatsen</translation>
    </message>
    <message>
        <source>Rules and length</source>
        <translation>Regels en lengte</translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation>Het scoreblad</translation>
    </message>
    <message>
        <source>Correct this deal</source>
        <translation>Deze ronde verbeteren</translation>
    </message>
    <message>
        <source>Somebody else dealt…</source>
        <translation>Iemand anders deelde…</translation>
    </message>
    <message>
        <source>Note on this deal…</source>
        <translation>Notitie bij deze ronde…</translation>
    </message>
    <message>
        <source>Put in a forgotten deal before it…</source>
        <translation>Vergeten ronde ervoor invoegen…</translation>
    </message>
    <message>
        <source>Swap with the next deal…</source>
        <translation>Wisselen met de volgende ronde…</translation>
    </message>
    <message>
        <source>Take this deal out…</source>
        <translation>Deze ronde weghalen…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
</context>
<context>
    <name>match_clock</name>
    <message numerus="yes">
        <source>%n min left</source>
        <translation>
            <numerusform>nog %n min</numerusform>
            <numerusform>nog %n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n s left</source>
        <translation>
            <numerusform>nog %n s</numerusform>
            <numerusform>nog %n s</numerusform>
        </translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>De tijd is om</translation>
    </message>
    <message>
        <source>Set the time…</source>
        <translation>Tijd instellen…</translation>
    </message>
    <message>
        <source>How long the match lasts</source>
        <translation>Hoelang het potje duurt</translation>
    </message>
</context>
<context>
    <name>match_desk</name>
    <message>
        <source>Not everything is saved</source>
        <translation>Nog niet alles is bewaard</translation>
    </message>
    <message>
        <source>Not saved: {why}</source>
        <translation>Niet bewaard: {why}</translation>
    </message>
    <message>
        <source>Everything is saved now.</source>
        <translation>Alles is nu bewaard.</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Opnieuw bewaren</translation>
    </message>
    <message>
        <source>The roles go on: {who} deals.</source>
        <translation>De rollen lopen door: {who} deelt.</translation>
    </message>
    <message>
        <source>{who} deals first.</source>
        <translation>{who} deelt als eerste.</translation>
    </message>
    <message>
        <source>Somebody else…</source>
        <translation>Iemand anders…</translation>
    </message>
    <message>
        <source>The match is put away.</source>
        <translation>Het potje ligt opzij.</translation>
    </message>
    <message>
        <source>The match is back.</source>
        <translation>Het potje is terug.</translation>
    </message>
    <message>
        <source>A new match goes on from here; the old one counts no more.</source>
        <translation>Een nieuw potje gaat hier verder; het oude telt niet meer mee.</translation>
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
        <source>Table view</source>
        <translation>Voor de tafel</translation>
    </message>
    <message>
        <source>The same for everybody to see, in large letters (F11)</source>
        <translation>Hetzelfde voor iedereen, in grote letters (F11)</translation>
    </message>
    <message>
        <source>who deals</source>
        <translation>wie er deelt</translation>
    </message>
    <message>
        <source>the points given</source>
        <translation>de gegeven punten</translation>
    </message>
    <message>
        <source>dealing again</source>
        <translation>opnieuw delen</translation>
    </message>
    <message>
        <source>the numbers of deal {deal}</source>
        <translation>de getallen van ronde {deal}</translation>
    </message>
    <message>
        <source>{who}’s call</source>
        <translation>bieding van {who}</translation>
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
        <source>Same table</source>
        <translation>Zelfde tafel</translation>
    </message>
    <message>
        <source>Next sheet of that evening</source>
        <translation>Volgend blad van die avond</translation>
    </message>
    <message>
        <source>Next sheet</source>
        <translation>Volgend blad</translation>
    </message>
    <message>
        <source>Play one more deal</source>
        <translation>Nog één ronde spelen</translation>
    </message>
    <message>
        <source>One more deal</source>
        <translation>Nog één ronde</translation>
    </message>
    <message>
        <source>Look at the deals</source>
        <translation>Rondes bekijken</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Naar start</translation>
    </message>
    <message>
        <source>Change of team</source>
        <translation>Wissel van koppel</translation>
    </message>
    <message>
        <source>{pair} stay, and others sit down against them.</source>
        <translation>{pair} blijven zitten, en anderen schuiven aan.</translation>
    </message>
    <message>
        <source>{pair} stay; {next} are next.</source>
        <translation>{pair} blijven zitten; {next} zijn aan de beurt.</translation>
    </message>
    <message>
        <source>{pair} stay; {next} are next. Or before them:</source>
        <translation>{pair} blijven zitten; {next} zijn aan de beurt. Of eerst:</translation>
    </message>
    <message>
        <source>{pair} sit down</source>
        <translation>{pair} schuiven aan</translation>
    </message>
    <message>
        <source>Somebody else…</source>
        <translation>Anderen…</translation>
    </message>
    <message>
        <source>Waiting pairs…</source>
        <translation>Wachtende koppels…</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Het potje is afgelopen</translation>
    </message>
</context>
<context>
    <name>match_time_dialog</name>
    <message>
        <source>How long does the match last?</source>
        <translation>Hoelang duurt het potje?</translation>
    </message>
    <message>
        <source>Time is up: finish this deal, then end the match.</source>
        <translation>De tijd is om: speel deze ronde uit en stop dan het potje.</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>It began at {began} and lasts until {ends}.</source>
        <translation>Het begon om {began} en duurt tot {ends}.</translation>
    </message>
    <message>
        <source>The time runs from now on, until {ends}.</source>
        <translation>De tijd gaat nu in, tot {ends}.</translation>
    </message>
    <message>
        <source>It began at {began}: that time is over already.</source>
        <translation>Het begon om {began}: die tijd is al om.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>End the match…</source>
        <translation>Potje stoppen…</translation>
    </message>
    <message>
        <source>Set the time</source>
        <translation>Tijd instellen</translation>
    </message>
</context>
<context>
    <name>merge_dialog</name>
    <message>
        <source>These two are one person</source>
        <translation>Deze twee zijn één persoon</translation>
    </message>
    <message>
        <source>For somebody who got into the list under two names. You can part them again.</source>
        <translation>Voor iemand die onder twee namen in de lijst staat. Je kunt ze later weer uit elkaar halen.</translation>
    </message>
    <message>
        <source>There is already somebody called {name}. Is that the same person?</source>
        <translation>Er is al iemand die {name} heet. Is dat dezelfde persoon?</translation>
    </message>
    <message>
        <source>The name</source>
        <translation>De naam</translation>
    </message>
    <message>
        <source>is the same person as</source>
        <translation>is dezelfde persoon als</translation>
    </message>
    <message>
        <source>Choose a name</source>
        <translation>Kies een naam</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n potje</numerusform>
            <numerusform>%n potjes</numerusform>
        </translation>
    </message>
    <message>
        <source>{matches} of {name} count for {into} from now on, in lists and in season tables. The sheets keep the names as they were written.</source>
        <translation>{into} krijgt er {matches} van {name} bij, in lijsten en in seizoensstanden. Op de scorebladen blijven de namen staan zoals ze geschreven zijn.</translation>
    </message>
    <message>
        <source>What happens:</source>
        <translation>Wat er gebeurt:</translation>
    </message>
    <message>
        <source>Not possible:</source>
        <translation>Dat kan niet:</translation>
    </message>
    <message>
        <source>If a wrong name was written down there, put the right one into that match first; then they can be one.</source>
        <translation>Staat daar een verkeerde naam, zet dan eerst de juiste in dat potje; daarna kun je ze samenvoegen.</translation>
    </message>
    <message>
        <source>Show those matches</source>
        <translation>Die potjes tonen</translation>
    </message>
    <message>
        <source>Leave them apart</source>
        <translation>Apart laten</translation>
    </message>
    <message>
        <source>Make them one</source>
        <translation>Samenvoegen</translation>
    </message>
</context>
<context>
    <name>message_bar</name>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
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
        <source>The roles go on:</source>
        <translation>De rollen lopen door:</translation>
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
        <source>Any other game, or an old sheet with only its totals:</source>
        <translation>Een ander spel, of een oud scoreblad met alleen de totalen:</translation>
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
        <source>Write it down</source>
        <translation>Potje noteren</translation>
    </message>
    <message>
        <source>Ctrl and Enter start from anywhere on this page</source>
        <translation>Met Ctrl en Enter begin je overal op deze pagina</translation>
    </message>
    <message>
        <source>That day or time is still to come</source>
        <translation>Die dag of tijd moet nog komen</translation>
    </message>
    <message>
        <source>on a day that nobody knows</source>
        <translation>op een dag die niemand weet</translation>
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
        <source>Players opposite each other are partners.</source>
        <translation>Spelers tegenover elkaar zijn partners.</translation>
    </message>
    <message>
        <source>{pair} play against {other}</source>
        <translation>{pair} spelen tegen {other}</translation>
    </message>
    <message>
        <source>Write two names first</source>
        <translation>Vul eerst twee namen in</translation>
    </message>
    <message>
        <source>Nobody sits here: write a name, or remove the seat</source>
        <translation>Hier zit niemand: vul een naam in of haal de stoel weg</translation>
    </message>
    <message>
        <source>Who sits here?</source>
        <translation>Wie zit hier?</translation>
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
        <translation>Notitie en seizoen</translation>
    </message>
    <message>
        <source>Kept with the match; points do not change.</source>
        <translation>Wordt bij het potje bewaard; de punten veranderen niet.</translation>
    </message>
    <message>
        <source>Note on deal {deal}</source>
        <translation>Notitie bij ronde {deal}</translation>
    </message>
    <message>
        <source>Shown on the deal’s card. Points do not change.</source>
        <translation>Staat bij de ronde. De punten veranderen niet.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notitie</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Seizoen</translation>
    </message>
    <message>
        <source>no season</source>
        <translation>geen seizoen</translation>
    </message>
    <message>
        <source>Counts in season tables</source>
        <translation>Telt mee in seizoensstanden</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Bewaren</translation>
    </message>
</context>
<context>
    <name>old_sheets</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notitie</translation>
    </message>
    <message>
        <source>at Anna’s</source>
        <translation>bij Anna</translation>
    </message>
    <message>
        <source>Daan is back</source>
        <translation>Daan is er weer</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Dit bestand is leeg.</translation>
    </message>
    <message>
        <source>This is a Scorepad record, which needs no questions: open it as a record file.</source>
        <translation>Dit is een Scorepad-verslag, en daar hoort geen vraag bij: open het als verslag.</translation>
    </message>
    <message>
        <source>This is a workbook of a spreadsheet. Open it there, and save the sheet as CSV (“Save as…”).</source>
        <translation>Dit is een bestand van een spreadsheetprogramma. Open het daar en bewaar het blad als CSV (“Opslaan als…”).</translation>
    </message>
    <message>
        <source>This is an OpenDocument file. Open it in its program, and save the sheet as CSV.</source>
        <translation>Dit is een OpenDocument-bestand. Open het in zijn eigen programma en bewaar het blad als CSV.</translation>
    </message>
    <message>
        <source>This is a web page. Open it in a spreadsheet, and save the sheet as CSV.</source>
        <translation>Dit is een webpagina. Open die in een spreadsheet en bewaar het blad als CSV.</translation>
    </message>
    <message>
        <source>This file holds no text. A sheet is read from CSV, as every spreadsheet can save it.</source>
        <translation>In dit bestand staat geen tekst. Een blad wordt gelezen uit CSV, en dat kan elke spreadsheet bewaren.</translation>
    </message>
    <message>
        <source>Near row {row} a quotation mark (&quot;) is not closed, or stands in the middle of a cell.</source>
        <translation>Bij rij {row} is een aanhalingsteken (&quot;) niet gesloten, of het staat midden in een cel.</translation>
    </message>
    <message>
        <source>This file is larger than {most} MB. Split it, and bring in its parts.</source>
        <translation>Dit bestand is groter dan {most} MB. Splits het en lees de delen in.</translation>
    </message>
    <message>
        <source>This sheet has more than {most} rows. Split it, and bring in its parts.</source>
        <translation>Dit blad heeft meer dan {most} rijen. Splits het en lees de delen in.</translation>
    </message>
    <message>
        <source>Row {row} has more than {most} columns. This is no sheet of matches.</source>
        <translation>Rij {row} heeft meer dan {most} kolommen. Dit is geen blad met potjes.</translation>
    </message>
    <message>
        <source>Row {row} has a cell that is far too long.</source>
        <translation>In rij {row} staat een cel die veel te lang is.</translation>
    </message>
    <message>
        <source>“{text}” is no number</source>
        <translation>“{text}” is geen getal</translation>
    </message>
    <message>
        <source>“{text}” has decimals; points are whole</source>
        <translation>“{text}” heeft decimalen; punten zijn hele getallen</translation>
    </message>
    <message>
        <source>“{text}” is not between {least} and {most}</source>
        <translation>“{text}” ligt niet tussen {least} en {most}</translation>
    </message>
    <message>
        <source>“{text}” is no date</source>
        <translation>“{text}” is geen datum</translation>
    </message>
    <message>
        <source>“{text}” does not say in which year</source>
        <translation>“{text}” zegt niet in welk jaar</translation>
    </message>
    <message>
        <source>“{text}” is no time of the day</source>
        <translation>“{text}” is geen tijd van de dag</translation>
    </message>
    <message>
        <source>“{text}” is still to come</source>
        <translation>“{text}” moet nog komen</translation>
    </message>
    <message>
        <source>there is no date, nor one above it</source>
        <translation>er staat geen datum, en erboven ook niet</translation>
    </message>
    <message>
        <source>{name} has points in two columns</source>
        <translation>{name} heeft punten in twee kolommen</translation>
    </message>
    <message>
        <source>fewer than two players have points</source>
        <translation>minder dan twee spelers hebben punten</translation>
    </message>
    <message>
        <source>more than {most} players have points</source>
        <translation>meer dan {most} spelers hebben punten</translation>
    </message>
    <message>
        <source>there are not two pairs with points</source>
        <translation>er zijn geen twee paren met punten</translation>
    </message>
    <message>
        <source>a pair and a single player have points in one match</source>
        <translation>een paar en een losse speler hebben punten in één potje</translation>
    </message>
    <message>
        <source>other players have points here than in the rest of the match</source>
        <translation>hier hebben andere spelers punten dan in de rest van het potje</translation>
    </message>
    <message>
        <source>Say which columns hold the players’ points.</source>
        <translation>Zeg in welke kolommen de punten van de spelers staan.</translation>
    </message>
    <message>
        <source>Say whose points are in column {column}.</source>
        <translation>Zeg van wie de punten in kolom {column} zijn.</translation>
    </message>
    <message>
        <source>Column {column} needs a name of at most 60 letters.</source>
        <translation>Kolom {column} moet een naam van hooguit 60 letters hebben.</translation>
    </message>
    <message>
        <source>Say which two are the pair of column {column}, as “Anna &amp; Cato”.</source>
        <translation>Zeg welke twee het paar van kolom {column} zijn, zoals “Anna &amp; Cato”.</translation>
    </message>
    <message>
        <source>Two columns are said to be the same thing, {column} and one before it. Choose one.</source>
        <translation>Twee kolommen zijn nu hetzelfde: {column} en een kolom ervoor. Kies er een.</translation>
    </message>
    <message>
        <source>Say whether day or month comes first: “{text}” could be either.</source>
        <translation>Zeg of de dag of de maand eerst komt: “{text}” kan allebei zijn.</translation>
    </message>
    <message>
        <source>{file} is no file that can be read.</source>
        <translation>{file} is geen bestand dat te lezen is.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}.</source>
        <translation>{file} is niet te lezen: {why}.</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}: {why}</translation>
    </message>
    <message>
        <source>Choose an old sheet</source>
        <translation>Oud scoreblad kiezen</translation>
    </message>
    <message>
        <source>Sheets as CSV</source>
        <translation>Bladen als CSV</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle bestanden</translation>
    </message>
    <message>
        <source>Save an example of a sheet</source>
        <translation>Voorbeeld van een blad bewaren</translation>
    </message>
    <message>
        <source>example</source>
        <translation>voorbeeld</translation>
    </message>
    <message>
        <source>The example is in {file}.</source>
        <translation>Het voorbeeld staat in {file}.</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Map tonen</translation>
    </message>
    <message>
        <source>Nothing was added: every match is there already.</source>
        <translation>Er is niets toegevoegd: elk potje stond er al.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) added.</source>
        <translation>
            <numerusform>%n potje toegevoegd.</numerusform>
            <numerusform>%n potjes toegevoegd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) put away again.</source>
        <translation>
            <numerusform>%n potje weer opzij gelegd.</numerusform>
            <numerusform>%n potjes weer opzij gelegd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) brought back.</source>
        <translation>
            <numerusform>%n potje teruggehaald.</numerusform>
            <numerusform>%n potjes teruggehaald.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add again</source>
        <translation>Weer toevoegen</translation>
    </message>
    <message>
        <source>player</source>
        <translation>speler</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>paar</translation>
    </message>
    <message>
        <source>date</source>
        <translation>datum</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tijd</translation>
    </message>
    <message>
        <source>match</source>
        <translation>potje</translation>
    </message>
    <message>
        <source>season</source>
        <translation>seizoen</translation>
    </message>
    <message>
        <source>note</source>
        <translation>notitie</translation>
    </message>
    <message>
        <source>leave out</source>
        <translation>weglaten</translation>
    </message>
    <message>
        <source>a whole match</source>
        <translation>een heel potje</translation>
    </message>
    <message>
        <source>one deal</source>
        <translation>één ronde</translation>
    </message>
    <message>
        <source>the same match is written there</source>
        <translation>hetzelfde potje erbij staat</translation>
    </message>
    <message>
        <source>they are of one day</source>
        <translation>ze van één dag zijn</translation>
    </message>
    <message>
        <source>no empty row is between them</source>
        <translation>er geen lege rij tussen zit</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>komma</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>puntkomma</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tab</translation>
    </message>
    <message>
        <source>upright line |</source>
        <translation>staande streep |</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of totals left out</source>
        <translation>
            <numerusform>%n rij met totalen weggelaten</numerusform>
            <numerusform>%n rijen met totalen weggelaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of titles left out</source>
        <translation>
            <numerusform>%n rij met koppen weggelaten</numerusform>
            <numerusform>%n rijen met koppen weggelaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) without points left out</source>
        <translation>
            <numerusform>%n rij zonder punten weggelaten</numerusform>
            <numerusform>%n rijen zonder punten weggelaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n potje</numerusform>
            <numerusform>%n potjes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>{matches} of {players} will be added, from {first} to {last}.</source>
        <translation>Wordt toegevoegd: {matches} van {players}, van {first} tot en met {last}.</translation>
    </message>
    <message>
        <source>{matches} of {players} will be added, played on {first}.</source>
        <translation>Wordt toegevoegd: {matches} van {players}, gespeeld op {first}.</translation>
    </message>
    <message>
        <source>{matches} of {players} will be added, without a date.</source>
        <translation>Wordt toegevoegd: {matches} van {players}, zonder datum.</translation>
    </message>
    <message>
        <source>Nothing is added.</source>
        <translation>Er wordt niets toegevoegd.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) already there</source>
        <translation>
            <numerusform>%n potje is er al</numerusform>
            <numerusform>%n potjes zijn er al</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) written down twice</source>
        <translation>
            <numerusform>%n potje staat er dubbel</numerusform>
            <numerusform>%n potjes staan er dubbel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) cannot be read</source>
        <translation>
            <numerusform>%n rij is niet te lezen</numerusform>
            <numerusform>%n rijen zijn niet te lezen</numerusform>
        </translation>
    </message>
    <message>
        <source>Row {row}, {column}: {what}.</source>
        <translation>Rij {row}, {column}: {what}.</translation>
    </message>
    <message>
        <source>Row {row}: {what}.</source>
        <translation>Rij {row}: {what}.</translation>
    </message>
    <message>
        <source>the total says {said}, the rows above it come to {added}</source>
        <translation>het totaal is {said}, maar de rijen erboven zijn samen {added}</translation>
    </message>
    <message>
        <source>{place}. {name} {points}</source>
        <translation>{place}. {name} {points}</translation>
    </message>
    <message>
        <source>Bring in old sheets</source>
        <translation>Oude scorebladen inlezen</translation>
    </message>
    <message>
        <source>Choose a sheet that was saved as CSV: the players in columns, and a row for each match or each deal. Nothing is added before you have seen what it comes to.</source>
        <translation>Kies een blad dat als CSV bewaard is: de spelers in kolommen, en een rij voor elk potje of elke ronde. Er wordt niets toegevoegd voordat je gezien hebt wat het oplevert.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Bestand kiezen…</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Ander bestand…</translation>
    </message>
    <message>
        <source>Save an example…</source>
        <translation>Voorbeeld bewaren…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message numerus="yes">
        <source>Add %n match(es)</source>
        <translation>
            <numerusform>%n potje toevoegen</numerusform>
            <numerusform>%n potjes toevoegen</numerusform>
        </translation>
    </message>
    <message>
        <source>The sheet is being looked through.</source>
        <translation>Het blad wordt doorgekeken.</translation>
    </message>
    <message>
        <source>The matches are being added.</source>
        <translation>De potjes worden toegevoegd.</translation>
    </message>
    <message>
        <source>Some rows cannot be read. Mend them in the file, or say that they are to be left out.</source>
        <translation>Sommige rijen zijn niet te lezen. Verbeter ze in het bestand, of zeg dat ze wegblijven.</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ga erheen</translation>
    </message>
    <message>
        <source>There is nothing to add.</source>
        <translation>Er is niets toe te voegen.</translation>
    </message>
    <message>
        <source>1. What each column is</source>
        <translation>1. Wat elke kolom is</translation>
    </message>
    <message>
        <source>Between the cells</source>
        <translation>Tussen de cellen</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Koppen</translation>
    </message>
    <message>
        <source>in row {row}</source>
        <translation>in rij {row}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>What column {column} is</source>
        <translation>Wat kolom {column} is</translation>
    </message>
    <message>
        <source>Whose points column {column} holds</source>
        <translation>Van wie de punten in kolom {column} zijn</translation>
    </message>
    <message>
        <source>Who?</source>
        <translation>Wie?</translation>
    </message>
    <message>
        <source>Anna &amp; Cato</source>
        <translation>Anna &amp; Cato</translation>
    </message>
    <message>
        <source>Is “{name}” the same person as {known}?</source>
        <translation>Is “{name}” dezelfde persoon als {known}?</translation>
    </message>
    <message>
        <source>Yes, {known}</source>
        <translation>Ja, {known}</translation>
    </message>
    <message>
        <source>If you say nothing, they stay two people.</source>
        <translation>Als je niets zegt, blijven het twee mensen.</translation>
    </message>
    <message>
        <source>3. What will be added</source>
        <translation>3. Wat erbij komt</translation>
    </message>
    <message>
        <source>Leave out the rows that cannot be read</source>
        <translation>Rijen weglaten die niet te lezen zijn</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more row(s)</source>
        <translation>
            <numerusform>… en nog %n rij</numerusform>
            <numerusform>… en nog %n rijen</numerusform>
        </translation>
    </message>
    <message>
        <source>The sheet is being looked through…</source>
        <translation>Het blad wordt doorgekeken…</translation>
    </message>
    <message>
        <source>The matches are being added…</source>
        <translation>De potjes worden toegevoegd…</translation>
    </message>
    <message>
        <source>The matches of the sheet</source>
        <translation>De potjes van het blad</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rijen</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>geen datum</translation>
    </message>
    <message>
        <source>{rows}, already there</source>
        <translation>{rows}, is er al</translation>
    </message>
    <message>
        <source>Matches without a time are put at eight in the evening, in the order of the sheet.</source>
        <translation>Potjes zonder tijd komen op acht uur ’s avonds, in de volgorde van het blad.</translation>
    </message>
    <message>
        <source>2. What the sheet cannot tell</source>
        <translation>2. Wat het blad niet zegt</translation>
    </message>
    <message>
        <source>A row is</source>
        <translation>Een rij is</translation>
    </message>
    <message>
        <source>Rows are one match where</source>
        <translation>Rijen zijn één potje als</translation>
    </message>
    <message>
        <source>In “{text}” comes first</source>
        <translation>In “{text}” komt eerst</translation>
    </message>
    <message>
        <source>the day</source>
        <translation>de dag</translation>
    </message>
    <message>
        <source>the month</source>
        <translation>de maand</translation>
    </message>
    <message>
        <source>Decimals stand behind</source>
        <translation>Decimalen staan achter</translation>
    </message>
    <message>
        <source>a point: 12.5</source>
        <translation>een punt: 12.5</translation>
    </message>
    <message>
        <source>a comma: 12,5</source>
        <translation>een komma: 12,5</translation>
    </message>
    <message>
        <source>All was played on one day</source>
        <translation>Alles is op één dag gespeeld</translation>
    </message>
    <message>
        <source>The lowest total wins</source>
        <translation>Het laagste totaal wint</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Seizoen</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>Wat er gespeeld is</translation>
    </message>
    <message>
        <source>such as Hearts; it is kept in the note</source>
        <translation>zoals Hartenjagen; komt in de notitie</translation>
    </message>
    <message>
        <source>Equal rows are different matches</source>
        <translation>Gelijke rijen zijn verschillende potjes</translation>
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
        <source>With the other rules as they are, this one changes nothing.</source>
        <translation>Bij de andere regels die je nu hebt, maakt deze niets uit.</translation>
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
    <message>
        <source>From {low} to {high} in steps of {step}, so not {number}</source>
        <translation>Van {low} tot en met {high} in stappen van {step}, dus niet {number}</translation>
    </message>
    <message>
        <source>{question}: {which}</source>
        <translation>{question}: {which}</translation>
    </message>
</context>
<context>
    <name>pairs</name>
    <message>
        <source>{who} won with {points}</source>
        <translation>{who} wonnen met {points}</translation>
    </message>
</context>
<context>
    <name>palette</name>
    <message>
        <source>green</source>
        <translation>groen</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>oranje</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blauw</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>paars</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>goud</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grijs</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rood</translation>
    </message>
    <message>
        <source>light green</source>
        <translation>lichtgroen</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>bruin</translation>
    </message>
    <message>
        <source>No colour of their own</source>
        <translation>Geen eigen kleur</translation>
    </message>
</context>
<context>
    <name>paper</name>
    <message>
        <source>{game}, a sheet to write on</source>
        <translation>{game}, leeg scoreblad</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Waar</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>deelt</translation>
    </message>
    <message>
        <source>● deals, if the first column deals first</source>
        <translation>● deelt, als de eerste kolom begint</translation>
    </message>
    <message>
        <source>● deals</source>
        <translation>● deelt</translation>
    </message>
    <message>
        <source>The numbers are the seats, clockwise.</source>
        <translation>De nummers zijn de stoelen, met de klok mee.</translation>
    </message>
    <message>
        <source>The numbers are the seats, clockwise; seat 1 deals first.</source>
        <translation>De nummers zijn de stoelen, met de klok mee; stoel 1 deelt als eerste.</translation>
    </message>
    <message>
        <source>{game}: {players}</source>
        <translation>{game}: {players}</translation>
    </message>
    <message>
        <source>Season: {season}</source>
        <translation>Seizoen: {season}</translation>
    </message>
    <message>
        <source>Running totals</source>
        <translation>Tussenstand per ronde</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Eindstand</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Tot nu toe</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notities</translation>
    </message>
    <message>
        <source>{place}. {name}: {total}</source>
        <translation>{place}. {name}: {total}</translation>
    </message>
    <message>
        <source>✓ made · × missed</source>
        <translation>✓ gehaald · × gemist</translation>
    </message>
    <message>
        <source>small at the right: the running total</source>
        <translation>klein rechts: de tussenstand</translation>
    </message>
    <message>
        <source>* with points that the table gave or took</source>
        <translation>* met punten die de tafel gaf of afnam</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Pagina {page} van {pages}</translation>
    </message>
    <message>
        <source>All seasons</source>
        <translation>Alle seizoenen</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Places over time</source>
        <translation>Verloop van de plaatsen</translation>
    </message>
    <message>
        <source>Places over time, the first {lines} lines</source>
        <translation>Verloop van de plaatsen, de eerste {lines} regels</translation>
    </message>
    <message>
        <source>Several games are added up here, and their points are not comparable.</source>
        <translation>Hier zijn verschillende spellen opgeteld, en hun punten zijn niet te vergelijken.</translation>
    </message>
</context>
<context>
    <name>paper_desk</name>
    <message>
        <source>The match’s sheet</source>
        <translation>Scoreblad van het potje</translation>
    </message>
    <message>
        <source>The season table</source>
        <translation>Seizoensstand</translation>
    </message>
    <message>
        <source>Sheets to write on</source>
        <translation>Lege scorebladen</translation>
    </message>
    <message>
        <source>Table and chart</source>
        <translation>Stand en grafiek</translation>
    </message>
    <message>
        <source>With the matches</source>
        <translation>Met de potjes</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Bewaren als PDF</translation>
    </message>
    <message>
        <source>Save as picture</source>
        <translation>Bewaren als afbeelding</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Afbeelding</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Bewaard: {file}</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Map tonen</translation>
    </message>
    <message>
        <source>The sheet is copied.</source>
        <translation>Het scoreblad is gekopieerd.</translation>
    </message>
    <message>
        <source>The table is copied.</source>
        <translation>De stand is gekopieerd.</translation>
    </message>
</context>
<context>
    <name>paper_preview</name>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Pagina {page} van {pages}</translation>
    </message>
    <message>
        <source>{page} / {pages}</source>
        <translation>{page} / {pages}</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Vorige pagina</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Volgende pagina</translation>
    </message>
    <message>
        <source>This is the first page.</source>
        <translation>Dit is de eerste pagina.</translation>
    </message>
    <message>
        <source>This is the last page.</source>
        <translation>Dit is de laatste pagina.</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Kopiëren als tekst</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Kopiëren als afbeelding</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>Bewaren als afbeelding…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Bewaren als PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>The pages are being laid out…</source>
        <translation>De pagina’s worden opgemaakt…</translation>
    </message>
    <message>
        <source>The pages are being written…</source>
        <translation>De pagina’s worden geschreven…</translation>
    </message>
    <message>
        <source>The pages are not ready yet.</source>
        <translation>De pagina’s zijn nog niet klaar.</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
</context>
<context>
    <name>person_dialog</name>
    <message>
        <source>The wrong person was registered</source>
        <translation>De verkeerde persoon is opgeschreven</translation>
    </message>
    <message>
        <source>The name changes in this match only. All numbers stay where they are.</source>
        <translation>De naam verandert alleen in dit potje. Alle getallen blijven staan.</translation>
    </message>
    <message>
        <source>Which name is wrong?</source>
        <translation>Welke naam klopt niet?</translation>
    </message>
    <message>
        <source>Who really played?</source>
        <translation>Wie speelde er echt?</translation>
    </message>
    <message>
        <source>Who really played, and not {who}?</source>
        <translation>Wie speelde er echt, en niet {who}?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Choose the name that is wrong.</source>
        <translation>Kies de naam die niet klopt.</translation>
    </message>
    <message>
        <source>What {player} bid, took and scored here is then of {who}.</source>
        <translation>Wat {player} hier bood, haalde en scoorde, is dan van {who}.</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Naam veranderen</translation>
    </message>
</context>
<context>
    <name>pill_row</name>
    <message>
        <source>{what}: change</source>
        <translation>{what}: wijzigen</translation>
    </message>
</context>
<context>
    <name>places_svg</name>
    <message>
        <source>The places over time</source>
        <translation>Verloop van de plaatsen</translation>
    </message>
    <message>
        <source>{name}: {places}</source>
        <translation>{name}: {places}</translation>
    </message>
</context>
<context>
    <name>player_page</name>
    <message>
        <source>{line}, {column}: {figure}</source>
        <translation>{line}, {column}: {figure}</translation>
    </message>
    <message>
        <source>{line}: {figure}</source>
        <translation>{line}: {figure}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Back to where this page was opened (Escape)</source>
        <translation>Terug naar waar je vandaan kwam (Escape)</translation>
    </message>
    <message>
        <source>Their matches</source>
        <translation>Potjes bekijken</translation>
    </message>
    <message>
        <source>Matches of {name}</source>
        <translation>Potjes van {name}</translation>
    </message>
    <message>
        <source>also {names}</source>
        <translation>ook {names}</translation>
    </message>
    <message>
        <source>One moment: the matches are being counted.</source>
        <translation>Een ogenblik: de potjes worden geteld.</translation>
    </message>
    <message>
        <source>No finished match of {name} counts yet. The figures begin with the first one.</source>
        <translation>Er telt nog geen uitgespeeld potje van {name}. De cijfers beginnen bij het eerste.</translation>
    </message>
    <message>
        <source>No match of {name} is left with these choices.</source>
        <translation>Met deze keuzes blijft er geen potje van {name} over.</translation>
    </message>
    <message>
        <source>“Few” beside a number: it rests on fewer than {chances} chances, and may be luck.</source>
        <translation>“Weinig” bij een getal: het berust op minder dan {chances} kansen en kan toeval zijn.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) in no month: nobody wrote down on which day they were.</source>
        <translation>
            <numerusform>%n potje in geen enkele maand: niemand schreef op van welke dag het is.</numerusform>
            <numerusform>%n potjes in geen enkele maand: niemand schreef op van welke dag ze zijn.</numerusform>
        </translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Plaatsen</translation>
    </message>
    <message>
        <source>Streaks</source>
        <translation>Reeksen</translation>
    </message>
    <message>
        <source>Matches won, by seat</source>
        <translation>Potjes gewonnen, per stoel</translation>
    </message>
    <message>
        <source>Others beaten, by month</source>
        <translation>Anderen verslagen, per maand</translation>
    </message>
    <message>
        <source>Against each opponent</source>
        <translation>Tegen elke tegenstander</translation>
    </message>
    <message>
        <source>With each partner</source>
        <translation>Met elke partner</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Maand</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Potjes</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>Niet gewonnen</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Hoger</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Gelijk</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>Ahead, of all</source>
        <translation>Deel hoger</translation>
    </message>
    <message>
        <source>Won, of all</source>
        <translation>Deel gewonnen</translation>
    </message>
    <message>
        <source>Others beaten</source>
        <translation>Anderen verslagen</translation>
    </message>
    <message>
        <source>{name}: {number}</source>
        <translation>{name}: {number}</translation>
    </message>
    <message>
        <source>{figure} {caption}</source>
        <translation>{figure} {caption}</translation>
    </message>
    <message>
        <source>Show all {number}</source>
        <translation>Alle {number} tonen</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Minder tonen</translation>
    </message>
    <message>
        <source>Enter opens the matches behind a number, S sorts by its column.</source>
        <translation>Enter opent de potjes bij een getal, S sorteert op zijn kolom.</translation>
    </message>
    <message>
        <source>Enter opens the matches behind a number.</source>
        <translation>Enter opent de potjes bij een getal.</translation>
    </message>
    <message>
        <source>Chart or table</source>
        <translation>Grafiek of tabel</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafiek</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabel</translation>
    </message>
    <message>
        <source>{hits} of {of}</source>
        <translation>{hits} van {of}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>{hits} of {of} · {percent}</source>
        <translation>{hits} van {of} · {percent}</translation>
    </message>
    <message>
        <source>{figure} · few</source>
        <translation>{figure} · weinig</translation>
    </message>
    <message>
        <source>{figure} · {day}</source>
        <translation>{figure} · {day}</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <translation>{first} – {last}</translation>
    </message>
    <message>
        <source>{month} {year}</source>
        <translation>{month} {year}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n potje</numerusform>
            <numerusform>%n potjes</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Potjes gewonnen</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>Plaats {place}</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <translation>Stoel {seat}</translation>
    </message>
    <message>
        <source>Place, on average</source>
        <translation>Plaats, gemiddeld</translation>
    </message>
    <message>
        <source>Points in a match</source>
        <translation>Punten per potje</translation>
    </message>
    <message>
        <source>Points in a deal</source>
        <translation>Punten per ronde</translation>
    </message>
    <message>
        <source>Highest total</source>
        <translation>Hoogste totaal</translation>
    </message>
    <message>
        <source>Lowest total</source>
        <translation>Laagste totaal</translation>
    </message>
    <message>
        <source>Won in a row, going on</source>
        <translation>Op rij gewonnen, loopt nog</translation>
    </message>
    <message>
        <source>Without a win, going on</source>
        <translation>Zonder winst, loopt nog</translation>
    </message>
    <message>
        <source>Most won in a row</source>
        <translation>Langste winstreeks</translation>
    </message>
    <message>
        <source>Longest without a win</source>
        <translation>Langst zonder winst</translation>
    </message>
    <message numerus="yes">
        <source>match(es) played</source>
        <translation>
            <numerusform>potje gespeeld</numerusform>
            <numerusform>potjes gespeeld</numerusform>
        </translation>
    </message>
    <message>
        <source>won: {percent}</source>
        <translation>gewonnen: {percent}</translation>
    </message>
    <message>
        <source>of the others beaten</source>
        <translation>van de anderen verslagen</translation>
    </message>
    <message numerus="yes">
        <source>win(s) in a row, going on</source>
        <translation>
            <numerusform>keer op rij gewonnen, loopt nog</numerusform>
            <numerusform>keer op rij gewonnen, loopt nog</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match(es) since the last win</source>
        <translation>
            <numerusform>potje sinds de laatste winst</numerusform>
            <numerusform>potjes sinds de laatste winst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match(es), not won yet</source>
        <translation>
            <numerusform>potje, nog niet gewonnen</numerusform>
            <numerusform>potjes, nog niet gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>{first}: {second}</source>
        <translation>{first}: {second}</translation>
    </message>
    <message>
        <source>against {name}</source>
        <translation>tegen {name}</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>met {name}</translation>
    </message>
    <message>
        <source>ahead of {name}</source>
        <translation>hoger dan {name}</translation>
    </message>
    <message>
        <source>level with {name}</source>
        <translation>gelijk met {name}</translation>
    </message>
    <message>
        <source>behind {name}</source>
        <translation>lager dan {name}</translation>
    </message>
    <message>
        <source>won with {name}</source>
        <translation>gewonnen met {name}</translation>
    </message>
    <message>
        <source>not won with {name}</source>
        <translation>niet gewonnen met {name}</translation>
    </message>
    <message>
        <source>in {month}</source>
        <translation>in {month}</translation>
    </message>
    <message>
        <source>won in {month}</source>
        <translation>gewonnen in {month}</translation>
    </message>
</context>
<context>
    <name>players_desk</name>
    <message>
        <source>{name} is called {to} from now on.</source>
        <translation>{name} heet vanaf nu {to}.</translation>
    </message>
    <message>
        <source>{name} and {into} are one person now: {into}.</source>
        <translation>{name} en {into} zijn nu één persoon: {into}.</translation>
    </message>
    <message>
        <source>{name} and {into} at one table</source>
        <translation>{name} en {into} aan één tafel</translation>
    </message>
    <message>
        <source>{name} and {into} are two people now.</source>
        <translation>{name} en {into} zijn nu twee mensen.</translation>
    </message>
    <message>
        <source>{name} is a guest, and left out of season tables.</source>
        <translation>{name} is gast en staat niet in seizoensstanden.</translation>
    </message>
    <message>
        <source>{name} is no guest, and counts in season tables.</source>
        <translation>{name} is geen gast en telt mee in seizoensstanden.</translation>
    </message>
    <message>
        <source>The colour of {name} is {colour} from now on.</source>
        <translation>De kleur van {name} is vanaf nu {colour}.</translation>
    </message>
    <message>
        <source>{name} has no colour of their own any more.</source>
        <translation>{name} heeft geen eigen kleur meer.</translation>
    </message>
    <message>
        <source>{name} is hidden, and no longer offered for new matches.</source>
        <translation>{name} is verborgen en wordt niet meer voorgesteld bij nieuwe potjes.</translation>
    </message>
    <message>
        <source>{name} is offered for new matches again.</source>
        <translation>{name} wordt weer voorgesteld bij nieuwe potjes.</translation>
    </message>
</context>
<context>
    <name>players_page</name>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Find a name</source>
        <translation>Zoek een naam</translation>
    </message>
    <message>
        <source>Everybody who plays</source>
        <translation>Iedereen die meespeelt</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
    <message>
        <source>Statistics of {name}</source>
        <translation>Statistieken van {name}</translation>
    </message>
    <message>
        <source>Their matches</source>
        <translation>Potjes bekijken</translation>
    </message>
    <message>
        <source>Matches of {name}</source>
        <translation>Potjes van {name}</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Andere naam</translation>
    </message>
    <message>
        <source>Type another name over {name} (F2)</source>
        <translation>Typ een andere naam over {name} heen (F2)</translation>
    </message>
    <message>
        <source>Same person as…</source>
        <translation>Zelfde persoon als…</translation>
    </message>
    <message>
        <source>Part them</source>
        <translation>Loskoppelen</translation>
    </message>
    <message>
        <source>{name} and {person} are two people after all</source>
        <translation>{name} en {person} zijn toch twee mensen</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>A guest is left out of season tables.</source>
        <translation>Een gast staat niet in seizoensstanden.</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verborgen</translation>
    </message>
    <message>
        <source>Somebody hidden is not offered for new matches.</source>
        <translation>Wie verborgen is, wordt niet voorgesteld bij nieuwe potjes.</translation>
    </message>
    <message>
        <source>Nobody has played yet</source>
        <translation>Er heeft nog niemand gespeeld</translation>
    </message>
    <message>
        <source>Names come by themselves with the first match.</source>
        <translation>Namen komen vanzelf bij het eerste potje.</translation>
    </message>
    <message>
        <source>Nobody here is called “{letters}”.</source>
        <translation>Niemand heet hier “{letters}”.</translation>
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
        <source>Wins</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Laatst gespeeld</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Kenmerk</translation>
    </message>
    <message>
        <source>guest</source>
        <translation>gast</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>also {name}</source>
        <translation>ook {name}</translation>
    </message>
    <message>
        <source>{name}, {column}: {value}</source>
        <translation>{name}, {column}: {value}</translation>
    </message>
    <message>
        <source>{name}, another name of {person}</source>
        <translation>{name}, een andere naam van {person}</translation>
    </message>
    <message>
        <source>Colour…</source>
        <translation>Kleur…</translation>
    </message>
    <message>
        <source>The colour of their line in charts</source>
        <translation>De kleur van de lijn in grafieken</translation>
    </message>
</context>
<context>
    <name>points</name>
    <message>
        <source>as written down</source>
        <translation>zoals genoteerd</translation>
    </message>
    <message>
        <source>Points of a deal are whole numbers from −10,000 to 10,000, one for each side</source>
        <translation>Punten van een ronde zijn hele getallen van −10.000 tot en met 10.000, één voor elke partij</translation>
    </message>
    <message>
        <source>The fewest points win</source>
        <translation>De minste punten winnen</translation>
    </message>
    <message>
        <source>How many deals (0: until you stop)</source>
        <translation>Aantal rondes (0: tot je stopt)</translation>
    </message>
    <message>
        <source>The most points win</source>
        <translation>De meeste punten winnen</translation>
    </message>
    <message>
        <source>Only the totals</source>
        <translation>Alleen de totalen</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punten</translation>
    </message>
    <message>
        <source>the points of {who}</source>
        <translation>punten van {who}</translation>
    </message>
    <message>
        <source>the most points win</source>
        <translation>de meeste punten winnen</translation>
    </message>
    <message>
        <source>the fewest points win</source>
        <translation>de minste punten winnen</translation>
    </message>
    <message>
        <source>as many deals as you like</source>
        <translation>zoveel rondes als je wilt</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>as written down: {points}</source>
        <translation>zoals genoteerd: {points}</translation>
    </message>
    <message>
        <source>The fewest points after the last deal.</source>
        <translation>De minste punten na de laatste ronde.</translation>
    </message>
    <message>
        <source>The match was stopped here; the fewest points after the last finished deal.</source>
        <translation>Het potje is hier gestopt; de minste punten na de laatste volledige ronde.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Best of a deal</source>
        <translation>Beste van een ronde</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Points in pairs</source>
        <translation>Punten in paren</translation>
    </message>
</context>
<context>
    <name>points_board</name>
    <message>
        <source>Deal {deal}</source>
        <translation>Ronde {deal}</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Ronde {deal} van {deals}</translation>
    </message>
    <message>
        <source>The points of deal {deal}</source>
        <translation>De punten van ronde {deal}</translation>
    </message>
    <message>
        <source>The fewest points win</source>
        <translation>De minste punten winnen</translation>
    </message>
    <message>
        <source>{total} in all</source>
        <translation>totaal {total}</translation>
    </message>
</context>
<context>
    <name>points_dialog</name>
    <message>
        <source>Points for…</source>
        <translation>Punten voor…</translation>
    </message>
    <message>
        <source>For a penalty, a revoke or a wrong count. They stand on the sheet with their reason.</source>
        <translation>Voor een straf, verzaken of een telfout. Ze komen met de reden op het scoreblad.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>the deal being entered</source>
        <translation>de ronde die nu bezig is</translation>
    </message>
    <message>
        <source>For whom?</source>
        <translation>Voor wie?</translation>
    </message>
    <message>
        <source>How many points?</source>
        <translation>Hoeveel punten?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Waarom?</translation>
    </message>
    <message>
        <source>revoke, exposed card, wrong count…</source>
        <translation>verzaakt, kaart getoond, verkeerd geteld…</translation>
    </message>
    <message>
        <source>Already given on this deal</source>
        <translation>Al gegeven bij deze ronde</translation>
    </message>
    <message>
        <source>{points} {who}</source>
        <translation>{points} {who}</translation>
    </message>
    <message>
        <source>{points} {who}: {why}</source>
        <translation>{points} {who}: {why}</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Weghalen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Laten staan</translation>
    </message>
    <message>
        <source>{given} (taken off)</source>
        <translation>{given} (weggehaald)</translation>
    </message>
    <message>
        <source>Choose for whom, and how many points.</source>
        <translation>Kies voor wie, en hoeveel punten.</translation>
    </message>
    <message>
        <source>They count as soon as the deal that is being entered is finished.</source>
        <translation>Ze tellen zodra de ronde die nu bezig is, af is.</translation>
    </message>
    <message>
        <source>Write them down</source>
        <translation>Noteren</translation>
    </message>
</context>
<context>
    <name>points_face</name>
    <message>
        <source>How many points for {who}?</source>
        <translation>Hoeveel punten voor {who}?</translation>
    </message>
    <message>
        <source>Type them, then Enter. The key − takes points away.</source>
        <translation>Typ ze, dan Enter. Met de toets − gaan er punten af.</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) to go</source>
        <translation>
            <numerusform>nog %n getal</numerusform>
            <numerusform>nog %n getallen</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: {points}</source>
        <translation>{who}: {points}</translation>
    </message>
    <message>
        <source>deal {deal} · {dealer} deals</source>
        <translation>ronde {deal} · {dealer} deelt</translation>
    </message>
    <message>
        <source>deal {deal} of {deals} · {dealer} deals</source>
        <translation>ronde {deal} van {deals} · {dealer} deelt</translation>
    </message>
    <message>
        <source>the points of who is asked for</source>
        <translation>de punten van wie gevraagd wordt</translation>
    </message>
    <message>
        <source>points that are lost</source>
        <translation>punten die eraf gaan</translation>
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
        <translation>{file} is niet te lezen: {why}.</translation>
    </message>
    <message>
        <source>{file} is the history itself, which is open already.</source>
        <translation>{file} is het archief zelf, en dat is al open.</translation>
    </message>
    <message>
        <source>{file} is no file that can be read.</source>
        <translation>{file} is geen bestand dat te lezen is.</translation>
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
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n bestand</numerusform>
            <numerusform>%n bestanden</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importeren</translation>
    </message>
    <message>
        <source>Imported: {new}. Already there: {there}.</source>
        <translation>Geïmporteerd: {new}. Al aanwezig: {there}.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>Open record files</source>
        <translation>Verslagen openen</translation>
    </message>
    <message>
        <source>Save the match as a record file</source>
        <translation>Potje bewaren als verslag</translation>
    </message>
    <message>
        <source>Scorepad records</source>
        <translation>Scorepad-verslagen</translation>
    </message>
    <message>
        <source>Sheets come in one at a time: {file} is first.</source>
        <translation>Bladen worden één voor één ingelezen: {file} komt eerst.</translation>
    </message>
    <message>
        <source>Sheets as CSV</source>
        <translation>Bladen als CSV</translation>
    </message>
    <message>
        <source>The match is in {file}.</source>
        <translation>Het potje staat in {file}.</translation>
    </message>
    <message>
        <source>The sample evening is here. It counts in no table.</source>
        <translation>De voorbeeldavond is er. Die telt in geen enkele stand mee.</translation>
    </message>
    <message>
        <source>The sample evening is put away.</source>
        <translation>De voorbeeldavond ligt opzij.</translation>
    </message>
    <message>
        <source>Put it away again</source>
        <translation>Weer opzij leggen</translation>
    </message>
    <message>
        <source>The sample year opens in a window of its own.</source>
        <translation>Het voorbeeldjaar opent in een eigen venster.</translation>
    </message>
    <message>
        <source>The sample year could not be opened.</source>
        <translation>Het voorbeeldjaar kon niet worden geopend.</translation>
    </message>
</context>
<context>
    <name>reordering</name>
    <message>
        <source>Take deal {deal} out of the match?</source>
        <translation>Ronde {deal} uit het potje halen?</translation>
    </message>
    <message>
        <source>For a deal that was never played. Undo brings it back.</source>
        <translation>Voor een ronde die nooit gespeeld is. Met “Ongedaan maken” komt die terug.</translation>
    </message>
    <message>
        <source>Swap deals {deal} and {next}?</source>
        <translation>Ronde {deal} en {next} wisselen?</translation>
    </message>
    <message>
        <source>For two deals that were entered the wrong way round.</source>
        <translation>Voor twee rondes die in de verkeerde volgorde zijn ingevuld.</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Weghalen</translation>
    </message>
    <message>
        <source>Swap them</source>
        <translation>Wisselen</translation>
    </message>
    <message>
        <source>Deal {deal}: {facts}</source>
        <translation>Ronde {deal}: {facts}</translation>
    </message>
</context>
<context>
    <name>rescue</name>
    <message>
        <source>Find a way back…</source>
        <translation>Weg terug zoeken…</translation>
    </message>
    <message>
        <source>The history is back. The damaged file is kept as {file}.</source>
        <translation>Het archief is terug. Het beschadigde bestand is bewaard als {file}.</translation>
    </message>
    <message>
        <source>An empty history is begun. The old file is kept as {file}.</source>
        <translation>Er is een leeg archief begonnen. Het oude bestand is bewaard als {file}.</translation>
    </message>
    <message>
        <source>A check of the history found something that is not as it should be.</source>
        <translation>Bij het nakijken van het archief is iets gevonden dat niet klopt.</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>Tonen…</translation>
    </message>
</context>
<context>
    <name>restoring</name>
    <message>
        <source>Restore this backup?</source>
        <translation>Deze back-up terugzetten?</translation>
    </message>
    <message>
        <source>Reading the backup…</source>
        <translation>Back-up lezen…</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>Bezig met terugzetten…</translation>
    </message>
    <message>
        <source>The backup</source>
        <translation>De back-up</translation>
    </message>
    <message>
        <source>Your history now</source>
        <translation>Je archief nu</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Potjes</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Eerste dag</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Laatste dag</translation>
    </message>
    <message>
        <source>Will be missing:</source>
        <translation>Verdwijnt:</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) that only your history now has.</source>
        <translation>
            <numerusform>%n potje dat alleen in je archief van nu staat.</numerusform>
            <numerusform>%n potjes die alleen in je archief van nu staan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Will be as it was:</source>
        <translation>Wordt weer zoals het was:</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), without what was entered or corrected since the backup.</source>
        <translation>
            <numerusform>%n potje, zonder wat er sinds de back-up is ingevuld of verbeterd.</numerusform>
            <numerusform>%n potjes, zonder wat er sinds de back-up is ingevuld of verbeterd.</numerusform>
        </translation>
    </message>
    <message>
        <source>Comes back:</source>
        <translation>Komt terug:</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) that only the backup has.</source>
        <translation>
            <numerusform>%n potje dat alleen in de back-up staat.</numerusform>
            <numerusform>%n potjes die alleen in de back-up staan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both hold the same matches.</source>
        <translation>In allebei staan dezelfde potjes.</translation>
    </message>
    <message>
        <source>Your history as it is now is kept among the backups, and you can undo this afterwards.</source>
        <translation>Je archief van nu blijft bij de back-ups bewaard, en je kunt dit daarna ongedaan maken.</translation>
    </message>
    <message>
        <source>There is no history now that can be read. Whatever file is there is kept as it is.</source>
        <translation>Er is nu geen archief dat te lezen is. Staat er een bestand, dan blijft dat bewaard zoals het is.</translation>
    </message>
    <message>
        <source>Leave everything as it is</source>
        <translation>Alles zo laten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Terugzetten</translation>
    </message>
</context>
<context>
    <name>result_pad</name>
    <message numerus="yes">
        <source>{words}, %n trick(s)</source>
        <translation>
            <numerusform>{words}, %n slag</numerusform>
            <numerusform>{words}, %n slagen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules_page</name>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Welk spel</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>The rules of {game}</source>
        <translation>De regels van {game}</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>Zoek in de regels</translation>
    </message>
    <message>
        <source>{at} of {found}</source>
        <translation>{at} van {found}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Niet gevonden</translation>
    </message>
    <message>
        <source>Find the one before</source>
        <translation>Vorige zoeken</translation>
    </message>
    <message>
        <source>Find the next one</source>
        <translation>Volgende zoeken</translation>
    </message>
    <message>
        <source>These rules are not in your language yet; here they are in English.</source>
        <translation>Deze regels zijn er nog niet in het Nederlands; hier staan ze in het Engels.</translation>
    </message>
    <message>
        <source>The rules of this game are not written down here yet.</source>
        <translation>De regels van dit spel staan hier nog niet.</translation>
    </message>
    <message>
        <source>At this table:</source>
        <translation>Aan deze tafel:</translation>
    </message>
    <message>
        <source>the usual rules, nothing else.</source>
        <translation>de gewone regels, verder niets.</translation>
    </message>
    <message>
        <source>✓ Played at this table: {rule}</source>
        <translation>✓ Zo speelt deze tafel: {rule}</translation>
    </message>
</context>
<context>
    <name>safety</name>
    <message>
        <source>Saved at {time}: {deals} ({game}: {names}).</source>
        <translation>Bewaard om {time}: {deals} ({game}: {names}).</translation>
    </message>
    <message>
        <source>Saved: {deals} ({game}: {names}).</source>
        <translation>Bewaard: {deals} ({game}: {names}).</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>finished after %n deal(s)</source>
        <translation>
            <numerusform>afgelopen na %n ronde</numerusform>
            <numerusform>afgelopen na %n rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>{deals} and what was entered of deal {deal}</source>
        <translation>{deals} en wat er van ronde {deal} is ingevuld</translation>
    </message>
    <message>
        <source>what was entered of deal 1</source>
        <translation>wat er van ronde 1 is ingevuld</translation>
    </message>
    <message>
        <source>the table, before the first deal</source>
        <translation>de tafel, vóór de eerste ronde</translation>
    </message>
    <message>
        <source>The match that you began is not saved yet.</source>
        <translation>Het potje dat je begon, is nog niet bewaard.</translation>
    </message>
    <message>
        <source>Not saved yet: {what}.</source>
        <translation>Nog niet bewaard: {what}.</translation>
    </message>
    <message>
        <source>Not saved yet: {what} (deal {deal}).</source>
        <translation>Nog niet bewaard: {what} (ronde {deal}).</translation>
    </message>
    <message>
        <source>Not saved yet: deals {first} to {last}.</source>
        <translation>Nog niet bewaard: ronde {first} tot en met {last}.</translation>
    </message>
    <message>
        <source>Not saved yet: what you changed in deal {deal}. It still stands in the form.</source>
        <translation>Nog niet bewaard: wat je in ronde {deal} veranderde. Het staat nog in het formulier.</translation>
    </message>
    <message>
        <source>Not saved yet: the new match that you are putting together.</source>
        <translation>Nog niet bewaard: het nieuwe potje dat je aan het opzetten bent.</translation>
    </message>
    <message>
        <source>Not saved yet: what you entered under “{title}”.</source>
        <translation>Nog niet bewaard: wat je bij “{title}” invulde.</translation>
    </message>
    <message>
        <source>It could not be written. Go on, and choose “Save again”.</source>
        <translation>Het kon niet worden weggeschreven. Ga verder en kies “Opnieuw bewaren”.</translation>
    </message>
</context>
<context>
    <name>sample</name>
    <message>
        <source>all the aces in one hand</source>
        <translation>alle azen in één hand</translation>
    </message>
    <message>
        <source>did not follow suit</source>
        <translation>verzaakt</translation>
    </message>
    <message>
        <source>the candles had burnt down</source>
        <translation>de kaarsen waren opgebrand</translation>
    </message>
    <message>
        <source>the last bus</source>
        <translation>de laatste bus</translation>
    </message>
    <message>
        <source>to learn the rules</source>
        <translation>om de regels te leren</translation>
    </message>
    <message>
        <source>Round one</source>
        <translation>Ronde één</translation>
    </message>
    <message>
        <source>Round two</source>
        <translation>Ronde twee</translation>
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
    <name>screens_menu</name>
    <message>
        <source>Table view on</source>
        <translation>Tafelweergave op</translation>
    </message>
    <message>
        <source>{name}, {width} × {height}</source>
        <translation>{name}, {width} × {height}</translation>
    </message>
    <message>
        <source>This screen ({name}, {width} × {height})</source>
        <translation>Dit scherm ({name}, {width} × {height})</translation>
    </message>
</context>
<context>
    <name>search_field</name>
    <message>
        <source>Show everything again</source>
        <translation>Alles weer tonen</translation>
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
        <source>The matches behind it</source>
        <translation>De potjes bij deze stand</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>telt mee</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>geschrapt</translation>
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
        <translation>% gehaald</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Verschuiving</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Potje</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Players or pairs</source>
        <translation>Spelers of paren</translation>
    </message>
    <message>
        <source>In the table</source>
        <translation>In de stand</translation>
    </message>
</context>
<context>
    <name>season_desk</name>
    <message>
        <source>{season} counts so from now on.</source>
        <translation>{season} telt vanaf nu zo.</translation>
    </message>
    <message>
        <source>The season {season} is made.</source>
        <translation>Het seizoen {season} is er.</translation>
    </message>
    <message>
        <source>The season {season} is changed.</source>
        <translation>Het seizoen {season} is aangepast.</translation>
    </message>
    <message>
        <source>{season} is closed: its last day is {day}.</source>
        <translation>{season} is afgesloten: de laatste dag is {day}.</translation>
    </message>
    <message>
        <source>{season} is closed: its last day is {day}. After it comes {next}.</source>
        <translation>{season} is afgesloten: de laatste dag is {day}. Daarna komt {next}.</translation>
    </message>
    <message>
        <source>The season {season} is removed. Its matches stay in the history.</source>
        <translation>Het seizoen {season} is verwijderd. De potjes blijven in het archief.</translation>
    </message>
    <message>
        <source>Export the season table</source>
        <translation>Seizoensstand exporteren</translation>
    </message>
</context>
<context>
    <name>season_dialog</name>
    <message>
        <source>A new season</source>
        <translation>Een nieuw seizoen</translation>
    </message>
    <message>
        <source>Matches belong to it when they are begun in it. It counts as usual until you say more.</source>
        <translation>Potjes horen erbij als je ze in dit seizoen begint. Het telt gewoon, tot je iets anders kiest.</translation>
    </message>
    <message>
        <source>Season {name}</source>
        <translation>Seizoen {name}</translation>
    </message>
    <message>
        <source>Only matches on these days and of these games count. A new name is taken over by all its matches.</source>
        <translation>Alleen potjes op deze dagen en van deze spellen tellen mee. Een nieuwe naam geldt meteen voor alle potjes van het seizoen.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>such as Winter 2026</source>
        <translation>zoals Winter 2026</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Eerste dag</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Laatste dag</translation>
    </message>
    <message>
        <source>Games that count</source>
        <translation>Spellen die meetellen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Make the season</source>
        <translation>Seizoen maken</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Bewaren</translation>
    </message>
    <message>
        <source>A season needs a name.</source>
        <translation>Een seizoen moet een naam hebben.</translation>
    </message>
    <message>
        <source>There is already a season called {name}. Choose another name.</source>
        <translation>Er is al een seizoen dat {name} heet. Kies een andere naam.</translation>
    </message>
    <message>
        <source>The last day is before the first. Choose another day.</source>
        <translation>De laatste dag ligt vóór de eerste. Kies een andere dag.</translation>
    </message>
    <message>
        <source>Tick one game at least.</source>
        <translation>Vink minstens één spel aan.</translation>
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
        <translation>Wat een potje oplevert</translation>
    </message>
    <message>
        <source>New season…</source>
        <translation>Nieuw seizoen…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
    <message>
        <source>Statistics of {name}</source>
        <translation>Statistieken van {name}</translation>
    </message>
    <message>
        <source>Statistics are of one player; this line is a pair. Count players to see those of each.</source>
        <translation>Statistieken gaan over één speler; deze regel is een paar. Tel per speler om die van elk te zien.</translation>
    </message>
    <message>
        <source>What is shown of the season</source>
        <translation>Wat er van het seizoen te zien is</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafiek</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Opmerkingen</translation>
    </message>
    <message>
        <source>Remarks ({number})</source>
        <translation>Opmerkingen ({number})</translation>
    </message>
    <message>
        <source>Remarks on the season&apos;s matches</source>
        <translation>Opmerkingen bij de potjes van het seizoen</translation>
    </message>
    <message>
        <source>Open this match</source>
        <translation>Dit potje openen</translation>
    </message>
    <message>
        <source>One moment: the matches are being looked through.</source>
        <translation>Een ogenblik: de potjes worden doorgekeken.</translation>
    </message>
    <message>
        <source>What is behind this table could not be read: {problem}</source>
        <translation>Wat er bij deze stand hoort, was niet te lezen: {problem}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>The chart shows the places from day to day. It begins with the first match that has a day.</source>
        <translation>De grafiek toont de plaatsen van dag tot dag. Hij begint bij het eerste potje waarvan de dag bekend is.</translation>
    </message>
    <message>
        <source>Nothing to remark: every match counts, and all were played by the same rules.</source>
        <translation>Niets op te merken: elk potje telt mee, en overal golden dezelfde regels.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) left out: nobody wrote down on which day they were.</source>
        <translation>
            <numerusform>%n potje telt niet mee: niemand schreef op van welke dag het is.</numerusform>
            <numerusform>%n potjes tellen niet mee: niemand schreef op van welke dag ze zijn.</numerusform>
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
        <translation>Potjes bekijken</translation>
    </message>
    <message>
        <source>Matches behind the line of {name}</source>
        <translation>Potjes bij de regel van {name}</translation>
    </message>
    <message>
        <source>No finished match counts here yet. The table begins with the first one.</source>
        <translation>Hier telt nog geen uitgespeeld potje. De stand begint bij het eerste.</translation>
    </message>
    <message>
        <source>No match is left with these choices. Change them under “How it counts”.</source>
        <translation>Met deze keuzes blijft er geen potje over. Verander ze bij “Hoe het telt”.</translation>
    </message>
    <message>
        <source>Several games are added up here; their points cannot be compared with each other.</source>
        <translation>Hier zijn verschillende spellen opgeteld; hun punten zijn niet met elkaar te vergelijken.</translation>
    </message>
    <message>
        <source>How it counts</source>
        <translation>Hoe het telt</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Welke potjes</translation>
    </message>
    <message>
        <source>A line for each</source>
        <translation>Een regel per</translation>
    </message>
    <message>
        <source>player</source>
        <translation>speler</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>paar</translation>
    </message>
    <message>
        <source>Points for 1st, 2nd, 3rd and so on</source>
        <translation>Punten voor 1e, 2e, 3e enzovoort</translation>
    </message>
    <message>
        <source>Write the points one after the other, such as {example}.</source>
        <translation>Schrijf de punten achter elkaar, zoals {example}.</translation>
    </message>
    <message>
        <source>Matches needed for a place</source>
        <translation>Potjes nodig voor een plaats</translation>
    </message>
    <message>
        <source>Lowest results left out</source>
        <translation>Laagste resultaten geschrapt</translation>
    </message>
    <message>
        <source>Best results that count</source>
        <translation>Beste resultaten die tellen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Show guests too</source>
        <translation>Ook gasten tonen</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Vanaf</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Tot en met</translation>
    </message>
    <message>
        <source>As it stood on</source>
        <translation>Stand op</translation>
    </message>
    <message>
        <source>Shows who went up and who went down since the evening before.</source>
        <translation>Laat zien wie er sinds de avond ervoor steeg of daalde.</translation>
    </message>
    <message>
        <source>The last day is before the first. Choose another day.</source>
        <translation>De laatste dag ligt vóór de eerste. Kies een andere dag.</translation>
    </message>
    <message>
        <source>Tick one game at least.</source>
        <translation>Vink minstens één spel aan.</translation>
    </message>
    <message>
        <source>{season} itself counts in another way.</source>
        <translation>{season} zelf telt anders.</translation>
    </message>
    <message>
        <source>Save as the season&apos;s way</source>
        <translation>Voor dit seizoen bewaren</translation>
    </message>
    <message>
        <source>Back to the usual way</source>
        <translation>Terug naar gewoon</translation>
    </message>
    <message>
        <source>The season itself</source>
        <translation>Het seizoen zelf</translation>
    </message>
    <message>
        <source>Name, days and games…</source>
        <translation>Naam, dagen en spellen…</translation>
    </message>
    <message>
        <source>Close the season…</source>
        <translation>Seizoen afsluiten…</translation>
    </message>
    <message>
        <source>It is closed: its last day was {day}.</source>
        <translation>Het is afgesloten: de laatste dag was {day}.</translation>
    </message>
    <message>
        <source>Remove the season</source>
        <translation>Seizoen verwijderen</translation>
    </message>
    <message numerus="yes">
        <source>Without a place: fewer than %n match(es)</source>
        <translation>
            <numerusform>Zonder plaats: minder dan %n potje</numerusform>
            <numerusform>Zonder plaats: minder dan %n potjes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up %n place(s)</source>
        <translation>
            <numerusform>%n plaats omhoog</numerusform>
            <numerusform>%n plaatsen omhoog</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>down %n place(s)</source>
        <translation>
            <numerusform>%n plaats omlaag</numerusform>
            <numerusform>%n plaatsen omlaag</numerusform>
        </translation>
    </message>
    <message>
        <source>same place</source>
        <translation>zelfde plaats</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nieuw</translation>
    </message>
    <message>
        <source>{name}, {column}: {value}</source>
        <translation>{name}, {column}: {value}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) not counted</source>
        <translation>
            <numerusform>%n potje telt niet mee</numerusform>
            <numerusform>%n potjes tellen niet mee</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) by other rules than usual here</source>
        <translation>
            <numerusform>%n potje met andere regels dan hier gewoonlijk</numerusform>
            <numerusform>%n potjes met andere regels dan hier gewoonlijk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) left out, as this table counts the better ones</source>
        <translation>
            <numerusform>%n resultaat geschrapt, want deze stand telt de betere</numerusform>
            <numerusform>%n resultaten geschrapt, want deze stand telt de betere</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}; the latest {named} of them:</source>
        <translation>{what}; de laatste {named} daarvan:</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Opmerking</translation>
    </message>
    <message>
        <source>It gave {points}.</source>
        <translation>Het leverde {points} op.</translation>
    </message>
    <message>
        <source>{day}, {game}, {who}: {remark}</source>
        <translation>{day}, {game}, {who}: {remark}</translation>
    </message>
    <message>
        <source>{names} are equal in points and wins, so they share place {place}.</source>
        <translation>{names} staan gelijk in punten en gewonnen potjes, dus delen ze plaats {place}.</translation>
    </message>
    <message>
        <source>{name} is equal in points with {others}, and ahead by more wins: {wins} against {fewer}.</source>
        <translation>{name}: in punten gelijk met {others}, maar hoger door meer gewonnen potjes: {wins} tegen {fewer}.</translation>
    </message>
    <message>
        <source>{name} is equal in points with {others}, and behind by fewer wins: {wins} against {more}.</source>
        <translation>{name}: in punten gelijk met {others}, maar lager door minder gewonnen potjes: {wins} tegen {more}.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) of {name} left out: {results}.</source>
        <translation>
            <numerusform>%n resultaat van {name} geschrapt: {results}.</numerusform>
            <numerusform>%n resultaten van {name} geschrapt: {results}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} on {day}</source>
        <translation>{points} op {day}</translation>
    </message>
    <message>
        <source>a day that nobody wrote down</source>
        <translation>een dag die niemand opschreef</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>It was put out of counting.</source>
        <translation>Het is buiten de telling gezet.</translation>
    </message>
    <message>
        <source>It is not finished.</source>
        <translation>Het is niet uitgespeeld.</translation>
    </message>
    <message>
        <source>No deal of it was played.</source>
        <translation>Er is geen enkele ronde van gespeeld.</translation>
    </message>
    <message>
        <source>The season does not count this game.</source>
        <translation>Dit spel telt niet mee in het seizoen.</translation>
    </message>
    <message>
        <source>Nobody wrote down on which day it was, and this table is about certain days.</source>
        <translation>Niemand schreef op van welke dag het is, en deze stand gaat over bepaalde dagen.</translation>
    </message>
    <message>
        <source>It is outside the season&apos;s days.</source>
        <translation>Het valt buiten de dagen van het seizoen.</translation>
    </message>
    <message>
        <source>It was not played in pairs, and this table counts pairs.</source>
        <translation>Het is niet in paren gespeeld, en deze stand telt paren.</translation>
    </message>
    <message>
        <source>Other rules than usual in this table: {here}. Usual: {usual}.</source>
        <translation>Andere regels dan gewoonlijk in deze stand: {here}. Gewoonlijk: {usual}.</translation>
    </message>
    <message>
        <source>Other rules than usual in this table: {here}.</source>
        <translation>Andere regels dan gewoonlijk in deze stand: {here}.</translation>
    </message>
    <message>
        <source>Other rules than usual in this table, without: {usual}.</source>
        <translation>Andere regels dan gewoonlijk in deze stand, zonder: {usual}.</translation>
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
        <source>Table, clockwise: {names}. {dealer} deals.</source>
        <translation>Tafel, met de klok mee: {names}. {dealer} deelt.</translation>
    </message>
    <message>
        <source>Seat {seat}: {name}, deals</source>
        <translation>Stoel {seat}: {name}, deelt</translation>
    </message>
    <message>
        <source>Seat {seat}: {name}</source>
        <translation>Stoel {seat}: {name}</translation>
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
        <translation>Stoelen</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Wat is er gebeurd?</translation>
    </message>
    <message>
        <source>The names were on the wrong seats</source>
        <translation>Namen stonden op de verkeerde stoel</translation>
    </message>
    <message>
        <source>We sit differently now</source>
        <translation>We zitten nu anders</translation>
    </message>
    <message>
        <source>The numbers stay with the seat, and only the names change places.</source>
        <translation>De getallen blijven bij de stoel; alleen de namen wisselen van plaats.</translation>
    </message>
    <message>
        <source>The numbers go with the person. Deals that were played keep their dealer; the next ones go round by the new seats.</source>
        <translation>De getallen gaan met de speler mee. Gespeelde rondes houden hun deler; daarna gaat het delen de nieuwe stoelen rond.</translation>
    </message>
    <message>
        <source>The numbers go with the person, and the pairs are scored again. Deals that were played keep their dealer; the next ones go round by the new seats.</source>
        <translation>De getallen gaan met de speler mee, en de paren worden opnieuw geteld. Gespeelde rondes houden hun deler; daarna gaat het delen de nieuwe stoelen rond.</translation>
    </message>
    <message>
        <source>The recorded auctions do not fit the new seats and are left out; the contracts stay.</source>
        <translation>Het genoteerde biedverloop past niet bij de nieuwe stoelen en vervalt; de contracten blijven.</translation>
    </message>
    <message>
        <source>Choose what happened.</source>
        <translation>Kies wat er gebeurd is.</translation>
    </message>
    <message>
        <source>Drag a name onto another: the two change places. By keys: arrows, and Ctrl with arrows.</source>
        <translation>Sleep een naam op een andere: die twee wisselen. Met toetsen: pijltjes, en Ctrl met pijltjes.</translation>
    </message>
    <message>
        <source>Tap a name: it dealt first.</source>
        <translation>Tik op een naam: die deelde als eerste.</translation>
    </message>
    <message>
        <source>{who} dealt the first deal.</source>
        <translation>{who} deelde de eerste ronde.</translation>
    </message>
    <message>
        <source>{who} deals now.</source>
        <translation>{who} deelt nu.</translation>
    </message>
    <message>
        <source>Pairs: {pairs}.</source>
        <translation>Paren: {pairs}.</translation>
    </message>
    <message>
        <source>Change the seats</source>
        <translation>Stoelen veranderen</translation>
    </message>
</context>
<context>
    <name>second_folder</name>
    <message>
        <source>A second folder, on a memory stick or one that is shared with another computer, gets every backup too.</source>
        <translation>In een tweede map, op een usb-stick of gedeeld met een andere computer, komt elke back-up ook te staan.</translation>
    </message>
    <message>
        <source>Second folder: {folder}</source>
        <translation>Tweede map: {folder}</translation>
    </message>
    <message>
        <source>It is there, and gets every backup too.</source>
        <translation>De map is er, en krijgt ook elke back-up.</translation>
    </message>
    <message>
        <source>It is not there now. As soon as it is, it gets the next backup again.</source>
        <translation>De map is er nu niet. Zodra die er weer is, krijgt die de volgende back-up weer.</translation>
    </message>
    <message>
        <source>Second folder…</source>
        <translation>Tweede map…</translation>
    </message>
    <message>
        <source>Another second folder…</source>
        <translation>Andere tweede map…</translation>
    </message>
    <message>
        <source>Use no second folder</source>
        <translation>Geen tweede map gebruiken</translation>
    </message>
    <message>
        <source>Backups that lie in {folder} stay there.</source>
        <translation>Back-ups die in {folder} staan, blijven daar.</translation>
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
        <source>Your evenings are kept in</source>
        <translation>Je avonden staan in</translation>
    </message>
    <message>
        <source>The folder of your evenings</source>
        <translation>De map met je avonden</translation>
    </message>
    <message>
        <source>Backups…</source>
        <translation>Back-ups…</translation>
    </message>
    <message>
        <source>Every match, player and setting is in this folder on your own computer, with a backup of each evening.</source>
        <translation>Elk potje, elke speler en elke instelling staat in deze map op je eigen computer, met van elke avond een back-up.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Map openen</translation>
    </message>
    <message>
        <source>Should anything go wrong, it is noted in a log, for whoever mends it.</source>
        <translation>Gaat er iets mis, dan komt het in een logboek, voor wie het herstelt.</translation>
    </message>
    <message>
        <source>Open log folder</source>
        <translation>Map met logboek openen</translation>
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
        <source>{who}, above the line, deal {deal}: {what}, {points}</source>
        <translation>{who}, boven de streep, ronde {deal}: {what}, {points}</translation>
    </message>
    <message>
        <source>{who}, below the line, deal {deal}: {what}, {points}</source>
        <translation>{who}, onder de streep, ronde {deal}: {what}, {points}</translation>
    </message>
    <message>
        <source>{who}, above the line: nothing</source>
        <translation>{who}, boven de streep: niets</translation>
    </message>
    <message>
        <source>{who}, below the line: nothing</source>
        <translation>{who}, onder de streep: niets</translation>
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
        <source>8th</source>
        <translation>8e</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>deelt</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name} deelt</translation>
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
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Find a key or what it does</source>
        <translation>Zoek een toets of wat hij doet</translation>
    </message>
    <message>
        <source>Entering a deal</source>
        <translation>Een ronde invullen</translation>
    </message>
    <message>
        <source>No key does that.</source>
        <translation>Geen enkele toets doet dat.</translation>
    </message>
    <message>
        <source>or</source>
        <translation>of</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>stopping_dialog</name>
    <message>
        <source>Stop for tonight?</source>
        <translation>Stoppen voor vanavond?</translation>
    </message>
    <message>
        <source>Level: {who}, {points} each</source>
        <translation>Gelijk: {who}, elk {points}</translation>
    </message>
    <message>
        <source>The match is over, and nothing that is compared decides it.</source>
        <translation>Het potje is afgelopen, en in alles wat telt is het gelijk.</translation>
    </message>
    <message>
        <source>One more deal</source>
        <translation>Nog een ronde</translation>
    </message>
    <message>
        <source>It may decide who wins.</source>
        <translation>Misschien beslist die wie er wint.</translation>
    </message>
    <message numerus="yes">
        <source>The match then has %n deal(s).</source>
        <translation>
            <numerusform>Het potje heeft dan %n ronde.</numerusform>
            <numerusform>Het potje heeft dan %n rondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on another day</source>
        <translation>Een andere dag verder</translation>
    </message>
    <message>
        <source>Everything is kept as it is, the deal being entered too.</source>
        <translation>Alles blijft bewaard zoals het is, ook de ronde die nu bezig is.</translation>
    </message>
    <message>
        <source>End here: {who} leads with {points}</source>
        <translation>Hier stoppen: {who} staat voor met {points}</translation>
    </message>
    <message>
        <source>End here: {who} lead with {points}</source>
        <translation>Hier stoppen: {who} staan voor met {points}</translation>
    </message>
    <message>
        <source>Share it</source>
        <translation>Winst delen</translation>
    </message>
    <message>
        <source>{ended} The deal being entered does not count.</source>
        <translation>{ended} De ronde die nu bezig is, telt niet mee.</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Weggooien</translation>
    </message>
    <message>
        <source>The match leaves the history. This can be undone.</source>
        <translation>Het potje gaat uit het archief. Je kunt dit ongedaan maken.</translation>
    </message>
    <message>
        <source>No deal is finished, so there is nobody to win it.</source>
        <translation>Er is nog geen ronde af, dus ook geen winnaar.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Doorspelen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
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
        <translation>Het archief in {path} is leeg, zoals na een volle schijf of een crash; zet een back-up terug, of zet dat bestand ergens anders om opnieuw te beginnen.</translation>
    </message>
    <message>
        <source>The history that was in {path} is gone; restore a backup of it, or put the file back where it was.</source>
        <translation>Het archief dat in {path} stond, is weg; zet een back-up terug, of leg het bestand weer waar het was.</translation>
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
        <translation>Het archief in {path} is beschadigd ({reason}); zet een back-up terug, het bestand is ongemoeid gelaten.</translation>
    </message>
    <message>
        <source>Match {match} in {path} is not as it was written ({reason}); restore a backup to get it back.</source>
        <translation>Potje {match} in {path} is niet meer zoals het bewaard is ({reason}); met een back-up krijg je het terug.</translation>
    </message>
    <message>
        <source>This match is of a game that this Scorepad does not know ({game}); it is kept as it is, and a Scorepad that has the game opens it.</source>
        <translation>Dit potje is van een spel dat deze Scorepad niet kent ({game}); het blijft bewaard zoals het is, en een Scorepad met dat spel opent het.</translation>
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
        <source>There is already a season called {name}. Choose another name.</source>
        <translation>Er is al een seizoen dat {name} heet. Kies een andere naam.</translation>
    </message>
    <message>
        <source>This season has matches of a game that this Scorepad does not know, so its name cannot be changed here.</source>
        <translation>Dit seizoen heeft potjes van een spel dat deze Scorepad niet kent, dus de naam is hier niet te veranderen.</translation>
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
        <translation>Er is geen bestand {path}; kies een back-up die er wel is.</translation>
    </message>
    <message>
        <source>{path} is no backup of a Scorepad history; choose one that is.</source>
        <translation>{path} is geen back-up van een Scorepad-archief; kies er een die dat wel is.</translation>
    </message>
    <message>
        <source>The backup {path} is damaged ({reason}); choose another one, nothing was changed.</source>
        <translation>De back-up {path} is beschadigd ({reason}); kies een andere, er is niets veranderd.</translation>
    </message>
    <message>
        <source>{path} is the history itself; choose a backup of it.</source>
        <translation>{path} is het archief zelf; kies een back-up ervan.</translation>
    </message>
    <message>
        <source>The history in {path} is open in a window or another program; close that, then try again.</source>
        <translation>Het archief in {path} is open in een venster of een ander programma; sluit dat en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>{path} already exists; choose another name.</source>
        <translation>{path} bestaat al; kies een andere naam.</translation>
    </message>
    <message>
        <source>{path} is in use, or was copied without its journal {journal}; close Scorepad there and save a backup with it instead.</source>
        <translation>{path} is in gebruik, of is gekopieerd zonder het journaal {journal}; sluit Scorepad daar en bewaar er een back-up mee.</translation>
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
        <source>Scorepad was cut off while it wrote; look whether your last entries are there. What was left of the writing is kept in {path}.</source>
        <translation>Scorepad werd onderbroken tijdens het schrijven; kijk of je laatste invoer er staat. Wat er van het schrijven over was, wordt bewaard in {path}.</translation>
    </message>
    <message>
        <source>Something that was saved last is not in the history any more, as if its file were an older one; look whether your last entries are there. A backup may still have them.</source>
        <translation>Iets van wat het laatst bewaard is, staat niet meer in het archief, alsof het een ouder bestand is; kijk of je laatste invoer er staat. Misschien staat die nog in een back-up.</translation>
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
        <source>Matches of a game that this Scorepad does not know ({game}), so that their points cannot be checked: {number}.</source>
        <translation>Potjes van een spel dat deze Scorepad niet kent ({game}), zodat de punten niet na te rekenen zijn: {number}.</translation>
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
    <name>streaks</name>
    <message numerus="yes">
        <source>{who}: %n win(s) in a row</source>
        <translation>
            <numerusform>{who}: %n keer op rij gewonnen</numerusform>
            <numerusform>{who}: %n keer op rij gewonnen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>suits</name>
    <message>
        <source>clubs</source>
        <translation>klaveren</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruiten</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>harten</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>schoppen</translation>
    </message>
    <message>
        <source>♣</source>
        <translation>♣</translation>
    </message>
    <message>
        <source>♦</source>
        <translation>♦</translation>
    </message>
    <message>
        <source>♥</source>
        <translation>♥</translation>
    </message>
    <message>
        <source>♠</source>
        <translation>♠</translation>
    </message>
</context>
<context>
    <name>table_view</name>
    <message>
        <source>Esc or a double tap: back</source>
        <translation>Esc of dubbel tikken: terug</translation>
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
</context>
<context>
    <name>trail</name>
    <message>
        <source>Deal {deal} scored</source>
        <translation>Ronde {deal} genoteerd</translation>
    </message>
    <message>
        <source>Deal {deal} put in</source>
        <translation>Ronde {deal} ingevoegd</translation>
    </message>
    <message>
        <source>Deal {deal} taken out</source>
        <translation>Ronde {deal} weggehaald</translation>
    </message>
    <message>
        <source>Deal {deal} corrected</source>
        <translation>Ronde {deal} verbeterd</translation>
    </message>
    <message>
        <source>Deals put in another order</source>
        <translation>Rondes in een andere volgorde gezet</translation>
    </message>
    <message>
        <source>Seats changed</source>
        <translation>Stoelen veranderd</translation>
    </message>
    <message>
        <source>House rules changed</source>
        <translation>Huisregels veranderd</translation>
    </message>
    <message>
        <source>Match ended here</source>
        <translation>Potje hier gestopt</translation>
    </message>
    <message>
        <source>Match goes on</source>
        <translation>Potje gaat verder</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Veranderd</translation>
    </message>
    <message>
        <source>A longer record of this match came in</source>
        <translation>Er kwam een langer verslag van dit potje binnen</translation>
    </message>
    <message>
        <source>Taken back: {what}</source>
        <translation>Ongedaan gemaakt: {what}</translation>
    </message>
    <message>
        <source>{what}: {before} → {after}</source>
        <translation>{what}: {before} → {after}</translation>
    </message>
    <message>
        <source>{what}: {value}</source>
        <translation>{what}: {value}</translation>
    </message>
    <message>
        <source>{who}, {what}</source>
        <translation>{who}, {what}</translation>
    </message>
    <message>
        <source>who dealt</source>
        <translation>wie deelde</translation>
    </message>
    <message>
        <source>as the rules give</source>
        <translation>volgens de regels</translation>
    </message>
    <message>
        <source>points given</source>
        <translation>gegeven punten</translation>
    </message>
    <message>
        <source>note</source>
        <translation>notitie</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespeeld</translation>
    </message>
    <message>
        <source>season</source>
        <translation>seizoen</translation>
    </message>
    <message>
        <source>players</source>
        <translation>spelers</translation>
    </message>
    <message>
        <source>first dealer</source>
        <translation>eerste deler</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>telt mee</translation>
    </message>
    <message>
        <source>substitutes</source>
        <translation>invallers</translation>
    </message>
    <message>
        <source>{player} for {who} from deal {deal}</source>
        <translation>{player} voor {who} vanaf ronde {deal}</translation>
    </message>
    <message>
        <source>no longer: {rule}</source>
        <translation>niet meer: {rule}</translation>
    </message>
    <message>
        <source>now: {rule}</source>
        <translation>nu: {rule}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
</context>
<context>
    <name>trail_dialog</name>
    <message>
        <source>What was entered and corrected</source>
        <translation>Wat er ingevuld en verbeterd is</translation>
    </message>
    <message>
        <source>The latest first. What was there before is kept.</source>
        <translation>Het nieuwste eerst. Wat er eerder stond, blijft bewaard.</translation>
    </message>
    <message>
        <source>Nothing yet. Every deal that is scored or corrected is noted here.</source>
        <translation>Nog niets. Elke ronde die je noteert of verbetert, komt hier te staan.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>troefcall</name>
    <message>
        <source>The first pair to reach {target}.</source>
        <translation>Het eerste koppel dat {target} haalde.</translation>
    </message>
    <message>
        <source>Both pairs reached {target} in the last deal; the higher total wins.</source>
        <translation>Beide koppels haalden {target} in de laatste ronde; het hoogste totaal wint.</translation>
    </message>
    <message>
        <source>The most points when the time was up.</source>
        <translation>De meeste punten toen de tijd om was.</translation>
    </message>
    <message>
        <source>Level on points.</source>
        <translation>Gelijk in punten.</translation>
    </message>
    <message>
        <source>{caller} calls</source>
        <translation>{caller} roept</translation>
    </message>
    <message>
        <source>{caller} calls {sign}</source>
        <translation>{caller} roept {sign}</translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Troefcall</source>
        <translation>Troefcall</translation>
    </message>
    <message>
        <source>the most tricks</source>
        <translation>meeste slagen</translation>
    </message>
    <message>
        <source>kap partij</source>
        <translation>kap partij</translation>
    </message>
    <message>
        <source>stopped after seven</source>
        <translation>gestopt na zeven</translation>
    </message>
    <message>
        <source>baunie</source>
        <translation>baunie</translation>
    </message>
    <message>
        <source>all thirteen, not announced</source>
        <translation>alle dertien, niet aangekondigd</translation>
    </message>
    <message>
        <source>the others’ baunie failed</source>
        <translation>baunie van de anderen mislukt</translation>
    </message>
    <message>
        <source>“{field}” must be one of the two pairs, 0 or 1</source>
        <translation>“{field}” moet een van de twee koppels zijn, 0 of 1</translation>
    </message>
    <message>
        <source>By the house rules of this match that cannot happen</source>
        <translation>Volgens de huisregels van dit potje kan dat niet</translation>
    </message>
    <message>
        <source>The tricks add up to {total}, but there are {tricks}</source>
        <translation>De slagen komen samen op {total}, maar het zijn er {tricks}</translation>
    </message>
    <message>
        <source>These tricks do not fit what the pair is said to have done</source>
        <translation>Deze slagen kloppen niet met wat het koppel gedaan zou hebben</translation>
    </message>
    <message>
        <source>The match is played</source>
        <translation>Gespeeld wordt</translation>
    </message>
    <message>
        <source>Points that win the match</source>
        <translation>Punten om te winnen</translation>
    </message>
    <message>
        <source>How many deals</source>
        <translation>Aantal rondes</translation>
    </message>
    <message>
        <source>Points for the most tricks</source>
        <translation>Punten voor de meeste slagen</translation>
    </message>
    <message>
        <source>Points for kap partij: the first seven tricks in a row</source>
        <translation>Punten voor kap partij: de eerste zeven slagen op rij</translation>
    </message>
    <message>
        <source>Points when the hand is stopped after seven without the kap</source>
        <translation>Punten als er na zeven gestopt wordt zonder kap</translation>
    </message>
    <message>
        <source>Points for the baunie: all thirteen, announced</source>
        <translation>Punten voor de baunie: alle dertien, aangekondigd</translation>
    </message>
    <message>
        <source>Points for the others when the baunie fails</source>
        <translation>Punten voor de anderen als de baunie mislukt</translation>
    </message>
    <message>
        <source>The kap counts without being said (silent kap)</source>
        <translation>De kap hoeft niet gezegd te worden (stille kap)</translation>
    </message>
    <message>
        <source>A pair may play on for the baunie</source>
        <translation>Een koppel mag doorspelen voor de baunie</translation>
    </message>
    <message>
        <source>Trump may be named after all thirteen cards (free call)</source>
        <translation>Troef roepen mag na alle dertien kaarten (vrij roepen)</translation>
    </message>
    <message>
        <source>Dealer and caller move on</source>
        <translation>Deler en roeper schuiven door</translation>
    </message>
    <message>
        <source>to a number of points</source>
        <translation>tot een aantal punten</translation>
    </message>
    <message>
        <source>for a number of deals</source>
        <translation>een aantal rondes</translation>
    </message>
    <message>
        <source>by the clock</source>
        <translation>op de klok</translation>
    </message>
    <message>
        <source>after every deal</source>
        <translation>na elke ronde</translation>
    </message>
    <message>
        <source>only when the callers do not get the points</source>
        <translation>alleen als de roepers niet scoren</translation>
    </message>
    <message>
        <source>most tricks</source>
        <translation>meeste slagen</translation>
    </message>
    <message>
        <source>all thirteen in silence</source>
        <translation>alle dertien in stilte</translation>
    </message>
    <message>
        <source>baunie failed</source>
        <translation>baunie mislukt</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>koppel</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>uitslag</translation>
    </message>
    <message>
        <source>What a pair gets</source>
        <translation>Wat een koppel krijgt</translation>
    </message>
    <message>
        <source>{points} for the others</source>
        <translation>{points} voor de anderen</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>slagen</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>troef</translation>
    </message>
    <message>
        <source>what the pair did</source>
        <translation>uitslag</translation>
    </message>
    <message>
        <source>the pair</source>
        <translation>koppel</translation>
    </message>
    <message>
        <source>the tricks</source>
        <translation>slagen</translation>
    </message>
    <message>
        <source>the trump</source>
        <translation>troef</translation>
    </message>
    <message>
        <source>Standard: to 20</source>
        <translation>Standaard: tot 20</translation>
    </message>
    <message>
        <source>Quick: to 15</source>
        <translation>Snel: tot 15</translation>
    </message>
    <message>
        <source>Tournament: to 50</source>
        <translation>Toernooi: tot 50</translation>
    </message>
    <message>
        <source>Eight deals</source>
        <translation>Acht rondes</translation>
    </message>
    <message>
        <source>By the clock</source>
        <translation>Op de klok</translation>
    </message>
    <message>
        <source>Silent kap</source>
        <translation>Stille kap</translation>
    </message>
    <message>
        <source>No baunie</source>
        <translation>Zonder baunie</translation>
    </message>
    <message>
        <source>The first match of an evening: deal the cards face up, one at a time. Whoever gets the first jack calls, and the player to the caller’s right deals.</source>
        <translation>Het eerste potje van de avond: deel de kaarten open uit, één voor één. Wie de eerste boer krijgt, roept troef, en de speler rechts van de roeper deelt.</translation>
    </message>
    <message numerus="yes">
        <source>the first pair to %n point(s)</source>
        <translation>
            <numerusform>het eerste koppel met %n punt</numerusform>
            <numerusform>het eerste koppel met %n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>until the time is up</source>
        <translation>tot de tijd om is</translation>
    </message>
    <message>
        <source>the most tricks bring {points}</source>
        <translation>de meeste slagen leveren {points} op</translation>
    </message>
    <message>
        <source>kap partij {points}</source>
        <translation>kap partij {points}</translation>
    </message>
    <message>
        <source>the first seven in a row count as the kap, {points}, without a word</source>
        <translation>de eerste zeven op rij zijn vanzelf kap, {points}</translation>
    </message>
    <message>
        <source>stopped after seven {points}</source>
        <translation>gestopt na zeven {points}</translation>
    </message>
    <message>
        <source>baunie {points}, and {failed} to the others when it fails</source>
        <translation>baunie {points}, en {failed} voor de anderen als die mislukt</translation>
    </message>
    <message>
        <source>no baunie</source>
        <translation>geen baunie</translation>
    </message>
    <message>
        <source>trump may be named on all thirteen cards</source>
        <translation>troef roepen mag na alle dertien kaarten</translation>
    </message>
    <message>
        <source>who calls and wins calls again</source>
        <translation>wie roept en wint, roept weer</translation>
    </message>
    <message>
        <source>{own}–{others}</source>
        <translation>{own}–{others}</translation>
    </message>
    <message>
        <source>{outcome} ({tricks})</source>
        <translation>{outcome} ({tricks})</translation>
    </message>
    <message>
        <source>{who} called</source>
        <translation>{who} riep troef</translation>
    </message>
    <message>
        <source>{who} called {trump}</source>
        <translation>{who} riep {trump}</translation>
    </message>
    <message>
        <source>That makes {who} the caller.</source>
        <translation>Dan roept {who} troef.</translation>
    </message>
    <message>
        <source>the others’ deal</source>
        <translation>ronde voor de anderen</translation>
    </message>
    <message>
        <source>stopped the baunie</source>
        <translation>baunie tegengehouden</translation>
    </message>
    <message>
        <source>the most tricks: {points}</source>
        <translation>de meeste slagen: {points}</translation>
    </message>
    <message>
        <source>the first seven in a row, and kap said at once: {points}</source>
        <translation>de eerste zeven op rij, en meteen kap gezegd: {points}</translation>
    </message>
    <message>
        <source>the first seven in a row, but stopped without a kap of the trick’s winner: {points}</source>
        <translation>de eerste zeven op rij, maar gestopt zonder kap van wie de slag won: {points}</translation>
    </message>
    <message>
        <source>baunie announced, and all thirteen tricks: {points}</source>
        <translation>baunie aangekondigd, en alle dertien slagen gehaald: {points}</translation>
    </message>
    <message>
        <source>all thirteen tricks, but not announced; they count as the most tricks: {points}</source>
        <translation>alle dertien slagen, maar niet aangekondigd; dat telt als de meeste slagen: {points}</translation>
    </message>
    <message>
        <source>{others} played on after seven in a row and lost a trick: {points}</source>
        <translation>{others} speelden na zeven op rij door en verloren een slag: {points}</translation>
    </message>
    <message>
        <source>the first seven in a row are the kap without a word: {points}</source>
        <translation>de eerste zeven op rij, dus vanzelf kap: {points}</translation>
    </message>
    <message>
        <source>the most tricks, {tricks}: {points}</source>
        <translation>de meeste slagen, {tricks}: {points}</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Roepen</translation>
    </message>
    <message>
        <source>Own call won</source>
        <translation>Zelf geroepen en gewonnen</translation>
    </message>
    <message>
        <source>Kap partij and baunie</source>
        <translation>Kap partij en baunie</translation>
    </message>
    <message>
        <source>Kap partij</source>
        <translation>Kap partij</translation>
    </message>
    <message>
        <source>Kap partij by the others</source>
        <translation>Kap partij door de anderen</translation>
    </message>
    <message>
        <source>Baunie</source>
        <translation>Baunie</translation>
    </message>
    <message>
        <source>Baunie failed</source>
        <translation>Baunie mislukt</translation>
    </message>
    <message>
        <source>Baunie by the others</source>
        <translation>Baunie door de anderen</translation>
    </message>
    <message>
        <source>Baunie of the others failed</source>
        <translation>Baunie van de anderen mislukt</translation>
    </message>
    <message>
        <source>All thirteen in silence</source>
        <translation>Alle dertien in stilte</translation>
    </message>
</context>
<context>
    <name>troefcall_board</name>
    <message>
        <source>Deal {deal}</source>
        <translation>Ronde {deal}</translation>
    </message>
    <message>
        <source>to {target}</source>
        <translation>tot {target}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) to play</source>
        <translation>
            <numerusform>nog %n ronde te spelen</numerusform>
            <numerusform>nog %n rondes te spelen</numerusform>
        </translation>
    </message>
    <message>
        <source>by the clock</source>
        <translation>op de klok</translation>
    </message>
    <message>
        <source>{trump} are trump</source>
        <translation>{trump} is troef</translation>
    </message>
    <message>
        <source>{who} calls</source>
        <translation>{who} roept</translation>
    </message>
    <message>
        <source>{who} calls again</source>
        <translation>{who} roept weer</translation>
    </message>
    <message>
        <source>{who} called</source>
        <translation>{who} riep troef</translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} names trump</source>
        <translation>{who} roept troef</translation>
    </message>
    <message>
        <source>{who} leads</source>
        <translation>{who} komt uit</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) won</source>
        <translation>
            <numerusform>%n ronde gewonnen</numerusform>
            <numerusform>%n rondes gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>{total} in all</source>
        <translation>totaal {total}</translation>
    </message>
    <message>
        <source>{first} cards to {who}, who names trump; then {later}</source>
        <translation>{first} kaarten voor {who}, die troef roept; dan {later}</translation>
    </message>
    <message>
        <source>{who} may name trump on all thirteen cards</source>
        <translation>{who} mag na alle dertien kaarten troef roepen</translation>
    </message>
    <message>
        <source>The points of deal {deal}</source>
        <translation>De punten van ronde {deal}</translation>
    </message>
</context>
<context>
    <name>troefcall_face</name>
    <message>
        <source>How did it end?</source>
        <translation>Hoe liep het af?</translation>
    </message>
    <message>
        <source>What did {pair} do?</source>
        <translation>Wat deden {pair}?</translation>
    </message>
    <message>
        <source>Which pair was it?</source>
        <translation>Welk koppel was het?</translation>
    </message>
    <message>
        <source>How many tricks did {pair} take?</source>
        <translation>Hoeveel slagen haalden {pair}?</translation>
    </message>
    <message>
        <source>{caller} cuts, gets five cards and names trump; the others get five, then all four and four.</source>
        <translation>{caller} coupeert, krijgt vijf kaarten en roept troef; dan de anderen vijf, en ieder vier en vier.</translation>
    </message>
    <message>
        <source>{caller} cuts and gets five cards, the others five, then all four and four. Trump may be named until then.</source>
        <translation>{caller} coupeert en krijgt vijf kaarten; dan de anderen vijf, en ieder vier en vier. Tot dan mag troef geroepen worden.</translation>
    </message>
    <message>
        <source>5 to {caller}, trump, then 5, 4, 4.</source>
        <translation>{caller} 5, troef, dan 5, 4, 4.</translation>
    </message>
    <message>
        <source>{caller} called {trump} and leads.</source>
        <translation>{caller} riep {trump} en komt uit.</translation>
    </message>
    <message>
        <source>Tap it, or type its number.</source>
        <translation>Tik erop, of typ het getal.</translation>
    </message>
    <message>
        <source>Tap what is right.</source>
        <translation>Tik op wat klopt.</translation>
    </message>
    <message>
        <source>Tricks, if you like</source>
        <translation>Slagen, als je wilt</translation>
    </message>
    <message>
        <source>Tap what happened</source>
        <translation>Tik op de uitslag</translation>
    </message>
    <message>
        <source>{pair} win the match.</source>
        <translation>{pair} winnen het potje.</translation>
    </message>
    <message>
        <source>That is the end, and you are level.</source>
        <translation>Afgelopen, en jullie staan gelijk.</translation>
    </message>
    <message>
        <source>Now {totals}; {pair}: {points} to go.</source>
        <translation>Nu {totals}; {pair}: nog {points}.</translation>
    </message>
    <message numerus="yes">
        <source>Now {totals}; %n deal(s) to go.</source>
        <translation>
            <numerusform>Nu {totals}; nog %n ronde.</numerusform>
            <numerusform>Nu {totals}; nog %n rondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first}–{second}</source>
        <translation>{first}–{second}</translation>
    </message>
    <message>
        <source>Now {totals}.</source>
        <translation>Nu {totals}.</translation>
    </message>
    <message>
        <source>{rest} {caller} calls again.</source>
        <translation>{rest} {caller} roept weer.</translation>
    </message>
    <message>
        <source>deal {deal} · {dealer} deals · {caller} calls</source>
        <translation>ronde {deal} · {dealer} deelt · {caller} roept</translation>
    </message>
    <message>
        <source>deal {deal} of {deals} · {dealer} deals · {caller} calls</source>
        <translation>ronde {deal} van {deals} · {dealer} deelt · {caller} roept</translation>
    </message>
    <message>
        <source>the pair, then what it did</source>
        <translation>het koppel, dan wat het deed</translation>
    </message>
    <message>
        <source>its tricks, if you like; ten and more: + and the last digit</source>
        <translation>de slagen, als je wilt; vanaf tien: + en het laatste cijfer</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>troef</translation>
    </message>
    <message>
        <source>{pair}: {outcome}</source>
        <translation>{pair}: {outcome}</translation>
    </message>
    <message>
        <source>Most tricks</source>
        <translation>Meeste slagen</translation>
    </message>
    <message>
        <source>Kap partij</source>
        <translation>Kap partij</translation>
    </message>
    <message>
        <source>Stopped at 7</source>
        <translation>Gestopt na 7</translation>
    </message>
    <message>
        <source>Baunie</source>
        <translation>Baunie</translation>
    </message>
    <message>
        <source>13 in silence</source>
        <translation>13 in stilte</translation>
    </message>
    <message>
        <source>Baunie failed</source>
        <translation>Baunie mislukt</translation>
    </message>
    <message>
        <source>{points} to the others</source>
        <translation>{points} voor de anderen</translation>
    </message>
    <message>
        <source>{pair}: {outcome}, {points}</source>
        <translation>{pair}: {outcome}, {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waiting_dialog</name>
    <message>
        <source>Waiting pairs</source>
        <translation>Wachtende koppels</translation>
    </message>
    <message>
        <source>Who wins stays at the table; the first pair of this list sits down next.</source>
        <translation>Wie wint, blijft zitten; het eerste koppel van deze lijst schuift aan.</translation>
    </message>
    <message>
        <source>Nobody waits yet.</source>
        <translation>Er wacht nog niemand.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Partner’s name</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <source>Add this pair at the end</source>
        <translation>Dit koppel achteraan toevoegen</translation>
    </message>
    <message>
        <source>{pair}: sooner</source>
        <translation>{pair}: eerder</translation>
    </message>
    <message>
        <source>{pair}: later</source>
        <translation>{pair}: later</translation>
    </message>
    <message>
        <source>This pair sits down first already.</source>
        <translation>Dit koppel is al als eerste aan de beurt.</translation>
    </message>
    <message>
        <source>This pair sits down last already.</source>
        <translation>Dit koppel is al als laatste aan de beurt.</translation>
    </message>
    <message>
        <source>{pair} wait no more</source>
        <translation>{pair} wachten niet meer</translation>
    </message>
    <message>
        <source>The pair that loses waits at the end</source>
        <translation>Het koppel dat verliest, sluit achteraan aan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Keep the list</source>
        <translation>Lijst bewaren</translation>
    </message>
    <message>
        <source>{field} sits at the table.</source>
        <translation>{field} zit aan tafel.</translation>
    </message>
    <message>
        <source>{field} waits already.</source>
        <translation>{field} wacht al.</translation>
    </message>
    <message>
        <source>A pair is two people: write another name.</source>
        <translation>Een koppel is twee mensen: vul een andere naam in.</translation>
    </message>
    <message>
        <source>Write both names.</source>
        <translation>Vul beide namen in.</translation>
    </message>
</context>
<context>
    <name>way_back</name>
    <message>
        <source>The way back</source>
        <translation>De weg terug</translation>
    </message>
    <message>
        <source>Looking for the best way back. Every backup is tried, which may take a minute…</source>
        <translation>De beste weg terug zoeken. Elke back-up wordt geprobeerd, dat kan even duren…</translation>
    </message>
    <message>
        <source>The history is being put in its place…</source>
        <translation>Het archief wordt op zijn plaats gezet…</translation>
    </message>
    <message>
        <source>Whatever you choose, the file as it is now is kept among the backups; nothing is deleted.</source>
        <translation>Wat je ook kiest, het bestand van nu blijft bij de back-ups bewaard; er wordt niets verwijderd.</translation>
    </message>
    <message>
        <source>Perhaps this file belongs to another program, and your history is in another folder: look for it before you choose.</source>
        <translation>Misschien hoort dit bestand bij een ander programma en staat je archief in een andere map: zoek het voordat je kiest.</translation>
    </message>
    <message>
        <source>No backup was found, and nothing of the file can be read. A backup may lie somewhere else.</source>
        <translation>Er is geen back-up gevonden, en van het bestand is niets te lezen. Misschien staat er ergens anders een back-up.</translation>
    </message>
    <message>
        <source>Everything up to {when}</source>
        <translation>Alles tot {when}</translation>
    </message>
    <message numerus="yes">
        <source>And %n match(es) played since.</source>
        <translation>
            <numerusform>En %n potje van daarna.</numerusform>
            <numerusform>En %n potjes van daarna.</numerusform>
        </translation>
    </message>
    <message>
        <source>What can still be read of the file</source>
        <translation>Wat er van het bestand nog te lezen is</translation>
    </message>
    <message>
        <source>In all {what}, from {first} to {last}.</source>
        <translation>Samen {what}, van {first} tot en met {last}.</translation>
    </message>
    <message>
        <source>In all {what}.</source>
        <translation>Samen {what}.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Opnieuw beginnen</translation>
    </message>
    <message>
        <source>An empty history. A backup can still be restored later, where there is one.</source>
        <translation>Een leeg archief. Een back-up kun je later nog terugzetten, als die er is.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Niet nu</translation>
    </message>
    <message>
        <source>Go back this way</source>
        <translation>Deze weg nemen</translation>
    </message>
    <message>
        <source>Choose one of the ways first.</source>
        <translation>Kies eerst een van de wegen.</translation>
    </message>
    <message>
        <source>Restore from a file…</source>
        <translation>Terugzetten uit een bestand…</translation>
    </message>
</context>
<context>
    <name>when_line</name>
    <message>
        <source>When it is or was played</source>
        <translation>Wanneer het gespeeld wordt of werd</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Nu</translation>
    </message>
    <message>
        <source>On an earlier day</source>
        <translation>Eerdere dag</translation>
    </message>
    <message>
        <source>On this day</source>
        <translation>Op deze dag</translation>
    </message>
    <message>
        <source>Nobody knows when</source>
        <translation>Niemand weet wanneer</translation>
    </message>
    <message>
        <source>The day it was played</source>
        <translation>De dag waarop het gespeeld is</translation>
    </message>
    <message>
        <source>It began at</source>
        <translation>Begonnen om</translation>
    </message>
</context>
<context>
    <name>when_played_dialog</name>
    <message>
        <source>When was it played?</source>
        <translation>Wanneer is er gespeeld?</translation>
    </message>
    <message>
        <source>Lists and seasons have it on that day. Points do not change.</source>
        <translation>In lijsten en seizoenen staat het op die dag. De punten veranderen niet.</translation>
    </message>
    <message>
        <source>That day or time is still to come.</source>
        <translation>Die dag of tijd moet nog komen.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Zo laten</translation>
    </message>
</context>
<context>
    <name>why</name>
    <message>
        <source>{sum} = {total}</source>
        <translation>{sum} = {total}</translation>
    </message>
    <message>
        <source>No deal is scored yet.</source>
        <translation>Er is nog geen ronde genoteerd.</translation>
    </message>
    <message>
        <source>Deal {deal}: {points}, makes {total}</source>
        <translation>Ronde {deal}: {points}, dat maakt {total}</translation>
    </message>
    <message>
        <source>Deals {first} to {last}: {points}, makes {total}</source>
        <translation>Ronde {first} t/m {last}: {points}, dat maakt {total}</translation>
    </message>
    <message>
        <source>Ahead with {points}, {by} more than {other}.</source>
        <translation>Staat voor met {points}, {by} meer dan {other}.</translation>
    </message>
    <message>
        <source>{by} behind {other}, who has {points}.</source>
        <translation>{by} achter op {other}, die {points} heeft.</translation>
    </message>
    <message>
        <source>{by} behind {other}, who have {points}.</source>
        <translation>{by} achter op {other}, die {points} hebben.</translation>
    </message>
    <message>
        <source>Level with {other} in everything that is compared.</source>
        <translation>Gelijk met {other} in alles wat telt.</translation>
    </message>
    <message>
        <source>This deal is being entered and not scored yet.</source>
        <translation>Deze ronde is nog bezig en nog niet genoteerd.</translation>
    </message>
    <message>
        <source>This deal is still to come.</source>
        <translation>Deze ronde moet nog komen.</translation>
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
        <translation>Archief</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Seizoen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Save the match’s sheet</source>
        <translation>Scoreblad van het potje bewaren</translation>
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
        <source>Everything is saved. Each number is, as soon as it is entered.</source>
        <translation>Alles is bewaard. Elk getal wordt bewaard zodra je het invult.</translation>
    </message>
    <message>
        <source>The last entry is being saved.</source>
        <translation>De laatste invoer wordt nu bewaard.</translation>
    </message>
    <message>
        <source>No match is on the table. Begin one, or open one of the history.</source>
        <translation>Er ligt geen potje op tafel. Begin er een, of open er een uit het archief.</translation>
    </message>
    <message>
        <source>The screen with the table view was unplugged. The view comes back with it; F11 shows it here.</source>
        <translation>Het scherm met de tafelweergave is losgekoppeld. Komt het terug, dan de weergave ook; F11 toont haar hier.</translation>
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
        <translation>Nieuw potje…</translation>
    </message>
    <message>
        <source>Same table again</source>
        <translation>Weer deze tafel</translation>
    </message>
    <message>
        <source>Open record files…</source>
        <translation>Verslagen openen…</translation>
    </message>
    <message>
        <source>Bring in old sheets…</source>
        <translation>Oude scorebladen inlezen…</translation>
    </message>
    <message>
        <source>Is everything saved?</source>
        <translation>Is alles bewaard?</translation>
    </message>
    <message>
        <source>Save the match as a record file…</source>
        <translation>Potje bewaren als verslag…</translation>
    </message>
    <message>
        <source>Print or save…</source>
        <translation>Afdrukken of bewaren…</translation>
    </message>
    <message>
        <source>Sheets to write on…</source>
        <translation>Lege scorebladen…</translation>
    </message>
    <message>
        <source>Backups…</source>
        <translation>Back-ups…</translation>
    </message>
    <message>
        <source>Check the history…</source>
        <translation>Archief nakijken…</translation>
    </message>
    <message>
        <source>Sample evening</source>
        <translation>Voorbeeldavond</translation>
    </message>
    <message>
        <source>Sample year in its own window</source>
        <translation>Voorbeeldjaar in een eigen venster</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Afsluiten</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Zoeken</translation>
    </message>
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
        <translation>Archief</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Seizoen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Go to the sheet</source>
        <translation>Naar het scoreblad</translation>
    </message>
    <message>
        <source>Table view</source>
        <translation>Tafelweergave</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Grotere tekst</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere tekst</translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation>Gewone tekstgrootte</translation>
    </message>
    <message>
        <source>Dealer’s bid…</source>
        <translation>Bod van de deler…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Toetsen…</translation>
    </message>
    <message>
        <source>About Scorepad…</source>
        <translation>Over Scorepad…</translation>
    </message>
    <message>
        <source>&amp;Scorepad</source>
        <translation>&amp;Scorepad</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Be&amp;werken</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Potje</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Beel&amp;d</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
</context>
<context>
    <name>workbook</name>
    <message>
        <source>Table</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Potjes</translation>
    </message>
    <message>
        <source>The spreadsheet cannot be made ({reason}).</source>
        <translation>De spreadsheet kan niet worden gemaakt ({reason}).</translation>
    </message>
</context>
</TS>
