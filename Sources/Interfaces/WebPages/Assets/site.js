// What makes pages handier. Every page works without it.

// Completes places while they are typed: a list of suggestions of the browser's own, so that the keyboard and screen
// readers work as everywhere.
for (const input of document.querySelectorAll("input[data-places]")) {
  const list = document.createElement("datalist");
  list.id = `${input.id}-list`;
  input.after(list);
  input.setAttribute("list", list.id);
  // What was offered by its words means one place; the field shows the words.
  const locations = new Map();
  input.form?.addEventListener("formdata", ({ formData }) => {
    const location = locations.get(input.value.trim());
    if (location && input.name) formData.set(input.name, location);
  });
  let timer = 0;
  let last = "";
  input.addEventListener("input", () => {
    clearTimeout(timer);
    const text = input.value.trim();
    if (text === last || text.length < 2) return;
    timer = setTimeout(async () => {
      last = text;
      const address = `${input.dataset.places}?q=${encodeURIComponent(text)}`;
      const response = await fetch(address, { headers: { Accept: "application/json" } });
      if (!response.ok || input.value.trim() !== text) return;
      const { places } = await response.json();
      list.replaceChildren(...places.map(({ value, location, label }) => {
        locations.set(value, location);
        const option = document.createElement("option");
        option.value = value;
        option.label = label;
        return option;
      }));
    }, 150);
  });
}

// Puts the browser's position into a form, which sends it for one answer.
for (const button of document.querySelectorAll("button[data-position]")) {
  if (!navigator.geolocation) continue;
  button.hidden = false;
  const status = document.getElementById(button.dataset.position);
  button.addEventListener("click", () => {
    button.disabled = true;
    navigator.geolocation.getCurrentPosition(({ coords }) => {
      const form = button.form;
      form.elements.latitude.value = coords.latitude.toFixed(5);
      form.elements.longitude.value = coords.longitude.toFixed(5);
      form.submit();
    }, () => {
      button.disabled = false;
      if (status) status.hidden = false;
    }, { enableHighAccuracy: true, timeout: 15000, maximumAge: 60000 });
  });
}

// Fields that are only of use with a certain choice are hidden without it.
for (const part of document.querySelectorAll("[data-when]")) {
  const [name, ...values] = part.dataset.when.split(" ");
  const form = part.closest("form");
  const show = () => {
    const control = form.elements[name];
    const value = control.type === "checkbox" ? (control.checked ? "on" : "off") : control.value;
    part.hidden = !values.includes(value);
  };
  form.addEventListener("change", show);
  show();
}

// Keys that calendars have: j and k for the next and last page, t for today, n for a new event.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof Element && event.target.closest("input, textarea, select, button")) return;
  const link = document.querySelector(`a[data-key="${CSS.escape(event.key)}"]`);
  if (link) link.click();
});

// Tells the time of an event in the reader's own zone, beside the one that the page was made with.
const start = document.getElementById("event-start");
if (start) {
  const local = document.getElementById("event-local");
  const form = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "full", timeStyle: "short" });
  const zone = form.resolvedOptions().timeZone;
  const words = form.formatRange(new Date(start.dateTime), new Date(start.dataset.end));
  document.getElementById("event-local-time").textContent = `${words} (${zone})`;
  local.hidden = document.getElementById("zone").value === zone;
}
