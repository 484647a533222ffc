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

const pageFilesOf = (build, routeId) => [
  build.entry,
  ...build.module,
  build.messages['en-US'],
  ...(build.routes[routeId]?.length ? [build.lazyMessages?.['en-US'], ...build.routes[routeId]] : []),
];
/**
 * The JavaScript that makes a page interactive. `libraries`: those of its lazy code. Apollo Client is not part of it: the
 * server renders the data of these pages into them.
 */
const pageJs = ({ remote, route, libraries = [] }) => {
  const build = readBuild(remote);
  const scripts = pageFilesOf(build, route).filter((file) => file?.endsWith('.js'));
  return hostJs + bytesOf(build, scripts) + bytesOfLibraries([...(build.libraries ?? []), ...libraries]);
};
const forms = ['formik', 'yup', '@crema/shared-ui/forms'];
/** `limit`: KB brotli, about 2 % above the figure at its last change. */
const pages = [
  { path: '/', remote: 'mfe-engagement', route: 'home', limit: 108 },
  { path: '/menu', remote: 'mfe-ordering', route: 'menu', limit: 137 },
  { path: '/menu/featured', remote: 'mfe-ordering', route: 'featured', limit: 143 },
  { path: '/menu/product/…', remote: 'mfe-ordering', route: 'product', limit: 154 },
  { path: '/gift', remote: 'mfe-gift', route: 'catalogue', limit: 125 },
  { path: '/rewards', remote: 'mfe-rewards', route: 'landing', limit: 108 },
  { path: '/store-locator', remote: 'mfe-locator', route: 'store-locator', limit: 138 },
  { path: '/account/signin', remote: 'mfe-account', route: 'sign-in', libraries: forms, limit: 134 },
];
for (const page of pages) check(`first ${page.path}, JS`, pageJs(page), page.limit);

const ordering = readBuild('mfe-ordering');
// The page and the menu's data are measured by `npm run bench -- page`; here an allowance is added.
const pageAndDataAllowance = 30 * 1024;
const menu = pages.find(({ path }) => path === '/menu');
check(
  'first /menu, all',
  pageJs(menu) +
    hostRest +
    bytesOf(ordering, ordering.styles) +
    picturesInView * pictureBytes +
    pageAndDataAllowance,
  199,
);

console.table(rows);
const over = rows.filter(({ within }) => !within).length;
console.log(`${rows.length - over} within budget, ${over} over budget`);
process.exit(over ? 1 : 0);
