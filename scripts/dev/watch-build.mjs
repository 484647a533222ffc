// webpack in watch mode, with the package's own recipe in development mode and what reloads the page.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { root, varFolder } from '../packages.mjs';

const here = import.meta.dirname;
/** Where the builds of development lie, apart from those that are published. */
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
          options: { module: join(here, 'live-reload.js'), asWell: join(folder, 'remote.json') },
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
  // The recipe asks for it when it is read.
  process.env.NODE_ENV = 'development';
  const folder = join(root, name);
  const { default: config } = await import(join(folder, 'webpack.config.mjs'));
  const { cache, optimization, output } = config;
  return withReload[name === 'host' ? 'host' : 'remote'](folder, {
    ...config,
    cache: { ...cache, name: `${cache.name}-watch` },
    // A build with an error in it leaves the last good one in place.
    optimization: { ...optimization, emitOnErrors: false },
    // A page that was on its way when a build came still finds its files.
    output: { ...output, path: devFolder(name), clean: false },
  });
};

/**
 * Builds a package now and after every change of what it is made of. `onBuild` hears of each build: its hash, or what
 * is wrong with it. `settled` resolves when no build is under way.
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
    const broken = cause?.message ?? (stats.hasErrors() ? stats.toString('errors-only') : undefined);
    onBuild(broken === undefined ? { hash: stats.hash, ms: stats.endTime - stats.startTime } : { broken });
    settle();
    settled = undefined;
  });
  return {
    settled: () => settled ?? Promise.resolve(),
    close: () => new Promise((resolve) => watching.close(() => compiler.close(resolve))),
  };
};
