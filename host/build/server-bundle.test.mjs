// Runs after `npm run build`.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { buildServerBundle } from './server-bundle.mjs';

const folder = mkdtempSync(join(tmpdir(), 'crema-server-bundle-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const host = join(import.meta.dirname, '..');

describe('the bundle that renders the shell on the server', () => {
  it('was built from the present sources of the host', async () => {
    const { file } = await buildServerBundle(folder);
    const { server } = JSON.parse(readFileSync(join(host, 'dist', 'build.json'), 'utf8'));
    // webpack may write the modules of a library in another order.
    const linesOf = (path) => readFileSync(path, 'utf8').split('\n').sort();
    assert.ok(
      isDeepStrictEqual(linesOf(file), linesOf(join(host, 'dist', server))),
      'host/dist was built from other sources than these, so the server would write another shell than React renders. Run npm run build.',
    );
  });

  it('names styles as the browser’s build does', async () => {
    const { styles } = JSON.parse(readFileSync(join(host, 'dist', 'build.json'), 'utf8'));
    const css = styles.map((name) => readFileSync(join(host, 'dist', name), 'utf8')).join('');
    const { file } = await buildServerBundle(folder);
    const { renderShell } = createRequire(import.meta.url)(file);
    const markup = renderShell({
      boot: {
        registry: { sequence: 1, remotes: [], disabled: [] },
        configuration: { cardBalanceUrl: '/card-balance', unauthCardBalanceCheckEnabled: true },
        flags: {},
        session: { kind: 'anonymous' },
        locale: 'en-US',
        overrides: [],
      },
      pathname: '/',
      search: '',
      theme: undefined,
    });
    const names = [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, list]) => list.split(' '));
    const ofModules = names.filter((name) => name.startsWith('host-'));
    assert.ok(ofModules.length > 3);
    for (const name of ofModules) assert.ok(css.includes(`.${name}`), `no style for .${name}`);
  });
});
