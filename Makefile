# make play and make test do all the set-up themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PURE := PYTHONPATH=src
COMPILED := PYTHONPATH=build/compiled
ENGINE := $(shell find src/pentapolis -name '*.py' -o -name '*.json' -o -name '*.ftl' -o -name '*.md')

.PHONY: setup play test built lint types check compiled check-compiled bench bench-check bench-server fuzz research golden \
	chances fit-chances habits clean \
	web web-types web-check web-test bench-web browser browser-quick screenshots chromium \
	coverage lock dist dist-check wheel-check docs image-check

setup: $(VENV)/.ready

PIP := $(BIN)/pip --disable-pip-version-check --quiet
LOCKED := $(PIP) install --require-hashes --requirement
# The pure engine is installed in place; nothing is compiled, so the build needs no place of its own.
IN_PLACE := PENTAPOLIS_PURE=1 $(PIP) install --no-build-isolation --no-deps --editable .

$(VENV)/.made:
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) install --upgrade pip
	touch $@

$(VENV)/.ready: requirements/dev.txt pyproject.toml setup.py | $(VENV)/.made
	$(LOCKED) requirements/dev.txt
	$(IN_PLACE)
	touch $@

# To play, the libraries of developers are not needed.
$(VENV)/.playable: requirements/play.txt pyproject.toml setup.py | $(VENV)/.made
	$(LOCKED) requirements/play.txt
	$(IN_PLACE)
	touch $@

# The compiled engine lives beside the pure one; PYTHONPATH says which of the two runs. Tests need it
# compiled, not fast, and with the assertions of the run time. What is kept in build/work spares the
# games that have not changed.
compiled: build/compiled/.ready

build/compiled/.ready: OPT := 1
build/checked/.ready: OPT := 0

build/compiled/.ready build/checked/.ready: $(ENGINE) setup.py | $(VENV)/.playable
	PENTAPOLIS_COMPILE=1 PENTAPOLIS_OPT=$(OPT) PENTAPOLIS_WORK=build/work/$(notdir $(@D)) \
		$(BIN)/python setup.py --quiet build
	rm -rf $(@D)
	cp -r build/work/$(notdir $(@D))/lib* $(@D)
	rm -rf $(@D)/pentapolis/server/static
	ln -s ../../../../$(STATIC) $(@D)/pentapolis/server/static
	touch $@

# Nobody waits for the compiler: it runs beside the first game. The libraries and the browser client
# do not need each other: one is fetched while the other is built.
play:
	@$(MAKE) --no-print-directory --jobs=2 $(VENV)/.playable web
	@$(PURE) $(BIN)/python scripts/play.py

# While the tests of the pure engine wait for servers and clocks, what later ones need is built; the
# client's checks fill the time in which one core waits for the compiler.
test:
	@$(MAKE) --no-print-directory --jobs=2 setup web/node_modules/.ready
	@$(MAKE) --no-print-directory --jobs=2 lint types check built web-check
	@$(MAKE) --no-print-directory --jobs=2 check-compiled wheel-check
	@$(MAKE) --no-print-directory browser-quick

built: setup
	@nice -n 15 $(MAKE) --no-print-directory --jobs=1 web chromium build/checked/.ready

check-compiled: build/checked/.ready
	$(PURE) $(BIN)/python scripts/lookups.py build/work/checked/c --check >build/lookups.txt
	PYTHONPATH=build/checked $(BIN)/python -m pytest -n 2 tests/conformance tests/playthroughs tests/template_game \
		tests/bots/test_deep_trees.py

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

check: setup
	$(PURE) $(BIN)/python -m pytest -n 2

# Both builds and the yardstick in one run; BENCH="endeavor --seconds 3" measures one game longer.
bench: compiled
	$(COMPILED) $(BIN)/python -m pentapolis bench --build src --build build/compiled \
		--output build/speed.json --chart build/speed.svg $(BENCH)

# Fails where this build has less than four fifths of the speed of the one in BASE, in any game, at
# random play, with copies or in search. Both are measured in one run, as ratios to the yardstick.
bench-check: compiled
	$(COMPILED) $(BIN)/python -m pentapolis bench --build $(BASE) --build build/compiled --least 0.8 $(BENCH)

# Here BENCH="--db postgresql://…" also compares two processes with one.
bench-server: compiled
	$(COMPILED):. $(BIN)/python -m tests.server.bench $(BENCH)

# FUZZ="imperium --games 1000 --minutes 60" plays that many games of one kind.
fuzz: compiled
	$(COMPILED) $(BIN)/python -m pentapolis fuzz $(FUZZ)

# Whether chances to win are true, in games that nobody has seen; CHANCES="--games 200" plays more.
GAMES := seven-wonders terra-mystica endeavor civilization imperium
chances: compiled
	for game in $(GAMES); do \
		$(COMPILED) $(BIN)/python -m pentapolis fit $$game --chance --check --seed 100001 \
			--file build/chances/$$game-check.jsonl --jobs 2 $(CHANCES) || exit 1; \
	done

# The tables by which chances are told, and their diagrams, from new games between bots.
fit-chances: compiled
	for game in $(GAMES); do \
		$(COMPILED) $(BIN)/python -m pentapolis fit $$game --chance --jobs 2 \
			--file build/chances/$$game.jsonl --chart docs/images/chances-$$game.svg \
			--output src/pentapolis/games/$$(echo $$game | tr - _)/bot/chance.json $(CHANCES) || exit 1; \
	done

# Habits of bots that people would laugh at, counted over many games; and whether their styles are
# worth their names and lose no strength.
habits: compiled
	$(COMPILED):. $(BIN)/python -m tests.bots.habits
	$(COMPILED):. $(BIN)/python -m tests.bots.styles

# What takes long or needs heavy libraries: OpenSpiel, a Ray cluster, the checks of all interfaces
# at every seat count.
$(VENV)/.research: requirements/research.txt $(VENV)/.ready
	$(LOCKED) requirements/research.txt
	touch $@

research: $(VENV)/.research
	$(PURE):. $(BIN)/python -m pytest tests/research/long

golden: setup
	$(PURE) $(BIN)/python -m tests.playthroughs.regenerate

clean:
	rm -rf $(VENV) build dist site

# Every line that a test runs; build/coverage shows the others.
coverage: setup
	$(PURE) $(BIN)/python -m pytest -n 2 --cov --cov-report=term:skip-covered --cov-report=html:build/coverage

# UPGRADE=--upgrade takes the newest libraries within the bounds of pyproject.toml.
lock: setup
	PATH=$(abspath $(BIN)):$$PATH UPGRADE=$(UPGRADE) scripts/lock

docs:
	test -x $(DOCS)/bin/python || $(PYTHON) -m venv $(DOCS)
	$(DOCS)/bin/pip --disable-pip-version-check --quiet install --require-hashes -r requirements/docs.txt
	NO_MKDOCS_2_WARNING=1 $(DOCS)/bin/mkdocs build --strict --quiet

DOCS := build/docs-venv

# --- what is released -----------------------------------------------------------------------

# The sdist, with the built client, and from it the wheel with the compiled engine.
dist: setup web
	rm -rf dist
	PENTAPOLIS_COMPILE=1 $(BIN)/python -m build --outdir dist
	$(BIN)/python scripts/check_dist.py dist/*.tar.gz dist/*.whl

# An empty environment away from here gets the wheel, and plays.
dist-check: dist
	$(BIN)/python scripts/check_wheel.py dist/*.whl

# The same without waiting: the engine is the one that the tests have compiled.
wheel-check: setup web build/checked/.ready
	rm -rf build/wheel
	PENTAPOLIS_COMPILE=1 PENTAPOLIS_OPT=0 PENTAPOLIS_WORK=build/work/checked \
		$(BIN)/python -m build --wheel --no-isolation --outdir build/wheel >build/wheel.log
	$(BIN)/python scripts/check_dist.py build/wheel/*.whl
	$(BIN)/python scripts/check_wheel.py build/wheel/*.whl

# The steps of the Dockerfile, one by one, where no container runtime is at hand.
image-check: web
	scripts/image-steps

# --- the browser client: Node builds it, the server and the wheel carry it ------------------

STATIC := src/pentapolis/server/static
WEB := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts

web: $(STATIC)/index.html

web/node_modules/.ready: web/package-lock.json
	cd web && npm ci --no-audit --no-fund --loglevel=error
	touch $@

$(STATIC)/index.html: web/node_modules/.ready $(WEB)
	cd web && npm run --silent build -- --logLevel warn

# The client's types are the server's schema; stale ones fail `web-check`.
web-types: setup web/node_modules/.ready
	cd web && $(PURE_WEB) npm run --silent types

web-check: setup web/node_modules/.ready
	cd web && $(PURE_WEB) npm run --silent types:check
	cd web && npm run --silent check
	cd web && npm run --silent lint
	cd web && npm run --silent test

PURE_WEB := PYTHON=$(abspath $(BIN)/python) PYTHONPATH=$(abspath src)
CHECKED_WEB := PYTHON=$(abspath $(BIN)/python) PYTHONPATH=$(abspath build/checked)

chromium:
	scripts/install-chromium

# A real browser plays against a real server.
browser: setup web chromium
	cd web && $(PURE_WEB) npm run --silent browser

# Every board and the table around it, in a few minutes; `browser` plays whole games of them all. The
# server runs the engine that the tests have compiled: there is less to wait for.
browser-quick: setup web chromium build/checked/.ready
	cd web && $(CHECKED_WEB) npm run --silent browser -- seven-wonders table friends terra-mystica civilization endeavor imperium

# Sizes, layout shift and latency, with limits.
bench-web: setup web chromium
	cd web && $(PURE_WEB) npm run --silent browser -- bench

web-test: web-check browser

screenshots: setup web chromium
	cd web && $(PURE_WEB) SCREENSHOTS=$(abspath out/screenshots) npm run --silent screenshots

clean-web:
	rm -rf web/node_modules $(STATIC)
