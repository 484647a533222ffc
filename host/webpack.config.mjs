import { join } from 'node:path';
import webpack from 'webpack';
import { baseConfig, stylesPlugin } from '../remote-kit/build/webpack-base.mjs';
import { BuildRecordPlugin } from '../remote-kit/build/build-record-plugin.mjs';
import { CompressPlugin } from '../remote-kit/build/compress-plugin.mjs';
import { ContractRecordPlugin } from '../remote-kit/build/contract-record-plugin.mjs';
import { SiteFilesPlugin } from './build/site-files-plugin.mjs';
import { libraryAliases, providedModules } from '../remote-kit/build/shared-modules.mjs';

const folder = import.meta.dirname;
const packageFile = (name, file) => join(folder, '..', 'node_modules', name, file);
const base = baseConfig({ folder, prefix: 'host' });

// Entry files that the packages' own maps would not choose.
const own = {
  rxjs$: packageFile('rxjs', 'dist/esm/index.js'),
};
const shared = join(folder, 'src', 'shared');
const workspace = (name) => join(folder, '..', name, 'src');

/** Our sources import libraries and the design system only by their doors: one importer, one merged scope each. */
const doors = [
  {
    test: /\.tsx?$/,
    include: [join(folder, 'src'), workspace('shared-ui'), workspace('shared-contracts')],
    exclude: shared,
    resolve: { alias: libraryAliases(shared) },
    // A name that a facade lacks ends the build.
    parser: { exportsPresence: 'error' },
  },
  // Without this webpack would lead every importer past the door to the module behind it.
  {
    include: [
      join(shared, 'libraries.ts'),
      join(workspace('shared-ui'), 'index.ts'),
      join(workspace('shared-ui'), 'art', 'index.ts'),
    ],
    sideEffects: true,
  },
];

export default {
  ...base,
  entry: { host: './src/main.tsx' },
  output: { ...base.output, publicPath: '/assets/host/', uniqueName: 'crema_host' },
  resolve: { ...base.resolve, alias: { ...base.resolve.alias, ...own } },
  module: { ...base.module, rules: [...base.module.rules, ...doors] },
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
      },
    },
  },
  plugins: [
    stylesPlugin(),
    new webpack.sharing.ProvideSharedPlugin({ shareScope: 'default', provides: providedModules(shared) }),
    new CompressPlugin(),
    new BuildRecordPlugin({ exposed: ['host'] }),
    new ContractRecordPlugin(),
    new SiteFilesPlugin(),
  ],
};
