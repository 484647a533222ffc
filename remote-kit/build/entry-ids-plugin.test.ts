import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { EntryIdsPlugin } from './entry-ids-plugin.mjs';

/** The entry of a remote, not minified. */
const buildEntry = async (plugins: webpack.WebpackPluginInstance[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'entry-ids-'));
  writeFileSync(join(folder, 'page.js'), 'export const page = "page";');
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: {},
    externals: [
      ({ request }, answer) =>
        request?.endsWith('bundler.js') ? answer(undefined, 'runtime', 'global') : answer(),
    ],
    optimization: { minimize: false },
    output: { path: join(folder, 'dist'), uniqueName: 'page' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'page',
        filename: 'entry.js',
        exposes: { './page': './page.js' },
        manifest: false,
        dts: false,
        dev: false,
      }),
      ...plugins,
    ],
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
  return readFileSync(join(folder, 'dist', 'entry.js'), 'utf8');
};

const idsOf = (entry: string) => [
  /__webpack_exports__ = __webpack_require__\((\w+)\)/.exec(entry)?.[1],
  /hasRun = true;[^(]+__webpack_require__\((\w+)\)/.exec(entry)?.[1],
];

describe('the entry of a remote', () => {
  it('has ids that do not depend on the path of the checkout', async () => {
    expect(idsOf(await buildEntry([new EntryIdsPlugin()]))).toEqual(['1', '2']);
  });

  it('would have ids made from names with that path', async () => {
    const [container, start] = idsOf(await buildEntry([]));
    expect(container).toMatch(/^\d{2,}$/);
    expect(start).toMatch(/^\d{2,}$/);
  });
});
