// A registry whose versions have server bundles with the class names of the variants, so that our server renders the pages of a
// variant too.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { copyRegistry, publishChanged } from '../../../e2e/steps/changed-build.ts';
import { ServerBundlePlugin } from '../../../remote-kit/build/server-bundle-plugin.mjs';
import { remoteConfig } from '../../../remote-kit/build/webpack-preset.mjs';
import { remoteNames, root } from '../../../scripts/packages.mjs';
import { withCommonClasses } from './class-names.mjs';
import { variantFolder } from './config.mjs';

const serverConfigOf = (remote) =>
  remoteConfig(join(root, remote)).plugins.find((plugin) => plugin instanceof ServerBundlePlugin).config;

const compileServer = (remote, path) =>
  new Promise((resolve, reject) => {
    const config = withCommonClasses(serverConfigOf(remote));
    const compiler = webpack({
      ...config,
      output: { ...config.output, path, filename: 'remote.cjs' },
      cache: { ...config.cache, name: `compose-server-${remote}` },
    });
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error ?? stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
        else resolve(join(path, 'remote.cjs'));
      }),
    );
  });

/** Returns the registry's folder and a function that deletes it. */
export const buildRendering = async () => {
  const registry = copyRegistry();
  for (const remote of remoteNames) {
    const folder = join(variantFolder('server'), remote);
    mkdirSync(folder, { recursive: true });
    const bundle = readFileSync(await compileServer(remote, folder), 'utf8');
    await publishChanged(registry, remote, (text, file) => (file.endsWith('.cjs') ? bundle : text));
  }
  return { registry, remove: () => rmSync(join(registry, '..'), { recursive: true, force: true }) };
};
