// Switches messages on in this browser: asks for its permission, subscribes at its push service, and sends the form with
// what that answers.

const bytes = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

async function subscribe(form) {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(form.dataset.worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One for another server key can't be used.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(form.dataset.pushKey) });
}

const form = document.querySelector("form[data-push-key]");
const says = (name) => {
  for (const words of form.querySelectorAll("[data-trouble]")) words.hidden = words.dataset.trouble !== name;
};
if ("serviceWorker" in navigator && "PushManager" in window && "Notification" in window) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    says("");
    try {
      const subscription = await subscribe(form);
      if (!subscription) return says("refused");
      const { endpoint, keys } = subscription.toJSON();
      for (const [name, value] of Object.entries({ endpoint, key: keys.p256dh, secret: keys.auth })) {
        form.elements.namedItem(name).value = value;
      }
      form.submit();
    } catch {
      says("failed");
    }
  });
} else {
  form.querySelector("button").disabled = true;
  // Only Safari on iPhones and iPads says whether it shows a page of the Home Screen.
  says(navigator.standalone === false ? "home" : "missing");
}
