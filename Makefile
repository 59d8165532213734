# make play and make test do all the set-up themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PURE := PYTHONPATH=src
COMPILED := PYTHONPATH=build/compiled
ENGINE := $(shell find src/pentapolis -name '*.py' -o -name '*.json' -o -name '*.ftl' -o -name '*.md')

.PHONY: setup play test lint types check compiled bench bench-server fuzz golden clean

setup: $(VENV)/.ready

$(VENV)/.ready: pyproject.toml setup.py
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --upgrade pip setuptools wheel
	PENTAPOLIS_PURE=1 $(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

# The compiled engine lives beside the pure one; PYTHONPATH says which of the two runs.
compiled: build/compiled/.ready

build/compiled/.ready: $(VENV)/.ready $(ENGINE)
	rm -rf build/compiled build/lib* build/temp*
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation \
		--target build/compiled .
	touch $@

play: setup
	$(BIN)/pentapolis serve --browser

test: setup lint types check compiled
	$(COMPILED) $(BIN)/python -m pytest -n 2 tests/conformance tests/playthroughs

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

fuzz: compiled
	$(COMPILED) $(BIN)/python -m pentapolis fuzz

golden: setup
	$(PURE) $(BIN)/python -m tests.playthroughs.regenerate

clean:
	rm -rf $(VENV) build dist
