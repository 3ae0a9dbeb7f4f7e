<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>LadderEditor</name>
    <message>
        <source>Write the hand sizes, like 1 2 3 5 5 3 or 1-7-1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}” is no hand size; write numbers, like 1 2 3 or 1-7-1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand has 1 to {most} cards, not {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match has at most {most} deals, and this makes {deals}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Scorepad cannot open its window: {why}. On Debian and Ubuntu, `make run` or `sudo apt-get install libegl1 libgl1 libdbus-1-3 libfontconfig1 libglib2.0-0 libxkbcommon0` installs what is missing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>boeren_face</name>
    <message>
        <source>What does {who} bid?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tricks did {who} take?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal}: is this right?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids first. Type a number or tap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number or tap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last to bid: the dealer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} bid {bid}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} bid {bid}. Only {tricks} can be left: Enter takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter scores it. Tap a name to change a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not {bid}:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{others} bid so far, and {bid} more would make {size}, the number of tricks. (boerenregel)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free to bid:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the others bid {others}, more than the {size} tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal}:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>deal {deal} of {deals} · {cards} · {dealer} deals · {leader} begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid {bids} of {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid {bids} of {size}, {off} over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid {bids} of {size}, {off} short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer was forced (consolation {points})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score deal {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) to go</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{who}, {value}: change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {left} of the {size} tricks are left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>boerenbridge</name>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>bid {bid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boerenbridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>consolation for a forced dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adjustment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bid is a number from 0 to {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer may not bid {bid}: {others} + {bid} would make {size}, the number of tricks (boerenregel)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are 0 to {size} tricks to take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tricks add up to {total}, but there are {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{field}” must hold one number for each of the {players} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer was free to bid anything in this deal, so nothing was forced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size} cards each is too many for this pack: {largest} is the most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for a kept bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and for each of its tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A missed bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of each trick off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer may not make the bids fit (boerenregel)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from this hand size on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consolation for a forced dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One-card hands are bid blind and count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played without trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pack of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>costs points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once (not blind)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the one-card deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the largest hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the one-card deals and the largest hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as usual for so many players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>52 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>26 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>60 cards, with Wizards and Jesters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harde telling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vlaams 10+3/0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nederlands 10+3/-3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wizard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short: up to 7 and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to 8 and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rising only (boven)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Falling only (onder)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Falling, then rising</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always the same (vaste handen)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top dealt twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our own list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{base} + {per_trick} a trick for a kept bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a miss scores nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a miss costs {cost} for each trick off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer may not make the bids fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from {size} cards on the dealer may not make the bids fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer may bid anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a forced dealer who comes nearest gets {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one-card hands are bid blind and count {times} times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without trump: {which}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>60 cards with Wizards and Jesters</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{deals}: {hands}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {largest} cards each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid {bid} and took {tricks}: {base} + {per_trick} × {tricks} = {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid {bid} and took {tricks}: missed, nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid {bid} and took {tricks}: {off} off × {cost} = {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one card, bid blind: {points} × {times} = {product}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a forced dealer, and nobody who missed came nearer: {points} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adjustment {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adjustment {points}: {note}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chart</name>
    <message>
        <source>Running totals: {totals}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>command</name>
    <message>
        <source>There is no file “{file}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file “{file}”. Did you mean “scorepad {command}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard output cannot be written: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no file {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you may not read {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be read ({reason})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is too large to be one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal}: {message}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match {match}: {message}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match {match}, deal {deal}: {message}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>This file cannot be read as a Scorepad record: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a Scorepad record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This record was written by a newer Scorepad; update the program to read it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This Scorepad does not know that game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{field}” is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{field}” means nothing here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{field}” holds something of the wrong kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{field}” holds a word that is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{field}” is too small or too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{field}” must be a day and time with its offset, like 2026-01-09T20:00:00+01:00</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name may not be empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players may not have the same name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name has at most 60 letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{field}” holds a character that cannot be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer must be one of the seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is not for so many players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match was over before this deal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crash</name>
    <message>
        <source>Something went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scorepad made a mistake ({what}). Everything marked as saved is safe; you can go on, or close the window and start again. The log in the data folder tells what happened.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>display</name>
    <message>
        <source>Scorepad needs a screen to open its window, and this session has none (DISPLAY is not set).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scorepad cannot open its window: the screen {display} does not answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scorepad cannot open its window: this system lacks {library}. Install it with: {how}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>home_page</name>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the history…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue, deal {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue, deal {deal} of {deals}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>started {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same table again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The season</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table begins with the first finished match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} won with {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} shared the win with {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fresh pad. Who deals?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say who sits at the table and what is agreed. Scorepad keeps the score from there, and saves every value as you enter it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>match_page</name>
    <message>
        <source>Undo {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}’s bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}’s tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inserting deal {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moving deal {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>correcting deal {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taking out deal {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the house rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ending the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>going on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal again (misdeal)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the match here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next match, same table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} wins with {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} share the win with {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most points after the last deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match was stopped here; the most points after the last finished deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level on points; more bids kept: {more} to {less}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level on points and bids kept; the best deal: {more} to {less}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level in everything that is compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>message_bar</name>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>meter</name>
    <message>
        <source>{value} of {whole}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <source>it is not written in UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not JSON (line {line}, column {column})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds the key “{key}” twice in one place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{number}” is not a number it may hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saved_mark</name>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>seat_table</name>
    <message>
        <source>deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table, clockwise: {names}. {dealer} deals first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>{what}, kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}, deal {deal}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}, total {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1st</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3rd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Totals</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>store</name>
    <message>
        <source>{path} is not a Scorepad history; choose another data folder, or move that file away to begin anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history in {path} is empty, as after a full disk or a crash; restore a backup, or move that file away to begin anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history {path} is gone although its journal {journal} is still there; put the file back, or move the journal away to begin anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history in {path} was written by a newer Scorepad; update the program to open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history in {path} is damaged ({reason}); restore a backup, the file was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match {match} in {path} is not as it was written ({reason}); restore a backup to get it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history in {path} could not be brought to this version ({reason}); it was left as it was, and a copy of it is in {backups}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copy {path} is not the same as the history ({reason}); choose another disk and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history in {path} cannot be used ({reason}); check the folder and its disk, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk that holds {path} is full; make room on it, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history in {path} is being written by another program; try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} may not be written; give yourself the right to write it, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be opened ({reason}); check the folder and its rights, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match was changed by another window or program; open it again to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is not in the history any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody called {name} is in the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no season called {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This holds a character that cannot be written, or a number that is too large; change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history does not take this ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” cannot be a name; use 1 to 60 ordinary characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} and {other} sat at one table, so they are two people and stay apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} and {other} are already one person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is already somebody called {name}; merge the two if they are one person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} already exists; choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fault in the program kept this from being saved; try again, and report it if it stays.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>text</name>
    <message>
        <source>{game}: {players}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started {started}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Season: {season}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From deal {deal} {player} sits in for {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal}, {side}: adjustment {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal}, {side}: adjustment {points} ({note})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal}: {note}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next to deal: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}. {name}: {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins with {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins with {total}, by more exact bids.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins with {total}, by the better best deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} share the win with {total}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving the last entries before closing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not everything is saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last entries could not be written to disk. If you close now, they are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close without them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings hold for now, but could not be kept: {path} cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
