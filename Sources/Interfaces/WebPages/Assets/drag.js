// On the pages of a week and of a day, shows events at their hours, and lets a mouse move them to another hour or day, or
// make them longer at their lower edge. The form of an event does the same without any of this.

const hourPixels = 52;
const step = 15;
const wide = matchMedia("(min-width: 60rem)");
const form = document.getElementById("drag");
let days = [];

// Warnings and notes stay above the hours: they would make the events that they are about narrow.
const hours = "li[data-start]:not(.alarm, .note)";
const number = (element, name) => Number(element.dataset[name]);

function layOut() {
  const timed = days.flatMap((day) => [...day.querySelectorAll(hours)]);
  if (!timed.length) return;
  const first = Math.min(8, ...timed.map((item) => Math.floor(number(item, "start") / 60)));
  const last = Math.max(19, ...timed.map((item) => Math.ceil(number(item, "end") / 60)));
  days.forEach((day, index) => {
    const items = [...day.querySelectorAll(hours)];
    const grid = document.createElement("ol");
    grid.className = "grid";
    grid.style.height = `${(last - first) * hourPixels}px`;
    grid.dataset.first = first;
    // The hours stand beside the first day alone, so that the others have the room.
    grid.dataset.gutter = index ? "0rem" : "1.6rem";
    for (let hour = first; !index && hour < last; hour += 1) {
      const label = document.createElement("li");
      label.className = "hour";
      label.setAttribute("aria-hidden", "true");
      label.textContent = `${String(hour).padStart(2, "0")}`;
      label.style.top = `${(hour - first) * hourPixels}px`;
      grid.append(label);
    }
    const old = day.querySelector("ol");
    day.append(grid);
    place(items, grid);
    if (old && !old.querySelector("li")) old.remove();
  });
  // The same hour at the same height on every day.
  const grids = [...document.querySelectorAll(".grid")];
  const lowest = Math.max(...grids.map((grid) => grid.offsetTop - grid.parentElement.offsetTop));
  if (grids.length > 1) {
    for (const grid of grids) {
      const rest = lowest - (grid.offsetTop - grid.parentElement.offsetTop);
      grid.style.marginTop = `calc(.5rem + ${rest}px)`;
    }
  }
}

// Side by side where they overlap.
function place(items, grid) {
  const first = number(grid, "first");
  const { gutter } = grid.dataset;
  let group = [];
  let end = -1;
  const close = () => {
    const lanes = [];
    for (const item of group) {
      let lane = lanes.findIndex((until) => until <= number(item, "start"));
      if (lane < 0) lane = lanes.length;
      lanes[lane] = bottom(item);
      item.dataset.lane = lane;
    }
    for (const item of group) {
      item.style.left = `calc(${gutter} + (100% - ${gutter}) * ${item.dataset.lane / lanes.length})`;
      item.style.width = `calc((100% - ${gutter}) / ${lanes.length})`;
    }
    group = [];
  };
  const bottom = (item) => Math.max(number(item, "end"), number(item, "start") + 30);
  for (const item of items.sort((one, other) => number(one, "start") - number(other, "start"))) {
    if (number(item, "start") >= end) close();
    group.push(item);
    end = Math.max(end, bottom(item));
    item.style.top = `${(number(item, "start") / 60 - first) * hourPixels}px`;
    item.style.height = `${(bottom(item) - number(item, "start")) / 60 * hourPixels - 1}px`;
    const color = item.querySelector("circle")?.getAttribute("fill");
    if (color) (item.classList.contains("chip") ? item.firstElementChild : item).style.borderLeft = `4px solid ${color}`;
    if (item.dataset.times) item.classList.add("movable");
    grid.append(item);
  }
  close();
}

function clock(minutes) {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

function drag(item, down) {
  const box = item.getBoundingClientRect();
  const isLonger = box.bottom - down.clientY < 9;
  const [start, end] = [number(item, "start"), number(item, "end")];
  const words = item.querySelector(".when");
  const said = words.textContent;
  let [day, from, until, isMoving] = [item.closest("[data-date]"), start, end, false];
  const move = (event) => {
    const [across, along] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!isMoving && Math.hypot(across, along) < 6) return;
    isMoving = true;
    item.classList.add("dragged");
    const by = Math.round(along / hourPixels * 60 / step) * step;
    if (isLonger) {
      until = Math.min(24 * 60, Math.max(start + step, end + by));
      item.style.height = `${(until - from) / 60 * hourPixels - 1}px`;
    } else {
      from = Math.min(24 * 60 - (end - start), Math.max(0, start + by));
      until = from + end - start;
      day = days.find((other) => {
        const { left, right } = other.getBoundingClientRect();
        return left <= event.clientX && event.clientX < right;
      }) ?? day;
      const left = day.getBoundingClientRect().left - item.closest("[data-date]").getBoundingClientRect().left;
      item.style.transform = `translate(${left}px, ${(from - start) / 60 * hourPixels}px)`;
    }
    words.textContent = `${clock(from)}–${clock(until)}`;
  };
  const finish = (isKept) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", cancel);
    removeEventListener("keydown", key);
    if (!isMoving) return;
    // The click that follows is none.
    item.addEventListener("click", (event) => event.preventDefault(), { once: true, capture: true });
    const isChanged = from !== start || until !== end || day !== item.closest("[data-date]");
    if (isKept && isChanged) {
      form.action = item.dataset.times;
      form.elements.at.value = item.dataset.at;
      form.elements.date.value = day.dataset.date;
      form.elements.start.value = clock(from);
      form.elements.minutes.value = until - from;
      form.submit();
    } else {
      item.classList.remove("dragged");
      item.style.transform = "";
      item.style.height = `${Math.max(30, end - start) / 60 * hourPixels - 1}px`;
      words.textContent = said;
    }
  };
  const up = () => finish(true);
  const cancel = () => finish(false);
  const key = (event) => { if (event.key === "Escape") finish(false); };
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", cancel);
  addEventListener("keydown", key);
}

function begin() {
  days = [...document.querySelectorAll("[data-date]")];
  if (document.querySelector(".grid")) return;
  layOut();
  for (const item of document.querySelectorAll("li.movable")) {
    item.addEventListener("dragstart", (event) => event.preventDefault());
    item.addEventListener("pointerdown", (event) => {
      if (event.button === 0 && event.pointerType !== "touch") drag(item, event);
    });
  }
}

if (form && wide.matches) {
  begin();
  // live.js has brought a part of the page up to date.
  document.addEventListener("renewed", begin);
}
