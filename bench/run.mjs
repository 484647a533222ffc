// Runs a measurement: `npm run bench -- <name> [--runs N]`. Names: page, faults, skew, release, compose,
// hostile, crash, scaling, lighthouse, navigate, server, render, inp, tasks.
const [name = 'page', ...rest] = process.argv.slice(2);
const benches = {
  page: () => import('./page.mjs'),
  faults: () => import('./faults.mjs'),
  skew: () => import('./skew.mjs'),
  release: () => import('./release.mjs'),
  compose: () => import('./compose.mjs'),
  hostile: () => import('./hostile.mjs'),
  crash: () => import('./crash.mjs'),
  scaling: () => import('./scaling.mjs'),
  lighthouse: () => import('./lighthouse.mjs'),
  navigate: () => import('./navigate.mjs'),
  server: () => import('./server.mjs'),
  render: () => import('./render.mjs'),
  inp: () => import('./inp.mjs'),
  tasks: () => import('./tasks.mjs'),
};
if (!benches[name]) {
  console.error(`Unknown bench: ${name}. Known benches: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}
const { run } = await benches[name]();
await run(rest);
