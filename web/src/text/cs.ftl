# Slupka prohlížečového klienta. Texty her dodává server.

skip = Přejít k hlavnímu obsahu
loading = Načítám…
offline-title = Server neodpovídá
offline-text = Spusťte jej příkazem „pentapolis serve“, nebo zkontrolujte síť.
try-again = Zkusit znovu
shell-connection-lost = Spojení se přerušilo. Nic se nezahrálo; zkuste to za okamžik znovu.
reconnecting = Spojení přerušeno, navazuji znovu…
navigation = Stránky
home = Domů
other-language = English
close = Zavřít
cancel = Zrušit
confirm = Potvrdit
save = Uložit
saved = Uloženo.
yes = ano
no = ne

# Úvodní stránka
hero = Pět velkých civilizací u jednoho stolu
hero-text = Přesná pravidla, trpěliví boti, přátelé na odkaz. Vše se samo vysvětlí a řekne, proč něco nejde.
play-now = Hrát hned
starting = Chystám stůl…
soon = Právě se staví.
fan-notice = Pentapolis je neoficiální fanouškovské dílo s vlastními texty a kresbami. Hry a jejich názvy patří svým majitelům.
guest = Host
my-games = Moje hry
lobby = Herna
new-table = Nový stůl
choose-game = Vybrat hru
no-games = Zatím nemáte žádné hry.
no-lobby = Právě není otevřený žádný veřejný stůl.
open-one = Otevřete vlastní a ostatní ho tu uvidí:
players = hráči
minutes = { $minutes } min
about-minutes = asi { $minutes } minut
your-move = Na tahu: { $name }
tables-wait = { $count ->
    [one] Čeká na vás jeden stůl.
    [few] Čekají na vás { $count } stoly.
   *[other] Čeká na vás { $count } stolů.
 }
your-turn-short = Jste na tahu
look = Podívat se
live-tables = Stoly ostatních

# Stoly
game = Hra
seats = Místa
your-name = Vaše jméno
name = Jméno
how-many = Počet hráčů
seat-kind = Kdo sedí na místě { $number }
strength = Síla
style = Styl
style-drawn = vylosuje se
style-plain = bez stylu
bot-styled = { $level }, { $style }
rating = hodnocení { $rating }
rating-text = Z turnajů mezi úrovněmi: kdo má o deset víc, vyhrává asi tři partie ze čtyř.
shuffle = Rozesadit hráče náhodně
options = Volby
clock = Hodiny
spectators = Ostatní se smějí dívat
open-table = Otevřít stůl
player-number = { $number }. hráč
state-over = dohráno
state-open = čeká na hráče
state-broken = u tohoto stolu nelze pokračovat
state-yours = jste na tahu
state-running = ostatní přemýšlejí
analysis = rozbor
free-seat = volné místo
replay = Záznam
continue = Pokračovat
watch = Dívat se
take-seat = Posadit se
waiting-room = Stůl čeká
waiting-text = Hra začne, až budou všechna místa obsazena. Pošlete přátelům jejich odkazy.
copied = Zkopírováno
seat-me = vy, u této obrazovky
seat-open = přítel s odkazem
seat-local = člověk u této obrazovky
seat-bot = bot
chair-me = Já
chair-open = Přítel
chair-local = Tady
chair-bot = Bot
chair-open-text = Hned dostanete odkaz a QR kód.
how-to-play = Jak chcete hrát?
clock-off = bez hodin
clock-relaxed = 90 s + 20 min
clock-days = 3 dny na otázku
who-may-come = Kdo smí přijít
by-link = jen s odkazem
in-lobby = veřejná herna
advanced = Pokročilé
as-rulebook = vše podle pravidel
options-changed = { $count ->
    [one] jedno pravidlo změněno
    [few] { $count } pravidla změněna
   *[other] { $count } pravidel změněno
 }
back-to-rulebook = Zpět k pravidlům
chair-waits = Židle { $number } čeká
invite-text = Kdo odkaz otevře jako první, ten si sem sedne.
invite-link = Odkaz
qr = QR kód odkazu
scan-text = Naskenujte ho telefonem, na kterém se bude hrát.
nobody-comes = Nikdo nejde?
fill-bots = Začít hned s boty
copy-link = Zkopírovat odkaz
seat-waits = čeká
seat-ready = připraveno
running-games = Rozehrané
finished-games = Dohrané

# Hra
choices = Možnosti
choices-short = Možnosti
undo = Zpět tah
redo = Znovu
hint = Rada
hinted = doporučeno
thinking = přemýšlí
possible-reactions = Možné reakce…
do-not-ask = Neptat se
always-answer = Od teď bez ptaní ({ $kind }):
until-phase = tuto fázi
until-game = celou hru
answered-for-you = Odpovídá se za vás:
ask-again = znovu se ptát
waiting-for = Čeká se: { $names }
game-over = Konec hry
winner = vítěz
board = Deska
log = Průběh
score = Body
rules = Pravidla
chat = Hovor
no-chat = Zatím nikdo nic neřekl.
say-something = Řekněte něco
leave = Vstát od stolu
leave-text = Dál za vás bude hrát bot.
days-left = { $days } dní
send = Odeslat
everybody = všechny
earlier = Ukázat dřívější
log-filter = Ukázat
show-position = Ukázat pozici { $position }
score-part = Část
total = Celkem
no-score = Zatím není co počítat.
chart = Vývoj bodů
another-game = Jiná hra
rule-number = Pravidlo { $rule }
rules-of = Pravidla: { $game }
search-rules = Hledat v pravidlech
nothing-found = Nic nenalezeno.
about-game = O hře { $game }
about-more = Více o tom
reconstructed-share = Rekonstruováno je { $count } z { $all } součástí.
about-sources = Odkud jsou údaje
about-reconstructed = { $count ->
    [0] Nic není rekonstruováno
   *[other] Rekonstruováno: { $count } z celkem { $all } komponent
 }
hand-over = Předejte prosím obrazovku: { $name }
hand-over-text = Karty zůstanou do té doby zakryté.
i-am = Už jsem tu: { $name }
text-board = Deska slovy
generic-table = Stůl
more = Další
sound = Zvuk
points-of = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
 }
passed = pasoval(a)
has-answered = má vybráno
choose-again = Vybrat znovu
you-watch = Tento stůl sledujete jako divák.
watching = Sledujete
shell-undo-fence = To už nelze vzít zpět: mezitím táhl někdo jiný nebo se odkrylo něco skrytého.
undo-what = Vzít zpět: { $what }
puzzle = Hádanka dne
puzzle-text = Pozice, otázka, čtyři odpovědi. Kterou by zahrál engine?
puzzle-find = Najít ji
puzzle-look = Znovu prohlédnout
puzzle-streak = { $count ->
    [one] { $count } den v řadě
    [few] { $count } dny v řadě
   *[other] { $count } dní v řadě
 }
puzzle-working = Boti právě hrají partii pro dnešní hádanku. Okamžik…
puzzle-failed = Dnes žádná hádanka není.
guess = Uhodněte tah
guess-prompt = Co byste tu zahráli?
guess-text = Vyberte na plánu nebo zde; pak uvidíte šanci na výhru s každou z možností.
guess-mine = vaše volba
guess-played = zahráno
guess-right = Našli jste to.
guess-wrong = Jiný tah si nechá větší šanci.
guess-next = Další zlom
guess-leave = Zpět k záznamu
guess-score = nalezeno { $right } z { $of }
undo-ask = Požádat o vrácení
takeback-asked = { $name } by chtěl(a) vzít zpět:
takeback-yes = Povolit
takeback-no = Odmítnout
takeback-withdraw = Už nechci
show-side = Podívat se na stůl ze strany hráče { $name }
side-of = Strana hráče { $name }
side-text = Vidíte to, co smějí vidět všichni, z tohoto místa.
to-my-side = Zpět na moji stranu
key-walk = projít věci na plánu
key-ask = proč ne? otázka na označenou věc
delete-table = Smazat stůl
delete-text = Stůl, jeho hra i rozhovor se navždy odstraní.
leave-open-text = Vaše židle bude zase volná.
leave-over-text = Hra zmizí z vašeho seznamu; ostatním zůstane.
what-happened = Co udělali ostatní
question-waits = Vaše otázka počká. Deska ukazuje pozici každého kroku.
to-my-move = K mému tahu
step-of = krok { $step } z { $last }
previous-step = Předchozí krok
next-step = Další krok
skip-steps = Přeskočit
play = Hrát
pause = Pozastavit
pace = Tempo
since-my-move = od mého tahu
play-back = Přehrát
share = Sdílet
win = Vítězí { $names }
win-shared = O vítězství se dělí { $names }
win-tie = { $names } vítězí díky rozhodnutí shody
win-by = { $count ->
    [one] { $names } vítězí o jediný bod
    [few] { $names } vítězí o { $count } body
   *[other] { $names } vítězí o { $count } bodů
 }
moves-played = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
 }
you = vy
rematch = Odveta
look-at-board = Prohlédnout desku
show-result = Výsledek
offline-bar = Jste bez připojení. Pravidla a otevřené záznamy lze číst, stoly počkají na síť.
keep-offline = Uchovat pro čtení bez sítě
keeping-offline = Ukládá se tah { $count } z { $all }…
kept-offline = Celá partie je uchována, lze ji přehrát i bez sítě.

# Nabídka u věci
shell-nothing-here = { $thing }: teď se toho netýká žádná z voleb.
shell-tm-scoring = Tato destička se nevybírá: ve svém kole působí sama.
shell-tm-income = příjem
shell-tm-cult-reward = bonus kultu
costs = stojí
gives = přináší
missing = chybí { $count }
icon-coin = { $count ->
    [one] mince
    [few] mince
   *[other] mincí
 }
icon-points = { $count ->
    [one] bod
    [few] body
   *[other] bodů
 }
icon-worker = { $count ->
    [one] dělník
    [few] dělníci
   *[other] dělníků
 }
icon-card = { $count ->
    [one] karta
    [few] karty
   *[other] karet
 }
icon-ship = { $count ->
    [one] loď
    [few] lodě
   *[other] lodí
 }
icon-shield = { $count ->
    [one] štít
    [few] štíty
   *[other] štítů
 }

# Záznam
position = Pozice
position-of = Tah { $position } z { $last }
first = Začátek
previous-turn = Předchozí kolo
previous = Předchozí tah
next = Další tah
next-turn = Další kolo
last = Konec
seen-by = Pohled
spectator = divák
play-on = Hrát odtud dál
back-to-table = Zpět ke stolu

# Soubory, zprávy a rozbor
open-save = Otevřít uloženou hru
download-save = Uložit do souboru
your-turn = V Pentapoli jste na tahu
notify = Upozornit mě, když jsem na tahu
notices = Když tu nejsem
notices-text = můj tah v pomalých hrách s ostatními
notices-never = neříkat nic
notices-at-once = říct hned
notices-daily = jednou denně
notices-here = Zavolat tento prohlížeč, i když je stránka zavřená
notices-by-push = { $count ->
        [one] Voláme jeden váš prohlížeč.
        [few] Voláme { $count } vaše prohlížeče.
       *[other] Voláme { $count } vašich prohlížečů.
    }
notices-by-mail = Zprávu pošleme na adresu vašeho účtu.
notices-no-way = Zatím se k vám nic nedostane: nechte volat tento prohlížeč, nebo dejte účtu adresu, pokud server posílá poštu.
notify-refused = Prohlížeč této stránce upozornění nepovoluje.
online = u stolu
offline = mimo
hindsight = Rozbor
hindsight-chart = Naděje na vítězství v průběhu hry
hindsight-text = Boti dohrají hru z mnoha jejích pozic. Ukáže se, kdo jak stál a kde se hra zlomila. Trvá to asi minutu.
hindsight-start = Rozebrat hru
hindsight-working = Probíhá rozbor…
hindsight-failed = Rozbor se nepodařil.
turning-points = Zlomové okamžiky
turn-played = Zahráno:
turn-better = Lepší bylo:
move-number = { $position }. tah
no-turning-points = Naděje nikdy neklesla výrazně kvůli jedinému tahu.

# Nastavení
settings = Nastavení
language = Jazyk
theme = Barvy
theme-auto = podle systému
theme-light = světlé
theme-dark = tmavé
playing = Hraní
animations = Animace
confirm-moves = Potvrzovat volby
confirm-never = nikdy
confirm-turn = na konci tahu
confirm-always = každou
identity = Kdo jste
account = Účet pro další zařízení (nepovinný)
account-of = Účet: { $login }
login-name = Přihlašovací jméno
password = Heslo (aspoň 8 znaků)
log-in = Přihlásit se
make-account = Založit účet
forgotten = Zapomenuté? Poslat odkaz
mailed = Má-li účet zapsanou adresu, odkaz je na cestě.
mail = E-mail (jen pro zapomenuté heslo)
set-mail = Uložit adresu (s heslem výše)
logout = Odhlásit se
your-data = Heslo a údaje
old-password = Dosavadní heslo
new-password = Nové heslo
change-password = Nastavit nové heslo
password-set = Heslo k účtu { $login } je nastaveno a jste přihlášeni.
logout-everywhere = Odhlásit se všude
take-data = Uložit všechny mé hry do souboru
leave-sure = Odstranit mě a vše, co je mé (s účtem napište výše i heslo)
leave-for-good = Odejít nadobro
keys = Klávesy
key-back = o krok zpět
key-number = zahrát možnost s tímto číslem
key-arrows = procházet možnosti
key-replay = tah po tahu v záznamu
sound-off = vypnuto
sound-turn = jen můj tah
sound-all = vše
volume = Hlasitost
animations-text = i tempo přehrávání
pace-none = žádné
playback = Přehrát tahy ostatních
playback-always = vždy
playback-several = při více než 3 krocích
playback-never = nikdy
text-size = Velikost textu
key-enter = zahrát vybrané
key-space = Mezerník
key-zoom = přiblížit mapu

# 7 divů světa: slova vedle kresby
sw-setup = Před prvním věkem
sw-age = { $age ->
    [1] I.
    [2] II.
   *[3] III.
 } věk
sw-turn = { $turn }. kolo ze 6
sw-pass-left = karty jdou doleva
sw-pass-right = karty jdou doprava
sw-pile = Odhazovací balíček
sw-pile-open = vyberte kartu
sw-table = Stůl
sw-my-city = Moje město
sw-left = Levý soused
sw-right = Pravý soused
sw-far = Dál od vás
sw-hand = Moje ruka
sw-chosen = vybráno
sw-thinking = přemýšlí
sw-conflict = Štíty: moje proti jejich
sw-sells = Na prodej
sw-production = Výroba
sw-tokens = Žetony konfliktů
sw-stage = Etapa
sw-built = postaveno
sw-free = zdarma
sw-side-day = den
sw-side-night = noc
icon-shields = { $count ->
    [one] štít
    [few] štíty
   *[other] štítů
 }
sw-field-build = Stavět
sw-field-stage = Div
sw-field-sell = Prodat
sw-field-says = { $what }: { $word }
sw-field-for = { $what }: { $kind ->
    [gain] +{ $coins } mince
   *[cost] { $coins ->
        [0] zdarma
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
     }
 }
sw-own = vlastní
sw-own-goods = vlastní zdroje, zdarma
sw-have-it = už stojí
sw-all-built = hotovo
sw-lacks = není
sw-few-coins = { $coins ->
    [one] { $coins } mince nestačí
    [few] { $coins } mince nestačí
   *[other] { $coins } mincí nestačí
 }
sw-open-city = Celé město: { $name }
sw-prices = Moje cena tam: suroviny { $raw }, výrobky { $goods }
sw-just-built = Právě postaveno
sw-conflicts = Právě skončené konflikty
sw-conflicts-of = Konflikty { $age ->
    [1] I.
    [2] II.
   *[3] III.
 } věku
sw-pad-players = { $count } { $count ->
    [few] hráči
   *[other] hráčů
 }
sw-pad-tie = Při shodě: mince
sw-pad-number = { $name }: { $points }
sw-pad-from = { $name }: z čeho { $points ->
    [one] je jeden bod
    [few] jsou { $points } body
   *[other] je { $points } bodů
 }
sw-next-conflict = Střety tohoto věku
sw-score-now = Body teď
sw-empty-city = Zde bude stát vaše první budova.
sw-coin = mince
sw-symbol-compass = kružítko
sw-symbol-gear = ozubené kolo
sw-symbol-tablet = tabulka
sw-symbol-choice = libovolný symbol
sw-gain-trade = levnější obchod
sw-gain-ability = schopnost
sw-coins = { $count } { $count ->
    [one] mince
    [few] mince
   *[other] mincí
 }
sw-points = { $count } { $count ->
    [one] bod
    [few] body
   *[other] bodů
 }
sw-shields = { $count } { $count ->
    [one] štít
    [few] štíty
   *[other] štítů
 }

# Přiblížení
zoom-in = Blíž
zoom-out = Dál
zoom-all = Celá deska

# Terra Mystica: slova vedle kresby
tm-setup = Příprava
tm-round = { $round }. kolo z { $rounds }
tm-last-round = Poslední kolo
tm-this-round = toto kolo
tm-map = Mapa
tm-river = Řeka
tm-town = město
tm-in-town = ve městě
tm-in-reach = Ve vašem dosahu
tm-is-home = vaše domovská krajina
tm-spades-home = { $count } { $count ->
    [one] rýč
    [few] rýče
   *[other] rýčů
 } k domovské krajině
tm-neighbours = Sousedé smějí vzít energii: { $list }
tm-cults = Kulty
tm-order-places = místa šamanů: { $list }
tm-would-score = nyní by bodovali: { $list }
tm-power = Akce za energii
tm-cards = Bonusové svitky
tm-all-cards = Bonusové svitky této hry
tm-scoring = Bodování kol
tm-favors = Prémiové destičky
tm-towns = Žetony měst
tm-factions = Národy
tm-passed = pasuje
tm-used = použito
tm-left = { $count ->
    [0] žádná nezbývá
    [one] zbývá { $count }
    [few] zbývají { $count }
   *[other] zbývá { $count }
 }
tm-taken = zabráno
tm-points = body
tm-coins = peníze
tm-workers = dělníci
tm-priests = šamani
tm-bowls = Sféry energie: { $one }, { $two }, { $three }
tm-shipping = plavba
tm-digging = rýče
tm-keys = klíče
tm-bridges = mosty
tm-area = největší oblast
tm-order = Pořadí
tm-start-player = začínající hráč
tm-next-income = Příští příjem
tm-wheel = Rýče od krajiny { $terrain }
tm-standing = Výsledek teď
tm-final = Konečné skóre
tm-if-ended = { $total }, kdyby hra skončila teď: kulty { $cults }, oblast { $area }, suroviny { $resources }
tm-open-board = Otevřít desku národa
tm-my-board = Moje deska
tm-tiles = Destičky
tm-players = Hráči
tm-close = Zavřít
tm-whole-board = Celá deska
icon-priest = { $count ->
    [one] šaman
    [few] šamani
   *[other] šamanů
 }
icon-power = energie
icon-spade = { $count ->
    [one] rýč
    [few] rýče
   *[other] rýčů
 }
icon-bridge = most
icon-key = { $count ->
    [one] klíč
    [few] klíče
   *[other] klíčů
 }
icon-cults = { $count ->
    [one] krok v každém kultu
    [few] kroky v každém kultu
   *[other] kroků v každém kultu
 }
icon-favor = prémiová destička
icon-burn = obětovaný žeton
icon-fire = oheň
icon-water = voda
icon-earth = země
icon-air = vzduch
icon-D = usedlost
icon-TP = obchodní stanice
icon-TE = svatyně
icon-SH = pevnost
icon-SA = chrám

# Endeavor: slova vedle kresby
en-round = { $round }. kolo ze 7
en-map = Svět
en-mine = Má deska
en-rivals = Soupeři
en-regions = Regiony
en-free = volné
en-empty = prázdný
en-removed = mimo hru
en-buildings = Budovy
en-build-up-to = stavíte do { $level }
en-level = { $level }. úroveň
en-harbor = Přístav
en-supply = zásoba { $count }
en-population = populace
en-worker = s pracovníkem
en-at-work = pracuje
en-passed = pasuje
en-cards = Karty
en-tokens = Žetony
en-no-tokens = žádné žetony
en-shipping = Obchodní cesta
en-deck = Balíček
en-whole-deck = Celý balíček odshora
en-connections = Spojnice
en-order = Pořadí hráčů
en-open-board = Otevřít desku: { $name }
en-back = má deska
en-top = vrchol
en-in-round = { $round }. kolo
en-glory = sláva
en-glory-now = sláva teď
en-glory-of = sláva { $glory }
en-next-step = ještě { $more } do hodnoty { $value }
en-free-buildings = { $count ->
    [one] { $count } volná
    [few] { $count } volné
   *[other] { $count } volných
 }
en-working = { $count ->
    [one] { $count } pracuje
    [few] { $count } pracují
   *[other] { $count } pracuje
 }
en-salary-pays = { $count ->
    [one] { $count } výplata
    [few] { $count } výplaty
   *[other] { $count } výplat
 }
en-slot = místo
en-empty-slot = Prázdné místo pro guvernéra: na konci sláva { $glory }
en-free-card = mimo
en-slavery = Otroctví
en-abolished = zrušeno
en-allowed = zbývá { $count }
en-abolition-in = { $count ->
    [0] konec: příští karta
    [one] konec za { $count } kartu
    [few] konec za { $count } karty
   *[other] konec za { $count } karet
 }
en-abolishes = Ruší otroctví
en-governors = Guvernéři
en-governor-of = guvernér: { $name }
en-leads = vede { $name }
en-opens = Otevře region; guvernéra získá { $name }
en-beside = Cesta je plná: populace vedle cesty, bez žetonu
en-joins = Spojí s městem { $city }
en-breaks = Přeruší spojnici: { $name }, { $city }
en-cards-then = Karty { $counted }, limit { $limit }
en-round-word = Kolo
en-phase-build = Stavba
en-phase-growth = Růst
en-phase-salary = Výplata
en-phase-action = Akce
en-effect-industry = stavby do
en-effect-culture = růst
en-effect-finance = výplaty
en-effect-politics = limit karet
en-short-tracks = Stupnice
en-short-cities = Města
en-short-connections = Spojnice
en-short-cards = Karty
en-short-governor_slot = Prázdné místo
en-short-university = Univerzita
en-short-harbor = Přístav
en-short-slavery = Otroctví
shell-en-no-means = Na tuto akci nemáte budovu ani žeton: { $action }.
shell-en-all-at-work = Všechny vaše budovy pro tuto akci jsou obsazené: { $action }.
shell-en-connection = Na spojnici se nehraje: patří tomu, kdo drží obě její města.
shell-en-build-phase = Nabízené budovy se berou ve fázi stavby.
shell-en-not-asked = Teď ne. Otázka zní: { $prompt }
shell-en-rivals = Toto patří hráči: { $seat }.


# Imperium: slova vedle kresby
im-round = { $round }. kolo
im-last-round = Poslední kolo: { $round }
im-last-short = poslední: { $round }.
im-market = Trh
im-hand = Moje ruka
im-my-area = Moje oblast
im-empty-play = Žádná karta ve hře.
im-no-hand = Žádná karta v ruce.
im-or = NEBO
im-side-first = vhodná pro první hru
im-start-deck = karet na začátku: { $count }
im-start-nation = balíček národa: { $count }
im-start-developments = budování: { $count }
im-side = Strana { $side }
im-state = { $state ->
    [barbarian] barbaři
   *[empire] říše
 }
im-tucked = nepokoj
im-unrest-under = pod ní nepokoj
im-on-it = na ní { $tokens }
im-garrison = posádka: { $cards }
im-exhausted = vyčerpaná
im-no-tokens = žádné žetony
im-standing = { $state }, akce { $actions }, žetony vyčerpání { $exhausts }, v ruce { $hand } (limit { $limit })
im-forecast-note = Kdyby hra skončila teď; u soupeřů nejméně to, co je vidět.
im-forecast = teď nejméně { $points } b., známé nepokoje { $unrest }
im-known-hand = známé v ruce: { $cards }
im-known-in-hand = známé v ruce (z { $count })
im-to-develop = budování: { $cards }
im-piles = Balíček { $deck } · odhoz { $discard } · národ { $nation } · budování { $developments } · { $kind ->
    [sunken] potopené
   *[history] historie
 } { $past }
im-open-area = Ukázat vše: { $name }
im-end-main = Hlavní balíček: { $count }; hra končí, když dojde
im-end-fame = Věhlas: { $count }, potom Král králů; hra končí jeho otočením
im-end-developments = Zbývající budování podle míst: { $counts }; hra končí s něčím posledním
im-end-unrest = Nepokoje: { $count }; když dojdou, nastane zhroucení
im-gauge-main = Hlavní balíček
im-gauge-fame = Věhlas, pak Král
im-gauge-developments = Budování
im-gauge-unrest = Zhroucení
im-small-decks = Malé balíčky: území { $region }, necivilizované { $uncivilised }, civilizované { $civilised }
im-exile = Vyhnanství: { $cards }
im-exile-pile = exil { $count }
im-nation = národ
im-nation-deck = Balíček národa: { $count }
im-history = Historie: { $count }
im-history-short = historie
im-sunken-short = potopené
im-draw-deck = Dobírací balíček: { $count }
im-deck-short = dobírání
im-discard-short = odhoz
im-look-exile = Karty ve vyhnanství
im-look-fame = Karty věhlasu
im-look-discard = Můj odhazovací balíček
im-look-deck = Karty v mém dobíracím balíčku, bez pořadí
im-look-developments = Budování
im-look-history = Prohlédnout historii
im-pad-cards = { $name }: karty, které se počítaly
im-pad-collapse = Říše se zhroutily: vítězí nejméně nepokojů.
im-unfold = Karty k výběru: { $count }
im-unfold-payment = Způsoby platby
im-left-action = zbývající akce: { $count }
im-left-exhaust = zbývající žetony vyčerpání: { $count }
im-progress-pays = Jeden pokrok smí nahradit 1 obyvatele nebo 2 suroviny.
im-stamp-discard = odhodit
im-collapsed = Zhroucení
im-over = Hra skončila
im-attacks = Útočí { $name }
im-resolves = Vyhodnocuje { $name }
im-note-main = Hlavní balíček doplňuje trh; když dojde, blíží se konec hry.
im-note-fame = Věhlas přinášejí účinky karet; Král králů přijde poslední a přinese konec.
im-note-unrest = Nepokoje se berou a vracejí účinky karet; když dojdou, nastane zhroucení.
im-note-nation = Jeho vrchní karta se k vám přidá, když se skládá nový dobírací balíček; poslední karta z vás udělá říši.
im-note-state = Použité žetony se vracejí při úklidu.
im-phase-setup = příprava
im-phase-turn = tah
im-phase-activate = aktivace
im-phase-innovate = inovace
im-phase-token = žeton
im-phase-discard = odhoz
im-phase-draw = dobírání
im-phase-solstice = slunovrat
im-sign-region = území
im-sign-uncivilised = necivilizovaná
im-sign-civilised = civilizovaná
im-sign-tributary = poddaní
im-sign-fame = věhlas
im-sign-unrest = nepokoje
im-sign-power = moc
im-sign-barbarian = pro barbary
im-sign-empire = pro říši
im-sign-city = město
im-sign-metropolis = metropole
im-sign-knight = rytíř
im-sign-mask = maska
im-sign-scroll = svitek
im-sign-attack = útok
im-sign-free_play = volné zahrání
im-sign-pinned = připnutá
im-sign-bag = měšec
im-sign-wheat = klas
im-sign-drop = kapka
icon-materials = { $count ->
    [one] surovina
    [few] suroviny
   *[other] surovin
 }
icon-population = { $count ->
    [one] obyvatel
    [few] obyvatelé
   *[other] obyvatel
 }
icon-progress = { $count ->
    [one] pokrok
    [few] pokroky
   *[other] pokroků
 }
icon-action = { $count ->
    [one] akce
    [few] akce
   *[other] akcí
 }
icon-exhaust = { $count ->
    [one] žeton vyčerpání
    [few] žetony vyčerpání
   *[other] žetonů vyčerpání
 }
icon-unrest = { $count ->
    [one] nepokoj
    [few] nepokoje
   *[other] nepokojů
 }
icon-hand = karet v ruce

# Civilizace: slova vedle kresby
cv-turn = { $turn }. tah
cv-phase-set-up = Příprava
cv-phase-start-of-turn = Začátek tahu
cv-phase-trade = Obchod
cv-phase-city-management = Správa měst
cv-phase-movement = Pohyb
cv-phase-research = Výzkum
cv-phase-short-start-of-turn = Začátek
cv-phase-short-trade = Obchod
cv-phase-short-city-management = Města
cv-phase-short-movement = Pohyb
cv-phase-short-research = Výzkum
cv-tab-map = Mapa
cv-tab-sheet = Národ
cv-tab-market = Tržiště
cv-tab-race = Závod
cv-map = Mapa
cv-hidden-tile = zakrytý díl mapy
cv-market = Tržiště
cv-wonders = Divy
cv-resources = Suroviny
cv-buildings = Budovy
cv-people = Slavné osobnosti
cv-deck = { $name }: v balíčku { $count }
cv-race = Čtyři cesty k vítězství
cv-first = 1.
cv-trade = obchod
cv-culture = kultura
cv-coins = mince
cv-production = produkce
cv-speed = Cestovní rychlost
cv-stacking = Shromažďovací limit
cv-hand-limit = Limit kulturních karet
cv-battle-hand = Limit bojových karet
cv-supply = Figurky v zásobě
cv-forces = Vojenské rezervy
cv-events = Události { $count }/{ $limit }
cv-techs = Technologie
cv-techs-short = techn.
cv-capital = hlavní město
cv-city = město
cv-walled = s hradbami
cv-defence = obrana +{ $amount }
cv-outskirts = okolí města
cv-blocked = blokáda
cv-yields = produkce { $production }, obchod { $trade }, kultura { $culture }
cv-actions = { $count } { $count ->
    [one] akce
    [few] akce
   *[other] akcí
 }
cv-figures = armády { $armies }, osadníci { $scouts }
cv-held = Drží
cv-ways = kultura { $culture }, technologie { $techs }, mince { $coins }, hlavní město { $capital }
cv-dials = Obchod { $trade } z 27, při příštím výběru +{ $income }; mince { $coins } z { $goal }
cv-expand = Otevřít v plné velikosti
cv-tree = Všechny technologie
cv-slot = Volné místo úrovně { $level }, potřebuje obchod { $trade }
cv-kept = se utratí; mince udrží
cv-closed = chybí { $level }: { $count }
cv-learned = získáno: { $count }
cv-tech-can = lze získat teď
cv-tech-known = získáno
cv-tech-no = zatím ne
cv-track = Kulturní stupnice
cv-each-step = za krok
cv-next-step = Další krok stojí kulturu { $culture } a obchod { $trade }
cv-space-start = začátek
cv-space-great_person = slavná osobnost
cv-space-victory = kulturní vítězství
cv-space-event = událost
cv-era-ancient = Starověk
cv-era-medieval = Středověk
cv-era-modern = Moderní
cv-when-any_time = kdykoli
cv-when-start_of_turn = začátek
cv-when-city_management = města
cv-when-movement = pohyb
cv-when-battle = boj
cv-battle = Bitva
cv-barbarians = barbaři
cv-attacks = útočí na
cv-front = { $number }. fronta
cv-new-front = nová fronta
cv-no-fronts = Zatím žádná fronta.
cv-trumps = bije
cv-trump-order = Pěchota přebíjí jízdu, jízda střelce, střelci pěchotu
cv-killed = Zabití
cv-battle-cards = Vaše karty
cv-both-die = zahynou oba
cv-kills = zabije bez zranění
cv-kills-hurt = zabije, zraněn
cv-dies = zahyne
cv-neither = oba přežijí
cv-if-front = Zahrajete-li na { $number }. frontu: { $card }
cv-if-new = Zahrajete-li jako novou frontu: { $card }
cv-if-trump = Triumf: { $enemy } zahyne dřív, než stačí zasáhnout; vaše jednotka zůstane bez zranění.
cv-if-kills = { $enemy } zahyne; vaše jednotka zůstane bez zranění.
cv-if-hurt = { $enemy } zahyne; vaše jednotka přežije (zranění: { $wounds }).
cv-if-both = Zahynou obě: { $enemy } i vaše jednotka.
cv-if-trumped = Triumf má soupeř, { $enemy }: vaše jednotka zahyne.
cv-if-dies = Vaše jednotka zahyne; { $enemy } přežije (zranění: { $wounds }).
cv-if-neither = Obě jednotky přežijí.
cv-if-opens = Na nikoho neútočí a zatím tam stojí sama.
cv-if-sums = Síla jednotek a bojový bonus potom: vy { $mine }, soupeř { $theirs }
cv-if-none = Vyberte kartu a uvidíte, co by způsobila.
cv-wounds = { $count } { $count ->
    [one] zranění
    [few] zranění
   *[other] zranění
 }
cv-cards = { $count } { $count ->
    [one] karta
    [few] karty
   *[other] karet
 }
cv-bargain = Smlouvání
cv-has = má
cv-nothing = nic
cv-promises = Sliby, které nikoho nezavazují:
cv-choose-civ = Vyberte si národ
cv-benefit-great_person = slavná osobnost
cv-benefit-walls = městské hradby
cv-benefit-wonder = starověký div
cv-benefit-infantry = dvě pěchoty navíc
cv-benefit-white_army = sedmá, bílá armáda
cv-no-victor = Hra skončila bez vítěze
cv-won-culture = Kulturní vítězství: { $player }
cv-won-tech = Vědecké vítězství: { $player }
cv-won-economic = Ekonomické vítězství: { $player }
cv-won-military = Vojenské vítězství: { $player }
cv-victory-culture = Kultura
cv-victory-tech = Technologie
cv-victory-economic = Ekonomika
cv-victory-military = Dobytí
cv-terrain-grassland = pláně
cv-terrain-desert = poušť
cv-terrain-forest = les
cv-terrain-mountain = hory
cv-terrain-water = voda
cv-barred-outside = neleží v okolí města, které staví
cv-barred-terrain = potřebuje jiný terén
cv-barred-water = je to voda
cv-barred-stacking = další figurka se sem nevejde
cv-barred-enemy = stojí tu nepřítel
cv-barred-star = unikátní budovu má město jinde
cv-barred-wonder = div má město jinde
cv-barred-supply = nezbývá žádný žeton
cv-barred-taken = stojí tu první položka
cv-barred-pair = druhou položku by pak nešlo postavit
cv-icon-trade = obchod
cv-icon-production = produkce
cv-icon-culture = kultura
cv-icon-coin = { $count ->
    [one] mince
    [few] mince
   *[other] mincí
 }
cv-icon-combat_bonus = bojový bonus
cv-icon-any = libovolná surovina
cv-icon-event = událost
cv-icon-great-person = slavná osobnost
cv-icon-wonder = div
cv-icon-victory = vítězství
cv-icon-for-free = zdarma
cv-icon-locked = zamčeno
cv-icon-attack = boj
cv-icon-cancel = zrušení
cv-icon-city = město
cv-icon-wound = zranění
cv-icon-heal = léčení
cv-icon-travel = cestovní rychlost
cv-icon-stacking = shromažďovací limit
cv-icon-culture-hand = limit kulturních karet
cv-icon-battle-hand = limit bojových karet
cv-icon-water = pohyb po vodě

# První hra
tour = První hra
tour-show = Ukázat
tour-click = Klepněte
tour-missed = Tam ne: světlo ukazuje místo. „Vyberu si“ vám dovolí zahrát cokoli.
tour-free = Vyberu si
tour-leave = Ukončit průvodce
tour-known = Tuto otázku už znáte. Rozhodněte sami, nebo si nechte poradit.
tour-over = To bylo zahájení. Poznali jste všechny druhy rozhodnutí; dál už je to na vás.
tour-sw-choose_action-1 = Držíte sedm karet a v každém kole vyberete jednu; všichni vybírají současně a pak ruce putují dál. Klepněte na kartu: cenu má u levého okraje, přínos v barevném pruhu. Hnědé a šedé karty vyrábějí zboží pro všechny ostatní, hodí se proto na začátek.
tour-sw-choose_action-2 = Karta se značkou vpravo nahoře je zdarma, máte-li budovu se stejnou značkou. Zboží, které vám chybí, lze koupit od souseda za 2 mince; cena na kartě říká, kolik a kterým směrem zaplatíte.
tour-sw-choose_action-3 = Kteroukoli kartu můžete také zasunout pod svůj div jako další etapu, nebo ji prodat za 3 mince. U karty, kterou postavit nelze, vám „proč ne?“ řekne, co chybí a podle kterého pravidla.
tour-sw-choose_action-4 = Červené karty přinášejí štíty. Na konci každého věku se štíty porovnávají jen s oběma sousedy: jak na tom jste, ukazuje značka u jejich jmen. Prohra stojí bod, výhra přináší 1, 3 a nakonec 5.
tour-sw-choose_action-5 = Modré karty jsou prosté body. Zelené se počítají dohromady: stejné symboly na druhou a 7 za každou trojici různých. Sledujte body vedle průběhu.
tour-sw-choose_action-6 = Poslední karta věku: ze dvou zbylých jednu zahrajete a druhá se odhodí. Pak přijdou konflikty a další věk s dražšími kartami.
tour-tm-place_dwelling-1 = Postavte první usedlost na pole své domovské krajiny (zvýrazněno). Blízkost ostatních je výhodná: když soused staví vedle vás, smíte získat energii.
tour-tm-place_dwelling-2 = Druhá usedlost následuje v opačném pořadí. Myslete na to, aby z obou mohlo vyrůst jedno město.
tour-tm-choose_bonus_first-1 = Každý si na kolo vezme bonusový svitek. Dává příjem a vrací se, když pasujete; na těch, které nikdo nechce, se hromadí mince.
tour-tm-action-1 = V pořadí hráčů provádí každý jednu akci za druhou, dokud všichni nepasují. Tři sféry na vaší desce drží energii: posouvá se zleva doprava a jen ze třetí ji lze utratit za akce.
tour-tm-action-2 = Přeměna a stavba: rýče mění pole na vaši krajinu. Tečkovaná pole jsou ve vašem dosahu. Přestavba usedlosti na obchodní stanici je vedle souseda levnější.
tour-tm-action-3 = Destička kola boduje to, co uděláte právě teď; viz bodování kol pod mapou. Kdo pasuje dřív, vybírá si další svitek první.
tour-tm-leech-1 = Soused postavil vedle vás a vy smíte přijmout energii; stojí to o jeden vítězný bod méně, než kolik energie získáte.
tour-tm-end_turn-1 = Než tah skončí, můžete ještě volně směňovat suroviny. Pak jej ukončete.
tour-en-choose_building-1 = Každé ze sedmi kol začíná budovou. Průmysl říká, do které úrovně smíte stavět. Loděnice, tržiště a dílna otevírají různé cesty.
tour-en-choose_action-1 = Položte obyvatele na budovu a použijte její akci. První cíl: plout do dalekých regionů a brát žetony z obchodních cest; každý posune jednu z vašich čtyř stupnic.
tour-en-choose_action-2 = Jakmile je cesta regionu plná, region se otevře a jeho města může obsadit, kdo je tam přítomen. Dvě spojená města přinesou žeton mezi nimi.
tour-en-choose_ship_region-1 = Vyberte region. Obyvatel zabere další pole jeho cesty a vy si vezmete žeton, který tam leží.
tour-en-choose_salary-1 = Výplata: finance říkají, kolik pracovníků se vrátí z budov do přístavu, aby se daly použít znovu.
tour-en-choose_deck-1 = Vrchní karta balíčku vyžaduje tolik vašich žetonů v regionu, kolik je její číslo. Politika omezuje, kolik karet si smíte nechat.
tour-cv-place_capital-1 = Postavte hlavní město na některé ze zvýrazněných polí své domovské desky. Město využívá osm polí kolem sebe, hledejte proto různé krajiny.
tour-cv-place_start_figures-1 = Vedle hlavního města začíná armáda a osadník. Osadníci zakládají města; armády prozkoumávají chýše a vesnice a bojují.
tour-cv-sot_action-1 = Začátek tahu: osadníci zakládají města a lze změnit zřízení. Zatím není co dělat, fázi tedy ukončete.
tour-cv-trade_slot-1 = Obchod: každý vybere obchod ze svých měst a smíte smlouvat s ostatními. Obchodem se platí technologie.
tour-cv-cm_action-1 = Každé město provede jednu akci: postaví něco za svou výrobu, věnuje se umění a získá kulturu, nebo sklidí surovinu.
tour-cv-build_item-1 = Co má město postavit? Figurky a jednotky stojí málo; budovy nahradí výnos pole na předměstí.
tour-cv-move_group-1 = Pohněte figurkami. Figurka vedle zakryté desky ji může odkrýt.
tour-cv-research-1 = Výzkum: s dostatkem obchodu získáte technologii. Dvě spodní nesou jednu horní: pyramida roste až k letu do vesmíru na vrcholu.
tour-im-choose_turn_option-1 = V každém tahu aktivujete (hrajete karty a používáte to, co leží ve hře), inovujete (berete kartu z nabídky), nebo vzdorujete (zbavíte se nepokojů). Obvykle se aktivuje: zvolte první kartu, kterou zahrajete.
tour-im-activate_step-1 = Akce zahraje kartu z ruky; žeton vyčerpání použije kartu ve hře. Území a některé další karty zůstávají ve hře a mohou mít posádku.
tour-im-activate_step-2 = Suroviny, obyvatelstvo a pokrok platí karty i rozvoj. Pokrok jsou na konci body. Na kartách v nabídce se hromadí žetony, čekání se tedy někomu vyplatí.
tour-im-cleanup_discard-1 = Na konci tahu smíte odhodit karty, které si nechcete nechat; pak si doberete do limitu ruky.
tour-im-market_token_target-1 = Jeden žeton pokroku se položí na kartu v nabídce. Karta je pak lákavější, i pro ostatní.

# Words of moves that lie on a board as things.
coded-bonus = svitek { $name }
coded-favor = přízeň { $name }
coded-town = město { $name }
thing-ship = Plavba
thing-dig = Rýče
thing-1C = Peníze
thing-1W = Dělníci
thing-1P = Šamani
thing-to = Směna
