import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import { startRenderedShop } from '../../testing/rendered-shop.ts';
import { storeVersion } from '../../testing/rendering-kit.ts';
import { until } from '../../testing/until.ts';

const crema = fileURLToPath(new URL('../../../../registry/bin/crema.mjs', import.meta.url));
const placeholder = '<!--$!--><p>placeholder of /gift</p><!--/$-->';

describe('a canary whose server bundle fails', () => {
  it('is counted by the server for each page, and taken back by crema watch: visitors get stable, PLT-008', async () => {
    const shop = await startRenderedShop({ environment: { RENDERERS: '1' } });
    const { registry } = shop.server.folders;
    const { record } = await shop.publish({ body: "return { markup: '<h1>stable</h1>' }", version: '1.0.0' });
    const broken = storeVersion(registry, {
      body: "throw new TypeError('no page')",
      version: '1.1.0',
    });
    await shop.release({
      'mfe-gift': {
        ...record,
        versions: { ...record.versions, '1.1.0': broken },
        canary: { version: '1.1.0', percent: 100 },
      },
    });

    // No visitor loses anything: the browser renders the page.
    for (let network = 1; network <= 25; network++) {
      const { reply, main } = await shop.open(`/gift?${network}`, {}, `10.0.${network}.1`);
      assert.deepEqual([reply.statusCode, main], [200, placeholder]);
    }
    await until(async () => (await shop.healthOf('1.1.0'))?.errors === 25);

    await shop.server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = shop.server.app.server.address() as AddressInfo;
    const words = [
      'watch',
      '--once',
      '--json',
      '--registry',
      registry,
      '--server',
      `http://127.0.0.1:${port}`,
    ];
    const { stdout } = await promisify(execFile)(process.execPath, [crema, ...words], { env: {} });
    assert.match(stdout, /"kind":"taken-back","remote":"mfe-gift","version":"1\.1\.0"/);
    assert.match(stdout, /25 of 25 mounts failed in 25 networks \(render\/RenderCircuitOpen\)/);

    await until(async () => (await shop.open()).main === '<!--$--><h1>stable</h1><!--/$-->');
    await shop.server.stop();
  });
});
