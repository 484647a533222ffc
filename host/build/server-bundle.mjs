// Builds the host for the server: one file for Node with host/src/server/server-bundle.ts and all that it imports, React
// and the other shared modules included. Class names and messages are those of the browser's build.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';
import { serverConfig } from '../../remote-kit/build/webpack-base.mjs';

const require = createRequire(import.meta.url);
const host = join(import.meta.dirname, '..');
const shared = join(host, 'src', 'shared');
const cacheFolder = join(host, '..', 'node_modules', '.cache', 'crema-host-server');

/** Compiles the bundle into `folder`. Returns its path and the sources that it depends on. `adapt` changes the webpack configuration. */
export const buildServerBundle = (
  folder = cacheFolder,
  { production = true, adapt = (config) => config } = {},
) =>
  new Promise((resolve, reject) => {
    const filename = 'host.cjs';
    const config = serverConfig({
      folder: host,
      prefix: 'host',
      publicPath: '"/assets/host/"',
      production,
    });
    const adapted = adapt({
      ...config,
      entry: join(host, 'src', 'server', 'server-bundle.ts'),
      output: { ...config.output, path: folder, filename },
      resolve: {
        ...config.resolve,
        alias: {
          ...config.resolve.alias,
          // The same links as in the browser.
          'react-router-dom$': join(shared, 'react-router-dom.ts'),
          // The build for Node imports streams, which a renderer process does not have.
          'react-dom/server$': require.resolve('react-dom/server.edge'),
        },
      },
    });
    const compiler = webpack(adapted);
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else resolve({ file: join(folder, filename), sources: [...stats.compilation.fileDependencies] });
    });
  });

/** The file's name in the build: it changes with the content. */
const serverFileName = (content) =>
  `server/host.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.cjs`;

/**
 * Adds the bundle to the host's build under `server/`, so that build.json has its integrity. `folder`: where it is compiled.
 */
export class ServerBundlePlugin {
  constructor({ folder = cacheFolder, adapt } = {}) {
    this.folder = folder;
    this.adapt = adapt;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const production = compiler.options.mode === 'production';
    compiler.hooks.thisCompilation.tap('ServerBundlePlugin', (compilation) => {
      // After the browser's files were minified and compressed: nothing downloads this one. Before build.json is written.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT - 1;
      compilation.hooks.processAssets.tapPromise({ name: 'ServerBundlePlugin', stage }, async () => {
        const folder = production ? this.folder : `${this.folder}-development`;
        const bundle = await buildServerBundle(folder, { production, adapt: this.adapt });
        compilation.fileDependencies.addAll(bundle.sources.filter((file) => file.startsWith(host)));
        const content = readFileSync(bundle.file);
        compilation.emitAsset(serverFileName(content), new sources.RawSource(content));
      });
    });
  }
}
