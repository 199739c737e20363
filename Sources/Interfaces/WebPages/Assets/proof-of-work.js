// Solves the puzzle of a sign-up form before it is sent: a number whose SHA-256, after the challenge and a colon, begins
// with as many zero bits as the challenge says. Without this script the form works too; fewer are let through then.

const primes = [];
for (let candidate = 2; primes.length < 64; candidate++) {
  if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
}
const fraction = (value) => Math.floor((value - Math.floor(value)) * 2 ** 32) | 0;
const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const start = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const schedule = new Int32Array(64);
const turn = (word, by) => (word >>> by) | (word << (32 - by));

// SHA-256 (FIPS 180-4 §6.2): the eight words of the digest of some bytes.
function digest(bytes) {
  const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  const sum = start.slice();
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) schedule[i] = view.getInt32(block + i * 4);
    for (let i = 16; i < 64; i++) {
      const early = schedule[i - 15];
      const late = schedule[i - 2];
      const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      schedule[i] = (schedule[i - 16] + first + schedule[i - 7] + second) | 0;
    }
    let [a, b, c, d, e, f, g, h] = sum;
    for (let i = 0; i < 64; i++) {
      const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const one = (h + mixed + ((e & f) ^ (~e & g)) + constants[i] + schedule[i]) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g; g = f; f = e; e = (d + one) | 0;
      d = c; c = b; b = a; a = (one + two) | 0;
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => { sum[i] = (sum[i] + word) | 0; });
  }
  return sum;
}

// The first number that solves a challenge. `rest` lets the page go on between rounds.
export async function solve(challenge, rest = () => new Promise((done) => setTimeout(done))) {
  const bits = Number(challenge.split(".")[0]);
  const encoder = new TextEncoder();
  for (let number = 0; ; number++) {
    const words = digest(encoder.encode(`${challenge}:${number}`));
    if (Math.clz32(words[0]) >= bits) return number;
    if (number % 5000 === 4999) await rest();
  }
}

if (typeof document !== "undefined") {
  for (const form of document.querySelectorAll("form[data-challenge]")) {
    const solved = solve(form.dataset.challenge);
    form.addEventListener("submit", async (event) => {
      const field = form.elements.namedItem("solution");
      if (field.value !== "") return;
      event.preventDefault();
      field.value = String(await solved);
      form.submit();
    });
  }
}
