// Runs webpack in watch mode with the package's config in development mode, plus the module that reloads the page.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { root, varFolder } from '../packages.mjs';

const here = import.meta.dirname;
/** The output folder of development builds, apart from published ones. */
export const devFolder = (name) => join(varFolder, 'dev', name);

const withReload = {
  remote: (folder, config) => ({
    ...config,
    module: {
      ...config.module,
      rules: [
        ...config.module.rules,
        {
          resource: join(folder, 'src', 'remote.tsx'),
          loader: join(here, 'prepend-loader.mjs'),
          options: { module: join(here, 'live-reload.js'), alsoHashed: join(folder, 'remote.json') },
        },
      ],
    },
  }),
  host: (_folder, config) => ({
    ...config,
    entry: { host: [join(here, 'host-reload.js'), config.entry.host] },
  }),
};

const configOf = async (name) => {
  // The variable is set first, because the config reads it on import.
  process.env.NODE_ENV = 'development';
  const folder = join(root, name);
  const { default: config } = await import(join(folder, 'webpack.config.mjs'));
  const { cache, optimization, output } = config;
  return withReload[name === 'host' ? 'host' : 'remote'](folder, {
    ...config,
    cache: { ...cache, name: `${cache.name}-watch` },
    // A build with errors writes no files, so that the last good build remains.
    optimization: { ...optimization, emitOnErrors: false },
    // Old files remain, because a page may still load them.
    output: { ...output, path: devFolder(name), clean: false },
  });
};

/**
 * Builds a package now and after every change of its sources. `onBuild` is called after each build with its hash, or with
 * its errors. `settled` resolves when no build runs.
 */
export const watchBuild = async (name, onBuild) => {
  rmSync(devFolder(name), { recursive: true, force: true });
  const compiler = webpack(await configOf(name));
  let settle;
  let settled;
  const begin = () => {
    settled ??= new Promise((resolve) => (settle = resolve));
  };
  begin();
  compiler.hooks.watchRun.tap('crema-dev', begin);
  const watching = compiler.watch({ aggregateTimeout: 50 }, (cause, stats) => {
    const error = cause?.message ?? (stats.hasErrors() ? stats.toString('errors-only') : undefined);
    onBuild(error === undefined ? { hash: stats.hash, ms: stats.endTime - stats.startTime } : { error });
    settle();
    settled = undefined;
  });
  return {
    settled: () => settled ?? Promise.resolve(),
    close: () => new Promise((resolve) => watching.close(() => compiler.close(resolve))),
  };
};
