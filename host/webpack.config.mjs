import { join } from 'node:path';
import webpack from 'webpack';
import { baseConfig, stylesPlugin } from '../remote-kit/build/webpack-base.mjs';
import { BuildRecordPlugin } from '../remote-kit/build/build-record-plugin.mjs';
import { IntegrityPlugin } from '../remote-kit/build/integrity-plugin.mjs';
import { CompileHintPlugin } from '../remote-kit/build/compile-hint-plugin.mjs';
import { CompressPlugin } from '../remote-kit/build/compress-plugin.mjs';
import { ContractRecordPlugin } from '../remote-kit/build/contract/contract-record-plugin.mjs';
import { ScriptProgressPlugin } from '../remote-kit/build/script-progress-plugin.mjs';
import { compileShellScript } from './build/inline-script.mjs';
import { ServerBundlePlugin } from './build/server-bundle.mjs';
import { SiteFilesPlugin } from './build/site-files-plugin.mjs';
import { libraryAliases, providedModules } from '../remote-kit/build/sharing/shared-modules.mjs';

const folder = import.meta.dirname;
const packageFile = (name, file) => join(folder, '..', 'node_modules', name, file);
const base = baseConfig({ folder, prefix: 'host' });

const shared = join(folder, 'src', 'shared');
// Entry files that the packages' own maps would not choose.
const own = {
  rxjs$: packageFile('rxjs', 'dist/esm/index.js'),
  [packageFile('graphql', 'language/printer.mjs')]: join(shared, 'print-document.ts'),
};
const workspace = (name) => join(folder, '..', name, 'src');

/** Our sources import libraries and the design system through one module each, so that webpack can concatenate them. */
const singleEntryRules = [
  {
    test: /\.tsx?$/,
    include: [
      join(folder, 'src'),
      workspace('shared-ui'),
      workspace('shared-contracts'),
      join(folder, '..', 'remote-kit'),
    ],
    exclude: shared,
    resolve: { alias: libraryAliases(shared) },
    // Importing a name that an export list lacks fails the build.
    parser: { exportsPresence: 'error' },
  },
  // Otherwise Apollo Client imports modules of RxJS from within store-vendor.ts, which disables the concatenation.
  {
    include: packageFile('@apollo/client', ''),
    resolve: { alias: { rxjs$: join(shared, 'store-vendor.ts') } },
  },
  {
    test: /node_modules[\\/](react-router|react-intl|@apollo[\\/]client[\\/]react)[\\/].*\.m?js$/,
    use: join(folder, 'build', 'library-loader.mjs'),
  },
  // Otherwise webpack links importers directly to the library behind vendor.ts, which disables the concatenation.
  {
    include: [
      join(shared, 'vendor.ts'),
      join(shared, 'store-vendor.ts'),
      join(shared, 'query-vendor.ts'),
      join(workspace('shared-ui'), 'index.ts'),
      join(workspace('shared-ui'), 'art', 'index.ts'),
    ],
    sideEffects: true,
  },
];

/** Everything behind a vendor module, with its share entries: one file. */
const filesBehind = (vendor, packages, lists) =>
  new RegExp(
    [
      String.raw`[\\/]node_modules[\\/](?:${packages})[\\/]`,
      String.raw`[\\/]host[\\/]src[\\/]shared[\\/](?:${vendor}|${lists})\.ts$`,
      String.raw`[\\/]share-entries[\\/](?:${lists})\.cjs$`,
    ].join('|'),
  );
const lazyLibraries = {
  'store-libraries': filesBehind(
    'store-vendor',
    '@reduxjs|immer|react-redux|redux|redux-observable|redux-thunk|reselect|rxjs|tslib|use-sync-external-store',
    'react-redux|redux-observable|redux-toolkit|rxjs|rxjs-of-apollo',
  ),
  'query-libraries': filesBehind(
    'query-vendor',
    '@apollo|@wry|graphql|optimism',
    'print-document|apollo-client|apollo-client-react',
  ),
};
const fileGroups = Object.fromEntries(
  Object.entries(lazyLibraries).map(([name, test]) => [
    name,
    { test, name, chunks: 'async', priority: 1, enforce: true },
  ]),
);

export default {
  ...base,
  entry: { host: './src/main.tsx' },
  output: { ...base.output, publicPath: '/assets/host/', uniqueName: 'crema_host' },
  resolve: { ...base.resolve, alias: { ...base.resolve.alias, ...own } },
  module: { ...base.module, rules: [...base.module.rules, ...singleEntryRules] },
  optimization: {
    ...base.optimization,
    splitChunks: {
      chunks: 'all',
      cacheGroups: {
        default: false,
        defaultVendors: false,
        libraries: {
          test: /[\\/](node_modules|host[\\/]src[\\/]shared)[\\/]/,
          name: 'libraries',
          chunks: 'initial',
          enforce: true,
        },
        ...fileGroups,
        // A library of several lazily shared modules, such as Formik behind `formik` and `@crema/shared-ui/forms`, is in one file.
        lazyLibraries: {
          test: /[\\/]node_modules[\\/]/,
          chunks: 'async',
          minChunks: 2,
          enforce: true,
        },
      },
    },
  },
  plugins: [
    new CompileHintPlugin(),
    stylesPlugin(),
    new webpack.sharing.ProvideSharedPlugin({ shareScope: 'default', provides: providedModules(shared) }),
    new IntegrityPlugin(),
    new ScriptProgressPlugin(),
    new CompressPlugin(),
    new ServerBundlePlugin(),
    new BuildRecordPlugin({
      exposed: ['host'],
      inlineScript: compileShellScript(),
    }),
    new ContractRecordPlugin(),
    new SiteFilesPlugin(),
  ],
};
