// Makes the pictures of maps into maps that can be moved, by Leaflet. Tiles and Leaflet come from this server alone.

const dark = matchMedia("(prefers-color-scheme: dark)");

async function show(figure) {
  const [leaflet, response] = await Promise.all([
    import(figure.dataset.leaflet),
    fetch(figure.dataset.map, { headers: { Accept: "application/json" } }),
  ]);
  if (!response.ok) return;
  const { tiles, mostZoom, middle, zoom, ways, markers } = await response.json();
  const L = leaflet.default ?? leaflet;
  const place = document.createElement("div");
  place.className = "moving";
  place.setAttribute("role", "region");
  place.setAttribute("aria-label", figure.dataset.label);
  figure.firstElementChild.replaceWith(place);
  const map = L.map(place, { attributionControl: false, maxZoom: mostZoom, minZoom: 3, scrollWheelZoom: false });
  const layer = L.tileLayer(tiles, { maxZoom: mostZoom, theme: dark.matches ? "dark" : "light" }).addTo(map);
  dark.addEventListener("change", () => {
    layer.options.theme = dark.matches ? "dark" : "light";
    layer.redraw();
  });
  // A wheel moves the page, until the map is used.
  map.on("focus", () => map.scrollWheelZoom.enable());
  map.on("blur", () => map.scrollWheelZoom.disable());
  map.setView(middle, zoom);
  for (const { isQuiet, points } of ways) {
    L.polyline(points, { className: "way-edge", weight: 8, interactive: false }).addTo(map);
    L.polyline(points, {
      className: isQuiet ? "way quiet-way" : "way", weight: isQuiet ? 4 : 5, dashArray: isQuiet ? "1 8" : null,
      interactive: false,
    }).addTo(map);
  }
  const bounds = L.latLngBounds([...ways.flatMap(({ points }) => points), ...markers.map(({ at }) => at)]);
  for (const { at, sign, name } of markers) {
    const mark = document.createElement("span");
    mark.textContent = sign;
    const icon = L.divIcon({ html: mark, className: "mark", iconSize: [28, 28], iconAnchor: [14, 14] });
    const marker = L.marker(at, { icon, title: name, alt: name || sign, keyboard: Boolean(name) }).addTo(map);
    if (name) {
      const words = document.createElement("span");
      words.textContent = name;
      marker.bindPopup(words);
    }
  }
  const form = figure.dataset.chooses && document.getElementById(figure.dataset.chooses);
  if (form) {
    const { latitude, longitude, zoom: level, at } = form.elements;
    map.on("moveend", () => {
      const { lat, lng } = map.getCenter();
      latitude.value = lat.toFixed(6);
      longitude.value = lng.toFixed(6);
      level.value = map.getZoom();
    });
    map.on("click", ({ latlng }) => {
      at.value = `${latlng.lat.toFixed(6)} ${latlng.lng.toFixed(6)}`;
      form.submit();
    });
  } else if (bounds.isValid()) {
    map.fitBounds(bounds, { padding: [40, 40], maxZoom: 16 });
  }
}

function showAll() {
  for (const figure of document.querySelectorAll("figure[data-leaflet]:not([data-shown])")) {
    figure.dataset.shown = "";
    const style = document.createElement("link");
    style.rel = "stylesheet";
    style.href = figure.dataset.leafletStyle;
    style.addEventListener("load", () => show(figure));
    document.head.append(style);
  }
}

showAll();
// live.js has brought a part of the page up to date.
document.addEventListener("renewed", showAll);
