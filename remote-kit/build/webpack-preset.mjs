// The webpack configuration of every remote; its webpack.config.mjs is one statement.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig, serverConfig, stylesPlugin } from './webpack-base.mjs';
import { bundledAliases, SharedClassesPlugin } from './sharing/bundled-exports.mjs';
import { BuildRecordPlugin } from './build-record-plugin.mjs';
import { CompileHintPlugin } from './compile-hint-plugin.mjs';
import { CompressPlugin } from './compress-plugin.mjs';
import { ContractRecordPlugin } from './contract/contract-record-plugin.mjs';
import { EntryIdsPlugin } from './entry-ids-plugin.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { ScriptProgressPlugin } from './script-progress-plugin.mjs';
import { ServerBundlePlugin } from './server-bundle-plugin.mjs';
import { ManifestUsagePlugin } from './contract/manifest-usage-plugin.mjs';
import { SharedExportsPlugin } from './sharing/shared-exports-plugin.mjs';
import { consumedModules, sharedModules } from './sharing/shared-modules.mjs';

/** The container's global name: mfe-ordering → mfe_ordering. */
export const containerName = (remote) => remote.replaceAll('-', '_');

/** A remote's entry contains no federation runtime: it uses the host's, from this global. */
const hostsFederationRuntime = ({ request }, answer) =>
  /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/.test(request ?? '')
    ? answer(null, 'cremaFederation', 'global')
    : answer();

const bundledExportsRule = {
  test: /\.tsx?$/,
  enforce: 'pre',
  use: join(import.meta.dirname, 'sharing/bundled-exports-loader.mjs'),
};

const exposed = './src/remote.tsx';

/** Adds the rules by which exports that the deployed host does not share are bundled. */
const withBundledExports = (config) => ({
  ...config,
  resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...bundledAliases() } },
  module: { ...config.module, rules: [...config.module.rules, bundledExportsRule] },
});

/** The host's server bundle provides the shared modules (HostServerBundle, `provided`). */
const serverBundleOf = (options) => ({
  ...withBundledExports(serverConfig(options)),
  entry: { server: exposed },
  externals: Object.fromEntries(sharedModules.map(({ name }) => [name, `commonjs ${name}`])),
  plugins: [new SharedClassesPlugin()],
});

export const remoteConfig = (folder) => {
  const { name } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  const container = containerName(name);
  const options = { folder, prefix: name.replace('mfe-', '') };
  const base = withBundledExports(baseConfig(options));
  return {
    ...base,
    entry: {},
    externals: [hostsFederationRuntime],
    output: { ...base.output, publicPath: 'auto', uniqueName: container },
    optimization: {
      ...base.optimization,
      splitChunks: { chunks: 'async', cacheGroups: { default: false, defaultVendors: false } },
    },
    plugins: [
      new CompileHintPlugin(),
      new EntryIdsPlugin(),
      stylesPlugin(),
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: { './remote': { import: exposed, name: 'remote' } },
        shared: consumedModules(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new SharedClassesPlugin(),
      new ManifestUsagePlugin(),
      new SharedExportsPlugin(),
      new ServerBundlePlugin(serverBundleOf(options)),
      new IntegrityPlugin(),
      new ScriptProgressPlugin(),
      new CompressPlugin(),
      new BuildRecordPlugin({ exposed: ['remote'] }),
      new ContractRecordPlugin(),
    ],
  };
};
