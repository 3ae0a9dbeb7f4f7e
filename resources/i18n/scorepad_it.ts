<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>LadderEditor</name>
    <message>
        <source>Write the hand sizes, like 1 2 3 5 5 3 or 1-7-1</source>
        <translation>Scrivi le carte per mano, per esempio 1 2 3 5 5 3 o 1-7-1</translation>
    </message>
    <message>
        <source>“{word}” is no hand size; write numbers, like 1 2 3 or 1-7-1</source>
        <translation>“{word}” non è un numero di carte; scrivi numeri, per esempio 1 2 3 o 1-7-1</translation>
    </message>
    <message>
        <source>A hand has 1 to {most} cards, not {size}</source>
        <translation>Una mano ha da 1 a {most} carte, non {size}</translation>
    </message>
    <message>
        <source>A match has at most {most} deals, and this makes {deals}</source>
        <translation>Una partita ha al massimo {most} mani, e così sono {deals}</translation>
    </message>
</context>
<context>
    <name>about</name>
    <message>
        <source>About Scorepad</source>
        <translation>Informazioni su Scorepad</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versione {version}</translation>
    </message>
    <message>
        <source>Keeps score at the card table, knows the rules, remembers every evening.</source>
        <translation>Tiene i punti mentre giochi a carte, conosce le regole, ricorda ogni serata.</translation>
    </message>
    <message>
        <source>No internet is used. What you enter stays on this computer.</source>
        <translation>Non usa internet. Quello che inserisci resta su questo computer.</translation>
    </message>
    <message>
        <source>Scorepad is free software under the MIT licence.</source>
        <translation>Scorepad è software libero con licenza MIT.</translation>
    </message>
    <message>
        <source>Drawn by Qt {qt} through PySide {pyside}, under the LGPL.</source>
        <translation>Disegnato da Qt {qt} tramite PySide {pyside}, con licenza LGPL.</translation>
    </message>
    <message>
        <source>Your history</source>
        <translation>Il tuo archivio</translation>
    </message>
    <message>
        <source>What went wrong, for whoever mends it</source>
        <translation>Cos’è andato storto, per chi lo ripara</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Apri la cartella</translation>
    </message>
    <message>
        <source>Open folder: {what}</source>
        <translation>Apri la cartella: {what}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>announcer</name>
    <message>
        <source>Deal {deal} is saved: {standing}.</source>
        <translation>Mano {deal} salvata: {standing}.</translation>
    </message>
    <message>
        <source>The change is saved: {standing}.</source>
        <translation>Modifica salvata: {standing}.</translation>
    </message>
    <message>
        <source>The change is saved; no deal is played.</source>
        <translation>Modifica salvata; nessuna mano giocata.</translation>
    </message>
    <message>
        <source>The match is over and saved: {who_won}.</source>
        <translation>La partita è finita ed è salvata: {who_won}.</translation>
    </message>
    <message>
        <source>Not saved: {why}</source>
        <translation>Non salvato: {why}</translation>
    </message>
</context>
<context>
    <name>answer_strip</name>
    <message>
        <source>{who}, {value}: change</source>
        <translation>{who}, {value}: cambia</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Scorepad cannot open its window: {why}. On Debian and Ubuntu, `make run` or `sudo apt-get install libegl1 libgl1 libdbus-1-3 libfontconfig1 libglib2.0-0 libxkbcommon0` installs what is missing.</source>
        <translation>Scorepad non riesce ad aprire la finestra: {why}. Su Debian e Ubuntu, `make run` o `sudo apt-get install libegl1 libgl1 libdbus-1-3 libfontconfig1 libglib2.0-0 libxkbcommon0` installa quello che manca.</translation>
    </message>
    <message>
        <source>Scorepad is open already and does not answer. Close its window, or wait a little, and start it again.</source>
        <translation>Scorepad è già aperto e non risponde. Chiudi la sua finestra, o aspetta un po’, e riaprilo.</translation>
    </message>
    <message>
        <source>Scorepad crashed the last time. Everything that was marked as saved is here.</source>
        <translation>L’ultima volta Scorepad si è bloccato. Tutto quello che risultava salvato è qui.</translation>
    </message>
    <message>
        <source>A sample year to look around in. Nothing here gets among your own matches.</source>
        <translation>Un anno di esempio per dare un’occhiata. Niente di questo finisce tra le tue partite.</translation>
    </message>
    <message>
        <source>Close the sample</source>
        <translation>Chiudi l’esempio</translation>
    </message>
    <message>
        <source>Scorepad made a mistake and cannot start ({what}). The log is in {folder}.</source>
        <translation>Scorepad ha fatto un errore e non riesce a partire ({what}). Il log è in {folder}.</translation>
    </message>
</context>
<context>
    <name>auction_board</name>
    <message>
        <source>Game {game} of the rubber</source>
        <translation>Manche {game} del rubber</translation>
    </message>
    <message>
        <source>{points} below</source>
        <translation>{points} sotto la linea</translation>
    </message>
    <message>
        <source>{points} above</source>
        <translation>{points} sopra la linea</translation>
    </message>
    <message>
        <source>Game for {who}</source>
        <translation>Manche per {who}</translation>
    </message>
    <message>
        <source>The rubber for {who}</source>
        <translation>Il rubber per {who}</translation>
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
        <translation>{who} vince il rubber di {by}</translation>
    </message>
    <message>
        <source>{who} win the rubber by {by}</source>
        <translation>{who} vincono il rubber di {by}</translation>
    </message>
    <message>
        <source>{who} wins by {by}, though {other} won the rubber</source>
        <translation>{who} vince di {by}, anche se il rubber è di {other}</translation>
    </message>
    <message>
        <source>{who} win by {by}, though {other} won the rubber</source>
        <translation>{who} vincono di {by}, anche se il rubber è di {other}</translation>
    </message>
    <message>
        <source>The most points when the rubber was over.</source>
        <translation>Più punti di tutti alla fine del rubber.</translation>
    </message>
    <message>
        <source>{who} owes {whom} {points}.</source>
        <translation>{who} deve {points} a {whom}.</translation>
    </message>
    <message>
        <source>no game</source>
        <translation>0 manche</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manche</numerusform>
        </translation>
    </message>
    <message>
        <source>{games} · {points} to go</source>
        <translation>{games} · ancora {points}</translation>
    </message>
    <message>
        <source>{who} owes {whom} {points}</source>
        <translation>{who} deve {points} a {whom}</translation>
    </message>
    <message numerus="yes">
        <source>{contract}, %n trick(s)</source>
        <translation>
            <numerusform>{contract}, %n presa</numerusform>
            <numerusform>{contract}, %n prese</numerusform>
        </translation>
    </message>
    <message>
        <source>{contract}, {result}</source>
        <translation>{contract}, {result}</translation>
    </message>
    <message>
        <source>made doubled</source>
        <translation>bonus contro</translation>
    </message>
    <message>
        <source>made redoubled</source>
        <translation>bonus surcontro</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) over</source>
        <translation>
            <numerusform>%n presa in più</numerusform>
            <numerusform>%n prese in più</numerusform>
        </translation>
    </message>
    <message>
        <source>5 honours, 4 in one hand</source>
        <translation>5 onori, 4 in una mano</translation>
    </message>
    <message>
        <source>Auction Bridge</source>
        <translation>Auction Bridge</translation>
    </message>
    <message>
        <source>tricks over six</source>
        <translation>prese oltre le sei</translation>
    </message>
    <message>
        <source>tricks over a doubled contract</source>
        <translation>prese in più su un contratto contrato</translation>
    </message>
    <message>
        <source>missing tricks</source>
        <translation>prese mancanti</translation>
    </message>
    <message>
        <source>honours</source>
        <translation>onori</translation>
    </message>
    <message>
        <source>small slam</source>
        <translation>piccolo slam</translation>
    </message>
    <message>
        <source>grand slam</source>
        <translation>grande slam</translation>
    </message>
    <message>
        <source>game</source>
        <translation>manche</translation>
    </message>
    <message>
        <source>rubber</source>
        <translation>rubber</translation>
    </message>
    <message>
        <source>No side can hold such honours in this contract</source>
        <translation>Con questo contratto nessuno può avere questi onori</translation>
    </message>
    <message>
        <source>What a trick over six counts</source>
        <translation>Quanto vale una presa oltre le sei</translation>
    </message>
    <message>
        <source>Points below the line for a game</source>
        <translation>Punti sotto la linea per una manche</translation>
    </message>
    <message>
        <source>Played for</source>
        <translation>Durata</translation>
    </message>
    <message>
        <source>How many deals</source>
        <translation>Quante mani</translation>
    </message>
    <message>
        <source>Bonus for the rubber</source>
        <translation>Bonus per il rubber</translation>
    </message>
    <message>
        <source>Bonus for each game</source>
        <translation>Bonus per ogni manche</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Onori</translation>
    </message>
    <message>
        <source>Small slam (12 tricks)</source>
        <translation>Piccolo slam (12 prese)</translation>
    </message>
    <message>
        <source>Grand slam (13 tricks)</source>
        <translation>Grande slam (13 prese)</translation>
    </message>
    <message>
        <source>The bonus of a doubled contract again for each trick over it</source>
        <translation>Il bonus del contratto contrato anche per ogni presa in più</translation>
    </message>
    <message>
        <source>A missing trick costs 50 whatever the double</source>
        <translation>Una presa mancante costa 50 con o senza contro</translation>
    </message>
    <message>
        <source>Nullo may be bid: to lose tricks</source>
        <translation>Si può dichiarare nullo: si gioca a perdere le prese</translation>
    </message>
    <message>
        <source>Royal: 6 7 8 9 10</source>
        <translation>Royal: 6 7 8 9 10</translation>
    </message>
    <message>
        <source>Before 1911: ♠2 ♣4 ♦6 ♥8 NT 12</source>
        <translation>Prima del 1911: ♠2 ♣4 ♦6 ♥8 SA 12</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Valori nostri</translation>
    </message>
    <message>
        <source>a rubber: two games</source>
        <translation>un rubber: due manche</translation>
    </message>
    <message>
        <source>a number of deals</source>
        <translation>un numero fisso di mani</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>30 to 100 points</source>
        <translation>da 30 a 100 punti</translation>
    </message>
    <message>
        <source>in tricks of the strain, the old way</source>
        <translation>in prese del seme, all’antica</translation>
    </message>
    <message>
        <source>do not count</source>
        <translation>non contano</translation>
    </message>
    <message>
        <source>the honours</source>
        <translation>onori</translation>
    </message>
    <message>
        <source>Rubber</source>
        <translation>Rubber</translation>
    </message>
    <message>
        <source>Short: four deals</source>
        <translation>Corta: quattro mani</translation>
    </message>
    <message>
        <source>As before 1911</source>
        <translation>Come prima del 1911</translation>
    </message>
    <message>
        <source>Without honours</source>
        <translation>Senza onori</translation>
    </message>
    <message>
        <source>With nullo</source>
        <translation>Con il nullo</translation>
    </message>
    <message>
        <source>a rubber, {bonus} for the side with two games</source>
        <translation>un rubber, {bonus} a chi fa due manche</translation>
    </message>
    <message>
        <source>a rubber: until a side has two games</source>
        <translation>un rubber: finché qualcuno fa due manche</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), the higher total wins</source>
        <translation>
            <numerusform>%n mano, vince il totale più alto</numerusform>
            <numerusform>%n mani, vince il totale più alto</numerusform>
        </translation>
    </message>
    <message>
        <source>{bonus} for each game</source>
        <translation>{bonus} per ogni manche</translation>
    </message>
    <message>
        <source>game at {target}</source>
        <translation>manche a {target}</translation>
    </message>
    <message>
        <source>a trick counts ♣{clubs} ♦{diamonds} ♥{hearts} ♠{spades} NT {no_trump}</source>
        <translation>una presa vale ♣{clubs} ♦{diamonds} ♥{hearts} ♠{spades} SA {no_trump}</translation>
    </message>
    <message>
        <source>spades are the lowest bid</source>
        <translation>picche è il seme più basso nell’asta</translation>
    </message>
    <message>
        <source>honours 30 to 100</source>
        <translation>onori da 30 a 100</translation>
    </message>
    <message>
        <source>honours in tricks of the strain</source>
        <translation>onori contati in prese del seme</translation>
    </message>
    <message>
        <source>honours do not count</source>
        <translation>gli onori non contano</translation>
    </message>
    <message>
        <source>slams {small} and {grand}</source>
        <translation>slam {small} e {grand}</translation>
    </message>
    <message>
        <source>each trick over a doubled contract is paid</source>
        <translation>su un contratto contrato ogni presa in più prende un bonus</translation>
    </message>
    <message>
        <source>a missing trick costs 50 whatever the double</source>
        <translation>una presa mancante costa 50 con o senza contro</translation>
    </message>
    <message>
        <source>nullo may be bid</source>
        <translation>si può dichiarare nullo</translation>
    </message>
    <message numerus="yes">
        <source>{contract}, %n trick(s): {odd} × {value} = {points} below the line</source>
        <translation>
            <numerusform>{contract}, %n presa: {odd} × {value} = {points} sotto la linea</numerusform>
            <numerusform>{contract}, %n prese: {odd} × {value} = {points} sotto la linea</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{contract}, %n trick(s): {odd} × {value} × {times} = {points} below the line</source>
        <translation>
            <numerusform>{contract}, %n presa: {odd} × {value} × {times} = {points} sotto la linea</numerusform>
            <numerusform>{contract}, %n prese: {odd} × {value} × {times} = {points} sotto la linea</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{contract}, %n trick(s), so {theirs} for the others: {odd} × {value} = {points} below the line</source>
        <translation>
            <numerusform>{contract}, %n presa, quindi {theirs} agli altri: {odd} × {value} = {points} sotto la linea</numerusform>
            <numerusform>{contract}, %n prese, quindi {theirs} agli altri: {odd} × {value} = {points} sotto la linea</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{contract}, %n trick(s), so {theirs} for the others: {odd} × {value} × {times} = {points} below the line</source>
        <translation>
            <numerusform>{contract}, %n presa, quindi {theirs} agli altri: {odd} × {value} × {times} = {points} sotto la linea</numerusform>
            <numerusform>{contract}, %n prese, quindi {theirs} agli altri: {odd} × {value} × {times} = {points} sotto la linea</numerusform>
        </translation>
    </message>
    <message>
        <source>{over} over the contract: {over} × {each} = {points}</source>
        <translation>{over} in più: {over} × {each} = {points}</translation>
    </message>
    <message>
        <source>{honours}, worth {tricks} tricks: {tricks} × {value} = {points}</source>
        <translation>{honours}, pari a {tricks} prese: {tricks} × {value} = {points}</translation>
    </message>
    <message>
        <source>{count} honours, {in_one_hand} of them in one hand</source>
        <translation>{count} onori, {in_one_hand} in una mano</translation>
    </message>
    <message>
        <source>{count} aces, {in_one_hand} of them in one hand</source>
        <translation>{count} assi, {in_one_hand} in una mano</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s): {result}</source>
        <translation>
            <numerusform>%n presa: {result}</numerusform>
            <numerusform>%n prese: {result}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>played {contract}, %n trick(s)</source>
        <translation>
            <numerusform>giocato {contract}, %n presa</numerusform>
            <numerusform>giocato {contract}, %n prese</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n trick(s)</source>
        <translation>
            <numerusform>%n presa fatta</numerusform>
            <numerusform>%n prese fatte</numerusform>
        </translation>
    </message>
    <message>
        <source>Games and slams</source>
        <translation>Manche e slam</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Manche vinte</translation>
    </message>
    <message>
        <source>Small slams</source>
        <translation>Piccoli slam</translation>
    </message>
    <message>
        <source>Grand slams</source>
        <translation>Grandi slam</translation>
    </message>
    <message>
        <source>made though doubled: {points}</source>
        <translation>mantenuto anche se contrato: {points}</translation>
    </message>
    <message>
        <source>made though redoubled: {points}</source>
        <translation>mantenuto anche se surcontrato: {points}</translation>
    </message>
    <message>
        <source>{contract} by {who}, {short} short: {short} × {each} = {points}</source>
        <translation>{who} gioca {contract}, {short} sotto: {short} × {each} = {points}</translation>
    </message>
    <message>
        <source>12 tricks, a small slam: {points}</source>
        <translation>12 prese, piccolo slam: {points}</translation>
    </message>
    <message>
        <source>all 13 tricks, a grand slam: {points}</source>
        <translation>tutte e 13 le prese, grande slam: {points}</translation>
    </message>
    <message>
        <source>a game won: {points}</source>
        <translation>manche vinta: {points}</translation>
    </message>
    <message>
        <source>two games, the rubber: {points}</source>
        <translation>due manche, il rubber: {points}</translation>
    </message>
    <message>
        <source>{honours}: {points}</source>
        <translation>{honours}: {points}</translation>
    </message>
    <message>
        <source>3 honours</source>
        <translation>3 onori</translation>
    </message>
    <message>
        <source>4 honours</source>
        <translation>4 onori</translation>
    </message>
    <message>
        <source>4 honours in one hand</source>
        <translation>4 onori in una mano</translation>
    </message>
    <message>
        <source>5 honours</source>
        <translation>5 onori</translation>
    </message>
    <message>
        <source>4 honours in one hand, the fifth with partner</source>
        <translation>4 onori in una mano, il quinto dal compagno</translation>
    </message>
    <message>
        <source>5 honours in one hand</source>
        <translation>5 onori in una mano</translation>
    </message>
    <message>
        <source>3 aces</source>
        <translation>3 assi</translation>
    </message>
    <message>
        <source>4 aces</source>
        <translation>4 assi</translation>
    </message>
    <message>
        <source>4 aces in one hand</source>
        <translation>4 assi in una mano</translation>
    </message>
    <message>
        <source>everybody passed; the same player deals again</source>
        <translation>tutti passo; lo stesso mazziere ridà le carte</translation>
    </message>
    <message>
        <source>{who} plays {contract}</source>
        <translation>{who} gioca {contract}</translation>
    </message>
    <message>
        <source>{honours} for the declarer</source>
        <translation>{honours} dalla parte del dichiarante</translation>
    </message>
    <message>
        <source>{honours} against the declarer</source>
        <translation>{honours} dalla parte dei difensori</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passo</translation>
    </message>
    <message>
        <source>What a deal counts</source>
        <translation>Quanto vale una mano</translation>
    </message>
    <message>
        <source>a trick over six</source>
        <translation>presa oltre le sei</translation>
    </message>
    <message>
        <source>above: a trick short</source>
        <translation>sopra: presa mancante</translation>
    </message>
    <message>
        <source>above: made</source>
        <translation>sopra: mantenuto</translation>
    </message>
    <message>
        <source>Honours, above the line</source>
        <translation>Onori, sopra la linea</translation>
    </message>
</context>
<context>
    <name>auction_face</name>
    <message>
        <source>{leader} leads, {dummy} is dummy.</source>
        <translation>{leader} attacca, {dummy} fa il morto.</translation>
    </message>
    <message>
        <source>{leader} leads, the spare hand is dummy for {declarer}.</source>
        <translation>{leader} attacca, la quarta mano fa da morto per {declarer}.</translation>
    </message>
    <message>
        <source>That is game: {games} in games.</source>
        <translation>È manche: ora {games} nelle manche.</translation>
    </message>
    <message>
        <source>That is the rubber.</source>
        <translation>È il rubber.</translation>
    </message>
    <message>
        <source>That is the last deal.</source>
        <translation>È l’ultima mano.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Onori</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>no honours</source>
        <translation>niente onori</translation>
    </message>
    <message>
        <source>{count} in one</source>
        <translation>{count} in una</translation>
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
        <translation>difensori</translation>
    </message>
    <message>
        <source>honours: 0, 3, 4 or 5; 6 is 4 in one hand, 7 is 4 + 1, 8 is 5 in one; + for the other side</source>
        <translation>onori: 0, 3, 4 o 5; 6 è 4 in una mano, 7 è 4 + 1, 8 è 5 in una; + per l’altra parte</translation>
    </message>
    <message>
        <source>deal {deal} · first game · {dealer} deals and bids first</source>
        <translation>mano {deal} · prima manche · {dealer} dà e comincia</translation>
    </message>
    <message>
        <source>deal {deal} · second game · {dealer} deals and bids first</source>
        <translation>mano {deal} · seconda manche · {dealer} dà e comincia</translation>
    </message>
    <message>
        <source>deal {deal} · third game · {dealer} deals and bids first</source>
        <translation>mano {deal} · terza manche · {dealer} dà e comincia</translation>
    </message>
    <message>
        <source>deal {deal} · deciding game · {dealer} deals and bids first</source>
        <translation>mano {deal} · manche decisiva · {dealer} dà e comincia</translation>
    </message>
    <message>
        <source>deal {deal} · {left} · {dealer} deals and bids first</source>
        <translation>mano {deal} · {left} · {dealer} dà e comincia</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) to go</source>
        <translation>
            <numerusform>manca %n mano</numerusform>
            <numerusform>mancano %n mani</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>auction_sheet</name>
    <message>
        <source>{who}, {call}: take back from here on</source>
        <translation>{who}, {call}: annulla da qui in poi</translation>
    </message>
    <message>
        <source>{who} is next</source>
        <translation>{who} è di turno</translation>
    </message>
</context>
<context>
    <name>backup</name>
    <message>
        <source>matches {matches}, deals {deals}, players {players}</source>
        <translation>partite {matches}, mani {deals}, giocatori {players}</translation>
    </message>
    <message>
        <source>matches {matches}, deals {deals}, players {players}, {first_day} to {last_day}</source>
        <translation>partite {matches}, mani {deals}, giocatori {players}, dal {first_day} al {last_day}</translation>
    </message>
    <message>
        <source>The backup is in {file}: {holds}.</source>
        <translation>Il backup è in {file}: {holds}.</translation>
    </message>
    <message>
        <source>There is no folder {folder} to write in.</source>
        <translation>La cartella {folder} in cui scrivere non c’è.</translation>
    </message>
    <message>
        <source>Brings: {holds}.</source>
        <translation>Arriva: {holds}.</translation>
    </message>
    <message>
        <source>Replaces: {holds}.</source>
        <translation>Al posto di: {holds}.</translation>
    </message>
    <message>
        <source>There is no history yet that it would replace.</source>
        <translation>Non c’è ancora un archivio da sostituire.</translation>
    </message>
    <message>
        <source>The history that it replaces cannot be read; it is set aside as it is.</source>
        <translation>L’archivio da sostituire non si può leggere; viene messo da parte così com’è.</translation>
    </message>
    <message>
        <source>Matches that come back: {back}. That go: {gone}. That are different in the backup: {differ}.</source>
        <translation>Partite che tornano: {back}. Che spariscono: {gone}. Che nel backup sono diverse: {differ}.</translation>
    </message>
    <message>
        <source>Put the backup in the history&apos;s place? [y/N]</source>
        <translation>Mettere il backup al posto dell’archivio? [s/N]</translation>
    </message>
    <message>
        <source>This replaces the history; say --yes if that is meant.</source>
        <translation>Così si sostituisce l’archivio; se è quello che vuoi, aggiungi --yes.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Non è cambiato niente.</translation>
    </message>
    <message>
        <source>The backup is the history now.</source>
        <translation>Ora l’archivio è il backup.</translation>
    </message>
    <message>
        <source>The old history is kept in {file}.</source>
        <translation>Il vecchio archivio resta conservato in {file}.</translation>
    </message>
</context>
<context>
    <name>backups</name>
    <message>
        <source>after a match</source>
        <translation>dopo una partita</translation>
    </message>
    <message>
        <source>before an import</source>
        <translation>prima di importare</translation>
    </message>
    <message>
        <source>before an update</source>
        <translation>prima di aggiornare</translation>
    </message>
    <message>
        <source>before a repair</source>
        <translation>prima di riparare</translation>
    </message>
    <message>
        <source>before another was restored</source>
        <translation>prima del ripristino</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>fatto a mano</translation>
    </message>
    <message>
        <source>today {time}</source>
        <translation>oggi alle {time}</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <translation>ieri alle {time}</translation>
    </message>
    <message>
        <source>{weekday} {day} {time}</source>
        <translation>{weekday} {day} alle {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n mani</numerusform>
        </translation>
    </message>
    <message>
        <source>{matches}, {deals}</source>
        <translation>{matches}, {deals}</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Perché</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Mani</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>data folder</source>
        <translation>cartella dei dati</translation>
    </message>
    <message>
        <source>second folder</source>
        <translation>seconda cartella</translation>
    </message>
    <message>
        <source>both</source>
        <translation>tutte e due</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>danneggiato</translation>
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
        <translation>Non si è potuto fare un backup. {why}</translation>
    </message>
    <message>
        <source>The backup is made.</source>
        <translation>Il backup è fatto.</translation>
    </message>
    <message>
        <source>Nothing has changed since the newest backup.</source>
        <translation>Dall’ultimo backup non è cambiato niente.</translation>
    </message>
    <message>
        <source>A proved copy of everything is in {file}.</source>
        <translation>Una copia verificata di tutto è in {file}.</translation>
    </message>
    <message>
        <source>{file} is the history itself; choose another name for the copy.</source>
        <translation>{file} è l’archivio stesso; scegli un altro nome per la copia.</translation>
    </message>
    <message>
        <source>Not everything is saved yet. Save it first, then restore: Ctrl+S says how it stands.</source>
        <translation>Non è ancora tutto salvato. Prima salva, poi ripristina: Ctrl+S dice a che punto è.</translation>
    </message>
    <message>
        <source>Restored. The history as it was before is kept as {file}.</source>
        <translation>Ripristinato. L’archivio com’era prima resta conservato come {file}.</translation>
    </message>
    <message>
        <source>Restored.</source>
        <translation>Ripristinato.</translation>
    </message>
    <message>
        <source>The history is again as it was before.</source>
        <translation>L’archivio è di nuovo com’era prima.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Backup: {when}</source>
        <translation>Backup: {when}</translation>
    </message>
    <message>
        <source>Save a copy of the history</source>
        <translation>Salva una copia dell’archivio</translation>
    </message>
    <message>
        <source>Restore from a file</source>
        <translation>Ripristina da un file</translation>
    </message>
    <message>
        <source>Choose a second folder for backups</source>
        <translation>Scegli una seconda cartella per i backup</translation>
    </message>
    <message>
        <source>Scorepad histories</source>
        <translation>Archivi di Scorepad</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tutti i file</translation>
    </message>
    <message>
        <source>That folder belongs to the history itself; choose one on another disk or a memory stick.</source>
        <translation>Quella cartella è dell’archivio stesso; scegline una su un altro disco o su una chiavetta.</translation>
    </message>
    <message>
        <source>The second folder is used until Scorepad is closed, but could not be kept: {path} cannot be written.</source>
        <translation>La seconda cartella vale finché non chiudi Scorepad, ma non si è potuta ricordare: {path} non è scrivibile.</translation>
    </message>
</context>
<context>
    <name>backups_dialog</name>
    <message>
        <source>Backups</source>
        <translation>Backup</translation>
    </message>
    <message>
        <source>Your evenings are kept in {folder}</source>
        <translation>Le tue serate sono in {folder}</translation>
    </message>
    <message>
        <source>Backups, the newest first</source>
        <translation>Backup, dal più recente</translation>
    </message>
    <message>
        <source>Looking for the backups…</source>
        <translation>Cerco i backup…</translation>
    </message>
    <message>
        <source>There is no backup yet. The first comes by itself after the first match that is played to its end.</source>
        <translation>Non c’è ancora nessun backup. Il primo si fa da solo dopo la prima partita giocata fino in fondo.</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Fai un backup ora</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>Salva una copia…</translation>
    </message>
    <message>
        <source>Restore from a file…</source>
        <translation>Ripristina da un file…</translation>
    </message>
    <message>
        <source>Restore this one…</source>
        <translation>Ripristina questo…</translation>
    </message>
    <message>
        <source>Choose a backup in the list first.</source>
        <translation>Prima scegli un backup dall’elenco.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>boeren_board</name>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Mano {deal} di {deals}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>senza atout</translation>
    </message>
    <message>
        <source>clubs are trump</source>
        <translation>atout fiori</translation>
    </message>
    <message>
        <source>diamonds are trump</source>
        <translation>atout quadri</translation>
    </message>
    <message>
        <source>hearts are trump</source>
        <translation>atout cuori</translation>
    </message>
    <message>
        <source>spades are trump</source>
        <translation>atout picche</translation>
    </message>
    <message>
        <source>{who} begins</source>
        <translation>{who} apre</translation>
    </message>
    <message>
        <source>{who} began</source>
        <translation>{who} ha aperto</translation>
    </message>
    <message>
        <source>to bid</source>
        <translation>di turno</translation>
    </message>
    <message>
        <source>bids {bid}</source>
        <translation>dice {bid}</translation>
    </message>
    <message>
        <source>bid {bid}</source>
        <translation>ha detto {bid}</translation>
    </message>
    <message>
        <source>took {tricks}</source>
        <translation>ha fatto {tricks}</translation>
    </message>
    <message>
        <source>{kept} kept</source>
        <translation>centrate: {kept}</translation>
    </message>
    <message>
        <source>{total} in all</source>
        <translation>{total} in tutto</translation>
    </message>
    <message>
        <source>The points of deal {deal}</source>
        <translation>I punti della mano {deal}</translation>
    </message>
    <message>
        <source>{who} bids first</source>
        <translation>Comincia a dichiarare {who}</translation>
    </message>
    <message>
        <source>Bid so far: {bids} of {size}</source>
        <translation>Dichiarate finora: {bids} su {size}</translation>
    </message>
    <message>
        <source>Bid so far: {bids} of {size}, {off} over</source>
        <translation>Dichiarate finora: {bids} su {size}, {off} in più</translation>
    </message>
    <message>
        <source>Bid so far: {bids} of {size}, {off} short</source>
        <translation>Dichiarate finora: {bids} su {size}, {off} in meno</translation>
    </message>
    <message>
        <source>{who} may not bid {bid}</source>
        <translation>{who} non può dichiarare {bid}</translation>
    </message>
    <message>
        <source>{who} may bid anything</source>
        <translation>{who} dichiara quello che vuole</translation>
    </message>
    <message>
        <source>Bid: {bids} of {size}</source>
        <translation>Dichiarate: {bids} su {size}</translation>
    </message>
    <message>
        <source>Bid: {bids} of {size}, {off} over</source>
        <translation>Dichiarate: {bids} su {size}, {off} in più</translation>
    </message>
    <message>
        <source>Bid: {bids} of {size}, {off} short</source>
        <translation>Dichiarate: {bids} su {size}, {off} in meno</translation>
    </message>
    <message>
        <source>tricks so far: {tricks} of {size}</source>
        <translation>prese finora: {tricks} su {size}</translation>
    </message>
</context>
<context>
    <name>boeren_face</name>
    <message>
        <source>What does {who} bid?</source>
        <translation>Cosa dichiara {who}?</translation>
    </message>
    <message>
        <source>How many tricks did {who} take?</source>
        <translation>Quante prese ha fatto {who}?</translation>
    </message>
    <message>
        <source>Bids first. Type a number or tap.</source>
        <translation>Prima le dichiarazioni. Digita un numero o tocca.</translation>
    </message>
    <message>
        <source>Type a number or tap.</source>
        <translation>Digita un numero o tocca.</translation>
    </message>
    <message>
        <source>Last to bid: the dealer.</source>
        <translation>Per ultimo dichiara il mazziere.</translation>
    </message>
    <message>
        <source>{who} bid {bid}.</source>
        <translation>{who} ha dichiarato {bid}.</translation>
    </message>
    <message>
        <source>{who} bid {bid}. Only {tricks} can be left: Enter takes it.</source>
        <translation>{who} ha dichiarato {bid}. Il resto fa {tricks}: Invio lo accetta.</translation>
    </message>
    <message>
        <source>Enter scores it. Tap a name to change a number.</source>
        <translation>Invio segna la mano. Tocca un nome per cambiare un numero.</translation>
    </message>
    <message>
        <source>Not {bid}:</source>
        <translation>Niente {bid}:</translation>
    </message>
    <message>
        <source>{others} bid so far, and {bid} more would make {size}, the number of tricks. (boerenregel)</source>
        <translation>finora siamo a {others}, e con {bid} si arriva a {size}, il numero delle prese. (boerenregel)</translation>
    </message>
    <message>
        <source>the others bid {others}, and all bids together would be {size}, the number of tricks.</source>
        <translation>gli altri hanno dichiarato {others}, e tutte insieme farebbero {size}, il numero delle prese.</translation>
    </message>
    <message>
        <source>Free to bid:</source>
        <translation>Dichiarazione libera:</translation>
    </message>
    <message>
        <source>the others bid {others}, more than the {size} tricks.</source>
        <translation>gli altri sono già a {others}, e le prese in gioco sono {size}.</translation>
    </message>
    <message>
        <source>Bid so far</source>
        <translation>Dichiarate finora</translation>
    </message>
    <message>
        <source>Tricks so far</source>
        <translation>Prese finora</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>deal {deal} of {deals} · {cards} · {dealer} deals · {leader} begins</source>
        <translation>mano {deal} di {deals} · {cards} · mazziere {dealer} · apre {leader}</translation>
    </message>
    <message>
        <source>bid {bids} of {size}</source>
        <translation>dichiarate {bids} su {size}</translation>
    </message>
    <message>
        <source>bid {bids} of {size}, {off} over</source>
        <translation>dichiarate {bids} su {size}, {off} in più</translation>
    </message>
    <message>
        <source>bid {bids} of {size}, {off} short</source>
        <translation>dichiarate {bids} su {size}, {off} in meno</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
    </message>
    <message numerus="yes">
        <source>%n bid(s) to go</source>
        <translation>
            <numerusform>Manca %n dichiarazione</numerusform>
            <numerusform>Mancano %n dichiarazioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) to go</source>
        <translation>
            <numerusform>Manca %n risultato</numerusform>
            <numerusform>Mancano %n risultati</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} bids {bid}</source>
        <translation>{who} dichiara {bid}</translation>
    </message>
    <message>
        <source>{who} took {tricks}</source>
        <translation>{who}: prese {tricks}</translation>
    </message>
    <message>
        <source>No tricks are left</source>
        <translation>Non restano prese</translation>
    </message>
    <message>
        <source>a bid or a number of tricks</source>
        <translation>una dichiarazione o un numero di prese</translation>
    </message>
    <message>
        <source>ten more: + and 2 is 12</source>
        <translation>dieci in più: + e 2 fa 12</translation>
    </message>
    <message>
        <source>back to the number before</source>
        <translation>torna al numero prima</translation>
    </message>
    <message>
        <source>score the deal, or take the number that is proposed</source>
        <translation>segna la mano, o accetta il numero proposto</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>atout</translation>
    </message>
    <message>
        <source>The dealer was forced (consolation {points})</source>
        <translation>Mazziere costretto (consolazione {points})</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Only {left} of the {size} tricks are left</source>
        <translation>Prese rimaste: solo {left} su {size}</translation>
    </message>
</context>
<context>
    <name>boerenbridge</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>bid {bid}</source>
        <translation>dice {bid}</translation>
    </message>
    <message>
        <source>Boerenbridge</source>
        <translation>Boerenbridge</translation>
    </message>
    <message>
        <source>bid kept</source>
        <translation>dichiarazione centrata</translation>
    </message>
    <message>
        <source>bid missed</source>
        <translation>dichiarazione mancata</translation>
    </message>
    <message>
        <source>consolation for a forced dealer</source>
        <translation>consolazione per il mazziere costretto</translation>
    </message>
    <message>
        <source>A bid is a number from 0 to {size}</source>
        <translation>La dichiarazione è un numero da 0 a {size}</translation>
    </message>
    <message>
        <source>The dealer may not bid {bid}: {others} + {bid} would make {size}, the number of tricks (boerenregel)</source>
        <translation>Il mazziere non può dichiarare {bid}: {others} + {bid} farebbe {size}, il numero delle prese (boerenregel)</translation>
    </message>
    <message>
        <source>There are 0 to {size} tricks to take</source>
        <translation>Si possono fare da 0 a {size} prese</translation>
    </message>
    <message>
        <source>The tricks add up to {total}, but there are {size}</source>
        <translation>Il totale delle prese fa {total}, ma deve fare {size}</translation>
    </message>
    <message>
        <source>“{field}” must hold one number for each of the {players} players</source>
        <translation>“{field}” deve avere un numero per ognuno dei {players} giocatori</translation>
    </message>
    <message>
        <source>The dealer was free to bid anything in this deal, so nothing was forced</source>
        <translation>In questa mano il mazziere poteva dichiarare quello che voleva: non era costretto</translation>
    </message>
    <message>
        <source>{size} cards each is too many for this pack: {largest} is the most</source>
        <translation>{size} carte a testa sono troppe per questo mazzo: il massimo è {largest}</translation>
    </message>
    <message>
        <source>Hand sizes</source>
        <translation>Scaletta delle mani</translation>
    </message>
    <message>
        <source>Points for a kept bid</source>
        <translation>Punti per la dichiarazione centrata</translation>
    </message>
    <message>
        <source>and for each of its tricks</source>
        <translation>e per ogni sua presa</translation>
    </message>
    <message>
        <source>A missed bid</source>
        <translation>La dichiarazione mancata</translation>
    </message>
    <message>
        <source>Cost of each trick off</source>
        <translation>Costo di ogni presa di scarto</translation>
    </message>
    <message>
        <source>The dealer may not make the bids fit (boerenregel)</source>
        <translation>Il mazziere non può far quadrare le dichiarazioni (boerenregel)</translation>
    </message>
    <message>
        <source>from this hand size on</source>
        <translation>da questo numero di carte in su</translation>
    </message>
    <message>
        <source>Consolation for a forced dealer</source>
        <translation>Consolazione per il mazziere costretto</translation>
    </message>
    <message>
        <source>One-card hands are bid blind and count</source>
        <translation>Le mani da una carta si dichiarano alla cieca e valgono</translation>
    </message>
    <message>
        <source>Played without trump</source>
        <translation>Si gioca senza atout</translation>
    </message>
    <message>
        <source>Pack of cards</source>
        <translation>Mazzo di carte</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>standard</translation>
    </message>
    <message>
        <source>scores nothing</source>
        <translation>non dà punti</translation>
    </message>
    <message>
        <source>costs points</source>
        <translation>costa punti</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>once (not blind)</source>
        <translation>una volta (non alla cieca)</translation>
    </message>
    <message>
        <source>double</source>
        <translation>il doppio</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>il triplo</translation>
    </message>
    <message>
        <source>no deal</source>
        <translation>nessuna mano</translation>
    </message>
    <message>
        <source>the last deal</source>
        <translation>l’ultima mano</translation>
    </message>
    <message>
        <source>the one-card deals</source>
        <translation>le mani da una carta</translation>
    </message>
    <message>
        <source>the largest hands</source>
        <translation>le mani con più carte</translation>
    </message>
    <message>
        <source>the one-card deals and the largest hands</source>
        <translation>le mani da una carta e quelle con più carte</translation>
    </message>
    <message>
        <source>every deal</source>
        <translation>tutte le mani</translation>
    </message>
    <message>
        <source>as usual for so many players</source>
        <translation>secondo il numero di giocatori</translation>
    </message>
    <message>
        <source>52 cards</source>
        <translation>52 carte</translation>
    </message>
    <message>
        <source>26 cards</source>
        <translation>26 carte</translation>
    </message>
    <message>
        <source>60 cards, with Wizards and Jesters</source>
        <translation>60 carte, con Wizard e Jester</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Fiori</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Quadri</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Cuori</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Picche</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Senza atout</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>dichiarazione</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>prese</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>atout</translation>
    </message>
    <message>
        <source>the dealer was forced</source>
        <translation>mazziere costretto</translation>
    </message>
    <message>
        <source>{who}’s bid</source>
        <translation>{who}, dichiarazione</translation>
    </message>
    <message>
        <source>{who}’s tricks</source>
        <translation>{who}, prese</translation>
    </message>
    <message>
        <source>the trump</source>
        <translation>atout</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
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
        <translation>Corta: fino a 7 e ritorno</translation>
    </message>
    <message>
        <source>Up to 8 and back</source>
        <translation>Fino a 8 e ritorno</translation>
    </message>
    <message>
        <source>Rising only (boven)</source>
        <translation>Solo salita (boven)</translation>
    </message>
    <message>
        <source>Falling only (onder)</source>
        <translation>Solo discesa (onder)</translation>
    </message>
    <message>
        <source>Falling, then rising</source>
        <translation>Discesa, poi salita</translation>
    </message>
    <message>
        <source>Always the same (vaste handen)</source>
        <translation>Sempre uguale (vaste handen)</translation>
    </message>
    <message>
        <source>Top dealt twice</source>
        <translation>Cima due volte</translation>
    </message>
    <message>
        <source>Our own list</source>
        <translation>Una lista nostra</translation>
    </message>
    <message>
        <source>{base} + {per_trick} a trick for a kept bid</source>
        <translation>{base} + {per_trick} a presa se centri la dichiarazione</translation>
    </message>
    <message>
        <source>a miss scores nothing</source>
        <translation>se la manchi, niente punti</translation>
    </message>
    <message>
        <source>a miss costs {cost} for each trick off</source>
        <translation>se la manchi, perdi {cost} per ogni presa di scarto</translation>
    </message>
    <message>
        <source>the dealer may not make the bids fit</source>
        <translation>il mazziere non può far quadrare le dichiarazioni</translation>
    </message>
    <message>
        <source>from {size} cards on the dealer may not make the bids fit</source>
        <translation>da {size} carte in su il mazziere non può far quadrare le dichiarazioni</translation>
    </message>
    <message>
        <source>the dealer may bid anything</source>
        <translation>il mazziere dichiara quello che vuole</translation>
    </message>
    <message>
        <source>a forced dealer who comes nearest gets {points}</source>
        <translation>il mazziere costretto che ci va più vicino prende {points}</translation>
    </message>
    <message>
        <source>one-card hands are bid blind and count {times} times</source>
        <translation>le mani da una carta si dichiarano alla cieca e valgono {times} volte</translation>
    </message>
    <message>
        <source>without trump: {which}</source>
        <translation>senza atout: {which}</translation>
    </message>
    <message>
        <source>60 cards with Wizards and Jesters</source>
        <translation>60 carte con Wizard e Jester</translation>
    </message>
    <message>
        <source>{deals}: {hands}</source>
        <translation>{deals}: {hands}</translation>
    </message>
    <message>
        <source>at most {largest} cards each</source>
        <translation>al massimo {largest} carte a testa</translation>
    </message>
    <message>
        <source>bid {bid} and took {tricks}: {base} + {per_trick} × {tricks} = {points}</source>
        <translation>dichiarate {bid}, fatte {tricks}: {base} + {per_trick} × {tricks} = {points}</translation>
    </message>
    <message>
        <source>bid {bid} and took {tricks}: missed, nothing</source>
        <translation>dichiarate {bid}, fatte {tricks}: mancata, niente punti</translation>
    </message>
    <message>
        <source>bid {bid} and took {tricks}: {off} off × {cost} = {points}</source>
        <translation>dichiarate {bid}, fatte {tricks}: {off} di scarto × {cost} = {points}</translation>
    </message>
    <message>
        <source>one card, bid blind: {points} × {times} = {product}</source>
        <translation>una carta, alla cieca: {points} × {times} = {product}</translation>
    </message>
    <message>
        <source>a forced dealer, and nobody who missed came nearer: {points} more</source>
        <translation>mazziere costretto, e nessun altro che ha sbagliato è andato più vicino: {points} in più</translation>
    </message>
    <message>
        <source>Level on points; more bids kept: {more} to {less}.</source>
        <translation>Pari a punti; più dichiarazioni centrate: {more} a {less}.</translation>
    </message>
    <message>
        <source>Level on points with {other}, but more bids kept: {own} to {others}.</source>
        <translation>Pari a punti con {other}, ma più dichiarazioni centrate: {own} a {others}.</translation>
    </message>
    <message>
        <source>Level on points with {other}, but fewer bids kept: {own} to {others}.</source>
        <translation>Pari a punti con {other}, ma meno dichiarazioni centrate: {own} a {others}.</translation>
    </message>
    <message>
        <source>Level on points and bids kept; the best deal: {more} to {less}.</source>
        <translation>Pari a punti e a dichiarazioni centrate; la mano migliore: {more} a {less}.</translation>
    </message>
    <message>
        <source>Level with {other} on points and bids kept, but a better best deal: {own} to {others}.</source>
        <translation>Pari con {other} a punti e a dichiarazioni centrate, ma la mano migliore è più alta: {own} a {others}.</translation>
    </message>
    <message>
        <source>Level with {other} on points and bids kept, but a lower best deal: {own} to {others}.</source>
        <translation>Pari con {other} a punti e a dichiarazioni centrate, ma la mano migliore è più bassa: {own} a {others}.</translation>
    </message>
    <message>
        <source>trump: {trump}</source>
        <translation>atout: {trump}</translation>
    </message>
    <message>
        <source>without trump</source>
        <translation>senza atout</translation>
    </message>
    <message>
        <source>bid {bids} of {size}</source>
        <translation>dichiarate {bids} su {size}</translation>
    </message>
    <message>
        <source>bid {bid}, took {tricks}</source>
        <translation>dichiarate {bid}, fatte {tricks}</translation>
    </message>
    <message>
        <source>Bidder {number}</source>
        <translation>{number}º a dichiarare</translation>
    </message>
    <message>
        <source>Bids kept</source>
        <translation>Dichiarazioni centrate</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>In tutto</translation>
    </message>
    <message>
        <source>As dealer</source>
        <translation>Da mazziere</translation>
    </message>
    <message>
        <source>As dealer with a forbidden number</source>
        <translation>Da mazziere con un numero vietato</translation>
    </message>
    <message>
        <source>What the boerenregel cost</source>
        <translation>Quanto è costata la boerenregel</translation>
    </message>
    <message>
        <source>Took just the forbidden number</source>
        <translation>Fatto proprio il numero vietato</translation>
    </message>
    <message>
        <source>Points missed by that</source>
        <translation>Punti persi così</translation>
    </message>
    <message>
        <source>Bids against tricks</source>
        <translation>Dichiarazioni e prese</translation>
    </message>
    <message>
        <source>Took too many</source>
        <translation>Prese in più</translation>
    </message>
    <message>
        <source>Took too few</source>
        <translation>Prese in meno</translation>
    </message>
    <message>
        <source>Bid in a deal</source>
        <translation>Dichiarate per mano</translation>
    </message>
    <message>
        <source>Taken in a deal</source>
        <translation>Fatte per mano</translation>
    </message>
    <message>
        <source>Bids kept, by hand size</source>
        <translation>Dichiarazioni centrate, per numero di carte</translation>
    </message>
    <message>
        <source>Bids kept, by turn to bid</source>
        <translation>Dichiarazioni centrate, per turno</translation>
    </message>
</context>
<context>
    <name>bridgette</name>
    <message numerus="yes">
        <source>The most points after %n extra deal(s).</source>
        <translation>
            <numerusform>Più punti di tutti dopo %n mano di spareggio.</numerusform>
            <numerusform>Più punti di tutti dopo %n mani di spareggio.</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passo</translation>
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
        <translation>dichiarazione mantenuta</translation>
    </message>
    <message>
        <source>exactly the tricks bid</source>
        <translation>le prese esatte</translation>
    </message>
    <message>
        <source>three tricks over</source>
        <translation>tre prese in più</translation>
    </message>
    <message>
        <source>made doubled</source>
        <translation>bonus contro</translation>
    </message>
    <message>
        <source>doubling</source>
        <translation>contro</translation>
    </message>
    <message>
        <source>missing tricks</source>
        <translation>prese mancanti</translation>
    </message>
    <message>
        <source>How many deals</source>
        <translation>Quante mani</translation>
    </message>
    <message>
        <source>Level after the last deal</source>
        <translation>In parità dopo l’ultima mano</translation>
    </message>
    <message>
        <source>What a double multiplies</source>
        <translation>Cosa moltiplica il contro</translation>
    </message>
    <message>
        <source>Bonus for three tricks over the bid</source>
        <translation>Bonus per tre prese in più</translation>
    </message>
    <message>
        <source>Bonus for exactly the tricks bid</source>
        <translation>Bonus per le prese esatte</translation>
    </message>
    <message>
        <source>A passed-out deal is one of the match</source>
        <translation>La mano passata da entrambi conta nella partita</translation>
    </message>
    <message>
        <source>one more deal, until it is settled</source>
        <translation>un’altra mano, finché si decide</translation>
    </message>
    <message>
        <source>the win is shared</source>
        <translation>si vince a pari merito</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>tutto</translation>
    </message>
    <message>
        <source>all but the bonus for being doubled</source>
        <translation>tutto tranne il bonus per il contro</translation>
    </message>
    <message>
        <source>only the value of the bid</source>
        <translation>solo il valore della dichiarazione</translation>
    </message>
    <message>
        <source>for exactly three</source>
        <translation>con tre esatte</translation>
    </message>
    <message>
        <source>for three or more</source>
        <translation>con tre o più</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>a number card or the Little Colon</source>
        <translation>una carta numerica o il Colon Piccolo</translation>
    </message>
    <message>
        <source>a face card or the Royal Colon</source>
        <translation>una figura o il Colon Reale</translation>
    </message>
    <message>
        <source>an ace or the Grand Colon</source>
        <translation>un asso o il Colon Grande</translation>
    </message>
    <message>
        <source>up-card</source>
        <translation>carta scoperta</translation>
    </message>
    <message>
        <source>A bid that is made</source>
        <translation>Dichiarazione mantenuta</translation>
    </message>
    <message>
        <source>level</source>
        <translation>livello</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>esatte</translation>
    </message>
    <message>
        <source>three over</source>
        <translation>tre in più</translation>
    </message>
    <message>
        <source>Tricks short, for the opponent</source>
        <translation>Prese mancanti, all’avversario</translation>
    </message>
    <message>
        <source>{tricks} or more</source>
        <translation>{tricks} o più</translation>
    </message>
    <message>
        <source>made</source>
        <translation>mantenuto</translation>
    </message>
    <message>
        <source>the card turned up</source>
        <translation>carta scoperta</translation>
    </message>
    <message>
        <source>Standard: six deals</source>
        <translation>Standard: sei mani</translation>
    </message>
    <message>
        <source>Long: twelve deals</source>
        <translation>Lunga: dodici mani</translation>
    </message>
    <message>
        <source>Six deals, level is shared</source>
        <translation>Sei mani, in parità pari merito</translation>
    </message>
    <message>
        <source>level totals are played on</source>
        <translation>in parità si continua</translation>
    </message>
    <message>
        <source>level totals share the win</source>
        <translation>in parità si vince a pari merito</translation>
    </message>
    <message>
        <source>a double multiplies everything</source>
        <translation>il contro moltiplica tutto</translation>
    </message>
    <message>
        <source>a double multiplies all but the bonus for being doubled</source>
        <translation>il contro moltiplica tutto tranne il suo bonus</translation>
    </message>
    <message>
        <source>a double multiplies only the value of the bid</source>
        <translation>il contro moltiplica solo il valore della dichiarazione</translation>
    </message>
    <message>
        <source>350 for exactly three over</source>
        <translation>350 con tre prese in più esatte</translation>
    </message>
    <message>
        <source>350 for three or more over</source>
        <translation>350 da tre prese in più in su</translation>
    </message>
    <message>
        <source>nothing for three over</source>
        <translation>niente per tre prese in più</translation>
    </message>
    <message>
        <source>a bonus for exactly the tricks bid</source>
        <translation>bonus per le prese esatte</translation>
    </message>
    <message>
        <source>no bonus for exactly the tricks bid</source>
        <translation>niente bonus per le prese esatte</translation>
    </message>
    <message>
        <source>a passed-out deal counts</source>
        <translation>la mano passata da entrambi conta</translation>
    </message>
    <message>
        <source>{contract}, {result}: {points}</source>
        <translation>{contract}, {result}: {points}</translation>
    </message>
    <message>
        <source>exactly the {tricks} tricks bid: {points}</source>
        <translation>esattamente le {tricks} prese dichiarate: {points}</translation>
    </message>
    <message>
        <source>{over} tricks over: {points}</source>
        <translation>{over} prese in più: {points}</translation>
    </message>
    <message>
        <source>made though doubled: {points}</source>
        <translation>mantenuto anche se contrato: {points}</translation>
    </message>
    <message>
        <source>made though redoubled: {points}</source>
        <translation>mantenuto anche se surcontrato: {points}</translation>
    </message>
    <message>
        <source>{doubling}, so {base} counts {times} times: {points} more</source>
        <translation>{doubling}, quindi {base} × {times}: {points} in più</translation>
    </message>
    <message>
        <source>{contract} by {who}, {result}: {points}</source>
        <translation>{who} gioca {contract}, {result}: {points}</translation>
    </message>
    <message>
        <source>both passed</source>
        <translation>passo di entrambi</translation>
    </message>
    <message>
        <source>turned up: {card}</source>
        <translation>scoperta: {card}</translation>
    </message>
    <message>
        <source>{who} plays {contract}</source>
        <translation>{who} gioca {contract}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s): {result}</source>
        <translation>
            <numerusform>%n presa: {result}</numerusform>
            <numerusform>%n prese: {result}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>played {contract}, %n trick(s)</source>
        <translation>
            <numerusform>giocato {contract}, %n presa</numerusform>
            <numerusform>giocato {contract}, %n prese</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n trick(s)</source>
        <translation>
            <numerusform>%n presa fatta</numerusform>
            <numerusform>%n prese fatte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bridgette_board</name>
    <message>
        <source>extra deal</source>
        <translation>spareggio</translation>
    </message>
    <message>
        <source>Level: one more deal</source>
        <translation>Parità: ancora una mano</translation>
    </message>
    <message>
        <source>draws {cards}</source>
        <translation>pesca {cards}</translation>
    </message>
    <message>
        <source>{who} draws {cards}</source>
        <translation>{who} pesca {cards}</translation>
    </message>
    <message>
        <source>{number}, {face} or {ace}</source>
        <translation>{number}, {face} o {ace}</translation>
    </message>
    <message>
        <source>Number or Little Colon {number}, face or Royal Colon {face}, ace or Grand Colon {ace}</source>
        <translation>Carta numerica o Colon Piccolo {number}, figura o Colon Reale {face}, asso o Colon Grande {ace}</translation>
    </message>
    <message>
        <source>Turned up: {card}</source>
        <translation>Scoperta: {card}</translation>
    </message>
    <message>
        <source>{contract} {result}</source>
        <translation>{contract} {result}</translation>
    </message>
    <message>
        <source>{made} of {played} made</source>
        <translation>mantenuti {made} su {played}</translation>
    </message>
</context>
<context>
    <name>bridgette_face</name>
    <message>
        <source>{leader} leads.</source>
        <translation>{leader} attacca.</translation>
    </message>
    <message>
        <source>2–10</source>
        <translation>2–10</translation>
    </message>
    <message>
        <source>J Q K</source>
        <translation>J Q K</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Asso</translation>
    </message>
    <message>
        <source>{dealer} draws {cards}, {other} draws {others}.</source>
        <translation>{dealer} pesca {cards}, {other} pesca {others}.</translation>
    </message>
    <message>
        <source>{card}: {draws}</source>
        <translation>{card}: {draws}</translation>
    </message>
    <message>
        <source>The exchange: what was turned up?</source>
        <translation>Lo scambio: che carta è scoperta?</translation>
    </message>
    <message>
        <source>Tap it, or go on to the auction.</source>
        <translation>Toccala, o vai all’asta.</translation>
    </message>
    <message>
        <source>up-card not noted</source>
        <translation>carta non segnata</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) to go.</source>
        <translation>
            <numerusform>Manca %n mano.</numerusform>
            <numerusform>Mancano %n mani.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) to go</source>
        <translation>
            <numerusform>manca %n mano</numerusform>
            <numerusform>mancano %n mani</numerusform>
        </translation>
    </message>
    <message>
        <source>Level: an extra deal will be played.</source>
        <translation>Parità: si gioca una mano di spareggio.</translation>
    </message>
    <message>
        <source>That is the last deal.</source>
        <translation>È l’ultima mano.</translation>
    </message>
    <message>
        <source>deal {deal} · {left} · {dealer} deals and bids first</source>
        <translation>mano {deal} · {left} · {dealer} dà e comincia</translation>
    </message>
    <message>
        <source>extra deal: you are level · {dealer} deals and bids first</source>
        <translation>spareggio: siete pari · {dealer} dà e comincia</translation>
    </message>
</context>
<context>
    <name>bridgette_tables</name>
    <message>
        <source>Made: value of the bid</source>
        <translation>Mantenuto: valore</translation>
    </message>
    <message>
        <source>Not made: tricks short</source>
        <translation>Prese sotto</translation>
    </message>
    <message>
        <source>And when it is made</source>
        <translation>E se è mantenuto</translation>
    </message>
    <message>
        <source>{tricks}+</source>
        <translation>{tricks}+</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>esatto</translation>
    </message>
    <message>
        <source>exact at 6</source>
        <translation>esatto a 6</translation>
    </message>
    <message>
        <source>3 over</source>
        <translation>3 in più</translation>
    </message>
    <message>
        <source>3 or more over</source>
        <translation>3+ in più</translation>
    </message>
    <message>
        <source>{bonus}, all ×{times}</source>
        <translation>{bonus}, tutto ×{times}</translation>
    </message>
</context>
<context>
    <name>by_hand</name>
    <message>
        <source>bid</source>
        <translation>dich.</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>prese</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punti</translation>
    </message>
    <message>
        <source>contract</source>
        <translation>contratto</translation>
    </message>
</context>
<context>
    <name>carrying</name>
    <message>
        <source>carried over</source>
        <translation>dalla partita precedente</translation>
    </message>
    <message>
        <source>A new match begins with {who}. {dealer} deals.</source>
        <translation>Comincia una nuova partita con {who}. Dà le carte {dealer}.</translation>
    </message>
    <message>
        <source>They begin with {points}.</source>
        <translation>Punti di partenza: {points}.</translation>
    </message>
    <message>
        <source>Everybody begins with 0.</source>
        <translation>Tutti partono da 0.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) are left: {sizes}.</source>
        <translation>
            <numerusform>Resta %n mano: {sizes}.</numerusform>
            <numerusform>Restano %n mani: {sizes}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pack has no more than {most} cards for each of {players}, so larger hands become {most}.</source>
        <translation>In {players} il mazzo basta per {most} carte a testa: le mani con più carte scendono a {most}.</translation>
    </message>
    <message>
        <source>Should it end level, only bids kept in the new match are counted.</source>
        <translation>Se finisce in parità, contano solo le dichiarazioni centrate nella nuova partita.</translation>
    </message>
    <message>
        <source>The deal that was being entered is dealt again.</source>
        <translation>Per la mano in corso si ridanno le carte.</translation>
    </message>
    <message>
        <source>This match stays in the history and counts in no table.</source>
        <translation>Questa partita resta nell’archivio e non conta in nessuna classifica.</translation>
    </message>
</context>
<context>
    <name>chart</name>
    <message>
        <source>Running totals: {totals}</source>
        <translation>Totali mano per mano: {totals}</translation>
    </message>
    <message>
        <source>Deal {deal}: {totals}</source>
        <translation>Mano {deal}: {totals}</translation>
    </message>
    <message>
        <source>deal {deal}</source>
        <translation>mano {deal}</translation>
    </message>
    <message>
        <source>The arrow keys read it deal by deal.</source>
        <translation>Con le frecce si legge mano per mano.</translation>
    </message>
    <message>
        <source>Places: {places}</source>
        <translation>Posti: {places}</translation>
    </message>
    <message>
        <source>Places on {day}: {places}</source>
        <translation>Posti al {day}: {places}</translation>
    </message>
    <message>
        <source>The arrow keys read it day by day.</source>
        <translation>Con le frecce si legge giorno per giorno.</translation>
    </message>
    <message>
        <source>Others beaten, month by month. The last, {month}: {figure}</source>
        <translation>Avversari battuti, mese per mese. L’ultimo, {month}: {figure}</translation>
    </message>
    <message>
        <source>{month}: {figure}</source>
        <translation>{month}: {figure}</translation>
    </message>
    <message>
        <source>The arrow keys read it month by month, Enter opens the matches of a month.</source>
        <translation>Con le frecce si legge mese per mese, Invio apre le partite di un mese.</translation>
    </message>
</context>
<context>
    <name>checking</name>
    <message>
        <source>Check the history</source>
        <translation>Controlla l’archivio</translation>
    </message>
    <message>
        <source>Every match is read, and every number is computed again from what happened at the table.</source>
        <translation>Si rileggono tutte le partite e si ricalcola ogni numero da quanto è successo al tavolo.</translation>
    </message>
    <message>
        <source>Last checked {when}. Once a week it happens by itself.</source>
        <translation>Ultimo controllo: {when}. Una volta alla settimana si fa da solo.</translation>
    </message>
    <message>
        <source>Once a week it happens by itself.</source>
        <translation>Una volta alla settimana il controllo si fa da solo.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Controllo…</translation>
    </message>
    <message>
        <source>A backup is made, then the numbers are put right…</source>
        <translation>Faccio un backup, poi metto a posto i numeri…</translation>
    </message>
    <message>
        <source>All is well: {what} checked.</source>
        <translation>Tutto a posto. Controllate: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>Put right in %n match(es).</source>
        <translation>
            <numerusform>Numeri messi a posto in %n partita.</numerusform>
            <numerusform>Numeri messi a posto in %n partite.</numerusform>
        </translation>
    </message>
    <message>
        <source>What happened at the table is all there; only numbers that were computed from it differ. They can be put right.</source>
        <translation>Quello che è successo al tavolo c’è tutto; non tornano solo dei numeri calcolati da lì. Si possono mettere a posto.</translation>
    </message>
    <message>
        <source>Something is not as it was written. Look for the best way back.</source>
        <translation>Qualcosa non è più com’era stato scritto. Cerca il modo migliore per recuperarlo.</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Cosa si è trovato</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>Metti a posto</translation>
    </message>
    <message>
        <source>Find a way back…</source>
        <translation>Recupera l’archivio…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>close_season</name>
    <message>
        <source>Close the season {name}</source>
        <translation>Chiudi la stagione {name}</translation>
    </message>
    <message>
        <source>Matches after its last day do not count in it. Nothing is lost, and another last day opens it again.</source>
        <translation>Le partite dopo l’ultimo giorno non contano. Non si perde niente, e con un altro ultimo giorno la stagione si riapre.</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Ultimo giorno</translation>
    </message>
    <message numerus="yes">
        <source>Still unfinished: %n match(es). Each counts once it is finished.</source>
        <translation>
            <numerusform>Non ancora finita: %n partita. Conta appena è finita.</numerusform>
            <numerusform>Non ancora finite: %n partite. Ognuna conta appena è finita.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set up the season that comes after it</source>
        <translation>Prepara la stagione che viene dopo</translation>
    </message>
    <message>
        <source>Name of the next season</source>
        <translation>Nome della prossima stagione</translation>
    </message>
    <message>
        <source>It begins on {day}, and counts the same games in the same way.</source>
        <translation>Primo giorno: {day}. Conta gli stessi giochi nello stesso modo.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Close the season</source>
        <translation>Chiudi la stagione</translation>
    </message>
    <message>
        <source>Tick “Last day” and choose the day on which the season ends.</source>
        <translation>Spunta “Ultimo giorno” e scegli il giorno in cui finisce la stagione.</translation>
    </message>
    <message>
        <source>The season begins on {day}. Choose that day or a later one.</source>
        <translation>Il primo giorno della stagione è {day}. Scegli quello o uno dopo.</translation>
    </message>
    <message>
        <source>A season needs a name.</source>
        <translation>A una stagione serve un nome.</translation>
    </message>
    <message>
        <source>There is already a season called {name}. Choose another name.</source>
        <translation>C’è già una stagione che si chiama {name}. Scegli un altro nome.</translation>
    </message>
</context>
<context>
    <name>command</name>
    <message>
        <source>There is no file “{file}”.</source>
        <translation>Il file “{file}” non c’è.</translation>
    </message>
    <message>
        <source>There is no file “{file}”. Did you mean “scorepad {command}”?</source>
        <translation>Il file “{file}” non c’è. Volevi dire “scorepad {command}”?</translation>
    </message>
    <message>
        <source>Standard output cannot be written: {reason}.</source>
        <translation>Non si può scrivere sull’output standard: {reason}.</translation>
    </message>
    <message>
        <source>Scorepad made a mistake; whatever it said was done is safe in the history. Please report this: {what}</source>
        <translation>Scorepad ha commesso un errore; tutto ciò che ha dato per fatto è al sicuro nell’archivio. Segnalalo, per favore: {what}</translation>
    </message>
    <message>
        <source>there is no file {file}</source>
        <translation>il file {file} non c’è</translation>
    </message>
    <message>
        <source>{file} is a folder</source>
        <translation>{file} è una cartella</translation>
    </message>
    <message>
        <source>you may not read {file}</source>
        <translation>non hai il permesso di leggere {file}</translation>
    </message>
    <message>
        <source>{file} cannot be read ({reason})</source>
        <translation>{file} non si può leggere ({reason})</translation>
    </message>
    <message>
        <source>{file} is too large to be one</source>
        <translation>{file} è troppo grande per essere un file di Scorepad</translation>
    </message>
    <message>
        <source>there is no standard input</source>
        <translation>manca l’input standard</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>input standard</translation>
    </message>
    <message>
        <source>Deal {deal}: {message}</source>
        <translation>Mano {deal}: {message}</translation>
    </message>
    <message>
        <source>Match {match}: {message}</source>
        <translation>Partita {match}: {message}</translation>
    </message>
    <message>
        <source>Match {match}, deal {deal}: {message}</source>
        <translation>Partita {match}, mano {deal}: {message}</translation>
    </message>
</context>
<context>
    <name>consequences</name>
    <message>
        <source>No points change.</source>
        <translation>I punti non cambiano.</translation>
    </message>
    <message>
        <source>Deal {deal}:</source>
        <translation>Mano {deal}:</translation>
    </message>
    <message numerus="yes">
        <source>The points of %n deal(s) change.</source>
        <translation>
            <numerusform>Cambiano i punti di %n mano.</numerusform>
            <numerusform>Cambiano i punti di %n mani.</numerusform>
        </translation>
    </message>
    <message>
        <source>Totals:</source>
        <translation>Totali:</translation>
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
        <translation>{who} resta in testa.</translation>
    </message>
    <message>
        <source>{who} is ahead then, and no longer {other}.</source>
        <translation>Così va in testa {who}, e non più {other}.</translation>
    </message>
    <message>
        <source>{who} is ahead then.</source>
        <translation>Così va in testa {who}.</translation>
    </message>
    <message>
        <source>{who} are still ahead.</source>
        <translation>{who} restano in testa.</translation>
    </message>
    <message>
        <source>{who} are ahead then, and no longer {other}.</source>
        <translation>Così vanno in testa {who}, e non più {other}.</translation>
    </message>
    <message>
        <source>{who} are ahead then.</source>
        <translation>Così vanno in testa {who}.</translation>
    </message>
    <message>
        <source>{who} are level then.</source>
        <translation>Così {who} sono alla pari.</translation>
    </message>
    <message>
        <source>The match is over with it.</source>
        <translation>Così la partita finisce.</translation>
    </message>
    <message>
        <source>The match is not over any more and goes on.</source>
        <translation>La partita non è più finita e continua.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) would not fit any more.</source>
        <translation>
            <numerusform>In %n mano i conti non tornerebbero più.</numerusform>
            <numerusform>In %n mani i conti non tornerebbero più.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {deal}: {why}.</source>
        <translation>Mano {deal}: {why}.</translation>
    </message>
    <message>
        <source>Deal {old} becomes deal {deal}: {why}.</source>
        <translation>La mano {old} diventa la {deal}: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… e %n altro</numerusform>
            <numerusform>… e altri %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>contract</name>
    <message>
        <source>nullo</source>
        <translation>nullo</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>senza atout</translation>
    </message>
    <message numerus="yes">
        <source>%n club(s)</source>
        <translation>
            <numerusform>%n fiori</numerusform>
            <numerusform>%n fiori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s)</source>
        <translation>
            <numerusform>%n quadri</numerusform>
            <numerusform>%n quadri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <translation>
            <numerusform>%n cuori</numerusform>
            <numerusform>%n cuori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <translation>
            <numerusform>%n picche</numerusform>
            <numerusform>%n picche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nullo</source>
        <translation>
            <numerusform>%n nullo</numerusform>
            <numerusform>%n nullo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n no trump</source>
        <translation>
            <numerusform>%n senza atout</numerusform>
            <numerusform>%n senza atout</numerusform>
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
        <translation>liscio</translation>
    </message>
    <message>
        <source>doubled</source>
        <translation>contrato</translation>
    </message>
    <message>
        <source>redoubled</source>
        <translation>surcontrato</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passo</translation>
    </message>
    <message>
        <source>double</source>
        <translation>contro</translation>
    </message>
    <message>
        <source>redouble</source>
        <translation>surcontro</translation>
    </message>
    <message>
        <source>Everybody passed in this deal, so there is no contract and no result</source>
        <translation>In questa mano hanno passato tutti: non c’è né contratto né risultato</translation>
    </message>
    <message>
        <source>Call {position} of the auction, “{call}”, is not allowed there</source>
        <translation>La dichiarazione {position} dell’asta, “{call}”, lì non è ammessa</translation>
    </message>
    <message>
        <source>The auction is not over yet</source>
        <translation>L’asta non è ancora finita</translation>
    </message>
    <message>
        <source>The auction led to another contract than the one that is noted</source>
        <translation>L’asta ha portato a un contratto diverso da quello segnato</translation>
    </message>
    <message>
        <source>There is no such bid</source>
        <translation>Questa dichiarazione non esiste</translation>
    </message>
    <message>
        <source>That is nothing that can be bid at this table</source>
        <translation>A questo tavolo questo non si può dichiarare</translation>
    </message>
    <message>
        <source>There are 0 to 13 tricks to win</source>
        <translation>Si possono fare da 0 a 13 prese</translation>
    </message>
    <message>
        <source>Whoever plays the contract must be one of the seats</source>
        <translation>Chi gioca il contratto deve occupare uno dei posti</translation>
    </message>
    <message>
        <source>That is no call</source>
        <translation>Questa non è una dichiarazione</translation>
    </message>
    <message>
        <source>The auction is over</source>
        <translation>L’asta è finita</translation>
    </message>
    <message>
        <source>A bid must be higher than the last one</source>
        <translation>La dichiarazione deve superare l’ultima</translation>
    </message>
    <message>
        <source>There is no bid to double yet</source>
        <translation>Non c’è ancora niente da contrare</translation>
    </message>
    <message>
        <source>Nobody doubles the bid of his own side</source>
        <translation>Non si contra la dichiarazione della propria parte</translation>
    </message>
    <message>
        <source>It is doubled already</source>
        <translation>È già contrata</translation>
    </message>
    <message>
        <source>Only a doubled bid can be redoubled</source>
        <translation>Si surcontra solo una dichiarazione contrata</translation>
    </message>
    <message>
        <source>Only the side that was doubled can redouble</source>
        <translation>Può surcontrare solo la parte contrata</translation>
    </message>
    <message>
        <source>level</source>
        <translation>livello</translation>
    </message>
    <message>
        <source>strain</source>
        <translation>seme</translation>
    </message>
    <message>
        <source>doubling</source>
        <translation>contro</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>dichiarante</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>prese</translation>
    </message>
    <message>
        <source>passed out</source>
        <translation>tutti passo</translation>
    </message>
    <message>
        <source>auction</source>
        <translation>asta</translation>
    </message>
    <message>
        <source>the contract</source>
        <translation>contratto</translation>
    </message>
    <message>
        <source>passing the deal out</source>
        <translation>tutti passo</translation>
    </message>
    <message>
        <source>the auction</source>
        <translation>asta</translation>
    </message>
    <message>
        <source>the doubling</source>
        <translation>contro</translation>
    </message>
    <message>
        <source>the declarer</source>
        <translation>dichiarante</translation>
    </message>
    <message>
        <source>the tricks</source>
        <translation>prese</translation>
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
        <translation>mantenuto</translation>
    </message>
    <message>
        <source>+{over}</source>
        <translation>+{over}</translation>
    </message>
    <message numerus="yes">
        <source>%n down</source>
        <translation>
            <numerusform>%n sotto</numerusform>
            <numerusform>%n sotto</numerusform>
        </translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Livello {level}</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>In tutto</translation>
    </message>
    <message>
        <source>As declarer</source>
        <translation>Da dichiarante</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Contrati</translation>
    </message>
    <message>
        <source>Contracts made</source>
        <translation>Contratti mantenuti</translation>
    </message>
    <message>
        <source>Contracts of others</source>
        <translation>Contratti degli altri</translation>
    </message>
    <message>
        <source>Beaten</source>
        <translation>Battuti</translation>
    </message>
    <message>
        <source>Contracts made, by level</source>
        <translation>Contratti mantenuti, per livello</translation>
    </message>
    <message>
        <source>Contracts made, by strain</source>
        <translation>Contratti mantenuti, per seme</translation>
    </message>
</context>
<context>
    <name>contract_board</name>
    <message>
        <source>Deal {deal}</source>
        <translation>Mano {deal}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) to play</source>
        <translation>
            <numerusform>%n mano da giocare</numerusform>
            <numerusform>%n mani da giocare</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} led</source>
        <translation>{who} ha attaccato</translation>
    </message>
    <message>
        <source>{strain} are trump</source>
        <translation>atout {strain}</translation>
    </message>
    <message>
        <source>{who} bids first</source>
        <translation>Comincia a dichiarare {who}</translation>
    </message>
    <message>
        <source>Auction: {calls}</source>
        <translation>Asta: {calls}</translation>
    </message>
    <message>
        <source>Auction: … {calls}</source>
        <translation>Asta: … {calls}</translation>
    </message>
    <message>
        <source>The contract: {contract}</source>
        <translation>Contratto: {contract}</translation>
    </message>
    <message>
        <source>Everybody passed</source>
        <translation>Hanno passato tutti</translation>
    </message>
    <message>
        <source>Both passed</source>
        <translation>Passo di entrambi</translation>
    </message>
    <message>
        <source>{who} deals again</source>
        <translation>{who} ridà le carte</translation>
    </message>
    <message>
        <source>{who} played {contract}: {result}</source>
        <translation>{who} ha giocato {contract}: {result}</translation>
    </message>
    <message>
        <source>{total} in all</source>
        <translation>{total} in tutto</translation>
    </message>
    <message>
        <source>bids {bid}</source>
        <translation>dice {bid}</translation>
    </message>
    <message>
        <source>{who} bids {bid}</source>
        <translation>{who} dichiara {bid}</translation>
    </message>
    <message>
        <source>to call</source>
        <translation>di turno</translation>
    </message>
    <message>
        <source>{who} to call</source>
        <translation>{who} di turno</translation>
    </message>
    <message>
        <source>plays {contract}</source>
        <translation>gioca {contract}</translation>
    </message>
    <message>
        <source>{who} plays {contract}</source>
        <translation>{who} gioca {contract}</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>attacca</translation>
    </message>
    <message>
        <source>{who} leads</source>
        <translation>{who} attacca</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s): {result}</source>
        <translation>
            <numerusform>%n presa: {result}</numerusform>
            <numerusform>%n prese: {result}</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} is dummy</source>
        <translation>{who} fa il morto</translation>
    </message>
</context>
<context>
    <name>contract_face</name>
    <message>
        <source>What is the contract?</source>
        <translation>Qual è il contratto?</translation>
    </message>
    <message>
        <source>Tap it, or type the level and the strain.</source>
        <translation>Toccalo, o digita livello e seme.</translation>
    </message>
    <message>
        <source>{level} of what?</source>
        <translation>{level} di cosa?</translation>
    </message>
    <message>
        <source>How many {strain}?</source>
        <translation>Che livello a {strain}?</translation>
    </message>
    <message>
        <source>Tap it, or type its number or letter.</source>
        <translation>Tocca, o digita il numero o la lettera.</translation>
    </message>
    <message>
        <source>What does {who} call?</source>
        <translation>Cosa dichiara {who}?</translation>
    </message>
    <message>
        <source>X doubles, P or Enter passes.</source>
        <translation>X per il contro, P o Invio per passare.</translation>
    </message>
    <message>
        <source>Type the level and the strain, or P to pass.</source>
        <translation>Digita livello e seme, o P per passare.</translation>
    </message>
    <message>
        <source>Who plays {contract}?</source>
        <translation>Chi gioca {contract}?</translation>
    </message>
    <message>
        <source>Type a number or tap. X doubles.</source>
        <translation>Digita un numero o tocca. X per il contro.</translation>
    </message>
    <message>
        <source>How many tricks did {who} win?</source>
        <translation>Quante prese per {who}?</translation>
    </message>
    <message>
        <source>One trick: Enter. Ten or more: type the second digit.</source>
        <translation>Una presa: Invio. Dieci o più: scrivi la seconda cifra.</translation>
    </message>
    <message>
        <source>Everybody passed: is this right?</source>
        <translation>Tutti passo: è giusto?</translation>
    </message>
    <message>
        <source>No score. {who} deals next.</source>
        <translation>Niente punti. Poi dà le carte {who}.</translation>
    </message>
    <message>
        <source>No score. {who} deals again.</source>
        <translation>Niente punti. {who} ridà le carte.</translation>
    </message>
    <message>
        <source>Tap what is wrong, or press Enter to leave it out.</source>
        <translation>Tocca quello che è sbagliato, o premi Invio per toglierlo.</translation>
    </message>
    <message>
        <source>Leave out what does not fit</source>
        <translation>Togli quello che non torna</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Ometti</translation>
    </message>
    <message>
        <source>by {who}</source>
        <translation>gioca {who}</translation>
    </message>
    <message>
        <source>{tricks}: {result}</source>
        <translation>{tricks}: {result}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n presa</numerusform>
            <numerusform>%n prese</numerusform>
        </translation>
    </message>
    <message>
        <source>Passed out</source>
        <translation>Tutti passo</translation>
    </message>
    <message>
        <source>Call by call</source>
        <translation>Tutta l’asta</translation>
    </message>
    <message>
        <source>Contract only</source>
        <translation>Solo il contratto</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Segna</translation>
    </message>
    <message>
        <source>{result}: {tricks} tricks</source>
        <translation>{result}: prese {tricks}</translation>
    </message>
    <message>
        <source>{result}: 1 trick</source>
        <translation>{result}: prese 1</translation>
    </message>
    <message>
        <source>Contract, player, tricks</source>
        <translation>Contratto, chi, prese</translation>
    </message>
    <message>
        <source>Player, tricks</source>
        <translation>Giocatore, prese</translation>
    </message>
    <message>
        <source>On to the auction</source>
        <translation>Vai all’asta</translation>
    </message>
    <message>
        <source>{who} {points}:</source>
        <translation>{who} {points}:</translation>
    </message>
    <message>
        <source>No points for anybody.</source>
        <translation>Niente punti per nessuno.</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Contro</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>the level, then the strain by number or letter</source>
        <translation>il livello, poi il seme con numero o lettera</translation>
    </message>
    <message>
        <source>doubled, redoubled, or not</source>
        <translation>contrato, surcontrato o no</translation>
    </message>
    <message>
        <source>who plays it, as numbered at the table</source>
        <translation>chi gioca, con il numero al tavolo</translation>
    </message>
    <message>
        <source>the tricks, or + and − with those over or short</source>
        <translation>le prese, oppure + e − con quelle in più o in meno</translation>
    </message>
    <message>
        <source>everybody passed; call by call, one pass</source>
        <translation>tutti passo; con tutta l’asta, un solo passo</translation>
    </message>
    <message>
        <source>back to the answer before</source>
        <translation>torna alla risposta prima</translation>
    </message>
    <message>
        <source>take what is proposed, or score the deal</source>
        <translation>accetta quello che è proposto, o segna la mano</translation>
    </message>
</context>
<context>
    <name>controller</name>
    <message>
        <source>This match was changed by another window or program meanwhile; save again to keep what is here as a match of its own, beside that one.</source>
        <translation>Intanto un’altra finestra o un altro programma ha modificato questa partita; salva di nuovo per tenere quello che c’è qui come partita a sé, accanto a quella.</translation>
    </message>
    <message>
        <source>This match is not in the history any more; save again to keep what is here as a match of its own.</source>
        <translation>Questa partita non è più nell’archivio; salva di nuovo per tenere quello che c’è qui come partita a sé.</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>This file cannot be read as a Scorepad record: {why}</source>
        <translation>Questo file non è leggibile come file di Scorepad: {why}</translation>
    </message>
    <message>
        <source>This is not a Scorepad record</source>
        <translation>Questo non è un file di Scorepad</translation>
    </message>
    <message>
        <source>This record was written by a newer Scorepad; update the program to read it</source>
        <translation>Questo file è stato scritto da uno Scorepad più recente; aggiorna il programma per leggerlo</translation>
    </message>
    <message>
        <source>This Scorepad does not know that game</source>
        <translation>Questo Scorepad non conosce quel gioco</translation>
    </message>
    <message>
        <source>“{field}” is missing</source>
        <translation>“{field}” manca</translation>
    </message>
    <message>
        <source>“{field}” means nothing here</source>
        <translation>“{field}” qui non significa niente</translation>
    </message>
    <message>
        <source>“{field}” holds something of the wrong kind</source>
        <translation>“{field}” contiene qualcosa di tipo sbagliato</translation>
    </message>
    <message>
        <source>“{field}” holds a word that is not known</source>
        <translation>“{field}” contiene una parola sconosciuta</translation>
    </message>
    <message>
        <source>“{field}” is too small or too large</source>
        <translation>“{field}” è troppo piccolo o troppo grande</translation>
    </message>
    <message>
        <source>“{field}” must be a day and time with its offset, like 2026-01-09T20:00:00+01:00</source>
        <translation>“{field}” deve essere data e ora con il fuso, per esempio 2026-01-09T20:00:00+01:00</translation>
    </message>
    <message>
        <source>A name may not be empty</source>
        <translation>Un nome non può essere vuoto</translation>
    </message>
    <message>
        <source>Two players may not have the same name</source>
        <translation>Due giocatori non possono avere lo stesso nome</translation>
    </message>
    <message>
        <source>A name has at most 60 letters</source>
        <translation>Un nome ha al massimo 60 lettere</translation>
    </message>
    <message>
        <source>“{field}” holds a character that cannot be written</source>
        <translation>“{field}” contiene un carattere che non si può scrivere</translation>
    </message>
    <message>
        <source>The dealer must be one of the seats</source>
        <translation>Il mazziere deve occupare uno dei posti</translation>
    </message>
    <message>
        <source>This game is not for so many players</source>
        <translation>A questo gioco non si può giocare in questo numero</translation>
    </message>
    <message>
        <source>The match was over before this deal</source>
        <translation>La partita era già finita prima di questa mano</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n mani</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} deals</source>
        <translation>{who} dà le carte</translation>
    </message>
    <message>
        <source>{who} dealt</source>
        <translation>{who} ha dato le carte</translation>
    </message>
    <message>
        <source>adjustment</source>
        <translation>rettifica</translation>
    </message>
    <message>
        <source>adjustment {points}</source>
        <translation>rettifica {points}</translation>
    </message>
    <message>
        <source>adjustment {points}: {note}</source>
        <translation>rettifica {points}: {note}</translation>
    </message>
</context>
<context>
    <name>correcting</name>
    <message>
        <source>Correcting deal {deal}</source>
        <translation>Correzione della mano {deal}</translation>
    </message>
    <message>
        <source>A forgotten deal, as deal {deal}</source>
        <translation>Una mano dimenticata, come mano {deal}</translation>
    </message>
    <message>
        <source>Deal {deal} would not fit any more</source>
        <translation>Nella mano {deal} i conti non tornerebbero più</translation>
    </message>
    <message>
        <source>Deal {old} becomes deal {deal} and would not fit</source>
        <translation>La mano {old} diventa la {deal} e i conti non tornerebbero</translation>
    </message>
    <message>
        <source>The match would be over before this deal. It can only be taken out.</source>
        <translation>La partita finirebbe prima di questa mano. Si può solo toglierla.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) to put right; nothing is changed before that.</source>
        <translation>
            <numerusform>%n mano da sistemare; prima di allora non cambia niente.</numerusform>
            <numerusform>%n mani da sistemare; prima di allora non cambia niente.</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct deal {deal}</source>
        <translation>Correggi la mano {deal}</translation>
    </message>
    <message>
        <source>Put it in as deal {deal}</source>
        <translation>Inserisci come mano {deal}</translation>
    </message>
    <message>
        <source>Go on with deal {deal}</source>
        <translation>Continua con la mano {deal}</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Lascia com’è</translation>
    </message>
    <message>
        <source>Tap an answer to change it.</source>
        <translation>Tocca una risposta per cambiarla.</translation>
    </message>
    <message>
        <source>Look at what changes, then press Enter.</source>
        <translation>Guarda cosa cambia, poi premi Invio.</translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation>Non cambiare niente</translation>
    </message>
    <message>
        <source>Take deal {deal} out</source>
        <translation>Togli la mano {deal}</translation>
    </message>
    <message numerus="yes">
        <source>%n later deal(s) would not fit any more; they come next.</source>
        <translation>
            <numerusform>Più avanti in %n mano i conti non tornerebbero più: si sistema dopo.</numerusform>
            <numerusform>Più avanti in %n mani i conti non tornerebbero più: si sistemano dopo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crash</name>
    <message>
        <source>Something went wrong</source>
        <translation>Qualcosa è andato storto</translation>
    </message>
    <message>
        <source>Scorepad made a mistake. Everything that was marked as saved is safe on your disk.</source>
        <translation>Scorepad ha fatto un errore. Tutto quello che risultava salvato è al sicuro sul tuo disco.</translation>
    </message>
    <message>
        <source>You can go on. If something looks odd, start again: the last entries are saved first, and the program comes back.</source>
        <translation>Puoi continuare. Se qualcosa ti sembra strano, riavvia: prima si salvano gli ultimi dati, poi il programma torna.</translation>
    </message>
    <message>
        <source>It cannot start now. Try it once more.</source>
        <translation>Ora non riesce a partire. Prova ancora una volta.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Riavvia</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Chiudi il programma</translation>
    </message>
    <message>
        <source>Copy what happened</source>
        <translation>Copia cos’è successo</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>Open the log folder</source>
        <translation>Apri la cartella del log</translation>
    </message>
    <message>
        <source>The log is in {folder}</source>
        <translation>Il log è in {folder}</translation>
    </message>
    <message>
        <source>{bug}. The log tells where it happened, and no names or notes.</source>
        <translation>{bug}. Il log dice dove è successo, senza nomi né note.</translation>
    </message>
</context>
<context>
    <name>deal_card</name>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Mano {deal}</translation>
    </message>
    <message>
        <source>{who}: {total}</source>
        <translation>{who}: {total}</translation>
    </message>
    <message>
        <source>Correct deal {deal}</source>
        <translation>Correggi la mano {deal}</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Correggi…</translation>
    </message>
    <message>
        <source>More for this deal</source>
        <translation>Altro per questa mano</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>The deal before</source>
        <translation>La mano prima</translation>
    </message>
    <message>
        <source>The deal after</source>
        <translation>La mano dopo</translation>
    </message>
    <message>
        <source>entered {time}</source>
        <translation>inserita: {time}</translation>
    </message>
    <message>
        <source>corrected {time}</source>
        <translation>corretta: {time}</translation>
    </message>
    <message>
        <source>Note: {note}</source>
        <translation>Nota: {note}</translation>
    </message>
</context>
<context>
    <name>dealer_dialog</name>
    <message>
        <source>Who really dealt deal {deal}?</source>
        <translation>Chi ha dato davvero le carte nella mano {deal}?</translation>
    </message>
    <message>
        <source>Only this deal changes. Later deals go round from there.</source>
        <translation>Cambia solo questa mano. Poi il giro continua da lì.</translation>
    </message>
    <message>
        <source>{who} dealt.</source>
        <translation>Ha dato le carte {who}.</translation>
    </message>
    <message>
        <source>Tap a name. By keys: arrows, then Enter.</source>
        <translation>Tocca un nome. Da tastiera: frecce, poi Invio.</translation>
    </message>
    <message>
        <source>As the rules give: {who}</source>
        <translation>Secondo le regole: {who}</translation>
    </message>
    <message>
        <source>After that {who} deals.</source>
        <translation>Dopo dà le carte {who}.</translation>
    </message>
    <message>
        <source>Later deals whose dealer is noted keep it.</source>
        <translation>Le mani successive con il mazziere già segnato lo tengono.</translation>
    </message>
    <message>
        <source>The recorded auction begins with the dealer, so {who} plays the contract.</source>
        <translation>L’asta segnata comincia dal mazziere, quindi il contratto lo gioca {who}.</translation>
    </message>
    <message>
        <source>Change the dealer</source>
        <translation>Cambia mazziere</translation>
    </message>
</context>
<context>
    <name>dealers_bid</name>
    <message>
        <source>What may the dealer bid?</source>
        <translation>Cosa può dichiarare il mazziere?</translation>
    </message>
    <message>
        <source>Type or tap the bids as they are said. The dealer bids last.</source>
        <translation>Digita o tocca le dichiarazioni man mano che si dicono. Il mazziere dichiara per ultimo.</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Carte a testa</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Bid {number}</source>
        <translation>Giocatore {number}</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Mazziere</translation>
    </message>
    <message>
        <source>Dealer: {who}</source>
        <translation>Mazziere: {who}</translation>
    </message>
    <message>
        <source>{who}, {bid}: change</source>
        <translation>{who}, {bid}: cambia</translation>
    </message>
    <message numerus="yes">
        <source>%n bid(s) to go</source>
        <translation>
            <numerusform>Manca %n dichiarazione</numerusform>
            <numerusform>Mancano %n dichiarazioni</numerusform>
        </translation>
    </message>
    <message>
        <source>What does {who} bid?</source>
        <translation>Cosa dichiara {who}?</translation>
    </message>
    <message>
        <source>What does the next player bid?</source>
        <translation>Cosa dichiara il prossimo?</translation>
    </message>
    <message>
        <source>Not {bid}</source>
        <translation>Niente {bid}</translation>
    </message>
    <message>
        <source>{others} so far, and {bid} more would make {size}, the number of tricks (boerenregel).</source>
        <translation>Finora siamo a {others}, e con {bid} si arriva a {size}, il numero delle prese (boerenregel).</translation>
    </message>
    <message>
        <source>Only {bid} is left.</source>
        <translation>Resta solo {bid}.</translation>
    </message>
    <message>
        <source>{bid} is fine.</source>
        <translation>{bid} va bene.</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libera</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n presa</numerusform>
            <numerusform>%n prese</numerusform>
        </translation>
    </message>
    <message>
        <source>{others} is already more than {tricks}, so the dealer may bid anything.</source>
        <translation>{others} è già più di {tricks}: il mazziere dichiara quello che vuole.</translation>
    </message>
    <message>
        <source>At this table the dealer may always bid anything.</source>
        <translation>A questo tavolo il mazziere dichiara sempre quello che vuole.</translation>
    </message>
    <message>
        <source>At this table the boerenregel holds only from {size} cards on.</source>
        <translation>A questo tavolo la boerenregel vale solo da {size} carte in su.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>deciding</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Nothing would change yet.</source>
        <translation>Per ora non cambierebbe niente.</translation>
    </message>
    <message>
        <source>This is only possible where every played deal still fits.</source>
        <translation>Si può fare solo se i conti tornano ancora in ogni mano giocata.</translation>
    </message>
    <message>
        <source>Go on, and you put these deals right one by one. Nothing changes before all of them fit.</source>
        <translation>Se continui, sistemi queste mani una per una. Finché i conti non tornano in tutte, non cambia niente.</translation>
    </message>
    <message>
        <source>{why}.</source>
        <translation>{why}.</translation>
    </message>
    <message>
        <source>Write a name.</source>
        <translation>Scrivi un nome.</translation>
    </message>
    <message>
        <source>{name} sits at this table already.</source>
        <translation>{name} è già a questo tavolo.</translation>
    </message>
    <message>
        <source>{who} (for {player})</source>
        <translation>{who} (per {player})</translation>
    </message>
</context>
<context>
    <name>declarer_table</name>
    <message>
        <source>Seat {seat}: {name}</source>
        <translation>Posto {seat}: {name}</translation>
    </message>
    <message>
        <source>Seat {seat}: {name}, deals</source>
        <translation>Posto {seat}: {name}, dà le carte</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>mazziere</translation>
    </message>
</context>
<context>
    <name>display</name>
    <message>
        <source>Scorepad needs a screen to open its window, and this session has none (DISPLAY is not set).</source>
        <translation>A Scorepad serve uno schermo per aprire la finestra, e questa sessione non ne ha (DISPLAY non è impostata).</translation>
    </message>
    <message>
        <source>Scorepad cannot open its window: the screen {display} does not answer.</source>
        <translation>Scorepad non riesce ad aprire la finestra: lo schermo {display} non risponde.</translation>
    </message>
    <message>
        <source>Scorepad cannot open its window: this system lacks {library}. Install it with: {how}</source>
        <translation>Scorepad non riesce ad aprire la finestra: in questo sistema manca {library}. Si installa con: {how}</translation>
    </message>
</context>
<context>
    <name>ending</name>
    <message>
        <source>{who} wins with {points}</source>
        <translation>{who} vince con {points}</translation>
    </message>
    <message>
        <source>{who} win with {points}</source>
        <translation>{who} vincono con {points}</translation>
    </message>
    <message>
        <source>{who} share the win with {points}</source>
        <translation>{who} vincono a pari merito con {points}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} e {last}</translation>
    </message>
    <message>
        <source>The most points after the last deal.</source>
        <translation>Più punti di tutti dopo l’ultima mano.</translation>
    </message>
    <message>
        <source>The match was stopped here; the most points after the last finished deal.</source>
        <translation>La partita è stata chiusa qui; più punti di tutti dopo l’ultima mano finita.</translation>
    </message>
    <message>
        <source>Level in everything that is compared.</source>
        <translation>Pari in tutto quello che si confronta.</translation>
    </message>
</context>
<context>
    <name>entry_form</name>
    <message>
        <source>Deal {deal}: is this right?</source>
        <translation>Mano {deal}: è tutto giusto?</translation>
    </message>
    <message>
        <source>Enter scores it.</source>
        <translation>Invio segna la mano.</translation>
    </message>
    <message>
        <source>Score deal {deal}</source>
        <translation>Segna la mano {deal}</translation>
    </message>
    <message>
        <source>back to the answer before</source>
        <translation>torna alla risposta prima</translation>
    </message>
    <message>
        <source>take what is proposed, or score the deal</source>
        <translation>accetta quello che è proposto, o segna la mano</translation>
    </message>
</context>
<context>
    <name>evening_desk</name>
    <message>
        <source>Time is up: finish this deal, then end the match.</source>
        <translation>Tempo scaduto: finisci questa mano, poi chiudi la partita.</translation>
    </message>
    <message>
        <source>End the match…</source>
        <translation>Chiudi la partita…</translation>
    </message>
    <message>
        <source>That evening is over: nobody waits for a place any more.</source>
        <translation>Quella serata è finita: nessuno aspetta più un posto.</translation>
    </message>
    <message>
        <source>This holds for now, but could not be kept: the settings cannot be written.</source>
        <translation>Per ora vale, ma non si è potuto salvare: le impostazioni non si possono scrivere.</translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <source>“{file}” is already there; choose another name, or replace it by --force.</source>
        <translation>“{file}” c’è già; scegli un altro nome, o sostituiscilo con --force.</translation>
    </message>
    <message>
        <source>“{file}” is no file that can be replaced.</source>
        <translation>“{file}” non è un file che si possa sostituire.</translation>
    </message>
    <message>
        <source>There is no folder “{folder}” to write in.</source>
        <translation>La cartella “{folder}” in cui scrivere non c’è.</translation>
    </message>
    <message>
        <source>“{file}” cannot be written ({reason}).</source>
        <translation>“{file}” non si può scrivere ({reason}).</translation>
    </message>
</context>
<context>
    <name>export_desk</name>
    <message>
        <source>Saved: {file}</source>
        <translation>Salvato: {file}</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Mostra cartella</translation>
    </message>
</context>
<context>
    <name>export_preview</name>
    <message>
        <source>Kind of file</source>
        <translation>Tipo di file</translation>
    </message>
    <message>
        <source>What the file will hold</source>
        <translation>Cosa conterrà il file</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… e %n altra riga</numerusform>
            <numerusform>… e altre %n righe</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copia come testo</translation>
    </message>
    <message>
        <source>What the file will hold is being laid out…</source>
        <translation>Preparo quello che conterrà il file…</translation>
    </message>
    <message>
        <source>The file is being made…</source>
        <translation>Preparo il file…</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salva come…</translation>
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
        <translation>CSV con virgola decimale</translation>
    </message>
    <message>
        <source>Spreadsheet (XLSX)</source>
        <translation>Foglio di calcolo (XLSX)</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Pagina web (HTML)</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>This is exactly what the file will hold.</source>
        <translation>Nel file ci sarà esattamente questo.</translation>
    </message>
    <message>
        <source>These are the cells of the file.</source>
        <translation>Queste sono le celle del file.</translation>
    </message>
    <message>
        <source>On a second sheet come the matches behind the table.</source>
        <translation>In un secondo foglio ci sono le partite dietro la classifica.</translation>
    </message>
    <message>
        <source>These are the pages of the file.</source>
        <translation>Queste sono le pagine del file.</translation>
    </message>
    <message>
        <source>This stands on the page. A browser lays it out for its screen, on a phone too.</source>
        <translation>Nella pagina ci sarà questo. Il browser lo adatta al suo schermo, anche sul telefono.</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>Unknown game: {game}</source>
        <translation>Gioco sconosciuto: {game}</translation>
    </message>
</context>
<context>
    <name>grid</name>
    <message>
        <source>deal {deal} · {what}</source>
        <translation>mano {deal} · {what}</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>imported {imported}, already there {already}</source>
        <translation>importate {imported}, già presenti {already}</translation>
    </message>
    <message>
        <source>Matches that went on: {number}. The longer one was kept, and its trail of corrections says so.</source>
        <translation>Partite andate avanti nel frattempo: {number}. È rimasta la versione più lunga, e lo storico delle correzioni lo dice.</translation>
    </message>
    <message>
        <source>Matches without a start that equal one already there: {number}. Each was taken for the same one.</source>
        <translation>Partite senza data d’inizio uguali a una già presente: {number}. Ognuna è stata presa per la stessa.</translation>
    </message>
    <message>
        <source>“{file}”: {message}</source>
        <translation>“{file}”: {message}</translation>
    </message>
    <message>
        <source>Problems that are not listed: {number}.</source>
        <translation>Problemi non elencati: {number}.</translation>
    </message>
    <message>
        <source>There is no season yet.</source>
        <translation>Non c’è ancora nessuna stagione.</translation>
    </message>
    <message>
        <source>{season}: {basis}</source>
        <translation>{season}: {basis}</translation>
    </message>
    <message>
        <source>Several games are added up here, and their points are not comparable; --game chooses one.</source>
        <translation>Qui si sommano giochi diversi, e i loro punti non sono confrontabili; --game ne sceglie uno.</translation>
    </message>
    <message>
        <source>Matches without a start, which a table of days leaves out: {number}.</source>
        <translation>Partite senza data d’inizio, escluse da una classifica per giorni: {number}.</translation>
    </message>
    <message>
        <source>Matches of a game that this Scorepad does not know ({game}), which are not in the export: {number}.</source>
        <translation>Partite di un gioco che questo Scorepad non conosce ({game}), non incluse nell’esportazione: {number}.</translation>
    </message>
    <message>
        <source>The season {season} counts a game that this Scorepad does not know, and is not in the export.</source>
        <translation>La stagione {season} conta un gioco che questo Scorepad non conosce e non è inclusa nell’esportazione.</translation>
    </message>
    <message>
        <source>The history is not as it was written, so no table is made of it; “scorepad check” says what is wrong, and “scorepad check --repair” puts computed numbers right.</source>
        <translation>L’archivio non è più com’era stato scritto, quindi non se ne ricava nessuna classifica; “scorepad check” dice cosa non va, e “scorepad check --repair” mette a posto i numeri calcolati.</translation>
    </message>
    <message>
        <source>Matches checked: {number}. All is well.</source>
        <translation>Partite controllate: {number}. Tutto a posto.</translation>
    </message>
    <message>
        <source>Matches whose numbers were computed again and put right: {number}.</source>
        <translation>Partite con i numeri ricalcolati e messi a posto: {number}.</translation>
    </message>
    <message>
        <source>today {time}</source>
        <translation>oggi alle {time}</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <translation>ieri alle {time}</translation>
    </message>
    <message>
        <source>{weekday} {time}</source>
        <translation>{weekday} alle {time}</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>senza data</translation>
    </message>
    <message>
        <source>goes on, deal {deal}</source>
        <translation>in corso, mano {deal}</translation>
    </message>
    <message>
        <source>goes on, deal {deal} of {deals}</source>
        <translation>in corso, mano {deal} di {deals}</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>interrotta</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>non conta</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name} {points}, won</source>
        <translation>{name} {points}, vince</translation>
    </message>
    <message>
        <source>season {name}</source>
        <translation>stagione {name}</translation>
    </message>
    <message>
        <source>note: {note}</source>
        <translation>nota: {note}</translation>
    </message>
</context>
<context>
    <name>history_filters</name>
    <message>
        <source>Put away</source>
        <translation>Da parte</translation>
    </message>
</context>
<context>
    <name>history_page</name>
    <message>
        <source>History</source>
        <translation>Archivio</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Search names, notes, seasons</source>
        <translation>Cerca nomi, note, stagioni</translation>
    </message>
    <message>
        <source>Nothing played yet</source>
        <translation>Non si è ancora giocato</translation>
    </message>
    <message>
        <source>Every match you play is kept here, deal by deal, and found again in seconds.</source>
        <translation>Ogni partita che giochi resta qui, mano per mano, e la ritrovi in pochi secondi.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Look around in a sample evening</source>
        <translation>Guarda una serata di esempio</translation>
    </message>
    <message>
        <source>Bring in old sheets…</source>
        <translation>Importa vecchi fogli…</translation>
    </message>
    <message>
        <source>Nothing found for {wanted}.</source>
        <translation>Non si trova niente per {wanted}.</translation>
    </message>
    <message>
        <source>Nothing is put away.</source>
        <translation>Non c’è niente da parte.</translation>
    </message>
    <message>
        <source>Every match is put away.</source>
        <translation>Tutte le partite sono da parte.</translation>
    </message>
    <message>
        <source>Show what is put away</source>
        <translation>Mostra quelle da parte</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Back to {name}</source>
        <translation>Torna a {name}</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Togli i filtri</translation>
    </message>
    <message>
        <source>{who} won with {points}</source>
        <translation>{who} vince con {points}</translation>
    </message>
    <message>
        <source>{who} shared the win with {points}</source>
        <translation>{who} vincono a pari merito con {points}</translation>
    </message>
    <message>
        <source>{who} is ahead with {points}</source>
        <translation>{who} in testa con {points}</translation>
    </message>
    <message>
        <source>{who} are ahead with {points}</source>
        <translation>{who} in testa con {points}</translation>
    </message>
    <message>
        <source>Level at {points}</source>
        <translation>Pari a {points}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} e {last}</translation>
    </message>
    <message>
        <source>Nobody wrote down when</source>
        <translation>Nessuno ha scritto quando</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{day}, {time} to {end}</source>
        <translation>{day}, dalle {time} alle {end}</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n mani</numerusform>
        </translation>
    </message>
    <message>
        <source>put away</source>
        <translation>da parte</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {points}</source>
        <translation>In classifica {place}º: {name}, {points}</translation>
    </message>
    <message>
        <source>Agreed at the table</source>
        <translation>Regole del tavolo</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Stagione</translation>
    </message>
    <message>
        <source>No season</source>
        <translation>Nessuna stagione</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Anything worth remembering</source>
        <translation>Qualcosa da ricordare</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rigioca</translation>
    </message>
    <message>
        <source>A new match of the same people by the same rules</source>
        <translation>Una nuova partita con le stesse persone e le stesse regole</translation>
    </message>
    <message>
        <source>Print the sheet…</source>
        <translation>Stampa il foglio…</translation>
    </message>
    <message>
        <source>Save the sheet…</source>
        <translation>Salva il foglio…</translation>
    </message>
    <message>
        <source>Save as a record file…</source>
        <translation>Salva in un file…</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Da parte</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Tira fuori</translation>
    </message>
    <message>
        <source>This match cannot be shown.</source>
        <translation>Questa partita non si può mostrare.</translation>
    </message>
    <message>
        <source>Matches behind a number</source>
        <translation>Partite dietro un numero</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Non finite</translation>
    </message>
    <message>
        <source>{filter}: {value}. Press to show all again.</source>
        <translation>{filter}: {value}. Premi per mostrare di nuovo tutto.</translation>
    </message>
    <message>
        <source>Only “{filter}” is shown. Press to show all again.</source>
        <translation>Si vede solo “{filter}”. Premi per mostrare di nuovo tutto.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>dal {first} al {last}</translation>
    </message>
    <message>
        <source>since {first}</source>
        <translation>dal {first}</translation>
    </message>
    <message>
        <source>until {last}</source>
        <translation>fino al {last}</translation>
    </message>
    <message>
        <source>Type a few letters</source>
        <translation>Scrivi qualche lettera</translation>
    </message>
    <message>
        <source>There is no such name.</source>
        <translation>Questo nome non c’è.</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Questo mese</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Mese scorso</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Quest’anno</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Anno scorso</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Dal</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Fino al</translation>
    </message>
    <message>
        <source>Show these days</source>
        <translation>Mostra questi giorni</translation>
    </message>
    <message>
        <source>Matches, the latest first</source>
        <translation>Partite, dalla più recente</translation>
    </message>
</context>
<context>
    <name>home</name>
    <message>
        <source>today {time}</source>
        <translation>oggi alle {time}</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <translation>ieri alle {time}</translation>
    </message>
    <message>
        <source>{who} is ahead with {points}</source>
        <translation>{who} in testa con {points}</translation>
    </message>
    <message>
        <source>{who} are ahead with {points}</source>
        <translation>{who} in testa con {points}</translation>
    </message>
    <message>
        <source>level at {points}</source>
        <translation>in parità a {points}</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>senza data</translation>
    </message>
    <message>
        <source>This match is damaged; restore a backup to go on with it.</source>
        <translation>Questa partita è danneggiata; ripristina un backup per continuarla.</translation>
    </message>
</context>
<context>
    <name>home_page</name>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Opening the history…</source>
        <translation>Apro l’archivio…</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Continue, deal {deal}</source>
        <translation>Continua, mano {deal}</translation>
    </message>
    <message>
        <source>Continue, deal {deal} of {deals}</source>
        <translation>Continua, mano {deal} di {deals}</translation>
    </message>
    <message>
        <source>started {when}</source>
        <translation>inizio: {when}</translation>
    </message>
    <message>
        <source>The last table</source>
        <translation>L’ultimo tavolo</translation>
    </message>
    <message>
        <source>The same table again</source>
        <translation>Di nuovo lo stesso tavolo</translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>Partite recenti</translation>
    </message>
    <message>
        <source>{action}: {game}, {players}</source>
        <translation>{action}: {game}, {players}</translation>
    </message>
    <message>
        <source>Change of team…</source>
        <translation>Cambio di squadra…</translation>
    </message>
    <message>
        <source>{game} by the same rules</source>
        <translation>{game} con le stesse regole</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Tutte le partite</translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation>Stasera</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Oggi</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>{game} {points}</source>
        <translation>{game} {points}</translation>
    </message>
    <message>
        <source>Season {name}</source>
        <translation>Stagione {name}</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>Tutta la classifica</translation>
    </message>
    <message>
        <source>The table begins with the first finished match.</source>
        <translation>La classifica comincia con la prima partita finita.</translation>
    </message>
    <message>
        <source>{who} won with {points}</source>
        <translation>{who} vince con {points}</translation>
    </message>
    <message>
        <source>{who} shared the win with {points}</source>
        <translation>{who} vincono a pari merito con {points}</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Non finita</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} e {last}</translation>
    </message>
    <message>
        <source>A fresh pad. Who deals?</source>
        <translation>Foglio nuovo. Chi dà le carte?</translation>
    </message>
    <message>
        <source>Say who sits at the table and what is agreed. Scorepad keeps the score from there, and saves every value as you enter it.</source>
        <translation>Di’ chi siede al tavolo e con quali regole si gioca. Da lì in poi i punti li tiene Scorepad, e salva ogni numero appena lo inserisci.</translation>
    </message>
    <message>
        <source>Look around in a sample evening</source>
        <translation>Guarda una serata di esempio</translation>
    </message>
    <message>
        <source>Look around in a sample year</source>
        <translation>Dai un’occhiata a un anno di esempio</translation>
    </message>
    <message>
        <source>It opens in a window of its own, and goes when you close that.</source>
        <translation>Si apre in una finestra sua e sparisce quando la chiudi.</translation>
    </message>
    <message>
        <source>A sample evening</source>
        <translation>Una serata di esempio</translation>
    </message>
    <message>
        <source>It is here to look around in. Nothing of it counts in your own tables.</source>
        <translation>È qui per farti curiosare. Nelle tue classifiche non conta niente.</translation>
    </message>
    <message>
        <source>Your history cannot be opened</source>
        <translation>Il tuo archivio non si apre</translation>
    </message>
    <message>
        <source>Nothing of it was changed, and nothing will be without your choice.</source>
        <translation>Non è stato toccato, e niente cambierà senza che lo scelga tu.</translation>
    </message>
    <message>
        <source>A match is not as it was written.</source>
        <translation>Una partita non è più com’era stata scritta.</translation>
    </message>
    <message>
        <source>Find a way back…</source>
        <translation>Recupera l’archivio…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Toglila</translation>
    </message>
</context>
<context>
    <name>house_rules_dialog</name>
    <message>
        <source>House rules of this match</source>
        <translation>Regole della casa di questa partita</translation>
    </message>
    <message>
        <source>All deals are scored again by the new rules, also those that were played.</source>
        <translation>Tutte le mani si ricontano con le nuove regole, anche quelle già giocate.</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Cambia le regole</translation>
    </message>
</context>
<context>
    <name>html</name>
    <message>
        <source>Season table</source>
        <translation>Classifica della stagione</translation>
    </message>
    <message>
        <source>The places over time</source>
        <translation>Andamento della classifica</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Foglio dei punti</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Fogli dei punti</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Match {number} · {day} · {game}</source>
        <translation>Partita {number} · {day} · {game}</translation>
    </message>
    <message>
        <source>Match {number} · {game}</source>
        <translation>Partita {number} · {game}</translation>
    </message>
    <message>
        <source>✓ made · × missed</source>
        <translation>✓ riuscita · × mancata</translation>
    </message>
    <message>
        <source>* with points that the table gave or took</source>
        <translation>* con punti dati o tolti dal tavolo</translation>
    </message>
</context>
<context>
    <name>joining_dialog</name>
    <message>
        <source>Someone joins</source>
        <translation>Si aggiunge qualcuno</translation>
    </message>
    <message>
        <source>Who joins?</source>
        <translation>Chi si aggiunge?</translation>
    </message>
    <message>
        <source>Where at the table? Tap a seat, or drag the new one. By keys: arrows, then Enter.</source>
        <translation>Dove al tavolo? Tocca un posto, o trascina il nome nuovo. Da tastiera: frecce, poi Invio.</translation>
    </message>
    <message>
        <source>Begins with how many points?</source>
        <translation>Da quanti punti parte?</translation>
    </message>
    <message>
        <source>the lowest total: {points}</source>
        <translation>il totale più basso: {points}</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>In {game} nobody can join a match that is running. Take a seat as a substitute, or play in the next match.</source>
        <translation>A {game} non si entra a partita iniziata. Si può prendere il posto di qualcuno, o giocare la prossima partita.</translation>
    </message>
    <message>
        <source>{game} is for at most {most} players. Take a seat as a substitute, or play in the next match.</source>
        <translation>A {game} si gioca al massimo in {most}. Si può prendere il posto di qualcuno, o giocare la prossima partita.</translation>
    </message>
    <message>
        <source>No deal is left: play in the next match.</source>
        <translation>Non ci sono più mani: si gioca la prossima partita.</translation>
    </message>
    <message>
        <source>Whose seat?</source>
        <translation>Al posto di chi?</translation>
    </message>
    <message>
        <source>Choose whose seat it is.</source>
        <translation>Scegli al posto di chi.</translation>
    </message>
    <message>
        <source>From deal {deal} on {who} plays for {player}. The result stays with {player}.</source>
        <translation>Dalla mano {deal} {who} gioca al posto di {player}. Il risultato resta a {player}.</translation>
    </message>
    <message>
        <source>Play on together</source>
        <translation>Continua insieme</translation>
    </message>
    <message>
        <source>Take the seat</source>
        <translation>Prendi il posto</translation>
    </message>
</context>
<context>
    <name>keypad</name>
    <message>
        <source>Change the sign</source>
        <translation>Cambia il segno</translation>
    </message>
    <message>
        <source>Take back the last digit</source>
        <translation>Togli l’ultima cifra</translation>
    </message>
</context>
<context>
    <name>ladder_dialog</name>
    <message>
        <source>Shorten the ladder</source>
        <translation>Accorcia la scaletta</translation>
    </message>
    <message>
        <source>Only the deals still to come change. What was played stays as it is.</source>
        <translation>Cambiano solo le mani ancora da giocare. Quelle giocate restano come sono.</translation>
    </message>
    <message>
        <source>Played: {sizes}</source>
        <translation>Giocate: {sizes}</translation>
    </message>
    <message>
        <source>Played or begun: {sizes}</source>
        <translation>Giocate o iniziate: {sizes}</translation>
    </message>
    <message>
        <source>Nothing is played yet.</source>
        <translation>Non si è ancora giocato.</translation>
    </message>
    <message>
        <source>Hand sizes still to come</source>
        <translation>Carte delle prossime mani</translation>
    </message>
    <message>
        <source>1 2 3 5 5 3 or 1-7-1</source>
        <translation>1 2 3 5 5 3 o 1-7-1</translation>
    </message>
    <message>
        <source>Stop at the next 1-card deal</source>
        <translation>Stop alla prossima mano da 1</translation>
    </message>
    <message>
        <source>Deals still to come</source>
        <translation>Mani ancora da giocare</translation>
    </message>
    <message>
        <source>Go down to 1 from here</source>
        <translation>Da qui scendi fino a 1</translation>
    </message>
    <message>
        <source>A match has at most {most} deals.</source>
        <translation>Una partita ha al massimo {most} mani.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) in all</source>
        <translation>
            <numerusform>%n mano in tutto</numerusform>
            <numerusform>%n mani in tutto</numerusform>
        </translation>
    </message>
    <message>
        <source>{deals}: {sizes}</source>
        <translation>{deals}: {sizes}</translation>
    </message>
    <message>
        <source>Change the ladder</source>
        <translation>Cambia la scaletta</translation>
    </message>
</context>
<context>
    <name>leaving_dialog</name>
    <message>
        <source>Someone leaves</source>
        <translation>Qualcuno va via</translation>
    </message>
    <message>
        <source>Who leaves?</source>
        <translation>Chi va via?</translation>
    </message>
    <message>
        <source>And then?</source>
        <translation>E poi?</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Finisce qui</translation>
    </message>
    <message>
        <source>A substitute takes the seat</source>
        <translation>Entra un sostituto</translation>
    </message>
    <message>
        <source>Play on without</source>
        <translation>Si continua senza</translation>
    </message>
    <message>
        <source>Who takes the seat?</source>
        <translation>Chi prende il posto?</translation>
    </message>
    <message>
        <source>Choose who leaves.</source>
        <translation>Scegli chi va via.</translation>
    </message>
    <message>
        <source>Choose what happens then.</source>
        <translation>Scegli cosa succede dopo.</translation>
    </message>
    <message>
        <source>{game} cannot be played on with one player fewer.</source>
        <translation>A {game} non si può continuare con un giocatore in meno.</translation>
    </message>
    <message>
        <source>No deal is left to play on with.</source>
        <translation>Non ci sono più mani da giocare.</translation>
    </message>
    <message>
        <source>From deal {deal} on {who} plays for {player}. The result stays with {player}.</source>
        <translation>Dalla mano {deal} {who} gioca al posto di {player}. Il risultato resta a {player}.</translation>
    </message>
    <message>
        <source>From deal {deal} on {player} plays again.</source>
        <translation>Dalla mano {deal} gioca di nuovo {player}.</translation>
    </message>
    <message>
        <source>The deal that is being entered does not count.</source>
        <translation>La mano in corso non conta.</translation>
    </message>
    <message>
        <source>No deal is finished, so there is no winner: the match is thrown away.</source>
        <translation>Nessuna mano è finita, quindi non vince nessuno: la partita si butta via.</translation>
    </message>
    <message>
        <source>Go ahead</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Chiudi la partita</translation>
    </message>
    <message>
        <source>Take the seat</source>
        <translation>Prendi il posto</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua</translation>
    </message>
</context>
<context>
    <name>match_actions</name>
    <message>
        <source>Deal again (misdeal)</source>
        <translation>Ridai le carte (mano a monte)</translation>
    </message>
    <message>
        <source>Somebody else deals…</source>
        <translation>Il mazziere è un altro…</translation>
    </message>
    <message>
        <source>Points for…</source>
        <translation>Punti a…</translation>
    </message>
    <message>
        <source>Show a deal</source>
        <translation>Mostra una mano</translation>
    </message>
    <message>
        <source>What was corrected…</source>
        <translation>Cosa è stato corretto…</translation>
    </message>
    <message>
        <source>Seats…</source>
        <translation>Posti…</translation>
    </message>
    <message>
        <source>The wrong person…</source>
        <translation>Persona sbagliata…</translation>
    </message>
    <message>
        <source>Someone leaves…</source>
        <translation>Qualcuno va via…</translation>
    </message>
    <message>
        <source>Someone joins…</source>
        <translation>Si aggiunge qualcuno…</translation>
    </message>
    <message>
        <source>Waiting pairs…</source>
        <translation>Coppie in attesa…</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Regole della casa…</translation>
    </message>
    <message>
        <source>Shorten the ladder…</source>
        <translation>Accorcia la scaletta…</translation>
    </message>
    <message>
        <source>How long it lasts…</source>
        <translation>Quanto dura…</translation>
    </message>
    <message>
        <source>Note and season…</source>
        <translation>Nota e stagione…</translation>
    </message>
    <message>
        <source>When it was played…</source>
        <translation>Quando si è giocata…</translation>
    </message>
    <message>
        <source>Print or save…</source>
        <translation>Stampa o salva…</translation>
    </message>
    <message>
        <source>Go on by hand…</source>
        <translation>Continua su carta…</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Salva in un file…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copia come testo</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Copia come immagine</translation>
    </message>
    <message>
        <source>Stop playing…</source>
        <translation>Smetti di giocare…</translation>
    </message>
    <message>
        <source>Go on with this match</source>
        <translation>Riprendi questa partita</translation>
    </message>
    <message>
        <source>Next match, same table</source>
        <translation>Altra partita, stesso tavolo</translation>
    </message>
    <message>
        <source>Next sheet of that evening</source>
        <translation>Altro foglio di quella serata</translation>
    </message>
    <message>
        <source>People and seats</source>
        <translation>Persone e posti</translation>
    </message>
    <message>
        <source>Rules and length</source>
        <translation>Regole e durata</translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation>Il foglio</translation>
    </message>
    <message>
        <source>Correct this deal</source>
        <translation>Correggi questa mano</translation>
    </message>
    <message>
        <source>Somebody else dealt…</source>
        <translation>Il mazziere era un altro…</translation>
    </message>
    <message>
        <source>Note on this deal…</source>
        <translation>Nota su questa mano…</translation>
    </message>
    <message>
        <source>Put in a forgotten deal before it…</source>
        <translation>Inserisci prima una mano dimenticata…</translation>
    </message>
    <message>
        <source>Swap with the next deal…</source>
        <translation>Scambia con la mano dopo…</translation>
    </message>
    <message>
        <source>Take this deal out…</source>
        <translation>Togli questa mano…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripristina</translation>
    </message>
</context>
<context>
    <name>match_clock</name>
    <message numerus="yes">
        <source>%n min left</source>
        <translation>
            <numerusform>ancora %n min</numerusform>
            <numerusform>ancora %n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n s left</source>
        <translation>
            <numerusform>ancora %n s</numerusform>
            <numerusform>ancora %n s</numerusform>
        </translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Tempo scaduto</translation>
    </message>
    <message>
        <source>Set the time…</source>
        <translation>Imposta il tempo…</translation>
    </message>
    <message>
        <source>How long the match lasts</source>
        <translation>Quanto dura la partita</translation>
    </message>
</context>
<context>
    <name>match_desk</name>
    <message>
        <source>Not everything is saved</source>
        <translation>Non è tutto salvato</translation>
    </message>
    <message>
        <source>Not saved: {why}</source>
        <translation>Non salvato: {why}</translation>
    </message>
    <message>
        <source>Everything is saved now.</source>
        <translation>Ora è tutto salvato.</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Salva di nuovo</translation>
    </message>
    <message>
        <source>The roles go on: {who} deals.</source>
        <translation>I ruoli continuano: dà le carte {who}.</translation>
    </message>
    <message>
        <source>{who} deals first.</source>
        <translation>Comincia a dare {who}.</translation>
    </message>
    <message>
        <source>Somebody else…</source>
        <translation>Qualcun altro…</translation>
    </message>
    <message>
        <source>The match is put away.</source>
        <translation>La partita è messa da parte.</translation>
    </message>
    <message>
        <source>The match is back.</source>
        <translation>La partita è tornata.</translation>
    </message>
    <message>
        <source>A new match goes on from here; the old one counts no more.</source>
        <translation>Da qui continua una nuova partita; quella vecchia non conta più.</translation>
    </message>
</context>
<context>
    <name>match_page</name>
    <message>
        <source>Undo {what}</source>
        <translation>Annulla: {what}</translation>
    </message>
    <message>
        <source>Redo {what}</source>
        <translation>Ripristina: {what}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Table view</source>
        <translation>Per il tavolo</translation>
    </message>
    <message>
        <source>The same for everybody to see, in large letters (F11)</source>
        <translation>Lo stesso per tutti, in grande (F11)</translation>
    </message>
    <message>
        <source>who deals</source>
        <translation>chi dà le carte</translation>
    </message>
    <message>
        <source>the points given</source>
        <translation>i punti dati</translation>
    </message>
    <message>
        <source>dealing again</source>
        <translation>la nuova distribuzione</translation>
    </message>
    <message>
        <source>the numbers of deal {deal}</source>
        <translation>i numeri della mano {deal}</translation>
    </message>
    <message>
        <source>{who}’s call</source>
        <translation>{who}, dichiarazione</translation>
    </message>
    <message>
        <source>the last entry</source>
        <translation>ultimo inserimento</translation>
    </message>
    <message>
        <source>deal {deal}</source>
        <translation>mano {deal}</translation>
    </message>
    <message>
        <source>inserting deal {deal}</source>
        <translation>inserimento mano {deal}</translation>
    </message>
    <message>
        <source>moving deal {deal}</source>
        <translation>spostamento mano {deal}</translation>
    </message>
    <message>
        <source>correcting deal {deal}</source>
        <translation>correzione mano {deal}</translation>
    </message>
    <message>
        <source>taking out deal {deal}</source>
        <translation>rimozione mano {deal}</translation>
    </message>
    <message>
        <source>the seats</source>
        <translation>posti</translation>
    </message>
    <message>
        <source>the house rules</source>
        <translation>regole della casa</translation>
    </message>
    <message>
        <source>ending the match</source>
        <translation>fine della partita</translation>
    </message>
    <message>
        <source>going on</source>
        <translation>ripresa della partita</translation>
    </message>
    <message>
        <source>the last change</source>
        <translation>ultima modifica</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Next match, same table</source>
        <translation>Altra partita, stesso tavolo</translation>
    </message>
    <message>
        <source>Same table</source>
        <translation>Stesso tavolo</translation>
    </message>
    <message>
        <source>Next sheet of that evening</source>
        <translation>Altro foglio di quella serata</translation>
    </message>
    <message>
        <source>Next sheet</source>
        <translation>Altro foglio</translation>
    </message>
    <message>
        <source>Play one more deal</source>
        <translation>Giocare ancora una mano</translation>
    </message>
    <message>
        <source>One more deal</source>
        <translation>Ancora una mano</translation>
    </message>
    <message>
        <source>Look at the deals</source>
        <translation>Guarda le mani</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Change of team</source>
        <translation>Cambio di squadra</translation>
    </message>
    <message>
        <source>{pair} stay, and others sit down against them.</source>
        <translation>{pair} restano, e contro di loro gioca un’altra coppia.</translation>
    </message>
    <message>
        <source>{pair} stay; {next} are next.</source>
        <translation>{pair} restano; poi tocca a {next}.</translation>
    </message>
    <message>
        <source>{pair} stay; {next} are next. Or before them:</source>
        <translation>{pair} restano; poi tocca a {next}. O prima di loro:</translation>
    </message>
    <message>
        <source>{pair} sit down</source>
        <translation>Entrano {pair}</translation>
    </message>
    <message>
        <source>Somebody else…</source>
        <translation>Altri due…</translation>
    </message>
    <message>
        <source>Waiting pairs…</source>
        <translation>Chi aspetta…</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partita è finita</translation>
    </message>
</context>
<context>
    <name>match_time_dialog</name>
    <message>
        <source>How long does the match last?</source>
        <translation>Quanto dura la partita?</translation>
    </message>
    <message>
        <source>Time is up: finish this deal, then end the match.</source>
        <translation>Tempo scaduto: finisci questa mano, poi chiudi la partita.</translation>
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
        <translation>Minuti</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>It began at {began} and lasts until {ends}.</source>
        <translation>Iniziata alle {began}, dura fino alle {ends}.</translation>
    </message>
    <message>
        <source>The time runs from now on, until {ends}.</source>
        <translation>Il tempo parte adesso, fino alle {ends}.</translation>
    </message>
    <message>
        <source>It began at {began}: that time is over already.</source>
        <translation>Iniziata alle {began}: questo tempo è già scaduto.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>End the match…</source>
        <translation>Chiudi la partita…</translation>
    </message>
    <message>
        <source>Set the time</source>
        <translation>Imposta il tempo</translation>
    </message>
</context>
<context>
    <name>merge_dialog</name>
    <message>
        <source>These two are one person</source>
        <translation>Sono la stessa persona</translation>
    </message>
    <message>
        <source>For somebody who got into the list under two names. You can part them again.</source>
        <translation>Per chi è finito nell’elenco con due nomi. Potrai separarli di nuovo.</translation>
    </message>
    <message>
        <source>There is already somebody called {name}. Is that the same person?</source>
        <translation>C’è già qualcuno che si chiama {name}. È la stessa persona?</translation>
    </message>
    <message>
        <source>The name</source>
        <translation>Il nome</translation>
    </message>
    <message>
        <source>is the same person as</source>
        <translation>è la stessa persona di</translation>
    </message>
    <message>
        <source>Choose a name</source>
        <translation>Scegli un nome</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>{matches} of {name} count for {into} from now on, in lists and in season tables. The sheets keep the names as they were written.</source>
        <translation>Da ora {into} ha anche {matches} di {name}, negli elenchi e nelle classifiche di stagione. Sui fogli i nomi restano com’erano stati scritti.</translation>
    </message>
    <message>
        <source>What happens:</source>
        <translation>Cosa succede:</translation>
    </message>
    <message>
        <source>Not possible:</source>
        <translation>Non si può:</translation>
    </message>
    <message>
        <source>If a wrong name was written down there, put the right one into that match first; then they can be one.</source>
        <translation>Se lì è stato scritto un nome sbagliato, prima metti quello giusto in quella partita; poi si possono unire.</translation>
    </message>
    <message>
        <source>Show those matches</source>
        <translation>Mostra quelle partite</translation>
    </message>
    <message>
        <source>Leave them apart</source>
        <translation>Lascia separati</translation>
    </message>
    <message>
        <source>Make them one</source>
        <translation>Unisci</translation>
    </message>
</context>
<context>
    <name>message_bar</name>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>meter</name>
    <message>
        <source>{value} of {whole}</source>
        <translation>{value} su {whole}</translation>
    </message>
    <message>
        <source>{value} of {whole}, {over} over</source>
        <translation>{value} su {whole}, {over} in più</translation>
    </message>
</context>
<context>
    <name>new_match_page</name>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Chi gioca?</translation>
    </message>
    <message>
        <source>Clockwise round the table. Enter: next seat. Ctrl ↑ ↓: move. Ctrl D: deals first.</source>
        <translation>In senso orario. Invio: posto dopo. Ctrl ↑ ↓: sposta. Ctrl D: primo mazziere.</translation>
    </message>
    <message>
        <source>Name on seat {seat}</source>
        <translation>Nome al posto {seat}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>mazziere</translation>
    </message>
    <message>
        <source>{who} deals first</source>
        <translation>{who} comincia a dare le carte</translation>
    </message>
    <message>
        <source>Seat {seat} deals first</source>
        <translation>Il posto {seat} comincia a dare le carte</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Sposta su</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Sposta giù</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Togli questo posto</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Aggiungi un posto</translation>
    </message>
    <message>
        <source>Shuffle seats</source>
        <translation>Mescola i posti</translation>
    </message>
    <message>
        <source>Draw for the deal</source>
        <translation>Sorteggia il mazziere</translation>
    </message>
    <message>
        <source>Drawn:</source>
        <translation>Sorteggio:</translation>
    </message>
    <message>
        <source>The roles go on:</source>
        <translation>I ruoli continuano:</translation>
    </message>
    <message>
        <source>Tap a name: it deals first. Drag it to another seat.</source>
        <translation>Tocca chi comincia a dare le carte. Trascina un nome per cambiargli posto.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>All rules…</source>
        <translation>Tutte le regole…</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation>Chiudi le regole</translation>
    </message>
    <message>
        <source>Save these rules as…</source>
        <translation>Salva le regole come…</translation>
    </message>
    <message>
        <source>A name for these rules</source>
        <translation>Un nome per queste regole</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>Delete “{name}”</source>
        <translation>Elimina “{name}”</translation>
    </message>
    <message>
        <source>“{name}” is one of the usual names already</source>
        <translation>“{name}” è già uno dei nomi del programma</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Stagione</translation>
    </message>
    <message>
        <source>Leave it empty where the match counts for none.</source>
        <translation>Lascia vuoto se la partita non conta per nessuna.</translation>
    </message>
    <message>
        <source>No season</source>
        <translation>Nessuna stagione</translation>
    </message>
    <message>
        <source>Any other game, or an old sheet with only its totals:</source>
        <translation>Un altro gioco, o un vecchio foglio con i soli totali:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Inizia la partita</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Segna la partita</translation>
    </message>
    <message>
        <source>Ctrl and Enter start from anywhere on this page</source>
        <translation>Ctrl e Invio danno il via da ogni punto della pagina</translation>
    </message>
    <message>
        <source>That day or time is still to come</source>
        <translation>Quel giorno o quell’ora è nel futuro</translation>
    </message>
    <message>
        <source>on a day that nobody knows</source>
        <translation>in un giorno che nessuno ricorda</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write at least %n name(s)</source>
        <translation>
            <numerusform>Scrivi almeno %n nome</numerusform>
            <numerusform>Scrivi almeno %n nomi</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} is for at most {most} players</source>
        <translation>A {game} si gioca al massimo in {most}</translation>
    </message>
    <message>
        <source>Players opposite each other are partners.</source>
        <translation>Chi siede di fronte gioca in coppia.</translation>
    </message>
    <message>
        <source>{pair} play against {other}</source>
        <translation>{pair} contro {other}</translation>
    </message>
    <message>
        <source>Write two names first</source>
        <translation>Scrivi prima due nomi</translation>
    </message>
    <message>
        <source>Nobody sits here: write a name, or remove the seat</source>
        <translation>Qui non siede nessuno: scrivi un nome o togli il posto</translation>
    </message>
    <message>
        <source>Who sits here?</source>
        <translation>Chi siede qui?</translation>
    </message>
    <message>
        <source>{name} has a seat already: add something to one of the two names</source>
        <translation>{name} ha già un posto: aggiungi qualcosa a uno dei due nomi</translation>
    </message>
    <message>
        <source>Give these rules a name</source>
        <translation>Dai un nome a queste regole</translation>
    </message>
    <message>
        <source>A name for rules has at most 40 letters</source>
        <translation>Il nome delle regole ha al massimo 40 lettere</translation>
    </message>
    <message>
        <source>This name holds a character that cannot be written</source>
        <translation>Questo nome contiene un carattere che non si può scrivere</translation>
    </message>
</context>
<context>
    <name>note_dialog</name>
    <message>
        <source>Note and season</source>
        <translation>Nota e stagione</translation>
    </message>
    <message>
        <source>Kept with the match; points do not change.</source>
        <translation>Resta con la partita; i punti non cambiano.</translation>
    </message>
    <message>
        <source>Note on deal {deal}</source>
        <translation>Nota sulla mano {deal}</translation>
    </message>
    <message>
        <source>Shown on the deal’s card. Points do not change.</source>
        <translation>Si vede nella scheda della mano. I punti non cambiano.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Stagione</translation>
    </message>
    <message>
        <source>no season</source>
        <translation>nessuna stagione</translation>
    </message>
    <message>
        <source>Counts in season tables</source>
        <translation>Conta nelle classifiche di stagione</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Salva</translation>
    </message>
</context>
<context>
    <name>old_sheets</name>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>at Anna’s</source>
        <translation>da Anna</translation>
    </message>
    <message>
        <source>Daan is back</source>
        <translation>Daan è tornato</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Questo file è vuoto.</translation>
    </message>
    <message>
        <source>This is a Scorepad record, which needs no questions: open it as a record file.</source>
        <translation>Questo è un file di Scorepad, e non c’è niente da chiedere: aprilo con “Apri file di Scorepad…”.</translation>
    </message>
    <message>
        <source>This is a workbook of a spreadsheet. Open it there, and save the sheet as CSV (“Save as…”).</source>
        <translation>Questo è un file di un foglio di calcolo. Aprilo lì e salva il foglio in CSV (“Salva con nome…”).</translation>
    </message>
    <message>
        <source>This is an OpenDocument file. Open it in its program, and save the sheet as CSV.</source>
        <translation>Questo è un file OpenDocument. Aprilo con il suo programma e salva il foglio in CSV.</translation>
    </message>
    <message>
        <source>This is a web page. Open it in a spreadsheet, and save the sheet as CSV.</source>
        <translation>Questa è una pagina web. Aprila in un foglio di calcolo e salva il foglio in CSV.</translation>
    </message>
    <message>
        <source>This file holds no text. A sheet is read from CSV, as every spreadsheet can save it.</source>
        <translation>In questo file non c’è testo. Un foglio si legge da un CSV, che ogni foglio di calcolo sa salvare.</translation>
    </message>
    <message>
        <source>Near row {row} a quotation mark (&quot;) is not closed, or stands in the middle of a cell.</source>
        <translation>Vicino alla riga {row} ci sono virgolette (&quot;) non chiuse, o in mezzo a una cella.</translation>
    </message>
    <message>
        <source>This file is larger than {most} MB. Split it, and bring in its parts.</source>
        <translation>Questo file supera {most} MB. Dividilo e importa le sue parti.</translation>
    </message>
    <message>
        <source>This sheet has more than {most} rows. Split it, and bring in its parts.</source>
        <translation>Questo foglio ha più di {most} righe. Dividilo e importa le sue parti.</translation>
    </message>
    <message>
        <source>Row {row} has more than {most} columns. This is no sheet of matches.</source>
        <translation>La riga {row} ha più di {most} colonne. Questo non è un foglio di partite.</translation>
    </message>
    <message>
        <source>Row {row} has a cell that is far too long.</source>
        <translation>La riga {row} ha una cella davvero troppo lunga.</translation>
    </message>
    <message>
        <source>“{text}” is no number</source>
        <translation>“{text}” non è un numero</translation>
    </message>
    <message>
        <source>“{text}” has decimals; points are whole</source>
        <translation>“{text}” ha decimali; i punti sono numeri interi</translation>
    </message>
    <message>
        <source>“{text}” is not between {least} and {most}</source>
        <translation>“{text}” non è tra {least} e {most}</translation>
    </message>
    <message>
        <source>“{text}” is no date</source>
        <translation>“{text}” non è una data</translation>
    </message>
    <message>
        <source>“{text}” does not say in which year</source>
        <translation>“{text}” non dice in che anno</translation>
    </message>
    <message>
        <source>“{text}” is no time of the day</source>
        <translation>“{text}” non è un’ora del giorno</translation>
    </message>
    <message>
        <source>“{text}” is still to come</source>
        <translation>“{text}” è nel futuro</translation>
    </message>
    <message>
        <source>there is no date, nor one above it</source>
        <translation>non c’è una data, e nemmeno più su</translation>
    </message>
    <message>
        <source>{name} has points in two columns</source>
        <translation>{name} ha punti in due colonne</translation>
    </message>
    <message>
        <source>fewer than two players have points</source>
        <translation>meno di due giocatori hanno punti</translation>
    </message>
    <message>
        <source>more than {most} players have points</source>
        <translation>più di {most} giocatori hanno punti</translation>
    </message>
    <message>
        <source>there are not two pairs with points</source>
        <translation>non ci sono due coppie con punti</translation>
    </message>
    <message>
        <source>a pair and a single player have points in one match</source>
        <translation>una coppia e un giocatore da solo hanno punti nella stessa partita</translation>
    </message>
    <message>
        <source>other players have points here than in the rest of the match</source>
        <translation>qui hanno punti altri giocatori che nel resto della partita</translation>
    </message>
    <message>
        <source>Say which columns hold the players’ points.</source>
        <translation>Di’ in quali colonne sono i punti dei giocatori.</translation>
    </message>
    <message>
        <source>Say whose points are in column {column}.</source>
        <translation>Di’ di chi sono i punti nella colonna {column}.</translation>
    </message>
    <message>
        <source>Column {column} needs a name of at most 60 letters.</source>
        <translation>Alla colonna {column} serve un nome di 60 lettere al massimo.</translation>
    </message>
    <message>
        <source>Say which two are the pair of column {column}, as “Anna &amp; Cato”.</source>
        <translation>Di’ chi sono i due della coppia nella colonna {column}, come “Anna &amp; Cato”.</translation>
    </message>
    <message>
        <source>Two columns are said to be the same thing, {column} and one before it. Choose one.</source>
        <translation>Due colonne risultano la stessa cosa, {column} e una prima. Scegline una.</translation>
    </message>
    <message>
        <source>Say whether day or month comes first: “{text}” could be either.</source>
        <translation>Di’ se viene prima il giorno o il mese: “{text}” può essere l’uno o l’altro.</translation>
    </message>
    <message>
        <source>{file} is no file that can be read.</source>
        <translation>{file} non è un file che si possa leggere.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}.</source>
        <translation>{file} non si può leggere: {why}.</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}: {why}</translation>
    </message>
    <message>
        <source>Choose an old sheet</source>
        <translation>Scegli un vecchio foglio</translation>
    </message>
    <message>
        <source>Sheets as CSV</source>
        <translation>Fogli in CSV</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tutti i file</translation>
    </message>
    <message>
        <source>Save an example of a sheet</source>
        <translation>Salva un foglio di esempio</translation>
    </message>
    <message>
        <source>example</source>
        <translation>esempio</translation>
    </message>
    <message>
        <source>The example is in {file}.</source>
        <translation>L’esempio è in {file}.</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Mostra cartella</translation>
    </message>
    <message>
        <source>Nothing was added: every match is there already.</source>
        <translation>Non è stato aggiunto niente: ci sono già tutte le partite.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) added.</source>
        <translation>
            <numerusform>%n partita aggiunta.</numerusform>
            <numerusform>%n partite aggiunte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) put away again.</source>
        <translation>
            <numerusform>%n partita rimessa da parte.</numerusform>
            <numerusform>%n partite rimesse da parte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) brought back.</source>
        <translation>
            <numerusform>%n partita tirata fuori.</numerusform>
            <numerusform>%n partite tirate fuori.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add again</source>
        <translation>Aggiungi di nuovo</translation>
    </message>
    <message>
        <source>player</source>
        <translation>giocatore</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>coppia</translation>
    </message>
    <message>
        <source>date</source>
        <translation>data</translation>
    </message>
    <message>
        <source>time</source>
        <translation>ora</translation>
    </message>
    <message>
        <source>match</source>
        <translation>partita</translation>
    </message>
    <message>
        <source>season</source>
        <translation>stagione</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>leave out</source>
        <translation>escludi</translation>
    </message>
    <message>
        <source>a whole match</source>
        <translation>una partita intera</translation>
    </message>
    <message>
        <source>one deal</source>
        <translation>una mano</translation>
    </message>
    <message>
        <source>the same match is written there</source>
        <translation>c’è scritta la stessa partita</translation>
    </message>
    <message>
        <source>they are of one day</source>
        <translation>sono dello stesso giorno</translation>
    </message>
    <message>
        <source>no empty row is between them</source>
        <translation>in mezzo non c’è una riga vuota</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>virgola</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>punto e virgola</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulazione</translation>
    </message>
    <message>
        <source>upright line |</source>
        <translation>barra |</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of totals left out</source>
        <translation>
            <numerusform>%n riga di totali esclusa</numerusform>
            <numerusform>%n righe di totali escluse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of titles left out</source>
        <translation>
            <numerusform>%n riga di titoli esclusa</numerusform>
            <numerusform>%n righe di titoli escluse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) without points left out</source>
        <translation>
            <numerusform>%n riga senza punti esclusa</numerusform>
            <numerusform>%n righe senza punti escluse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>{matches} of {players} will be added, from {first} to {last}.</source>
        <translation>Da aggiungere: {matches} di {players}, dal {first} al {last}.</translation>
    </message>
    <message>
        <source>{matches} of {players} will be added, played on {first}.</source>
        <translation>Da aggiungere: {matches} di {players}, giorno {first}.</translation>
    </message>
    <message>
        <source>{matches} of {players} will be added, without a date.</source>
        <translation>Da aggiungere: {matches} di {players}, senza data.</translation>
    </message>
    <message>
        <source>Nothing is added.</source>
        <translation>Non si aggiunge niente.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) already there</source>
        <translation>
            <numerusform>%n partita già presente</numerusform>
            <numerusform>%n partite già presenti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) written down twice</source>
        <translation>
            <numerusform>%n partita scritta due volte</numerusform>
            <numerusform>%n partite scritte due volte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) cannot be read</source>
        <translation>
            <numerusform>%n riga non si può leggere</numerusform>
            <numerusform>%n righe non si possono leggere</numerusform>
        </translation>
    </message>
    <message>
        <source>Row {row}, {column}: {what}.</source>
        <translation>Riga {row}, {column}: {what}.</translation>
    </message>
    <message>
        <source>Row {row}: {what}.</source>
        <translation>Riga {row}: {what}.</translation>
    </message>
    <message>
        <source>the total says {said}, the rows above it come to {added}</source>
        <translation>il totale dice {said}, le righe sopra fanno {added}</translation>
    </message>
    <message>
        <source>{place}. {name} {points}</source>
        <translation>{place}. {name} {points}</translation>
    </message>
    <message>
        <source>Bring in old sheets</source>
        <translation>Importa vecchi fogli</translation>
    </message>
    <message>
        <source>Choose a sheet that was saved as CSV: the players in columns, and a row for each match or each deal. Nothing is added before you have seen what it comes to.</source>
        <translation>Scegli un foglio salvato in CSV: i giocatori in colonna, e una riga per ogni partita o per ogni mano. Non si aggiunge niente prima che tu abbia visto cosa ne viene fuori.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Scegli un file…</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Altro file…</translation>
    </message>
    <message>
        <source>Save an example…</source>
        <translation>Salva un esempio…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message numerus="yes">
        <source>Add %n match(es)</source>
        <translation>
            <numerusform>Aggiungi %n partita</numerusform>
            <numerusform>Aggiungi %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>The sheet is being looked through.</source>
        <translation>Sto guardando il foglio.</translation>
    </message>
    <message>
        <source>The matches are being added.</source>
        <translation>Sto aggiungendo le partite.</translation>
    </message>
    <message>
        <source>Some rows cannot be read. Mend them in the file, or say that they are to be left out.</source>
        <translation>Alcune righe non si possono leggere. Correggile nel file, o scegli di escluderle.</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Vai lì</translation>
    </message>
    <message>
        <source>There is nothing to add.</source>
        <translation>Non c’è niente da aggiungere.</translation>
    </message>
    <message>
        <source>1. What each column is</source>
        <translation>1. Che cos’è ogni colonna</translation>
    </message>
    <message>
        <source>Between the cells</source>
        <translation>Tra le celle</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titoli</translation>
    </message>
    <message>
        <source>in row {row}</source>
        <translation>nella riga {row}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>senza</translation>
    </message>
    <message>
        <source>What column {column} is</source>
        <translation>Che cos’è la colonna {column}</translation>
    </message>
    <message>
        <source>Whose points column {column} holds</source>
        <translation>Di chi sono i punti nella colonna {column}</translation>
    </message>
    <message>
        <source>Who?</source>
        <translation>Chi?</translation>
    </message>
    <message>
        <source>Anna &amp; Cato</source>
        <translation>Anna &amp; Cato</translation>
    </message>
    <message>
        <source>Is “{name}” the same person as {known}?</source>
        <translation>“{name}” è la stessa persona di {known}?</translation>
    </message>
    <message>
        <source>Yes, {known}</source>
        <translation>Sì, {known}</translation>
    </message>
    <message>
        <source>If you say nothing, they stay two people.</source>
        <translation>Se non dici niente, restano due persone.</translation>
    </message>
    <message>
        <source>3. What will be added</source>
        <translation>3. Cosa si aggiunge</translation>
    </message>
    <message>
        <source>Leave out the rows that cannot be read</source>
        <translation>Escludi le righe che non si possono leggere</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more row(s)</source>
        <translation>
            <numerusform>… e %n altra riga</numerusform>
            <numerusform>… e altre %n righe</numerusform>
        </translation>
    </message>
    <message>
        <source>The sheet is being looked through…</source>
        <translation>Sto guardando il foglio…</translation>
    </message>
    <message>
        <source>The matches are being added…</source>
        <translation>Sto aggiungendo le partite…</translation>
    </message>
    <message>
        <source>The matches of the sheet</source>
        <translation>Le partite del foglio</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>senza data</translation>
    </message>
    <message>
        <source>{rows}, already there</source>
        <translation>{rows}, già presente</translation>
    </message>
    <message>
        <source>Matches without a time are put at eight in the evening, in the order of the sheet.</source>
        <translation>Le partite senza ora si mettono alle otto di sera, nell’ordine del foglio.</translation>
    </message>
    <message>
        <source>2. What the sheet cannot tell</source>
        <translation>2. Cosa il foglio non dice</translation>
    </message>
    <message>
        <source>A row is</source>
        <translation>Una riga è</translation>
    </message>
    <message>
        <source>Rows are one match where</source>
        <translation>Più righe sono una partita sola se</translation>
    </message>
    <message>
        <source>In “{text}” comes first</source>
        <translation>In “{text}” viene prima</translation>
    </message>
    <message>
        <source>the day</source>
        <translation>il giorno</translation>
    </message>
    <message>
        <source>the month</source>
        <translation>il mese</translation>
    </message>
    <message>
        <source>Decimals stand behind</source>
        <translation>I decimali vengono dopo</translation>
    </message>
    <message>
        <source>a point: 12.5</source>
        <translation>un punto: 12.5</translation>
    </message>
    <message>
        <source>a comma: 12,5</source>
        <translation>una virgola: 12,5</translation>
    </message>
    <message>
        <source>All was played on one day</source>
        <translation>Si è giocato tutto in un giorno</translation>
    </message>
    <message>
        <source>The lowest total wins</source>
        <translation>Vince il totale più basso</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Stagione</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>A cosa si è giocato</translation>
    </message>
    <message>
        <source>such as Hearts; it is kept in the note</source>
        <translation>per esempio Scopa; resta nella nota</translation>
    </message>
    <message>
        <source>Equal rows are different matches</source>
        <translation>Le righe uguali sono partite diverse</translation>
    </message>
</context>
<context>
    <name>options_form</name>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>With the other rules as they are, this one changes nothing.</source>
        <translation>Con le altre regole così come sono, questa non cambia niente.</translation>
    </message>
    <message>
        <source>Usually: {value}</source>
        <translation>Di solito: {value}</translation>
    </message>
    <message>
        <source>Changed; usually: {value}</source>
        <translation>Cambiato; di solito: {value}</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Carte a testa</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Mani</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n mani</numerusform>
        </translation>
    </message>
    <message>
        <source>{deals}: {sizes}</source>
        <translation>{deals}: {sizes}</translation>
    </message>
    <message>
        <source>Our own list of hand sizes</source>
        <translation>La nostra lista di carte per mano</translation>
    </message>
    <message>
        <source>1 2 3 5 5 3 or 1-7-1</source>
        <translation>1 2 3 5 5 3 o 1-7-1</translation>
    </message>
    <message>
        <source>Up to {largest} and back</source>
        <translation>Fino a {largest} e ritorno</translation>
    </message>
    <message>
        <source>From {low} to {high} in steps of {step}, so not {number}</source>
        <translation>Da {low} a {high}, di {step} in {step}, quindi non {number}</translation>
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
        <translation>{who} vincono con {points}</translation>
    </message>
</context>
<context>
    <name>palette</name>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>arancione</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blu</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>viola</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>oro</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grigio</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rosso</translation>
    </message>
    <message>
        <source>light green</source>
        <translation>verde chiaro</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violetto</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>marrone</translation>
    </message>
    <message>
        <source>No colour of their own</source>
        <translation>Nessun colore proprio</translation>
    </message>
</context>
<context>
    <name>paper</name>
    <message>
        <source>{game}, a sheet to write on</source>
        <translation>{game}, foglio da compilare</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Luogo</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>dà</translation>
    </message>
    <message>
        <source>● deals, if the first column deals first</source>
        <translation>● dà le carte, se comincia a darle la prima colonna</translation>
    </message>
    <message>
        <source>● deals</source>
        <translation>● dà le carte</translation>
    </message>
    <message>
        <source>The numbers are the seats, clockwise.</source>
        <translation>I numeri sono i posti, in senso orario.</translation>
    </message>
    <message>
        <source>The numbers are the seats, clockwise; seat 1 deals first.</source>
        <translation>I numeri sono i posti, in senso orario; il posto 1 dà le carte per primo.</translation>
    </message>
    <message>
        <source>{game}: {players}</source>
        <translation>{game}: {players}</translation>
    </message>
    <message>
        <source>Season: {season}</source>
        <translation>Stagione: {season}</translation>
    </message>
    <message>
        <source>Running totals</source>
        <translation>Totali mano per mano</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Com’è finita</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Finora</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>{place}. {name}: {total}</source>
        <translation>{place}. {name}: {total}</translation>
    </message>
    <message>
        <source>✓ made · × missed</source>
        <translation>✓ riuscita · × mancata</translation>
    </message>
    <message>
        <source>small at the right: the running total</source>
        <translation>in piccolo a destra: il totale fino a lì</translation>
    </message>
    <message>
        <source>* with points that the table gave or took</source>
        <translation>* con punti dati o tolti dal tavolo</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Pagina {page} di {pages}</translation>
    </message>
    <message>
        <source>All seasons</source>
        <translation>Tutte le stagioni</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Places over time</source>
        <translation>Andamento della classifica</translation>
    </message>
    <message>
        <source>Places over time, the first {lines} lines</source>
        <translation>Andamento della classifica, prime {lines} righe</translation>
    </message>
    <message>
        <source>Several games are added up here, and their points are not comparable.</source>
        <translation>Qui si sommano giochi diversi, e i loro punti non sono confrontabili.</translation>
    </message>
</context>
<context>
    <name>paper_desk</name>
    <message>
        <source>The match’s sheet</source>
        <translation>Foglio della partita</translation>
    </message>
    <message>
        <source>The season table</source>
        <translation>Classifica della stagione</translation>
    </message>
    <message>
        <source>Sheets to write on</source>
        <translation>Fogli da compilare</translation>
    </message>
    <message>
        <source>Table and chart</source>
        <translation>Classifica e grafico</translation>
    </message>
    <message>
        <source>With the matches</source>
        <translation>Con le partite</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salva come PDF</translation>
    </message>
    <message>
        <source>Save as picture</source>
        <translation>Salva come immagine</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Salvato: {file}</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Mostra cartella</translation>
    </message>
    <message>
        <source>The sheet is copied.</source>
        <translation>Il foglio è copiato.</translation>
    </message>
    <message>
        <source>The table is copied.</source>
        <translation>La classifica è copiata.</translation>
    </message>
</context>
<context>
    <name>paper_preview</name>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Pagina {page} di {pages}</translation>
    </message>
    <message>
        <source>{page} / {pages}</source>
        <translation>{page} / {pages}</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Pagina precedente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Pagina successiva</translation>
    </message>
    <message>
        <source>This is the first page.</source>
        <translation>Questa è la prima pagina.</translation>
    </message>
    <message>
        <source>This is the last page.</source>
        <translation>Questa è l’ultima pagina.</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenuto</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copia come testo</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Copia come immagine</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>Salva come immagine…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salva come PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>The pages are being laid out…</source>
        <translation>Preparo le pagine…</translation>
    </message>
    <message>
        <source>The pages are being written…</source>
        <translation>Scrivo le pagine…</translation>
    </message>
    <message>
        <source>The pages are not ready yet.</source>
        <translation>Le pagine non sono ancora pronte.</translation>
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
        <translation>È segnata la persona sbagliata</translation>
    </message>
    <message>
        <source>The name changes in this match only. All numbers stay where they are.</source>
        <translation>Il nome cambia solo in questa partita. I numeri restano dove sono.</translation>
    </message>
    <message>
        <source>Which name is wrong?</source>
        <translation>Quale nome è sbagliato?</translation>
    </message>
    <message>
        <source>Who really played?</source>
        <translation>Chi ha giocato davvero?</translation>
    </message>
    <message>
        <source>Who really played, and not {who}?</source>
        <translation>Chi ha giocato davvero, e non {who}?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Choose the name that is wrong.</source>
        <translation>Scegli il nome sbagliato.</translation>
    </message>
    <message>
        <source>What {player} bid, took and scored here is then of {who}.</source>
        <translation>Dichiarazioni, prese e punti di {player} qui passano a {who}.</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Cambia il nome</translation>
    </message>
</context>
<context>
    <name>pill_row</name>
    <message>
        <source>{what}: change</source>
        <translation>{what}: cambia</translation>
    </message>
</context>
<context>
    <name>places_svg</name>
    <message>
        <source>The places over time</source>
        <translation>Andamento della classifica</translation>
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
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Back to where this page was opened (Escape)</source>
        <translation>Torna a dove è stata aperta questa pagina (Esc)</translation>
    </message>
    <message>
        <source>Their matches</source>
        <translation>Le sue partite</translation>
    </message>
    <message>
        <source>Matches of {name}</source>
        <translation>Partite di {name}</translation>
    </message>
    <message>
        <source>also {names}</source>
        <translation>anche {names}</translation>
    </message>
    <message>
        <source>One moment: the matches are being counted.</source>
        <translation>Un momento: sto contando le partite.</translation>
    </message>
    <message>
        <source>No finished match of {name} counts yet. The figures begin with the first one.</source>
        <translation>Non conta ancora nessuna partita finita di {name}. I numeri cominciano con la prima.</translation>
    </message>
    <message>
        <source>No match of {name} is left with these choices.</source>
        <translation>Con queste scelte non resta nessuna partita di {name}.</translation>
    </message>
    <message>
        <source>“Few” beside a number: it rests on fewer than {chances} chances, and may be luck.</source>
        <translation>“Poche” accanto a un numero: le occasioni sono meno di {chances}, e può essere fortuna.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) in no month: nobody wrote down on which day they were.</source>
        <translation>
            <numerusform>%n partita senza mese: nessuno ha scritto che giorno era.</numerusform>
            <numerusform>%n partite senza mese: nessuno ha scritto che giorno era.</numerusform>
        </translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Piazzamenti</translation>
    </message>
    <message>
        <source>Streaks</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Matches won, by seat</source>
        <translation>Partite vinte, per posto al tavolo</translation>
    </message>
    <message>
        <source>Others beaten, by month</source>
        <translation>Avversari battuti, per mese</translation>
    </message>
    <message>
        <source>Against each opponent</source>
        <translation>Contro ogni avversario</translation>
    </message>
    <message>
        <source>With each partner</source>
        <translation>Con ogni partner</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mese</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>Non vinte</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Davanti</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Dietro</translation>
    </message>
    <message>
        <source>Ahead, of all</source>
        <translation>Davanti, su tutte</translation>
    </message>
    <message>
        <source>Won, of all</source>
        <translation>Vinte, su tutte</translation>
    </message>
    <message>
        <source>Others beaten</source>
        <translation>Avversari battuti</translation>
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
        <translation>Mostra tutti: {number}</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Mostra meno</translation>
    </message>
    <message>
        <source>Enter opens the matches behind a number, S sorts by its column.</source>
        <translation>Invio apre le partite dietro un numero, S ordina per la sua colonna.</translation>
    </message>
    <message>
        <source>Enter opens the matches behind a number.</source>
        <translation>Invio apre le partite dietro un numero.</translation>
    </message>
    <message>
        <source>Chart or table</source>
        <translation>Grafico o tabella</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>{hits} of {of}</source>
        <translation>{hits} su {of}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>{hits} of {of} · {percent}</source>
        <translation>{hits} su {of} · {percent}</translation>
    </message>
    <message>
        <source>{figure} · few</source>
        <translation>{figure} · poche</translation>
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
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Partite vinte</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>{place}º posto</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <translation>Posto {seat}</translation>
    </message>
    <message>
        <source>Place, on average</source>
        <translation>Piazzamento medio</translation>
    </message>
    <message>
        <source>Points in a match</source>
        <translation>Punti per partita</translation>
    </message>
    <message>
        <source>Points in a deal</source>
        <translation>Punti per mano</translation>
    </message>
    <message>
        <source>Highest total</source>
        <translation>Totale più alto</translation>
    </message>
    <message>
        <source>Lowest total</source>
        <translation>Totale più basso</translation>
    </message>
    <message>
        <source>Won in a row, going on</source>
        <translation>Vittorie di fila, in corso</translation>
    </message>
    <message>
        <source>Without a win, going on</source>
        <translation>Senza vittorie, in corso</translation>
    </message>
    <message>
        <source>Most won in a row</source>
        <translation>Più vittorie di fila</translation>
    </message>
    <message>
        <source>Longest without a win</source>
        <translation>Più partite senza vittorie</translation>
    </message>
    <message numerus="yes">
        <source>match(es) played</source>
        <translation>
            <numerusform>partita giocata</numerusform>
            <numerusform>partite giocate</numerusform>
        </translation>
    </message>
    <message>
        <source>won: {percent}</source>
        <translation>vinte: {percent}</translation>
    </message>
    <message>
        <source>of the others beaten</source>
        <translation>avversari battuti</translation>
    </message>
    <message numerus="yes">
        <source>win(s) in a row, going on</source>
        <translation>
            <numerusform>vittoria di fila, in corso</numerusform>
            <numerusform>vittorie di fila, in corso</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match(es) since the last win</source>
        <translation>
            <numerusform>partita dall’ultima vittoria</numerusform>
            <numerusform>partite dall’ultima vittoria</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match(es), not won yet</source>
        <translation>
            <numerusform>partita, ancora nessuna vinta</numerusform>
            <numerusform>partite, ancora nessuna vinta</numerusform>
        </translation>
    </message>
    <message>
        <source>{first}: {second}</source>
        <translation>{first}: {second}</translation>
    </message>
    <message>
        <source>against {name}</source>
        <translation>contro {name}</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>con {name}</translation>
    </message>
    <message>
        <source>ahead of {name}</source>
        <translation>davanti a {name}</translation>
    </message>
    <message>
        <source>level with {name}</source>
        <translation>pari con {name}</translation>
    </message>
    <message>
        <source>behind {name}</source>
        <translation>dietro a {name}</translation>
    </message>
    <message>
        <source>won with {name}</source>
        <translation>vinte con {name}</translation>
    </message>
    <message>
        <source>not won with {name}</source>
        <translation>non vinte con {name}</translation>
    </message>
    <message>
        <source>in {month}</source>
        <translation>in {month}</translation>
    </message>
    <message>
        <source>won in {month}</source>
        <translation>vinte in {month}</translation>
    </message>
</context>
<context>
    <name>players_desk</name>
    <message>
        <source>{name} is called {to} from now on.</source>
        <translation>Da ora {name} si chiama {to}.</translation>
    </message>
    <message>
        <source>{name} and {into} are one person now: {into}.</source>
        <translation>{name} e {into} ora sono una persona sola: {into}.</translation>
    </message>
    <message>
        <source>{name} and {into} at one table</source>
        <translation>{name} e {into} allo stesso tavolo</translation>
    </message>
    <message>
        <source>{name} and {into} are two people now.</source>
        <translation>{name} e {into} ora sono due persone.</translation>
    </message>
    <message>
        <source>{name} is a guest, and left out of season tables.</source>
        <translation>{name} è ospite, e resta fuori dalle classifiche di stagione.</translation>
    </message>
    <message>
        <source>{name} is no guest, and counts in season tables.</source>
        <translation>{name} non è ospite, e conta nelle classifiche di stagione.</translation>
    </message>
    <message>
        <source>The colour of {name} is {colour} from now on.</source>
        <translation>Da ora il colore di {name} è {colour}.</translation>
    </message>
    <message>
        <source>{name} has no colour of their own any more.</source>
        <translation>{name} non ha più un colore proprio.</translation>
    </message>
    <message>
        <source>{name} is hidden, and no longer offered for new matches.</source>
        <translation>{name} è tra i nascosti, e non compare più per le nuove partite.</translation>
    </message>
    <message>
        <source>{name} is offered for new matches again.</source>
        <translation>{name} compare di nuovo per le nuove partite.</translation>
    </message>
</context>
<context>
    <name>players_page</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Find a name</source>
        <translation>Cerca un nome</translation>
    </message>
    <message>
        <source>Everybody who plays</source>
        <translation>Tutti quelli che giocano</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Statistics of {name}</source>
        <translation>Statistiche di {name}</translation>
    </message>
    <message>
        <source>Their matches</source>
        <translation>Le sue partite</translation>
    </message>
    <message>
        <source>Matches of {name}</source>
        <translation>Partite di {name}</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Type another name over {name} (F2)</source>
        <translation>Scrivi un altro nome al posto di {name} (F2)</translation>
    </message>
    <message>
        <source>Same person as…</source>
        <translation>Stessa persona di…</translation>
    </message>
    <message>
        <source>Part them</source>
        <translation>Separa</translation>
    </message>
    <message>
        <source>{name} and {person} are two people after all</source>
        <translation>{name} e {person} in realtà sono due persone</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Ospite</translation>
    </message>
    <message>
        <source>A guest is left out of season tables.</source>
        <translation>Chi è ospite resta fuori dalle classifiche di stagione.</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Nascosto</translation>
    </message>
    <message>
        <source>Somebody hidden is not offered for new matches.</source>
        <translation>Chi è nascosto non compare per le nuove partite.</translation>
    </message>
    <message>
        <source>Nobody has played yet</source>
        <translation>Non ha ancora giocato nessuno</translation>
    </message>
    <message>
        <source>Names come by themselves with the first match.</source>
        <translation>I nomi arrivano da soli con la prima partita.</translation>
    </message>
    <message>
        <source>Nobody here is called “{letters}”.</source>
        <translation>Qui non c’è nessuno che si chiami “{letters}”.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Vittorie</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Ultima volta</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>guest</source>
        <translation>ospite</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>nascosto</translation>
    </message>
    <message>
        <source>also {name}</source>
        <translation>anche {name}</translation>
    </message>
    <message>
        <source>{name}, {column}: {value}</source>
        <translation>{name}, {column}: {value}</translation>
    </message>
    <message>
        <source>{name}, another name of {person}</source>
        <translation>{name}, altro nome di {person}</translation>
    </message>
    <message>
        <source>Colour…</source>
        <translation>Colore…</translation>
    </message>
    <message>
        <source>The colour of their line in charts</source>
        <translation>Il colore della sua linea nei grafici</translation>
    </message>
</context>
<context>
    <name>points</name>
    <message>
        <source>as written down</source>
        <translation>come segnato</translation>
    </message>
    <message>
        <source>Points of a deal are whole numbers from −10,000 to 10,000, one for each side</source>
        <translation>I punti di una mano sono numeri interi da −10.000 a 10.000, uno per parte</translation>
    </message>
    <message>
        <source>The fewest points win</source>
        <translation>Vince chi fa meno punti</translation>
    </message>
    <message>
        <source>How many deals (0: until you stop)</source>
        <translation>Quante mani (0: finché si vuole)</translation>
    </message>
    <message>
        <source>The most points win</source>
        <translation>Vince chi fa più punti</translation>
    </message>
    <message>
        <source>Only the totals</source>
        <translation>Solo i totali</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punti</translation>
    </message>
    <message>
        <source>the points of {who}</source>
        <translation>i punti di {who}</translation>
    </message>
    <message>
        <source>the most points win</source>
        <translation>vince chi fa più punti</translation>
    </message>
    <message>
        <source>the fewest points win</source>
        <translation>vince chi fa meno punti</translation>
    </message>
    <message>
        <source>as many deals as you like</source>
        <translation>quante mani si vuole</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>as written down: {points}</source>
        <translation>come segnato: {points}</translation>
    </message>
    <message>
        <source>The fewest points after the last deal.</source>
        <translation>Meno punti di tutti dopo l’ultima mano.</translation>
    </message>
    <message>
        <source>The match was stopped here; the fewest points after the last finished deal.</source>
        <translation>La partita è stata chiusa qui; meno punti di tutti dopo l’ultima mano finita.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Mani</translation>
    </message>
    <message>
        <source>Best of a deal</source>
        <translation>Migliore della mano</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Points in pairs</source>
        <translation>Punti a coppie</translation>
    </message>
</context>
<context>
    <name>points_board</name>
    <message>
        <source>Deal {deal}</source>
        <translation>Mano {deal}</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Mano {deal} di {deals}</translation>
    </message>
    <message>
        <source>The points of deal {deal}</source>
        <translation>I punti della mano {deal}</translation>
    </message>
    <message>
        <source>The fewest points win</source>
        <translation>Vince chi fa meno punti</translation>
    </message>
    <message>
        <source>{total} in all</source>
        <translation>{total} in tutto</translation>
    </message>
</context>
<context>
    <name>points_dialog</name>
    <message>
        <source>Points for…</source>
        <translation>Punti a…</translation>
    </message>
    <message>
        <source>For a penalty, a revoke or a wrong count. They stand on the sheet with their reason.</source>
        <translation>Per una penalità, una mancata risposta al seme o un conto sbagliato. Restano sul foglio con il loro motivo.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>the deal being entered</source>
        <translation>la mano in corso</translation>
    </message>
    <message>
        <source>For whom?</source>
        <translation>A chi?</translation>
    </message>
    <message>
        <source>How many points?</source>
        <translation>Quanti punti?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>revoke, exposed card, wrong count…</source>
        <translation>seme non risposto, carta scoperta, conto errato…</translation>
    </message>
    <message>
        <source>Already given on this deal</source>
        <translation>Già dati in questa mano</translation>
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
        <translation>Togli</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Tieni</translation>
    </message>
    <message>
        <source>{given} (taken off)</source>
        <translation>{given} (tolti)</translation>
    </message>
    <message>
        <source>Choose for whom, and how many points.</source>
        <translation>Scegli a chi, e quanti punti.</translation>
    </message>
    <message>
        <source>They count as soon as the deal that is being entered is finished.</source>
        <translation>Contano appena finisce la mano in corso.</translation>
    </message>
    <message>
        <source>Write them down</source>
        <translation>Segna i punti</translation>
    </message>
</context>
<context>
    <name>points_face</name>
    <message>
        <source>How many points for {who}?</source>
        <translation>Quanti punti per {who}?</translation>
    </message>
    <message>
        <source>Type them, then Enter. The key − takes points away.</source>
        <translation>Digita i punti, poi Invio. Il tasto − toglie punti.</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) to go</source>
        <translation>
            <numerusform>manca %n numero</numerusform>
            <numerusform>mancano %n numeri</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: {points}</source>
        <translation>{who}: {points}</translation>
    </message>
    <message>
        <source>deal {deal} · {dealer} deals</source>
        <translation>mano {deal} · dà {dealer}</translation>
    </message>
    <message>
        <source>deal {deal} of {deals} · {dealer} deals</source>
        <translation>mano {deal} di {deals} · dà {dealer}</translation>
    </message>
    <message>
        <source>the points of who is asked for</source>
        <translation>i punti di chi è di turno</translation>
    </message>
    <message>
        <source>points that are lost</source>
        <translation>punti persi</translation>
    </message>
</context>
<context>
    <name>rail</name>
    <message>
        <source>the page that is shown</source>
        <translation>la pagina aperta</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <source>it is not written in UTF-8</source>
        <translation>non è scritto in UTF-8</translation>
    </message>
    <message>
        <source>it is not JSON (line {line}, column {column})</source>
        <translation>non è JSON (riga {line}, colonna {column})</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>è vuoto</translation>
    </message>
    <message>
        <source>it holds the key “{key}” twice in one place</source>
        <translation>contiene la chiave “{key}” due volte nello stesso punto</translation>
    </message>
    <message>
        <source>“{number}” is not a number it may hold</source>
        <translation>“{number}” non è un numero ammesso</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>ha troppi livelli annidati</translation>
    </message>
</context>
<context>
    <name>records</name>
    <message>
        <source>{file} cannot be read: {why}.</source>
        <translation>{file} non si può leggere: {why}.</translation>
    </message>
    <message>
        <source>{file} is the history itself, which is open already.</source>
        <translation>{file} è l’archivio stesso, che è già aperto.</translation>
    </message>
    <message>
        <source>{file} is no file that can be read.</source>
        <translation>{file} non è un file che si possa leggere.</translation>
    </message>
    <message>
        <source>{file} cannot be imported. {why}</source>
        <translation>{file} non si può importare. {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} holds {matches}.</source>
        <translation>{file} contiene {matches}.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n file</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importa</translation>
    </message>
    <message>
        <source>Imported: {new}. Already there: {there}.</source>
        <translation>Importate: {new}. Già presenti: {there}.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Open record files</source>
        <translation>Apri file di Scorepad</translation>
    </message>
    <message>
        <source>Save the match as a record file</source>
        <translation>Salva la partita in un file</translation>
    </message>
    <message>
        <source>Scorepad records</source>
        <translation>File di Scorepad</translation>
    </message>
    <message>
        <source>Sheets come in one at a time: {file} is first.</source>
        <translation>I fogli si importano uno alla volta: si comincia da {file}.</translation>
    </message>
    <message>
        <source>Sheets as CSV</source>
        <translation>Fogli in CSV</translation>
    </message>
    <message>
        <source>The match is in {file}.</source>
        <translation>La partita è in {file}.</translation>
    </message>
    <message>
        <source>The sample evening is here. It counts in no table.</source>
        <translation>La serata di esempio è qui. Non conta in nessuna classifica.</translation>
    </message>
    <message>
        <source>The sample evening is put away.</source>
        <translation>La serata di esempio è messa da parte.</translation>
    </message>
    <message>
        <source>Put it away again</source>
        <translation>Rimetti da parte</translation>
    </message>
    <message>
        <source>The sample year opens in a window of its own.</source>
        <translation>L’anno di esempio si apre in una finestra sua.</translation>
    </message>
    <message>
        <source>The sample year could not be opened.</source>
        <translation>Non è stato possibile aprire l’anno di esempio.</translation>
    </message>
</context>
<context>
    <name>reordering</name>
    <message>
        <source>Take deal {deal} out of the match?</source>
        <translation>Togliere la mano {deal} dalla partita?</translation>
    </message>
    <message>
        <source>For a deal that was never played. Undo brings it back.</source>
        <translation>Per una mano mai giocata. Con Annulla ritorna.</translation>
    </message>
    <message>
        <source>Swap deals {deal} and {next}?</source>
        <translation>Scambiare le mani {deal} e {next}?</translation>
    </message>
    <message>
        <source>For two deals that were entered the wrong way round.</source>
        <translation>Per due mani inserite nell’ordine sbagliato.</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Togli la mano</translation>
    </message>
    <message>
        <source>Swap them</source>
        <translation>Scambia</translation>
    </message>
    <message>
        <source>Deal {deal}: {facts}</source>
        <translation>Mano {deal}: {facts}</translation>
    </message>
</context>
<context>
    <name>rescue</name>
    <message>
        <source>Find a way back…</source>
        <translation>Recupera l’archivio…</translation>
    </message>
    <message>
        <source>The history is back. The damaged file is kept as {file}.</source>
        <translation>L’archivio è tornato. Il file danneggiato resta conservato come {file}.</translation>
    </message>
    <message>
        <source>An empty history is begun. The old file is kept as {file}.</source>
        <translation>Si riparte da un archivio vuoto. Il vecchio file resta conservato come {file}.</translation>
    </message>
    <message>
        <source>A check of the history found something that is not as it should be.</source>
        <translation>Un controllo dell’archivio ha trovato qualcosa che non va.</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>Mostra…</translation>
    </message>
</context>
<context>
    <name>restoring</name>
    <message>
        <source>Restore this backup?</source>
        <translation>Ripristinare questo backup?</translation>
    </message>
    <message>
        <source>Reading the backup…</source>
        <translation>Leggo il backup…</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>Ripristino…</translation>
    </message>
    <message>
        <source>The backup</source>
        <translation>Il backup</translation>
    </message>
    <message>
        <source>Your history now</source>
        <translation>Il tuo archivio ora</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Mani</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primo giorno</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Ultimo giorno</translation>
    </message>
    <message>
        <source>Will be missing:</source>
        <translation>Non avrai più:</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) that only your history now has.</source>
        <translation>
            <numerusform>%n partita che ora c’è solo nel tuo archivio.</numerusform>
            <numerusform>%n partite che ora ci sono solo nel tuo archivio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Will be as it was:</source>
        <translation>Nella versione di prima:</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), without what was entered or corrected since the backup.</source>
        <translation>
            <numerusform>%n partita, senza quello che è stato inserito o corretto dopo il backup.</numerusform>
            <numerusform>%n partite, senza quello che è stato inserito o corretto dopo il backup.</numerusform>
        </translation>
    </message>
    <message>
        <source>Comes back:</source>
        <translation>Riavrai:</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) that only the backup has.</source>
        <translation>
            <numerusform>%n partita che c’è solo nel backup.</numerusform>
            <numerusform>%n partite che ci sono solo nel backup.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both hold the same matches.</source>
        <translation>Le partite sono le stesse in tutti e due.</translation>
    </message>
    <message>
        <source>Your history as it is now is kept among the backups, and you can undo this afterwards.</source>
        <translation>Il tuo archivio com’è ora resta tra i backup, e dopo puoi annullare.</translation>
    </message>
    <message>
        <source>There is no history now that can be read. Whatever file is there is kept as it is.</source>
        <translation>Ora non c’è un archivio leggibile. Il file che c’è, qualunque sia, viene conservato così com’è.</translation>
    </message>
    <message>
        <source>Leave everything as it is</source>
        <translation>Lascia tutto com’è</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Ripristina</translation>
    </message>
</context>
<context>
    <name>result_pad</name>
    <message numerus="yes">
        <source>{words}, %n trick(s)</source>
        <translation>
            <numerusform>{words}, %n presa</numerusform>
            <numerusform>{words}, %n prese</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules_page</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Quale gioco</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>The rules of {game}</source>
        <translation>Le regole di {game}</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>{at} of {found}</source>
        <translation>{at} su {found}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Non trovato</translation>
    </message>
    <message>
        <source>Find the one before</source>
        <translation>Trova il precedente</translation>
    </message>
    <message>
        <source>Find the next one</source>
        <translation>Trova il successivo</translation>
    </message>
    <message>
        <source>These rules are not in your language yet; here they are in English.</source>
        <translation>Queste regole non ci sono ancora nella tua lingua; eccole in inglese.</translation>
    </message>
    <message>
        <source>The rules of this game are not written down here yet.</source>
        <translation>Le regole di questo gioco qui non ci sono ancora.</translation>
    </message>
    <message>
        <source>At this table:</source>
        <translation>A questo tavolo:</translation>
    </message>
    <message>
        <source>the usual rules, nothing else.</source>
        <translation>le regole normali, nient’altro.</translation>
    </message>
    <message>
        <source>✓ Played at this table: {rule}</source>
        <translation>✓ Vale a questo tavolo: {rule}</translation>
    </message>
</context>
<context>
    <name>safety</name>
    <message>
        <source>Saved at {time}: {deals} ({game}: {names}).</source>
        <translation>Salvato alle {time}: {deals} ({game}: {names}).</translation>
    </message>
    <message>
        <source>Saved: {deals} ({game}: {names}).</source>
        <translation>Salvato: {deals} ({game}: {names}).</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n mani</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>finished after %n deal(s)</source>
        <translation>
            <numerusform>finita dopo %n mano</numerusform>
            <numerusform>finita dopo %n mani</numerusform>
        </translation>
    </message>
    <message>
        <source>{deals} and what was entered of deal {deal}</source>
        <translation>{deals} e quanto inserito della mano {deal}</translation>
    </message>
    <message>
        <source>what was entered of deal 1</source>
        <translation>quanto inserito della mano 1</translation>
    </message>
    <message>
        <source>the table, before the first deal</source>
        <translation>il tavolo, prima della prima mano</translation>
    </message>
    <message>
        <source>The match that you began is not saved yet.</source>
        <translation>La partita che hai cominciato non è ancora salvata.</translation>
    </message>
    <message>
        <source>Not saved yet: {what}.</source>
        <translation>Non ancora salvato: {what}.</translation>
    </message>
    <message>
        <source>Not saved yet: {what} (deal {deal}).</source>
        <translation>Non ancora salvato: {what} (mano {deal}).</translation>
    </message>
    <message>
        <source>Not saved yet: deals {first} to {last}.</source>
        <translation>Non ancora salvate: le mani da {first} a {last}.</translation>
    </message>
    <message>
        <source>Not saved yet: what you changed in deal {deal}. It still stands in the form.</source>
        <translation>Non ancora salvato: quello che hai modificato nella mano {deal}. È ancora nel modulo.</translation>
    </message>
    <message>
        <source>Not saved yet: the new match that you are putting together.</source>
        <translation>Non ancora salvata: la nuova partita che stai preparando.</translation>
    </message>
    <message>
        <source>Not saved yet: what you entered under “{title}”.</source>
        <translation>Non ancora salvato: quello che hai inserito in “{title}”.</translation>
    </message>
    <message>
        <source>It could not be written. Go on, and choose “Save again”.</source>
        <translation>Non si è potuto scrivere. Continua, e scegli “Salva di nuovo”.</translation>
    </message>
</context>
<context>
    <name>sample</name>
    <message>
        <source>all the aces in one hand</source>
        <translation>tutti gli assi in una sola mano</translation>
    </message>
    <message>
        <source>did not follow suit</source>
        <translation>non ha risposto al seme</translation>
    </message>
    <message>
        <source>the candles had burnt down</source>
        <translation>le candele erano finite</translation>
    </message>
    <message>
        <source>the last bus</source>
        <translation>l’ultimo autobus</translation>
    </message>
    <message>
        <source>to learn the rules</source>
        <translation>per imparare le regole</translation>
    </message>
    <message>
        <source>Round one</source>
        <translation>Primo giro</translation>
    </message>
    <message>
        <source>Round two</source>
        <translation>Secondo giro</translation>
    </message>
</context>
<context>
    <name>saved_mark</name>
    <message>
        <source>Saved</source>
        <translation>Salvato</translation>
    </message>
    <message>
        <source>Saved {time}</source>
        <translation>Salvato alle {time}</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Salvo…</translation>
    </message>
    <message>
        <source>Not saved: {why}</source>
        <translation>Non salvato: {why}</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Salva di nuovo</translation>
    </message>
</context>
<context>
    <name>screens_menu</name>
    <message>
        <source>Table view on</source>
        <translation>Vista per il tavolo su</translation>
    </message>
    <message>
        <source>{name}, {width} × {height}</source>
        <translation>{name}, {width} × {height}</translation>
    </message>
    <message>
        <source>This screen ({name}, {width} × {height})</source>
        <translation>Questo schermo ({name}, {width} × {height})</translation>
    </message>
</context>
<context>
    <name>search_field</name>
    <message>
        <source>Show everything again</source>
        <translation>Mostra di nuovo tutto</translation>
    </message>
</context>
<context>
    <name>season</name>
    <message>
        <source>Scheme: wins</source>
        <translation>Criterio: vittorie</translation>
    </message>
    <message>
        <source>Scheme: points for places ({points})</source>
        <translation>Criterio: punti per piazzamento ({points})</translation>
    </message>
    <message>
        <source>Scheme: share of the field beaten, on average</source>
        <translation>Criterio: quota di avversari battuti, in media</translation>
    </message>
    <message>
        <source>Scheme: total score</source>
        <translation>Criterio: punteggio totale</translation>
    </message>
    <message>
        <source>Scheme: average score</source>
        <translation>Criterio: punteggio medio</translation>
    </message>
    <message>
        <source>Season: {season}</source>
        <translation>Stagione: {season}</translation>
    </message>
    <message>
        <source>All seasons</source>
        <translation>Tutte le stagioni</translation>
    </message>
    <message>
        <source>By player</source>
        <translation>Per giocatore</translation>
    </message>
    <message>
        <source>By pair</source>
        <translation>Per coppia</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>Tutti i giorni</translation>
    </message>
    <message>
        <source>Days: {first} to {last}</source>
        <translation>Giorni: dal {first} al {last}</translation>
    </message>
    <message>
        <source>Days: from {first}</source>
        <translation>Giorni: dal {first}</translation>
    </message>
    <message>
        <source>Days: to {last}</source>
        <translation>Giorni: fino al {last}</translation>
    </message>
    <message>
        <source>As of {day}</source>
        <translation>Situazione al {day}</translation>
    </message>
    <message>
        <source>Games: {games}</source>
        <translation>Giochi: {games}</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>Games: none of those that the season counts</source>
        <translation>Giochi: nessuno di quelli che contano per la stagione</translation>
    </message>
    <message>
        <source>Minimum matches: {minimum}</source>
        <translation>Partite minime: {minimum}</translation>
    </message>
    <message>
        <source>Lowest results dropped: {drop}</source>
        <translation>Risultati peggiori scartati: {drop}</translation>
    </message>
    <message>
        <source>Best results counted: {best}</source>
        <translation>Risultati migliori contati: {best}</translation>
    </message>
    <message>
        <source>Best results counted: all</source>
        <translation>Risultati migliori contati: tutti</translation>
    </message>
    <message>
        <source>With guests</source>
        <translation>Con gli ospiti</translation>
    </message>
    <message>
        <source>No match counts here.</source>
        <translation>Qui non conta nessuna partita.</translation>
    </message>
    <message>
        <source>Below the table</source>
        <translation>Fuori classifica</translation>
    </message>
    <message>
        <source>The matches behind it</source>
        <translation>Le partite dietro la classifica</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>conta</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>scartato</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Contate</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Vittorie</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Total score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Dichiarate</translation>
    </message>
    <message>
        <source>Exact bids</source>
        <translation>Esatte</translation>
    </message>
    <message>
        <source>Percentage</source>
        <translation>% esatte</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Variazione</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Giorno</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Players or pairs</source>
        <translation>Giocatori o coppie</translation>
    </message>
    <message>
        <source>In the table</source>
        <translation>In classifica</translation>
    </message>
</context>
<context>
    <name>season_desk</name>
    <message>
        <source>{season} counts so from now on.</source>
        <translation>Da ora {season} si conta così.</translation>
    </message>
    <message>
        <source>The season {season} is made.</source>
        <translation>La stagione {season} è pronta.</translation>
    </message>
    <message>
        <source>The season {season} is changed.</source>
        <translation>La stagione {season} è modificata.</translation>
    </message>
    <message>
        <source>{season} is closed: its last day is {day}.</source>
        <translation>{season} è chiusa: il suo ultimo giorno è {day}.</translation>
    </message>
    <message>
        <source>{season} is closed: its last day is {day}. After it comes {next}.</source>
        <translation>{season} è chiusa: il suo ultimo giorno è {day}. Dopo viene {next}.</translation>
    </message>
    <message>
        <source>The season {season} is removed. Its matches stay in the history.</source>
        <translation>La stagione {season} è eliminata. Le sue partite restano nell’archivio.</translation>
    </message>
    <message>
        <source>Export the season table</source>
        <translation>Esporta la classifica</translation>
    </message>
</context>
<context>
    <name>season_dialog</name>
    <message>
        <source>A new season</source>
        <translation>Una nuova stagione</translation>
    </message>
    <message>
        <source>Matches belong to it when they are begun in it. It counts as usual until you say more.</source>
        <translation>Ne fanno parte le partite iniziate in questa stagione. Si conta nel modo solito, finché non scegli altro.</translation>
    </message>
    <message>
        <source>Season {name}</source>
        <translation>Stagione {name}</translation>
    </message>
    <message>
        <source>Only matches on these days and of these games count. A new name is taken over by all its matches.</source>
        <translation>Contano solo le partite di questi giorni e di questi giochi. Un nome nuovo vale per tutte le sue partite.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>such as Winter 2026</source>
        <translation>per esempio Inverno 2026</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primo giorno</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Ultimo giorno</translation>
    </message>
    <message>
        <source>Games that count</source>
        <translation>Giochi che contano</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Make the season</source>
        <translation>Crea la stagione</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>A season needs a name.</source>
        <translation>A una stagione serve un nome.</translation>
    </message>
    <message>
        <source>There is already a season called {name}. Choose another name.</source>
        <translation>C’è già una stagione che si chiama {name}. Scegli un altro nome.</translation>
    </message>
    <message>
        <source>The last day is before the first. Choose another day.</source>
        <translation>L’ultimo giorno viene prima del primo. Scegli un altro giorno.</translation>
    </message>
    <message>
        <source>Tick one game at least.</source>
        <translation>Spunta almeno un gioco.</translation>
    </message>
</context>
<context>
    <name>season_page</name>
    <message>
        <source>Season</source>
        <translation>Stagione</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Tutte le partite</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Vittorie</translation>
    </message>
    <message>
        <source>Points for places</source>
        <translation>Punti per piazzamento</translation>
    </message>
    <message>
        <source>Field beaten</source>
        <translation>Avversari battuti</translation>
    </message>
    <message>
        <source>Total score</source>
        <translation>Punteggio totale</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Punteggio medio</translation>
    </message>
    <message>
        <source>What a match gives</source>
        <translation>Cosa dà una partita</translation>
    </message>
    <message>
        <source>New season…</source>
        <translation>Nuova stagione…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Statistics of {name}</source>
        <translation>Statistiche di {name}</translation>
    </message>
    <message>
        <source>Statistics are of one player; this line is a pair. Count players to see those of each.</source>
        <translation>Le statistiche sono di un giocatore solo; questa riga è una coppia. Conta per giocatore per vedere quelle di ognuno.</translation>
    </message>
    <message>
        <source>What is shown of the season</source>
        <translation>Cosa si vede della stagione</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Osservazioni</translation>
    </message>
    <message>
        <source>Remarks ({number})</source>
        <translation>Osservazioni ({number})</translation>
    </message>
    <message>
        <source>Remarks on the season&apos;s matches</source>
        <translation>Osservazioni sulle partite della stagione</translation>
    </message>
    <message>
        <source>Open this match</source>
        <translation>Apri questa partita</translation>
    </message>
    <message>
        <source>One moment: the matches are being looked through.</source>
        <translation>Un momento: sto guardando le partite.</translation>
    </message>
    <message>
        <source>What is behind this table could not be read: {problem}</source>
        <translation>Non si è potuto leggere quello che sta dietro la classifica: {problem}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>The chart shows the places from day to day. It begins with the first match that has a day.</source>
        <translation>Il grafico mostra i posti giorno per giorno. Comincia con la prima partita che ha una data.</translation>
    </message>
    <message>
        <source>Nothing to remark: every match counts, and all were played by the same rules.</source>
        <translation>Niente da segnalare: tutte le partite contano, e si è sempre giocato con le stesse regole.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) left out: nobody wrote down on which day they were.</source>
        <translation>
            <numerusform>%n partita esclusa: nessuno ha scritto che giorno era.</numerusform>
            <numerusform>%n partite escluse: nessuno ha scritto che giorno era.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which season</source>
        <translation>Quale stagione</translation>
    </message>
    <message>
        <source>Season table</source>
        <translation>Classifica della stagione</translation>
    </message>
    <message>
        <source>Matches behind this line</source>
        <translation>Le sue partite</translation>
    </message>
    <message>
        <source>Matches behind the line of {name}</source>
        <translation>Partite dietro la riga di {name}</translation>
    </message>
    <message>
        <source>No finished match counts here yet. The table begins with the first one.</source>
        <translation>Qui non conta ancora nessuna partita finita. La classifica comincia con la prima.</translation>
    </message>
    <message>
        <source>No match is left with these choices. Change them under “How it counts”.</source>
        <translation>Con queste scelte non resta nessuna partita. Cambiale in “Come si conta”.</translation>
    </message>
    <message>
        <source>Several games are added up here; their points cannot be compared with each other.</source>
        <translation>Qui si sommano giochi diversi; i loro punti non sono confrontabili tra loro.</translation>
    </message>
    <message>
        <source>How it counts</source>
        <translation>Come si conta</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Quali partite</translation>
    </message>
    <message>
        <source>A line for each</source>
        <translation>Una riga per ogni</translation>
    </message>
    <message>
        <source>player</source>
        <translation>giocatore</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>coppia</translation>
    </message>
    <message>
        <source>Points for 1st, 2nd, 3rd and so on</source>
        <translation>Punti per 1º, 2º, 3º e così via</translation>
    </message>
    <message>
        <source>Write the points one after the other, such as {example}.</source>
        <translation>Scrivi i punti uno dopo l’altro, come {example}.</translation>
    </message>
    <message>
        <source>Matches needed for a place</source>
        <translation>Partite minime per la classifica</translation>
    </message>
    <message>
        <source>Lowest results left out</source>
        <translation>Risultati peggiori scartati</translation>
    </message>
    <message>
        <source>Best results that count</source>
        <translation>Risultati migliori contati</translation>
    </message>
    <message>
        <source>none</source>
        <translation>zero</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>Show guests too</source>
        <translation>Mostra anche gli ospiti</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Dal</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Fino al</translation>
    </message>
    <message>
        <source>As it stood on</source>
        <translation>Situazione al</translation>
    </message>
    <message>
        <source>Shows who went up and who went down since the evening before.</source>
        <translation>Mostra chi è salito e chi è sceso rispetto alla serata prima.</translation>
    </message>
    <message>
        <source>The last day is before the first. Choose another day.</source>
        <translation>L’ultimo giorno viene prima del primo. Scegli un altro giorno.</translation>
    </message>
    <message>
        <source>Tick one game at least.</source>
        <translation>Spunta almeno un gioco.</translation>
    </message>
    <message>
        <source>{season} itself counts in another way.</source>
        <translation>Di suo, {season} si conta in un altro modo.</translation>
    </message>
    <message>
        <source>Save as the season&apos;s way</source>
        <translation>Salva per la stagione</translation>
    </message>
    <message>
        <source>Back to the usual way</source>
        <translation>Torna al modo solito</translation>
    </message>
    <message>
        <source>The season itself</source>
        <translation>La stagione in sé</translation>
    </message>
    <message>
        <source>Name, days and games…</source>
        <translation>Nome, giorni e giochi…</translation>
    </message>
    <message>
        <source>Close the season…</source>
        <translation>Chiudi la stagione…</translation>
    </message>
    <message>
        <source>It is closed: its last day was {day}.</source>
        <translation>È chiusa: il suo ultimo giorno era {day}.</translation>
    </message>
    <message>
        <source>Remove the season</source>
        <translation>Elimina la stagione</translation>
    </message>
    <message numerus="yes">
        <source>Without a place: fewer than %n match(es)</source>
        <translation>
            <numerusform>Fuori classifica: meno di %n partita</numerusform>
            <numerusform>Fuori classifica: meno di %n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up %n place(s)</source>
        <translation>
            <numerusform>su di %n posto</numerusform>
            <numerusform>su di %n posti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>down %n place(s)</source>
        <translation>
            <numerusform>giù di %n posto</numerusform>
            <numerusform>giù di %n posti</numerusform>
        </translation>
    </message>
    <message>
        <source>same place</source>
        <translation>stesso posto</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuovo</translation>
    </message>
    <message>
        <source>{name}, {column}: {value}</source>
        <translation>{name}, {column}: {value}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) not counted</source>
        <translation>
            <numerusform>%n partita che non conta</numerusform>
            <numerusform>%n partite che non contano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) by other rules than usual here</source>
        <translation>
            <numerusform>%n partita con regole diverse da quelle solite qui</numerusform>
            <numerusform>%n partite con regole diverse da quelle solite qui</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) left out, as this table counts the better ones</source>
        <translation>
            <numerusform>%n risultato scartato, perché questa classifica conta i migliori</numerusform>
            <numerusform>%n risultati scartati, perché questa classifica conta i migliori</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}; the latest {named} of them:</source>
        <translation>{what}; qui le {named} righe più recenti:</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Giorno</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Osservazione</translation>
    </message>
    <message>
        <source>It gave {points}.</source>
        <translation>Ha dato {points}.</translation>
    </message>
    <message>
        <source>{day}, {game}, {who}: {remark}</source>
        <translation>{day}, {game}, {who}: {remark}</translation>
    </message>
    <message>
        <source>{names} are equal in points and wins, so they share place {place}.</source>
        <translation>{names} sono pari per punti e vittorie, quindi condividono il posto {place}.</translation>
    </message>
    <message>
        <source>{name} is equal in points with {others}, and ahead by more wins: {wins} against {fewer}.</source>
        <translation>{name} è a pari punti con {others}, ma sta davanti per più vittorie: {wins} contro {fewer}.</translation>
    </message>
    <message>
        <source>{name} is equal in points with {others}, and behind by fewer wins: {wins} against {more}.</source>
        <translation>{name} è a pari punti con {others}, ma sta dietro per meno vittorie: {wins} contro {more}.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) of {name} left out: {results}.</source>
        <translation>
            <numerusform>%n risultato di {name} scartato: {results}.</numerusform>
            <numerusform>%n risultati di {name} scartati: {results}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} on {day}</source>
        <translation>{points} ({day})</translation>
    </message>
    <message>
        <source>a day that nobody wrote down</source>
        <translation>giorno non segnato</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n altro</numerusform>
            <numerusform>altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>It was put out of counting.</source>
        <translation>È stata esclusa dal conteggio.</translation>
    </message>
    <message>
        <source>It is not finished.</source>
        <translation>Non è finita.</translation>
    </message>
    <message>
        <source>No deal of it was played.</source>
        <translation>Non è stata giocata nessuna mano.</translation>
    </message>
    <message>
        <source>The season does not count this game.</source>
        <translation>La stagione non conta questo gioco.</translation>
    </message>
    <message>
        <source>Nobody wrote down on which day it was, and this table is about certain days.</source>
        <translation>Nessuno ha scritto che giorno era, e questa classifica vale per certi giorni.</translation>
    </message>
    <message>
        <source>It is outside the season&apos;s days.</source>
        <translation>È fuori dai giorni della stagione.</translation>
    </message>
    <message>
        <source>It was not played in pairs, and this table counts pairs.</source>
        <translation>Non è stata giocata a coppie, e questa classifica conta le coppie.</translation>
    </message>
    <message>
        <source>Other rules than usual in this table: {here}. Usual: {usual}.</source>
        <translation>Regole diverse dal solito in questa classifica: {here}. Di solito: {usual}.</translation>
    </message>
    <message>
        <source>Other rules than usual in this table: {here}.</source>
        <translation>Regole diverse dal solito in questa classifica: {here}.</translation>
    </message>
    <message>
        <source>Other rules than usual in this table, without: {usual}.</source>
        <translation>Regole diverse dal solito in questa classifica, senza: {usual}.</translation>
    </message>
</context>
<context>
    <name>seat_table</name>
    <message>
        <source>deals</source>
        <translation>dà</translation>
    </message>
    <message>
        <source>free seat</source>
        <translation>libero</translation>
    </message>
    <message>
        <source>Table, clockwise: {names}. {dealer} deals.</source>
        <translation>Tavolo, in senso orario: {names}. Dà le carte {dealer}.</translation>
    </message>
    <message>
        <source>Seat {seat}: {name}, deals</source>
        <translation>Posto {seat}: {name}, dà le carte</translation>
    </message>
    <message>
        <source>Seat {seat}: {name}</source>
        <translation>Posto {seat}: {name}</translation>
    </message>
    <message>
        <source>Arrow keys choose a seat, with Ctrl they move its player.</source>
        <translation>Le frecce scelgono un posto, con Ctrl spostano chi ci siede.</translation>
    </message>
</context>
<context>
    <name>seats_dialog</name>
    <message>
        <source>Seats</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Cos’è successo?</translation>
    </message>
    <message>
        <source>The names were on the wrong seats</source>
        <translation>I nomi erano ai posti sbagliati</translation>
    </message>
    <message>
        <source>We sit differently now</source>
        <translation>Ora siamo seduti diversamente</translation>
    </message>
    <message>
        <source>The numbers stay with the seat, and only the names change places.</source>
        <translation>I numeri restano al loro posto, si spostano solo i nomi.</translation>
    </message>
    <message>
        <source>The numbers go with the person. Deals that were played keep their dealer; the next ones go round by the new seats.</source>
        <translation>I numeri seguono la persona. Le mani giocate tengono il loro mazziere; le prossime girano secondo i nuovi posti.</translation>
    </message>
    <message>
        <source>The numbers go with the person, and the pairs are scored again. Deals that were played keep their dealer; the next ones go round by the new seats.</source>
        <translation>I numeri seguono la persona, e i punti delle coppie si ricontano. Le mani giocate tengono il loro mazziere; le prossime girano secondo i nuovi posti.</translation>
    </message>
    <message>
        <source>The recorded auctions do not fit the new seats and are left out; the contracts stay.</source>
        <translation>Le aste segnate non tornano con i nuovi posti e si tolgono; i contratti restano.</translation>
    </message>
    <message>
        <source>Choose what happened.</source>
        <translation>Scegli cos’è successo.</translation>
    </message>
    <message>
        <source>Drag a name onto another: the two change places. By keys: arrows, and Ctrl with arrows.</source>
        <translation>Trascina un nome su un altro: i due si scambiano di posto. Da tastiera: frecce, e Ctrl con le frecce.</translation>
    </message>
    <message>
        <source>Tap a name: it dealt first.</source>
        <translation>Tocca chi ha cominciato a dare le carte.</translation>
    </message>
    <message>
        <source>{who} dealt the first deal.</source>
        <translation>Nella prima mano ha dato le carte {who}.</translation>
    </message>
    <message>
        <source>{who} deals now.</source>
        <translation>Ora dà le carte {who}.</translation>
    </message>
    <message>
        <source>Pairs: {pairs}.</source>
        <translation>Coppie: {pairs}.</translation>
    </message>
    <message>
        <source>Change the seats</source>
        <translation>Cambia i posti</translation>
    </message>
</context>
<context>
    <name>second_folder</name>
    <message>
        <source>A second folder, on a memory stick or one that is shared with another computer, gets every backup too.</source>
        <translation>Una seconda cartella, su una chiavetta o condivisa con un altro computer, riceve anche lei ogni backup.</translation>
    </message>
    <message>
        <source>Second folder: {folder}</source>
        <translation>Seconda cartella: {folder}</translation>
    </message>
    <message>
        <source>It is there, and gets every backup too.</source>
        <translation>C’è, e riceve anche lei ogni backup.</translation>
    </message>
    <message>
        <source>It is not there now. As soon as it is, it gets the next backup again.</source>
        <translation>Ora non c’è. Appena torna, riceve il prossimo backup.</translation>
    </message>
    <message>
        <source>Second folder…</source>
        <translation>Seconda cartella…</translation>
    </message>
    <message>
        <source>Another second folder…</source>
        <translation>Un’altra seconda cartella…</translation>
    </message>
    <message>
        <source>Use no second folder</source>
        <translation>Non usare una seconda cartella</translation>
    </message>
    <message>
        <source>Backups that lie in {folder} stay there.</source>
        <translation>I backup che sono in {folder} restano lì.</translation>
    </message>
</context>
<context>
    <name>settings_page</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contrasto</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>Cato deals. What does Daan bid?</source>
        <translation>Dà le carte Cato. Cosa dichiara Daan?</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>Misura normale</translation>
    </message>
    <message>
        <source>Ctrl and + or − do the same on every page; Ctrl 0 goes back.</source>
        <translation>Ctrl con + o − fa lo stesso in ogni pagina; Ctrl 0 torna alla misura normale.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Your evenings are kept in</source>
        <translation>Le tue serate sono in</translation>
    </message>
    <message>
        <source>The folder of your evenings</source>
        <translation>La cartella delle tue serate</translation>
    </message>
    <message>
        <source>Backups…</source>
        <translation>Backup…</translation>
    </message>
    <message>
        <source>Every match, player and setting is in this folder on your own computer, with a backup of each evening.</source>
        <translation>Partite, giocatori e impostazioni sono tutti in questa cartella sul tuo computer, con un backup di ogni serata.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Apri la cartella</translation>
    </message>
    <message>
        <source>Should anything go wrong, it is noted in a log, for whoever mends it.</source>
        <translation>Se qualcosa va storto, viene annotato in un log, per chi lo ripara.</translation>
    </message>
    <message>
        <source>Open log folder</source>
        <translation>Apri cartella del log</translation>
    </message>
    <message>
        <source>Scorepad {version}. Free software under the MIT licence.</source>
        <translation>Scorepad {version}. Software libero con licenza MIT.</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>{what}, kept</source>
        <translation>{what}, centrata</translation>
    </message>
    <message>
        <source>{who}, deal {deal}: {what}</source>
        <translation>{who}, mano {deal}: {what}</translation>
    </message>
    <message>
        <source>{who}, total {what}</source>
        <translation>{who}, totale {what}</translation>
    </message>
    <message>
        <source>{who}, above the line, deal {deal}: {what}, {points}</source>
        <translation>{who}, sopra la linea, mano {deal}: {what}, {points}</translation>
    </message>
    <message>
        <source>{who}, below the line, deal {deal}: {what}, {points}</source>
        <translation>{who}, sotto la linea, mano {deal}: {what}, {points}</translation>
    </message>
    <message>
        <source>{who}, above the line: nothing</source>
        <translation>{who}, sopra la linea: niente</translation>
    </message>
    <message>
        <source>{who}, below the line: nothing</source>
        <translation>{who}, sotto la linea: niente</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1º</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2º</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3º</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4º</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5º</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6º</translation>
    </message>
    <message>
        <source>7th</source>
        <translation>7º</translation>
    </message>
    <message>
        <source>8th</source>
        <translation>8º</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>dà</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name} dà le carte</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Foglio dei punti</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Totali</translation>
    </message>
</context>
<context>
    <name>shortcuts</name>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Find a key or what it does</source>
        <translation>Cerca un tasto o cosa fa</translation>
    </message>
    <message>
        <source>Entering a deal</source>
        <translation>Inserire una mano</translation>
    </message>
    <message>
        <source>No key does that.</source>
        <translation>Nessun tasto fa questo.</translation>
    </message>
    <message>
        <source>or</source>
        <translation>o</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>stopping_dialog</name>
    <message>
        <source>Stop for tonight?</source>
        <translation>Basta per stasera?</translation>
    </message>
    <message>
        <source>Level: {who}, {points} each</source>
        <translation>Pari: {who}, {points} a testa</translation>
    </message>
    <message>
        <source>The match is over, and nothing that is compared decides it.</source>
        <translation>La partita è finita, e nessun confronto la decide.</translation>
    </message>
    <message>
        <source>One more deal</source>
        <translation>Ancora una mano</translation>
    </message>
    <message>
        <source>It may decide who wins.</source>
        <translation>Può decidere chi vince.</translation>
    </message>
    <message numerus="yes">
        <source>The match then has %n deal(s).</source>
        <translation>
            <numerusform>Così la partita è di %n mano.</numerusform>
            <numerusform>Così la partita è di %n mani.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on another day</source>
        <translation>Continua un altro giorno</translation>
    </message>
    <message>
        <source>Everything is kept as it is, the deal being entered too.</source>
        <translation>Resta tutto com’è, anche la mano in corso.</translation>
    </message>
    <message>
        <source>End here: {who} leads with {points}</source>
        <translation>Finisce qui: {who} in testa con {points}</translation>
    </message>
    <message>
        <source>End here: {who} lead with {points}</source>
        <translation>Finisce qui: {who} in testa con {points}</translation>
    </message>
    <message>
        <source>Share it</source>
        <translation>Pari merito</translation>
    </message>
    <message>
        <source>{ended} The deal being entered does not count.</source>
        <translation>{ended} La mano in corso non conta.</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Butta via</translation>
    </message>
    <message>
        <source>The match leaves the history. This can be undone.</source>
        <translation>La partita esce dall’archivio. Si può annullare.</translation>
    </message>
    <message>
        <source>No deal is finished, so there is nobody to win it.</source>
        <translation>Nessuna mano è finita, quindi non può vincere nessuno.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>store</name>
    <message>
        <source>{path} is not a Scorepad history; choose another data folder, or move that file away to begin anew.</source>
        <translation>{path} non è un archivio di Scorepad; scegli un’altra cartella dei dati, o sposta altrove quel file per ripartire da zero.</translation>
    </message>
    <message>
        <source>The history in {path} is empty, as after a full disk or a crash; restore a backup, or move that file away to begin anew.</source>
        <translation>L’archivio in {path} è vuoto, come dopo un disco pieno o un blocco; ripristina un backup, o sposta altrove quel file per ripartire da zero.</translation>
    </message>
    <message>
        <source>The history that was in {path} is gone; restore a backup of it, or put the file back where it was.</source>
        <translation>L’archivio che era in {path} non c’è più; ripristina una copia di sicurezza, o rimetti il file dov’era.</translation>
    </message>
    <message>
        <source>The history {path} is gone although its journal {journal} is still there; put the file back, or move the journal away to begin anew.</source>
        <translation>L’archivio {path} non c’è più, ma il suo journal {journal} c’è ancora; rimetti il file al suo posto, o sposta altrove il journal per ripartire da zero.</translation>
    </message>
    <message>
        <source>The history in {path} was written by a newer Scorepad; update the program to open it.</source>
        <translation>L’archivio in {path} è stato scritto da uno Scorepad più recente; aggiorna il programma per aprirlo.</translation>
    </message>
    <message>
        <source>The history in {path} is damaged ({reason}); restore a backup, the file was left as it is.</source>
        <translation>L’archivio in {path} è danneggiato ({reason}); ripristina un backup, il file è rimasto com’era.</translation>
    </message>
    <message>
        <source>Match {match} in {path} is not as it was written ({reason}); restore a backup to get it back.</source>
        <translation>La partita {match} in {path} non è più com’era stata scritta ({reason}); ripristina un backup per riaverla.</translation>
    </message>
    <message>
        <source>This match is of a game that this Scorepad does not know ({game}); it is kept as it is, and a Scorepad that has the game opens it.</source>
        <translation>Questa partita è di un gioco che questo Scorepad non conosce ({game}); resta conservata com’è, e uno Scorepad che ha quel gioco la apre.</translation>
    </message>
    <message>
        <source>The history in {path} could not be brought to this version ({reason}); it was left as it was, and a copy of it is in {backups}.</source>
        <translation>L’archivio in {path} non si è potuto portare a questa versione ({reason}); è rimasto com’era, e una sua copia è in {backups}.</translation>
    </message>
    <message>
        <source>The copy {path} is not the same as the history ({reason}); choose another disk and try again.</source>
        <translation>La copia {path} non è uguale all’archivio ({reason}); scegli un altro disco e riprova.</translation>
    </message>
    <message>
        <source>The history in {path} cannot be used ({reason}); check the folder and its disk, then try again.</source>
        <translation>L’archivio in {path} non si può usare ({reason}); controlla la cartella e il disco, poi riprova.</translation>
    </message>
    <message>
        <source>The disk that holds {path} is full; make room on it, then try again.</source>
        <translation>Il disco che contiene {path} è pieno; fai spazio, poi riprova.</translation>
    </message>
    <message>
        <source>The history in {path} is being written by another program; try again in a moment.</source>
        <translation>Un altro programma sta scrivendo nell’archivio in {path}; riprova tra un momento.</translation>
    </message>
    <message>
        <source>{path} may not be written; give yourself the right to write it, then try again.</source>
        <translation>{path} è protetto da scrittura; datti il permesso di scriverci, poi riprova.</translation>
    </message>
    <message>
        <source>{path} cannot be opened ({reason}); check the folder and its rights, then try again.</source>
        <translation>{path} non si può aprire ({reason}); controlla la cartella e i suoi permessi, poi riprova.</translation>
    </message>
    <message>
        <source>This match was changed by another window or program; open it again to go on.</source>
        <translation>Un’altra finestra o un altro programma ha modificato questa partita; riaprila per continuare.</translation>
    </message>
    <message>
        <source>This match is not in the history any more.</source>
        <translation>Questa partita non è più nell’archivio.</translation>
    </message>
    <message>
        <source>Nobody called {name} is in the history.</source>
        <translation>Nell’archivio non c’è nessuno che si chiami {name}.</translation>
    </message>
    <message>
        <source>There is no season called {name}.</source>
        <translation>Non c’è nessuna stagione che si chiami {name}.</translation>
    </message>
    <message>
        <source>This holds a character that cannot be written, or a number that is too large; change it.</source>
        <translation>Qui c’è un carattere che non si può scrivere, o un numero troppo grande; cambialo.</translation>
    </message>
    <message>
        <source>The history does not take this ({reason}).</source>
        <translation>L’archivio non lo accetta ({reason}).</translation>
    </message>
    <message>
        <source>There is already a season called {name}. Choose another name.</source>
        <translation>C’è già una stagione che si chiama {name}. Scegli un altro nome.</translation>
    </message>
    <message>
        <source>This season has matches of a game that this Scorepad does not know, so its name cannot be changed here.</source>
        <translation>Questa stagione ha partite di un gioco che questo Scorepad non conosce, quindi qui non le si può cambiare nome.</translation>
    </message>
    <message>
        <source>“{name}” cannot be a name; use 1 to 60 ordinary characters.</source>
        <translation>“{name}” non può essere un nome; usa da 1 a 60 caratteri normali.</translation>
    </message>
    <message>
        <source>{one} and {other} sat at one table, so they are two people and stay apart.</source>
        <translation>{one} e {other} erano allo stesso tavolo: sono due persone e restano separate.</translation>
    </message>
    <message>
        <source>{one} and {other} are already one person.</source>
        <translation>{one} e {other} sono già la stessa persona.</translation>
    </message>
    <message>
        <source>There is already somebody called {name}; merge the two if they are one person.</source>
        <translation>C’è già qualcuno che si chiama {name}; unisci i due se sono la stessa persona.</translation>
    </message>
    <message>
        <source>There is no file {path}; choose a backup that is there.</source>
        <translation>Il file {path} non c’è; scegli un backup che esista.</translation>
    </message>
    <message>
        <source>{path} is no backup of a Scorepad history; choose one that is.</source>
        <translation>{path} non è un backup di un archivio di Scorepad; scegline uno che lo sia.</translation>
    </message>
    <message>
        <source>The backup {path} is damaged ({reason}); choose another one, nothing was changed.</source>
        <translation>Il backup {path} è danneggiato ({reason}); scegline un altro, non è cambiato niente.</translation>
    </message>
    <message>
        <source>{path} is the history itself; choose a backup of it.</source>
        <translation>{path} è l’archivio stesso; scegli un suo backup.</translation>
    </message>
    <message>
        <source>The history in {path} is open in a window or another program; close that, then try again.</source>
        <translation>L’archivio in {path} è aperto in una finestra o in un altro programma; chiudi quello, poi riprova.</translation>
    </message>
    <message>
        <source>{path} already exists; choose another name.</source>
        <translation>{path} esiste già; scegli un altro nome.</translation>
    </message>
    <message>
        <source>{path} is in use, or was copied without its journal {journal}; close Scorepad there and save a backup with it instead.</source>
        <translation>{path} è in uso, o è stato copiato senza il suo journal {journal}; chiudi lì Scorepad e usalo per salvare un vero backup.</translation>
    </message>
    <message>
        <source>A fault in the program kept this from being saved; try again, and report it if it stays.</source>
        <translation>Un difetto del programma ha impedito di salvare; riprova, e segnalalo se si ripete.</translation>
    </message>
    <message>
        <source>The file is damaged: {what}.</source>
        <translation>Il file è danneggiato: {what}.</translation>
    </message>
    <message>
        <source>Scorepad was cut off while it wrote; look whether your last entries are there. What was left of the writing is kept in {path}.</source>
        <translation>Scorepad è stato interrotto mentre scriveva; controlla che gli ultimi dati inseriti ci siano. Ciò che restava della scrittura è conservato in {path}.</translation>
    </message>
    <message>
        <source>Something that was saved last is not in the history any more, as if its file were an older one; look whether your last entries are there. A backup may still have them.</source>
        <translation>Qualcosa che era stato salvato per ultimo non è più nell’archivio, come se il file fosse più vecchio; controlla che gli ultimi dati inseriti ci siano. Un backup potrebbe averli ancora.</translation>
    </message>
    <message>
        <source>A row of {table} points to a row of {parent} that is gone.</source>
        <translation>Una riga di {table} rimanda a una riga di {parent} che non c’è più.</translation>
    </message>
    <message>
        <source>The file&apos;s tables are not those of this Scorepad: {what}.</source>
        <translation>Le tabelle del file non sono quelle di questo Scorepad: {what}.</translation>
    </message>
    <message>
        <source>Match {match} is not as it was written: {what}.</source>
        <translation>La partita {match} non è più com’era stata scritta: {what}.</translation>
    </message>
    <message>
        <source>Matches of a game that this Scorepad does not know ({game}), so that their points cannot be checked: {number}.</source>
        <translation>Partite di un gioco che questo Scorepad non conosce ({game}), i cui punti non si possono verificare: {number}.</translation>
    </message>
    <message>
        <source>Match {match}: {what} is {stored}, but what happened at the table makes it {computed}.</source>
        <translation>Partita {match}: {what} è {stored}, ma da quanto è successo al tavolo risulta {computed}.</translation>
    </message>
    <message>
        <source>The name {name} is not as it was written.</source>
        <translation>Il nome {name} non è più com’era stato scritto.</translation>
    </message>
    <message>
        <source>The season {name} cannot be read: {what}.</source>
        <translation>La stagione {name} non si può leggere: {what}.</translation>
    </message>
    <message>
        <source>The house rules {name} cannot be read: {what}.</source>
        <translation>Le regole della casa {name} non si possono leggere: {what}.</translation>
    </message>
</context>
<context>
    <name>streaks</name>
    <message numerus="yes">
        <source>{who}: %n win(s) in a row</source>
        <translation>
            <numerusform>{who}: %n vittoria di fila</numerusform>
            <numerusform>{who}: %n vittorie di fila</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>suits</name>
    <message>
        <source>clubs</source>
        <translation>fiori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picche</translation>
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
        <translation>Esc o doppio tocco: indietro</translation>
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
        <translation>Inizio: {started}</translation>
    </message>
    <message>
        <source>Season: {season}</source>
        <translation>Stagione: {season}</translation>
    </message>
    <message>
        <source>From deal {deal} {player} sits in for {seat}</source>
        <translation>Dalla mano {deal} {player} gioca al posto di {seat}</translation>
    </message>
    <message>
        <source>Deal {deal}, {side}: adjustment {points}</source>
        <translation>Mano {deal}, {side}: rettifica {points}</translation>
    </message>
    <message>
        <source>Deal {deal}, {side}: adjustment {points} ({note})</source>
        <translation>Mano {deal}, {side}: rettifica {points} ({note})</translation>
    </message>
    <message>
        <source>Deal {deal}: {note}</source>
        <translation>Mano {deal}: {note}</translation>
    </message>
    <message>
        <source>Next to deal: {name}</source>
        <translation>Prossimo mazziere: {name}</translation>
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
        <translation>Mano {deal} segnata</translation>
    </message>
    <message>
        <source>Deal {deal} put in</source>
        <translation>Mano {deal} inserita</translation>
    </message>
    <message>
        <source>Deal {deal} taken out</source>
        <translation>Mano {deal} tolta</translation>
    </message>
    <message>
        <source>Deal {deal} corrected</source>
        <translation>Mano {deal} corretta</translation>
    </message>
    <message>
        <source>Deals put in another order</source>
        <translation>Cambiato l’ordine delle mani</translation>
    </message>
    <message>
        <source>Seats changed</source>
        <translation>Posti cambiati</translation>
    </message>
    <message>
        <source>House rules changed</source>
        <translation>Regole della casa cambiate</translation>
    </message>
    <message>
        <source>Match ended here</source>
        <translation>Partita chiusa qui</translation>
    </message>
    <message>
        <source>Match goes on</source>
        <translation>Partita ripresa</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modificato</translation>
    </message>
    <message>
        <source>A longer record of this match came in</source>
        <translation>Arrivata una versione più lunga di questa partita</translation>
    </message>
    <message>
        <source>Taken back: {what}</source>
        <translation>Annullato: {what}</translation>
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
        <translation>mazziere</translation>
    </message>
    <message>
        <source>as the rules give</source>
        <translation>secondo le regole</translation>
    </message>
    <message>
        <source>points given</source>
        <translation>punti dati</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>played</source>
        <translation>giocata</translation>
    </message>
    <message>
        <source>season</source>
        <translation>stagione</translation>
    </message>
    <message>
        <source>players</source>
        <translation>giocatori</translation>
    </message>
    <message>
        <source>first dealer</source>
        <translation>primo mazziere</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>conta</translation>
    </message>
    <message>
        <source>substitutes</source>
        <translation>sostituti</translation>
    </message>
    <message>
        <source>{player} for {who} from deal {deal}</source>
        <translation>{player} per {who} dalla mano {deal}</translation>
    </message>
    <message>
        <source>no longer: {rule}</source>
        <translation>non più: {rule}</translation>
    </message>
    <message>
        <source>now: {rule}</source>
        <translation>ora: {rule}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>trail_dialog</name>
    <message>
        <source>What was entered and corrected</source>
        <translation>Cosa è stato inserito e corretto</translation>
    </message>
    <message>
        <source>The latest first. What was there before is kept.</source>
        <translation>Dal più recente. Quello che c’era prima si conserva.</translation>
    </message>
    <message>
        <source>Nothing yet. Every deal that is scored or corrected is noted here.</source>
        <translation>Ancora niente. Qui resta scritta ogni mano segnata o corretta.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>troefcall</name>
    <message>
        <source>The first pair to reach {target}.</source>
        <translation>La prima coppia ad arrivare a {target}.</translation>
    </message>
    <message>
        <source>Both pairs reached {target} in the last deal; the higher total wins.</source>
        <translation>Nell’ultima mano tutte e due le coppie sono arrivate a {target}; vince il totale più alto.</translation>
    </message>
    <message>
        <source>The most points when the time was up.</source>
        <translation>Più punti di tutti allo scadere del tempo.</translation>
    </message>
    <message>
        <source>Level on points.</source>
        <translation>Pari a punti.</translation>
    </message>
    <message>
        <source>{caller} calls</source>
        <translation>{caller} chiama</translation>
    </message>
    <message>
        <source>{caller} calls {sign}</source>
        <translation>{caller} dice {sign}</translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <translation>
            <numerusform>manca %n</numerusform>
            <numerusform>mancano %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Troefcall</source>
        <translation>Troefcall</translation>
    </message>
    <message>
        <source>the most tricks</source>
        <translation>più prese</translation>
    </message>
    <message>
        <source>kap partij</source>
        <translation>kap partij</translation>
    </message>
    <message>
        <source>stopped after seven</source>
        <translation>stop dopo sette</translation>
    </message>
    <message>
        <source>baunie</source>
        <translation>baunie</translation>
    </message>
    <message>
        <source>all thirteen, not announced</source>
        <translation>tutte e tredici, senza annuncio</translation>
    </message>
    <message>
        <source>the others’ baunie failed</source>
        <translation>baunie fallito dagli altri</translation>
    </message>
    <message>
        <source>“{field}” must be one of the two pairs, 0 or 1</source>
        <translation>“{field}” deve essere una delle due coppie, 0 o 1</translation>
    </message>
    <message>
        <source>By the house rules of this match that cannot happen</source>
        <translation>Con le regole della casa di questa partita non può succedere</translation>
    </message>
    <message>
        <source>The tricks add up to {total}, but there are {tricks}</source>
        <translation>Il totale delle prese fa {total}, ma deve fare {tricks}</translation>
    </message>
    <message>
        <source>These tricks do not fit what the pair is said to have done</source>
        <translation>Queste prese non tornano con quello che risulta aver fatto la coppia</translation>
    </message>
    <message>
        <source>The match is played</source>
        <translation>La partita si gioca</translation>
    </message>
    <message>
        <source>Points that win the match</source>
        <translation>Punti per vincere la partita</translation>
    </message>
    <message>
        <source>How many deals</source>
        <translation>Quante mani</translation>
    </message>
    <message>
        <source>Points for the most tricks</source>
        <translation>Punti per chi fa più prese</translation>
    </message>
    <message>
        <source>Points for kap partij: the first seven tricks in a row</source>
        <translation>Punti per il kap partij: le prime sette prese di fila</translation>
    </message>
    <message>
        <source>Points when the hand is stopped after seven without the kap</source>
        <translation>Punti se la mano si ferma dopo sette prese senza il kap</translation>
    </message>
    <message>
        <source>Points for the baunie: all thirteen, announced</source>
        <translation>Punti per il baunie: tutte e tredici, con annuncio</translation>
    </message>
    <message>
        <source>Points for the others when the baunie fails</source>
        <translation>Punti agli altri se il baunie fallisce</translation>
    </message>
    <message>
        <source>The kap counts without being said (silent kap)</source>
        <translation>Il kap vale anche senza dirlo (kap silenzioso)</translation>
    </message>
    <message>
        <source>A pair may play on for the baunie</source>
        <translation>Una coppia può continuare per il baunie</translation>
    </message>
    <message>
        <source>Trump may be named after all thirteen cards (free call)</source>
        <translation>Si può chiamare l’atout dopo tutte e tredici le carte (chiamata libera)</translation>
    </message>
    <message>
        <source>Dealer and caller move on</source>
        <translation>Mazziere e chiamante cambiano</translation>
    </message>
    <message>
        <source>to a number of points</source>
        <translation>a punti</translation>
    </message>
    <message>
        <source>for a number of deals</source>
        <translation>a numero di mani</translation>
    </message>
    <message>
        <source>by the clock</source>
        <translation>a tempo</translation>
    </message>
    <message>
        <source>after every deal</source>
        <translation>dopo ogni mano</translation>
    </message>
    <message>
        <source>only when the callers do not get the points</source>
        <translation>solo se i punti non vanno alla coppia che chiama</translation>
    </message>
    <message>
        <source>most tricks</source>
        <translation>più prese</translation>
    </message>
    <message>
        <source>all thirteen in silence</source>
        <translation>tutte e tredici in silenzio</translation>
    </message>
    <message>
        <source>baunie failed</source>
        <translation>baunie fallito</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>coppia</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>esito</translation>
    </message>
    <message>
        <source>What a pair gets</source>
        <translation>Cosa prende una coppia</translation>
    </message>
    <message>
        <source>{points} for the others</source>
        <translation>{points} agli altri</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>prese</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>atout</translation>
    </message>
    <message>
        <source>what the pair did</source>
        <translation>esito</translation>
    </message>
    <message>
        <source>the pair</source>
        <translation>coppia</translation>
    </message>
    <message>
        <source>the tricks</source>
        <translation>prese</translation>
    </message>
    <message>
        <source>the trump</source>
        <translation>atout</translation>
    </message>
    <message>
        <source>Standard: to 20</source>
        <translation>Standard: a 20</translation>
    </message>
    <message>
        <source>Quick: to 15</source>
        <translation>Rapida: a 15</translation>
    </message>
    <message>
        <source>Tournament: to 50</source>
        <translation>Torneo: a 50</translation>
    </message>
    <message>
        <source>Eight deals</source>
        <translation>Otto mani</translation>
    </message>
    <message>
        <source>By the clock</source>
        <translation>A tempo</translation>
    </message>
    <message>
        <source>Silent kap</source>
        <translation>Kap silenzioso</translation>
    </message>
    <message>
        <source>No baunie</source>
        <translation>Senza baunie</translation>
    </message>
    <message>
        <source>The first match of an evening: deal the cards face up, one at a time. Whoever gets the first jack calls, and the player to the caller’s right deals.</source>
        <translation>La prima partita della serata: distribuisci le carte scoperte, una alla volta. Chi riceve il primo fante chiama, e dà le carte chi gli siede a destra.</translation>
    </message>
    <message numerus="yes">
        <source>the first pair to %n point(s)</source>
        <translation>
            <numerusform>la prima coppia a %n punto</numerusform>
            <numerusform>la prima coppia a %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>until the time is up</source>
        <translation>fino allo scadere del tempo</translation>
    </message>
    <message>
        <source>the most tricks bring {points}</source>
        <translation>chi fa più prese segna {points}</translation>
    </message>
    <message>
        <source>kap partij {points}</source>
        <translation>kap partij {points}</translation>
    </message>
    <message>
        <source>the first seven in a row count as the kap, {points}, without a word</source>
        <translation>le prime sette di fila valgono il kap, {points}, senza dire niente</translation>
    </message>
    <message>
        <source>stopped after seven {points}</source>
        <translation>stop dopo sette {points}</translation>
    </message>
    <message>
        <source>baunie {points}, and {failed} to the others when it fails</source>
        <translation>baunie {points}, e {failed} agli altri se fallisce</translation>
    </message>
    <message>
        <source>no baunie</source>
        <translation>senza baunie</translation>
    </message>
    <message>
        <source>trump may be named on all thirteen cards</source>
        <translation>l’atout si può chiamare con tutte e tredici le carte</translation>
    </message>
    <message>
        <source>who calls and wins calls again</source>
        <translation>chi chiama e vince chiama di nuovo</translation>
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
        <translation>{who} ha chiamato</translation>
    </message>
    <message>
        <source>{who} called {trump}</source>
        <translation>{who} ha chiamato {trump}</translation>
    </message>
    <message>
        <source>That makes {who} the caller.</source>
        <translation>Così chiama {who}.</translation>
    </message>
    <message>
        <source>the others’ deal</source>
        <translation>mano agli altri</translation>
    </message>
    <message>
        <source>stopped the baunie</source>
        <translation>baunie fermato</translation>
    </message>
    <message>
        <source>the most tricks: {points}</source>
        <translation>più prese: {points}</translation>
    </message>
    <message>
        <source>the first seven in a row, and kap said at once: {points}</source>
        <translation>le prime sette di fila, e kap detto subito: {points}</translation>
    </message>
    <message>
        <source>the first seven in a row, but stopped without a kap of the trick’s winner: {points}</source>
        <translation>le prime sette di fila, ma mano fermata senza il kap di chi ha fatto la presa: {points}</translation>
    </message>
    <message>
        <source>baunie announced, and all thirteen tricks: {points}</source>
        <translation>baunie annunciato, e tutte e tredici le prese: {points}</translation>
    </message>
    <message>
        <source>all thirteen tricks, but not announced; they count as the most tricks: {points}</source>
        <translation>tutte e tredici le prese, ma senza annuncio; contano solo come più prese: {points}</translation>
    </message>
    <message>
        <source>{others} played on after seven in a row and lost a trick: {points}</source>
        <translation>{others} hanno continuato dopo sette di fila e hanno perso una presa: {points}</translation>
    </message>
    <message>
        <source>the first seven in a row are the kap without a word: {points}</source>
        <translation>le prime sette di fila sono il kap, senza dire niente: {points}</translation>
    </message>
    <message>
        <source>the most tricks, {tricks}: {points}</source>
        <translation>più prese, {tricks}: {points}</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Chiamate</translation>
    </message>
    <message>
        <source>Own call won</source>
        <translation>Proprie chiamate vinte</translation>
    </message>
    <message>
        <source>Kap partij and baunie</source>
        <translation>Kap partij e baunie</translation>
    </message>
    <message>
        <source>Kap partij</source>
        <translation>Kap partij</translation>
    </message>
    <message>
        <source>Kap partij by the others</source>
        <translation>Kap partij degli altri</translation>
    </message>
    <message>
        <source>Baunie</source>
        <translation>Baunie</translation>
    </message>
    <message>
        <source>Baunie failed</source>
        <translation>Baunie fallito</translation>
    </message>
    <message>
        <source>Baunie by the others</source>
        <translation>Baunie degli altri</translation>
    </message>
    <message>
        <source>Baunie of the others failed</source>
        <translation>Baunie fallito dagli altri</translation>
    </message>
    <message>
        <source>All thirteen in silence</source>
        <translation>Tutte e tredici in silenzio</translation>
    </message>
</context>
<context>
    <name>troefcall_board</name>
    <message>
        <source>Deal {deal}</source>
        <translation>Mano {deal}</translation>
    </message>
    <message>
        <source>to {target}</source>
        <translation>a {target}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) to play</source>
        <translation>
            <numerusform>%n mano da giocare</numerusform>
            <numerusform>%n mani da giocare</numerusform>
        </translation>
    </message>
    <message>
        <source>by the clock</source>
        <translation>a tempo</translation>
    </message>
    <message>
        <source>{trump} are trump</source>
        <translation>atout {trump}</translation>
    </message>
    <message>
        <source>{who} calls</source>
        <translation>{who} chiama</translation>
    </message>
    <message>
        <source>{who} calls again</source>
        <translation>{who} chiama di nuovo</translation>
    </message>
    <message>
        <source>{who} called</source>
        <translation>{who} ha chiamato</translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <translation>
            <numerusform>manca %n</numerusform>
            <numerusform>mancano %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} names trump</source>
        <translation>{who} chiama l’atout</translation>
    </message>
    <message>
        <source>{who} leads</source>
        <translation>{who} apre</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) won</source>
        <translation>
            <numerusform>%n mano vinta</numerusform>
            <numerusform>%n mani vinte</numerusform>
        </translation>
    </message>
    <message>
        <source>{total} in all</source>
        <translation>{total} in tutto</translation>
    </message>
    <message>
        <source>{first} cards to {who}, who names trump; then {later}</source>
        <translation>{first} carte a {who}, che chiama l’atout; poi {later}</translation>
    </message>
    <message>
        <source>{who} may name trump on all thirteen cards</source>
        <translation>{who} può chiamare l’atout con tutte e tredici le carte</translation>
    </message>
    <message>
        <source>The points of deal {deal}</source>
        <translation>I punti della mano {deal}</translation>
    </message>
</context>
<context>
    <name>troefcall_face</name>
    <message>
        <source>How did it end?</source>
        <translation>Com’è finita?</translation>
    </message>
    <message>
        <source>What did {pair} do?</source>
        <translation>Cosa hanno fatto {pair}?</translation>
    </message>
    <message>
        <source>Which pair was it?</source>
        <translation>Quale coppia è stata?</translation>
    </message>
    <message>
        <source>How many tricks did {pair} take?</source>
        <translation>Quante prese hanno fatto {pair}?</translation>
    </message>
    <message>
        <source>{caller} cuts, gets five cards and names trump; the others get five, then all four and four.</source>
        <translation>{caller} taglia, prende cinque carte e chiama l’atout; poi cinque agli altri, quattro e quattro a tutti.</translation>
    </message>
    <message>
        <source>{caller} cuts and gets five cards, the others five, then all four and four. Trump may be named until then.</source>
        <translation>{caller} taglia e prende cinque carte; poi cinque agli altri, quattro e quattro a tutti. Per chiamare l’atout c’è tempo fino ad allora.</translation>
    </message>
    <message>
        <source>5 to {caller}, trump, then 5, 4, 4.</source>
        <translation>5 a {caller}, atout, poi 5, 4, 4.</translation>
    </message>
    <message>
        <source>{caller} called {trump} and leads.</source>
        <translation>{caller} ha chiamato {trump} e apre.</translation>
    </message>
    <message>
        <source>Tap it, or type its number.</source>
        <translation>Tocca, o digita il numero.</translation>
    </message>
    <message>
        <source>Tap what is right.</source>
        <translation>Tocca la risposta giusta.</translation>
    </message>
    <message>
        <source>Tricks, if you like</source>
        <translation>Prese, se vuoi</translation>
    </message>
    <message>
        <source>Tap what happened</source>
        <translation>Tocca l’esito</translation>
    </message>
    <message>
        <source>{pair} win the match.</source>
        <translation>{pair} vincono la partita.</translation>
    </message>
    <message>
        <source>That is the end, and you are level.</source>
        <translation>È finita, e siete pari.</translation>
    </message>
    <message>
        <source>Now {totals}; {pair}: {points} to go.</source>
        <translation>Ora {totals}; {pair}: ancora {points}.</translation>
    </message>
    <message numerus="yes">
        <source>Now {totals}; %n deal(s) to go.</source>
        <translation>
            <numerusform>Ora {totals}; manca %n mano.</numerusform>
            <numerusform>Ora {totals}; mancano %n mani.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first}–{second}</source>
        <translation>{first}–{second}</translation>
    </message>
    <message>
        <source>Now {totals}.</source>
        <translation>Ora {totals}.</translation>
    </message>
    <message>
        <source>{rest} {caller} calls again.</source>
        <translation>{rest} {caller} chiama di nuovo.</translation>
    </message>
    <message>
        <source>deal {deal} · {dealer} deals · {caller} calls</source>
        <translation>mano {deal} · dà {dealer} · chiama {caller}</translation>
    </message>
    <message>
        <source>deal {deal} of {deals} · {dealer} deals · {caller} calls</source>
        <translation>mano {deal} di {deals} · dà {dealer} · chiama {caller}</translation>
    </message>
    <message>
        <source>the pair, then what it did</source>
        <translation>la coppia, poi cosa ha fatto</translation>
    </message>
    <message>
        <source>its tricks, if you like; ten and more: + and the last digit</source>
        <translation>le sue prese, se vuoi; da dieci in su: + e l’ultima cifra</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>atout</translation>
    </message>
    <message>
        <source>{pair}: {outcome}</source>
        <translation>{pair}: {outcome}</translation>
    </message>
    <message>
        <source>Most tricks</source>
        <translation>Più prese</translation>
    </message>
    <message>
        <source>Kap partij</source>
        <translation>Kap partij</translation>
    </message>
    <message>
        <source>Stopped at 7</source>
        <translation>Stop dopo 7</translation>
    </message>
    <message>
        <source>Baunie</source>
        <translation>Baunie</translation>
    </message>
    <message>
        <source>13 in silence</source>
        <translation>13 in silenzio</translation>
    </message>
    <message>
        <source>Baunie failed</source>
        <translation>Baunie fallito</translation>
    </message>
    <message>
        <source>{points} to the others</source>
        <translation>{points} agli altri</translation>
    </message>
    <message>
        <source>{pair}: {outcome}, {points}</source>
        <translation>{pair}: {outcome}, {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waiting_dialog</name>
    <message>
        <source>Waiting pairs</source>
        <translation>Coppie in attesa</translation>
    </message>
    <message>
        <source>Who wins stays at the table; the first pair of this list sits down next.</source>
        <translation>Chi vince resta al tavolo; poi entra la prima coppia della lista.</translation>
    </message>
    <message>
        <source>Nobody waits yet.</source>
        <translation>Non aspetta ancora nessuno.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Partner’s name</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Add this pair at the end</source>
        <translation>Aggiungi questa coppia in fondo</translation>
    </message>
    <message>
        <source>{pair}: sooner</source>
        <translation>{pair}: prima</translation>
    </message>
    <message>
        <source>{pair}: later</source>
        <translation>{pair}: dopo</translation>
    </message>
    <message>
        <source>This pair sits down first already.</source>
        <translation>Questa coppia entra già per prima.</translation>
    </message>
    <message>
        <source>This pair sits down last already.</source>
        <translation>Questa coppia entra già per ultima.</translation>
    </message>
    <message>
        <source>{pair} wait no more</source>
        <translation>{pair} non aspettano più</translation>
    </message>
    <message>
        <source>The pair that loses waits at the end</source>
        <translation>La coppia che perde va in fondo alla lista</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Keep the list</source>
        <translation>Salva la lista</translation>
    </message>
    <message>
        <source>{field} sits at the table.</source>
        <translation>{field} è al tavolo.</translation>
    </message>
    <message>
        <source>{field} waits already.</source>
        <translation>{field} è già in attesa.</translation>
    </message>
    <message>
        <source>A pair is two people: write another name.</source>
        <translation>Una coppia è fatta di due persone: scrivi un altro nome.</translation>
    </message>
    <message>
        <source>Write both names.</source>
        <translation>Scrivi tutti e due i nomi.</translation>
    </message>
</context>
<context>
    <name>way_back</name>
    <message>
        <source>The way back</source>
        <translation>Recuperare l’archivio</translation>
    </message>
    <message>
        <source>Looking for the best way back. Every backup is tried, which may take a minute…</source>
        <translation>Cerco il modo migliore. Provo tutti i backup, può volerci un minuto…</translation>
    </message>
    <message>
        <source>The history is being put in its place…</source>
        <translation>Rimetto l’archivio al suo posto…</translation>
    </message>
    <message>
        <source>Whatever you choose, the file as it is now is kept among the backups; nothing is deleted.</source>
        <translation>Qualunque cosa scegli, il file com’è ora resta tra i backup; non si elimina niente.</translation>
    </message>
    <message>
        <source>Perhaps this file belongs to another program, and your history is in another folder: look for it before you choose.</source>
        <translation>Forse questo file è di un altro programma e il tuo archivio è in un’altra cartella: cercalo prima di scegliere.</translation>
    </message>
    <message>
        <source>No backup was found, and nothing of the file can be read. A backup may lie somewhere else.</source>
        <translation>Non si è trovato nessun backup, e del file non si può leggere niente. Magari un backup è da qualche altra parte.</translation>
    </message>
    <message>
        <source>Everything up to {when}</source>
        <translation>Tutto fino a {when}</translation>
    </message>
    <message numerus="yes">
        <source>And %n match(es) played since.</source>
        <translation>
            <numerusform>E %n partita giocata dopo.</numerusform>
            <numerusform>E %n partite giocate dopo.</numerusform>
        </translation>
    </message>
    <message>
        <source>What can still be read of the file</source>
        <translation>Quello che del file si può ancora leggere</translation>
    </message>
    <message>
        <source>In all {what}, from {first} to {last}.</source>
        <translation>In tutto {what}, dal {first} al {last}.</translation>
    </message>
    <message>
        <source>In all {what}.</source>
        <translation>In tutto {what}.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Riparti da zero</translation>
    </message>
    <message>
        <source>An empty history. A backup can still be restored later, where there is one.</source>
        <translation>Un archivio vuoto. Un backup, se c’è, si può ripristinare anche più tardi.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>Go back this way</source>
        <translation>Recupera così</translation>
    </message>
    <message>
        <source>Choose one of the ways first.</source>
        <translation>Prima scegli uno dei modi.</translation>
    </message>
    <message>
        <source>Restore from a file…</source>
        <translation>Ripristina da un file…</translation>
    </message>
</context>
<context>
    <name>when_line</name>
    <message>
        <source>When it is or was played</source>
        <translation>Quando si gioca o si è giocato</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Adesso</translation>
    </message>
    <message>
        <source>On an earlier day</source>
        <translation>Un giorno passato</translation>
    </message>
    <message>
        <source>On this day</source>
        <translation>In questo giorno</translation>
    </message>
    <message>
        <source>Nobody knows when</source>
        <translation>Non si sa quando</translation>
    </message>
    <message>
        <source>The day it was played</source>
        <translation>Il giorno in cui si è giocato</translation>
    </message>
    <message>
        <source>It began at</source>
        <translation>Iniziata alle</translation>
    </message>
</context>
<context>
    <name>when_played_dialog</name>
    <message>
        <source>When was it played?</source>
        <translation>Quando si è giocata?</translation>
    </message>
    <message>
        <source>Lists and seasons have it on that day. Points do not change.</source>
        <translation>Elenchi e stagioni la mettono in quel giorno. I punti non cambiano.</translation>
    </message>
    <message>
        <source>That day or time is still to come.</source>
        <translation>Quel giorno o quell’ora deve ancora venire.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Tienila</translation>
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
        <translation>Ancora nessuna mano segnata.</translation>
    </message>
    <message>
        <source>Deal {deal}: {points}, makes {total}</source>
        <translation>Mano {deal}: {points}, fa {total}</translation>
    </message>
    <message>
        <source>Deals {first} to {last}: {points}, makes {total}</source>
        <translation>Mani da {first} a {last}: {points}, fa {total}</translation>
    </message>
    <message>
        <source>Ahead with {points}, {by} more than {other}.</source>
        <translation>In testa con {points}, {by} in più di {other}.</translation>
    </message>
    <message>
        <source>{by} behind {other}, who has {points}.</source>
        <translation>{by} in meno di {other}, che ha {points}.</translation>
    </message>
    <message>
        <source>{by} behind {other}, who have {points}.</source>
        <translation>{by} in meno di {other}, che hanno {points}.</translation>
    </message>
    <message>
        <source>Level with {other} in everything that is compared.</source>
        <translation>Pari con {other} in tutto quello che si confronta.</translation>
    </message>
    <message>
        <source>This deal is being entered and not scored yet.</source>
        <translation>Questa mano è in corso e non è ancora segnata.</translation>
    </message>
    <message>
        <source>This deal is still to come.</source>
        <translation>Questa mano è ancora da giocare.</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Home</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Archivio</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Stagione</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Save the match’s sheet</source>
        <translation>Salva il foglio della partita</translation>
    </message>
    <message>
        <source>Saving the last entries before closing…</source>
        <translation>Salvo gli ultimi dati prima di chiudere…</translation>
    </message>
    <message>
        <source>Not everything is saved</source>
        <translation>Non è tutto salvato</translation>
    </message>
    <message>
        <source>The last entries could not be written to disk. If you close now, they are lost.</source>
        <translation>Non è stato possibile scrivere gli ultimi dati sul disco. Se chiudi ora, vanno persi.</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Salva di nuovo</translation>
    </message>
    <message>
        <source>Close without them</source>
        <translation>Chiudi comunque</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>Everything is saved. Each number is, as soon as it is entered.</source>
        <translation>È tutto salvato. Ogni numero si salva appena lo inserisci.</translation>
    </message>
    <message>
        <source>The last entry is being saved.</source>
        <translation>Salvo l’ultimo dato.</translation>
    </message>
    <message>
        <source>No match is on the table. Begin one, or open one of the history.</source>
        <translation>Nessuna partita sul tavolo. Comincia una partita nuova, o aprine una dall’archivio.</translation>
    </message>
    <message>
        <source>The screen with the table view was unplugged. The view comes back with it; F11 shows it here.</source>
        <translation>Lo schermo con la vista per il tavolo è stato staccato. La vista torna con lui; F11 la mostra qui.</translation>
    </message>
    <message>
        <source>The settings hold for now, but could not be kept: {path} cannot be written.</source>
        <translation>Le impostazioni valgono per ora, ma non si sono potute salvare: {path} non si può scrivere.</translation>
    </message>
</context>
<context>
    <name>window_actions</name>
    <message>
        <source>New match…</source>
        <translation>Nuova partita…</translation>
    </message>
    <message>
        <source>Same table again</source>
        <translation>Di nuovo lo stesso tavolo</translation>
    </message>
    <message>
        <source>Open record files…</source>
        <translation>Apri file di Scorepad…</translation>
    </message>
    <message>
        <source>Bring in old sheets…</source>
        <translation>Importa vecchi fogli…</translation>
    </message>
    <message>
        <source>Is everything saved?</source>
        <translation>È tutto salvato?</translation>
    </message>
    <message>
        <source>Save the match as a record file…</source>
        <translation>Salva la partita in un file…</translation>
    </message>
    <message>
        <source>Print or save…</source>
        <translation>Stampa o salva…</translation>
    </message>
    <message>
        <source>Sheets to write on…</source>
        <translation>Fogli da compilare…</translation>
    </message>
    <message>
        <source>Backups…</source>
        <translation>Backup…</translation>
    </message>
    <message>
        <source>Check the history…</source>
        <translation>Controlla l’archivio…</translation>
    </message>
    <message>
        <source>Sample evening</source>
        <translation>Serata di esempio</translation>
    </message>
    <message>
        <source>Sample year in its own window</source>
        <translation>Anno di esempio in una finestra sua</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Archivio</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Stagione</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Go to the sheet</source>
        <translation>Vai al foglio</translation>
    </message>
    <message>
        <source>Table view</source>
        <translation>Vista per il tavolo</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Testo più grande</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Testo più piccolo</translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation>Testo normale</translation>
    </message>
    <message>
        <source>Dealer’s bid…</source>
        <translation>Dichiarazione del mazziere…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Tasti…</translation>
    </message>
    <message>
        <source>About Scorepad…</source>
        <translation>Informazioni su Scorepad…</translation>
    </message>
    <message>
        <source>&amp;Scorepad</source>
        <translation>&amp;Scorepad</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
</context>
<context>
    <name>workbook</name>
    <message>
        <source>Table</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>The spreadsheet cannot be made ({reason}).</source>
        <translation>Il foglio di calcolo non si può creare ({reason}).</translation>
    </message>
</context>
</TS>
