// The common build parts of frameworks that mount applications.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { root } from '../../../scripts/packages.mjs';
import { composeFolder } from './config.mjs';

export const shell = (file) => join(composeFolder, 'shell', file);

/** The host's config with another module instead of its routes. */
export const routesBy = (file) =>
  new webpack.NormalModuleReplacementPlugin(/routing[\\/]app-routes\.tsx$/, shell(file));

export const routesOf = (remote) =>
  JSON.stringify(
    JSON.parse(readFileSync(join(root, remote, 'remote.json'), 'utf8')).routes.map(({ id, path }) => ({
      id,
      path,
    })),
  );
