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
    <name>app</name>
    <message>
        <source>Scorepad cannot open its window: {why}. On Debian and Ubuntu, `make run` or `sudo apt-get install libegl1 libgl1 libdbus-1-3 libfontconfig1 libglib2.0-0 libxkbcommon0` installs what is missing.</source>
        <translation>Scorepad non riesce ad aprire la finestra: {why}. Su Debian e Ubuntu, `make run` o `sudo apt-get install libegl1 libgl1 libdbus-1-3 libfontconfig1 libglib2.0-0 libxkbcommon0` installa quello che manca.</translation>
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
        <source>Deal {deal}: is this right?</source>
        <translation>Mano {deal}: è tutto giusto?</translation>
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
        <source>Free to bid:</source>
        <translation>Dichiarazione libera:</translation>
    </message>
    <message>
        <source>the others bid {others}, more than the {size} tricks.</source>
        <translation>gli altri sono già a {others}, e le prese in gioco sono {size}.</translation>
    </message>
    <message>
        <source>Deal {deal}:</source>
        <translation>Mano {deal}:</translation>
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
        <translation>Briscola</translation>
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
        <translation>Senza briscola</translation>
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
        <source>Score deal {deal}</source>
        <translation>Segna la mano {deal}</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) to go</source>
        <translation>
            <numerusform>Manca %n numero</numerusform>
            <numerusform>Mancano %n numeri</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}, {value}: change</source>
        <translation>{who}, {value}: cambia</translation>
    </message>
    <message>
        <source>Only {left} of the {size} tricks are left</source>
        <translation>Prese rimaste: solo {left} su {size}</translation>
    </message>
</context>
<context>
    <name>boerenbridge</name>
    <message>
        <source>Deal</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
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
        <source>adjustment</source>
        <translation>rettifica</translation>
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
        <translation>Si gioca senza briscola</translation>
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
        <translation>senza briscola: {which}</translation>
    </message>
    <message>
        <source>60 cards with Wizards and Jesters</source>
        <translation>60 carte con Wizard e Jester</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n mani</numerusform>
        </translation>
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
        <source>adjustment {points}</source>
        <translation>rettifica {points}</translation>
    </message>
    <message>
        <source>adjustment {points}: {note}</source>
        <translation>rettifica {points}: {note}</translation>
    </message>
</context>
<context>
    <name>chart</name>
    <message>
        <source>Running totals: {totals}</source>
        <translation>Totali mano per mano: {totals}</translation>
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
</context>
<context>
    <name>crash</name>
    <message>
        <source>Something went wrong</source>
        <translation>Qualcosa è andato storto</translation>
    </message>
    <message>
        <source>Scorepad made a mistake ({what}). Everything marked as saved is safe; you can go on, or close the window and start again. The log in the data folder tells what happened.</source>
        <translation>Scorepad ha commesso un errore ({what}). Tutto quello che è segnato come salvato è al sicuro; puoi continuare, oppure chiudere la finestra e ripartire. Il file di log nella cartella dei dati dice che cosa è successo.</translation>
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
        <source>Matches checked: {number}. All is well.</source>
        <translation>Partite controllate: {number}. Tutto a posto.</translation>
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
        <source>level at {points}</source>
        <translation>in parità a {points}</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>senza data</translation>
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
        <source>{game} by the same rules</source>
        <translation>{game} con le stesse regole</translation>
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
        <source>the trump</source>
        <translation>briscola</translation>
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
        <source>Deal again (misdeal)</source>
        <translation>Ridai le carte (mano a monte)</translation>
    </message>
    <message>
        <source>End the match here</source>
        <translation>Chiudi qui la partita</translation>
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
        <source>Home</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>{who} wins with {points}</source>
        <translation>{who} vince con {points}</translation>
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
        <source>Level on points; more bids kept: {more} to {less}.</source>
        <translation>Pari a punti; più dichiarazioni centrate: {more} a {less}.</translation>
    </message>
    <message>
        <source>Level on points and bids kept; the best deal: {more} to {less}.</source>
        <translation>Pari a punti e a dichiarazioni centrate; la mano migliore: {more} a {less}.</translation>
    </message>
    <message>
        <source>Level in everything that is compared.</source>
        <translation>Pari in tutto quello che si confronta.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partita è finita</translation>
    </message>
</context>
<context>
    <name>message_bar</name>
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
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Inizia la partita</translation>
    </message>
    <message>
        <source>Ctrl and Enter start from anywhere on this page</source>
        <translation>Ctrl e Invio danno il via da ogni punto della pagina</translation>
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
        <source>Nobody sits here: write a name, or remove the seat</source>
        <translation>Qui non siede nessuno: scrivi un nome o togli il posto</translation>
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
        <source>Save as CSV…</source>
        <translation>Salva come CSV…</translation>
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
        <source>No finished match counts here yet. The table begins with the first one.</source>
        <translation>Qui non conta ancora nessuna partita finita. La classifica comincia con la prima.</translation>
    </message>
    <message>
        <source>Several games are added up here; their points cannot be compared with each other.</source>
        <translation>Qui si sommano giochi diversi; i loro punti non sono confrontabili tra loro.</translation>
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
        <source>Table, clockwise: {names}. {dealer} deals first.</source>
        <translation>Tavolo, in senso orario: {names}. {dealer} comincia a dare le carte.</translation>
    </message>
    <message>
        <source>Seat {seat}: {name}</source>
        <translation>Posto {seat}: {name}</translation>
    </message>
    <message>
        <source>Seat {seat}: {name}, deals first</source>
        <translation>Posto {seat}: {name}, comincia a dare le carte</translation>
    </message>
    <message>
        <source>Arrow keys choose a seat, with Ctrl they move its player.</source>
        <translation>Le frecce scelgono un posto, con Ctrl spostano chi ci siede.</translation>
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
        <source>Your history</source>
        <translation>Il tuo archivio</translation>
    </message>
    <message>
        <source>Every match, player and setting is in this folder on your own computer, and nowhere else.</source>
        <translation>Partite, giocatori e impostazioni sono tutti in questa cartella del tuo computer, e da nessun’altra parte.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Apri la cartella</translation>
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
        <source>deals</source>
        <translation>dà</translation>
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
    <message>
        <source>{name} wins with {total}.</source>
        <translation>{name} vince con {total}.</translation>
    </message>
    <message>
        <source>{name} wins with {total}, by more exact bids.</source>
        <translation>{name} vince con {total}, per più dichiarazioni esatte.</translation>
    </message>
    <message>
        <source>{name} wins with {total}, by the better best deal.</source>
        <translation>{name} vince con {total}, per la miglior mano singola.</translation>
    </message>
    <message>
        <source>{name} share the win with {total}.</source>
        <translation>{name} vincono a pari merito con {total}.</translation>
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
        <source>Season</source>
        <translation>Stagione</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
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
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>The settings hold for now, but could not be kept: {path} cannot be written.</source>
        <translation>Le impostazioni valgono per ora, ma non si sono potute salvare: {path} non si può scrivere.</translation>
    </message>
    <message>
        <source>Save the season table</source>
        <translation>Salva la classifica della stagione</translation>
    </message>
    <message>
        <source>The table is in {file}.</source>
        <translation>La classifica è in {file}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}.</source>
        <translation>{file} non si può leggere: {why}.</translation>
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
    <message>
        <source>Import</source>
        <translation>Importa</translation>
    </message>
    <message>
        <source>Imported: {new}. Already there: {there}.</source>
        <translation>Importate: {new}. Già presenti: {there}.</translation>
    </message>
</context>
</TS>
