// The common parts of the variants' builds: the product's own compiler settings, one folder per variant, and
// our entries.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { compileShellScript } from '../../../host/build/inline-script.mjs';
import { ServerBundlePlugin } from '../../../host/build/server-bundle.mjs';
import { baseConfig, stylesPlugin } from '../../../remote-kit/build/webpack-base.mjs';
import { BuildRecordPlugin } from '../../../remote-kit/build/build-record-plugin.mjs';
import { CompressPlugin } from '../../../remote-kit/build/compress-plugin.mjs';
import { withCommonClasses } from './class-names.mjs';
import { ChunkFilesPlugin } from './chunk-files.mjs';
import { root, varFolder } from '../../../scripts/packages.mjs';

export const composeFolder = join(import.meta.dirname, '..');
export const baselineModules = join(composeFolder, 'node_modules');
export const hostAddress = '/assets/host/';
/** The folder for a remote's files, below the folder of the variant's host. */
export const remoteAddress = (remote) => `${hostAddress}remotes/${remote}/`;

export const variantFolder = (variant) => join(varFolder, 'bench', 'compose', variant);
export const distOf = (variant) => join(variantFolder(variant), 'dist');

export const writeEntry = (variant, name, text) => {
  const file = join(variantFolder(variant), 'src', name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  return file;
};
export const remoteSource = (remote) => join(root, remote, 'src', 'remote.tsx');
export const hostSource = (path) => join(root, 'host', 'src', path);

const common = (variant, name, folder) => {
  const base = withCommonClasses(baseConfig({ folder: join(root, folder), prefix: `${variant}-${name}` }));
  return {
    ...base,
    devtool: false,
    infrastructureLogging: { level: 'error' },
    resolve: { ...base.resolve, modules: ['node_modules', join(root, 'node_modules'), baselineModules] },
    resolveLoader: { modules: [join(root, 'node_modules'), baselineModules] },
    cache: { ...base.cache, name: `compose-${variant}-${name}` },
  };
};
const noPrefetch = () =>
  new webpack.NormalModuleReplacementPlugin(
    /prefetch[\\/]start-prefetch\.ts$/,
    join(composeFolder, 'shell', 'no-prefetch.ts'),
  );
const noChange = (config) => config;
/** The host's server bundle of a variant: `adapt` changes its routes as those of the variant's shell. */
const serverBundle = (variant, adapt) =>
  new ServerBundlePlugin({
    folder: join(variantFolder(variant), 'server'),
    adapt: (config) =>
      adapt({
        ...withCommonClasses(config),
        resolve: {
          ...config.resolve,
          modules: ['node_modules', join(root, 'node_modules'), baselineModules],
        },
        plugins: [],
        cache: { ...config.cache, name: `compose-${variant}-server` },
      }),
  });
/** The variant's shell: the server reads the page's links from the shell's build.json, and renders it with its server bundle. */
export const hostConfig = (variant, entry, adaptServer = noChange) => {
  const base = common(variant, 'host', 'host');
  return {
    ...base,
    entry: { host: entry },
    output: {
      ...base.output,
      path: distOf(variant),
      publicPath: hostAddress,
      uniqueName: `${variant.replaceAll('-', '_')}_host`,
    },
    plugins: [
      noPrefetch(),
      stylesPlugin(),
      new CompressPlugin(),
      serverBundle(variant, adaptServer),
      new BuildRecordPlugin({ exposed: ['host'], inlineScript: compileShellScript() }),
      new ChunkFilesPlugin(),
    ],
  };
};
export const remoteConfig = (variant, remote, folder = remote) => {
  const base = common(variant, remote, folder);
  return {
    ...base,
    output: {
      ...base.output,
      path: join(distOf(variant), 'remotes', remote),
      uniqueName: `${variant}_${remote}`.replaceAll('-', '_'),
    },
    plugins: [stylesPlugin(), new ChunkFilesPlugin()],
  };
};
