<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>LadderEditor</name>
    <message>
        <source>Write the hand sizes, like 1 2 3 5 5 3 or 1-7-1</source>
        <translation>Escribe las cartas por mano, como 1 2 3 5 5 3 o 1-7-1</translation>
    </message>
    <message>
        <source>“{word}” is no hand size; write numbers, like 1 2 3 or 1-7-1</source>
        <translation>“{word}” no es un número de cartas; escribe números, como 1 2 3 o 1-7-1</translation>
    </message>
    <message>
        <source>A hand has 1 to {most} cards, not {size}</source>
        <translation>Una mano tiene de 1 a {most} cartas, no {size}</translation>
    </message>
    <message>
        <source>A match has at most {most} deals, and this makes {deals}</source>
        <translation>Una partida tiene {most} manos como máximo, y aquí salen {deals}</translation>
    </message>
</context>
<context>
    <name>about</name>
    <message>
        <source>About Scorepad</source>
        <translation>Acerca de Scorepad</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versión {version}</translation>
    </message>
    <message>
        <source>Keeps score at the card table, knows the rules, remembers every evening.</source>
        <translation>Lleva la cuenta en la mesa de cartas, se sabe las reglas y recuerda cada velada.</translation>
    </message>
    <message>
        <source>No internet is used. What you enter stays on this computer.</source>
        <translation>No usa internet. Lo que escribes se queda en este equipo.</translation>
    </message>
    <message>
        <source>Scorepad is free software under the MIT licence.</source>
        <translation>Scorepad es software libre con licencia MIT.</translation>
    </message>
    <message>
        <source>Drawn by Qt {qt} through PySide {pyside}, under the LGPL.</source>
        <translation>Dibujado por Qt {qt} a través de PySide {pyside}, con licencia LGPL.</translation>
    </message>
    <message>
        <source>Your history</source>
        <translation>Tu historial</translation>
    </message>
    <message>
        <source>What went wrong, for whoever mends it</source>
        <translation>Lo que salió mal, para quien lo arregle</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Open folder: {what}</source>
        <translation>Abrir carpeta: {what}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>announcer</name>
    <message>
        <source>Deal {deal} is saved: {standing}.</source>
        <translation>Mano {deal} guardada: {standing}.</translation>
    </message>
    <message>
        <source>The change is saved: {standing}.</source>
        <translation>Cambio guardado: {standing}.</translation>
    </message>
    <message>
        <source>The change is saved; no deal is played.</source>
        <translation>Cambio guardado; aún no hay manos jugadas.</translation>
    </message>
    <message>
        <source>The match is over and saved: {who_won}.</source>
        <translation>La partida ha terminado y está guardada: {who_won}.</translation>
    </message>
    <message>
        <source>Not saved: {why}</source>
        <translation>Sin guardar: {why}</translation>
    </message>
</context>
<context>
    <name>answer_strip</name>
    <message>
        <source>{who}, {value}: change</source>
        <translation>{who}, {value}: cambiar</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Scorepad cannot open its window: {why}. On Debian and Ubuntu, `make run` or `sudo apt-get install libegl1 libgl1 libdbus-1-3 libfontconfig1 libglib2.0-0 libxkbcommon0` installs what is missing.</source>
        <translation>Scorepad no puede abrir su ventana: {why}. En Debian y Ubuntu, `make run` o `sudo apt-get install libegl1 libgl1 libdbus-1-3 libfontconfig1 libglib2.0-0 libxkbcommon0` instala lo que falta.</translation>
    </message>
    <message>
        <source>Scorepad is open already and does not answer. Close its window, or wait a little, and start it again.</source>
        <translation>Scorepad ya está abierto y no responde. Cierra su ventana o espera un poco, y vuelve a abrirlo.</translation>
    </message>
    <message>
        <source>Scorepad crashed the last time. Everything that was marked as saved is here.</source>
        <translation>La última vez, Scorepad se cerró por un fallo. Todo lo que aparecía como guardado está aquí.</translation>
    </message>
    <message>
        <source>A sample year to look around in. Nothing here gets among your own matches.</source>
        <translation>Un año de ejemplo para curiosear. Nada de esto se mezcla con tus partidas.</translation>
    </message>
    <message>
        <source>Close the sample</source>
        <translation>Cerrar el ejemplo</translation>
    </message>
    <message>
        <source>Scorepad made a mistake and cannot start ({what}). The log is in {folder}.</source>
        <translation>Scorepad ha tenido un fallo y no puede abrirse ({what}). El informe está en {folder}.</translation>
    </message>
</context>
<context>
    <name>auction_board</name>
    <message>
        <source>Game {game} of the rubber</source>
        <translation>Manga {game} del rubber</translation>
    </message>
    <message>
        <source>{points} below</source>
        <translation>{points} abajo</translation>
    </message>
    <message>
        <source>{points} above</source>
        <translation>{points} arriba</translation>
    </message>
    <message>
        <source>Game for {who}</source>
        <translation>Manga para {who}</translation>
    </message>
    <message>
        <source>The rubber for {who}</source>
        <translation>El rubber para {who}</translation>
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
        <translation>{who} gana el rubber por {by}</translation>
    </message>
    <message>
        <source>{who} win the rubber by {by}</source>
        <translation>{who} ganan el rubber por {by}</translation>
    </message>
    <message>
        <source>{who} wins by {by}, though {other} won the rubber</source>
        <translation>{who} gana por {by}, aunque el rubber fue para {other}</translation>
    </message>
    <message>
        <source>{who} win by {by}, though {other} won the rubber</source>
        <translation>{who} ganan por {by}, aunque el rubber fue para {other}</translation>
    </message>
    <message>
        <source>The most points when the rubber was over.</source>
        <translation>Más puntos al terminar el rubber.</translation>
    </message>
    <message>
        <source>{who} owes {whom} {points}.</source>
        <translation>{who} le debe {points} a {whom}.</translation>
    </message>
    <message>
        <source>no game</source>
        <translation>sin mangas</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n manga</numerusform>
            <numerusform>%n mangas</numerusform>
        </translation>
    </message>
    <message>
        <source>{games} · {points} to go</source>
        <translation>{games} · faltan {points}</translation>
    </message>
    <message>
        <source>{who} owes {whom} {points}</source>
        <translation>{who} le debe {points} a {whom}</translation>
    </message>
    <message numerus="yes">
        <source>{contract}, %n trick(s)</source>
        <translation>
            <numerusform>{contract}, %n baza</numerusform>
            <numerusform>{contract}, %n bazas</numerusform>
        </translation>
    </message>
    <message>
        <source>{contract}, {result}</source>
        <translation>{contract}, {result}</translation>
    </message>
    <message>
        <source>made doubled</source>
        <translation>doblado y cumplido</translation>
    </message>
    <message>
        <source>made redoubled</source>
        <translation>redoblado y cumplido</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) over</source>
        <translation>
            <numerusform>%n baza de más</numerusform>
            <numerusform>%n bazas de más</numerusform>
        </translation>
    </message>
    <message>
        <source>5 honours, 4 in one hand</source>
        <translation>5 honores, 4 en una mano</translation>
    </message>
    <message>
        <source>Auction Bridge</source>
        <translation>Auction Bridge</translation>
    </message>
    <message>
        <source>tricks over six</source>
        <translation>bazas por encima de seis</translation>
    </message>
    <message>
        <source>tricks over a doubled contract</source>
        <translation>bazas de más en contrato doblado</translation>
    </message>
    <message>
        <source>missing tricks</source>
        <translation>bazas de menos</translation>
    </message>
    <message>
        <source>honours</source>
        <translation>honores</translation>
    </message>
    <message>
        <source>small slam</source>
        <translation>pequeño slam</translation>
    </message>
    <message>
        <source>grand slam</source>
        <translation>gran slam</translation>
    </message>
    <message>
        <source>game</source>
        <translation>manga</translation>
    </message>
    <message>
        <source>rubber</source>
        <translation>rubber</translation>
    </message>
    <message>
        <source>No side can hold such honours in this contract</source>
        <translation>Ningún bando puede tener esos honores en este contrato</translation>
    </message>
    <message>
        <source>What a trick over six counts</source>
        <translation>Lo que vale cada baza por encima de seis</translation>
    </message>
    <message>
        <source>Points below the line for a game</source>
        <translation>Puntos bajo la línea para hacer manga</translation>
    </message>
    <message>
        <source>Played for</source>
        <translation>Se juega a</translation>
    </message>
    <message>
        <source>How many deals</source>
        <translation>Cuántas manos</translation>
    </message>
    <message>
        <source>Bonus for the rubber</source>
        <translation>Prima por el rubber</translation>
    </message>
    <message>
        <source>Bonus for each game</source>
        <translation>Prima por cada manga</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Honores</translation>
    </message>
    <message>
        <source>Small slam (12 tricks)</source>
        <translation>Prima por pequeño slam (12 bazas)</translation>
    </message>
    <message>
        <source>Grand slam (13 tricks)</source>
        <translation>Prima por gran slam (13 bazas)</translation>
    </message>
    <message>
        <source>The bonus of a doubled contract again for each trick over it</source>
        <translation>La prima por cumplir doblado, otra vez por cada baza de más</translation>
    </message>
    <message>
        <source>A missing trick costs 50 whatever the double</source>
        <translation>Una baza de menos cuesta 50, con doblo o sin él</translation>
    </message>
    <message>
        <source>Nullo may be bid: to lose tricks</source>
        <translation>Se puede declarar nulo, a perder bazas</translation>
    </message>
    <message>
        <source>Royal: 6 7 8 9 10</source>
        <translation>Royal: 6 7 8 9 10</translation>
    </message>
    <message>
        <source>Before 1911: ♠2 ♣4 ♦6 ♥8 NT 12</source>
        <translation>Antes de 1911: ♠2 ♣4 ♦6 ♥8 ST 12</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Valores propios</translation>
    </message>
    <message>
        <source>a rubber: two games</source>
        <translation>un rubber: dos mangas</translation>
    </message>
    <message>
        <source>a number of deals</source>
        <translation>un número de manos</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>30 to 100 points</source>
        <translation>de 30 a 100 puntos</translation>
    </message>
    <message>
        <source>in tricks of the strain, the old way</source>
        <translation>en bazas del palo, a la antigua</translation>
    </message>
    <message>
        <source>do not count</source>
        <translation>no cuentan</translation>
    </message>
    <message>
        <source>the honours</source>
        <translation>honores</translation>
    </message>
    <message>
        <source>Rubber</source>
        <translation>Rubber</translation>
    </message>
    <message>
        <source>Short: four deals</source>
        <translation>Corta: cuatro manos</translation>
    </message>
    <message>
        <source>As before 1911</source>
        <translation>Como antes de 1911</translation>
    </message>
    <message>
        <source>Without honours</source>
        <translation>Sin honores</translation>
    </message>
    <message>
        <source>With nullo</source>
        <translation>Con nulo</translation>
    </message>
    <message>
        <source>a rubber, {bonus} for the side with two games</source>
        <translation>un rubber, {bonus} para el bando que haga dos mangas</translation>
    </message>
    <message>
        <source>a rubber: until a side has two games</source>
        <translation>un rubber: hasta que un bando haga dos mangas</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), the higher total wins</source>
        <translation>
            <numerusform>%n mano, gana el total más alto</numerusform>
            <numerusform>%n manos, gana el total más alto</numerusform>
        </translation>
    </message>
    <message>
        <source>{bonus} for each game</source>
        <translation>{bonus} por cada manga</translation>
    </message>
    <message>
        <source>game at {target}</source>
        <translation>manga con {target}</translation>
    </message>
    <message>
        <source>a trick counts ♣{clubs} ♦{diamonds} ♥{hearts} ♠{spades} NT {no_trump}</source>
        <translation>cada baza vale ♣{clubs} ♦{diamonds} ♥{hearts} ♠{spades} ST {no_trump}</translation>
    </message>
    <message>
        <source>spades are the lowest bid</source>
        <translation>picas es el palo más bajo de la subasta</translation>
    </message>
    <message>
        <source>honours 30 to 100</source>
        <translation>honores de 30 a 100</translation>
    </message>
    <message>
        <source>honours in tricks of the strain</source>
        <translation>honores en bazas del palo</translation>
    </message>
    <message>
        <source>honours do not count</source>
        <translation>los honores no cuentan</translation>
    </message>
    <message>
        <source>slams {small} and {grand}</source>
        <translation>slams {small} y {grand}</translation>
    </message>
    <message>
        <source>each trick over a doubled contract is paid</source>
        <translation>cada baza de más en un contrato doblado lleva prima</translation>
    </message>
    <message>
        <source>a missing trick costs 50 whatever the double</source>
        <translation>una baza de menos cuesta 50, con doblo o sin él</translation>
    </message>
    <message>
        <source>nullo may be bid</source>
        <translation>se puede declarar nulo</translation>
    </message>
    <message numerus="yes">
        <source>{contract}, %n trick(s): {odd} × {value} = {points} below the line</source>
        <translation>
            <numerusform>{contract}, %n baza: {odd} × {value} = {points} bajo la línea</numerusform>
            <numerusform>{contract}, %n bazas: {odd} × {value} = {points} bajo la línea</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{contract}, %n trick(s): {odd} × {value} × {times} = {points} below the line</source>
        <translation>
            <numerusform>{contract}, %n baza: {odd} × {value} × {times} = {points} bajo la línea</numerusform>
            <numerusform>{contract}, %n bazas: {odd} × {value} × {times} = {points} bajo la línea</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{contract}, %n trick(s), so {theirs} for the others: {odd} × {value} = {points} below the line</source>
        <translation>
            <numerusform>{contract}, %n baza, así que {theirs} para los contrarios: {odd} × {value} = {points} bajo la línea</numerusform>
            <numerusform>{contract}, %n bazas, así que {theirs} para los contrarios: {odd} × {value} = {points} bajo la línea</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{contract}, %n trick(s), so {theirs} for the others: {odd} × {value} × {times} = {points} below the line</source>
        <translation>
            <numerusform>{contract}, %n baza, así que {theirs} para los contrarios: {odd} × {value} × {times} = {points} bajo la línea</numerusform>
            <numerusform>{contract}, %n bazas, así que {theirs} para los contrarios: {odd} × {value} × {times} = {points} bajo la línea</numerusform>
        </translation>
    </message>
    <message>
        <source>{over} over the contract: {over} × {each} = {points}</source>
        <translation>{over} de más: {over} × {each} = {points}</translation>
    </message>
    <message>
        <source>{honours}, worth {tricks} tricks: {tricks} × {value} = {points}</source>
        <translation>{honours}, que valen {tricks} bazas: {tricks} × {value} = {points}</translation>
    </message>
    <message>
        <source>{count} honours, {in_one_hand} of them in one hand</source>
        <translation>{count} honores, {in_one_hand} en una mano</translation>
    </message>
    <message>
        <source>{count} aces, {in_one_hand} of them in one hand</source>
        <translation>{count} ases, {in_one_hand} en una mano</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s): {result}</source>
        <translation>
            <numerusform>%n baza: {result}</numerusform>
            <numerusform>%n bazas: {result}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>played {contract}, %n trick(s)</source>
        <translation>
            <numerusform>contrato de {contract}, %n baza</numerusform>
            <numerusform>contrato de {contract}, %n bazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n trick(s)</source>
        <translation>
            <numerusform>%n baza</numerusform>
            <numerusform>%n bazas</numerusform>
        </translation>
    </message>
    <message>
        <source>Games and slams</source>
        <translation>Manches y slams</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Manches ganadas</translation>
    </message>
    <message>
        <source>Small slams</source>
        <translation>Pequeños slams</translation>
    </message>
    <message>
        <source>Grand slams</source>
        <translation>Grandes slams</translation>
    </message>
    <message>
        <source>made though doubled: {points}</source>
        <translation>cumplido pese al doblo: {points}</translation>
    </message>
    <message>
        <source>made though redoubled: {points}</source>
        <translation>cumplido pese al redoblo: {points}</translation>
    </message>
    <message>
        <source>{contract} by {who}, {short} short: {short} × {each} = {points}</source>
        <translation>{contract} de {who}, {short} de menos: {short} × {each} = {points}</translation>
    </message>
    <message>
        <source>12 tricks, a small slam: {points}</source>
        <translation>12 bazas, pequeño slam: {points}</translation>
    </message>
    <message>
        <source>all 13 tricks, a grand slam: {points}</source>
        <translation>las 13 bazas, gran slam: {points}</translation>
    </message>
    <message>
        <source>a game won: {points}</source>
        <translation>manga ganada: {points}</translation>
    </message>
    <message>
        <source>two games, the rubber: {points}</source>
        <translation>dos mangas, el rubber: {points}</translation>
    </message>
    <message>
        <source>{honours}: {points}</source>
        <translation>{honours}: {points}</translation>
    </message>
    <message>
        <source>3 honours</source>
        <translation>3 honores</translation>
    </message>
    <message>
        <source>4 honours</source>
        <translation>4 honores</translation>
    </message>
    <message>
        <source>4 honours in one hand</source>
        <translation>4 honores en una mano</translation>
    </message>
    <message>
        <source>5 honours</source>
        <translation>5 honores</translation>
    </message>
    <message>
        <source>4 honours in one hand, the fifth with partner</source>
        <translation>4 honores en una mano, el quinto enfrente</translation>
    </message>
    <message>
        <source>5 honours in one hand</source>
        <translation>5 honores en una mano</translation>
    </message>
    <message>
        <source>3 aces</source>
        <translation>3 ases</translation>
    </message>
    <message>
        <source>4 aces</source>
        <translation>4 ases</translation>
    </message>
    <message>
        <source>4 aces in one hand</source>
        <translation>4 ases en una mano</translation>
    </message>
    <message>
        <source>everybody passed; the same player deals again</source>
        <translation>pasaron todos; vuelve a repartir la misma persona</translation>
    </message>
    <message>
        <source>{who} plays {contract}</source>
        <translation>{who} juega {contract}</translation>
    </message>
    <message>
        <source>{honours} for the declarer</source>
        <translation>{honours} para el declarante</translation>
    </message>
    <message>
        <source>{honours} against the declarer</source>
        <translation>{honours} contra el declarante</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>What a deal counts</source>
        <translation>Lo que vale una mano</translation>
    </message>
    <message>
        <source>a trick over six</source>
        <translation>baza sobre seis</translation>
    </message>
    <message>
        <source>above: a trick short</source>
        <translation>arriba: baza de menos</translation>
    </message>
    <message>
        <source>above: made</source>
        <translation>arriba: cumplido</translation>
    </message>
    <message>
        <source>Honours, above the line</source>
        <translation>Honores, sobre la línea</translation>
    </message>
</context>
<context>
    <name>auction_face</name>
    <message>
        <source>{leader} leads, {dummy} is dummy.</source>
        <translation>Sale {leader}, el muerto es {dummy}.</translation>
    </message>
    <message>
        <source>{leader} leads, the spare hand is dummy for {declarer}.</source>
        <translation>Sale {leader}, la mano sobrante es el muerto de {declarer}.</translation>
    </message>
    <message>
        <source>That is game: {games} in games.</source>
        <translation>Con esto hay manga: {games} en mangas.</translation>
    </message>
    <message>
        <source>That is the rubber.</source>
        <translation>Con esto acaba el rubber.</translation>
    </message>
    <message>
        <source>That is the last deal.</source>
        <translation>Es la última mano.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Honores</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>no honours</source>
        <translation>sin honores</translation>
    </message>
    <message>
        <source>{count} in one</source>
        <translation>{count} en una</translation>
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
        <translation>defensores</translation>
    </message>
    <message>
        <source>honours: 0, 3, 4 or 5; 6 is 4 in one hand, 7 is 4 + 1, 8 is 5 in one; + for the other side</source>
        <translation>honores: 0, 3, 4 o 5; 6 es 4 en una mano, 7 es 4 + 1, 8 es 5 en una; + para el otro bando</translation>
    </message>
    <message>
        <source>deal {deal} · first game · {dealer} deals and bids first</source>
        <translation>mano {deal} · primera manga · {dealer} reparte y empieza</translation>
    </message>
    <message>
        <source>deal {deal} · second game · {dealer} deals and bids first</source>
        <translation>mano {deal} · segunda manga · {dealer} reparte y empieza</translation>
    </message>
    <message>
        <source>deal {deal} · third game · {dealer} deals and bids first</source>
        <translation>mano {deal} · tercera manga · {dealer} reparte y empieza</translation>
    </message>
    <message>
        <source>deal {deal} · deciding game · {dealer} deals and bids first</source>
        <translation>mano {deal} · manga decisiva · {dealer} reparte y empieza</translation>
    </message>
    <message>
        <source>deal {deal} · {left} · {dealer} deals and bids first</source>
        <translation>mano {deal} · {left} · {dealer} reparte y empieza</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) to go</source>
        <translation>
            <numerusform>falta %n mano</numerusform>
            <numerusform>faltan %n manos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>auction_sheet</name>
    <message>
        <source>{who}, {call}: take back from here on</source>
        <translation>{who}, {call}: deshacer desde aquí</translation>
    </message>
    <message>
        <source>{who} is next</source>
        <translation>Le toca a {who}</translation>
    </message>
</context>
<context>
    <name>backup</name>
    <message>
        <source>matches {matches}, deals {deals}, players {players}</source>
        <translation>partidas {matches}, manos {deals}, jugadores {players}</translation>
    </message>
    <message>
        <source>matches {matches}, deals {deals}, players {players}, {first_day} to {last_day}</source>
        <translation>partidas {matches}, manos {deals}, jugadores {players}, del {first_day} al {last_day}</translation>
    </message>
    <message>
        <source>The backup is in {file}: {holds}.</source>
        <translation>La copia de seguridad está en {file}: {holds}.</translation>
    </message>
    <message>
        <source>There is no folder {folder} to write in.</source>
        <translation>No existe la carpeta {folder} donde escribir.</translation>
    </message>
    <message>
        <source>Brings: {holds}.</source>
        <translation>Trae: {holds}.</translation>
    </message>
    <message>
        <source>Replaces: {holds}.</source>
        <translation>Reemplaza: {holds}.</translation>
    </message>
    <message>
        <source>There is no history yet that it would replace.</source>
        <translation>Todavía no hay ningún historial que reemplazar.</translation>
    </message>
    <message>
        <source>The history that it replaces cannot be read; it is set aside as it is.</source>
        <translation>El historial que reemplaza no se puede leer; se aparta tal cual.</translation>
    </message>
    <message>
        <source>Matches that come back: {back}. That go: {gone}. That are different in the backup: {differ}.</source>
        <translation>Partidas que vuelven: {back}. Que desaparecen: {gone}. Que son distintas en la copia: {differ}.</translation>
    </message>
    <message>
        <source>Put the backup in the history&apos;s place? [y/N]</source>
        <translation>¿Poner la copia en el lugar del historial? [s/N]</translation>
    </message>
    <message>
        <source>This replaces the history; say --yes if that is meant.</source>
        <translation>Esto reemplaza el historial; añade --yes si es lo que quieres.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The backup is the history now.</source>
        <translation>La copia es ahora el historial.</translation>
    </message>
    <message>
        <source>The old history is kept in {file}.</source>
        <translation>El historial anterior se conserva en {file}.</translation>
    </message>
</context>
<context>
    <name>backups</name>
    <message>
        <source>after a match</source>
        <translation>tras una partida</translation>
    </message>
    <message>
        <source>before an import</source>
        <translation>antes de importar</translation>
    </message>
    <message>
        <source>before an update</source>
        <translation>antes de actualizar</translation>
    </message>
    <message>
        <source>before a repair</source>
        <translation>antes de reparar</translation>
    </message>
    <message>
        <source>before another was restored</source>
        <translation>antes de restaurar otra</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>today {time}</source>
        <translation>hoy, {time}</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <translation>ayer, {time}</translation>
    </message>
    <message>
        <source>{weekday} {day} {time}</source>
        <translation>{weekday} {day}, {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n manos</numerusform>
        </translation>
    </message>
    <message>
        <source>{matches}, {deals}</source>
        <translation>{matches}, {deals}</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>data folder</source>
        <translation>carpeta de datos</translation>
    </message>
    <message>
        <source>second folder</source>
        <translation>segunda carpeta</translation>
    </message>
    <message>
        <source>both</source>
        <translation>ambas</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañada</translation>
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
        <translation>No se pudo hacer una copia de seguridad. {why}</translation>
    </message>
    <message>
        <source>The backup is made.</source>
        <translation>La copia de seguridad está hecha.</translation>
    </message>
    <message>
        <source>Nothing has changed since the newest backup.</source>
        <translation>Nada ha cambiado desde la última copia de seguridad.</translation>
    </message>
    <message>
        <source>A proved copy of everything is in {file}.</source>
        <translation>Hay una copia comprobada de todo en {file}.</translation>
    </message>
    <message>
        <source>{file} is the history itself; choose another name for the copy.</source>
        <translation>{file} es el propio historial; elige otro nombre para la copia.</translation>
    </message>
    <message>
        <source>Not everything is saved yet. Save it first, then restore: Ctrl+S says how it stands.</source>
        <translation>Todavía no está todo guardado. Guarda primero y luego restaura: Ctrl+S dice qué falta.</translation>
    </message>
    <message>
        <source>Restored. The history as it was before is kept as {file}.</source>
        <translation>Restaurado. El historial, tal como estaba antes, se conserva como {file}.</translation>
    </message>
    <message>
        <source>Restored.</source>
        <translation>Restaurado.</translation>
    </message>
    <message>
        <source>The history is again as it was before.</source>
        <translation>El historial vuelve a estar como antes.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Backup: {when}</source>
        <translation>Copia de seguridad: {when}</translation>
    </message>
    <message>
        <source>Save a copy of the history</source>
        <translation>Guardar una copia del historial</translation>
    </message>
    <message>
        <source>Restore from a file</source>
        <translation>Restaurar desde un archivo</translation>
    </message>
    <message>
        <source>Choose a second folder for backups</source>
        <translation>Elegir una segunda carpeta para las copias</translation>
    </message>
    <message>
        <source>Scorepad histories</source>
        <translation>Historiales de Scorepad</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>That folder belongs to the history itself; choose one on another disk or a memory stick.</source>
        <translation>Esa carpeta es la del propio historial; elige una en otro disco o en una memoria USB.</translation>
    </message>
    <message>
        <source>The second folder is used until Scorepad is closed, but could not be kept: {path} cannot be written.</source>
        <translation>La segunda carpeta se usa hasta que cierres Scorepad, pero no se pudo guardar: no se puede escribir en {path}.</translation>
    </message>
</context>
<context>
    <name>backups_dialog</name>
    <message>
        <source>Backups</source>
        <translation>Copias de seguridad</translation>
    </message>
    <message>
        <source>Your evenings are kept in {folder}</source>
        <translation>Tus veladas se guardan en {folder}</translation>
    </message>
    <message>
        <source>Backups, the newest first</source>
        <translation>Copias de seguridad, la más reciente primero</translation>
    </message>
    <message>
        <source>Looking for the backups…</source>
        <translation>Buscando las copias de seguridad…</translation>
    </message>
    <message>
        <source>There is no backup yet. The first comes by itself after the first match that is played to its end.</source>
        <translation>Todavía no hay ninguna copia de seguridad. La primera se hace sola tras la primera partida que se juegue hasta el final.</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Hacer copia ahora</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>Guardar una copia como…</translation>
    </message>
    <message>
        <source>Restore from a file…</source>
        <translation>Restaurar desde un archivo…</translation>
    </message>
    <message>
        <source>Restore this one…</source>
        <translation>Restaurar esta…</translation>
    </message>
    <message>
        <source>Choose a backup in the list first.</source>
        <translation>Elige primero una copia de la lista.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>boeren_board</name>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Mano {deal} de {deals}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>sin triunfo</translation>
    </message>
    <message>
        <source>clubs are trump</source>
        <translation>triunfo: tréboles</translation>
    </message>
    <message>
        <source>diamonds are trump</source>
        <translation>triunfo: diamantes</translation>
    </message>
    <message>
        <source>hearts are trump</source>
        <translation>triunfo: corazones</translation>
    </message>
    <message>
        <source>spades are trump</source>
        <translation>triunfo: picas</translation>
    </message>
    <message>
        <source>{who} begins</source>
        <translation>sale {who}</translation>
    </message>
    <message>
        <source>{who} began</source>
        <translation>salió {who}</translation>
    </message>
    <message>
        <source>to bid</source>
        <translation>le toca</translation>
    </message>
    <message>
        <source>bids {bid}</source>
        <translation>declara {bid}</translation>
    </message>
    <message>
        <source>bid {bid}</source>
        <translation>declaró {bid}</translation>
    </message>
    <message>
        <source>took {tricks}</source>
        <translation>hizo {tricks}</translation>
    </message>
    <message>
        <source>{kept} kept</source>
        <translation>cumplidas: {kept}</translation>
    </message>
    <message>
        <source>{total} in all</source>
        <translation>{total} en total</translation>
    </message>
    <message>
        <source>The points of deal {deal}</source>
        <translation>Puntos de la mano {deal}</translation>
    </message>
    <message>
        <source>{who} bids first</source>
        <translation>{who} declara primero</translation>
    </message>
    <message>
        <source>Bid so far: {bids} of {size}</source>
        <translation>Van declaradas: {bids} de {size}</translation>
    </message>
    <message>
        <source>Bid so far: {bids} of {size}, {off} over</source>
        <translation>Van declaradas: {bids} de {size}, sobran {off}</translation>
    </message>
    <message>
        <source>Bid so far: {bids} of {size}, {off} short</source>
        <translation>Van declaradas: {bids} de {size}, faltan {off}</translation>
    </message>
    <message>
        <source>{who} may not bid {bid}</source>
        <translation>{who} no puede declarar {bid}</translation>
    </message>
    <message>
        <source>{who} may bid anything</source>
        <translation>{who} declara lo que quiera</translation>
    </message>
    <message>
        <source>Bid: {bids} of {size}</source>
        <translation>Declaradas: {bids} de {size}</translation>
    </message>
    <message>
        <source>Bid: {bids} of {size}, {off} over</source>
        <translation>Declaradas: {bids} de {size}, {off} de más</translation>
    </message>
    <message>
        <source>Bid: {bids} of {size}, {off} short</source>
        <translation>Declaradas: {bids} de {size}, {off} de menos</translation>
    </message>
    <message>
        <source>tricks so far: {tricks} of {size}</source>
        <translation>bazas hechas: {tricks} de {size}</translation>
    </message>
</context>
<context>
    <name>boeren_face</name>
    <message>
        <source>What does {who} bid?</source>
        <translation>¿Qué declara {who}?</translation>
    </message>
    <message>
        <source>How many tricks did {who} take?</source>
        <translation>¿Cuántas bazas hizo {who}?</translation>
    </message>
    <message>
        <source>Bids first. Type a number or tap.</source>
        <translation>Primero, las declaraciones. Escribe un número o tócalo.</translation>
    </message>
    <message>
        <source>Type a number or tap.</source>
        <translation>Escribe un número o tócalo.</translation>
    </message>
    <message>
        <source>Last to bid: the dealer.</source>
        <translation>Quien reparte declara al final.</translation>
    </message>
    <message>
        <source>{who} bid {bid}.</source>
        <translation>{who} declaró {bid}.</translation>
    </message>
    <message>
        <source>{who} bid {bid}. Only {tricks} can be left: Enter takes it.</source>
        <translation>{who} declaró {bid}. Solo puede ser {tricks}: Enter lo acepta.</translation>
    </message>
    <message>
        <source>Enter scores it. Tap a name to change a number.</source>
        <translation>Enter la anota. Toca un nombre para cambiar un número.</translation>
    </message>
    <message>
        <source>Not {bid}:</source>
        <translation>El {bid} no:</translation>
    </message>
    <message>
        <source>{others} bid so far, and {bid} more would make {size}, the number of tricks. (boerenregel)</source>
        <translation>ya se ha declarado {others}, y con {bid} más saldría {size}, el número de bazas. (boerenregel)</translation>
    </message>
    <message>
        <source>the others bid {others}, and all bids together would be {size}, the number of tricks.</source>
        <translation>los demás declararon {others}, y todas juntas sumarían {size}, el número de bazas.</translation>
    </message>
    <message>
        <source>Free to bid:</source>
        <translation>Declaración libre:</translation>
    </message>
    <message>
        <source>the others bid {others}, more than the {size} tricks.</source>
        <translation>los demás suman {others}, más que las bazas en juego ({size}).</translation>
    </message>
    <message>
        <source>Bid so far</source>
        <translation>Declaradas</translation>
    </message>
    <message>
        <source>Tricks so far</source>
        <translation>Bazas hechas</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>deal {deal} of {deals} · {cards} · {dealer} deals · {leader} begins</source>
        <translation>mano {deal} de {deals} · {cards} · reparte {dealer} · sale {leader}</translation>
    </message>
    <message>
        <source>bid {bids} of {size}</source>
        <translation>declaradas {bids} de {size}</translation>
    </message>
    <message>
        <source>bid {bids} of {size}, {off} over</source>
        <translation>declaradas {bids} de {size}, {off} de más</translation>
    </message>
    <message>
        <source>bid {bids} of {size}, {off} short</source>
        <translation>declaradas {bids} de {size}, {off} de menos</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Triunfo</translation>
    </message>
    <message numerus="yes">
        <source>%n bid(s) to go</source>
        <translation>
            <numerusform>Falta %n declaración</numerusform>
            <numerusform>Faltan %n declaraciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) to go</source>
        <translation>
            <numerusform>Falta %n resultado</numerusform>
            <numerusform>Faltan %n resultados</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} bids {bid}</source>
        <translation>{who} declara {bid}</translation>
    </message>
    <message>
        <source>{who} took {tricks}</source>
        <translation>{who} hizo {tricks}</translation>
    </message>
    <message>
        <source>No tricks are left</source>
        <translation>No quedan bazas</translation>
    </message>
    <message>
        <source>a bid or a number of tricks</source>
        <translation>una declaración o un número de bazas</translation>
    </message>
    <message>
        <source>ten more: + and 2 is 12</source>
        <translation>diez más: + y 2 son 12</translation>
    </message>
    <message>
        <source>back to the number before</source>
        <translation>volver al número anterior</translation>
    </message>
    <message>
        <source>score the deal, or take the number that is proposed</source>
        <translation>anotar la mano o aceptar el número propuesto</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>triunfo</translation>
    </message>
    <message>
        <source>The dealer was forced (consolation {points})</source>
        <translation>El repartidor iba forzado (consolación {points})</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Only {left} of the {size} tricks are left</source>
        <translation>Bazas que quedan: {left} de {size}</translation>
    </message>
</context>
<context>
    <name>boerenbridge</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>bid {bid}</source>
        <translation>declaró {bid}</translation>
    </message>
    <message>
        <source>Boerenbridge</source>
        <translation>Boerenbridge</translation>
    </message>
    <message>
        <source>bid kept</source>
        <translation>declaración cumplida</translation>
    </message>
    <message>
        <source>bid missed</source>
        <translation>declaración fallida</translation>
    </message>
    <message>
        <source>consolation for a forced dealer</source>
        <translation>consolación del repartidor forzado</translation>
    </message>
    <message>
        <source>A bid is a number from 0 to {size}</source>
        <translation>Una declaración es un número de 0 a {size}</translation>
    </message>
    <message>
        <source>The dealer may not bid {bid}: {others} + {bid} would make {size}, the number of tricks (boerenregel)</source>
        <translation>Quien reparte no puede declarar {bid}: {others} + {bid} daría {size}, el número de bazas (boerenregel)</translation>
    </message>
    <message>
        <source>There are 0 to {size} tricks to take</source>
        <translation>Se pueden hacer de 0 a {size} bazas</translation>
    </message>
    <message>
        <source>The tricks add up to {total}, but there are {size}</source>
        <translation>Las bazas suman {total}, pero hay {size}</translation>
    </message>
    <message>
        <source>“{field}” must hold one number for each of the {players} players</source>
        <translation>“{field}” debe tener un número para cada uno de los {players} jugadores</translation>
    </message>
    <message>
        <source>The dealer was free to bid anything in this deal, so nothing was forced</source>
        <translation>En esta mano el repartidor podía declarar lo que quisiera: no iba forzado</translation>
    </message>
    <message>
        <source>{size} cards each is too many for this pack: {largest} is the most</source>
        <translation>{size} cartas por jugador son demasiadas para esta baraja: el máximo es {largest}</translation>
    </message>
    <message>
        <source>Hand sizes</source>
        <translation>Cartas por mano</translation>
    </message>
    <message>
        <source>Points for a kept bid</source>
        <translation>Puntos por declaración cumplida</translation>
    </message>
    <message>
        <source>and for each of its tricks</source>
        <translation>y por cada una de sus bazas</translation>
    </message>
    <message>
        <source>A missed bid</source>
        <translation>Una declaración fallida</translation>
    </message>
    <message>
        <source>Cost of each trick off</source>
        <translation>Coste de cada baza de diferencia</translation>
    </message>
    <message>
        <source>The dealer may not make the bids fit (boerenregel)</source>
        <translation>Quien reparte no puede cuadrar la suma (boerenregel)</translation>
    </message>
    <message>
        <source>from this hand size on</source>
        <translation>a partir de este número de cartas</translation>
    </message>
    <message>
        <source>Consolation for a forced dealer</source>
        <translation>Consolación del repartidor forzado</translation>
    </message>
    <message>
        <source>One-card hands are bid blind and count</source>
        <translation>Las manos de una carta se declaran a ciegas y valen</translation>
    </message>
    <message>
        <source>Played without trump</source>
        <translation>Se juega sin triunfo</translation>
    </message>
    <message>
        <source>Pack of cards</source>
        <translation>Baraja</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>estándar</translation>
    </message>
    <message>
        <source>scores nothing</source>
        <translation>no puntúa</translation>
    </message>
    <message>
        <source>costs points</source>
        <translation>resta puntos</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>once (not blind)</source>
        <translation>lo normal (sin ir a ciegas)</translation>
    </message>
    <message>
        <source>double</source>
        <translation>el doble</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>el triple</translation>
    </message>
    <message>
        <source>no deal</source>
        <translation>ninguna mano</translation>
    </message>
    <message>
        <source>the last deal</source>
        <translation>la última mano</translation>
    </message>
    <message>
        <source>the one-card deals</source>
        <translation>las manos de una carta</translation>
    </message>
    <message>
        <source>the largest hands</source>
        <translation>las manos más grandes</translation>
    </message>
    <message>
        <source>the one-card deals and the largest hands</source>
        <translation>las manos de una carta y las más grandes</translation>
    </message>
    <message>
        <source>every deal</source>
        <translation>todas las manos</translation>
    </message>
    <message>
        <source>as usual for so many players</source>
        <translation>la habitual para tantos jugadores</translation>
    </message>
    <message>
        <source>52 cards</source>
        <translation>52 cartas</translation>
    </message>
    <message>
        <source>26 cards</source>
        <translation>26 cartas</translation>
    </message>
    <message>
        <source>60 cards, with Wizards and Jesters</source>
        <translation>60 cartas, con Wizards y Jesters</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Tréboles</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Diamantes</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Corazones</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Picas</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sin triunfo</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>declaración</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>bazas</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>triunfo</translation>
    </message>
    <message>
        <source>the dealer was forced</source>
        <translation>repartidor forzado</translation>
    </message>
    <message>
        <source>{who}’s bid</source>
        <translation>{who}, declaración</translation>
    </message>
    <message>
        <source>{who}’s tricks</source>
        <translation>{who}, bazas</translation>
    </message>
    <message>
        <source>the trump</source>
        <translation>triunfo</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Estándar</translation>
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
        <translation>Corta: hasta 7 y vuelta</translation>
    </message>
    <message>
        <source>Up to 8 and back</source>
        <translation>Hasta 8 y vuelta</translation>
    </message>
    <message>
        <source>Rising only (boven)</source>
        <translation>Solo subida (boven)</translation>
    </message>
    <message>
        <source>Falling only (onder)</source>
        <translation>Solo bajada (onder)</translation>
    </message>
    <message>
        <source>Falling, then rising</source>
        <translation>Bajada y luego subida</translation>
    </message>
    <message>
        <source>Always the same (vaste handen)</source>
        <translation>Siempre igual (vaste handen)</translation>
    </message>
    <message>
        <source>Top dealt twice</source>
        <translation>La más alta, dos veces</translation>
    </message>
    <message>
        <source>Our own list</source>
        <translation>Lista propia</translation>
    </message>
    <message>
        <source>{base} + {per_trick} a trick for a kept bid</source>
        <translation>{base} + {per_trick} por baza si se cumple la declaración</translation>
    </message>
    <message>
        <source>a miss scores nothing</source>
        <translation>fallar no puntúa</translation>
    </message>
    <message>
        <source>a miss costs {cost} for each trick off</source>
        <translation>fallar cuesta {cost} por cada baza de diferencia</translation>
    </message>
    <message>
        <source>the dealer may not make the bids fit</source>
        <translation>quien reparte no puede cuadrar la suma</translation>
    </message>
    <message>
        <source>from {size} cards on the dealer may not make the bids fit</source>
        <translation>a partir de {size} cartas, quien reparte no puede cuadrar la suma</translation>
    </message>
    <message>
        <source>the dealer may bid anything</source>
        <translation>quien reparte declara lo que quiera</translation>
    </message>
    <message>
        <source>a forced dealer who comes nearest gets {points}</source>
        <translation>el repartidor forzado que más se acerca recibe {points}</translation>
    </message>
    <message>
        <source>one-card hands are bid blind and count {times} times</source>
        <translation>las manos de una carta se declaran a ciegas y cuentan {times} veces</translation>
    </message>
    <message>
        <source>without trump: {which}</source>
        <translation>sin triunfo: {which}</translation>
    </message>
    <message>
        <source>60 cards with Wizards and Jesters</source>
        <translation>60 cartas con Wizards y Jesters</translation>
    </message>
    <message>
        <source>{deals}: {hands}</source>
        <translation>{deals}: {hands}</translation>
    </message>
    <message>
        <source>at most {largest} cards each</source>
        <translation>{largest} cartas por jugador como máximo</translation>
    </message>
    <message>
        <source>bid {bid} and took {tricks}: {base} + {per_trick} × {tricks} = {points}</source>
        <translation>declaró {bid} e hizo {tricks}: {base} + {per_trick} × {tricks} = {points}</translation>
    </message>
    <message>
        <source>bid {bid} and took {tricks}: missed, nothing</source>
        <translation>declaró {bid} e hizo {tricks}: fallo, nada</translation>
    </message>
    <message>
        <source>bid {bid} and took {tricks}: {off} off × {cost} = {points}</source>
        <translation>declaró {bid} e hizo {tricks}: {off} de diferencia × {cost} = {points}</translation>
    </message>
    <message>
        <source>one card, bid blind: {points} × {times} = {product}</source>
        <translation>una carta, a ciegas: {points} × {times} = {product}</translation>
    </message>
    <message>
        <source>a forced dealer, and nobody who missed came nearer: {points} more</source>
        <translation>repartidor forzado, y nadie que fallara se acercó más: {points} más</translation>
    </message>
    <message>
        <source>Level on points; more bids kept: {more} to {less}.</source>
        <translation>Empate a puntos; más declaraciones cumplidas: {more} a {less}.</translation>
    </message>
    <message>
        <source>Level on points with {other}, but more bids kept: {own} to {others}.</source>
        <translation>Empate a puntos con {other}, pero más declaraciones cumplidas: {own} a {others}.</translation>
    </message>
    <message>
        <source>Level on points with {other}, but fewer bids kept: {own} to {others}.</source>
        <translation>Empate a puntos con {other}, pero menos declaraciones cumplidas: {own} a {others}.</translation>
    </message>
    <message>
        <source>Level on points and bids kept; the best deal: {more} to {less}.</source>
        <translation>Empate a puntos y a declaraciones cumplidas; la mejor mano: {more} a {less}.</translation>
    </message>
    <message>
        <source>Level with {other} on points and bids kept, but a better best deal: {own} to {others}.</source>
        <translation>Empate con {other} a puntos y a declaraciones cumplidas, pero la mejor mano es más alta: {own} a {others}.</translation>
    </message>
    <message>
        <source>Level with {other} on points and bids kept, but a lower best deal: {own} to {others}.</source>
        <translation>Empate con {other} a puntos y a declaraciones cumplidas, pero la mejor mano es más baja: {own} a {others}.</translation>
    </message>
    <message>
        <source>trump: {trump}</source>
        <translation>triunfo: {trump}</translation>
    </message>
    <message>
        <source>without trump</source>
        <translation>sin triunfo</translation>
    </message>
    <message>
        <source>bid {bids} of {size}</source>
        <translation>declaradas {bids} de {size}</translation>
    </message>
    <message>
        <source>bid {bid}, took {tricks}</source>
        <translation>declaró {bid}, hizo {tricks}</translation>
    </message>
    <message>
        <source>Bidder {number}</source>
        <translation>Turno {number}</translation>
    </message>
    <message>
        <source>Bids kept</source>
        <translation>Declaraciones cumplidas</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>En total</translation>
    </message>
    <message>
        <source>As dealer</source>
        <translation>Repartiendo</translation>
    </message>
    <message>
        <source>As dealer with a forbidden number</source>
        <translation>Repartiendo con un número prohibido</translation>
    </message>
    <message>
        <source>What the boerenregel cost</source>
        <translation>Lo que costó la boerenregel</translation>
    </message>
    <message>
        <source>Took just the forbidden number</source>
        <translation>Hizo justo el número prohibido</translation>
    </message>
    <message>
        <source>Points missed by that</source>
        <translation>Puntos perdidos por eso</translation>
    </message>
    <message>
        <source>Bids against tricks</source>
        <translation>Declaraciones y bazas</translation>
    </message>
    <message>
        <source>Took too many</source>
        <translation>Hizo de más</translation>
    </message>
    <message>
        <source>Took too few</source>
        <translation>Hizo de menos</translation>
    </message>
    <message>
        <source>Bid in a deal</source>
        <translation>Declaradas por mano</translation>
    </message>
    <message>
        <source>Taken in a deal</source>
        <translation>Hechas por mano</translation>
    </message>
    <message>
        <source>Bids kept, by hand size</source>
        <translation>Cumplidas, por cartas</translation>
    </message>
    <message>
        <source>Bids kept, by turn to bid</source>
        <translation>Cumplidas, por turno</translation>
    </message>
</context>
<context>
    <name>bridgette</name>
    <message numerus="yes">
        <source>The most points after %n extra deal(s).</source>
        <translation>
            <numerusform>Más puntos tras %n mano extra.</numerusform>
            <numerusform>Más puntos tras %n manos extra.</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <translation>paso</translation>
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
        <translation>declaración cumplida</translation>
    </message>
    <message>
        <source>exactly the tricks bid</source>
        <translation>bazas exactas</translation>
    </message>
    <message>
        <source>three tricks over</source>
        <translation>tres bazas de más</translation>
    </message>
    <message>
        <source>made doubled</source>
        <translation>doblado y cumplido</translation>
    </message>
    <message>
        <source>doubling</source>
        <translation>doblo</translation>
    </message>
    <message>
        <source>missing tricks</source>
        <translation>bazas de menos</translation>
    </message>
    <message>
        <source>How many deals</source>
        <translation>Cuántas manos</translation>
    </message>
    <message>
        <source>Level after the last deal</source>
        <translation>Empate tras la última mano</translation>
    </message>
    <message>
        <source>What a double multiplies</source>
        <translation>Lo que multiplica el doblo</translation>
    </message>
    <message>
        <source>Bonus for three tricks over the bid</source>
        <translation>Prima por tres bazas de más</translation>
    </message>
    <message>
        <source>Bonus for exactly the tricks bid</source>
        <translation>Prima por las bazas exactas</translation>
    </message>
    <message>
        <source>A passed-out deal is one of the match</source>
        <translation>Una mano en la que nadie declara cuenta para la partida</translation>
    </message>
    <message>
        <source>one more deal, until it is settled</source>
        <translation>una mano más, hasta deshacer el empate</translation>
    </message>
    <message>
        <source>the win is shared</source>
        <translation>la victoria se comparte</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>todo</translation>
    </message>
    <message>
        <source>all but the bonus for being doubled</source>
        <translation>todo menos la prima por cumplir doblado</translation>
    </message>
    <message>
        <source>only the value of the bid</source>
        <translation>solo el valor de la declaración</translation>
    </message>
    <message>
        <source>for exactly three</source>
        <translation>por tres exactas</translation>
    </message>
    <message>
        <source>for three or more</source>
        <translation>por tres o más</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>a number card or the Little Colon</source>
        <translation>una carta numérica o el Little Colon</translation>
    </message>
    <message>
        <source>a face card or the Royal Colon</source>
        <translation>una figura o el Royal Colon</translation>
    </message>
    <message>
        <source>an ace or the Grand Colon</source>
        <translation>un as o el Grand Colon</translation>
    </message>
    <message>
        <source>up-card</source>
        <translation>carta descubierta</translation>
    </message>
    <message>
        <source>A bid that is made</source>
        <translation>Una declaración cumplida</translation>
    </message>
    <message>
        <source>level</source>
        <translation>nivel</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>exactas</translation>
    </message>
    <message>
        <source>three over</source>
        <translation>tres de más</translation>
    </message>
    <message>
        <source>Tricks short, for the opponent</source>
        <translation>Bazas de menos, para el contrario</translation>
    </message>
    <message>
        <source>{tricks} or more</source>
        <translation>{tricks} o más</translation>
    </message>
    <message>
        <source>made</source>
        <translation>cumplido</translation>
    </message>
    <message>
        <source>the card turned up</source>
        <translation>carta</translation>
    </message>
    <message>
        <source>Standard: six deals</source>
        <translation>Estándar: seis manos</translation>
    </message>
    <message>
        <source>Long: twelve deals</source>
        <translation>Larga: doce manos</translation>
    </message>
    <message>
        <source>Six deals, level is shared</source>
        <translation>Seis manos, el empate se comparte</translation>
    </message>
    <message>
        <source>level totals are played on</source>
        <translation>con empate se sigue jugando</translation>
    </message>
    <message>
        <source>level totals share the win</source>
        <translation>con empate se comparte la victoria</translation>
    </message>
    <message>
        <source>a double multiplies everything</source>
        <translation>el doblo lo multiplica todo</translation>
    </message>
    <message>
        <source>a double multiplies all but the bonus for being doubled</source>
        <translation>el doblo lo multiplica todo menos la prima por cumplir doblado</translation>
    </message>
    <message>
        <source>a double multiplies only the value of the bid</source>
        <translation>el doblo multiplica solo el valor de la declaración</translation>
    </message>
    <message>
        <source>350 for exactly three over</source>
        <translation>350 por exactamente tres de más</translation>
    </message>
    <message>
        <source>350 for three or more over</source>
        <translation>350 a partir de tres de más</translation>
    </message>
    <message>
        <source>nothing for three over</source>
        <translation>nada por tres de más</translation>
    </message>
    <message>
        <source>a bonus for exactly the tricks bid</source>
        <translation>prima por las bazas exactas</translation>
    </message>
    <message>
        <source>no bonus for exactly the tricks bid</source>
        <translation>sin prima por las bazas exactas</translation>
    </message>
    <message>
        <source>a passed-out deal counts</source>
        <translation>una mano en la que nadie declara cuenta</translation>
    </message>
    <message>
        <source>{contract}, {result}: {points}</source>
        <translation>{contract}, {result}: {points}</translation>
    </message>
    <message>
        <source>exactly the {tricks} tricks bid: {points}</source>
        <translation>exactamente las {tricks} bazas declaradas: {points}</translation>
    </message>
    <message>
        <source>{over} tricks over: {points}</source>
        <translation>{over} bazas de más: {points}</translation>
    </message>
    <message>
        <source>made though doubled: {points}</source>
        <translation>cumplido pese al doblo: {points}</translation>
    </message>
    <message>
        <source>made though redoubled: {points}</source>
        <translation>cumplido pese al redoblo: {points}</translation>
    </message>
    <message>
        <source>{doubling}, so {base} counts {times} times: {points} more</source>
        <translation>{doubling}, así que {base} cuenta {times} veces: {points} más</translation>
    </message>
    <message>
        <source>{contract} by {who}, {result}: {points}</source>
        <translation>{contract} de {who}, {result}: {points}</translation>
    </message>
    <message>
        <source>both passed</source>
        <translation>pasaron los dos</translation>
    </message>
    <message>
        <source>turned up: {card}</source>
        <translation>carta descubierta: {card}</translation>
    </message>
    <message>
        <source>{who} plays {contract}</source>
        <translation>{who} juega {contract}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s): {result}</source>
        <translation>
            <numerusform>%n baza: {result}</numerusform>
            <numerusform>%n bazas: {result}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>played {contract}, %n trick(s)</source>
        <translation>
            <numerusform>jugó {contract}, %n baza</numerusform>
            <numerusform>jugó {contract}, %n bazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n trick(s)</source>
        <translation>
            <numerusform>hizo %n baza</numerusform>
            <numerusform>hizo %n bazas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bridgette_board</name>
    <message>
        <source>extra deal</source>
        <translation>mano extra</translation>
    </message>
    <message>
        <source>Level: one more deal</source>
        <translation>Empate: una mano más</translation>
    </message>
    <message>
        <source>draws {cards}</source>
        <translation>roba {cards}</translation>
    </message>
    <message>
        <source>{who} draws {cards}</source>
        <translation>{who} roba {cards}</translation>
    </message>
    <message>
        <source>{number}, {face} or {ace}</source>
        <translation>{number}, {face} o {ace}</translation>
    </message>
    <message>
        <source>Number or Little Colon {number}, face or Royal Colon {face}, ace or Grand Colon {ace}</source>
        <translation>Número o Little Colon {number}, figura o Royal Colon {face}, as o Grand Colon {ace}</translation>
    </message>
    <message>
        <source>Turned up: {card}</source>
        <translation>Carta descubierta: {card}</translation>
    </message>
    <message>
        <source>{contract} {result}</source>
        <translation>{contract} {result}</translation>
    </message>
    <message>
        <source>{made} of {played} made</source>
        <translation>cumplidos: {made} de {played}</translation>
    </message>
</context>
<context>
    <name>bridgette_face</name>
    <message>
        <source>{leader} leads.</source>
        <translation>Sale {leader}.</translation>
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
        <translation>As</translation>
    </message>
    <message>
        <source>{dealer} draws {cards}, {other} draws {others}.</source>
        <translation>{dealer} roba {cards}, {other} roba {others}.</translation>
    </message>
    <message>
        <source>{card}: {draws}</source>
        <translation>{card}: {draws}</translation>
    </message>
    <message>
        <source>The exchange: what was turned up?</source>
        <translation>El cambio: ¿qué carta se descubrió?</translation>
    </message>
    <message>
        <source>Tap it, or go on to the auction.</source>
        <translation>Tócala o sigue con la subasta.</translation>
    </message>
    <message>
        <source>up-card not noted</source>
        <translation>carta sin anotar</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) to go.</source>
        <translation>
            <numerusform>Falta %n mano.</numerusform>
            <numerusform>Faltan %n manos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) to go</source>
        <translation>
            <numerusform>falta %n mano</numerusform>
            <numerusform>faltan %n manos</numerusform>
        </translation>
    </message>
    <message>
        <source>Level: an extra deal will be played.</source>
        <translation>Empate: se juega una mano extra.</translation>
    </message>
    <message>
        <source>That is the last deal.</source>
        <translation>Es la última mano.</translation>
    </message>
    <message>
        <source>deal {deal} · {left} · {dealer} deals and bids first</source>
        <translation>mano {deal} · {left} · {dealer} reparte y empieza</translation>
    </message>
    <message>
        <source>extra deal: you are level · {dealer} deals and bids first</source>
        <translation>mano extra: hay empate · {dealer} reparte y empieza</translation>
    </message>
</context>
<context>
    <name>bridgette_tables</name>
    <message>
        <source>Made: value of the bid</source>
        <translation>Cumplido: valor de lo declarado</translation>
    </message>
    <message>
        <source>Not made: tricks short</source>
        <translation>No cumplido: menos</translation>
    </message>
    <message>
        <source>And when it is made</source>
        <translation>Y además, si se cumple</translation>
    </message>
    <message>
        <source>{tricks}+</source>
        <translation>{tricks}+</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacto</translation>
    </message>
    <message>
        <source>exact at 6</source>
        <translation>exacto a 6</translation>
    </message>
    <message>
        <source>3 over</source>
        <translation>3 de más</translation>
    </message>
    <message>
        <source>3 or more over</source>
        <translation>desde 3 de más</translation>
    </message>
    <message>
        <source>{bonus}, all ×{times}</source>
        <translation>{bonus}, todo ×{times}</translation>
    </message>
</context>
<context>
    <name>by_hand</name>
    <message>
        <source>bid</source>
        <translation>decl.</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>bazas</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>contract</source>
        <translation>contrato</translation>
    </message>
</context>
<context>
    <name>carrying</name>
    <message>
        <source>carried over</source>
        <translation>de la partida anterior</translation>
    </message>
    <message>
        <source>A new match begins with {who}. {dealer} deals.</source>
        <translation>Empieza una partida nueva con {who}. Reparte {dealer}.</translation>
    </message>
    <message>
        <source>They begin with {points}.</source>
        <translation>Empiezan con {points}.</translation>
    </message>
    <message>
        <source>Everybody begins with 0.</source>
        <translation>Todos empiezan con 0.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) are left: {sizes}.</source>
        <translation>
            <numerusform>Queda %n mano: {sizes}.</numerusform>
            <numerusform>Quedan %n manos: {sizes}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pack has no more than {most} cards for each of {players}, so larger hands become {most}.</source>
        <translation>Con {players} jugadores, la baraja no da para más de {most} cartas cada uno, así que las manos más grandes se quedan en {most}.</translation>
    </message>
    <message>
        <source>Should it end level, only bids kept in the new match are counted.</source>
        <translation>Si acaba en empate, solo cuentan las declaraciones cumplidas en la partida nueva.</translation>
    </message>
    <message>
        <source>The deal that was being entered is dealt again.</source>
        <translation>La mano a medias se reparte otra vez.</translation>
    </message>
    <message>
        <source>This match stays in the history and counts in no table.</source>
        <translation>Esta partida se queda en el historial y no cuenta en ninguna clasificación.</translation>
    </message>
</context>
<context>
    <name>chart</name>
    <message>
        <source>Running totals: {totals}</source>
        <translation>Totales hasta ahora: {totals}</translation>
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
        <translation>Las flechas lo leen mano por mano.</translation>
    </message>
    <message>
        <source>Places: {places}</source>
        <translation>Puestos: {places}</translation>
    </message>
    <message>
        <source>Places on {day}: {places}</source>
        <translation>Puestos el {day}: {places}</translation>
    </message>
    <message>
        <source>The arrow keys read it day by day.</source>
        <translation>Las flechas lo leen día a día.</translation>
    </message>
    <message>
        <source>Others beaten, month by month. The last, {month}: {figure}</source>
        <translation>Rivales superados, mes a mes. El último, {month}: {figure}</translation>
    </message>
    <message>
        <source>{month}: {figure}</source>
        <translation>{month}: {figure}</translation>
    </message>
    <message>
        <source>The arrow keys read it month by month, Enter opens the matches of a month.</source>
        <translation>Las flechas lo leen mes a mes; Intro abre las partidas de un mes.</translation>
    </message>
</context>
<context>
    <name>checking</name>
    <message>
        <source>Check the history</source>
        <translation>Comprobar el historial</translation>
    </message>
    <message>
        <source>Every match is read, and every number is computed again from what happened at the table.</source>
        <translation>Se lee cada partida y se vuelve a calcular cada número según lo ocurrido en la mesa.</translation>
    </message>
    <message>
        <source>Last checked {when}. Once a week it happens by itself.</source>
        <translation>Última comprobación: {when}. Se hace sola una vez por semana.</translation>
    </message>
    <message>
        <source>Once a week it happens by itself.</source>
        <translation>Se hace solo una vez por semana.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>A backup is made, then the numbers are put right…</source>
        <translation>Se hace una copia de seguridad y luego se corrigen los números…</translation>
    </message>
    <message>
        <source>All is well: {what} checked.</source>
        <translation>Todo está bien. Comprobado: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>Put right in %n match(es).</source>
        <translation>
            <numerusform>Corregido en %n partida.</numerusform>
            <numerusform>Corregido en %n partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>What happened at the table is all there; only numbers that were computed from it differ. They can be put right.</source>
        <translation>Todo lo ocurrido en la mesa está ahí; solo difieren números que se calcularon a partir de ello. Se pueden corregir.</translation>
    </message>
    <message>
        <source>Something is not as it was written. Look for the best way back.</source>
        <translation>Algo no está como se escribió. Busca la mejor forma de recuperarlo.</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Lo que se encontró</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Find a way back…</source>
        <translation>Ver cómo recuperarlo…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>close_season</name>
    <message>
        <source>Close the season {name}</source>
        <translation>Cerrar la temporada {name}</translation>
    </message>
    <message>
        <source>Matches after its last day do not count in it. Nothing is lost, and another last day opens it again.</source>
        <translation>Las partidas posteriores a su último día no cuentan en ella. No se pierde nada, y con otro último día se vuelve a abrir.</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último día</translation>
    </message>
    <message numerus="yes">
        <source>Still unfinished: %n match(es). Each counts once it is finished.</source>
        <translation>
            <numerusform>Aún sin terminar: %n partida. Contará cuando se termine.</numerusform>
            <numerusform>Aún sin terminar: %n partidas. Cada una contará cuando se termine.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set up the season that comes after it</source>
        <translation>Preparar la temporada siguiente</translation>
    </message>
    <message>
        <source>Name of the next season</source>
        <translation>Nombre de la temporada siguiente</translation>
    </message>
    <message>
        <source>It begins on {day}, and counts the same games in the same way.</source>
        <translation>Empieza el {day} y cuenta los mismos juegos de la misma manera.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close the season</source>
        <translation>Cerrar temporada</translation>
    </message>
    <message>
        <source>Tick “Last day” and choose the day on which the season ends.</source>
        <translation>Marca «Último día» y elige el día en que acaba la temporada.</translation>
    </message>
    <message>
        <source>The season begins on {day}. Choose that day or a later one.</source>
        <translation>La temporada empieza el {day}. Elige ese día o uno posterior.</translation>
    </message>
    <message>
        <source>A season needs a name.</source>
        <translation>Una temporada necesita un nombre.</translation>
    </message>
    <message>
        <source>There is already a season called {name}. Choose another name.</source>
        <translation>Ya hay una temporada que se llama {name}. Elige otro nombre.</translation>
    </message>
</context>
<context>
    <name>command</name>
    <message>
        <source>There is no file “{file}”.</source>
        <translation>No existe el archivo “{file}”.</translation>
    </message>
    <message>
        <source>There is no file “{file}”. Did you mean “scorepad {command}”?</source>
        <translation>No existe el archivo “{file}”. ¿Querías decir “scorepad {command}”?</translation>
    </message>
    <message>
        <source>Standard output cannot be written: {reason}.</source>
        <translation>No se puede escribir en la salida estándar: {reason}.</translation>
    </message>
    <message>
        <source>Scorepad made a mistake; whatever it said was done is safe in the history. Please report this: {what}</source>
        <translation>Scorepad ha cometido un error; todo lo que dio por hecho está a salvo en el historial. Comunícalo, por favor: {what}</translation>
    </message>
    <message>
        <source>there is no file {file}</source>
        <translation>no existe el archivo {file}</translation>
    </message>
    <message>
        <source>{file} is a folder</source>
        <translation>{file} es una carpeta</translation>
    </message>
    <message>
        <source>you may not read {file}</source>
        <translation>no tienes permiso para leer {file}</translation>
    </message>
    <message>
        <source>{file} cannot be read ({reason})</source>
        <translation>no se puede leer {file} ({reason})</translation>
    </message>
    <message>
        <source>{file} is too large to be one</source>
        <translation>{file} es demasiado grande para serlo</translation>
    </message>
    <message>
        <source>there is no standard input</source>
        <translation>no hay entrada estándar</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>la entrada estándar</translation>
    </message>
    <message>
        <source>Deal {deal}: {message}</source>
        <translation>Mano {deal}: {message}</translation>
    </message>
    <message>
        <source>Match {match}: {message}</source>
        <translation>Partida {match}: {message}</translation>
    </message>
    <message>
        <source>Match {match}, deal {deal}: {message}</source>
        <translation>Partida {match}, mano {deal}: {message}</translation>
    </message>
</context>
<context>
    <name>consequences</name>
    <message>
        <source>No points change.</source>
        <translation>No cambia ningún punto.</translation>
    </message>
    <message>
        <source>Deal {deal}:</source>
        <translation>Mano {deal}:</translation>
    </message>
    <message numerus="yes">
        <source>The points of %n deal(s) change.</source>
        <translation>
            <numerusform>Cambian los puntos de %n mano.</numerusform>
            <numerusform>Cambian los puntos de %n manos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Totals:</source>
        <translation>Totales:</translation>
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
        <translation>{who} sigue por delante.</translation>
    </message>
    <message>
        <source>{who} is ahead then, and no longer {other}.</source>
        <translation>Entonces va por delante {who}, y ya no {other}.</translation>
    </message>
    <message>
        <source>{who} is ahead then.</source>
        <translation>Entonces va por delante {who}.</translation>
    </message>
    <message>
        <source>{who} are still ahead.</source>
        <translation>{who} siguen por delante.</translation>
    </message>
    <message>
        <source>{who} are ahead then, and no longer {other}.</source>
        <translation>Entonces van por delante {who}, y ya no {other}.</translation>
    </message>
    <message>
        <source>{who} are ahead then.</source>
        <translation>Entonces van por delante {who}.</translation>
    </message>
    <message>
        <source>{who} are level then.</source>
        <translation>Entonces empatan {who}.</translation>
    </message>
    <message>
        <source>The match is over with it.</source>
        <translation>Con eso termina la partida.</translation>
    </message>
    <message>
        <source>The match is not over any more and goes on.</source>
        <translation>La partida ya no está terminada y sigue.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) would not fit any more.</source>
        <translation>
            <numerusform>%n mano dejaría de encajar.</numerusform>
            <numerusform>%n manos dejarían de encajar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {deal}: {why}.</source>
        <translation>Mano {deal}: {why}.</translation>
    </message>
    <message>
        <source>Deal {old} becomes deal {deal}: {why}.</source>
        <translation>La mano {old} pasa a ser la {deal}: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… y %n más</numerusform>
            <numerusform>… y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>contract</name>
    <message>
        <source>nullo</source>
        <translation>nulo</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>sin triunfo</translation>
    </message>
    <message numerus="yes">
        <source>%n club(s)</source>
        <translation>
            <numerusform>%n trébol</numerusform>
            <numerusform>%n tréboles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s)</source>
        <translation>
            <numerusform>%n diamante</numerusform>
            <numerusform>%n diamantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <translation>
            <numerusform>%n corazón</numerusform>
            <numerusform>%n corazones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <translation>
            <numerusform>%n pica</numerusform>
            <numerusform>%n picas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nullo</source>
        <translation>
            <numerusform>%n nulo</numerusform>
            <numerusform>%n nulo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n no trump</source>
        <translation>
            <numerusform>%n sin triunfo</numerusform>
            <numerusform>%n sin triunfo</numerusform>
        </translation>
    </message>
    <message>
        <source>nul</source>
        <translation>nul</translation>
    </message>
    <message>
        <source>NT</source>
        <translation>ST</translation>
    </message>
    <message>
        <source>not doubled</source>
        <translation>sin doblar</translation>
    </message>
    <message>
        <source>doubled</source>
        <translation>doblado</translation>
    </message>
    <message>
        <source>redoubled</source>
        <translation>redoblado</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doblo</translation>
    </message>
    <message>
        <source>redouble</source>
        <translation>redoblo</translation>
    </message>
    <message>
        <source>Everybody passed in this deal, so there is no contract and no result</source>
        <translation>En esta mano pasaron todos, así que no hay contrato ni resultado</translation>
    </message>
    <message>
        <source>Call {position} of the auction, “{call}”, is not allowed there</source>
        <translation>La voz {position} de la subasta, “{call}”, no se permite ahí</translation>
    </message>
    <message>
        <source>The auction is not over yet</source>
        <translation>La subasta aún no ha terminado</translation>
    </message>
    <message>
        <source>The auction led to another contract than the one that is noted</source>
        <translation>La subasta llevó a un contrato distinto del anotado</translation>
    </message>
    <message>
        <source>There is no such bid</source>
        <translation>No existe esa declaración</translation>
    </message>
    <message>
        <source>That is nothing that can be bid at this table</source>
        <translation>Eso no se puede declarar en esta mesa</translation>
    </message>
    <message>
        <source>There are 0 to 13 tricks to win</source>
        <translation>Se pueden hacer de 0 a 13 bazas</translation>
    </message>
    <message>
        <source>Whoever plays the contract must be one of the seats</source>
        <translation>Quien juega el contrato debe ser uno de los asientos</translation>
    </message>
    <message>
        <source>That is no call</source>
        <translation>Eso no es una voz</translation>
    </message>
    <message>
        <source>The auction is over</source>
        <translation>La subasta ha terminado</translation>
    </message>
    <message>
        <source>A bid must be higher than the last one</source>
        <translation>Una declaración debe superar a la anterior</translation>
    </message>
    <message>
        <source>There is no bid to double yet</source>
        <translation>Aún no hay ninguna declaración que doblar</translation>
    </message>
    <message>
        <source>Nobody doubles the bid of his own side</source>
        <translation>Nadie dobla la declaración de su propio bando</translation>
    </message>
    <message>
        <source>It is doubled already</source>
        <translation>Ya está doblada</translation>
    </message>
    <message>
        <source>Only a doubled bid can be redoubled</source>
        <translation>Solo se puede redoblar una declaración doblada</translation>
    </message>
    <message>
        <source>Only the side that was doubled can redouble</source>
        <translation>Solo puede redoblar el bando al que doblaron</translation>
    </message>
    <message>
        <source>level</source>
        <translation>nivel</translation>
    </message>
    <message>
        <source>strain</source>
        <translation>palo</translation>
    </message>
    <message>
        <source>doubling</source>
        <translation>doblo</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>declarante</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>bazas</translation>
    </message>
    <message>
        <source>passed out</source>
        <translation>todos pasan</translation>
    </message>
    <message>
        <source>auction</source>
        <translation>subasta</translation>
    </message>
    <message>
        <source>the contract</source>
        <translation>contrato</translation>
    </message>
    <message>
        <source>passing the deal out</source>
        <translation>todos pasan</translation>
    </message>
    <message>
        <source>the auction</source>
        <translation>subasta</translation>
    </message>
    <message>
        <source>the doubling</source>
        <translation>doblo</translation>
    </message>
    <message>
        <source>the declarer</source>
        <translation>declarante</translation>
    </message>
    <message>
        <source>the tricks</source>
        <translation>bazas</translation>
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
        <translation>cumplido</translation>
    </message>
    <message>
        <source>+{over}</source>
        <translation>+{over}</translation>
    </message>
    <message numerus="yes">
        <source>%n down</source>
        <translation>
            <numerusform>%n menos</numerusform>
            <numerusform>%n menos</numerusform>
        </translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Nivel {level}</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>En total</translation>
    </message>
    <message>
        <source>As declarer</source>
        <translation>Como declarante</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Doblados</translation>
    </message>
    <message>
        <source>Contracts made</source>
        <translation>Contratos cumplidos</translation>
    </message>
    <message>
        <source>Contracts of others</source>
        <translation>Contratos de los contrarios</translation>
    </message>
    <message>
        <source>Beaten</source>
        <translation>Multados</translation>
    </message>
    <message>
        <source>Contracts made, by level</source>
        <translation>Contratos cumplidos, por nivel</translation>
    </message>
    <message>
        <source>Contracts made, by strain</source>
        <translation>Contratos cumplidos, por palo</translation>
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
            <numerusform>%n mano por jugar</numerusform>
            <numerusform>%n manos por jugar</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} led</source>
        <translation>salió {who}</translation>
    </message>
    <message>
        <source>{strain} are trump</source>
        <translation>triunfo: {strain}</translation>
    </message>
    <message>
        <source>{who} bids first</source>
        <translation>{who} declara primero</translation>
    </message>
    <message>
        <source>Auction: {calls}</source>
        <translation>Subasta: {calls}</translation>
    </message>
    <message>
        <source>Auction: … {calls}</source>
        <translation>Subasta: … {calls}</translation>
    </message>
    <message>
        <source>The contract: {contract}</source>
        <translation>El contrato: {contract}</translation>
    </message>
    <message>
        <source>Everybody passed</source>
        <translation>Pasaron todos</translation>
    </message>
    <message>
        <source>Both passed</source>
        <translation>Pasaron los dos</translation>
    </message>
    <message>
        <source>{who} deals again</source>
        <translation>Reparte otra vez {who}</translation>
    </message>
    <message>
        <source>{who} played {contract}: {result}</source>
        <translation>{who} jugó {contract}: {result}</translation>
    </message>
    <message>
        <source>{total} in all</source>
        <translation>{total} en total</translation>
    </message>
    <message>
        <source>bids {bid}</source>
        <translation>declara {bid}</translation>
    </message>
    <message>
        <source>{who} bids {bid}</source>
        <translation>{who} declara {bid}</translation>
    </message>
    <message>
        <source>to call</source>
        <translation>le toca</translation>
    </message>
    <message>
        <source>{who} to call</source>
        <translation>le toca a {who}</translation>
    </message>
    <message>
        <source>plays {contract}</source>
        <translation>juega {contract}</translation>
    </message>
    <message>
        <source>{who} plays {contract}</source>
        <translation>{who} juega {contract}</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>sale</translation>
    </message>
    <message>
        <source>{who} leads</source>
        <translation>sale {who}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s): {result}</source>
        <translation>
            <numerusform>%n baza: {result}</numerusform>
            <numerusform>%n bazas: {result}</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} is dummy</source>
        <translation>muerto: {who}</translation>
    </message>
</context>
<context>
    <name>contract_face</name>
    <message>
        <source>What is the contract?</source>
        <translation>¿Cuál es el contrato?</translation>
    </message>
    <message>
        <source>Tap it, or type the level and the strain.</source>
        <translation>Tócalo o escribe el nivel y el palo.</translation>
    </message>
    <message>
        <source>{level} of what?</source>
        <translation>¿{level} de qué?</translation>
    </message>
    <message>
        <source>How many {strain}?</source>
        <translation>¿Qué nivel en {strain}?</translation>
    </message>
    <message>
        <source>Tap it, or type its number or letter.</source>
        <translation>Tócalo o escribe su número o su letra.</translation>
    </message>
    <message>
        <source>What does {who} call?</source>
        <translation>¿Qué dice {who}?</translation>
    </message>
    <message>
        <source>X doubles, P or Enter passes.</source>
        <translation>X dobla, P o Enter pasa.</translation>
    </message>
    <message>
        <source>Type the level and the strain, or P to pass.</source>
        <translation>Escribe el nivel y el palo, o P para pasar.</translation>
    </message>
    <message>
        <source>Who plays {contract}?</source>
        <translation>¿Quién juega {contract}?</translation>
    </message>
    <message>
        <source>Type a number or tap. X doubles.</source>
        <translation>Escribe un número o toca. X dobla.</translation>
    </message>
    <message>
        <source>How many tricks did {who} win?</source>
        <translation>¿Cuántas bazas para {who}?</translation>
    </message>
    <message>
        <source>One trick: Enter. Ten or more: type the second digit.</source>
        <translation>Una baza: Intro. Diez o más: escribe la segunda cifra.</translation>
    </message>
    <message>
        <source>Everybody passed: is this right?</source>
        <translation>Pasaron todos: ¿está bien así?</translation>
    </message>
    <message>
        <source>No score. {who} deals next.</source>
        <translation>Sin puntos. Ahora reparte {who}.</translation>
    </message>
    <message>
        <source>No score. {who} deals again.</source>
        <translation>Sin puntos. Reparte otra vez {who}.</translation>
    </message>
    <message>
        <source>Tap what is wrong, or press Enter to leave it out.</source>
        <translation>Toca lo que está mal o pulsa Enter para quitarlo.</translation>
    </message>
    <message>
        <source>Leave out what does not fit</source>
        <translation>Quitar lo que no encaja</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Dejarlo fuera</translation>
    </message>
    <message>
        <source>by {who}</source>
        <translation>juega {who}</translation>
    </message>
    <message>
        <source>{tricks}: {result}</source>
        <translation>{tricks}: {result}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n baza</numerusform>
            <numerusform>%n bazas</numerusform>
        </translation>
    </message>
    <message>
        <source>Passed out</source>
        <translation>Pasaron todos</translation>
    </message>
    <message>
        <source>Call by call</source>
        <translation>Voz a voz</translation>
    </message>
    <message>
        <source>Contract only</source>
        <translation>Solo el contrato</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Apuntarlo</translation>
    </message>
    <message>
        <source>{result}: {tricks} tricks</source>
        <translation>{result}: {tricks} bazas</translation>
    </message>
    <message>
        <source>{result}: 1 trick</source>
        <translation>{result}: 1 baza</translation>
    </message>
    <message>
        <source>Contract, player, tricks</source>
        <translation>Contrato, quién, bazas</translation>
    </message>
    <message>
        <source>Player, tricks</source>
        <translation>Jugador, bazas</translation>
    </message>
    <message>
        <source>On to the auction</source>
        <translation>Ir a la subasta</translation>
    </message>
    <message>
        <source>{who} {points}:</source>
        <translation>{who} {points}:</translation>
    </message>
    <message>
        <source>No points for anybody.</source>
        <translation>Nadie puntúa.</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Doblo</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>the level, then the strain by number or letter</source>
        <translation>el nivel y luego el palo, por número o por letra</translation>
    </message>
    <message>
        <source>doubled, redoubled, or not</source>
        <translation>doblado, redoblado o sin doblar</translation>
    </message>
    <message>
        <source>who plays it, as numbered at the table</source>
        <translation>quién lo juega, según su número en la mesa</translation>
    </message>
    <message>
        <source>the tricks, or + and − with those over or short</source>
        <translation>las bazas, o + y − con las de más o de menos</translation>
    </message>
    <message>
        <source>everybody passed; call by call, one pass</source>
        <translation>pasaron todos; voz a voz, un paso</translation>
    </message>
    <message>
        <source>back to the answer before</source>
        <translation>volver a la respuesta anterior</translation>
    </message>
    <message>
        <source>take what is proposed, or score the deal</source>
        <translation>aceptar lo propuesto o anotar la mano</translation>
    </message>
</context>
<context>
    <name>controller</name>
    <message>
        <source>This match was changed by another window or program meanwhile; save again to keep what is here as a match of its own, beside that one.</source>
        <translation>Mientras tanto, otra ventana u otro programa ha cambiado esta partida; vuelve a guardar para conservar lo que hay aquí como partida aparte, junto a esa.</translation>
    </message>
    <message>
        <source>This match is not in the history any more; save again to keep what is here as a match of its own.</source>
        <translation>Esta partida ya no está en el historial; vuelve a guardar para conservar lo que hay aquí como partida aparte.</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>This file cannot be read as a Scorepad record: {why}</source>
        <translation>Este archivo no se puede leer como registro de Scorepad: {why}</translation>
    </message>
    <message>
        <source>This is not a Scorepad record</source>
        <translation>Esto no es un registro de Scorepad</translation>
    </message>
    <message>
        <source>This record was written by a newer Scorepad; update the program to read it</source>
        <translation>Este registro es de un Scorepad más nuevo; actualiza el programa para leerlo</translation>
    </message>
    <message>
        <source>This Scorepad does not know that game</source>
        <translation>Este Scorepad no conoce ese juego</translation>
    </message>
    <message>
        <source>“{field}” is missing</source>
        <translation>Falta “{field}”</translation>
    </message>
    <message>
        <source>“{field}” means nothing here</source>
        <translation>“{field}” no significa nada aquí</translation>
    </message>
    <message>
        <source>“{field}” holds something of the wrong kind</source>
        <translation>“{field}” contiene algo de otro tipo</translation>
    </message>
    <message>
        <source>“{field}” holds a word that is not known</source>
        <translation>“{field}” contiene una palabra desconocida</translation>
    </message>
    <message>
        <source>“{field}” is too small or too large</source>
        <translation>“{field}” es demasiado pequeño o demasiado grande</translation>
    </message>
    <message>
        <source>“{field}” must be a day and time with its offset, like 2026-01-09T20:00:00+01:00</source>
        <translation>“{field}” debe ser una fecha y hora con su desfase horario, como 2026-01-09T20:00:00+01:00</translation>
    </message>
    <message>
        <source>A name may not be empty</source>
        <translation>Un nombre no puede estar vacío</translation>
    </message>
    <message>
        <source>Two players may not have the same name</source>
        <translation>Dos jugadores no pueden llamarse igual</translation>
    </message>
    <message>
        <source>A name has at most 60 letters</source>
        <translation>Un nombre tiene 60 letras como máximo</translation>
    </message>
    <message>
        <source>“{field}” holds a character that cannot be written</source>
        <translation>“{field}” contiene un carácter que no se puede escribir</translation>
    </message>
    <message>
        <source>The dealer must be one of the seats</source>
        <translation>El repartidor debe ser uno de los asientos</translation>
    </message>
    <message>
        <source>This game is not for so many players</source>
        <translation>Este juego no es para tantos jugadores</translation>
    </message>
    <message>
        <source>The match was over before this deal</source>
        <translation>La partida había terminado antes de esta mano</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n manos</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} deals</source>
        <translation>Reparte {who}</translation>
    </message>
    <message>
        <source>{who} dealt</source>
        <translation>Repartió {who}</translation>
    </message>
    <message>
        <source>adjustment</source>
        <translation>ajuste</translation>
    </message>
    <message>
        <source>adjustment {points}</source>
        <translation>ajuste {points}</translation>
    </message>
    <message>
        <source>adjustment {points}: {note}</source>
        <translation>ajuste {points}: {note}</translation>
    </message>
</context>
<context>
    <name>correcting</name>
    <message>
        <source>Correcting deal {deal}</source>
        <translation>Corrigiendo la mano {deal}</translation>
    </message>
    <message>
        <source>A forgotten deal, as deal {deal}</source>
        <translation>Una mano olvidada, como mano {deal}</translation>
    </message>
    <message>
        <source>Deal {deal} would not fit any more</source>
        <translation>La mano {deal} dejaría de encajar</translation>
    </message>
    <message>
        <source>Deal {old} becomes deal {deal} and would not fit</source>
        <translation>La mano {old} pasa a ser la {deal} y no encajaría</translation>
    </message>
    <message>
        <source>The match would be over before this deal. It can only be taken out.</source>
        <translation>La partida terminaría antes de esta mano. Solo se puede quitar.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) to put right; nothing is changed before that.</source>
        <translation>
            <numerusform>%n mano por arreglar; hasta entonces no cambia nada.</numerusform>
            <numerusform>%n manos por arreglar; hasta entonces no cambia nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct deal {deal}</source>
        <translation>Corregir mano {deal}</translation>
    </message>
    <message>
        <source>Put it in as deal {deal}</source>
        <translation>Insertar como mano {deal}</translation>
    </message>
    <message>
        <source>Go on with deal {deal}</source>
        <translation>Seguir con la mano {deal}</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Dejarla como está</translation>
    </message>
    <message>
        <source>Tap an answer to change it.</source>
        <translation>Toca una respuesta para cambiarla.</translation>
    </message>
    <message>
        <source>Look at what changes, then press Enter.</source>
        <translation>Mira lo que cambia y pulsa Enter.</translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation>No cambiar nada</translation>
    </message>
    <message>
        <source>Take deal {deal} out</source>
        <translation>Quitar mano {deal}</translation>
    </message>
    <message numerus="yes">
        <source>%n later deal(s) would not fit any more; they come next.</source>
        <translation>
            <numerusform>%n mano posterior dejaría de encajar; viene a continuación.</numerusform>
            <numerusform>%n manos posteriores dejarían de encajar; vienen a continuación.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crash</name>
    <message>
        <source>Something went wrong</source>
        <translation>Algo salió mal</translation>
    </message>
    <message>
        <source>Scorepad made a mistake. Everything that was marked as saved is safe on your disk.</source>
        <translation>Scorepad ha tenido un fallo. Todo lo que aparecía como guardado está a salvo en tu disco.</translation>
    </message>
    <message>
        <source>You can go on. If something looks odd, start again: the last entries are saved first, and the program comes back.</source>
        <translation>Puedes seguir. Si ves algo raro, reinicia: primero se guardan las últimas anotaciones y el programa vuelve a abrirse.</translation>
    </message>
    <message>
        <source>It cannot start now. Try it once more.</source>
        <translation>Ahora no puede abrirse. Inténtalo otra vez.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Cerrar el programa</translation>
    </message>
    <message>
        <source>Copy what happened</source>
        <translation>Copiar lo ocurrido</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Open the log folder</source>
        <translation>Abrir carpeta del informe</translation>
    </message>
    <message>
        <source>The log is in {folder}</source>
        <translation>El informe está en {folder}</translation>
    </message>
    <message>
        <source>{bug}. The log tells where it happened, and no names or notes.</source>
        <translation>{bug}. El informe dice dónde ocurrió, sin nombres ni notas.</translation>
    </message>
</context>
<context>
    <name>deal_card</name>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
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
        <translation>Corregir mano {deal}</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Corregir…</translation>
    </message>
    <message>
        <source>More for this deal</source>
        <translation>Más sobre esta mano</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>The deal before</source>
        <translation>La mano anterior</translation>
    </message>
    <message>
        <source>The deal after</source>
        <translation>La mano siguiente</translation>
    </message>
    <message>
        <source>entered {time}</source>
        <translation>anotada: {time}</translation>
    </message>
    <message>
        <source>corrected {time}</source>
        <translation>corregida: {time}</translation>
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
        <translation>¿Quién repartió de verdad la mano {deal}?</translation>
    </message>
    <message>
        <source>Only this deal changes. Later deals go round from there.</source>
        <translation>Solo cambia esta mano. En las siguientes, el turno sigue desde ahí.</translation>
    </message>
    <message>
        <source>{who} dealt.</source>
        <translation>Repartió {who}.</translation>
    </message>
    <message>
        <source>Tap a name. By keys: arrows, then Enter.</source>
        <translation>Toca un nombre. Con teclas: flechas y luego Enter.</translation>
    </message>
    <message>
        <source>As the rules give: {who}</source>
        <translation>Según las reglas: {who}</translation>
    </message>
    <message>
        <source>After that {who} deals.</source>
        <translation>Después reparte {who}.</translation>
    </message>
    <message>
        <source>Later deals whose dealer is noted keep it.</source>
        <translation>Las manos siguientes que tienen anotado su repartidor lo conservan.</translation>
    </message>
    <message>
        <source>The recorded auction begins with the dealer, so {who} plays the contract.</source>
        <translation>La subasta anotada empieza por quien reparte, así que el contrato lo juega {who}.</translation>
    </message>
    <message>
        <source>Change the dealer</source>
        <translation>Cambiar repartidor</translation>
    </message>
</context>
<context>
    <name>dealers_bid</name>
    <message>
        <source>What may the dealer bid?</source>
        <translation>¿Qué puede declarar quien reparte?</translation>
    </message>
    <message>
        <source>Type or tap the bids as they are said. The dealer bids last.</source>
        <translation>Escribe o toca las declaraciones según se dicen. Quien reparte declara al final.</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Cartas por jugador</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Bid {number}</source>
        <translation>Turno {number}</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Reparte</translation>
    </message>
    <message>
        <source>Dealer: {who}</source>
        <translation>Reparte: {who}</translation>
    </message>
    <message>
        <source>{who}, {bid}: change</source>
        <translation>{who}, {bid}: cambiar</translation>
    </message>
    <message numerus="yes">
        <source>%n bid(s) to go</source>
        <translation>
            <numerusform>Falta %n</numerusform>
            <numerusform>Faltan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>What does {who} bid?</source>
        <translation>¿Qué declara {who}?</translation>
    </message>
    <message>
        <source>What does the next player bid?</source>
        <translation>¿Qué declara el siguiente jugador?</translation>
    </message>
    <message>
        <source>Not {bid}</source>
        <translation>El {bid} no</translation>
    </message>
    <message>
        <source>{others} so far, and {bid} more would make {size}, the number of tricks (boerenregel).</source>
        <translation>Ya se ha declarado {others}, y con {bid} más saldría {size}, el número de bazas (boerenregel).</translation>
    </message>
    <message>
        <source>Only {bid} is left.</source>
        <translation>Solo queda el {bid}.</translation>
    </message>
    <message>
        <source>{bid} is fine.</source>
        <translation>El {bid} vale.</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n baza</numerusform>
            <numerusform>%n bazas</numerusform>
        </translation>
    </message>
    <message>
        <source>{others} is already more than {tricks}, so the dealer may bid anything.</source>
        <translation>{others} ya es más que {tricks}, así que quien reparte declara lo que quiera.</translation>
    </message>
    <message>
        <source>At this table the dealer may always bid anything.</source>
        <translation>En esta mesa, quien reparte siempre declara lo que quiera.</translation>
    </message>
    <message>
        <source>At this table the boerenregel holds only from {size} cards on.</source>
        <translation>En esta mesa, la boerenregel solo vale a partir de {size} cartas.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Volver a empezar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>deciding</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Nothing would change yet.</source>
        <translation>Todavía no cambiaría nada.</translation>
    </message>
    <message>
        <source>This is only possible where every played deal still fits.</source>
        <translation>Solo se puede si todas las manos jugadas siguen encajando.</translation>
    </message>
    <message>
        <source>Go on, and you put these deals right one by one. Nothing changes before all of them fit.</source>
        <translation>Si sigues, arreglas estas manos una a una. No cambia nada hasta que todas encajen.</translation>
    </message>
    <message>
        <source>{why}.</source>
        <translation>{why}.</translation>
    </message>
    <message>
        <source>Write a name.</source>
        <translation>Escribe un nombre.</translation>
    </message>
    <message>
        <source>{name} sits at this table already.</source>
        <translation>{name} ya está en esta mesa.</translation>
    </message>
    <message>
        <source>{who} (for {player})</source>
        <translation>{who} (por {player})</translation>
    </message>
</context>
<context>
    <name>declarer_table</name>
    <message>
        <source>Seat {seat}: {name}</source>
        <translation>Asiento {seat}: {name}</translation>
    </message>
    <message>
        <source>Seat {seat}: {name}, deals</source>
        <translation>Asiento {seat}: {name}, reparte</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>reparte</translation>
    </message>
</context>
<context>
    <name>display</name>
    <message>
        <source>Scorepad needs a screen to open its window, and this session has none (DISPLAY is not set).</source>
        <translation>Scorepad necesita una pantalla para abrir su ventana, y esta sesión no tiene ninguna (DISPLAY no está definida).</translation>
    </message>
    <message>
        <source>Scorepad cannot open its window: the screen {display} does not answer.</source>
        <translation>Scorepad no puede abrir su ventana: la pantalla {display} no responde.</translation>
    </message>
    <message>
        <source>Scorepad cannot open its window: this system lacks {library}. Install it with: {how}</source>
        <translation>Scorepad no puede abrir su ventana: a este sistema le falta {library}. Instálala con: {how}</translation>
    </message>
</context>
<context>
    <name>ending</name>
    <message>
        <source>{who} wins with {points}</source>
        <translation>{who} gana con {points}</translation>
    </message>
    <message>
        <source>{who} win with {points}</source>
        <translation>{who} ganan con {points}</translation>
    </message>
    <message>
        <source>{who} share the win with {points}</source>
        <translation>{who} comparten la victoria con {points}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} y {last}</translation>
    </message>
    <message>
        <source>The most points after the last deal.</source>
        <translation>Más puntos tras la última mano.</translation>
    </message>
    <message>
        <source>The match was stopped here; the most points after the last finished deal.</source>
        <translation>La partida se dejó aquí; más puntos tras la última mano terminada.</translation>
    </message>
    <message>
        <source>Level in everything that is compared.</source>
        <translation>Empate en todo lo que se compara.</translation>
    </message>
</context>
<context>
    <name>entry_form</name>
    <message>
        <source>Deal {deal}: is this right?</source>
        <translation>Mano {deal}: ¿está bien así?</translation>
    </message>
    <message>
        <source>Enter scores it.</source>
        <translation>Enter la anota.</translation>
    </message>
    <message>
        <source>Score deal {deal}</source>
        <translation>Anotar mano {deal}</translation>
    </message>
    <message>
        <source>back to the answer before</source>
        <translation>volver a la respuesta anterior</translation>
    </message>
    <message>
        <source>take what is proposed, or score the deal</source>
        <translation>aceptar lo propuesto o anotar la mano</translation>
    </message>
</context>
<context>
    <name>evening_desk</name>
    <message>
        <source>Time is up: finish this deal, then end the match.</source>
        <translation>Se acabó el tiempo: termina esta mano y luego la partida.</translation>
    </message>
    <message>
        <source>End the match…</source>
        <translation>Terminar partida…</translation>
    </message>
    <message>
        <source>That evening is over: nobody waits for a place any more.</source>
        <translation>Aquella velada ya acabó: nadie espera sitio.</translation>
    </message>
    <message>
        <source>This holds for now, but could not be kept: the settings cannot be written.</source>
        <translation>Vale por ahora, pero no se pudo guardar: no se pueden escribir los ajustes.</translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <source>“{file}” is already there; choose another name, or replace it by --force.</source>
        <translation>“{file}” ya existe; elige otro nombre o reemplázalo con --force.</translation>
    </message>
    <message>
        <source>“{file}” is no file that can be replaced.</source>
        <translation>“{file}” no es un archivo que se pueda reemplazar.</translation>
    </message>
    <message>
        <source>There is no folder “{folder}” to write in.</source>
        <translation>No existe la carpeta “{folder}” en la que escribir.</translation>
    </message>
    <message>
        <source>“{file}” cannot be written ({reason}).</source>
        <translation>No se puede escribir “{file}” ({reason}).</translation>
    </message>
</context>
<context>
    <name>export_desk</name>
    <message>
        <source>Saved: {file}</source>
        <translation>Guardado: {file}</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Ver carpeta</translation>
    </message>
</context>
<context>
    <name>export_preview</name>
    <message>
        <source>Kind of file</source>
        <translation>Tipo de archivo</translation>
    </message>
    <message>
        <source>What the file will hold</source>
        <translation>Lo que tendrá el archivo</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… y %n línea más</numerusform>
            <numerusform>… y %n líneas más</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>What the file will hold is being laid out…</source>
        <translation>Se prepara lo que tendrá el archivo…</translation>
    </message>
    <message>
        <source>The file is being made…</source>
        <translation>Creando el archivo…</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
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
        <translation>CSV con coma decimal</translation>
    </message>
    <message>
        <source>Spreadsheet (XLSX)</source>
        <translation>Hoja de cálculo (XLSX)</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Página web (HTML)</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>This is exactly what the file will hold.</source>
        <translation>Esto es exactamente lo que tendrá el archivo.</translation>
    </message>
    <message>
        <source>These are the cells of the file.</source>
        <translation>Estas son las celdas del archivo.</translation>
    </message>
    <message>
        <source>On a second sheet come the matches behind the table.</source>
        <translation>En una segunda hoja van las partidas de la clasificación.</translation>
    </message>
    <message>
        <source>These are the pages of the file.</source>
        <translation>Estas son las páginas del archivo.</translation>
    </message>
    <message>
        <source>This stands on the page. A browser lays it out for its screen, on a phone too.</source>
        <translation>Esto sale en la página. El navegador la adapta a su pantalla, también en un móvil.</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>Unknown game: {game}</source>
        <translation>Juego desconocido: {game}</translation>
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
        <translation>importadas {imported}, ya estaban {already}</translation>
    </message>
    <message>
        <source>Matches that went on: {number}. The longer one was kept, and its trail of corrections says so.</source>
        <translation>Partidas que continuaron: {number}. Se conservó la más larga, y así consta en su lista de correcciones.</translation>
    </message>
    <message>
        <source>Matches without a start that equal one already there: {number}. Each was taken for the same one.</source>
        <translation>Partidas sin hora de inicio iguales a otra que ya estaba: {number}. Cada una se tomó por la misma.</translation>
    </message>
    <message>
        <source>“{file}”: {message}</source>
        <translation>“{file}”: {message}</translation>
    </message>
    <message>
        <source>Problems that are not listed: {number}.</source>
        <translation>Problemas que no se muestran: {number}.</translation>
    </message>
    <message>
        <source>There is no season yet.</source>
        <translation>Todavía no hay ninguna temporada.</translation>
    </message>
    <message>
        <source>{season}: {basis}</source>
        <translation>{season}: {basis}</translation>
    </message>
    <message>
        <source>Several games are added up here, and their points are not comparable; --game chooses one.</source>
        <translation>Aquí se suman varios juegos, y sus puntos no son comparables; --game elige uno.</translation>
    </message>
    <message>
        <source>Matches without a start, which a table of days leaves out: {number}.</source>
        <translation>Partidas sin hora de inicio, que una clasificación por días deja fuera: {number}.</translation>
    </message>
    <message>
        <source>Matches of a game that this Scorepad does not know ({game}), which are not in the export: {number}.</source>
        <translation>Partidas de un juego que este Scorepad no conoce ({game}) y que no están en la exportación: {number}.</translation>
    </message>
    <message>
        <source>The season {season} counts a game that this Scorepad does not know, and is not in the export.</source>
        <translation>La temporada {season} cuenta un juego que este Scorepad no conoce y no está en la exportación.</translation>
    </message>
    <message>
        <source>The history is not as it was written, so no table is made of it; “scorepad check” says what is wrong, and “scorepad check --repair” puts computed numbers right.</source>
        <translation>El historial no está como se escribió, así que no se hace ninguna clasificación; “scorepad check” dice qué falla y “scorepad check --repair” corrige los números calculados.</translation>
    </message>
    <message>
        <source>Matches checked: {number}. All is well.</source>
        <translation>Partidas comprobadas: {number}. Todo está bien.</translation>
    </message>
    <message>
        <source>Matches whose numbers were computed again and put right: {number}.</source>
        <translation>Partidas con números recalculados y corregidos: {number}.</translation>
    </message>
    <message>
        <source>today {time}</source>
        <translation>hoy, {time}</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <translation>ayer, {time}</translation>
    </message>
    <message>
        <source>{weekday} {time}</source>
        <translation>{weekday}, {time}</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>sin fecha</translation>
    </message>
    <message>
        <source>goes on, deal {deal}</source>
        <translation>sigue, mano {deal}</translation>
    </message>
    <message>
        <source>goes on, deal {deal} of {deals}</source>
        <translation>sigue, mano {deal} de {deals}</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>acabada antes</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>no cuenta</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name} {points}, won</source>
        <translation>{name} {points}, ganó</translation>
    </message>
    <message>
        <source>season {name}</source>
        <translation>temporada {name}</translation>
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
        <translation>Archivadas</translation>
    </message>
</context>
<context>
    <name>history_page</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Search names, notes, seasons</source>
        <translation>Buscar nombres, notas, temporadas</translation>
    </message>
    <message>
        <source>Nothing played yet</source>
        <translation>Aún no se ha jugado nada</translation>
    </message>
    <message>
        <source>Every match you play is kept here, deal by deal, and found again in seconds.</source>
        <translation>Aquí se guarda cada partida que juegas, mano por mano, y la encuentras en segundos.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Look around in a sample evening</source>
        <translation>Curiosear en una velada de ejemplo</translation>
    </message>
    <message>
        <source>Bring in old sheets…</source>
        <translation>Traer hojas antiguas…</translation>
    </message>
    <message>
        <source>Nothing found for {wanted}.</source>
        <translation>No hay nada para {wanted}.</translation>
    </message>
    <message>
        <source>Nothing is put away.</source>
        <translation>No hay nada archivado.</translation>
    </message>
    <message>
        <source>Every match is put away.</source>
        <translation>Todas las partidas están archivadas.</translation>
    </message>
    <message>
        <source>Show what is put away</source>
        <translation>Ver lo archivado</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Back to {name}</source>
        <translation>Volver a {name}</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Quitar filtros</translation>
    </message>
    <message>
        <source>{who} won with {points}</source>
        <translation>{who} ganó con {points}</translation>
    </message>
    <message>
        <source>{who} shared the win with {points}</source>
        <translation>{who} compartieron la victoria con {points}</translation>
    </message>
    <message>
        <source>{who} is ahead with {points}</source>
        <translation>{who} va por delante con {points}</translation>
    </message>
    <message>
        <source>{who} are ahead with {points}</source>
        <translation>{who} van por delante con {points}</translation>
    </message>
    <message>
        <source>Level at {points}</source>
        <translation>Empate a {points}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} y {last}</translation>
    </message>
    <message>
        <source>Nobody wrote down when</source>
        <translation>Nadie apuntó cuándo</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{day}, {time} to {end}</source>
        <translation>{day}, de {time} a {end}</translation>
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
            <numerusform>%n manos</numerusform>
        </translation>
    </message>
    <message>
        <source>put away</source>
        <translation>archivada</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {points}</source>
        <translation>Puesto {place}: {name}, {points}</translation>
    </message>
    <message>
        <source>Agreed at the table</source>
        <translation>Acordado en la mesa</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Temporada</translation>
    </message>
    <message>
        <source>No season</source>
        <translation>Sin temporada</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Anything worth remembering</source>
        <translation>Lo que quieras recordar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra</translation>
    </message>
    <message>
        <source>A new match of the same people by the same rules</source>
        <translation>Una partida nueva con la misma gente y las mismas reglas</translation>
    </message>
    <message>
        <source>Print the sheet…</source>
        <translation>Imprimir la hoja…</translation>
    </message>
    <message>
        <source>Save the sheet…</source>
        <translation>Guardar la hoja…</translation>
    </message>
    <message>
        <source>Save as a record file…</source>
        <translation>Guardar como registro…</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Archivar</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>This match cannot be shown.</source>
        <translation>Esta partida no se puede mostrar.</translation>
    </message>
    <message>
        <source>Matches behind a number</source>
        <translation>Partidas detrás de un número</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Fechas</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>{filter}: {value}. Press to show all again.</source>
        <translation>{filter}: {value}. Pulsa para volver a ver todo.</translation>
    </message>
    <message>
        <source>Only “{filter}” is shown. Press to show all again.</source>
        <translation>Solo se muestra “{filter}”. Pulsa para volver a ver todo.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>del {first} al {last}</translation>
    </message>
    <message>
        <source>since {first}</source>
        <translation>desde el {first}</translation>
    </message>
    <message>
        <source>until {last}</source>
        <translation>hasta el {last}</translation>
    </message>
    <message>
        <source>Type a few letters</source>
        <translation>Escribe unas letras</translation>
    </message>
    <message>
        <source>There is no such name.</source>
        <translation>No hay ningún nombre así.</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Este mes</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>El mes pasado</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Este año</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>El año pasado</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Show these days</source>
        <translation>Ver estos días</translation>
    </message>
    <message>
        <source>Matches, the latest first</source>
        <translation>Partidas, de la más reciente a la más antigua</translation>
    </message>
</context>
<context>
    <name>home</name>
    <message>
        <source>today {time}</source>
        <translation>hoy, {time}</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <translation>ayer, {time}</translation>
    </message>
    <message>
        <source>{who} is ahead with {points}</source>
        <translation>{who} va por delante con {points}</translation>
    </message>
    <message>
        <source>{who} are ahead with {points}</source>
        <translation>{who} van por delante con {points}</translation>
    </message>
    <message>
        <source>level at {points}</source>
        <translation>empate a {points}</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>sin fecha</translation>
    </message>
    <message>
        <source>This match is damaged; restore a backup to go on with it.</source>
        <translation>Esta partida está dañada; restaura una copia de seguridad para seguir con ella.</translation>
    </message>
</context>
<context>
    <name>home_page</name>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Opening the history…</source>
        <translation>Abriendo el historial…</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Continue, deal {deal}</source>
        <translation>Seguir, mano {deal}</translation>
    </message>
    <message>
        <source>Continue, deal {deal} of {deals}</source>
        <translation>Seguir, mano {deal} de {deals}</translation>
    </message>
    <message>
        <source>started {when}</source>
        <translation>empezada {when}</translation>
    </message>
    <message>
        <source>The last table</source>
        <translation>La última mesa</translation>
    </message>
    <message>
        <source>The same table again</source>
        <translation>Otra vez la misma mesa</translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>Partidas recientes</translation>
    </message>
    <message>
        <source>{action}: {game}, {players}</source>
        <translation>{action}: {game}, {players}</translation>
    </message>
    <message>
        <source>Change of team…</source>
        <translation>Cambio de rivales…</translation>
    </message>
    <message>
        <source>{game} by the same rules</source>
        <translation>{game} con las mismas reglas</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation>Esta noche</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>{game} {points}</source>
        <translation>{game} {points}</translation>
    </message>
    <message>
        <source>Season {name}</source>
        <translation>Temporada {name}</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>Ver clasificación</translation>
    </message>
    <message>
        <source>The table begins with the first finished match.</source>
        <translation>La clasificación empieza con la primera partida terminada.</translation>
    </message>
    <message>
        <source>{who} won with {points}</source>
        <translation>{who} ganó con {points}</translation>
    </message>
    <message>
        <source>{who} shared the win with {points}</source>
        <translation>{who} compartieron la victoria con {points}</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} y {last}</translation>
    </message>
    <message>
        <source>A fresh pad. Who deals?</source>
        <translation>Libreta nueva. ¿Quién reparte?</translation>
    </message>
    <message>
        <source>Say who sits at the table and what is agreed. Scorepad keeps the score from there, and saves every value as you enter it.</source>
        <translation>Di quién se sienta a la mesa y qué se ha acordado. A partir de ahí, Scorepad lleva la cuenta y guarda cada dato en cuanto lo escribes.</translation>
    </message>
    <message>
        <source>Look around in a sample evening</source>
        <translation>Curiosear en una velada de ejemplo</translation>
    </message>
    <message>
        <source>Look around in a sample year</source>
        <translation>Curiosear en un año de ejemplo</translation>
    </message>
    <message>
        <source>It opens in a window of its own, and goes when you close that.</source>
        <translation>Se abre en su propia ventana y desaparece al cerrarla.</translation>
    </message>
    <message>
        <source>A sample evening</source>
        <translation>Una velada de ejemplo</translation>
    </message>
    <message>
        <source>It is here to look around in. Nothing of it counts in your own tables.</source>
        <translation>Está aquí para que curiosees. Nada de esto cuenta en tus clasificaciones.</translation>
    </message>
    <message>
        <source>Your history cannot be opened</source>
        <translation>No se puede abrir tu historial</translation>
    </message>
    <message>
        <source>Nothing of it was changed, and nothing will be without your choice.</source>
        <translation>No se ha cambiado nada, y nada se cambiará sin que tú lo decidas.</translation>
    </message>
    <message>
        <source>A match is not as it was written.</source>
        <translation>Una partida no está como se escribió.</translation>
    </message>
    <message>
        <source>Find a way back…</source>
        <translation>Ver cómo recuperarlo…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Quitarla</translation>
    </message>
</context>
<context>
    <name>house_rules_dialog</name>
    <message>
        <source>House rules of this match</source>
        <translation>Reglas de la casa de esta partida</translation>
    </message>
    <message>
        <source>All deals are scored again by the new rules, also those that were played.</source>
        <translation>Todas las manos se vuelven a contar con las reglas nuevas, también las ya jugadas.</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Cambiar las reglas</translation>
    </message>
</context>
<context>
    <name>html</name>
    <message>
        <source>Season table</source>
        <translation>Clasificación de la temporada</translation>
    </message>
    <message>
        <source>The places over time</source>
        <translation>Evolución de los puestos</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Hojas de puntos</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Match {number} · {day} · {game}</source>
        <translation>Partida {number} · {day} · {game}</translation>
    </message>
    <message>
        <source>Match {number} · {game}</source>
        <translation>Partida {number} · {game}</translation>
    </message>
    <message>
        <source>✓ made · × missed</source>
        <translation>✓ cumplida · × fallida</translation>
    </message>
    <message>
        <source>* with points that the table gave or took</source>
        <translation>* con puntos que la mesa dio o quitó</translation>
    </message>
</context>
<context>
    <name>joining_dialog</name>
    <message>
        <source>Someone joins</source>
        <translation>Alguien se une</translation>
    </message>
    <message>
        <source>Who joins?</source>
        <translation>¿Quién se une?</translation>
    </message>
    <message>
        <source>Where at the table? Tap a seat, or drag the new one. By keys: arrows, then Enter.</source>
        <translation>¿En qué sitio de la mesa? Toca un asiento o arrastra el nuevo. Con teclas: flechas y luego Enter.</translation>
    </message>
    <message>
        <source>Begins with how many points?</source>
        <translation>¿Con cuántos puntos empieza?</translation>
    </message>
    <message>
        <source>the lowest total: {points}</source>
        <translation>el total más bajo: {points}</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>In {game} nobody can join a match that is running. Take a seat as a substitute, or play in the next match.</source>
        <translation>En {game} nadie puede unirse a una partida empezada. Ocupa un asiento como sustituto o juega en la próxima partida.</translation>
    </message>
    <message>
        <source>{game} is for at most {most} players. Take a seat as a substitute, or play in the next match.</source>
        <translation>{game} es para {most} jugadores como máximo. Ocupa un asiento como sustituto o juega en la próxima partida.</translation>
    </message>
    <message>
        <source>No deal is left: play in the next match.</source>
        <translation>No queda ninguna mano: juega en la próxima partida.</translation>
    </message>
    <message>
        <source>Whose seat?</source>
        <translation>¿En lugar de quién?</translation>
    </message>
    <message>
        <source>Choose whose seat it is.</source>
        <translation>Elige en lugar de quién.</translation>
    </message>
    <message>
        <source>From deal {deal} on {who} plays for {player}. The result stays with {player}.</source>
        <translation>Desde la mano {deal}, {who} juega por {player}. El resultado sigue siendo de {player}.</translation>
    </message>
    <message>
        <source>Play on together</source>
        <translation>Seguir juntos</translation>
    </message>
    <message>
        <source>Take the seat</source>
        <translation>Ocupar el asiento</translation>
    </message>
</context>
<context>
    <name>keypad</name>
    <message>
        <source>Change the sign</source>
        <translation>Cambiar el signo</translation>
    </message>
    <message>
        <source>Take back the last digit</source>
        <translation>Borrar la última cifra</translation>
    </message>
</context>
<context>
    <name>ladder_dialog</name>
    <message>
        <source>Shorten the ladder</source>
        <translation>Acortar la escalera</translation>
    </message>
    <message>
        <source>Only the deals still to come change. What was played stays as it is.</source>
        <translation>Solo cambian las manos que faltan. Lo jugado se queda como está.</translation>
    </message>
    <message>
        <source>Played: {sizes}</source>
        <translation>Jugadas: {sizes}</translation>
    </message>
    <message>
        <source>Played or begun: {sizes}</source>
        <translation>Jugadas o empezadas: {sizes}</translation>
    </message>
    <message>
        <source>Nothing is played yet.</source>
        <translation>Aún no se ha jugado nada.</translation>
    </message>
    <message>
        <source>Hand sizes still to come</source>
        <translation>Cartas de las manos que faltan</translation>
    </message>
    <message>
        <source>1 2 3 5 5 3 or 1-7-1</source>
        <translation>1 2 3 5 5 3 o 1-7-1</translation>
    </message>
    <message>
        <source>Stop at the next 1-card deal</source>
        <translation>Parar en la próxima mano de 1 carta</translation>
    </message>
    <message>
        <source>Deals still to come</source>
        <translation>Manos que faltan</translation>
    </message>
    <message>
        <source>Go down to 1 from here</source>
        <translation>Bajar a 1 desde aquí</translation>
    </message>
    <message>
        <source>A match has at most {most} deals.</source>
        <translation>Una partida tiene {most} manos como máximo.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) in all</source>
        <translation>
            <numerusform>%n mano en total</numerusform>
            <numerusform>%n manos en total</numerusform>
        </translation>
    </message>
    <message>
        <source>{deals}: {sizes}</source>
        <translation>{deals}: {sizes}</translation>
    </message>
    <message>
        <source>Change the ladder</source>
        <translation>Cambiar la escalera</translation>
    </message>
</context>
<context>
    <name>leaving_dialog</name>
    <message>
        <source>Someone leaves</source>
        <translation>Alguien se va</translation>
    </message>
    <message>
        <source>Who leaves?</source>
        <translation>¿Quién se va?</translation>
    </message>
    <message>
        <source>And then?</source>
        <translation>¿Y luego?</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Dejarlo aquí</translation>
    </message>
    <message>
        <source>A substitute takes the seat</source>
        <translation>Un sustituto ocupa el asiento</translation>
    </message>
    <message>
        <source>Play on without</source>
        <translation>Siguen los demás</translation>
    </message>
    <message>
        <source>Who takes the seat?</source>
        <translation>¿Quién ocupa el asiento?</translation>
    </message>
    <message>
        <source>Choose who leaves.</source>
        <translation>Elige quién se va.</translation>
    </message>
    <message>
        <source>Choose what happens then.</source>
        <translation>Elige qué pasa luego.</translation>
    </message>
    <message>
        <source>{game} cannot be played on with one player fewer.</source>
        <translation>No se puede seguir jugando a {game} con uno menos.</translation>
    </message>
    <message>
        <source>No deal is left to play on with.</source>
        <translation>No queda ninguna mano para seguir jugando.</translation>
    </message>
    <message>
        <source>From deal {deal} on {who} plays for {player}. The result stays with {player}.</source>
        <translation>Desde la mano {deal}, {who} juega por {player}. El resultado sigue siendo de {player}.</translation>
    </message>
    <message>
        <source>From deal {deal} on {player} plays again.</source>
        <translation>Desde la mano {deal}, {player} vuelve a jugar.</translation>
    </message>
    <message>
        <source>The deal that is being entered does not count.</source>
        <translation>La mano a medias no cuenta.</translation>
    </message>
    <message>
        <source>No deal is finished, so there is no winner: the match is thrown away.</source>
        <translation>No hay ninguna mano terminada, así que no gana nadie: la partida se descarta.</translation>
    </message>
    <message>
        <source>Go ahead</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Terminar partida</translation>
    </message>
    <message>
        <source>Take the seat</source>
        <translation>Ocupar el asiento</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir</translation>
    </message>
</context>
<context>
    <name>match_actions</name>
    <message>
        <source>Deal again (misdeal)</source>
        <translation>Repartir otra vez (mal repartido)</translation>
    </message>
    <message>
        <source>Somebody else deals…</source>
        <translation>Reparte otra persona…</translation>
    </message>
    <message>
        <source>Points for…</source>
        <translation>Puntos para…</translation>
    </message>
    <message>
        <source>Show a deal</source>
        <translation>Ver una mano</translation>
    </message>
    <message>
        <source>What was corrected…</source>
        <translation>Qué se corrigió…</translation>
    </message>
    <message>
        <source>Seats…</source>
        <translation>Asientos…</translation>
    </message>
    <message>
        <source>The wrong person…</source>
        <translation>Persona equivocada…</translation>
    </message>
    <message>
        <source>Someone leaves…</source>
        <translation>Alguien se va…</translation>
    </message>
    <message>
        <source>Someone joins…</source>
        <translation>Alguien se une…</translation>
    </message>
    <message>
        <source>Waiting pairs…</source>
        <translation>Parejas en espera…</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Reglas de la casa…</translation>
    </message>
    <message>
        <source>Shorten the ladder…</source>
        <translation>Acortar la escalera…</translation>
    </message>
    <message>
        <source>How long it lasts…</source>
        <translation>Cuánto dura…</translation>
    </message>
    <message>
        <source>Note and season…</source>
        <translation>Nota y temporada…</translation>
    </message>
    <message>
        <source>When it was played…</source>
        <translation>Cuándo se jugó…</translation>
    </message>
    <message>
        <source>Print or save…</source>
        <translation>Imprimir o guardar…</translation>
    </message>
    <message>
        <source>Go on by hand…</source>
        <translation>Seguir a mano…</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Guardar como archivo…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Copiar como imagen</translation>
    </message>
    <message>
        <source>Stop playing…</source>
        <translation>Dejar de jugar…</translation>
    </message>
    <message>
        <source>Go on with this match</source>
        <translation>Seguir con esta partida</translation>
    </message>
    <message>
        <source>Next match, same table</source>
        <translation>Otra partida, misma mesa</translation>
    </message>
    <message>
        <source>Next sheet of that evening</source>
        <translation>Siguiente hoja de esa noche</translation>
    </message>
    <message>
        <source>People and seats</source>
        <translation>Personas y asientos</translation>
    </message>
    <message>
        <source>Rules and length</source>
        <translation>Reglas y duración</translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation>La hoja</translation>
    </message>
    <message>
        <source>Correct this deal</source>
        <translation>Corregir esta mano</translation>
    </message>
    <message>
        <source>Somebody else dealt…</source>
        <translation>Repartió otra persona…</translation>
    </message>
    <message>
        <source>Note on this deal…</source>
        <translation>Nota sobre esta mano…</translation>
    </message>
    <message>
        <source>Put in a forgotten deal before it…</source>
        <translation>Insertar antes una mano olvidada…</translation>
    </message>
    <message>
        <source>Swap with the next deal…</source>
        <translation>Intercambiar con la siguiente…</translation>
    </message>
    <message>
        <source>Take this deal out…</source>
        <translation>Quitar esta mano…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
</context>
<context>
    <name>match_clock</name>
    <message numerus="yes">
        <source>%n min left</source>
        <translation>
            <numerusform>Queda %n min</numerusform>
            <numerusform>Quedan %n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n s left</source>
        <translation>
            <numerusform>Queda %n s</numerusform>
            <numerusform>Quedan %n s</numerusform>
        </translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Tiempo agotado</translation>
    </message>
    <message>
        <source>Set the time…</source>
        <translation>Fijar tiempo…</translation>
    </message>
    <message>
        <source>How long the match lasts</source>
        <translation>Cuánto dura la partida</translation>
    </message>
</context>
<context>
    <name>match_desk</name>
    <message>
        <source>Not everything is saved</source>
        <translation>No está todo guardado</translation>
    </message>
    <message>
        <source>Not saved: {why}</source>
        <translation>Sin guardar: {why}</translation>
    </message>
    <message>
        <source>Everything is saved now.</source>
        <translation>Ya está todo guardado.</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Volver a guardar</translation>
    </message>
    <message>
        <source>The roles go on: {who} deals.</source>
        <translation>El turno sigue: reparte {who}.</translation>
    </message>
    <message>
        <source>{who} deals first.</source>
        <translation>Reparte primero {who}.</translation>
    </message>
    <message>
        <source>Somebody else…</source>
        <translation>Otra persona…</translation>
    </message>
    <message>
        <source>The match is put away.</source>
        <translation>La partida está archivada.</translation>
    </message>
    <message>
        <source>The match is back.</source>
        <translation>La partida ha vuelto.</translation>
    </message>
    <message>
        <source>A new match goes on from here; the old one counts no more.</source>
        <translation>Desde aquí sigue una partida nueva; la anterior ya no cuenta.</translation>
    </message>
</context>
<context>
    <name>match_page</name>
    <message>
        <source>Undo {what}</source>
        <translation>Deshacer: {what}</translation>
    </message>
    <message>
        <source>Redo {what}</source>
        <translation>Rehacer: {what}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Table view</source>
        <translation>Para la mesa</translation>
    </message>
    <message>
        <source>The same for everybody to see, in large letters (F11)</source>
        <translation>Lo mismo para todos, en letras grandes (F11)</translation>
    </message>
    <message>
        <source>who deals</source>
        <translation>quién reparte</translation>
    </message>
    <message>
        <source>the points given</source>
        <translation>los puntos dados</translation>
    </message>
    <message>
        <source>dealing again</source>
        <translation>el nuevo reparto</translation>
    </message>
    <message>
        <source>the numbers of deal {deal}</source>
        <translation>los números de la mano {deal}</translation>
    </message>
    <message>
        <source>{who}’s call</source>
        <translation>{who}, voz</translation>
    </message>
    <message>
        <source>the last entry</source>
        <translation>última anotación</translation>
    </message>
    <message>
        <source>deal {deal}</source>
        <translation>mano {deal}</translation>
    </message>
    <message>
        <source>inserting deal {deal}</source>
        <translation>mano {deal} insertada</translation>
    </message>
    <message>
        <source>moving deal {deal}</source>
        <translation>mano {deal} movida</translation>
    </message>
    <message>
        <source>correcting deal {deal}</source>
        <translation>mano {deal} corregida</translation>
    </message>
    <message>
        <source>taking out deal {deal}</source>
        <translation>mano {deal} quitada</translation>
    </message>
    <message>
        <source>the seats</source>
        <translation>asientos</translation>
    </message>
    <message>
        <source>the house rules</source>
        <translation>reglas de la casa</translation>
    </message>
    <message>
        <source>ending the match</source>
        <translation>fin de la partida</translation>
    </message>
    <message>
        <source>going on</source>
        <translation>partida reanudada</translation>
    </message>
    <message>
        <source>the last change</source>
        <translation>último cambio</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Next match, same table</source>
        <translation>Otra partida, misma mesa</translation>
    </message>
    <message>
        <source>Same table</source>
        <translation>Misma mesa</translation>
    </message>
    <message>
        <source>Next sheet of that evening</source>
        <translation>Siguiente hoja de esa noche</translation>
    </message>
    <message>
        <source>Next sheet</source>
        <translation>Siguiente hoja</translation>
    </message>
    <message>
        <source>Play one more deal</source>
        <translation>Jugar una mano más</translation>
    </message>
    <message>
        <source>One more deal</source>
        <translation>Una mano más</translation>
    </message>
    <message>
        <source>Look at the deals</source>
        <translation>Ver las manos</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Change of team</source>
        <translation>Cambio de rivales</translation>
    </message>
    <message>
        <source>{pair} stay, and others sit down against them.</source>
        <translation>{pair} se quedan y juegan contra otra pareja.</translation>
    </message>
    <message>
        <source>{pair} stay; {next} are next.</source>
        <translation>{pair} se quedan; les toca a {next}.</translation>
    </message>
    <message>
        <source>{pair} stay; {next} are next. Or before them:</source>
        <translation>{pair} se quedan; les toca a {next}. O antes:</translation>
    </message>
    <message>
        <source>{pair} sit down</source>
        <translation>Entran {pair}</translation>
    </message>
    <message>
        <source>Somebody else…</source>
        <translation>Otra pareja…</translation>
    </message>
    <message>
        <source>Waiting pairs…</source>
        <translation>Parejas en espera…</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partida ha terminado</translation>
    </message>
</context>
<context>
    <name>match_time_dialog</name>
    <message>
        <source>How long does the match last?</source>
        <translation>¿Cuánto dura la partida?</translation>
    </message>
    <message>
        <source>Time is up: finish this deal, then end the match.</source>
        <translation>Se acabó el tiempo: termina esta mano y luego la partida.</translation>
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
        <translation>Minutos</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>It began at {began} and lasts until {ends}.</source>
        <translation>Inicio: {began}. Fin: {ends}.</translation>
    </message>
    <message>
        <source>The time runs from now on, until {ends}.</source>
        <translation>El tiempo corre desde ahora. Fin: {ends}.</translation>
    </message>
    <message>
        <source>It began at {began}: that time is over already.</source>
        <translation>Inicio: {began}. Ese tiempo ya ha pasado.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>End the match…</source>
        <translation>Terminar partida…</translation>
    </message>
    <message>
        <source>Set the time</source>
        <translation>Fijar tiempo</translation>
    </message>
</context>
<context>
    <name>merge_dialog</name>
    <message>
        <source>These two are one person</source>
        <translation>Estos dos son la misma persona</translation>
    </message>
    <message>
        <source>For somebody who got into the list under two names. You can part them again.</source>
        <translation>Para quien acabó en la lista con dos nombres. Los puedes volver a separar.</translation>
    </message>
    <message>
        <source>There is already somebody called {name}. Is that the same person?</source>
        <translation>Ya hay alguien que se llama {name}. ¿Es la misma persona?</translation>
    </message>
    <message>
        <source>The name</source>
        <translation>El nombre</translation>
    </message>
    <message>
        <source>is the same person as</source>
        <translation>es la misma persona que</translation>
    </message>
    <message>
        <source>Choose a name</source>
        <translation>Elige un nombre</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>{matches} of {name} count for {into} from now on, in lists and in season tables. The sheets keep the names as they were written.</source>
        <translation>Desde ahora, {into} suma también {matches} de {name}, en las listas y en las clasificaciones. Las hojas conservan los nombres tal como se escribieron.</translation>
    </message>
    <message>
        <source>What happens:</source>
        <translation>Qué pasa:</translation>
    </message>
    <message>
        <source>Not possible:</source>
        <translation>No se puede:</translation>
    </message>
    <message>
        <source>If a wrong name was written down there, put the right one into that match first; then they can be one.</source>
        <translation>Si allí se apuntó un nombre equivocado, pon primero el bueno en esa partida; después podrán ser uno.</translation>
    </message>
    <message>
        <source>Show those matches</source>
        <translation>Ver esas partidas</translation>
    </message>
    <message>
        <source>Leave them apart</source>
        <translation>Dejarlos separados</translation>
    </message>
    <message>
        <source>Make them one</source>
        <translation>Juntarlos</translation>
    </message>
</context>
<context>
    <name>message_bar</name>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>meter</name>
    <message>
        <source>{value} of {whole}</source>
        <translation>{value} de {whole}</translation>
    </message>
    <message>
        <source>{value} of {whole}, {over} over</source>
        <translation>{value} de {whole}, {over} de más</translation>
    </message>
</context>
<context>
    <name>new_match_page</name>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>¿Quién juega?</translation>
    </message>
    <message>
        <source>Clockwise round the table. Enter: next seat. Ctrl ↑ ↓: move. Ctrl D: deals first.</source>
        <translation>En sentido horario. Enter: siguiente asiento. Ctrl ↑ ↓: mover. Ctrl D: reparte primero.</translation>
    </message>
    <message>
        <source>Name on seat {seat}</source>
        <translation>Nombre en el asiento {seat}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>reparte</translation>
    </message>
    <message>
        <source>{who} deals first</source>
        <translation>{who} reparte primero</translation>
    </message>
    <message>
        <source>Seat {seat} deals first</source>
        <translation>El asiento {seat} reparte primero</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Quitar este asiento</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Añadir asiento</translation>
    </message>
    <message>
        <source>Shuffle seats</source>
        <translation>Barajar asientos</translation>
    </message>
    <message>
        <source>Draw for the deal</source>
        <translation>Sortear quién reparte</translation>
    </message>
    <message>
        <source>Drawn:</source>
        <translation>Sorteo:</translation>
    </message>
    <message>
        <source>The roles go on:</source>
        <translation>El turno sigue:</translation>
    </message>
    <message>
        <source>Tap a name: it deals first. Drag it to another seat.</source>
        <translation>Toca un nombre: reparte primero. Arrástralo a otro asiento.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>All rules…</source>
        <translation>Todas las reglas…</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation>Cerrar las reglas</translation>
    </message>
    <message>
        <source>Save these rules as…</source>
        <translation>Guardar estas reglas como…</translation>
    </message>
    <message>
        <source>A name for these rules</source>
        <translation>Un nombre para estas reglas</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Delete “{name}”</source>
        <translation>Borrar “{name}”</translation>
    </message>
    <message>
        <source>“{name}” is one of the usual names already</source>
        <translation>“{name}” ya es uno de los nombres habituales</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Temporada</translation>
    </message>
    <message>
        <source>Leave it empty where the match counts for none.</source>
        <translation>Déjalo vacío si la partida no cuenta para ninguna.</translation>
    </message>
    <message>
        <source>No season</source>
        <translation>Sin temporada</translation>
    </message>
    <message>
        <source>Any other game, or an old sheet with only its totals:</source>
        <translation>Cualquier otro juego, o una hoja antigua solo con totales:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Empezar la partida</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Apuntarla</translation>
    </message>
    <message>
        <source>Ctrl and Enter start from anywhere on this page</source>
        <translation>Ctrl y Enter la empiezan desde cualquier punto de esta página</translation>
    </message>
    <message>
        <source>That day or time is still to come</source>
        <translation>Ese día o esa hora aún no ha llegado</translation>
    </message>
    <message>
        <source>on a day that nobody knows</source>
        <translation>un día que nadie sabe</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write at least %n name(s)</source>
        <translation>
            <numerusform>Escribe al menos %n nombre</numerusform>
            <numerusform>Escribe al menos %n nombres</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} is for at most {most} players</source>
        <translation>{game} es para {most} jugadores como máximo</translation>
    </message>
    <message>
        <source>Players opposite each other are partners.</source>
        <translation>Quienes se sientan frente a frente son pareja.</translation>
    </message>
    <message>
        <source>{pair} play against {other}</source>
        <translation>{pair} juegan contra {other}</translation>
    </message>
    <message>
        <source>Write two names first</source>
        <translation>Escribe antes dos nombres</translation>
    </message>
    <message>
        <source>Nobody sits here: write a name, or remove the seat</source>
        <translation>Aquí no se sienta nadie: escribe un nombre o quita el asiento</translation>
    </message>
    <message>
        <source>Who sits here?</source>
        <translation>¿Quién va aquí?</translation>
    </message>
    <message>
        <source>{name} has a seat already: add something to one of the two names</source>
        <translation>{name} ya tiene asiento: añade algo a uno de los dos nombres</translation>
    </message>
    <message>
        <source>Give these rules a name</source>
        <translation>Ponles un nombre a estas reglas</translation>
    </message>
    <message>
        <source>A name for rules has at most 40 letters</source>
        <translation>El nombre de unas reglas tiene 40 letras como máximo</translation>
    </message>
    <message>
        <source>This name holds a character that cannot be written</source>
        <translation>Este nombre contiene un carácter que no se puede escribir</translation>
    </message>
</context>
<context>
    <name>note_dialog</name>
    <message>
        <source>Note and season</source>
        <translation>Nota y temporada</translation>
    </message>
    <message>
        <source>Kept with the match; points do not change.</source>
        <translation>Se guarda con la partida; los puntos no cambian.</translation>
    </message>
    <message>
        <source>Note on deal {deal}</source>
        <translation>Nota sobre la mano {deal}</translation>
    </message>
    <message>
        <source>Shown on the deal’s card. Points do not change.</source>
        <translation>Se ve en la ficha de la mano. Los puntos no cambian.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Temporada</translation>
    </message>
    <message>
        <source>no season</source>
        <translation>sin temporada</translation>
    </message>
    <message>
        <source>Counts in season tables</source>
        <translation>Cuenta en las clasificaciones</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>old_sheets</name>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>at Anna’s</source>
        <translation>en casa de Anna</translation>
    </message>
    <message>
        <source>Daan is back</source>
        <translation>Daan ha vuelto</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Este archivo está vacío.</translation>
    </message>
    <message>
        <source>This is a Scorepad record, which needs no questions: open it as a record file.</source>
        <translation>Esto es un registro de Scorepad y no necesita preguntas: ábrelo como archivo de registro.</translation>
    </message>
    <message>
        <source>This is a workbook of a spreadsheet. Open it there, and save the sheet as CSV (“Save as…”).</source>
        <translation>Esto es un libro de una hoja de cálculo. Ábrelo allí y guarda la hoja como CSV («Guardar como…»).</translation>
    </message>
    <message>
        <source>This is an OpenDocument file. Open it in its program, and save the sheet as CSV.</source>
        <translation>Esto es un archivo OpenDocument. Ábrelo en su programa y guarda la hoja como CSV.</translation>
    </message>
    <message>
        <source>This is a web page. Open it in a spreadsheet, and save the sheet as CSV.</source>
        <translation>Esto es una página web. Ábrela en una hoja de cálculo y guarda la hoja como CSV.</translation>
    </message>
    <message>
        <source>This file holds no text. A sheet is read from CSV, as every spreadsheet can save it.</source>
        <translation>Este archivo no tiene texto. Las hojas se leen de un CSV, que cualquier hoja de cálculo sabe guardar.</translation>
    </message>
    <message>
        <source>Near row {row} a quotation mark (&quot;) is not closed, or stands in the middle of a cell.</source>
        <translation>Cerca de la fila {row} unas comillas (&quot;) no se cierran o están en medio de una celda.</translation>
    </message>
    <message>
        <source>This file is larger than {most} MB. Split it, and bring in its parts.</source>
        <translation>Este archivo pasa de {most} MB. Divídelo y trae las partes.</translation>
    </message>
    <message>
        <source>This sheet has more than {most} rows. Split it, and bring in its parts.</source>
        <translation>Esta hoja tiene más de {most} filas. Divídela y trae las partes.</translation>
    </message>
    <message>
        <source>Row {row} has more than {most} columns. This is no sheet of matches.</source>
        <translation>La fila {row} tiene más de {most} columnas. Esto no es una hoja de partidas.</translation>
    </message>
    <message>
        <source>Row {row} has a cell that is far too long.</source>
        <translation>La fila {row} tiene una celda demasiado larga.</translation>
    </message>
    <message>
        <source>“{text}” is no number</source>
        <translation>«{text}» no es un número</translation>
    </message>
    <message>
        <source>“{text}” has decimals; points are whole</source>
        <translation>«{text}» tiene decimales; los puntos son enteros</translation>
    </message>
    <message>
        <source>“{text}” is not between {least} and {most}</source>
        <translation>«{text}» no está entre {least} y {most}</translation>
    </message>
    <message>
        <source>“{text}” is no date</source>
        <translation>«{text}» no es una fecha</translation>
    </message>
    <message>
        <source>“{text}” does not say in which year</source>
        <translation>«{text}» no dice de qué año es</translation>
    </message>
    <message>
        <source>“{text}” is no time of the day</source>
        <translation>«{text}» no es una hora del día</translation>
    </message>
    <message>
        <source>“{text}” is still to come</source>
        <translation>«{text}» aún no ha llegado</translation>
    </message>
    <message>
        <source>there is no date, nor one above it</source>
        <translation>no hay fecha, ni otra más arriba</translation>
    </message>
    <message>
        <source>{name} has points in two columns</source>
        <translation>{name} tiene puntos en dos columnas</translation>
    </message>
    <message>
        <source>fewer than two players have points</source>
        <translation>tienen puntos menos de dos jugadores</translation>
    </message>
    <message>
        <source>more than {most} players have points</source>
        <translation>tienen puntos más de {most} jugadores</translation>
    </message>
    <message>
        <source>there are not two pairs with points</source>
        <translation>no hay dos parejas con puntos</translation>
    </message>
    <message>
        <source>a pair and a single player have points in one match</source>
        <translation>una pareja y un jugador solo tienen puntos en la misma partida</translation>
    </message>
    <message>
        <source>other players have points here than in the rest of the match</source>
        <translation>aquí tienen puntos otros jugadores que en el resto de la partida</translation>
    </message>
    <message>
        <source>Say which columns hold the players’ points.</source>
        <translation>Di en qué columnas están los puntos de los jugadores.</translation>
    </message>
    <message>
        <source>Say whose points are in column {column}.</source>
        <translation>Di de quién son los puntos de la columna {column}.</translation>
    </message>
    <message>
        <source>Column {column} needs a name of at most 60 letters.</source>
        <translation>La columna {column} necesita un nombre de 60 letras como máximo.</translation>
    </message>
    <message>
        <source>Say which two are the pair of column {column}, as “Anna &amp; Cato”.</source>
        <translation>Di quiénes son la pareja de la columna {column}, como «Anna &amp; Cato».</translation>
    </message>
    <message>
        <source>Two columns are said to be the same thing, {column} and one before it. Choose one.</source>
        <translation>Dos columnas serían lo mismo, {column} y una anterior. Elige una.</translation>
    </message>
    <message>
        <source>Say whether day or month comes first: “{text}” could be either.</source>
        <translation>Di qué va primero, el día o el mes: «{text}» puede ser ambas cosas.</translation>
    </message>
    <message>
        <source>{file} is no file that can be read.</source>
        <translation>{file} no es un archivo que se pueda leer.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}.</source>
        <translation>No se puede leer {file}: {why}.</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}: {why}</translation>
    </message>
    <message>
        <source>Choose an old sheet</source>
        <translation>Elige una hoja antigua</translation>
    </message>
    <message>
        <source>Sheets as CSV</source>
        <translation>Hojas en CSV</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>Save an example of a sheet</source>
        <translation>Guardar una hoja de ejemplo</translation>
    </message>
    <message>
        <source>example</source>
        <translation>ejemplo</translation>
    </message>
    <message>
        <source>The example is in {file}.</source>
        <translation>El ejemplo está en {file}.</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Ver carpeta</translation>
    </message>
    <message>
        <source>Nothing was added: every match is there already.</source>
        <translation>No se ha añadido nada: ya estaban todas las partidas.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) added.</source>
        <translation>
            <numerusform>%n partida añadida.</numerusform>
            <numerusform>%n partidas añadidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) put away again.</source>
        <translation>
            <numerusform>%n partida retirada de nuevo.</numerusform>
            <numerusform>%n partidas retiradas de nuevo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) brought back.</source>
        <translation>
            <numerusform>%n partida recuperada.</numerusform>
            <numerusform>%n partidas recuperadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add again</source>
        <translation>Añadir otra vez</translation>
    </message>
    <message>
        <source>player</source>
        <translation>jugador</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>pareja</translation>
    </message>
    <message>
        <source>date</source>
        <translation>fecha</translation>
    </message>
    <message>
        <source>time</source>
        <translation>hora</translation>
    </message>
    <message>
        <source>match</source>
        <translation>partida</translation>
    </message>
    <message>
        <source>season</source>
        <translation>temporada</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>leave out</source>
        <translation>omitir</translation>
    </message>
    <message>
        <source>a whole match</source>
        <translation>una partida entera</translation>
    </message>
    <message>
        <source>one deal</source>
        <translation>una mano</translation>
    </message>
    <message>
        <source>the same match is written there</source>
        <translation>pone la misma partida</translation>
    </message>
    <message>
        <source>they are of one day</source>
        <translation>son del mismo día</translation>
    </message>
    <message>
        <source>no empty row is between them</source>
        <translation>no hay una fila vacía entre ellas</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>coma</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>punto y coma</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulador</translation>
    </message>
    <message>
        <source>upright line |</source>
        <translation>barra vertical |</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of totals left out</source>
        <translation>
            <numerusform>%n fila de totales omitida</numerusform>
            <numerusform>%n filas de totales omitidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of titles left out</source>
        <translation>
            <numerusform>%n fila de títulos omitida</numerusform>
            <numerusform>%n filas de títulos omitidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) without points left out</source>
        <translation>
            <numerusform>%n fila sin puntos omitida</numerusform>
            <numerusform>%n filas sin puntos omitidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>{matches} of {players} will be added, from {first} to {last}.</source>
        <translation>Se añadirá lo siguiente: {matches} de {players}, del {first} al {last}.</translation>
    </message>
    <message>
        <source>{matches} of {players} will be added, played on {first}.</source>
        <translation>Se añadirá lo siguiente: {matches} de {players}, del {first}.</translation>
    </message>
    <message>
        <source>{matches} of {players} will be added, without a date.</source>
        <translation>Se añadirá lo siguiente: {matches} de {players}, sin fecha.</translation>
    </message>
    <message>
        <source>Nothing is added.</source>
        <translation>No se añade nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) already there</source>
        <translation>
            <numerusform>%n partida ya está</numerusform>
            <numerusform>%n partidas ya están</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) written down twice</source>
        <translation>
            <numerusform>%n partida apuntada dos veces</numerusform>
            <numerusform>%n partidas apuntadas dos veces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) cannot be read</source>
        <translation>
            <numerusform>%n fila no se puede leer</numerusform>
            <numerusform>%n filas no se pueden leer</numerusform>
        </translation>
    </message>
    <message>
        <source>Row {row}, {column}: {what}.</source>
        <translation>Fila {row}, {column}: {what}.</translation>
    </message>
    <message>
        <source>Row {row}: {what}.</source>
        <translation>Fila {row}: {what}.</translation>
    </message>
    <message>
        <source>the total says {said}, the rows above it come to {added}</source>
        <translation>el total dice {said}, las filas de arriba suman {added}</translation>
    </message>
    <message>
        <source>{place}. {name} {points}</source>
        <translation>{place}. {name} {points}</translation>
    </message>
    <message>
        <source>Bring in old sheets</source>
        <translation>Traer hojas antiguas</translation>
    </message>
    <message>
        <source>Choose a sheet that was saved as CSV: the players in columns, and a row for each match or each deal. Nothing is added before you have seen what it comes to.</source>
        <translation>Elige una hoja guardada como CSV: los jugadores en columnas y una fila por partida o por mano. No se añade nada antes de que veas lo que sale.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Elegir archivo…</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Otro archivo…</translation>
    </message>
    <message>
        <source>Save an example…</source>
        <translation>Guardar un ejemplo…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>Add %n match(es)</source>
        <translation>
            <numerusform>Añadir %n partida</numerusform>
            <numerusform>Añadir %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>The sheet is being looked through.</source>
        <translation>Se está repasando la hoja.</translation>
    </message>
    <message>
        <source>The matches are being added.</source>
        <translation>Se están añadiendo las partidas.</translation>
    </message>
    <message>
        <source>Some rows cannot be read. Mend them in the file, or say that they are to be left out.</source>
        <translation>Hay filas que no se pueden leer. Corrígelas en el archivo o di que se omitan.</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir allí</translation>
    </message>
    <message>
        <source>There is nothing to add.</source>
        <translation>No hay nada que añadir.</translation>
    </message>
    <message>
        <source>1. What each column is</source>
        <translation>1. Qué es cada columna</translation>
    </message>
    <message>
        <source>Between the cells</source>
        <translation>Entre las celdas</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Títulos</translation>
    </message>
    <message>
        <source>in row {row}</source>
        <translation>en la fila {row}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>What column {column} is</source>
        <translation>Qué es la columna {column}</translation>
    </message>
    <message>
        <source>Whose points column {column} holds</source>
        <translation>De quién son los puntos de la columna {column}</translation>
    </message>
    <message>
        <source>Who?</source>
        <translation>¿Quién?</translation>
    </message>
    <message>
        <source>Anna &amp; Cato</source>
        <translation>Anna &amp; Cato</translation>
    </message>
    <message>
        <source>Is “{name}” the same person as {known}?</source>
        <translation>¿«{name}» es la misma persona que {known}?</translation>
    </message>
    <message>
        <source>Yes, {known}</source>
        <translation>Sí, {known}</translation>
    </message>
    <message>
        <source>If you say nothing, they stay two people.</source>
        <translation>Si no dices nada, siguen siendo dos personas.</translation>
    </message>
    <message>
        <source>3. What will be added</source>
        <translation>3. Lo que se añadirá</translation>
    </message>
    <message>
        <source>Leave out the rows that cannot be read</source>
        <translation>Omitir las filas que no se pueden leer</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more row(s)</source>
        <translation>
            <numerusform>… y %n fila más</numerusform>
            <numerusform>… y %n filas más</numerusform>
        </translation>
    </message>
    <message>
        <source>The sheet is being looked through…</source>
        <translation>Se está repasando la hoja…</translation>
    </message>
    <message>
        <source>The matches are being added…</source>
        <translation>Se están añadiendo las partidas…</translation>
    </message>
    <message>
        <source>The matches of the sheet</source>
        <translation>Las partidas de la hoja</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>sin fecha</translation>
    </message>
    <message>
        <source>{rows}, already there</source>
        <translation>{rows}, ya está</translation>
    </message>
    <message>
        <source>Matches without a time are put at eight in the evening, in the order of the sheet.</source>
        <translation>Las partidas sin hora se ponen a las ocho de la tarde, en el orden de la hoja.</translation>
    </message>
    <message>
        <source>2. What the sheet cannot tell</source>
        <translation>2. Lo que la hoja no dice</translation>
    </message>
    <message>
        <source>A row is</source>
        <translation>Una fila es</translation>
    </message>
    <message>
        <source>Rows are one match where</source>
        <translation>Las filas son una partida si</translation>
    </message>
    <message>
        <source>In “{text}” comes first</source>
        <translation>En «{text}» va primero</translation>
    </message>
    <message>
        <source>the day</source>
        <translation>el día</translation>
    </message>
    <message>
        <source>the month</source>
        <translation>el mes</translation>
    </message>
    <message>
        <source>Decimals stand behind</source>
        <translation>Los decimales van tras</translation>
    </message>
    <message>
        <source>a point: 12.5</source>
        <translation>un punto: 12.5</translation>
    </message>
    <message>
        <source>a comma: 12,5</source>
        <translation>una coma: 12,5</translation>
    </message>
    <message>
        <source>All was played on one day</source>
        <translation>Todo se jugó el mismo día</translation>
    </message>
    <message>
        <source>The lowest total wins</source>
        <translation>Gana el total más bajo</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Temporada</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>A qué se jugó</translation>
    </message>
    <message>
        <source>such as Hearts; it is kept in the note</source>
        <translation>por ejemplo Corazones; queda en la nota</translation>
    </message>
    <message>
        <source>Equal rows are different matches</source>
        <translation>Las filas iguales son partidas distintas</translation>
    </message>
</context>
<context>
    <name>options_form</name>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>With the other rules as they are, this one changes nothing.</source>
        <translation>Con las demás reglas como están, esta no cambia nada.</translation>
    </message>
    <message>
        <source>Usually: {value}</source>
        <translation>Lo habitual: {value}</translation>
    </message>
    <message>
        <source>Changed; usually: {value}</source>
        <translation>Cambiado; lo habitual: {value}</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Cartas por jugador</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Manos</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n manos</numerusform>
        </translation>
    </message>
    <message>
        <source>{deals}: {sizes}</source>
        <translation>{deals}: {sizes}</translation>
    </message>
    <message>
        <source>Our own list of hand sizes</source>
        <translation>Lista propia de cartas por mano</translation>
    </message>
    <message>
        <source>1 2 3 5 5 3 or 1-7-1</source>
        <translation>1 2 3 5 5 3 o 1-7-1</translation>
    </message>
    <message>
        <source>Up to {largest} and back</source>
        <translation>Hasta {largest} y vuelta</translation>
    </message>
    <message>
        <source>From {low} to {high} in steps of {step}, so not {number}</source>
        <translation>De {low} a {high} en saltos de {step}, así que {number} no vale</translation>
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
        <translation>{who} ganaron con {points}</translation>
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
        <translation>naranja</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>morado</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>dorado</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>gris</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>light green</source>
        <translation>verde claro</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violeta</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>marrón</translation>
    </message>
    <message>
        <source>No colour of their own</source>
        <translation>Sin color propio</translation>
    </message>
</context>
<context>
    <name>paper</name>
    <message>
        <source>{game}, a sheet to write on</source>
        <translation>{game}, hoja para rellenar</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>da</translation>
    </message>
    <message>
        <source>● deals, if the first column deals first</source>
        <translation>● da cartas, si empieza dando la primera columna</translation>
    </message>
    <message>
        <source>● deals</source>
        <translation>● reparte</translation>
    </message>
    <message>
        <source>The numbers are the seats, clockwise.</source>
        <translation>Los números son los asientos, en el sentido del reloj.</translation>
    </message>
    <message>
        <source>The numbers are the seats, clockwise; seat 1 deals first.</source>
        <translation>Los números son los asientos, en sentido horario; primero reparte el asiento 1.</translation>
    </message>
    <message>
        <source>{game}: {players}</source>
        <translation>{game}: {players}</translation>
    </message>
    <message>
        <source>Season: {season}</source>
        <translation>Temporada: {season}</translation>
    </message>
    <message>
        <source>Running totals</source>
        <translation>Totales acumulados</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Cómo terminó</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Hasta ahora</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>{place}. {name}: {total}</source>
        <translation>{place}. {name}: {total}</translation>
    </message>
    <message>
        <source>✓ made · × missed</source>
        <translation>✓ cumplida · × fallida</translation>
    </message>
    <message>
        <source>small at the right: the running total</source>
        <translation>en pequeño, a la derecha: el total acumulado</translation>
    </message>
    <message>
        <source>* with points that the table gave or took</source>
        <translation>* con puntos que la mesa dio o quitó</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Página {page} de {pages}</translation>
    </message>
    <message>
        <source>All seasons</source>
        <translation>Todas las temporadas</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Places over time</source>
        <translation>Evolución de los puestos</translation>
    </message>
    <message>
        <source>Places over time, the first {lines} lines</source>
        <translation>Evolución de los puestos, las {lines} primeras líneas</translation>
    </message>
    <message>
        <source>Several games are added up here, and their points are not comparable.</source>
        <translation>Aquí se suman varios juegos, y sus puntos no se pueden comparar.</translation>
    </message>
</context>
<context>
    <name>paper_desk</name>
    <message>
        <source>The match’s sheet</source>
        <translation>La hoja de la partida</translation>
    </message>
    <message>
        <source>The season table</source>
        <translation>La clasificación de la temporada</translation>
    </message>
    <message>
        <source>Sheets to write on</source>
        <translation>Hojas para rellenar</translation>
    </message>
    <message>
        <source>Table and chart</source>
        <translation>Clasificación y gráfico</translation>
    </message>
    <message>
        <source>With the matches</source>
        <translation>Con las partidas</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>Save as picture</source>
        <translation>Guardar como imagen</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Guardado: {file}</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Ver carpeta</translation>
    </message>
    <message>
        <source>The sheet is copied.</source>
        <translation>La hoja está copiada.</translation>
    </message>
    <message>
        <source>The table is copied.</source>
        <translation>La clasificación está copiada.</translation>
    </message>
</context>
<context>
    <name>paper_preview</name>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Página {page} de {pages}</translation>
    </message>
    <message>
        <source>{page} / {pages}</source>
        <translation>{page} / {pages}</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>This is the first page.</source>
        <translation>Esta es la primera página.</translation>
    </message>
    <message>
        <source>This is the last page.</source>
        <translation>Esta es la última página.</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Copiar como imagen</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>Guardar como imagen…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Guardar como PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>The pages are being laid out…</source>
        <translation>Preparando las páginas…</translation>
    </message>
    <message>
        <source>The pages are being written…</source>
        <translation>Escribiendo las páginas…</translation>
    </message>
    <message>
        <source>The pages are not ready yet.</source>
        <translation>Las páginas aún no están listas.</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Carta</translation>
    </message>
</context>
<context>
    <name>person_dialog</name>
    <message>
        <source>The wrong person was registered</source>
        <translation>Se apuntó a la persona equivocada</translation>
    </message>
    <message>
        <source>The name changes in this match only. All numbers stay where they are.</source>
        <translation>El nombre cambia solo en esta partida. Todos los números se quedan donde están.</translation>
    </message>
    <message>
        <source>Which name is wrong?</source>
        <translation>¿Qué nombre está mal?</translation>
    </message>
    <message>
        <source>Who really played?</source>
        <translation>¿Quién jugó de verdad?</translation>
    </message>
    <message>
        <source>Who really played, and not {who}?</source>
        <translation>¿Quién jugó de verdad en lugar de {who}?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Choose the name that is wrong.</source>
        <translation>Elige el nombre que está mal.</translation>
    </message>
    <message>
        <source>What {player} bid, took and scored here is then of {who}.</source>
        <translation>Lo que {player} declaró, hizo y puntuó aquí pasa a ser de {who}.</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Cambiar el nombre</translation>
    </message>
</context>
<context>
    <name>pill_row</name>
    <message>
        <source>{what}: change</source>
        <translation>{what}: cambiar</translation>
    </message>
</context>
<context>
    <name>places_svg</name>
    <message>
        <source>The places over time</source>
        <translation>Evolución de los puestos</translation>
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
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Back to where this page was opened (Escape)</source>
        <translation>Volver a donde se abrió esta página (Escape)</translation>
    </message>
    <message>
        <source>Their matches</source>
        <translation>Sus partidas</translation>
    </message>
    <message>
        <source>Matches of {name}</source>
        <translation>Partidas de {name}</translation>
    </message>
    <message>
        <source>also {names}</source>
        <translation>también {names}</translation>
    </message>
    <message>
        <source>One moment: the matches are being counted.</source>
        <translation>Un momento: se están contando las partidas.</translation>
    </message>
    <message>
        <source>No finished match of {name} counts yet. The figures begin with the first one.</source>
        <translation>Aún no cuenta ninguna partida acabada de {name}. Los números empiezan con la primera.</translation>
    </message>
    <message>
        <source>No match of {name} is left with these choices.</source>
        <translation>Con estas opciones no queda ninguna partida de {name}.</translation>
    </message>
    <message>
        <source>“Few” beside a number: it rests on fewer than {chances} chances, and may be luck.</source>
        <translation>«Pocas» junto a un número: se basa en menos de {chances} ocasiones y puede ser suerte.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) in no month: nobody wrote down on which day they were.</source>
        <translation>
            <numerusform>%n partida sin mes: nadie apuntó qué día fue.</numerusform>
            <numerusform>%n partidas sin mes: nadie apuntó qué día fueron.</numerusform>
        </translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Puestos</translation>
    </message>
    <message>
        <source>Streaks</source>
        <translation>Rachas</translation>
    </message>
    <message>
        <source>Matches won, by seat</source>
        <translation>Ganadas, por asiento</translation>
    </message>
    <message>
        <source>Others beaten, by month</source>
        <translation>Rivales superados, por mes</translation>
    </message>
    <message>
        <source>Against each opponent</source>
        <translation>Contra cada rival</translation>
    </message>
    <message>
        <source>With each partner</source>
        <translation>Con cada pareja</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>No ganadas</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Por delante</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Empates</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Por detrás</translation>
    </message>
    <message>
        <source>Ahead, of all</source>
        <translation>Por delante, de todas</translation>
    </message>
    <message>
        <source>Won, of all</source>
        <translation>Ganadas, de todas</translation>
    </message>
    <message>
        <source>Others beaten</source>
        <translation>Rivales superados</translation>
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
        <translation>Ver todos: {number}</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Ver menos</translation>
    </message>
    <message>
        <source>Enter opens the matches behind a number, S sorts by its column.</source>
        <translation>Intro abre las partidas detrás de un número, S ordena por su columna.</translation>
    </message>
    <message>
        <source>Enter opens the matches behind a number.</source>
        <translation>Intro abre las partidas detrás de un número.</translation>
    </message>
    <message>
        <source>Chart or table</source>
        <translation>Gráfico o tabla</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>{hits} of {of}</source>
        <translation>{hits} de {of}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>{hits} of {of} · {percent}</source>
        <translation>{hits} de {of} · {percent}</translation>
    </message>
    <message>
        <source>{figure} · few</source>
        <translation>{figure} · pocas</translation>
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
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Partidas ganadas</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>Puesto {place}</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <translation>Asiento {seat}</translation>
    </message>
    <message>
        <source>Place, on average</source>
        <translation>Puesto medio</translation>
    </message>
    <message>
        <source>Points in a match</source>
        <translation>Puntos por partida</translation>
    </message>
    <message>
        <source>Points in a deal</source>
        <translation>Puntos por mano</translation>
    </message>
    <message>
        <source>Highest total</source>
        <translation>Total más alto</translation>
    </message>
    <message>
        <source>Lowest total</source>
        <translation>Total más bajo</translation>
    </message>
    <message>
        <source>Won in a row, going on</source>
        <translation>Victorias seguidas, en curso</translation>
    </message>
    <message>
        <source>Without a win, going on</source>
        <translation>Sin ganar, en curso</translation>
    </message>
    <message>
        <source>Most won in a row</source>
        <translation>Más victorias seguidas</translation>
    </message>
    <message>
        <source>Longest without a win</source>
        <translation>Más tiempo sin ganar</translation>
    </message>
    <message numerus="yes">
        <source>match(es) played</source>
        <translation>
            <numerusform>partida jugada</numerusform>
            <numerusform>partidas jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>won: {percent}</source>
        <translation>ganadas: {percent}</translation>
    </message>
    <message>
        <source>of the others beaten</source>
        <translation>de los rivales superados</translation>
    </message>
    <message numerus="yes">
        <source>win(s) in a row, going on</source>
        <translation>
            <numerusform>victoria seguida, en curso</numerusform>
            <numerusform>victorias seguidas, en curso</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match(es) since the last win</source>
        <translation>
            <numerusform>partida desde la última victoria</numerusform>
            <numerusform>partidas desde la última victoria</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match(es), not won yet</source>
        <translation>
            <numerusform>partida, aún sin ganar</numerusform>
            <numerusform>partidas, aún sin ganar</numerusform>
        </translation>
    </message>
    <message>
        <source>{first}: {second}</source>
        <translation>{first}: {second}</translation>
    </message>
    <message>
        <source>against {name}</source>
        <translation>contra {name}</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>con {name}</translation>
    </message>
    <message>
        <source>ahead of {name}</source>
        <translation>por delante de {name}</translation>
    </message>
    <message>
        <source>level with {name}</source>
        <translation>a la par con {name}</translation>
    </message>
    <message>
        <source>behind {name}</source>
        <translation>por detrás de {name}</translation>
    </message>
    <message>
        <source>won with {name}</source>
        <translation>ganadas con {name}</translation>
    </message>
    <message>
        <source>not won with {name}</source>
        <translation>no ganadas con {name}</translation>
    </message>
    <message>
        <source>in {month}</source>
        <translation>en {month}</translation>
    </message>
    <message>
        <source>won in {month}</source>
        <translation>ganadas en {month}</translation>
    </message>
</context>
<context>
    <name>players_desk</name>
    <message>
        <source>{name} is called {to} from now on.</source>
        <translation>{name} se llama {to} desde ahora.</translation>
    </message>
    <message>
        <source>{name} and {into} are one person now: {into}.</source>
        <translation>{name} y {into} son ahora la misma persona: {into}.</translation>
    </message>
    <message>
        <source>{name} and {into} at one table</source>
        <translation>{name} y {into} en la misma mesa</translation>
    </message>
    <message>
        <source>{name} and {into} are two people now.</source>
        <translation>{name} y {into} son ahora dos personas.</translation>
    </message>
    <message>
        <source>{name} is a guest, and left out of season tables.</source>
        <translation>{name} juega como invitado y queda fuera de las clasificaciones.</translation>
    </message>
    <message>
        <source>{name} is no guest, and counts in season tables.</source>
        <translation>{name} ya no juega como invitado y cuenta en las clasificaciones.</translation>
    </message>
    <message>
        <source>The colour of {name} is {colour} from now on.</source>
        <translation>El color de {name} es {colour} desde ahora.</translation>
    </message>
    <message>
        <source>{name} has no colour of their own any more.</source>
        <translation>{name} ya no tiene color propio.</translation>
    </message>
    <message>
        <source>{name} is hidden, and no longer offered for new matches.</source>
        <translation>{name} queda fuera de la vista y ya no sale al empezar partidas.</translation>
    </message>
    <message>
        <source>{name} is offered for new matches again.</source>
        <translation>{name} vuelve a salir al empezar partidas.</translation>
    </message>
</context>
<context>
    <name>players_page</name>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Find a name</source>
        <translation>Buscar un nombre</translation>
    </message>
    <message>
        <source>Everybody who plays</source>
        <translation>Todos los que juegan</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Statistics of {name}</source>
        <translation>Estadísticas de {name}</translation>
    </message>
    <message>
        <source>Their matches</source>
        <translation>Sus partidas</translation>
    </message>
    <message>
        <source>Matches of {name}</source>
        <translation>Partidas de {name}</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Type another name over {name} (F2)</source>
        <translation>Escribe otro nombre encima de {name} (F2)</translation>
    </message>
    <message>
        <source>Same person as…</source>
        <translation>Misma persona que…</translation>
    </message>
    <message>
        <source>Part them</source>
        <translation>Separarlos</translation>
    </message>
    <message>
        <source>{name} and {person} are two people after all</source>
        <translation>{name} y {person} son en realidad dos personas</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Invitado</translation>
    </message>
    <message>
        <source>A guest is left out of season tables.</source>
        <translation>Un invitado queda fuera de las clasificaciones.</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Oculto</translation>
    </message>
    <message>
        <source>Somebody hidden is not offered for new matches.</source>
        <translation>Quien está oculto no sale al empezar partidas.</translation>
    </message>
    <message>
        <source>Nobody has played yet</source>
        <translation>Aún no ha jugado nadie</translation>
    </message>
    <message>
        <source>Names come by themselves with the first match.</source>
        <translation>Los nombres llegan solos con la primera partida.</translation>
    </message>
    <message>
        <source>Nobody here is called “{letters}”.</source>
        <translation>Aquí nadie se llama “{letters}”.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victorias</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Última vez</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>guest</source>
        <translation>invitado</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculto</translation>
    </message>
    <message>
        <source>also {name}</source>
        <translation>también {name}</translation>
    </message>
    <message>
        <source>{name}, {column}: {value}</source>
        <translation>{name}, {column}: {value}</translation>
    </message>
    <message>
        <source>{name}, another name of {person}</source>
        <translation>{name}, otro nombre de {person}</translation>
    </message>
    <message>
        <source>Colour…</source>
        <translation>Color…</translation>
    </message>
    <message>
        <source>The colour of their line in charts</source>
        <translation>El color de su línea en los gráficos</translation>
    </message>
</context>
<context>
    <name>points</name>
    <message>
        <source>as written down</source>
        <translation>tal como se apuntó</translation>
    </message>
    <message>
        <source>Points of a deal are whole numbers from −10,000 to 10,000, one for each side</source>
        <translation>Los puntos de una mano son números enteros de −10.000 a 10.000, uno por bando</translation>
    </message>
    <message>
        <source>The fewest points win</source>
        <translation>Gana quien tiene menos puntos</translation>
    </message>
    <message>
        <source>How many deals (0: until you stop)</source>
        <translation>Cuántas manos (0: hasta que paréis)</translation>
    </message>
    <message>
        <source>The most points win</source>
        <translation>Gana quien tiene más puntos</translation>
    </message>
    <message>
        <source>Only the totals</source>
        <translation>Solo los totales</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>the points of {who}</source>
        <translation>los puntos de {who}</translation>
    </message>
    <message>
        <source>the most points win</source>
        <translation>gana quien tiene más puntos</translation>
    </message>
    <message>
        <source>the fewest points win</source>
        <translation>gana quien tiene menos puntos</translation>
    </message>
    <message>
        <source>as many deals as you like</source>
        <translation>tantas manos como queráis</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>as written down: {points}</source>
        <translation>tal como se apuntó: {points}</translation>
    </message>
    <message>
        <source>The fewest points after the last deal.</source>
        <translation>Menos puntos tras la última mano.</translation>
    </message>
    <message>
        <source>The match was stopped here; the fewest points after the last finished deal.</source>
        <translation>La partida se paró aquí; menos puntos tras la última mano acabada.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Best of a deal</source>
        <translation>Mejor de una mano</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Points in pairs</source>
        <translation>Puntos por parejas</translation>
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
        <translation>Mano {deal} de {deals}</translation>
    </message>
    <message>
        <source>The points of deal {deal}</source>
        <translation>Puntos de la mano {deal}</translation>
    </message>
    <message>
        <source>The fewest points win</source>
        <translation>Gana quien tiene menos puntos</translation>
    </message>
    <message>
        <source>{total} in all</source>
        <translation>{total} en total</translation>
    </message>
</context>
<context>
    <name>points_dialog</name>
    <message>
        <source>Points for…</source>
        <translation>Puntos para…</translation>
    </message>
    <message>
        <source>For a penalty, a revoke or a wrong count. They stand on the sheet with their reason.</source>
        <translation>Por una penalización, un renuncio o una cuenta mal hecha. Quedan en la hoja con su motivo.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>the deal being entered</source>
        <translation>la mano en curso</translation>
    </message>
    <message>
        <source>For whom?</source>
        <translation>¿Para quién?</translation>
    </message>
    <message>
        <source>How many points?</source>
        <translation>¿Cuántos puntos?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>revoke, exposed card, wrong count…</source>
        <translation>renuncio, carta enseñada, cuenta mal hecha…</translation>
    </message>
    <message>
        <source>Already given on this deal</source>
        <translation>Ya dados en esta mano</translation>
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
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Dejar</translation>
    </message>
    <message>
        <source>{given} (taken off)</source>
        <translation>{given} (quitados)</translation>
    </message>
    <message>
        <source>Choose for whom, and how many points.</source>
        <translation>Elige para quién y cuántos puntos.</translation>
    </message>
    <message>
        <source>They count as soon as the deal that is being entered is finished.</source>
        <translation>Cuentan en cuanto termine la mano en curso.</translation>
    </message>
    <message>
        <source>Write them down</source>
        <translation>Apuntarlos</translation>
    </message>
</context>
<context>
    <name>points_face</name>
    <message>
        <source>How many points for {who}?</source>
        <translation>¿Cuántos puntos para {who}?</translation>
    </message>
    <message>
        <source>Type them, then Enter. The key − takes points away.</source>
        <translation>Escríbelos y pulsa Intro. La tecla − los resta.</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) to go</source>
        <translation>
            <numerusform>falta %n número</numerusform>
            <numerusform>faltan %n números</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: {points}</source>
        <translation>{who}: {points}</translation>
    </message>
    <message>
        <source>deal {deal} · {dealer} deals</source>
        <translation>mano {deal} · reparte {dealer}</translation>
    </message>
    <message>
        <source>deal {deal} of {deals} · {dealer} deals</source>
        <translation>mano {deal} de {deals} · reparte {dealer}</translation>
    </message>
    <message>
        <source>the points of who is asked for</source>
        <translation>los puntos de quien toca</translation>
    </message>
    <message>
        <source>points that are lost</source>
        <translation>puntos que se pierden</translation>
    </message>
</context>
<context>
    <name>rail</name>
    <message>
        <source>the page that is shown</source>
        <translation>la página que se muestra</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <source>it is not written in UTF-8</source>
        <translation>no está escrito en UTF-8</translation>
    </message>
    <message>
        <source>it is not JSON (line {line}, column {column})</source>
        <translation>no es JSON (línea {line}, columna {column})</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>está vacío</translation>
    </message>
    <message>
        <source>it holds the key “{key}” twice in one place</source>
        <translation>contiene la clave “{key}” dos veces en el mismo sitio</translation>
    </message>
    <message>
        <source>“{number}” is not a number it may hold</source>
        <translation>“{number}” no es un número que pueda contener</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>tiene demasiados niveles anidados</translation>
    </message>
</context>
<context>
    <name>records</name>
    <message>
        <source>{file} cannot be read: {why}.</source>
        <translation>No se puede leer {file}: {why}.</translation>
    </message>
    <message>
        <source>{file} is the history itself, which is open already.</source>
        <translation>{file} es el propio historial, que ya está abierto.</translation>
    </message>
    <message>
        <source>{file} is no file that can be read.</source>
        <translation>{file} no es un archivo que se pueda leer.</translation>
    </message>
    <message>
        <source>{file} cannot be imported. {why}</source>
        <translation>No se puede importar {file}. {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} holds {matches}.</source>
        <translation>{file} contiene {matches}.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n archivo</numerusform>
            <numerusform>%n archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Imported: {new}. Already there: {there}.</source>
        <translation>Importadas: {new}. Ya estaban: {there}.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Open record files</source>
        <translation>Abrir registros</translation>
    </message>
    <message>
        <source>Save the match as a record file</source>
        <translation>Guardar la partida como registro</translation>
    </message>
    <message>
        <source>Scorepad records</source>
        <translation>Registros de Scorepad</translation>
    </message>
    <message>
        <source>Sheets come in one at a time: {file} is first.</source>
        <translation>Las hojas se traen de una en una: primero {file}.</translation>
    </message>
    <message>
        <source>Sheets as CSV</source>
        <translation>Hojas en CSV</translation>
    </message>
    <message>
        <source>The match is in {file}.</source>
        <translation>La partida está en {file}.</translation>
    </message>
    <message>
        <source>The sample evening is here. It counts in no table.</source>
        <translation>Aquí está la velada de ejemplo. No cuenta en ninguna clasificación.</translation>
    </message>
    <message>
        <source>The sample evening is put away.</source>
        <translation>La velada de ejemplo está archivada.</translation>
    </message>
    <message>
        <source>Put it away again</source>
        <translation>Volver a archivarla</translation>
    </message>
    <message>
        <source>The sample year opens in a window of its own.</source>
        <translation>El año de ejemplo se abre en su propia ventana.</translation>
    </message>
    <message>
        <source>The sample year could not be opened.</source>
        <translation>No se pudo abrir el año de ejemplo.</translation>
    </message>
</context>
<context>
    <name>reordering</name>
    <message>
        <source>Take deal {deal} out of the match?</source>
        <translation>¿Quitar la mano {deal} de la partida?</translation>
    </message>
    <message>
        <source>For a deal that was never played. Undo brings it back.</source>
        <translation>Para una mano que no se jugó. Con Deshacer vuelve.</translation>
    </message>
    <message>
        <source>Swap deals {deal} and {next}?</source>
        <translation>¿Intercambiar las manos {deal} y {next}?</translation>
    </message>
    <message>
        <source>For two deals that were entered the wrong way round.</source>
        <translation>Para dos manos que se anotaron al revés.</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Quitarla</translation>
    </message>
    <message>
        <source>Swap them</source>
        <translation>Intercambiarlas</translation>
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
        <translation>Ver cómo recuperarlo…</translation>
    </message>
    <message>
        <source>The history is back. The damaged file is kept as {file}.</source>
        <translation>El historial está recuperado. El archivo dañado se conserva como {file}.</translation>
    </message>
    <message>
        <source>An empty history is begun. The old file is kept as {file}.</source>
        <translation>Se ha empezado un historial vacío. El archivo anterior se conserva como {file}.</translation>
    </message>
    <message>
        <source>A check of the history found something that is not as it should be.</source>
        <translation>Al comprobar el historial ha aparecido algo que no está como debería.</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>Ver…</translation>
    </message>
</context>
<context>
    <name>restoring</name>
    <message>
        <source>Restore this backup?</source>
        <translation>¿Restaurar esta copia?</translation>
    </message>
    <message>
        <source>Reading the backup…</source>
        <translation>Leyendo la copia…</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>Restaurando…</translation>
    </message>
    <message>
        <source>The backup</source>
        <translation>La copia</translation>
    </message>
    <message>
        <source>Your history now</source>
        <translation>Tu historial actual</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primer día</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último día</translation>
    </message>
    <message>
        <source>Will be missing:</source>
        <translation>Lo que faltará:</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) that only your history now has.</source>
        <translation>
            <numerusform>%n partida que solo está en tu historial actual.</numerusform>
            <numerusform>%n partidas que solo están en tu historial actual.</numerusform>
        </translation>
    </message>
    <message>
        <source>Will be as it was:</source>
        <translation>Lo que quedará como estaba:</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), without what was entered or corrected since the backup.</source>
        <translation>
            <numerusform>%n partida, sin lo anotado o corregido desde la copia.</numerusform>
            <numerusform>%n partidas, sin lo anotado o corregido desde la copia.</numerusform>
        </translation>
    </message>
    <message>
        <source>Comes back:</source>
        <translation>Lo que vuelve:</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) that only the backup has.</source>
        <translation>
            <numerusform>%n partida que solo está en la copia.</numerusform>
            <numerusform>%n partidas que solo están en la copia.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both hold the same matches.</source>
        <translation>Los dos tienen las mismas partidas.</translation>
    </message>
    <message>
        <source>Your history as it is now is kept among the backups, and you can undo this afterwards.</source>
        <translation>Tu historial, tal como está ahora, se conserva entre las copias de seguridad, y después puedes deshacer esto.</translation>
    </message>
    <message>
        <source>There is no history now that can be read. Whatever file is there is kept as it is.</source>
        <translation>Ahora no hay ningún historial que se pueda leer. Si hay algún archivo, se conserva tal cual.</translation>
    </message>
    <message>
        <source>Leave everything as it is</source>
        <translation>Dejar todo como está</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
</context>
<context>
    <name>result_pad</name>
    <message numerus="yes">
        <source>{words}, %n trick(s)</source>
        <translation>
            <numerusform>{words}, %n baza</numerusform>
            <numerusform>{words}, %n bazas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules_page</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Qué juego</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>The rules of {game}</source>
        <translation>Las reglas de {game}</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>{at} of {found}</source>
        <translation>{at} de {found}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No aparece</translation>
    </message>
    <message>
        <source>Find the one before</source>
        <translation>Buscar el anterior</translation>
    </message>
    <message>
        <source>Find the next one</source>
        <translation>Buscar el siguiente</translation>
    </message>
    <message>
        <source>These rules are not in your language yet; here they are in English.</source>
        <translation>Estas reglas aún no están en tu idioma; aquí las tienes en inglés.</translation>
    </message>
    <message>
        <source>The rules of this game are not written down here yet.</source>
        <translation>Las reglas de este juego aún no están escritas aquí.</translation>
    </message>
    <message>
        <source>At this table:</source>
        <translation>En esta mesa:</translation>
    </message>
    <message>
        <source>the usual rules, nothing else.</source>
        <translation>las reglas habituales, nada más.</translation>
    </message>
    <message>
        <source>✓ Played at this table: {rule}</source>
        <translation>✓ Así se juega en esta mesa: {rule}</translation>
    </message>
</context>
<context>
    <name>safety</name>
    <message>
        <source>Saved at {time}: {deals} ({game}: {names}).</source>
        <translation>Guardado {time}: {deals} ({game}: {names}).</translation>
    </message>
    <message>
        <source>Saved: {deals} ({game}: {names}).</source>
        <translation>Guardado: {deals} ({game}: {names}).</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>finished after %n deal(s)</source>
        <translation>
            <numerusform>terminada tras %n mano</numerusform>
            <numerusform>terminada tras %n manos</numerusform>
        </translation>
    </message>
    <message>
        <source>{deals} and what was entered of deal {deal}</source>
        <translation>{deals} y lo anotado de la mano {deal}</translation>
    </message>
    <message>
        <source>what was entered of deal 1</source>
        <translation>lo anotado de la mano 1</translation>
    </message>
    <message>
        <source>the table, before the first deal</source>
        <translation>la mesa, antes de la primera mano</translation>
    </message>
    <message>
        <source>The match that you began is not saved yet.</source>
        <translation>La partida que has empezado aún no está guardada.</translation>
    </message>
    <message>
        <source>Not saved yet: {what}.</source>
        <translation>Aún sin guardar: {what}.</translation>
    </message>
    <message>
        <source>Not saved yet: {what} (deal {deal}).</source>
        <translation>Aún sin guardar: {what} (mano {deal}).</translation>
    </message>
    <message>
        <source>Not saved yet: deals {first} to {last}.</source>
        <translation>Aún sin guardar: manos {first} a {last}.</translation>
    </message>
    <message>
        <source>Not saved yet: what you changed in deal {deal}. It still stands in the form.</source>
        <translation>Aún sin guardar: lo que has cambiado en la mano {deal}. Sigue en el formulario.</translation>
    </message>
    <message>
        <source>Not saved yet: the new match that you are putting together.</source>
        <translation>Aún sin guardar: la partida nueva que estás preparando.</translation>
    </message>
    <message>
        <source>Not saved yet: what you entered under “{title}”.</source>
        <translation>Aún sin guardar: lo que has escrito en “{title}”.</translation>
    </message>
    <message>
        <source>It could not be written. Go on, and choose “Save again”.</source>
        <translation>No se pudo escribir. Sigue y elige “Volver a guardar”.</translation>
    </message>
</context>
<context>
    <name>sample</name>
    <message>
        <source>all the aces in one hand</source>
        <translation>todos los ases en una mano</translation>
    </message>
    <message>
        <source>did not follow suit</source>
        <translation>no siguió el palo</translation>
    </message>
    <message>
        <source>the candles had burnt down</source>
        <translation>se habían acabado las velas</translation>
    </message>
    <message>
        <source>the last bus</source>
        <translation>el último autobús</translation>
    </message>
    <message>
        <source>to learn the rules</source>
        <translation>para aprender las reglas</translation>
    </message>
    <message>
        <source>Round one</source>
        <translation>Primera ronda</translation>
    </message>
    <message>
        <source>Round two</source>
        <translation>Segunda ronda</translation>
    </message>
</context>
<context>
    <name>saved_mark</name>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Saved {time}</source>
        <translation>Guardado {time}</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>Not saved: {why}</source>
        <translation>Sin guardar: {why}</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Volver a guardar</translation>
    </message>
</context>
<context>
    <name>screens_menu</name>
    <message>
        <source>Table view on</source>
        <translation>Vista de mesa en</translation>
    </message>
    <message>
        <source>{name}, {width} × {height}</source>
        <translation>{name}, {width} × {height}</translation>
    </message>
    <message>
        <source>This screen ({name}, {width} × {height})</source>
        <translation>Esta pantalla ({name}, {width} × {height})</translation>
    </message>
</context>
<context>
    <name>search_field</name>
    <message>
        <source>Show everything again</source>
        <translation>Volver a mostrar todo</translation>
    </message>
</context>
<context>
    <name>season</name>
    <message>
        <source>Scheme: wins</source>
        <translation>Sistema: victorias</translation>
    </message>
    <message>
        <source>Scheme: points for places ({points})</source>
        <translation>Sistema: puntos por puesto ({points})</translation>
    </message>
    <message>
        <source>Scheme: share of the field beaten, on average</source>
        <translation>Sistema: parte de los rivales superada, de media</translation>
    </message>
    <message>
        <source>Scheme: total score</source>
        <translation>Sistema: puntuación total</translation>
    </message>
    <message>
        <source>Scheme: average score</source>
        <translation>Sistema: puntuación media</translation>
    </message>
    <message>
        <source>Season: {season}</source>
        <translation>Temporada: {season}</translation>
    </message>
    <message>
        <source>All seasons</source>
        <translation>Todas las temporadas</translation>
    </message>
    <message>
        <source>By player</source>
        <translation>Por jugador</translation>
    </message>
    <message>
        <source>By pair</source>
        <translation>Por pareja</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>Todos los días</translation>
    </message>
    <message>
        <source>Days: {first} to {last}</source>
        <translation>Días: del {first} al {last}</translation>
    </message>
    <message>
        <source>Days: from {first}</source>
        <translation>Días: desde el {first}</translation>
    </message>
    <message>
        <source>Days: to {last}</source>
        <translation>Días: hasta el {last}</translation>
    </message>
    <message>
        <source>As of {day}</source>
        <translation>A fecha de {day}</translation>
    </message>
    <message>
        <source>Games: {games}</source>
        <translation>Juegos: {games}</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Games: none of those that the season counts</source>
        <translation>Juegos: ninguno de los que cuentan en la temporada</translation>
    </message>
    <message>
        <source>Minimum matches: {minimum}</source>
        <translation>Mínimo de partidas: {minimum}</translation>
    </message>
    <message>
        <source>Lowest results dropped: {drop}</source>
        <translation>Peores resultados descartados: {drop}</translation>
    </message>
    <message>
        <source>Best results counted: {best}</source>
        <translation>Mejores resultados que cuentan: {best}</translation>
    </message>
    <message>
        <source>Best results counted: all</source>
        <translation>Mejores resultados que cuentan: todos</translation>
    </message>
    <message>
        <source>With guests</source>
        <translation>Con invitados</translation>
    </message>
    <message>
        <source>No match counts here.</source>
        <translation>Aquí no cuenta ninguna partida.</translation>
    </message>
    <message>
        <source>Below the table</source>
        <translation>Fuera de la clasificación</translation>
    </message>
    <message>
        <source>The matches behind it</source>
        <translation>Las partidas de la clasificación</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>cuenta</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>descartado</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Contadas</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victorias</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Total score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Declaradas</translation>
    </message>
    <message>
        <source>Exact bids</source>
        <translation>Exactas</translation>
    </message>
    <message>
        <source>Percentage</source>
        <translation>% exactas</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Players or pairs</source>
        <translation>Jugadores o parejas</translation>
    </message>
    <message>
        <source>In the table</source>
        <translation>Estado</translation>
    </message>
</context>
<context>
    <name>season_desk</name>
    <message>
        <source>{season} counts so from now on.</source>
        <translation>{season} cuenta así desde ahora.</translation>
    </message>
    <message>
        <source>The season {season} is made.</source>
        <translation>La temporada {season} está creada.</translation>
    </message>
    <message>
        <source>The season {season} is changed.</source>
        <translation>La temporada {season} se ha cambiado.</translation>
    </message>
    <message>
        <source>{season} is closed: its last day is {day}.</source>
        <translation>{season} está cerrada: su último día es el {day}.</translation>
    </message>
    <message>
        <source>{season} is closed: its last day is {day}. After it comes {next}.</source>
        <translation>{season} está cerrada: su último día es el {day}. Después viene {next}.</translation>
    </message>
    <message>
        <source>The season {season} is removed. Its matches stay in the history.</source>
        <translation>La temporada {season} se ha quitado. Sus partidas se quedan en el historial.</translation>
    </message>
    <message>
        <source>Export the season table</source>
        <translation>Exportar la clasificación</translation>
    </message>
</context>
<context>
    <name>season_dialog</name>
    <message>
        <source>A new season</source>
        <translation>Una temporada nueva</translation>
    </message>
    <message>
        <source>Matches belong to it when they are begun in it. It counts as usual until you say more.</source>
        <translation>Son suyas las partidas que se empiezan en ella. Cuenta como siempre hasta que digas otra cosa.</translation>
    </message>
    <message>
        <source>Season {name}</source>
        <translation>Temporada {name}</translation>
    </message>
    <message>
        <source>Only matches on these days and of these games count. A new name is taken over by all its matches.</source>
        <translation>Solo cuentan las partidas de estos días y de estos juegos. Si cambias el nombre, cambia también en todas sus partidas.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>such as Winter 2026</source>
        <translation>como Invierno 2026</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primer día</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último día</translation>
    </message>
    <message>
        <source>Games that count</source>
        <translation>Juegos que cuentan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Make the season</source>
        <translation>Crear temporada</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>A season needs a name.</source>
        <translation>Una temporada necesita un nombre.</translation>
    </message>
    <message>
        <source>There is already a season called {name}. Choose another name.</source>
        <translation>Ya hay una temporada que se llama {name}. Elige otro nombre.</translation>
    </message>
    <message>
        <source>The last day is before the first. Choose another day.</source>
        <translation>El último día es anterior al primero. Elige otro día.</translation>
    </message>
    <message>
        <source>Tick one game at least.</source>
        <translation>Marca al menos un juego.</translation>
    </message>
</context>
<context>
    <name>season_page</name>
    <message>
        <source>Season</source>
        <translation>Temporada</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victorias</translation>
    </message>
    <message>
        <source>Points for places</source>
        <translation>Puntos por puesto</translation>
    </message>
    <message>
        <source>Field beaten</source>
        <translation>Rivales superados</translation>
    </message>
    <message>
        <source>Total score</source>
        <translation>Puntuación total</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Puntuación media</translation>
    </message>
    <message>
        <source>What a match gives</source>
        <translation>Lo que da una partida</translation>
    </message>
    <message>
        <source>New season…</source>
        <translation>Nueva temporada…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Statistics of {name}</source>
        <translation>Estadísticas de {name}</translation>
    </message>
    <message>
        <source>Statistics are of one player; this line is a pair. Count players to see those of each.</source>
        <translation>Las estadísticas son de un jugador y esta línea es una pareja. Cuenta por jugadores para ver las de cada uno.</translation>
    </message>
    <message>
        <source>What is shown of the season</source>
        <translation>Qué se ve de la temporada</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>Remarks ({number})</source>
        <translation>Observaciones ({number})</translation>
    </message>
    <message>
        <source>Remarks on the season&apos;s matches</source>
        <translation>Observaciones sobre las partidas de la temporada</translation>
    </message>
    <message>
        <source>Open this match</source>
        <translation>Abrir esta partida</translation>
    </message>
    <message>
        <source>One moment: the matches are being looked through.</source>
        <translation>Un momento: se están repasando las partidas.</translation>
    </message>
    <message>
        <source>What is behind this table could not be read: {problem}</source>
        <translation>No se pudo leer lo que hay detrás de esta tabla: {problem}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>The chart shows the places from day to day. It begins with the first match that has a day.</source>
        <translation>El gráfico muestra los puestos día a día. Empieza con la primera partida que tiene fecha.</translation>
    </message>
    <message>
        <source>Nothing to remark: every match counts, and all were played by the same rules.</source>
        <translation>Nada que observar: todas las partidas cuentan y se jugaron con las mismas reglas.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) left out: nobody wrote down on which day they were.</source>
        <translation>
            <numerusform>%n partida queda fuera: nadie apuntó qué día fue.</numerusform>
            <numerusform>%n partidas quedan fuera: nadie apuntó qué día fueron.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which season</source>
        <translation>Qué temporada</translation>
    </message>
    <message>
        <source>Season table</source>
        <translation>Clasificación de la temporada</translation>
    </message>
    <message>
        <source>Matches behind this line</source>
        <translation>Sus partidas</translation>
    </message>
    <message>
        <source>Matches behind the line of {name}</source>
        <translation>Partidas de la línea de {name}</translation>
    </message>
    <message>
        <source>No finished match counts here yet. The table begins with the first one.</source>
        <translation>Aquí todavía no cuenta ninguna partida terminada. La clasificación empieza con la primera.</translation>
    </message>
    <message>
        <source>No match is left with these choices. Change them under “How it counts”.</source>
        <translation>Con estas opciones no queda ninguna partida. Cámbialas en “Cómo cuenta”.</translation>
    </message>
    <message>
        <source>Several games are added up here; their points cannot be compared with each other.</source>
        <translation>Aquí se suman varios juegos; sus puntos no se pueden comparar entre sí.</translation>
    </message>
    <message>
        <source>How it counts</source>
        <translation>Cómo cuenta</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Qué partidas</translation>
    </message>
    <message>
        <source>A line for each</source>
        <translation>Una línea por</translation>
    </message>
    <message>
        <source>player</source>
        <translation>jugador</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>pareja</translation>
    </message>
    <message>
        <source>Points for 1st, 2nd, 3rd and so on</source>
        <translation>Puntos para 1.º, 2.º, 3.º y así</translation>
    </message>
    <message>
        <source>Write the points one after the other, such as {example}.</source>
        <translation>Escribe los puntos uno tras otro, como {example}.</translation>
    </message>
    <message>
        <source>Matches needed for a place</source>
        <translation>Mínimo de partidas para un puesto</translation>
    </message>
    <message>
        <source>Lowest results left out</source>
        <translation>Peores resultados descartados</translation>
    </message>
    <message>
        <source>Best results that count</source>
        <translation>Mejores resultados que cuentan</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>Show guests too</source>
        <translation>Mostrar también invitados</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>As it stood on</source>
        <translation>A fecha de</translation>
    </message>
    <message>
        <source>Shows who went up and who went down since the evening before.</source>
        <translation>Muestra quién ha subido y quién ha bajado desde la velada anterior.</translation>
    </message>
    <message>
        <source>The last day is before the first. Choose another day.</source>
        <translation>El último día es anterior al primero. Elige otro día.</translation>
    </message>
    <message>
        <source>Tick one game at least.</source>
        <translation>Marca al menos un juego.</translation>
    </message>
    <message>
        <source>{season} itself counts in another way.</source>
        <translation>{season} cuenta normalmente de otra manera.</translation>
    </message>
    <message>
        <source>Save as the season&apos;s way</source>
        <translation>Guardar así en la temporada</translation>
    </message>
    <message>
        <source>Back to the usual way</source>
        <translation>Volver a lo habitual</translation>
    </message>
    <message>
        <source>The season itself</source>
        <translation>La temporada</translation>
    </message>
    <message>
        <source>Name, days and games…</source>
        <translation>Nombre, días y juegos…</translation>
    </message>
    <message>
        <source>Close the season…</source>
        <translation>Cerrar temporada…</translation>
    </message>
    <message>
        <source>It is closed: its last day was {day}.</source>
        <translation>Está cerrada: su último día fue el {day}.</translation>
    </message>
    <message>
        <source>Remove the season</source>
        <translation>Quitar temporada</translation>
    </message>
    <message numerus="yes">
        <source>Without a place: fewer than %n match(es)</source>
        <translation>
            <numerusform>Sin puesto: menos de %n partida</numerusform>
            <numerusform>Sin puesto: menos de %n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up %n place(s)</source>
        <translation>
            <numerusform>sube %n puesto</numerusform>
            <numerusform>sube %n puestos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>down %n place(s)</source>
        <translation>
            <numerusform>baja %n puesto</numerusform>
            <numerusform>baja %n puestos</numerusform>
        </translation>
    </message>
    <message>
        <source>same place</source>
        <translation>mismo puesto</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>{name}, {column}: {value}</source>
        <translation>{name}, {column}: {value}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) not counted</source>
        <translation>
            <numerusform>%n partida que no cuenta</numerusform>
            <numerusform>%n partidas que no cuentan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) by other rules than usual here</source>
        <translation>
            <numerusform>%n partida con otras reglas que las habituales aquí</numerusform>
            <numerusform>%n partidas con otras reglas que las habituales aquí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) left out, as this table counts the better ones</source>
        <translation>
            <numerusform>%n resultado descartado, porque en esta clasificación cuentan los mejores</numerusform>
            <numerusform>%n resultados descartados, porque en esta clasificación cuentan los mejores</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}; the latest {named} of them:</source>
        <translation>{what}; aquí, lo más reciente ({named}):</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observación</translation>
    </message>
    <message>
        <source>It gave {points}.</source>
        <translation>Dio {points}.</translation>
    </message>
    <message>
        <source>{day}, {game}, {who}: {remark}</source>
        <translation>{day}, {game}, {who}: {remark}</translation>
    </message>
    <message>
        <source>{names} are equal in points and wins, so they share place {place}.</source>
        <translation>{names} tienen los mismos puntos y victorias, así que comparten el puesto {place}.</translation>
    </message>
    <message>
        <source>{name} is equal in points with {others}, and ahead by more wins: {wins} against {fewer}.</source>
        <translation>{name}: los mismos puntos que {others}, pero por delante con más victorias, {wins} contra {fewer}.</translation>
    </message>
    <message>
        <source>{name} is equal in points with {others}, and behind by fewer wins: {wins} against {more}.</source>
        <translation>{name}: los mismos puntos que {others}, pero por detrás con menos victorias, {wins} contra {more}.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) of {name} left out: {results}.</source>
        <translation>
            <numerusform>%n resultado descartado de {name}: {results}.</numerusform>
            <numerusform>%n resultados descartados de {name}: {results}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} on {day}</source>
        <translation>{points} ({day})</translation>
    </message>
    <message>
        <source>a day that nobody wrote down</source>
        <translation>un día que nadie apuntó</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message>
        <source>It was put out of counting.</source>
        <translation>Se marcó para que no cuente.</translation>
    </message>
    <message>
        <source>It is not finished.</source>
        <translation>No está terminada.</translation>
    </message>
    <message>
        <source>No deal of it was played.</source>
        <translation>No se jugó ninguna mano.</translation>
    </message>
    <message>
        <source>The season does not count this game.</source>
        <translation>La temporada no cuenta este juego.</translation>
    </message>
    <message>
        <source>Nobody wrote down on which day it was, and this table is about certain days.</source>
        <translation>Nadie apuntó el día, y esta clasificación va por días.</translation>
    </message>
    <message>
        <source>It is outside the season&apos;s days.</source>
        <translation>Está fuera de los días de la temporada.</translation>
    </message>
    <message>
        <source>It was not played in pairs, and this table counts pairs.</source>
        <translation>No se jugó por parejas, y esta clasificación cuenta parejas.</translation>
    </message>
    <message>
        <source>Other rules than usual in this table: {here}. Usual: {usual}.</source>
        <translation>Otras reglas que las habituales aquí: {here}. Lo habitual: {usual}.</translation>
    </message>
    <message>
        <source>Other rules than usual in this table: {here}.</source>
        <translation>Otras reglas que las habituales aquí: {here}.</translation>
    </message>
    <message>
        <source>Other rules than usual in this table, without: {usual}.</source>
        <translation>Otras reglas que las habituales aquí, sin: {usual}.</translation>
    </message>
</context>
<context>
    <name>seat_table</name>
    <message>
        <source>deals</source>
        <translation>da</translation>
    </message>
    <message>
        <source>free seat</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>Table, clockwise: {names}. {dealer} deals.</source>
        <translation>Mesa, en sentido horario: {names}. Reparte {dealer}.</translation>
    </message>
    <message>
        <source>Seat {seat}: {name}, deals</source>
        <translation>Asiento {seat}: {name}, reparte</translation>
    </message>
    <message>
        <source>Seat {seat}: {name}</source>
        <translation>Asiento {seat}: {name}</translation>
    </message>
    <message>
        <source>Arrow keys choose a seat, with Ctrl they move its player.</source>
        <translation>Las flechas eligen un asiento; con Ctrl mueven a su jugador.</translation>
    </message>
</context>
<context>
    <name>seats_dialog</name>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>¿Qué pasó?</translation>
    </message>
    <message>
        <source>The names were on the wrong seats</source>
        <translation>Los nombres estaban en otro asiento</translation>
    </message>
    <message>
        <source>We sit differently now</source>
        <translation>Ahora nos sentamos de otra forma</translation>
    </message>
    <message>
        <source>The numbers stay with the seat, and only the names change places.</source>
        <translation>Los números se quedan en su asiento; solo cambian de sitio los nombres.</translation>
    </message>
    <message>
        <source>The numbers go with the person. Deals that were played keep their dealer; the next ones go round by the new seats.</source>
        <translation>Los números van con la persona. Las manos jugadas conservan su repartidor; las siguientes siguen el turno de los nuevos asientos.</translation>
    </message>
    <message>
        <source>The numbers go with the person, and the pairs are scored again. Deals that were played keep their dealer; the next ones go round by the new seats.</source>
        <translation>Los números van con la persona, y las parejas se vuelven a contar. Las manos jugadas conservan su repartidor; las siguientes siguen el turno de los nuevos asientos.</translation>
    </message>
    <message>
        <source>The recorded auctions do not fit the new seats and are left out; the contracts stay.</source>
        <translation>Las subastas anotadas no encajan con los nuevos asientos y se quitan; los contratos se quedan.</translation>
    </message>
    <message>
        <source>Choose what happened.</source>
        <translation>Elige qué pasó.</translation>
    </message>
    <message>
        <source>Drag a name onto another: the two change places. By keys: arrows, and Ctrl with arrows.</source>
        <translation>Arrastra un nombre sobre otro: los dos cambian de sitio. Con teclas: flechas, y Ctrl con flechas.</translation>
    </message>
    <message>
        <source>Tap a name: it dealt first.</source>
        <translation>Toca un nombre: repartió primero.</translation>
    </message>
    <message>
        <source>{who} dealt the first deal.</source>
        <translation>{who} repartió la primera mano.</translation>
    </message>
    <message>
        <source>{who} deals now.</source>
        <translation>Ahora reparte {who}.</translation>
    </message>
    <message>
        <source>Pairs: {pairs}.</source>
        <translation>Parejas: {pairs}.</translation>
    </message>
    <message>
        <source>Change the seats</source>
        <translation>Cambiar asientos</translation>
    </message>
</context>
<context>
    <name>second_folder</name>
    <message>
        <source>A second folder, on a memory stick or one that is shared with another computer, gets every backup too.</source>
        <translation>Una segunda carpeta, en una memoria USB o compartida con otro ordenador, recibe también cada copia de seguridad.</translation>
    </message>
    <message>
        <source>Second folder: {folder}</source>
        <translation>Segunda carpeta: {folder}</translation>
    </message>
    <message>
        <source>It is there, and gets every backup too.</source>
        <translation>Está ahí y recibe también cada copia.</translation>
    </message>
    <message>
        <source>It is not there now. As soon as it is, it gets the next backup again.</source>
        <translation>Ahora no está. En cuanto esté, volverá a recibir las copias.</translation>
    </message>
    <message>
        <source>Second folder…</source>
        <translation>Segunda carpeta…</translation>
    </message>
    <message>
        <source>Another second folder…</source>
        <translation>Otra segunda carpeta…</translation>
    </message>
    <message>
        <source>Use no second folder</source>
        <translation>No usar una segunda carpeta</translation>
    </message>
    <message>
        <source>Backups that lie in {folder} stay there.</source>
        <translation>Las copias que hay en {folder} se quedan ahí.</translation>
    </message>
</context>
<context>
    <name>settings_page</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Cato deals. What does Daan bid?</source>
        <translation>Reparte Cato. ¿Qué declara Daan?</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>Tamaño normal</translation>
    </message>
    <message>
        <source>Ctrl and + or − do the same on every page; Ctrl 0 goes back.</source>
        <translation>Ctrl y + o − hacen lo mismo en todas las páginas; Ctrl 0 vuelve al normal.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Your evenings are kept in</source>
        <translation>Tus veladas se guardan en</translation>
    </message>
    <message>
        <source>The folder of your evenings</source>
        <translation>La carpeta de tus veladas</translation>
    </message>
    <message>
        <source>Backups…</source>
        <translation>Copias de seguridad…</translation>
    </message>
    <message>
        <source>Every match, player and setting is in this folder on your own computer, with a backup of each evening.</source>
        <translation>Cada partida, jugador y ajuste está en esta carpeta de tu propio ordenador, con una copia de seguridad de cada velada.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Should anything go wrong, it is noted in a log, for whoever mends it.</source>
        <translation>Si algo sale mal, queda anotado en un informe, para quien lo arregle.</translation>
    </message>
    <message>
        <source>Open log folder</source>
        <translation>Abrir carpeta del informe</translation>
    </message>
    <message>
        <source>Scorepad {version}. Free software under the MIT licence.</source>
        <translation>Scorepad {version}. Software libre con licencia MIT.</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>{what}, kept</source>
        <translation>{what}, cumplida</translation>
    </message>
    <message>
        <source>{who}, deal {deal}: {what}</source>
        <translation>{who}, mano {deal}: {what}</translation>
    </message>
    <message>
        <source>{who}, total {what}</source>
        <translation>{who}, total {what}</translation>
    </message>
    <message>
        <source>{who}, above the line, deal {deal}: {what}, {points}</source>
        <translation>{who}, sobre la línea, mano {deal}: {what}, {points}</translation>
    </message>
    <message>
        <source>{who}, below the line, deal {deal}: {what}, {points}</source>
        <translation>{who}, bajo la línea, mano {deal}: {what}, {points}</translation>
    </message>
    <message>
        <source>{who}, above the line: nothing</source>
        <translation>{who}, sobre la línea: nada</translation>
    </message>
    <message>
        <source>{who}, below the line: nothing</source>
        <translation>{who}, bajo la línea: nada</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.º</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.º</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.º</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4.º</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5.º</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6.º</translation>
    </message>
    <message>
        <source>7th</source>
        <translation>7.º</translation>
    </message>
    <message>
        <source>8th</source>
        <translation>8.º</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>da</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>da {name}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Totales</translation>
    </message>
</context>
<context>
    <name>shortcuts</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Find a key or what it does</source>
        <translation>Busca una tecla o lo que hace</translation>
    </message>
    <message>
        <source>Entering a deal</source>
        <translation>Anotar una mano</translation>
    </message>
    <message>
        <source>No key does that.</source>
        <translation>Ninguna tecla hace eso.</translation>
    </message>
    <message>
        <source>or</source>
        <translation>o</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>stopping_dialog</name>
    <message>
        <source>Stop for tonight?</source>
        <translation>¿Lo dejamos por hoy?</translation>
    </message>
    <message>
        <source>Level: {who}, {points} each</source>
        <translation>Empate a {points}: {who}</translation>
    </message>
    <message>
        <source>The match is over, and nothing that is compared decides it.</source>
        <translation>La partida ha terminado, y nada de lo que se compara deshace el empate.</translation>
    </message>
    <message>
        <source>One more deal</source>
        <translation>Una mano más</translation>
    </message>
    <message>
        <source>It may decide who wins.</source>
        <translation>Puede decidir quién gana.</translation>
    </message>
    <message numerus="yes">
        <source>The match then has %n deal(s).</source>
        <translation>
            <numerusform>La partida tendrá entonces %n mano.</numerusform>
            <numerusform>La partida tendrá entonces %n manos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on another day</source>
        <translation>Seguir otro día</translation>
    </message>
    <message>
        <source>Everything is kept as it is, the deal being entered too.</source>
        <translation>Todo se guarda como está, también la mano a medias.</translation>
    </message>
    <message>
        <source>End here: {who} leads with {points}</source>
        <translation>Acabar aquí: {who} gana con {points}</translation>
    </message>
    <message>
        <source>End here: {who} lead with {points}</source>
        <translation>Acabar aquí: {who} ganan con {points}</translation>
    </message>
    <message>
        <source>Share it</source>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>{ended} The deal being entered does not count.</source>
        <translation>{ended} La mano a medias no cuenta.</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>The match leaves the history. This can be undone.</source>
        <translation>La partida sale del historial. Esto se puede deshacer.</translation>
    </message>
    <message>
        <source>No deal is finished, so there is nobody to win it.</source>
        <translation>No hay ninguna mano terminada, así que no la gana nadie.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>store</name>
    <message>
        <source>{path} is not a Scorepad history; choose another data folder, or move that file away to begin anew.</source>
        <translation>{path} no es un historial de Scorepad; elige otra carpeta de datos o mueve ese archivo a otro sitio para empezar de cero.</translation>
    </message>
    <message>
        <source>The history in {path} is empty, as after a full disk or a crash; restore a backup, or move that file away to begin anew.</source>
        <translation>El historial de {path} está vacío, como tras un disco lleno o un fallo; restaura una copia de seguridad o mueve ese archivo a otro sitio para empezar de cero.</translation>
    </message>
    <message>
        <source>The history that was in {path} is gone; restore a backup of it, or put the file back where it was.</source>
        <translation>El historial que estaba en {path} ya no está; restaura una copia de seguridad, o vuelve a poner el archivo donde estaba.</translation>
    </message>
    <message>
        <source>The history {path} is gone although its journal {journal} is still there; put the file back, or move the journal away to begin anew.</source>
        <translation>El historial {path} ha desaparecido, aunque su diario {journal} sigue ahí; devuelve el archivo a su sitio o mueve el diario a otro para empezar de cero.</translation>
    </message>
    <message>
        <source>The history in {path} was written by a newer Scorepad; update the program to open it.</source>
        <translation>El historial de {path} es de un Scorepad más nuevo; actualiza el programa para abrirlo.</translation>
    </message>
    <message>
        <source>The history in {path} is damaged ({reason}); restore a backup, the file was left as it is.</source>
        <translation>El historial de {path} está dañado ({reason}); restaura una copia de seguridad, el archivo se ha dejado como está.</translation>
    </message>
    <message>
        <source>Match {match} in {path} is not as it was written ({reason}); restore a backup to get it back.</source>
        <translation>La partida {match} de {path} no está como se escribió ({reason}); restaura una copia de seguridad para recuperarla.</translation>
    </message>
    <message>
        <source>This match is of a game that this Scorepad does not know ({game}); it is kept as it is, and a Scorepad that has the game opens it.</source>
        <translation>Esta partida es de un juego que este Scorepad no conoce ({game}); se conserva tal cual, y un Scorepad que tenga el juego la abre.</translation>
    </message>
    <message>
        <source>The history in {path} could not be brought to this version ({reason}); it was left as it was, and a copy of it is in {backups}.</source>
        <translation>No se pudo pasar el historial de {path} a esta versión ({reason}); se ha dejado como estaba, y hay una copia en {backups}.</translation>
    </message>
    <message>
        <source>The copy {path} is not the same as the history ({reason}); choose another disk and try again.</source>
        <translation>La copia {path} no es igual que el historial ({reason}); elige otro disco e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>The history in {path} cannot be used ({reason}); check the folder and its disk, then try again.</source>
        <translation>El historial de {path} no se puede usar ({reason}); revisa la carpeta y su disco, e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>The disk that holds {path} is full; make room on it, then try again.</source>
        <translation>El disco donde está {path} está lleno; libera espacio e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>The history in {path} is being written by another program; try again in a moment.</source>
        <translation>Otro programa está escribiendo en el historial de {path}; inténtalo de nuevo en un momento.</translation>
    </message>
    <message>
        <source>{path} may not be written; give yourself the right to write it, then try again.</source>
        <translation>No hay permiso para escribir {path}; date ese permiso e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>{path} cannot be opened ({reason}); check the folder and its rights, then try again.</source>
        <translation>No se puede abrir {path} ({reason}); revisa la carpeta y sus permisos, e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>This match was changed by another window or program; open it again to go on.</source>
        <translation>Otra ventana u otro programa ha cambiado esta partida; ábrela de nuevo para seguir.</translation>
    </message>
    <message>
        <source>This match is not in the history any more.</source>
        <translation>Esta partida ya no está en el historial.</translation>
    </message>
    <message>
        <source>Nobody called {name} is in the history.</source>
        <translation>En el historial no hay nadie que se llame {name}.</translation>
    </message>
    <message>
        <source>There is no season called {name}.</source>
        <translation>No hay ninguna temporada que se llame {name}.</translation>
    </message>
    <message>
        <source>This holds a character that cannot be written, or a number that is too large; change it.</source>
        <translation>Aquí hay un carácter que no se puede escribir o un número demasiado grande; cámbialo.</translation>
    </message>
    <message>
        <source>The history does not take this ({reason}).</source>
        <translation>El historial no acepta esto ({reason}).</translation>
    </message>
    <message>
        <source>There is already a season called {name}. Choose another name.</source>
        <translation>Ya hay una temporada que se llama {name}. Elige otro nombre.</translation>
    </message>
    <message>
        <source>This season has matches of a game that this Scorepad does not know, so its name cannot be changed here.</source>
        <translation>Esta temporada tiene partidas de un juego que este Scorepad no conoce, así que aquí no se puede cambiar su nombre.</translation>
    </message>
    <message>
        <source>“{name}” cannot be a name; use 1 to 60 ordinary characters.</source>
        <translation>“{name}” no puede ser un nombre; usa de 1 a 60 caracteres normales.</translation>
    </message>
    <message>
        <source>{one} and {other} sat at one table, so they are two people and stay apart.</source>
        <translation>{one} y {other} se sentaron a la misma mesa, así que son dos personas y siguen separadas.</translation>
    </message>
    <message>
        <source>{one} and {other} are already one person.</source>
        <translation>{one} y {other} ya son la misma persona.</translation>
    </message>
    <message>
        <source>There is already somebody called {name}; merge the two if they are one person.</source>
        <translation>Ya hay alguien que se llama {name}; júntalos si son la misma persona.</translation>
    </message>
    <message>
        <source>There is no file {path}; choose a backup that is there.</source>
        <translation>No existe el archivo {path}; elige una copia de seguridad que exista.</translation>
    </message>
    <message>
        <source>{path} is no backup of a Scorepad history; choose one that is.</source>
        <translation>{path} no es una copia de seguridad de un historial de Scorepad; elige una que lo sea.</translation>
    </message>
    <message>
        <source>The backup {path} is damaged ({reason}); choose another one, nothing was changed.</source>
        <translation>La copia de seguridad {path} está dañada ({reason}); elige otra, no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>{path} is the history itself; choose a backup of it.</source>
        <translation>{path} es el propio historial; elige una copia de seguridad.</translation>
    </message>
    <message>
        <source>The history in {path} is open in a window or another program; close that, then try again.</source>
        <translation>El historial de {path} está abierto en una ventana o en otro programa; ciérralo e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>{path} already exists; choose another name.</source>
        <translation>{path} ya existe; elige otro nombre.</translation>
    </message>
    <message>
        <source>{path} is in use, or was copied without its journal {journal}; close Scorepad there and save a backup with it instead.</source>
        <translation>{path} está en uso o se copió sin su diario {journal}; cierra Scorepad allí y usa mejor el programa para guardar una copia de seguridad.</translation>
    </message>
    <message>
        <source>A fault in the program kept this from being saved; try again, and report it if it stays.</source>
        <translation>Un fallo del programa ha impedido guardar esto; inténtalo de nuevo y avísanos si se repite.</translation>
    </message>
    <message>
        <source>The file is damaged: {what}.</source>
        <translation>El archivo está dañado: {what}.</translation>
    </message>
    <message>
        <source>Scorepad was cut off while it wrote; look whether your last entries are there. What was left of the writing is kept in {path}.</source>
        <translation>Scorepad se interrumpió mientras escribía; mira si están tus últimas anotaciones. Lo que quedó de lo escrito se guarda en {path}.</translation>
    </message>
    <message>
        <source>Something that was saved last is not in the history any more, as if its file were an older one; look whether your last entries are there. A backup may still have them.</source>
        <translation>Algo de lo último que se guardó ya no está en el historial, como si el archivo fuera uno anterior; mira si están tus últimas anotaciones. Puede que una copia de seguridad aún las tenga.</translation>
    </message>
    <message>
        <source>A row of {table} points to a row of {parent} that is gone.</source>
        <translation>Una fila de {table} apunta a una fila de {parent} que ya no existe.</translation>
    </message>
    <message>
        <source>The file&apos;s tables are not those of this Scorepad: {what}.</source>
        <translation>Las tablas del archivo no son las de este Scorepad: {what}.</translation>
    </message>
    <message>
        <source>Match {match} is not as it was written: {what}.</source>
        <translation>La partida {match} no está como se escribió: {what}.</translation>
    </message>
    <message>
        <source>Matches of a game that this Scorepad does not know ({game}), so that their points cannot be checked: {number}.</source>
        <translation>Partidas de un juego que este Scorepad no conoce ({game}), cuyos puntos no se pueden comprobar: {number}.</translation>
    </message>
    <message>
        <source>Match {match}: {what} is {stored}, but what happened at the table makes it {computed}.</source>
        <translation>Partida {match}: {what} es {stored}, pero según lo ocurrido en la mesa debería ser {computed}.</translation>
    </message>
    <message>
        <source>The name {name} is not as it was written.</source>
        <translation>El nombre {name} no está como se escribió.</translation>
    </message>
    <message>
        <source>The season {name} cannot be read: {what}.</source>
        <translation>No se puede leer la temporada {name}: {what}.</translation>
    </message>
    <message>
        <source>The house rules {name} cannot be read: {what}.</source>
        <translation>No se pueden leer las reglas de la casa {name}: {what}.</translation>
    </message>
</context>
<context>
    <name>streaks</name>
    <message numerus="yes">
        <source>{who}: %n win(s) in a row</source>
        <translation>
            <numerusform>{who}: %n victoria seguida</numerusform>
            <numerusform>{who}: %n victorias seguidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>suits</name>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
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
        <translation>Esc o doble toque: volver</translation>
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
        <translation>Empezada {started}</translation>
    </message>
    <message>
        <source>Season: {season}</source>
        <translation>Temporada: {season}</translation>
    </message>
    <message>
        <source>From deal {deal} {player} sits in for {seat}</source>
        <translation>Desde la mano {deal}, {player} sustituye a {seat}</translation>
    </message>
    <message>
        <source>Deal {deal}, {side}: adjustment {points}</source>
        <translation>Mano {deal}, {side}: ajuste {points}</translation>
    </message>
    <message>
        <source>Deal {deal}, {side}: adjustment {points} ({note})</source>
        <translation>Mano {deal}, {side}: ajuste {points} ({note})</translation>
    </message>
    <message>
        <source>Deal {deal}: {note}</source>
        <translation>Mano {deal}: {note}</translation>
    </message>
    <message>
        <source>Next to deal: {name}</source>
        <translation>Le toca repartir a {name}</translation>
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
        <translation>Mano {deal} anotada</translation>
    </message>
    <message>
        <source>Deal {deal} put in</source>
        <translation>Mano {deal} insertada</translation>
    </message>
    <message>
        <source>Deal {deal} taken out</source>
        <translation>Mano {deal} quitada</translation>
    </message>
    <message>
        <source>Deal {deal} corrected</source>
        <translation>Mano {deal} corregida</translation>
    </message>
    <message>
        <source>Deals put in another order</source>
        <translation>Manos en otro orden</translation>
    </message>
    <message>
        <source>Seats changed</source>
        <translation>Asientos cambiados</translation>
    </message>
    <message>
        <source>House rules changed</source>
        <translation>Reglas de la casa cambiadas</translation>
    </message>
    <message>
        <source>Match ended here</source>
        <translation>Partida terminada aquí</translation>
    </message>
    <message>
        <source>Match goes on</source>
        <translation>La partida sigue</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>A longer record of this match came in</source>
        <translation>Llegó un registro más largo de esta partida</translation>
    </message>
    <message>
        <source>Taken back: {what}</source>
        <translation>Deshecho: {what}</translation>
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
        <translation>quién repartió</translation>
    </message>
    <message>
        <source>as the rules give</source>
        <translation>según las reglas</translation>
    </message>
    <message>
        <source>points given</source>
        <translation>puntos dados</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jugada</translation>
    </message>
    <message>
        <source>season</source>
        <translation>temporada</translation>
    </message>
    <message>
        <source>players</source>
        <translation>jugadores</translation>
    </message>
    <message>
        <source>first dealer</source>
        <translation>primer repartidor</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>cuenta</translation>
    </message>
    <message>
        <source>substitutes</source>
        <translation>sustitutos</translation>
    </message>
    <message>
        <source>{player} for {who} from deal {deal}</source>
        <translation>{player} por {who} desde la mano {deal}</translation>
    </message>
    <message>
        <source>no longer: {rule}</source>
        <translation>ya no: {rule}</translation>
    </message>
    <message>
        <source>now: {rule}</source>
        <translation>ahora: {rule}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
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
        <translation>Lo anotado y lo corregido</translation>
    </message>
    <message>
        <source>The latest first. What was there before is kept.</source>
        <translation>Lo último, primero. Lo que había antes se conserva.</translation>
    </message>
    <message>
        <source>Nothing yet. Every deal that is scored or corrected is noted here.</source>
        <translation>Aún nada. Aquí queda cada mano que se anota o se corrige.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>troefcall</name>
    <message>
        <source>The first pair to reach {target}.</source>
        <translation>La primera pareja en llegar a {target}.</translation>
    </message>
    <message>
        <source>Both pairs reached {target} in the last deal; the higher total wins.</source>
        <translation>Las dos parejas llegaron a {target} en la última mano; gana el total más alto.</translation>
    </message>
    <message>
        <source>The most points when the time was up.</source>
        <translation>Más puntos al acabarse el tiempo.</translation>
    </message>
    <message>
        <source>Level on points.</source>
        <translation>Empate a puntos.</translation>
    </message>
    <message>
        <source>{caller} calls</source>
        <translation>{caller} canta</translation>
    </message>
    <message>
        <source>{caller} calls {sign}</source>
        <translation>{caller} canta {sign}</translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Troefcall</source>
        <translation>Troefcall</translation>
    </message>
    <message>
        <source>the most tricks</source>
        <translation>más bazas</translation>
    </message>
    <message>
        <source>kap partij</source>
        <translation>kap partij</translation>
    </message>
    <message>
        <source>stopped after seven</source>
        <translation>parada tras siete</translation>
    </message>
    <message>
        <source>baunie</source>
        <translation>baunie</translation>
    </message>
    <message>
        <source>all thirteen, not announced</source>
        <translation>las trece, sin anunciar</translation>
    </message>
    <message>
        <source>the others’ baunie failed</source>
        <translation>baunie fallido de los contrarios</translation>
    </message>
    <message>
        <source>“{field}” must be one of the two pairs, 0 or 1</source>
        <translation>“{field}” debe ser una de las dos parejas, 0 o 1</translation>
    </message>
    <message>
        <source>By the house rules of this match that cannot happen</source>
        <translation>Con las reglas de la casa de esta partida, eso no puede pasar</translation>
    </message>
    <message>
        <source>The tricks add up to {total}, but there are {tricks}</source>
        <translation>Las bazas suman {total}, pero hay {tricks}</translation>
    </message>
    <message>
        <source>These tricks do not fit what the pair is said to have done</source>
        <translation>Estas bazas no encajan con lo que se anotó de la pareja</translation>
    </message>
    <message>
        <source>The match is played</source>
        <translation>La partida se juega</translation>
    </message>
    <message>
        <source>Points that win the match</source>
        <translation>Puntos para ganar la partida</translation>
    </message>
    <message>
        <source>How many deals</source>
        <translation>Cuántas manos</translation>
    </message>
    <message>
        <source>Points for the most tricks</source>
        <translation>Puntos por hacer más bazas</translation>
    </message>
    <message>
        <source>Points for kap partij: the first seven tricks in a row</source>
        <translation>Puntos por kap partij: las siete primeras bazas seguidas</translation>
    </message>
    <message>
        <source>Points when the hand is stopped after seven without the kap</source>
        <translation>Puntos si la mano se para tras siete sin el kap</translation>
    </message>
    <message>
        <source>Points for the baunie: all thirteen, announced</source>
        <translation>Puntos por el baunie: las trece, anunciadas</translation>
    </message>
    <message>
        <source>Points for the others when the baunie fails</source>
        <translation>Puntos para los contrarios si falla el baunie</translation>
    </message>
    <message>
        <source>The kap counts without being said (silent kap)</source>
        <translation>El kap cuenta sin decirlo (kap silencioso)</translation>
    </message>
    <message>
        <source>A pair may play on for the baunie</source>
        <translation>Una pareja puede seguir jugando por el baunie</translation>
    </message>
    <message>
        <source>Trump may be named after all thirteen cards (free call)</source>
        <translation>Se puede cantar triunfo con las trece cartas (canto libre)</translation>
    </message>
    <message>
        <source>Dealer and caller move on</source>
        <translation>Reparto y canto pasan al siguiente</translation>
    </message>
    <message>
        <source>to a number of points</source>
        <translation>a un número de puntos</translation>
    </message>
    <message>
        <source>for a number of deals</source>
        <translation>a un número de manos</translation>
    </message>
    <message>
        <source>by the clock</source>
        <translation>por tiempo</translation>
    </message>
    <message>
        <source>after every deal</source>
        <translation>después de cada mano</translation>
    </message>
    <message>
        <source>only when the callers do not get the points</source>
        <translation>solo si la pareja que canta no se lleva los puntos</translation>
    </message>
    <message>
        <source>most tricks</source>
        <translation>más bazas</translation>
    </message>
    <message>
        <source>all thirteen in silence</source>
        <translation>trece en silencio</translation>
    </message>
    <message>
        <source>baunie failed</source>
        <translation>baunie fallido</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>pareja</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>resultado</translation>
    </message>
    <message>
        <source>What a pair gets</source>
        <translation>Lo que se lleva una pareja</translation>
    </message>
    <message>
        <source>{points} for the others</source>
        <translation>{points} para los contrarios</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>bazas</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>triunfo</translation>
    </message>
    <message>
        <source>what the pair did</source>
        <translation>resultado</translation>
    </message>
    <message>
        <source>the pair</source>
        <translation>pareja</translation>
    </message>
    <message>
        <source>the tricks</source>
        <translation>bazas</translation>
    </message>
    <message>
        <source>the trump</source>
        <translation>triunfo</translation>
    </message>
    <message>
        <source>Standard: to 20</source>
        <translation>Estándar: a 20</translation>
    </message>
    <message>
        <source>Quick: to 15</source>
        <translation>Rápida: a 15</translation>
    </message>
    <message>
        <source>Tournament: to 50</source>
        <translation>Torneo: a 50</translation>
    </message>
    <message>
        <source>Eight deals</source>
        <translation>Ocho manos</translation>
    </message>
    <message>
        <source>By the clock</source>
        <translation>Por tiempo</translation>
    </message>
    <message>
        <source>Silent kap</source>
        <translation>Kap silencioso</translation>
    </message>
    <message>
        <source>No baunie</source>
        <translation>Sin baunie</translation>
    </message>
    <message>
        <source>The first match of an evening: deal the cards face up, one at a time. Whoever gets the first jack calls, and the player to the caller’s right deals.</source>
        <translation>Primera partida de la velada: reparte las cartas descubiertas, de una en una. Canta quien reciba la primera jota, y reparte quien esté a su derecha.</translation>
    </message>
    <message numerus="yes">
        <source>the first pair to %n point(s)</source>
        <translation>
            <numerusform>gana la primera pareja en llegar a %n punto</numerusform>
            <numerusform>gana la primera pareja en llegar a %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>until the time is up</source>
        <translation>hasta que se acabe el tiempo</translation>
    </message>
    <message>
        <source>the most tricks bring {points}</source>
        <translation>hacer más bazas da {points}</translation>
    </message>
    <message>
        <source>kap partij {points}</source>
        <translation>kap partij {points}</translation>
    </message>
    <message>
        <source>the first seven in a row count as the kap, {points}, without a word</source>
        <translation>las siete primeras seguidas valen como kap, {points}, sin decir nada</translation>
    </message>
    <message>
        <source>stopped after seven {points}</source>
        <translation>parada tras siete, {points}</translation>
    </message>
    <message>
        <source>baunie {points}, and {failed} to the others when it fails</source>
        <translation>baunie {points}, y {failed} a los contrarios si falla</translation>
    </message>
    <message>
        <source>no baunie</source>
        <translation>sin baunie</translation>
    </message>
    <message>
        <source>trump may be named on all thirteen cards</source>
        <translation>se puede cantar triunfo con las trece cartas</translation>
    </message>
    <message>
        <source>who calls and wins calls again</source>
        <translation>quien canta y gana vuelve a cantar</translation>
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
        <translation>cantó {who}</translation>
    </message>
    <message>
        <source>{who} called {trump}</source>
        <translation>{who} cantó {trump}</translation>
    </message>
    <message>
        <source>That makes {who} the caller.</source>
        <translation>Entonces canta {who}.</translation>
    </message>
    <message>
        <source>the others’ deal</source>
        <translation>mano de los contrarios</translation>
    </message>
    <message>
        <source>stopped the baunie</source>
        <translation>rompieron el baunie</translation>
    </message>
    <message>
        <source>the most tricks: {points}</source>
        <translation>más bazas: {points}</translation>
    </message>
    <message>
        <source>the first seven in a row, and kap said at once: {points}</source>
        <translation>las siete primeras seguidas, y kap dicho al momento: {points}</translation>
    </message>
    <message>
        <source>the first seven in a row, but stopped without a kap of the trick’s winner: {points}</source>
        <translation>las siete primeras seguidas, pero se paró sin que dijera kap quien ganó la baza: {points}</translation>
    </message>
    <message>
        <source>baunie announced, and all thirteen tricks: {points}</source>
        <translation>baunie anunciado, y las trece bazas: {points}</translation>
    </message>
    <message>
        <source>all thirteen tricks, but not announced; they count as the most tricks: {points}</source>
        <translation>las trece bazas, pero sin anunciar; cuentan como más bazas: {points}</translation>
    </message>
    <message>
        <source>{others} played on after seven in a row and lost a trick: {points}</source>
        <translation>{others} siguieron tras siete seguidas y perdieron una baza: {points}</translation>
    </message>
    <message>
        <source>the first seven in a row are the kap without a word: {points}</source>
        <translation>las siete primeras seguidas son kap sin decir nada: {points}</translation>
    </message>
    <message>
        <source>the most tricks, {tricks}: {points}</source>
        <translation>más bazas, {tricks}: {points}</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Cantos</translation>
    </message>
    <message>
        <source>Own call won</source>
        <translation>Canto propio ganado</translation>
    </message>
    <message>
        <source>Kap partij and baunie</source>
        <translation>Kap partij y baunie</translation>
    </message>
    <message>
        <source>Kap partij</source>
        <translation>Kap partij</translation>
    </message>
    <message>
        <source>Kap partij by the others</source>
        <translation>Kap partij de los contrarios</translation>
    </message>
    <message>
        <source>Baunie</source>
        <translation>Baunie</translation>
    </message>
    <message>
        <source>Baunie failed</source>
        <translation>Baunie fallido</translation>
    </message>
    <message>
        <source>Baunie by the others</source>
        <translation>Baunie de los contrarios</translation>
    </message>
    <message>
        <source>Baunie of the others failed</source>
        <translation>Baunie fallido de los contrarios</translation>
    </message>
    <message>
        <source>All thirteen in silence</source>
        <translation>Las trece en silencio</translation>
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
            <numerusform>%n mano por jugar</numerusform>
            <numerusform>%n manos por jugar</numerusform>
        </translation>
    </message>
    <message>
        <source>by the clock</source>
        <translation>por tiempo</translation>
    </message>
    <message>
        <source>{trump} are trump</source>
        <translation>triunfo: {trump}</translation>
    </message>
    <message>
        <source>{who} calls</source>
        <translation>canta {who}</translation>
    </message>
    <message>
        <source>{who} calls again</source>
        <translation>canta otra vez {who}</translation>
    </message>
    <message>
        <source>{who} called</source>
        <translation>cantó {who}</translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} names trump</source>
        <translation>{who} canta triunfo</translation>
    </message>
    <message>
        <source>{who} leads</source>
        <translation>sale {who}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) won</source>
        <translation>
            <numerusform>%n mano ganada</numerusform>
            <numerusform>%n manos ganadas</numerusform>
        </translation>
    </message>
    <message>
        <source>{total} in all</source>
        <translation>{total} en total</translation>
    </message>
    <message>
        <source>{first} cards to {who}, who names trump; then {later}</source>
        <translation>{first} cartas a {who}, que canta triunfo; luego {later}</translation>
    </message>
    <message>
        <source>{who} may name trump on all thirteen cards</source>
        <translation>{who} puede cantar triunfo con las trece cartas</translation>
    </message>
    <message>
        <source>The points of deal {deal}</source>
        <translation>Puntos de la mano {deal}</translation>
    </message>
</context>
<context>
    <name>troefcall_face</name>
    <message>
        <source>How did it end?</source>
        <translation>¿Cómo acabó?</translation>
    </message>
    <message>
        <source>What did {pair} do?</source>
        <translation>¿Qué hicieron {pair}?</translation>
    </message>
    <message>
        <source>Which pair was it?</source>
        <translation>¿Qué pareja fue?</translation>
    </message>
    <message>
        <source>How many tricks did {pair} take?</source>
        <translation>¿Cuántas bazas hicieron {pair}?</translation>
    </message>
    <message>
        <source>{caller} cuts, gets five cards and names trump; the others get five, then all four and four.</source>
        <translation>{caller} corta, recibe cinco cartas y canta triunfo; luego cinco a los demás, y cuatro y cuatro.</translation>
    </message>
    <message>
        <source>{caller} cuts and gets five cards, the others five, then all four and four. Trump may be named until then.</source>
        <translation>{caller} corta y recibe cinco cartas; luego cinco a los demás, y cuatro y cuatro. Puede cantar triunfo hasta entonces.</translation>
    </message>
    <message>
        <source>5 to {caller}, trump, then 5, 4, 4.</source>
        <translation>5 a {caller}, triunfo, y 5, 4, 4.</translation>
    </message>
    <message>
        <source>{caller} called {trump} and leads.</source>
        <translation>{caller} cantó {trump} y sale.</translation>
    </message>
    <message>
        <source>Tap it, or type its number.</source>
        <translation>Toca o escribe su número.</translation>
    </message>
    <message>
        <source>Tap what is right.</source>
        <translation>Toca lo correcto.</translation>
    </message>
    <message>
        <source>Tricks, if you like</source>
        <translation>Bazas, si quieres</translation>
    </message>
    <message>
        <source>Tap what happened</source>
        <translation>Toca lo que pasó</translation>
    </message>
    <message>
        <source>{pair} win the match.</source>
        <translation>{pair} ganan la partida.</translation>
    </message>
    <message>
        <source>That is the end, and you are level.</source>
        <translation>Se acabó, y hay empate.</translation>
    </message>
    <message>
        <source>Now {totals}; {pair}: {points} to go.</source>
        <translation>Ahora {totals}; {pair}, a {points} de ganar.</translation>
    </message>
    <message numerus="yes">
        <source>Now {totals}; %n deal(s) to go.</source>
        <translation>
            <numerusform>Ahora {totals}; falta %n mano.</numerusform>
            <numerusform>Ahora {totals}; faltan %n manos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first}–{second}</source>
        <translation>{first}–{second}</translation>
    </message>
    <message>
        <source>Now {totals}.</source>
        <translation>Ahora {totals}.</translation>
    </message>
    <message>
        <source>{rest} {caller} calls again.</source>
        <translation>{rest} Canta otra vez {caller}.</translation>
    </message>
    <message>
        <source>deal {deal} · {dealer} deals · {caller} calls</source>
        <translation>mano {deal} · reparte {dealer} · canta {caller}</translation>
    </message>
    <message>
        <source>deal {deal} of {deals} · {dealer} deals · {caller} calls</source>
        <translation>mano {deal} de {deals} · reparte {dealer} · canta {caller}</translation>
    </message>
    <message>
        <source>the pair, then what it did</source>
        <translation>la pareja y luego lo que hizo</translation>
    </message>
    <message>
        <source>its tricks, if you like; ten and more: + and the last digit</source>
        <translation>sus bazas, si quieres; desde diez: + y la última cifra</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>triunfo</translation>
    </message>
    <message>
        <source>{pair}: {outcome}</source>
        <translation>{pair}: {outcome}</translation>
    </message>
    <message>
        <source>Most tricks</source>
        <translation>Más bazas</translation>
    </message>
    <message>
        <source>Kap partij</source>
        <translation>Kap partij</translation>
    </message>
    <message>
        <source>Stopped at 7</source>
        <translation>Parada tras 7</translation>
    </message>
    <message>
        <source>Baunie</source>
        <translation>Baunie</translation>
    </message>
    <message>
        <source>13 in silence</source>
        <translation>13 en silencio</translation>
    </message>
    <message>
        <source>Baunie failed</source>
        <translation>Baunie fallido</translation>
    </message>
    <message>
        <source>{points} to the others</source>
        <translation>{points} a los contrarios</translation>
    </message>
    <message>
        <source>{pair}: {outcome}, {points}</source>
        <translation>{pair}: {outcome}, {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waiting_dialog</name>
    <message>
        <source>Waiting pairs</source>
        <translation>Parejas en espera</translation>
    </message>
    <message>
        <source>Who wins stays at the table; the first pair of this list sits down next.</source>
        <translation>Quien gana se queda en la mesa; luego se sienta la primera pareja de esta lista.</translation>
    </message>
    <message>
        <source>Nobody waits yet.</source>
        <translation>Aún no espera nadie.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Partner’s name</source>
        <translation>Su pareja</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add this pair at the end</source>
        <translation>Añadir esta pareja al final</translation>
    </message>
    <message>
        <source>{pair}: sooner</source>
        <translation>{pair}: antes</translation>
    </message>
    <message>
        <source>{pair}: later</source>
        <translation>{pair}: después</translation>
    </message>
    <message>
        <source>This pair sits down first already.</source>
        <translation>Esta pareja ya es la primera en sentarse.</translation>
    </message>
    <message>
        <source>This pair sits down last already.</source>
        <translation>Esta pareja ya es la última en sentarse.</translation>
    </message>
    <message>
        <source>{pair} wait no more</source>
        <translation>{pair} ya no esperan</translation>
    </message>
    <message>
        <source>The pair that loses waits at the end</source>
        <translation>La pareja que pierde espera al final</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Keep the list</source>
        <translation>Guardar lista</translation>
    </message>
    <message>
        <source>{field} sits at the table.</source>
        <translation>{field} ya está en la mesa.</translation>
    </message>
    <message>
        <source>{field} waits already.</source>
        <translation>{field} ya está esperando.</translation>
    </message>
    <message>
        <source>A pair is two people: write another name.</source>
        <translation>Una pareja son dos personas: escribe otro nombre.</translation>
    </message>
    <message>
        <source>Write both names.</source>
        <translation>Escribe los dos nombres.</translation>
    </message>
</context>
<context>
    <name>way_back</name>
    <message>
        <source>The way back</source>
        <translation>Recuperar el historial</translation>
    </message>
    <message>
        <source>Looking for the best way back. Every backup is tried, which may take a minute…</source>
        <translation>Buscando la mejor forma de recuperarlo. Se prueban todas las copias, y eso puede tardar un minuto…</translation>
    </message>
    <message>
        <source>The history is being put in its place…</source>
        <translation>Poniendo el historial en su sitio…</translation>
    </message>
    <message>
        <source>Whatever you choose, the file as it is now is kept among the backups; nothing is deleted.</source>
        <translation>Elijas lo que elijas, el archivo tal como está ahora se conserva entre las copias de seguridad; no se borra nada.</translation>
    </message>
    <message>
        <source>Perhaps this file belongs to another program, and your history is in another folder: look for it before you choose.</source>
        <translation>Quizá este archivo sea de otro programa y tu historial esté en otra carpeta: búscalo antes de elegir.</translation>
    </message>
    <message>
        <source>No backup was found, and nothing of the file can be read. A backup may lie somewhere else.</source>
        <translation>No se encontró ninguna copia de seguridad, y del archivo no se puede leer nada. Puede que haya una copia en otro sitio.</translation>
    </message>
    <message>
        <source>Everything up to {when}</source>
        <translation>Todo hasta {when}</translation>
    </message>
    <message numerus="yes">
        <source>And %n match(es) played since.</source>
        <translation>
            <numerusform>Y %n partida jugada después.</numerusform>
            <numerusform>Y %n partidas jugadas después.</numerusform>
        </translation>
    </message>
    <message>
        <source>What can still be read of the file</source>
        <translation>Lo que aún se puede leer del archivo</translation>
    </message>
    <message>
        <source>In all {what}, from {first} to {last}.</source>
        <translation>En total, {what}, del {first} al {last}.</translation>
    </message>
    <message>
        <source>In all {what}.</source>
        <translation>En total, {what}.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Empezar de cero</translation>
    </message>
    <message>
        <source>An empty history. A backup can still be restored later, where there is one.</source>
        <translation>Un historial vacío. Si hay una copia de seguridad, se puede restaurar más tarde.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Go back this way</source>
        <translation>Recuperar así</translation>
    </message>
    <message>
        <source>Choose one of the ways first.</source>
        <translation>Elige primero una de las opciones.</translation>
    </message>
    <message>
        <source>Restore from a file…</source>
        <translation>Restaurar desde un archivo…</translation>
    </message>
</context>
<context>
    <name>when_line</name>
    <message>
        <source>When it is or was played</source>
        <translation>Cuándo se juega o se jugó</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>On an earlier day</source>
        <translation>Otro día</translation>
    </message>
    <message>
        <source>On this day</source>
        <translation>En este día</translation>
    </message>
    <message>
        <source>Nobody knows when</source>
        <translation>Nadie sabe cuándo</translation>
    </message>
    <message>
        <source>The day it was played</source>
        <translation>El día en que se jugó</translation>
    </message>
    <message>
        <source>It began at</source>
        <translation>Empezó a las</translation>
    </message>
</context>
<context>
    <name>when_played_dialog</name>
    <message>
        <source>When was it played?</source>
        <translation>¿Cuándo se jugó?</translation>
    </message>
    <message>
        <source>Lists and seasons have it on that day. Points do not change.</source>
        <translation>Listas y temporadas la ponen ese día. Los puntos no cambian.</translation>
    </message>
    <message>
        <source>That day or time is still to come.</source>
        <translation>Ese día o esa hora aún no ha llegado.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Guardarlo</translation>
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
        <translation>Aún no hay ninguna mano anotada.</translation>
    </message>
    <message>
        <source>Deal {deal}: {points}, makes {total}</source>
        <translation>Mano {deal}: {points}, y van {total}</translation>
    </message>
    <message>
        <source>Deals {first} to {last}: {points}, makes {total}</source>
        <translation>Manos {first} a {last}: {points}, y van {total}</translation>
    </message>
    <message>
        <source>Ahead with {points}, {by} more than {other}.</source>
        <translation>Por delante con {points}, {by} más que {other}.</translation>
    </message>
    <message>
        <source>{by} behind {other}, who has {points}.</source>
        <translation>A {by} de {other}, que tiene {points}.</translation>
    </message>
    <message>
        <source>{by} behind {other}, who have {points}.</source>
        <translation>A {by} de {other}, que tienen {points}.</translation>
    </message>
    <message>
        <source>Level with {other} in everything that is compared.</source>
        <translation>Empate con {other} en todo lo que se compara.</translation>
    </message>
    <message>
        <source>This deal is being entered and not scored yet.</source>
        <translation>Esta mano está a medias y aún no está anotada.</translation>
    </message>
    <message>
        <source>This deal is still to come.</source>
        <translation>Esta mano está por jugar.</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Temporada</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Save the match’s sheet</source>
        <translation>Guardar la hoja de la partida</translation>
    </message>
    <message>
        <source>Saving the last entries before closing…</source>
        <translation>Guardando las últimas anotaciones antes de cerrar…</translation>
    </message>
    <message>
        <source>Not everything is saved</source>
        <translation>No está todo guardado</translation>
    </message>
    <message>
        <source>The last entries could not be written to disk. If you close now, they are lost.</source>
        <translation>No se pudieron guardar en el disco las últimas anotaciones. Si cierras ahora, se perderán.</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Volver a guardar</translation>
    </message>
    <message>
        <source>Close without them</source>
        <translation>Cerrar sin guardar</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>No cerrar</translation>
    </message>
    <message>
        <source>Everything is saved. Each number is, as soon as it is entered.</source>
        <translation>Está todo guardado. Cada número se guarda en cuanto lo escribes.</translation>
    </message>
    <message>
        <source>The last entry is being saved.</source>
        <translation>Se está guardando la última anotación.</translation>
    </message>
    <message>
        <source>No match is on the table. Begin one, or open one of the history.</source>
        <translation>No hay ninguna partida en la mesa. Empieza una o abre una del historial.</translation>
    </message>
    <message>
        <source>The screen with the table view was unplugged. The view comes back with it; F11 shows it here.</source>
        <translation>Se ha desconectado la pantalla con la vista de mesa. La vista volverá con ella; F11 la muestra aquí.</translation>
    </message>
    <message>
        <source>The settings hold for now, but could not be kept: {path} cannot be written.</source>
        <translation>Los ajustes valen por ahora, pero no se pudieron guardar: no se puede escribir {path}.</translation>
    </message>
</context>
<context>
    <name>window_actions</name>
    <message>
        <source>New match…</source>
        <translation>Nueva partida…</translation>
    </message>
    <message>
        <source>Same table again</source>
        <translation>Otra vez la misma mesa</translation>
    </message>
    <message>
        <source>Open record files…</source>
        <translation>Abrir registros…</translation>
    </message>
    <message>
        <source>Bring in old sheets…</source>
        <translation>Traer hojas antiguas…</translation>
    </message>
    <message>
        <source>Is everything saved?</source>
        <translation>¿Está todo guardado?</translation>
    </message>
    <message>
        <source>Save the match as a record file…</source>
        <translation>Guardar la partida como registro…</translation>
    </message>
    <message>
        <source>Print or save…</source>
        <translation>Imprimir o guardar…</translation>
    </message>
    <message>
        <source>Sheets to write on…</source>
        <translation>Hojas para rellenar…</translation>
    </message>
    <message>
        <source>Backups…</source>
        <translation>Copias de seguridad…</translation>
    </message>
    <message>
        <source>Check the history…</source>
        <translation>Comprobar el historial…</translation>
    </message>
    <message>
        <source>Sample evening</source>
        <translation>Velada de ejemplo</translation>
    </message>
    <message>
        <source>Sample year in its own window</source>
        <translation>Año de ejemplo en su propia ventana</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Temporada</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Go to the sheet</source>
        <translation>Ir a la hoja</translation>
    </message>
    <message>
        <source>Table view</source>
        <translation>Vista de mesa</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto más grande</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto más pequeño</translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation>Tamaño de texto normal</translation>
    </message>
    <message>
        <source>Dealer’s bid…</source>
        <translation>Declaración del repartidor…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Teclas…</translation>
    </message>
    <message>
        <source>About Scorepad…</source>
        <translation>Acerca de Scorepad…</translation>
    </message>
    <message>
        <source>&amp;Scorepad</source>
        <translation>&amp;Scorepad</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
</context>
<context>
    <name>workbook</name>
    <message>
        <source>Table</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>The spreadsheet cannot be made ({reason}).</source>
        <translation>No se puede crear la hoja de cálculo ({reason}).</translation>
    </message>
</context>
</TS>
