// The common build parts of frameworks that mount applications.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { root } from '../../../scripts/packages.mjs';
import { composeFolder } from './config.mjs';

export const shell = (file) => join(composeFolder, 'shell', file);

const replacing = (pattern, file) => new webpack.NormalModuleReplacementPlugin(pattern, shell(file));
/** Another module instead of the host's routes. */
export const routesBy = (file) => replacing(/routing[\\/]app-routes\.tsx$/, file);
/** The same for the host's server bundle, which renders the applications too. */
export const onServer = (file) => (config) => ({
  ...config,
  plugins: [
    ...config.plugins,
    routesBy(file),
    replacing(/[\\/]application-markup\.ts$/, 'application-markup.server.tsx'),
  ],
});
export const containers = 'application-containers.tsx';

export const routesOf = (remote) =>
  JSON.stringify(
    JSON.parse(readFileSync(join(root, remote, 'remote.json'), 'utf8')).routes.map(({ id, path }) => ({
      id,
      path,
    })),
  );
