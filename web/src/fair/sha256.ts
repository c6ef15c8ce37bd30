/** SHA-256 and HMAC as the page needs them for fair dice. Browsers offer their own only to pages that came encrypted,
 * and a game in the next room does not: there this file has to do. */

const BLOCK = 64;
const PRIMES = firstPrimes(64);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

/** The digest of some bytes: 32 of them. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const state = [...START];
  const padded = withLength(bytes);
  for (let at = 0; at < padded.byteLength; at += BLOCK) compress(state, new DataView(padded.buffer, at, BLOCK));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => digest.setUint32(4 * at, word));
  return new Uint8Array(digest.buffer);
}

/** The digest of some bytes under a key. */
export function hmac(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(block.map((byte) => byte ^ 0x36), bytes));
  return sha256(joined(block.map((byte) => byte ^ 0x5c), inner));
}

/** Bytes in small hexadecimal. */
export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes that hexadecimal stands for. */
export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

function withLength(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
  return padded;
}

function compress(state: number[], block: DataView): void {
  const w: number[] = [];
  for (let at = 0; at < 64; at++) w.push(at < 16 ? block.getUint32(4 * at) : scheduled(w, at));
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < 64; at++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[at]! + w[at]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = (state[at]! + word) >>> 0));
}

function scheduled(w: number[], at: number): number {
  const [early, late] = [w[at - 15]!, w[at - 2]!];
  const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
  const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
  return (w[at - 16]! + first + w[at - 7]! + second) >>> 0;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The first 32 bits behind the point. */
function fraction(number: number): number {
  return Math.floor((number - Math.floor(number)) * 2 ** 32);
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}
