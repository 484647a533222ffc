// Checks the byte budgets of the architecture with the figures in build.json. First /menu: host, ordering's first route,
// the pictures of its first screen, its data.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostFolder, remoteNames, root } from './packages.mjs';

const kb = (bytes) => Math.round(bytes / 102.4) / 10;
const readBuild = (name) => JSON.parse(readFileSync(join(root, name, 'dist', 'build.json'), 'utf8'));
const bytesOf = (build, files) => files.reduce((sum, file) => sum + (build.bytes[file]?.brotli ?? 0), 0);

const host = readBuild('host');
const hostJs = bytesOf(host, [...host.module, host.messages['en-US']]);
const hostRest = bytesOf(host, [
  ...host.styles,
  ...Object.keys(host.bytes).filter((file) => file.endsWith('.woff2')),
]);
/** On a phone: three products at the top and the first categories. */
const picturesInView = 6;
const pictures = Object.values(JSON.parse(readFileSync(join(hostFolder, 'pictures.json'), 'utf8')));
const pictureBytes = pictures.reduce((sum, { bytes }) => sum + bytes.brotli, 0) / pictures.length;
/** The files of shared libraries that are not among the host's first files. */
const bytesOfLibraries = (names = []) =>
  bytesOf(host, [...new Set(names.flatMap((name) => host.provides[name]))]);
const rows = [];
const check = (what, actual, limit) =>
  rows.push({ what, kb: kb(actual), limit, within: actual <= limit * 1024 });

for (const name of remoteNames) {
  const build = readBuild(name);
  const { budgets } = JSON.parse(readFileSync(join(root, name, 'remote.json'), 'utf8'));
  const own = bytesOf(build, [build.entry, ...build.module, build.messages['en-US'], ...build.styles]);
  check(`${name} entry + first route`, own, budgets.firstRouteKb);
}
const ordering = readBuild('mfe-ordering');
const menuJs =
  hostJs +
  bytesOfLibraries(ordering.libraries) +
  bytesOf(ordering, [ordering.entry, ...ordering.module, ordering.messages['en-US']]);
const limits = { js: 170, all: 233, otherJs: 115, signInJs: 138 };
check('first /menu, JS', menuJs, limits.js);
// The page and the menu's data are measured by `npm run bench -- page`; here an allowance is added.
const pageAndDataAllowance = 30 * 1024;
check(
  'first /menu, all',
  menuJs +
    hostRest +
    bytesOf(ordering, ordering.styles) +
    picturesInView * pictureBytes +
    pageAndDataAllowance,
  limits.all,
);

/** The JavaScript of a remote's page, with the libraries of its lazy code. */
const pageJs = (name, routeId, lazyLibraries = []) => {
  const build = readBuild(name);
  const files = [build.entry, ...build.module, build.messages['en-US'], ...(build.routes[routeId] ?? [])];
  return (
    hostJs +
    bytesOf(
      build,
      files.filter((file) => file.endsWith('.js')),
    ) +
    bytesOfLibraries([...(build.libraries ?? []), ...lazyLibraries])
  );
};
check('first /, JS', pageJs('mfe-engagement', 'home'), limits.otherJs);
check('first /rewards, JS', pageJs('mfe-rewards', 'landing'), limits.otherJs);
check(
  'first /account/signin, JS',
  pageJs('mfe-account', 'sign-in', ['formik', 'yup', '@crema/shared-ui/forms']),
  limits.signInJs,
);

console.table(rows);
const over = rows.filter(({ within }) => !within).length;
console.log(`${rows.length - over} within budget, ${over} over budget`);
process.exit(over ? 1 : 0);
