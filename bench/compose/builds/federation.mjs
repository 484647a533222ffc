// Module Federation as in its documentation: plugin on both sides, manifests read at run time, shared
// singletons as whole packages, an asynchronous boundary in the host. `strategy` is shareStrategy:
// version-first is the default.
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { sharedModules } from '../../../remote-kit/build/sharing/shared-modules.mjs';
import { remoteNames } from '../../../scripts/packages.mjs';
import { compile } from '../compile.mjs';
import {
  distOf,
  hostConfig,
  hostSource,
  remoteAddress,
  remoteConfig,
  remoteSource,
  writeEntry,
} from './config.mjs';

const containerOf = (remote) => remote.replaceAll('-', '_');
const shared = Object.fromEntries(sharedModules.map(({ name }) => [name, { singleton: true }]));

const startText = () => `import { startHost } from '${hostSource('start-host.tsx')}';
const remotes = {
${remoteNames.map((name) => `  '${name}': () => import('${containerOf(name)}/remote'),`).join('\n')}
};
void startHost(async (remote) => (await remotes[remote]()).default);
`;
/** The styles stay in the first file, so that the shell from the server is styled at once. */
const entryText = (start) => `import '@crema/shared-ui/tokens.css';
import '${hostSource('shell/shell.css')}';
import(/* webpackChunkName: "start" */ '${start}');
`;

export const buildFederation = (strategy) => async () => {
  const variant = `federation-${strategy}`;
  const start = writeEntry(variant, 'start.tsx', startText());
  const host = hostConfig(variant, writeEntry(variant, 'main.tsx', entryText(start)));
  await compile({
    ...host,
    plugins: [
      ...host.plugins,
      new ModuleFederationPlugin({
        name: 'crema_host',
        remotes: Object.fromEntries(
          remoteNames.map((name) => [
            containerOf(name),
            `${containerOf(name)}@${remoteAddress(name)}mf-manifest.json`,
          ]),
        ),
        shared,
        shareStrategy: strategy,
        dts: false,
      }),
    ],
  });
  for (const remote of remoteNames) {
    const config = remoteConfig(variant, remote);
    await compile({
      ...config,
      entry: {},
      output: { ...config.output, publicPath: 'auto' },
      plugins: [
        ...config.plugins,
        new ModuleFederationPlugin({
          name: containerOf(remote),
          filename: 'remoteEntry.js',
          manifest: true,
          exposes: { './remote': remoteSource(remote) },
          shared,
          shareStrategy: strategy,
          dts: false,
        }),
      ],
    });
  }
  return distOf(variant);
};
