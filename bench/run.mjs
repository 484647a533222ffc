// Runs a measurement: `npm run bench -- <name> [--runs N]`. Names: page, faults, skew, release, compose,
// hostile, crash, lighthouse, navigate, inp.
const [name = 'page', ...rest] = process.argv.slice(2);
const benches = {
  page: () => import('./page.mjs'),
  faults: () => import('./faults.mjs'),
  skew: () => import('./skew.mjs'),
  release: () => import('./release.mjs'),
  compose: () => import('./compose.mjs'),
  hostile: () => import('./hostile.mjs'),
  crash: () => import('./crash.mjs'),
  lighthouse: () => import('./lighthouse.mjs'),
  navigate: () => import('./navigate.mjs'),
  inp: () => import('./inp.mjs'),
};
if (!benches[name]) {
  console.error(`Unknown bench: ${name}. Known benches: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}
// The servers of a bench end with its process, also when it is ended from outside.
for (const [signal, number] of [
  ['SIGHUP', 1],
  ['SIGINT', 2],
  ['SIGTERM', 15],
])
  process.once(signal, () => process.exit(128 + number));
const { run } = await benches[name]();
try {
  await run(rest);
} catch (cause) {
  console.error(cause);
  process.exit(2);
}
