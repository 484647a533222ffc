// Piral: an instance on piral-core with its standard strategy (all pilets of the feed before any page), pilets of schema v2
// (SystemJS) whose pages load lazily, libraries shared by the instance.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedModules } from '../../../remote-kit/build/sharing/shared-modules.mjs';
import { remoteNames } from '../../../scripts/packages.mjs';
import { compile } from '../compile.mjs';
import { onServer, routesBy, routesOf, shell } from './applications.mjs';
import {
  composeFolder,
  distOf,
  hostConfig,
  remoteAddress,
  remoteConfig,
  remoteSource,
  writeEntry,
} from './config.mjs';

const variant = 'piral';
const libraries = sharedModules.map(({ name }) => name);

const librariesText = `${libraries.map((name, index) => `import * as library${index} from '${name}';`).join('\n')}
export const sharedLibraries = { ${libraries.map((name, index) => `'${name}': library${index}`).join(', ')} };
`;
const codegenRule = {
  test: /piral-core[\\/]app\.codegen$/,
  type: 'javascript/auto',
  use: join(composeFolder, 'builds', 'piral-codegen-loader.cjs'),
};

export const buildPiral = async () => {
  const host = hostConfig(variant, shell('piral-main.tsx'), onServer('piral-routes.server.tsx'));
  const librariesFile = writeEntry(variant, 'piral-libraries.ts', librariesText);
  await compile({
    ...host,
    resolve: {
      ...host.resolve,
      alias: { ...host.resolve.alias, '@crema/piral-libraries$': librariesFile },
    },
    module: { ...host.module, rules: [...host.module.rules, codegenRule] },
    plugins: [...host.plugins, routesBy('piral-routes.tsx')],
  });
  for (const remote of remoteNames) {
    const text = `import { pilet } from '${shell('piral-pilet.tsx')}';
export const setup = pilet('${remote}', () => import('${remoteSource(remote)}'), ${routesOf(remote)});
`;
    const config = remoteConfig(variant, remote);
    await compile({
      ...config,
      entry: { index: writeEntry(variant, `${remote}.tsx`, text) },
      externals: libraries,
      output: {
        ...config.output,
        filename: 'index.js',
        library: { type: 'system' },
        publicPath: remoteAddress(remote),
      },
    });
  }
  const items = remoteNames.map((name) => ({
    name,
    version: '1.0.0',
    link: `${remoteAddress(name)}index.js`,
    spec: 'v2',
    dependencies: {},
  }));
  writeFileSync(join(distOf(variant), 'feed.json'), JSON.stringify({ items }));
  return distOf(variant);
};
