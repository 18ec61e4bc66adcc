# `make` alone lists the targets.

PYTHON ?= python3
# Processes for the tests in Python: those of the client run beside them, and each process collects every test first.
JOBS ?= 2
# More arguments for the command behind play, test, bench, soak and balance: make test ARGS="-k siege".
ARGS ?=
# Where the packages that are built go.
DIST ?= dist

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq

# Compiled Python is kept, whatever the surroundings say: the tests start dozens of processes.
export PYTHONDONTWRITEBYTECODE =

.DEFAULT_GOAL := help
# Every file that the browser client is made of.
CLIENT := $(shell find web/src web/public web/index.html web/vite.config.ts web/svelte.config.js -type f 2>/dev/null)

.PHONY: help setup play terminal test test-engine test-client lint format cover bench bench-piccole bench-gbacw bench-server bench-client attack soak soak-piccole soak-gbacw soak-secrets balance balance-gbacw balance-gettysburg rulings events decisions docs lock clean web webtest websize e2e gallery covers wheel wheeltest compiled pure wheel-compiled test-compiled bench-table test-cluster scaling

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: $(VENV)/.installed ## make .venv with caracole and the tools (does nothing when nothing changed)

# The locked packages: when the lock changes the environment is made again, so that nothing old lingers in it. A lock is
# complete, so pip looks for nothing else: an older one would take the newest of a package that is locked with an extra.
$(VENV)/.locked: requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Caracole needs Python 3.11 or later; try: make PYTHON=python3.11 setup" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo "This Python cannot make virtual environments: its venv or ensurepip module is missing." >&2; \
		     echo "On Debian and Ubuntu: apt-get install python3-venv" >&2; exit 1; }
	@echo "Installing the locked packages into $(VENV) ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@$(PIP) install --no-deps --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.installed: $(VENV)/.locked pyproject.toml src/caracole/__init__.py
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

play: setup web ## serve the games to your browser, and print the address
	$(BIN)/caracole serve $(ARGS)

terminal: setup ## play Gradisca in this terminal
	$(BIN)/caracole play gradisca $(ARGS)

# With ARGS it is pytest alone that is wanted. Else the two halves run at once: one computes, the other waits for browsers.
test: setup $(if $(ARGS),,web) ## check code and types, then run every test
	@scripts/postgres
ifneq ($(ARGS),)
	@$(MAKE) --no-print-directory test-engine
else
	@scripts/chromium
	@$(BIN)/python scripts/beside.py test-engine test-client
endif

test-engine: setup
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/pytest -n $(JOBS) --dist worksteal --durations 10 $(ARGS)

test-client: webtest websize wheeltest e2e

test-cluster: setup ## kill a node of a Ray cluster in mid-run: no game is lost (installs ray beside the other tools)
	@$(BIN)/python -c 'import ray' 2>/dev/null || $(PIP) install --no-deps --require-hashes -r requirements/cluster.txt
	$(BIN)/pytest -n 0 tests/cluster $(ARGS)

scaling: setup ## measure what a game costs and compute what many cores would give: docs/scaling.md
	$(BIN)/caracole lab scaling gradisca/drill gbacw/first-volley --out docs/scaling.md $(ARGS)

web: web/dist/index.html ## build the browser client (does nothing when nothing changed)

web/node_modules/.installed: web/package-lock.json
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null \
		|| { echo "The browser client needs Node.js 20.19 or later with npm. Without it there is: make terminal" >&2; exit 1; }
	@echo "Installing the locked packages of the browser client ..."
	@cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

web/dist/index.html: web/node_modules/.installed $(CLIENT)
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

webtest: web/node_modules/.installed ## check the browser client's types and run its unit tests
	cd web && npm run --silent check
	cd web && npm run --silent test

websize: web ## print what the first visit transfers
	@cd web && npm run --silent size

e2e: setup web ## play in a real browser against a real server
	@scripts/chromium
	cd web && npm run --silent e2e -- $(ARGS)

gallery: setup web ## take the pictures of docs/gallery.md again
	@scripts/chromium
	cd web && node scripts/gallery.mjs

covers: setup web/node_modules/.installed ## draw the pictures of the games on the first page again
	@scripts/chromium
	$(BIN)/python scripts/covers.py

wheel: setup web ## build the package with the browser client inside: dist/caracole-*.whl, and the sdist
	@rm -f $(DIST)/caracole-*.whl $(DIST)/caracole-*.tar.gz
	@$(BIN)/hatchling build -d $(DIST) -t wheel -t sdist

wheel-compiled: setup web ## build the package with compiled rules, for this platform alone, beside the plain one
	@rm -f $(DIST)/caracole-*-cp*.whl
	@CARACOLE_COMPILED=1 $(BIN)/hatchling build -d $(DIST) -t wheel

compiled: setup ## compile the kernel and the rules in place (minutes; needs a C compiler)
	@$(BIN)/python scripts/compile.py

pure: ## away with what was compiled: plain Python again
	@$(PYTHON) scripts/compile.py --remove

# The tests of what is compiled, on the compiled modules; then plain Python again, whatever came of it.
test-compiled: compiled ## run the tests of the engine on the compiled rules, then go back to plain Python
	@$(BIN)/pytest -n $(JOBS) --dist worksteal tests/kernel tests/systems tests/play tests/players $(ARGS); \
		found=$$?; $(MAKE) --no-print-directory pure; exit $$found

wheeltest: setup web ## install the wheel in an empty environment and open its page in a browser
	@scripts/chromium
	$(BIN)/pytest tests/packaging $(ARGS)

lint: setup ## check code, format and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

format: setup ## put code in the common format, and fix what can be fixed
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

cover: setup ## run the tests and show the lines that none of them reaches
	@mkdir -p build/coverage
	@scripts/postgres
	$(BIN)/pytest -n $(JOBS) --dist worksteal --cov --cov-report=term $(ARGS)

bench: setup ## measure how fast Gradisca plays
	$(BIN)/caracole bench gradisca $(ARGS)

bench-table: setup ## measure all systems beside their targets, in plain Python and (after make compiled) compiled (minutes)
	$(BIN)/caracole bench --table --seconds 30 $(ARGS)

bench-piccole: setup ## measure how fast battles of Piccole Guerre play, and what a check costs
	$(BIN)/caracole bench piccole --scenario ticinus $(ARGS)

bench-gbacw: setup ## measure how fast Great Battles of the American Civil War plays, sees and loads
	$(BIN)/caracole bench gbacw --scenario kernstown $(ARGS)

bench-server: setup ## measure how many actions a server takes, with 100 games at once
	$(BIN)/python scripts/bench_server.py $(ARGS)

.PHONY: capacity
capacity: setup ## measure what a server carries, and write docs/capacity.md (minutes, on a quiet machine)
	@scripts/postgres
	$(BIN)/python scripts/capacity.py --out docs/capacity.md $(ARGS)

.PHONY: bench-generals
bench-generals: setup ## measure how soon people are answered while ten generals think (fails beyond 200 ms)
	$(BIN)/python scripts/capacity.py --responsive $(ARGS)

bench-client: setup web ## measure how smoothly the largest maps are panned and zoomed, how soon a first scene is there and a hand is answered, and what the first visit transfers
	@scripts/chromium
	@cd web && node bench/main.mjs --first first-volley --first kernstown --first gettysburg $(ARGS)
	@cd web && node bench/main.mjs ticinus $(ARGS)

soak: setup ## play 5000 random games of Gradisca and check each of them
	$(BIN)/caracole soak gradisca --games 5000 $(ARGS)

soak-piccole: setup ## play 3000 random battles and 300 campaigns of Piccole Guerre and check each of them
	$(BIN)/caracole soak piccole --without 'campaign-*' --games 3000 $(ARGS)
	$(BIN)/caracole soak piccole --scenario 'campaign-*' --games 300 $(ARGS)

soak-gbacw: setup ## play 500 random games and 100 captains' games of gbacw and check each of them
	$(BIN)/caracole soak gbacw --games 500 $(ARGS)
	$(BIN)/caracole soak gbacw --seats captain --games 100 $(ARGS)

soak-secrets: setup ## ask everything at every decision, under fog and in campaigns: nobody learns what is hidden (an hour)
	CARACOLE_SOAK=1 $(BIN)/pytest -n 0 tests/attack/test_fog.py tests/server/test_campaign_secrets.py $(ARGS)

.PHONY: soak-tests
soak-tests: setup ## run the tests that look for something rare for much longer than make test does (an hour)
	@scripts/postgres
	CARACOLE_SOAK=1 $(BIN)/pytest -n $(JOBS) --dist worksteal $$(grep -rlE 'import (is_soaking|longer)' tests) $(ARGS)

attack: setup ## forge messages, kill servers and take databases away, and see that nothing is lost (minutes)
	@scripts/postgres
	$(BIN)/pytest tests/attack --ignore tests/attack/test_fog.py $(ARGS)

balance: setup ## let captains play Gradisca, and write docs/balance-gradisca.md (goes on where it was stopped)
	$(BIN)/caracole lab balance gradisca --games 200 --keep build/balance --out docs/balance-gradisca.md $(ARGS)

balance-gbacw: setup ## let captains play gbacw, and write docs/balance-gbacw.md and balance-kernstown.md (goes on where it was stopped)
	$(BIN)/caracole lab balance gbacw --scenario first-volley the-ford --games 200 --keep build/balance-gbacw --out docs/balance-gbacw.md $(ARGS)
	$(BIN)/caracole lab balance gbacw --scenario kernstown --games 100 --keep build/balance-gbacw --out docs/balance-kernstown.md $(ARGS)

.PHONY: balance-gettysburg
balance-gettysburg: setup ## let captains play Gettysburg, and write docs/balance-gettysburg.md (hours; goes on where it was stopped)
	$(BIN)/caracole lab balance gbacw --scenario mcphersons-ridge oak-ridge gettysburg --games 40 --keep build/balance-gbacw --out docs/balance-gettysburg.md $(ARGS)

rulings: setup ## write docs/rulings.md from the rulebooks and the tests
	$(BIN)/python scripts/rulings.py

events: setup ## write docs/events.md from the code
	$(BIN)/python scripts/events.py

decisions: setup ## write docs/gbacw-decisions.md from the flow and the gestures of the board
	$(BIN)/python scripts/gbacw_decisions.py

.PHONY: decision-pictures
decision-pictures: setup web ## take the pictures of docs/gbacw-decisions.md again
	@scripts/chromium
	cd web && PICTURES=$(CURDIR)/docs/pictures/decisions npm run --silent e2e -- hex-decisions
	$(BIN)/python scripts/gbacw_decisions.py

$(VENV)/.docs: requirements/docs.txt $(VENV)/.installed
	@echo "Installing the locked packages of the documentation ..."
	@$(PIP) install --no-deps --require-hashes -r requirements/docs.txt
	@touch $@

docs: $(VENV)/.docs ## build the documentation as a site, in build/site
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict $(ARGS)

lock: ## write the locked requirements again (ARGS=--upgrade for the newest versions)
	PYTHON=$(PYTHON) scripts/lock $(ARGS)

clean: ## remove everything that make has made
	rm -rf $(VENV) build dist .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache \
		web/dist web/node_modules
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
	find src -name '*.so' -delete
