import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig, stylesPlugin } from '../remote-kit/build/webpack-base.mjs';
import { BuildRecordPlugin } from '../remote-kit/build/build-record-plugin.mjs';
import { providedModules } from '../remote-kit/build/shared-modules.mjs';

const folder = import.meta.dirname;
const packageFile = (name, file) => join(folder, '..', 'node_modules', name, file);
const base = baseConfig({ folder, prefix: 'host' });

// The facades in src/shared import the real packages under other names: under their own they are the shared modules.
const own = {
  'rxjs-own$': packageFile('rxjs', 'dist/esm/index.js'),
  'redux-own$': packageFile('redux', 'dist/redux.mjs'),
  'react-redux-own$': packageFile('react-redux', 'dist/react-redux.mjs'),
  'apollo-client-own$': packageFile('@apollo/client', 'core/index.js'),
  'apollo-client-react-own$': packageFile('@apollo/client', 'react/index.js'),
  'redux-observable-own$': packageFile('redux-observable', 'dist/redux-observable.browser.mjs'),
  'formik-own$': packageFile('formik', 'dist/formik.esm.js'),
  'yup-own$': packageFile('yup', 'index.esm.js'),
  'react-intl-own$': packageFile('react-intl', 'index.js'),
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
    }),
    new BuildRecordPlugin({ exposed: ['host'] }),
  ],
};
