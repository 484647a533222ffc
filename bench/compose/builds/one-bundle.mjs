// The same pages as one webpack bundle: host and all remotes in one entry, tree-shaken, without federation.
import { remoteNames } from '../../../scripts/packages.mjs';
import { compile } from '../compile.mjs';
import { distOf, hostConfig, hostSource, remoteSource, writeEntry } from './config.mjs';

const variant = 'one-bundle';
const entry = () => `import { startHost } from '${hostSource('start-host.tsx')}';
${remoteNames.map((name, index) => `import remote${index} from '${remoteSource(name)}';`).join('\n')}
const modules = { ${remoteNames.map((name, index) => `'${name}': remote${index}`).join(', ')} };
void startHost(async (remote) => modules[remote]);
`;

export const buildOneBundle = async () => {
  await compile(hostConfig(variant, writeEntry(variant, 'main.tsx', entry())));
  return distOf(variant);
};
