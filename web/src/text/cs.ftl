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
hero-text = Přesná pravidla, trpělivé boty, přátelé na odkaz. Vše se samo vysvětlí a řekne, proč něco nejde.
play-now = Hrát hned
starting = Chystám stůl…
soon = Právě se staví.
players = Hráči: { $range }
minutes = { $minutes } min
fan-notice = Pentapolis je neoficiální fanouškovské dílo s vlastními texty a kresbami. Hry a jejich názvy patří svým majitelům.
guest = Host
my-games = Moje hry
lobby = Herna
new-table = Nový stůl
choose-game = Vybrat hru
no-games = Zatím nemáte žádné hry.
no-lobby = Právě není otevřený žádný veřejný stůl.

# Stoly
game = Hra
seats = Místa
your-name = Vaše jméno
name = Jméno
how-many = Počet hráčů
seat-kind = Kdo sedí na místě { $number }
seat-me = já
seat-open = přítel na odkaz
seat-local = někdo u této obrazovky
seat-bot = bot
strength = Síla
shuffle = Rozesadit hráče náhodně
options = Volby
clock = Hodiny
clock-off = bez hodin
clock-relaxed = volné: 90 s na otázku, 20 min v záloze
clock-days = pomalé: 3 dny na otázku
public = Ukázat ve veřejné herně
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
copy-link = Zkopírovat odkaz
copied = Zkopírováno
fill-bots = Začít hned s boty

# Hra
question = Otázka
choices = Možnosti
choices-short = Možnosti
asked-by = Ptá se
undo = Zpět tah
redo = Znovu
hint = Rada
hinted = doporučeno
back = O krok zpět
why-not = proč ne?
thinking = přemýšlí
waiting-for = Čeká se: { $names }
game-over = Konec hry
winners = Vítězství: { $names }
winner = vítěz
board = Deska
log = Průběh
score = Body
rules = Pravidla
chat = Hovor
no-chat = Zatím nikdo nic neřekl.
say-something = Řekněte něco
send = Odeslat
everybody = všechny
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
source = Zdroj
hand-over = Předejte prosím obrazovku: { $name }
hand-over-text = Karty zůstanou do té doby zakryté.
i-am = Už jsem tu: { $name }
text-board = Deska slovy
generic-table = Stůl

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
play-on = Hrát odtud dál
back-to-table = Zpět ke stolu

# Nastavení
settings = Nastavení
language = Jazyk
theme = Barvy
theme-auto = podle systému
theme-light = světlé
theme-dark = tmavé
playing = Hraní
animations = Animace
confirm-moves = Potvrzovat každý tah
identity = Kdo jste
account = Účet pro další zařízení (nepovinný)
account-of = Účet: { $login }
login-name = Přihlašovací jméno
password = Heslo (aspoň 8 znaků)
log-in = Přihlásit se
make-account = Založit účet
logout = Odhlásit se
keys = Klávesy
key-back = o krok zpět
key-number = zahrát možnost s tímto číslem
key-arrows = procházet možnosti
key-replay = tah po tahu v záznamu

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
tm-map = Mapa
tm-cults = Kulty
tm-power = Akce za energii
tm-cards = Bonusové svitky
tm-scoring = Bodování kol
tm-favors = Prémiové destičky
tm-towns = Žetony měst
tm-factions = Národy
tm-passed = pasuje
tm-used = použito
tm-coins = mince
tm-workers = dělníci
tm-priests = šamani
tm-bowls = Misky energie: { $one }, { $two }, { $three }
tm-shipping = plavba
tm-digging = rýče
tm-keys = klíče
tm-order = Pořadí
tm-bridge = Most

# Endeavor: slova vedle kresby
en-round = { $round }. kolo ze 7
en-map = Svět
en-free = volné
en-buildings = Budovy
en-level = { $level }. úroveň
en-harbor = Přístav
en-worker = s pracovníkem
en-passed = pasuje
en-crown = Začínající hráč
en-cards = Karty
en-tokens = Žetony
en-shipping = Obchodní cesta
en-deck = Balíček
en-connections = Spojnice

# Slovesa tahů, pro která hra nemá vlastní slova
verb-tm-faction = Vybrat
verb-tm-build = Postavit usedlost
verb-tm-pass = Pasovat
verb-tm-dig = Pořídit rýče
verb-tm-upgrade = Přestavět
verb-tm-burn = Spálit energii
verb-tm-convert = Směnit
verb-tm-transform = Přeměnit
verb-tm-done = Ukončit tah
verb-tm-action = Akce
verb-tm-drop = Vzdát se
verb-tm-step = Postoupit v kultu
verb-tm-advance = Vylepšit
verb-tm-send = Vyslat šamana
verb-tm-leech = Přijmout energii
verb-tm-decline = Odmítnout energii
verb-tm-take = Vzít
verb-tm-bridge = Most
verb-en-build = Postavit
verb-en-activate = Aktivovat
verb-en-pass = Pasovat
verb-en-ship = Plout
verb-en-occupy = Obsadit
verb-en-return = Vrátit pracovníka
verb-en-draw = Vzít kartu
verb-en-attack = Zaútočit
verb-en-choose = Vybrat
verb-en-use = Použít žeton
verb-en-discard = Odhodit

# Imperium: slova vedle kresby
im-round = { $round }. kolo
im-last-round = poslední kolo
im-market = Trh
im-hand = Moje ruka
im-my-area = Moje oblast
im-empty-play = Žádná karta ve hře.
im-state = { $state ->
    [barbarian] barbaři
   *[empire] říše
 }
im-actions = akce
im-exhausts = vyčerpání
im-main-deck = Hlavní balíček: { $count }
im-unrest = Nepokoje: { $count }
im-fame = Sláva: { $count }
im-exile = Vyhnanství: { $count }
im-hand-count = v ruce { $count }
im-play-count = ve hře { $count }
im-history = historie { $count }
im-tucked = nepokoje
im-piles = Balíček { $deck } · odhoz { $discard } · národ { $nation } · rozvoj { $developments }
im-token-materials = suroviny
im-token-population = obyvatelstvo
im-token-progress = pokrok
verb-im-side = Hrát stranu
verb-im-activate = Aktivovat
verb-im-innovate = Inovovat
verb-im-revolt = Vzbouřit se
verb-im-suit = Druh
verb-im-take = Vzít
verb-im-top-of-deck = Vrchní karta balíčku
verb-im-token = Položit žeton
verb-im-discard = Odhodit
verb-im-end = Skončit
verb-im-play = Zahrát
verb-im-exhaust = Vyčerpat
verb-im-option = Možnost
verb-im-pay = Zaplatit
verb-im-acquire = Získat
verb-im-garrison = Posádka
verb-im-none = Nic
verb-im-yes = Ano
verb-im-no = Ne

# Civilizace: slova vedle kresby
cv-turn = { $turn }. tah
cv-phase-set-up = Příprava
cv-phase-start-of-turn = Začátek tahu
cv-phase-trade = Obchod
cv-phase-city-management = Správa měst
cv-phase-movement = Pohyb
cv-phase-research = Výzkum
cv-map = Mapa
cv-market = Trh
cv-wonders = Divy
cv-resources = Suroviny
cv-buildings = Budovy
cv-offered = V nabídce
cv-decks = Jednotky { $units } · události { $events } · významné osobnosti { $people }
cv-trade = obchod
cv-culture = kultura
cv-level = stupeň { $level }
cv-coins = mince
cv-speed = rychlost
cv-techs = technologie
cv-city = město
cv-outskirts = předměstí
cv-yields = výroba { $production }, obchod { $trade }, kultura { $culture }
cv-actions = { $count } { $count ->
    [one] akce
    [few] akce
   *[other] akcí
 }
cv-figures = armády { $armies }, osadníci { $scouts }
cv-summary = Města { $cities }, technologie { $techs }
cv-held = Drží
cv-battle = Bitva
cv-barbarians = barbaři
cv-no-fronts = Zatím žádná fronta.
cv-cards = { $count } { $count ->
    [one] karta
    [few] karty
   *[other] karet
 }
cv-terrain-grassland = louka
cv-terrain-desert = poušť
cv-terrain-forest = les
cv-terrain-mountain = hory
cv-terrain-water = voda
