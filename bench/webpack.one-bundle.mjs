// Builds the same pages as one webpack bundle: host and all remotes in one entry, tree-shaken, without
// federation.
import { join } from 'node:path';
import { writeFileSync, mkdirSync } from 'node:fs';
import { baseConfig, stylesPlugin } from '../remote-kit/build/webpack-base.mjs';
import { BuildRecordPlugin } from '../remote-kit/build/build-record-plugin.mjs';
import { CompressPlugin } from '../remote-kit/build/compress-plugin.mjs';
import { remoteNames, root } from '../scripts/packages.mjs';

const work = join(root, 'var', 'bench', 'one-bundle');
const entry = join(work, 'main.tsx');
mkdirSync(work, { recursive: true });
writeFileSync(
  entry,
  `import { startHost } from '${root}/host/src/start-host.tsx';
${remoteNames.map((name, index) => `import remote${index} from '${root}/${name}/src/remote.tsx';`).join('\n')}
const modules = { ${remoteNames.map((name, index) => `'${name}': remote${index}`).join(', ')} };
void startHost(async (remote) => modules[remote]);
`,
);
const base = baseConfig({ folder: join(root, 'host'), prefix: 'one' });
export default {
  ...base,
  entry: { host: entry },
  output: { ...base.output, path: join(work, 'dist'), publicPath: '/assets/host/', uniqueName: 'crema_one' },
  resolve: { ...base.resolve, modules: ['node_modules', join(root, 'node_modules')] },
  resolveLoader: { modules: [join(root, 'node_modules')] },
  plugins: [stylesPlugin(), new CompressPlugin(), new BuildRecordPlugin({ exposed: ['host'] })],
};
