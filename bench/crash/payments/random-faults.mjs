// The faults of a crash run's payments: drawn from a seed, so that a run can be repeated with the same ones.

/** Numbers from 0 to below 1 that depend on the seed only (mulberry32). */
export const createRandom = (seed) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** The share of the requests that meets each fault. */
const shares = {
  lost: 0.04,
  unreachable: 0.02,
  error: 0.02,
  'error-after': 0.02,
  'rate-limit': 0.03,
  slow: 0.04,
};
/** The package repeats a request twice: a fault that lasts longer reaches our code. */
const longest = 4;
const longestDelayMs = 2_000;

/** Draws the fault of each request, which also hits the next ones of the same kind: { faultOf, counts }. */
export const createRandomFaults = (random) => {
  const lasting = new Map();
  const counts = Object.fromEntries(Object.keys(shares).map((kind) => [kind, 0]));
  const draw = () => {
    let drawn = random();
    const found = Object.entries(shares).find(([, share]) => (drawn -= share) < 0);
    if (!found) return undefined;
    return { kind: found[0], delayMs: Math.floor(random() * longestDelayMs) };
  };
  const faultOf = (request) => {
    const earlier = lasting.get(request);
    const fault = earlier?.fault ?? draw();
    if (!fault) return undefined;
    const left = earlier ? earlier.left - 1 : Math.floor(random() * longest);
    if (left > 0) lasting.set(request, { fault, left });
    else lasting.delete(request);
    counts[fault.kind] += 1;
    return fault;
  };
  return { faultOf, counts };
};
