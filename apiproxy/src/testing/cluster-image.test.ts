import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { loadImage } from './cluster-image.ts';

describe('the database image that test processes share', () => {
  const folder = mkdtempSync(join(tmpdir(), 'crema-image-'));
  after(() => rmSync(folder, { recursive: true }));
  const bytes = (text: string) => Buffer.from(text);

  it('can be read by a process that opened it before a slower one finished its own', async () => {
    const path = join(folder, 'race.tar');
    const { promise: slowlyMade, resolve: finishSlow } = Promise.withResolvers<Buffer>();
    const slow = loadImage(path, () => slowlyMade);
    const quick = await loadImage(path, async () => bytes('first'));
    finishSlow(bytes('second, and longer'));
    assert.equal(await (await slow).text(), 'first');
    assert.equal(await quick.text(), 'first');
  });

  it('is created once, then read', async () => {
    const path = join(folder, 'kept.tar');
    let made = 0;
    const make = async () => bytes(`made ${(made += 1)}`);
    await loadImage(path, make);
    assert.equal(await (await loadImage(path, make)).text(), 'made 1');
    assert.equal(made, 1);
  });

  it('is made again when the file is cut short, was altered, or is of another kind', async () => {
    const path = join(folder, 'damaged.tar');
    await loadImage(path, async () => bytes('whole'));
    const whole = readFileSync(path);
    for (const damaged of [
      whole.subarray(0, 10),
      whole.subarray(1),
      bytes(''),
      bytes('a tar of an older checkout'),
    ]) {
      writeFileSync(path, damaged);
      assert.equal(await (await loadImage(path, async () => bytes('whole'))).text(), 'whole');
      assert.deepEqual(readFileSync(path), whole);
    }
  });
});
