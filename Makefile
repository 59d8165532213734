# make play and make test do all the set-up themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PURE := PYTHONPATH=src
COMPILED := PYTHONPATH=build/compiled
ENGINE := $(shell find src/pentapolis -name '*.py' -o -name '*.json' -o -name '*.ftl' -o -name '*.md')

.PHONY: setup play test lint types check compiled check-compiled bench bench-server fuzz golden clean \
	web web-types web-check web-test browser browser-quick screenshots chromium

setup: $(VENV)/.ready

PIP := $(BIN)/pip --disable-pip-version-check
# The pure engine is installed in place; nothing is compiled, so the build needs no place of its own.
INSTALL := PENTAPOLIS_PURE=1 $(PIP) install --quiet --no-build-isolation --editable

$(VENV)/.made:
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) install --quiet --upgrade pip setuptools wheel
	touch $@

$(VENV)/.ready: pyproject.toml setup.py | $(VENV)/.made
	$(INSTALL) '.[dev]'
	touch $@

# To play, the libraries of developers are not needed.
$(VENV)/.playable: pyproject.toml setup.py | $(VENV)/.made
	$(INSTALL) '.[server]'
	touch $@

# The compiled engine lives beside the pure one; PYTHONPATH says which of the two runs. Tests need
# it compiled, not fast: without optimisation it is built in half the time.
compiled: build/compiled/.ready

build/compiled/.ready: OPT := 2
build/checked/.ready: OPT := 0

build/compiled/.ready build/checked/.ready: $(VENV)/.ready $(ENGINE)
	rm -rf $(@D) build/lib* build/temp*
	PENTAPOLIS_OPT=$(OPT) $(PIP) install --quiet --no-deps \
		--no-build-isolation --target $(@D) .
	rm -rf $(@D)/pentapolis/server/static
	ln -s ../../../../$(STATIC) $(@D)/pentapolis/server/static
	touch $@

# The compiled engine runs where it has been built (`make compiled`) and is up to date; nobody waits
# for it.
play: $(VENV)/.playable web
	@if make --question build/compiled/.ready >/dev/null 2>&1; then export $(COMPILED); fi; \
		exec $(BIN)/python -m pentapolis serve --browser

test: setup lint types check check-compiled web-check browser-quick

check-compiled: build/checked/.ready
	PYTHONPATH=build/checked $(BIN)/python -m pytest -n 2 tests/conformance tests/playthroughs

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

check: setup
	$(PURE) $(BIN)/python -m pytest -n 2

bench: compiled
	$(COMPILED) $(BIN)/python -m pentapolis bench
	$(PURE) $(BIN)/python -m pentapolis bench

bench-server: compiled
	$(COMPILED):. $(BIN)/python -m tests.server.bench

# FUZZ="imperium --games 1000 --minutes 60" plays that many games of one kind.
fuzz: compiled
	$(COMPILED) $(BIN)/python -m pentapolis fuzz $(FUZZ)

golden: setup
	$(PURE) $(BIN)/python -m tests.playthroughs.regenerate

clean:
	rm -rf $(VENV) build dist

# --- the browser client: Node builds it, the server and the wheel carry it ------------------

STATIC := src/pentapolis/server/static
WEB := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts

web: $(STATIC)/index.html

web/node_modules/.ready: web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund
	touch $@

$(STATIC)/index.html: web/node_modules/.ready $(WEB)
	cd web && npm run --silent build

# The client's types are the server's schema; stale ones fail `web-check`.
web-types: setup web/node_modules/.ready
	cd web && $(PURE_WEB) npm run --silent types

web-check: setup web/node_modules/.ready
	cd web && $(PURE_WEB) npm run --silent types:check
	cd web && npm run --silent check
	cd web && npm run --silent test

PURE_WEB := PYTHON=$(abspath $(BIN)/python) PYTHONPATH=$(abspath src)

chromium:
	scripts/install-chromium

# A real browser plays against a real server.
browser: setup web chromium
	cd web && $(PURE_WEB) npm run --silent browser

# One game and the table around it, in a minute or two; `browser` plays them all.
browser-quick: setup web chromium
	cd web && $(PURE_WEB) npm run --silent browser -- seven-wonders table terra-mystica civilization endeavor

web-test: web-check browser

screenshots: setup web chromium
	cd web && $(PURE_WEB) SCREENSHOTS=$(abspath out/screenshots) npm run --silent screenshots

clean-web:
	rm -rf web/node_modules $(STATIC)
