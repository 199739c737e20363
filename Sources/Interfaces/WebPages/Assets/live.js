// Brings the parts of an open page up to date when something changed: those that are marked with data-live. What is
// being typed or moved stays; its part waits. Without this script a page is as it was when it was loaded.

const main = document.querySelector("main[data-changes]");
const least = 700;
const served = new Map();
let address = main?.dataset.changes;
let stream = null;
let isBusy = false;
let isDue = false;
let last = 0;
let timer = 0;
let clock = 0;

const parts = (root) => root.querySelectorAll("[data-live]");

// Whether somebody is at work in a part.
function isInUse(part) {
  const focused = part.contains(document.activeElement) ? document.activeElement : null;
  if (focused?.matches("input, textarea, select") || part.querySelector(".dragged")) return true;
  return [...part.querySelectorAll("input, textarea, select")].some((field) => {
    if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
    if (field.tagName === "SELECT") {
      return [...field.options].some((option) => option.selected !== option.defaultSelected) && field.selectedIndex > 0;
    }
    return field.type !== "hidden" && field.value !== field.defaultValue;
  });
}

async function replace(part, fresh) {
  const focused = part.contains(document.activeElement) ? document.activeElement : null;
  const link = focused?.getAttribute("href");
  const place = focused ? [...part.querySelectorAll(focused.tagName)].indexOf(focused) : -1;
  const open = [...part.querySelectorAll("details[open] > summary")].map((summary) => summary.textContent);
  part.replaceChildren(...document.importNode(fresh, true).childNodes);
  for (const summary of part.querySelectorAll("details > summary")) {
    if (open.includes(summary.textContent)) summary.parentElement.open = true;
  }
  if (focused) {
    const same = [...part.querySelectorAll(focused.tagName)];
    const next = same.find((other) => link && other.getAttribute("href") === link) ?? same[place];
    next?.focus({ preventScroll: true });
  }
  await Promise.all([...part.querySelectorAll("script[src]")].map((script) => import(script.src)));
  part.dispatchEvent(new CustomEvent("renewed", { bubbles: true }));
}

// Where a part is in use, it is looked at again when the field is left or the mouse let go.
async function take(text) {
  const fresh = new DOMParser().parseFromString(text, "text/html");
  const changes = fresh.querySelector("main[data-changes]")?.dataset.changes;
  if (!changes) return stop();
  address = changes;
  for (const part of parts(main)) {
    const other = fresh.querySelector(`[data-live="${part.dataset.live}"]`);
    if (!other) continue;
    if (other.dataset.seconds) part.dataset.seconds = other.dataset.seconds;
    if (served.get(part.dataset.live) === other.innerHTML) continue;
    if (isInUse(part)) {
      isDue = true;
      continue;
    }
    served.set(part.dataset.live, other.innerHTML);
    await replace(part, other);
  }
  document.title = fresh.title;
}

async function renew() {
  if (isBusy || document.hidden) {
    isDue = true;
    return;
  }
  isBusy = true;
  isDue = false;
  last = Date.now();
  try {
    const response = await fetch(location.href, { headers: { Accept: "text/html" } });
    if (response.redirected || !response.ok) return stop();
    await take(await response.text());
  } catch {
    // Without a connection the page stays as it is; the stream comes again by itself.
  } finally {
    isBusy = false;
  }
  wait();
  if (isDue && !document.querySelector("main :is(input, textarea, select):focus")) soon();
}

// One look for several changes.
function soon(pause = 0) {
  clearTimeout(timer);
  timer = setTimeout(renew, Math.max(pause, last + least - Date.now(), 0));
}

// Words like "in 12 minutes" grow old by themselves; trips that are being planned are waited for.
function wait() {
  clearTimeout(clock);
  const isWaiting = main.querySelector("[data-again]");
  const seconds = Number(main.querySelector("[data-seconds]")?.dataset.seconds);
  if (isWaiting) clock = setTimeout(soon, 2000);
  else if (seconds) clock = setTimeout(soon, Math.min(seconds, 86400) * 1000 + 500);
}

function close() {
  stream?.close();
  stream = null;
}

function stop() {
  close();
  clearTimeout(timer);
  clearTimeout(clock);
  address = null;
}

function open() {
  if (stream || !address || document.hidden) return;
  stream = new EventSource(address);
  stream.addEventListener("changed", ({ lastEventId }) => {
    address = address.replace(/since=.*/, `since=${encodeURIComponent(lastEventId)}`);
    soon();
  });
  stream.addEventListener("stop", stop);
  stream.addEventListener("error", () => {
    // The browser tries again by itself unless the server refused.
    if (stream?.readyState !== EventSource.CLOSED) return;
    close();
    setTimeout(open, 30000 + Math.random() * 30000);
  });
}

if (main) {
  for (const part of parts(main)) served.set(part.dataset.live, part.innerHTML);
  open();
  wait();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return close();
    open();
    if (isDue || Date.now() - last > 60000) soon();
  });
  addEventListener("pagehide", close);
  addEventListener("pageshow", ({ persisted }) => { if (persisted) open(); });
  for (const kind of ["focusout", "pointerup"]) main.addEventListener(kind, () => { if (isDue) soon(100); });
}
