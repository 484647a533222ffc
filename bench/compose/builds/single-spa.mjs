// single-spa 6 as in its "recommended setup": native modules, an import map, each shared library as a
// separate module, each remote as an application built with the settings of webpack-config-single-spa-react
// (module output, externals, style-loader).
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { compressFolder } from '../../../registry/src/index.ts';
import { sharedModules } from '../../../remote-kit/build/sharing/shared-modules.mjs';
import { node, remoteNames, root } from '../../../scripts/packages.mjs';
import { compile } from '../compile.mjs';
import { containers, onServer, routesBy, routesOf, shell } from './applications.mjs';
import {
  distOf,
  hostAddress,
  hostConfig,
  remoteAddress,
  remoteConfig,
  remoteSource,
  baselineModules,
  writeEntry,
} from './config.mjs';

const variant = 'single-spa';
const libraries = [...sharedModules.map(({ name }) => name), 'react-dom/client'];
const externals = [...libraries, 'single-spa'];
const fileOf = (library) => library.replace('@', '').replaceAll('/', '-');
const ownCommonJs = /^react(-dom)?(\/|$)/;

const addresses = {
  'single-spa': `${hostAddress}libraries/single-spa.min.js`,
  ...Object.fromEntries(
    libraries.map((name) => [name, `${hostAddress}remotes/libraries/${fileOf(name)}.js`]),
  ),
  ...Object.fromEntries(remoteNames.map((name) => [`@crema/${name}`, `${remoteAddress(name)}${name}.js`])),
};
const map = JSON.stringify({ imports: addresses });
const mapHash = createHash('sha256').update(map).digest('base64');

/** Adds the import map, and requests every library that the root config imports at once. */
const tags = [
  `<script type="importmap">${map}</script>`,
  ...['single-spa', ...libraries]
    .filter((name) => !/forms$|^formik$|^yup$/.test(name))
    .map((name) => `<link rel="modulepreload" href="${addresses[name]}">`),
].join('\n');

/** Marks scripts and their preload links as modules. */
export const singleSpaPage = (html) =>
  html
    .replace(/<script defer src=/, `${tags}\n<script defer src=`)
    .replaceAll('<script defer src=', '<script type="module" src=')
    .replaceAll('<link rel="preload" as="script"', '<link rel="modulepreload"');
/** The import map is inline, and style-loader writes style elements. */
export const singleSpaPolicy = (policy) =>
  policy
    .replace(/script-src [^;]*/, (rule) => `${rule} 'sha256-${mapHash}'`)
    .replace(/style-src [^;]*/, (rule) => `${rule} 'unsafe-inline'`);

const asModule = (config) => ({
  ...config,
  externals,
  externalsType: 'module',
  experiments: { ...config.experiments, outputModule: true },
  output: { ...config.output, module: true, chunkFormat: 'module' },
});
const withoutStylesPlugin = ({ plugins }) =>
  plugins.filter((plugin) => !(plugin instanceof MiniCssExtractPlugin));
const styleLoader = join(baselineModules, 'style-loader');
/** The styles of a library are inside of its script, as in the framework's own webpack settings. */
const stylesInScript = (config) => ({
  ...config,
  plugins: withoutStylesPlugin(config),
  module: {
    ...config.module,
    rules: config.module.rules.map((rule) =>
      String(rule.test) === String(/\.css$/) ? { ...rule, use: [styleLoader, ...rule.use.slice(1)] } : rule,
    ),
  },
});
/** The server's markup needs its styles before the script runs. */
const stylesInFile = (config) => ({
  ...config,
  plugins: [
    ...withoutStylesPlugin(config),
    new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true }),
  ],
});
const asLibrary = (config) => ({
  ...asModule(config),
  output: {
    ...asModule(config).output,
    library: { type: 'module' },
    filename: '[name].js',
    publicPath: 'auto',
  },
});

/** The exports of a CommonJS library in production. */
const namesOf = (library) =>
  execFileSync(node, ['-p', `Object.keys(require('${library}')).join(', ')`], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  }).trim();
const libraryText = (name) =>
  ownCommonJs.test(name)
    ? `export { default } from '${name}';\nexport { ${namesOf(name)} } from '${name}';\n`
    : `export * from '${name}';\n`;
/**
 * One build for all libraries would share chunks among them; each library is a separate module, as on a CDN.
 */
const buildLibraries = async () => {
  for (const name of libraries) {
    const config = stylesInScript(asLibrary(remoteConfig(variant, 'libraries', 'host')));
    await compile({
      ...config,
      entry: { [fileOf(name)]: writeEntry(variant, `${fileOf(name)}.js`, libraryText(name)) },
      externals: externals.filter((other) => other !== name),
      cache: { ...config.cache, name: `${config.cache.name}-${fileOf(name)}` },
      output: { ...config.output, clean: false, uniqueName: `library_${fileOf(name).replaceAll('-', '_')}` },
    });
  }
  const folder = join(distOf(variant), 'libraries');
  mkdirSync(folder, { recursive: true });
  copyFileSync(
    join(baselineModules, 'single-spa/lib/es2015/esm/single-spa.min.js'),
    join(folder, 'single-spa.min.js'),
  );
  compressFolder(folder);
};

/** The page that the server renders links them; single-spa-css adds them otherwise. */
export const stylesOf = (remote) => `${remoteAddress(remote)}${remote}.css`;

export const buildSingleSpa = async () => {
  const host = asModule(hostConfig(variant, shell('single-spa-main.tsx'), onServer(containers)));
  await compile({ ...host, plugins: [...host.plugins, routesBy(containers)] });
  await buildLibraries();
  for (const remote of remoteNames) {
    const text = `import { application } from '${shell('single-spa-application.tsx')}';
import remote from '${remoteSource(remote)}';
export const { bootstrap, mount, unmount } = application(remote, {
  name: '${remote}',
  styles: '${stylesOf(remote)}',
  routes: ${routesOf(remote)},
});
`;
    await compile({
      ...stylesInFile(asLibrary(remoteConfig(variant, remote))),
      entry: { [remote]: writeEntry(variant, `${remote}.tsx`, text) },
    });
  }
  return distOf(variant);
};
