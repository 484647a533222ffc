import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig, stylesPlugin } from '../remote-kit/build/webpack-base.mjs';
import { BuildRecordPlugin } from '../remote-kit/build/build-record-plugin.mjs';
import { providedModules } from '../remote-kit/build/shared-modules.mjs';

const folder = import.meta.dirname;
const packageFile = (name, file) => join(folder, '..', 'node_modules', name, file);
const base = baseConfig({ folder, prefix: 'host' });

// Entry files that the packages' own maps would not choose.
const own = {
  rxjs$: packageFile('rxjs', 'dist/esm/index.js'),
  'federation-container-entry$': packageFile(
    '@module-federation/webpack-bundler-runtime',
    'dist/initContainerEntry.js',
  ),
};

export default {
  ...base,
  entry: { host: './src/main.tsx' },
  output: { ...base.output, publicPath: '/assets/host/', uniqueName: 'crema_host' },
  resolve: { ...base.resolve, alias: { ...base.resolve.alias, ...own } },
  optimization: {
    ...base.optimization,
    splitChunks: {
      chunks: 'all',
      cacheGroups: {
        default: false,
        defaultVendors: false,
        libraries: { test: /[\\/]node_modules[\\/]/, name: 'libraries', chunks: 'initial', enforce: true },
      },
    },
  },
  plugins: [
    stylesPlugin(),
    new ModuleFederationPlugin({
      name: 'crema_host',
      shared: providedModules(join(folder, 'src', 'shared')),
      shareStrategy: 'loaded-first',
      manifest: false,
      dts: false,
      dev: false,
      experiments: { optimization: { disableSnapshot: true, target: 'web' } },
    }),
    new BuildRecordPlugin({ exposed: ['host'] }),
  ],
};
