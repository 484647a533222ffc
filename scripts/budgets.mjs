// Checks the byte budgets of the architecture with the figures in build.json. First /menu: host, ordering's first route,
// the pictures of its first screen, its data.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recentBuiltInFaults, secureContextFaults } from './browser-minimum/check.mjs';
import { contentFaults } from './budgets/contents.mjs';
import { hostFolder, remoteNames, root } from './packages.mjs';

const kb = (bytes) => Math.round(bytes / 102.4) / 10;
const readBuild = (name) => JSON.parse(readFileSync(join(root, name, 'dist', 'build.json'), 'utf8'));
const bytesOf = (build, files) => files.reduce((sum, file) => sum + (build.bytes[file]?.brotli ?? 0), 0);

const host = readBuild('host');
const hostJs = bytesOf(host, [...host.module, host.messages['en-US']]);
const hostRest = bytesOf(host, [
  ...host.styles,
  ...Object.keys(host.bytes).filter((file) => file.endsWith('.woff2') && !file.includes('latin-ext')),
]);
/** On a phone: a row that scrolls sideways, a row of the first category, and the chips of categories. */
const inView = { tiles: 5, chips: 3 };
const pictures = Object.values(JSON.parse(readFileSync(join(hostFolder, 'pictures.json'), 'utf8')));
const average = (sizes) => sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
/** Rendered pictures have a file for a chip; drawings, which are one file and smaller, are not counted. */
const rendered = pictures.filter(({ bytes }) => bytes.chip !== undefined);
const pictureBytes =
  inView.tiles * average(rendered.map(({ bytes }) => bytes.brotli)) +
  inView.chips * average(rendered.map(({ bytes }) => bytes.chip));
/** The files of shared libraries that are not among the host's first files. */
const filesOfLibraries = (names = []) => [...new Set(names.flatMap((name) => host.provides[name]))];
const bytesOfLibraries = (names) => bytesOf(host, filesOfLibraries(names));
const rows = [];
/** Bytes that must be left of each budget: `npm run ci` sets them, see scripts/test/ci.sh. */
const margin = Number(process.env.BUDGET_MARGIN ?? 0);
/** A row without a limit is not within its budget. */
const check = (what, actual, limit = 0) =>
  rows.push({ what, kb: kb(actual), limit, within: actual + margin <= limit * 1024 });

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
 * The JavaScript that makes a page interactive. `libraries`: those of its lazy code. Apollo Client is not part of it, because the
 * server renders the data of these pages into them: it is in the row "with what loads behind its content".
 */
const pageJs = ({ remote, route, libraries = [] }) => {
  const build = readBuild(remote);
  const scripts = pageFilesOf(build, route).filter((file) => file?.endsWith('.js'));
  return hostJs + bytesOf(build, scripts) + bytesOfLibraries([...(build.libraries ?? []), ...libraries]);
};
const forms = ['formik', 'yup', '@crema/shared-ui/forms'];
/**
 * KB brotli, about 2 % above the figures at their last change. `limit`: until the page is interactive. `limitOfAll`: all JavaScript of
 * the first visit, as issue 9 counted 170 KB of /menu, with the query client that loads behind the content.
 */
const pages = [
  { path: '/', remote: 'mfe-engagement', route: 'home', limit: 114 },
  { path: '/menu', remote: 'mfe-ordering', route: 'menu', limit: 145, limitOfAll: 183 },
  { path: '/menu/featured', remote: 'mfe-ordering', route: 'featured', limit: 154, limitOfAll: 192 },
  { path: '/menu/product/…', remote: 'mfe-ordering', route: 'product', limit: 167.1, limitOfAll: 205.1 },
  { path: '/gift', remote: 'mfe-gift', route: 'catalogue', limit: 116, limitOfAll: 165 },
  { path: '/rewards', remote: 'mfe-rewards', route: 'landing', limit: 124, limitOfAll: 173 },
  { path: '/store-locator', remote: 'mfe-locator', route: 'store-locator', limit: 146, limitOfAll: 182 },
  { path: '/account/signin', remote: 'mfe-account', route: 'sign-in', libraries: forms, limit: 148 },
];
/** The query client and its libraries: fetched behind the first content, for the first query after it. */
const laterJs = ({ remote, libraries = [] }) => {
  const { queryClient, libraries: first = [] } = readBuild(remote);
  if (!queryClient) return 0;
  const known = filesOfLibraries([...first, ...libraries]);
  const files = filesOfLibraries(queryClient.libraries).filter((file) => !known.includes(file));
  return bytesOf(readBuild(remote), queryClient.files) + bytesOf(host, files);
};
for (const page of pages) {
  check(`first ${page.path}, JS`, pageJs(page), page.limit);
  if (laterJs(page) > 0 || page.limitOfAll !== undefined)
    check(
      `first ${page.path}, JS with what loads behind its content`,
      pageJs(page) + laterJs(page),
      page.limitOfAll,
    );
}
// The goals of the architecture; the limits above are those of the last change.
const goals = { '/menu': 150, '/account/signin': 170 };
for (const [path, limit] of Object.entries(goals))
  check(`goal: first ${path}, JS`, pageJs(pages.find((page) => page.path === path)), limit);

const ordering = readBuild('mfe-ordering');
// The page with the menu's data, as `npm run bench -- page` measures it; here an allowance is added.
const pageAndDataAllowance = 38 * 1024;
const menu = pages.find(({ path }) => path === '/menu');
check(
  'first /menu, all but pictures',
  pageJs(menu) + hostRest + bytesOf(ordering, ordering.styles) + pageAndDataAllowance,
  // Of the architecture.
  233,
);
// 12 KB a tile and 2 KB a chip at most (pictures/render.mjs); docs/decisions/171.
check('first /menu, pictures in view', pictureBytes, inView.tiles * 8);

const filesWithText = (name, files) =>
  files
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ name, file, text: readFileSync(join(root, name, 'dist', file), 'utf8') }));
/** The first files of every public page, by package. */
const firstFiles = () => [
  { name: 'host', path: 'every page', files: host.module, libraries: [] },
  ...remoteNames.flatMap((name) => {
    const build = readBuild(name);
    const { routes } = JSON.parse(readFileSync(join(root, name, 'remote.json'), 'utf8'));
    return routes
      .filter(({ access }) => access === 'anyone')
      .map(({ id, path }) => ({
        name,
        path,
        files: pageFilesOf(build, id).filter((file) => file?.endsWith('.js')),
        libraries: build.libraries ?? [],
      }));
  }),
];
const texts = [
  ...filesWithText('host', Object.keys(host.bytes)),
  ...remoteNames.flatMap((name) => filesWithText(name, Object.keys(readBuild(name).bytes))),
];
const faults = [
  ...contentFaults(texts, firstFiles()),
  ...recentBuiltInFaults(texts),
  ...secureContextFaults(texts),
];
console.table(rows);
for (const fault of faults) console.error(fault);
const within = rows.filter((row) => row.within).length;
const over = rows.length - within + faults.length;
console.log(`${within} within budget, ${over} over budget`);
process.exit(over > 0 ? 1 : 0);
