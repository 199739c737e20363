// Makes or uses a passkey for a form that asks for one (WebAuthn), then sends the form with what the browser answers.
// Without this script, people log in by password and code.

const bytes = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
const text = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
const named = (credentials) => credentials.map((id) => ({ type: "public-key", id: bytes(id) }));

function create(asked) {
  return navigator.credentials.create({
    publicKey: {
      challenge: bytes(asked.challenge),
      rp: { id: asked.party, name: "Travlendar+" },
      user: { ...asked.user, id: bytes(asked.user.id) },
      pubKeyCredParams: asked.algorithms.map((alg) => ({ type: "public-key", alg })),
      excludeCredentials: named(asked.credentials),
      authenticatorSelection: { residentKey: "preferred", userVerification: asked.verification },
      attestation: "none",
    },
  });
}

function get(asked) {
  return navigator.credentials.get({
    publicKey: {
      challenge: bytes(asked.challenge),
      rpId: asked.party,
      allowCredentials: named(asked.credentials),
      userVerification: asked.verification,
    },
  });
}

for (const form of document.querySelectorAll("form[data-passkey]")) {
  const asked = JSON.parse(form.dataset.passkey);
  const trouble = form.querySelector("[data-trouble]");
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    trouble.hidden = true;
    try {
      const { rawId, response } = await (asked.mode === "create" ? create(asked) : get(asked));
      const fields = {
        credential: rawId,
        clientData: response.clientDataJSON,
        attestation: response.attestationObject,
        authenticatorData: response.authenticatorData,
        signature: response.signature,
      };
      for (const [name, value] of Object.entries(fields)) {
        if (value) form.elements.namedItem(name).value = text(value);
      }
      form.submit();
    } catch {
      // Refused, too late, or none there: the browser tells scripts no more.
      trouble.hidden = false;
    }
  });
}
