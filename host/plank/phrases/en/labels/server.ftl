### What the server itself says to a page.

## Why something can't be done, and what to do instead

no-message = This page sent something that the game does not understand. Reload it.
said-already = This page has already said who it is.
screen-only = Only the big screen can do that.
watchers-only-look = This page only watches. Join a free seat to play.
second-tab = This seat is played in another tab. Take it over to play here.
token-not-good = This page’s code is no longer valid. Join again, or ask for a new one at the big screen.
no-game = No game has been started yet.
not-in-this-game = You are not in this game. Wait for the next one.
no-such-seat = There is no seat { $seat }.
no-such-space = There is no space { $space }: the plank has 1 to { $spaces }.
sits-already = This page already has a seat. Give it up first.
sits-nowhere = This page has no seat.
seat-taken = { $name } is already played on another phone. Choose another pirate, or ask at the big screen.
bot-sits-there = { $name } is played by the computer. Choose another pirate.
name-wanted = Every pirate needs a name. Type one.
seat-gone = Your pirate is not in this game. You are watching.
seat-given-up = You have given up your seat. You are watching.
seat-replaced = Your seat is now played on another phone. You are watching.
seat-vacated = Your seat was freed at the big screen. You are watching.
not-your-seat = You can only act for your own pirate.
not-your-move = You can only take back your own move, and only if it was the last one.
not-your-pirate = That is another player's pirate.
not-your-turn = It is another player’s turn. Wait for yours.
no-such-hands = That cannot be done at this table now.
only-as-it-lay = A die can only be put back as it lay.
wells-read-these = The table can read these dice. Throw them.
no-virtual-table = This is a real table: throw the dice and move the pirates there.
nothing-set-up = No new game has been set up. Choose the players first.
log-damaged = This game cannot be watched again: line { $line } of its log is damaged. The service log on the big screen says more.
no-replay = This game cannot be watched again.
no-move = There is no move { $move }: the game has { $moves }.
still-secret = This game is not over yet, so its hands are still secret.
no-such-game = There is no game { $game }.
has-ended = Game { $game } has ended: only an unfinished game can be continued or abandoned.
played-now = Game { $game } is being played now.
played-elsewhere = Game { $game } is being played in another program.
not-on-table = This game cannot be played on the table: only The Plank can.
plank-too-short = A game with { $spaces } spaces does not fit: the plank on the table has { $there }.
seats-few = A game needs { $fewest } to { $most } pirates. Add a name, or a bot.
seats-many = There is room for { $most } pirates at most. Leave some out.
name-unseen = A name can only have letters that people can see. Type another one.
name-long = A name can have { $most } letters at most. Type a shorter one.
no-such-kind = There is no such kind of player. Choose another one.
rule-wrong = { $switch } cannot be { $value }. Choose another value.
rules-wrong = These rules do not go together. Choose other values.
cannot-be = That is not possible. Choose something else.
journal-trouble = The saved games cannot be read or written now. The service log on the big screen says why.
phones-cannot-join = Phones cannot join yet. Let them join first, then use another phone.

## States and choices

game-open = unfinished
game-over = finished
game-aborted = abandoned
game-playing = being played
style-terse = short
style-normal = normal
style-dramatic = dramatic
speaker-host = the host’s loudspeaker
speaker-screen = the big screen
speaker-phones = the phones
speaker-off = nothing
lan-off = Phones cannot join yet.
lan-on = Phones in the same network join at { $url }
lan-none = This computer is not in a network. Connect it, then let phones join again.
lan-in-use = Phones cannot join: another program is using port { $port } in this network. Close it, then let phones join again.
lan-changed = Phones cannot join: this computer's address has just changed. Let them join again.
lan-failed = Phones cannot join. The system says: “{ $reason }”. Check the network, then let them join again.

## Commands of the simulated table

command-throw = Throw dice, to show these faces
command-hold = Take dice into the hand
command-cock = Lean a die against its well’s wall
command-set = Lay a die down with this face up
command-lift = Take a pirate off the track
command-put = Carry a pirate to a place
command-slide = Slide a pirate along its lane
command-bump = Bump a pirate
command-press = Press a button
command-brownout = Let the supply break down
command-chain = Break the chain of sensors (reach null mends it)
command-stick = Let a switch stick (on null frees it)
command-flicker = Let a switch flicker
command-magnet = Lay a stray magnet (there false takes it away)
command-strong = Give a pirate too strong a magnet
command-flip = Turn a magnet upside down
command-stray = Bring a stray field to a well
command-sensor = Break a well’s sensor (state good mends it)
command-unplug = Pull the cable out
command-replug = Plug the cable in again
command-mute = Let nothing arrive (on false ends it)
command-drop = Lose one line in so many (0 ends it)
command-dup = Double one line in so many (0 ends it)
command-corrupt = Damage one line in so many (0 ends it)
command-delay = Delay one line in so many (0 ends it)
command-noise = Put noise on the line, once
command-stall = Have the board stop reading (on false ends it)
command-reset = Start the board again
command-clock = Let the board’s clock jump
command-mend = Mend everything
command-show = Show what is on the table

## Rules

allowed-yesno = yes or no
allowed-whole = { $low } to { $high }
allowed-whole-or-none = { $low } to { $high }, or no limit
allowed-oneof = one of these
allowed-names = one symbol for each space, with commas between them

rules-the-plank =
    Throw four dice and move your pirate to the space of their total: lower is further out to sea.
    You may throw any dice again twice for free; then each coin buys one more throw, or covers a die, which then counts for nothing.
    A total as high as your space or higher takes you to the next lower space with the same symbol; where there is none, you fall.
    A coin face brings a coin; a sword face moves everybody else a step towards the sea.
    Space 1 and standing furthest out pay a coin each. The last pirate who has not fallen wins.
rules-walk-the-plank =
    Seven rounds of 7, 6 and so on to 1 cards, for three to nine. Follow the suit led if you can.
    The highest trump, else the highest card of the suit led, wins the battle. Walk the Plank! beats all of them, the Sea Monster swallows the whole battle.
    Whoever wins no battle in a round is out; whoever wins most is the next Captain and names trump. The last one aboard wins.

switch-the-plank-spaces-name = Spaces
switch-the-plank-spaces = How many spaces the plank has.
switch-the-plank-layout-name = Symbols
switch-the-plank-layout = The symbols of the spaces, from space 1 up.
switch-the-plank-symbol-jump-name = Jumping
switch-the-plank-symbol-jump = A total too high takes a pirate to a lower space with the same symbol.
switch-the-plank-symbol-jump-nearest = the nearest one
switch-the-plank-symbol-jump-choice = whichever the player likes
switch-the-plank-space1-safe-name = Safe at the edge
switch-the-plank-space1-safe = Whoever throws on space 1 stays there, whatever the total.
switch-the-plank-fallen-coins-name = Coins of the fallen
switch-the-plank-fallen-coins = Where the coins of a fallen pirate go.
switch-the-plank-fallen-coins-bank = to the bank
switch-the-plank-fallen-coins-removed = out of the game
switch-the-plank-sword-hits-ship-name = Swords reach the ship
switch-the-plank-sword-hits-ship = A sword moves those in the ship too.
switch-the-plank-sword-edge-name = Swords at the edge
switch-the-plank-sword-edge = What a sword does to a pirate on space 1.
switch-the-plank-sword-edge-fall = it falls
switch-the-plank-sword-edge-stop = it stays
switch-the-plank-front-coins-name = Coins at the front
switch-the-plank-front-coins = The coin for space 1 and the one for standing furthest out.
switch-the-plank-front-coins-stack = both are paid
switch-the-plank-front-coins-one = one a turn at most
switch-the-plank-furthest-tie-name = Sharing the front
switch-the-plank-furthest-tie = Standing furthest out counts when others share the space.
switch-the-plank-coins-name = Coins
switch-the-plank-coins = How many coins there are in all; at least one for each player.
switch-the-plank-push-name = Plank with Push
switch-the-plank-push = A pirate that lands pushes those who stand there one step on.
switch-the-plank-push-chain-name = Pushed pirates push
switch-the-plank-push-chain = A pushed pirate pushes on in turn.
switch-the-plank-greedy-name = Greedy Pirates
switch-the-plank-greedy = Players may pay one another for favours.
switch-walk-the-plank-two-wtp-name = Two Walk the Plank!
switch-walk-the-plank-two-wtp = Which of two Walk the Plank! in one battle wins.
switch-walk-the-plank-two-wtp-last = the last
switch-walk-the-plank-two-wtp-first = the first
switch-walk-the-plank-captain-tie-name = Tied for Captain
switch-walk-the-plank-captain-tie = Who becomes Captain of those who won the most battles.
switch-walk-the-plank-captain-tie-cut = they cut the pack
switch-walk-the-plank-captain-tie-last_winner = the one who won a battle last
switch-walk-the-plank-null-final-name = A drowned final
switch-walk-the-plank-null-final = What follows when the Sea Monster swallows the last card.
switch-walk-the-plank-null-final-replay = the round is dealt again
switch-walk-the-plank-null-final-monster = its player wins the game
