"""Every page in Chromium, in Firefox, without script, in w3m and before the Nu HTML checker, in both languages, by day and by night.

The checks are those of ../shared/bench/pages. The pages are those of the table of routes: a new page without an address
in browser_site.py fails the first test. PICTURES=DIR keeps pictures of all of them.
"""

import base64
import collections
import concurrent.futures
import contextlib
import io
import json
import os
import pathlib
import re
import shutil
import sys
import urllib.parse
import zipfile

import pytest

from account_pages import download
from browser_site import LAB, NOT_PAGES, needs, routes, site  # noqa: F401
from page_forms import Reader
from test_pages import token
from travlendar import PASSWORD

PICTURES = os.environ.get("PICTURES")
PICTURE = re.compile(r"/(tiles|map/tiles)/|/map/(.*/)?:form$")


def by_person(site):
    people = collections.defaultdict(list)
    for who, path in dict.fromkeys(site.addresses):
        people[who].append(path)
    return people.items()


@contextlib.contextmanager
def browser_of(site, who, kind):
    import lab
    import pages
    from firefox import Firefox

    client = site.client(who)
    browser = Firefox(client, lab.WORK) if kind == "firefox" else pages.Chromium(client, None)
    try:
        yield browser
    finally:
        browser.close()


def said(browser, url):
    """What the browser complains of since it was asked last, and what it asked others for."""
    import lab

    events = browser.events
    foreign = ["asks " + request for request in events.requests if request.startswith("http") and lab.origin(request) != lab.origin(url)]
    # Firefox tells of pictures whose page was left before they were there (NS_IMAGELIB_ERROR_LOAD_ABORTED).
    failed = [failure for failure in events.failed if "error 80540005" not in failure]
    found = [*events.console, *events.csp, *failed, *foreign]
    for heard in [events.console, events.csp, events.failed, events.requests]:
        heard.clear()
    return found


def accessibility(browser):
    """What axe-core finds, by its rules of WCAG 2.2 A and AA."""
    import pages

    violations, _ = browser.js(pages.JS_AXE, pages.AXE_TAGS)
    return [f"axe: {v['id']} ({v['help']}) {node}" for v in violations for node in v["nodes"]]


def picture(browser, path, *facts):
    if PICTURES:
        name = re.sub(r"[^\w.-]+", "_", re.sub(r"[\w-]{22,}", "x", path).strip("/"))[:60] or "root"
        folder = pathlib.Path(PICTURES) / name
        folder.mkdir(parents=True, exist_ok=True)
        browser.shot(str(folder / ("-".join(map(str, facts)) + ".png")))


def look(site, kind, language, has_script=True):
    """All pages in one browser; what is wrong with each."""
    import lab
    import pages

    axe = pathlib.Path(lab.package_file("axe_playwright_python", "axe.min.js")).read_text()
    found = {}
    for who, paths in by_person(site):
        with browser_of(site, who, kind) as browser:
            browser.new(language, has_script)
            for path in paths:
                url = site.url + path
                browser.size(1280)
                browser.scheme("light")
                browser.go(url)
                bad = found[who, path] = []
                if has_script:
                    bad += ["no label: " + control for control in browser.js(pages.JS_LABELS)]
                    for width in (320, 390, 800) if kind == "chromium" else (390,):
                        browser.size(width)
                        bad += [f"{width} px: {wide}" for wide in browser.js(pages.JS_OVERFLOW)[:3]]
                    if kind == "chromium" and PICTURES:
                        for scheme in ["light", "dark"]:
                            browser.scheme(scheme)
                            for width in pages.WIDTHS:
                                browser.size(width)
                                picture(browser, path, width, scheme, language)
                    bad += said(browser, url)
                    if kind == "firefox":
                        continue
                    browser.run_file(axe)
                    for scheme, width in [("light", 1280), ("dark", 390)] if language == "en" else [("light", 390), ("dark", 1280)]:
                        browser.scheme(scheme)
                        browser.size(width)
                        bad += [f"{problem} ({scheme})" for problem in accessibility(browser)]
                else:
                    length, idle = browser.js(pages.JS_WITHOUT)
                    bad += ["says hardly anything"] * (length < 150) + ["does nothing: " + control for control in idle] + said(browser, url)
    return {path: bad for path, bad in found.items() if bad}


@pytest.fixture(scope="module")
def seen(site):
    """The pages in four browsers at a time."""
    needs(shutil.which("firefox-esr"), "Firefox (Debian: firefox-esr)")
    looks = {
        "Chromium, English": ("chromium", "en"), "Chromium, Italian": ("chromium", "it"),
        "Firefox": ("firefox", "en"), "without script": ("chromium", "it", False),
    }
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        waiting = {name: pool.submit(look, site, *how) for name, how in looks.items()}
        return {name: future.result() for name, future in waiting.items()}


def told(problems):
    return "\n".join(f"{who or 'anybody'} {path}: {words}" for (who, path), found in problems.items() for words in dict.fromkeys(found))


def test_every_route_is_opened(site):
    patterns = routes()
    assert len(patterns) > 60
    opened = [urllib.parse.urlsplit(path).path for _, path in site.addresses]
    for pattern in patterns:
        if pattern in NOT_PAGES or PICTURE.search(pattern):
            continue
        shape = re.compile(re.sub(r":\w+", "[^/]+", pattern))
        assert any(shape.fullmatch(path) for path in opened), f"give {pattern} an address in browser_site.py"
    for who, path in site.addresses:
        client = site.client(who)
        answer = client.get(path, redirects=0)
        assert answer.status == 200 and answer.is_html, (who, path, answer.status)


@pytest.mark.parametrize("browser", ["Chromium, English", "Chromium, Italian", "Firefox", "without script"])
def test_browsers_complain_of_nothing(seen, browser):
    assert not seen[browser], told(seen[browser])


def checked(pages_of, directory):
    """What the Nu HTML checker and the headers of answers say, by the name of the page."""
    import lab

    directory.mkdir(exist_ok=True)
    names, found = {}, {}
    for number, (name, answer) in enumerate(pages_of):
        page = lab.Page(answer)
        file = directory / f"{number}.html"
        file.write_bytes(answer.body)
        names[str(file)] = name
        found[name] = lab.check_headers(answer, tls=False) + page.inline + lab.check_foreign(page) + lab.check_title(page) + [
            "no label: " + control for control in page.unlabelled()
        ]
    for file, errors in lab.check_html(list(names)).items():
        found[names[file]] += errors
    return {name: problems for name, problems in found.items() if problems}


def test_html_is_sound_in_both_languages(site, tmp_path):
    import lab

    needs(shutil.which("java"), "Java (Debian: default-jre-headless)")
    answers, untranslated = [], []
    for who, path in dict.fromkeys(site.addresses):
        texts = {}
        for language in lab.LANGUAGES:
            answer = site.client(who, language).get(path)
            # A trip speaks its person's language, whoever opens its link.
            assert path.startswith("/trip/") or not lab.check_language(lab.Page(answer), language), (who, path)
            answers.append(((language, path), answer))
            texts[language] = re.sub(r"<[^>]*>|\s+", " ", answer.text)
        untranslated += [path] * (texts["en"] == texts["it"] and not path.startswith("/trip/"))
    assert not untranslated
    problems = checked(answers, tmp_path / "html")
    assert not problems, told(problems)


def test_w3m_shows_a_day(site, capsys, monkeypatch):
    import text

    needs(shutil.which("w3m"), "w3m")
    cookie = "=".join(next(iter(site.readers["ana"].cookies.items())))
    for page, language, words in [("/today", "en", ["Lunch", "Clash", "Needs your decision"]), ("/trips", "it", ["Cafe Aurora"])]:
        monkeypatch.setattr(sys, "argv", ["text.py", site.url + page, "--cookie", cookie, "--language", language])
        assert text.main() == 0
        shown = capsys.readouterr().out
        assert all(word in shown for word in words), shown


def test_the_crawl_finds_nothing(site, tmp_path, capsys, monkeypatch):
    """The crawler of the lab: what links reach, forms without their token or from elsewhere, and another person's eyes."""
    import crawl
    import lab

    monkeypatch.setattr(lab, "in_venv", lambda: None)
    monkeypatch.setattr(sys, "argv", [
        "crawl.py", site.url + "/today", "--login", "ana", "--password", PASSWORD, "--other", "bruno", "--other-password", PASSWORD,
        "--like", "2", "--out", str(tmp_path),
    ])
    crawl.main()
    printed, result = capsys.readouterr().out, json.loads((tmp_path / "result.json").read_text())
    assert len(result["pages"]) > 50 and len([form for form in result["forms"] if form["method"] == "post"]) > 40, printed
    bad = []
    for url, checks in result["pages"].items():
        path = url.removeprefix(site.url)
        for check, cells in checks.items():
            # "/", /login and /signup lead elsewhere; without a day it is the page of today; a search keeps its title, and so
            # do the options of a trip in another order, and the links where an event is chosen already.
            if check == "title" and re.match(
                r"/($|today|account$|signup|login|calendar/(month|year)|places|events/.*/edit|account/links(\?event=.*)?$|trips/[^/?]+(\?sort=\w+)?$)", path
            ):
                continue
            bad += [f"{path} {check}: {problem}" for cell in cells.values() for problem in cell["problems"]]
    # It asks calendar apps' way, so that the password of the app is tried.
    assert bad == ["/setup status: status 401"], "\n".join(bad)


def test_forms_that_are_refused_are_pages_too(site, tmp_path):
    """Every form with nothing in its fields: what comes back is as sound as the page was."""
    import crawl
    import lab

    answers, sent = [], set()
    for who, path in dict.fromkeys(site.addresses):
        if who not in ("", "ana"):
            continue
        for form in lab.Page(site.client(who).get(path)).forms:
            key = form["action"], tuple(field["name"] for field in form["fields"])
            typed = [f for f in form["fields"] if f["type"] in ("text", "email", "password", "textarea", "date", "time", "number", "search")]
            if form["method"] != "post" or not typed or key in sent or crawl.LEAVE.search(form["action"]):
                continue
            sent.add(key)
            kept = [(f["name"], f["value"]) for f in form["fields"] if f["type"] == "hidden"]
            answer = site.client(who).call("POST", form["action"], kept + [(f["name"], "") for f in typed])
            if answer.status >= 400:
                assert answer.is_html, (path, form["action"], answer.status)
                answers.append((("ana" if who else "", form["action"]), answer))
    assert len(answers) > 15
    problems = checked(answers, tmp_path / "html")
    assert not problems, told(problems)


def forms_of(site, who):
    """The forms of a person's pages that change something, each once, with the page that has them."""
    sent = set()
    for path in [path for person, path in dict.fromkeys(site.addresses) if person == who]:
        for form in site.readers[who].open(path).forms:
            key = form.action, tuple(name for name, _ in form.fields), tuple(form.buttons)
            # The one that the script of a calendar fills in and sends elsewhere.
            is_scripted = "minutes" in dict(form.fields)
            if form.method == "post" and key not in sent and not is_scripted:
                sent.add(key)
                yield path, form


def everything_of(site, who):
    """What a person's archive says of them, without what moves by itself."""
    reader = site.readers[who]
    archive = zipfile.ZipFile(io.BytesIO(download(reader, "/account/data/export", token(reader.get("/account/data")[2]))))
    account = json.loads(archive.read("account.json"))
    for moving in ["madeAt", "sessions"]:
        account.pop(moving)
    files = {name: archive.read(name) for name in archive.namelist() if name != "account.json"}
    pages = {path: reader.get(path)[0] for person, path in site.addresses if person == who}
    return account, files, pages


def test_another_person_reads_and_changes_nothing(site):
    """Every page and every form of Ana's, numbers and hidden fields included, in the session of somebody else."""
    site.server.account("berta")
    berta = site.person("berta")
    csrf = token(berta.get("/account")[2])
    hers = re.compile(r"Clash|Choir|Cafe Aurora|Farholm Inn|ana@example\.com|Bea\b")
    told, asked = [], 0
    before = everything_of(site, "ana")
    for path in [path for who, path in dict.fromkeys(site.addresses) if who == "ana"]:
        status, _, text = berta.get(path)
        asked += 1
        told += [f"{path} tells {word}" for word in set(hers.findall(text))]
        assert status < 500, path
    for path, form in list(forms_of(site, "ana")):
        action = urllib.parse.urlsplit(form.action)
        if action.path in ("/logout", "/account/delete", "/account/data/export"):
            continue  # One's own, whoever asks.
        values = [(name, csrf if name == "csrf" else value) for name, value in form.fields]
        for button in form.buttons or [None]:
            status, _, text = berta.post(form.action, values + ([button] if button else []))
            asked += 1
            if status >= 500:
                told.append(f"{form.action} of {path}: {status}")
            # What was sent may come back; what else is hers may not.
            sent = " ".join(value for _, value in values)
            told += [f"{form.action} tells {word}" for word in set(hers.findall(text)) if word not in sent]
    assert not told, "\n".join(told)
    assert asked > 80
    assert everything_of(site, "ana") == before


def test_no_form_loses_what_was_typed_with_its_session(site):
    """Every form of Ana's that takes text, sent when her session has ended: the log-in carries it along."""
    lost, asked = [], 0
    for path, form in list(forms_of(site, "ana")):
        typed = [name for name, _ in form.fields if name not in ("csrf", "version", "next", "password", "newPassword", "repeatedPassword", "code")]
        if not typed or form.is_multipart or urllib.parse.urlsplit(form.action).path in ("/login", "/logout", "/language"):
            continue
        values = [(name, "Zebra 7" if name == typed[0] else value) for name, value in form.fields]
        status, headers, text = Reader(site.server).post(form.action, values)
        asked += 1
        kept = re.search(r'name="kept" value="([^"]+)"', text)
        if kept is None or "Zebra" not in base64.urlsafe_b64decode(kept.group(1) + "==").decode():
            lost.append(f"{form.action} of {path}: {status} {headers.get('location')}")
    assert not lost, "\n".join(lost)
    assert asked > 20


def test_a_form_that_was_changed_elsewhere_shows_both_versions(site):
    """Every form of Ana's that is filled with what is stored: sent after a change elsewhere, it saves nothing and loses nothing."""
    typed = {"displayName": "Zebra 7", "name": "Zebra 7", "title": "Zebra 7", "maximumWalkingMetres": "777", "digest": "01:23"}
    asked, wrong = set(), []
    for path, form in list(forms_of(site, "ana")):
        fields = dict(form.fields)
        known = next((name for name in ["version", "etag"] if name in fields), None)
        field = next((name for name in typed if name in fields), None)
        if not fields.get(known) or field is None or form.action.endswith(("/move", "/times")):
            continue
        changed = {field: typed[field], known: ("0" * 32 if known == "version" else '"x"')}
        status, _, text = site.readers["ana"].post(form.action, form.filled(changed))
        asked.add(urllib.parse.urlsplit(form.action).path)
        if status not in (409, 422) or typed[field] not in text or "card alert" not in text and "What is stored now" not in text:
            wrong.append(f"{form.action} of {path}: {status}")
    assert not wrong, "\n".join(wrong)
    assert asked >= {"/account/profile", "/settings", "/settings/kinds/work", "/calendars/calendar", "/account/notifications", "/events/calendar/lunch.ics/edit"}, asked


def test_nothing_that_is_typed_becomes_markup(site):
    """Every text field of every form, a visitor's too, with markup in it; then every page. The last test: it leaves its words everywhere."""
    word = "<i id=zq>\"'{{{x}}}"
    kept_as_it_is = {"csrf", "version", "etag", "next", "at", "challenge", "solution", "code", "kept", "keptPath", "decision", "what", "option"}
    found, asked = [], 0

    def look(text, where):
        if re.search(r"<i id=zq|=[\"']?[^\"'<>]*<i id=zq", text) or "id=zq>\"" in text:
            found.append(where)

    for who in ["", "ana"]:
        for path, form in list(forms_of(site, who)):
            action = urllib.parse.urlsplit(form.action).path
            if form.is_multipart or action.endswith(("/logout", "/login", "/delete", "/data/export", "/language")) or "Password" in str(form.fields):
                continue
            for name in [name for name, _ in form.fields if name not in kept_as_it_is and "assword" not in name]:
                status, _, text = site.readers[who].post(form.action, form.filled({name: word}))
                asked += 1
                look(text, f"{name} of {form.action} in {path}: answered with it")
                if status >= 500:
                    found.append(f"{name} of {form.action}: {status}")
    for who, path in site.addresses:
        if who in ("", "ana", "olga"):
            look(site.readers[who].get(path)[2], path)
    assert not found, "\n".join(found)
    assert asked > 60
