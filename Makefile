# Travlendar+: `make run` starts it, `make test` tests it; `make help` lists the rest.
.DEFAULT_GOAL := help
SHELL := /bin/bash
BINARY := .build/release/travlendar
PORT ?= 8008
PREFIX ?= /usr/local

.PHONY: help run build test unit acceptance format check-format docs bench fuzz install clean

help: ## what there is
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-14s %s\n", $$1, $$2}'

run: build ## install what is missing, build, and start the demo town on loopback
	$(BINARY) demo --port $(PORT)

build: ## the release binary, .build/release/travlendar
	@scripts/system-packages build
	@echo "Building (the first time takes 17 minutes of CPU time, so about ten on two cores; later builds compile what changed)"
	scripts/build-release

test: ## everything CI runs: format, build without warnings, unit tests, foreign clients, fuzzers
	@scripts/test

unit: ## the Swift tests only (FILTER=name for some of them; a test target's name builds no other)
	@scripts/system-packages build
	@scripts/unit $(FILTER)

acceptance: build ## the long ones: calendar apps under Xvfb, 200 kill rounds, an hour of each fuzzer
	@scripts/system-packages acceptance
	@scripts/acceptance

format: ## format every Swift file
	@git ls-files '*.swift' | xargs swift format --in-place --parallel --configuration .swift-format

check-format: ## say what is not
	@scripts/check-format

install: ## install what make build made into PREFIX (default /usr/local)
	@test -x $(BINARY) || { echo "$(BINARY) is not there: run make build first, as yourself" >&2; exit 1; }
	install -D -s -m 755 $(BINARY) $(DESTDIR)$(PREFIX)/bin/travlendar
	sed 's|^ExecStart=/usr/local/bin/|ExecStart=$(PREFIX)/bin/|' conf/travlendar.service | \
		install -D -m 644 /dev/stdin $(DESTDIR)/etc/systemd/system/travlendar.service
	test -e $(DESTDIR)/etc/travlendar/travlendar.conf || install -D -m 644 conf/travlendar.conf $(DESTDIR)/etc/travlendar/travlendar.conf
	test -e $(DESTDIR)/etc/travlendar/travel-models.json || install -D -m 644 conf/travel-models.json $(DESTDIR)/etc/travlendar/travel-models.json

clean: ## remove what was built
	rm -rf .build
