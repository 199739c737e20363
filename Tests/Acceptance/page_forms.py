"""A person in a browser without script: reads the forms of a page, fills them in and sends them, follows links."""

import html.parser
import time
import urllib.parse

from test_pages import Browser
from travlendar import GUARD


class Form:
    def __init__(self, attributes):
        self.action, self.method = attributes.get("action", ""), attributes.get("method", "get").lower()
        self.is_multipart = attributes.get("enctype") == "multipart/form-data"
        self.fields, self.buttons = [], []

    def filled(self, values, button=None):
        """The pairs that a browser would send: `values` in place of what stands there; None leaves a field out."""
        pairs = [(name, value) for name, value in self.fields if name not in values]
        for name, value in values.items():
            for one in value if isinstance(value, list) else [value]:
                if one is not None:
                    pairs.append((name, one))
        return pairs + ([button] if button else [])


class Page(html.parser.HTMLParser):
    def __init__(self, status, headers, text):
        super().__init__()
        self.status, self.headers, self.text = status, headers, text
        self.forms, self.links, self.title, self.headings = [], [], "", []
        self._form = self._select = self._area = None
        self._inside = None
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        a = dict(attributes)
        self._inside = tag
        if tag == "form":
            self._form = Form(a)
            self.forms.append(self._form)
        elif tag == "a" and "href" in a:
            self.links.append(a["href"])
        elif self._form is None:
            return
        elif tag == "input" and "name" in a:
            if a.get("type") in ("checkbox", "radio") and "checked" not in a:
                return
            self._form.fields.append((a["name"], a.get("value", "")))
        elif tag == "button" and "name" in a:
            self._form.buttons.append((a["name"], a.get("value", "")))
        elif tag == "select":
            self._select = [a["name"], None]
        elif tag == "option" and self._select:
            if "selected" in a or self._select[1] is None:
                self._select[1] = a["value"]
        elif tag == "textarea":
            self._area = [a["name"], ""]

    def handle_endtag(self, tag):
        self._inside = None
        if tag == "form":
            self._form = None
        elif tag == "select" and self._select:
            self._form.fields.append(tuple(self._select))
            self._select = None
        elif tag == "textarea" and self._area:
            self._form.fields.append((self._area[0], self._area[1].removeprefix("\n")))
            self._area = None

    def handle_data(self, data):
        if self._area:
            self._area[1] += data
        if self._inside == "title":
            self.title += data
        if self._inside in ("h1", "h2"):
            self.headings.append(data.strip())

    def form(self, action):
        """The form whose address ends so, or has it as its path."""
        found = [f for f in self.forms if urllib.parse.urlsplit(f.action).path.endswith(action)]
        assert found, (action, [f.action for f in self.forms], self.text[:2000])
        return found[0]


class Reader(Browser):
    """Keeps the page that is open."""

    def open(self, path):
        status, headers, text = self.get(path)
        hops = 0
        while status in (302, 303) and hops < 5:
            path = headers["location"]
            status, headers, text = self.get(path)
            hops += 1
        # Trips are being planned: a browser loads the page again in a moment.
        deadline = time.monotonic() + GUARD
        while "data-again" in text and time.monotonic() < deadline:
            time.sleep(0.1)
            status, headers, text = self.get(path)
        self.page = Page(status, headers, text)
        return self.page

    def send_form(self, action, button=None, **values):
        form = self.page.form(action)
        status, headers, text = self.post(form.action, form.filled(values, button))
        if status == 303:
            self.location = headers["location"]
            return self.open(headers["location"])
        self.page = Page(status, headers, text)
        return self.page

    def enter(self, name="ana", **more):
        self.log_in(name, **more)
        return self.open("/today")
