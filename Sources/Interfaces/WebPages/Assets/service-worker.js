// Shows what the server sends to this browser, and opens its page at a click. Loads nothing and keeps nothing.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  let message = {};
  try {
    message = event.data.json();
  } catch {
    // Not one of ours; browsers want something shown for each.
  }
  event.waitUntil(
    self.registration.showNotification(String(message.title || "Travlendar+"), {
      body: String(message.body || ""),
      tag: String(message.tag || ""),
      lang: String(message.language || ""),
      data: { path: String(message.path || "/today") },
    }),
  );
});

// The page of a path below the address of the server, and of no other.
function address(path) {
  const scope = self.registration.scope;
  const page = new URL(path.replace(/^\/+/, ""), scope).href;
  return page.startsWith(scope) ? page : scope;
}

async function show(page) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((window) => window.url === page);
  return open ? open.focus() : self.clients.openWindow(page);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(address(event.notification.data.path)));
});
