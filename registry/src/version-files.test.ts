import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { BuildFiles } from '@crema/shared-contracts';
import { readVersionFiles } from './version-files.ts';

const source = mkdtempSync(join(tmpdir(), 'crema-version-files-'));
after(() => rmSync(source, { recursive: true, force: true }));

describe('the compressed variants of a version', () => {
  mkdirSync(join(source, 'dist'));
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(join(source, 'dist', name), content);
  const variants = () => readVersionFiles(source, { integrity: {} } as BuildFiles).compressed();

  it('are those of the build while they fit the file, PLT-003', () => {
    const built = brotliCompressSync('one');
    write('a.js', 'one');
    write('a.js.br', built);
    assert.deepEqual(variants().get('a.js.br'), built);
  });

  for (const [because, stale] of [
    ['of an older content', brotliCompressSync('one')],
    ['damaged', Buffer.from('no brotli')],
  ] as const)
    it(`are made again where the build's variant is ${because}, PLT-003`, () => {
      write('a.js', 'two');
      write('a.js.br', stale);
      const now = variants();
      assert.equal(brotliDecompressSync(now.get('a.js.br') ?? Buffer.alloc(0)).toString(), 'two');
      assert.equal(gunzipSync(now.get('a.js.gz') ?? Buffer.alloc(0)).toString(), 'two');
    });
});
