// One webpack build in which each remote is a dynamic import, split with webpack's defaults.
import { remoteNames } from '../../../scripts/packages.mjs';
import { compile } from '../compile.mjs';
import { distOf, hostConfig, hostSource, remoteSource, writeEntry } from './config.mjs';

const variant = 'split';
const entry = () => `import { startHost } from '${hostSource('start-host.tsx')}';
const remotes = {
${remoteNames.map((name) => `  '${name}': () => import(/* webpackChunkName: "remote-${name}" */ '${remoteSource(name)}'),`).join('\n')}
};
void startHost(async (remote) => (await remotes[remote]()).default);
`;

export const buildSplit = async () => {
  await compile(hostConfig(variant, writeEntry(variant, 'main.tsx', entry())));
  return distOf(variant);
};
