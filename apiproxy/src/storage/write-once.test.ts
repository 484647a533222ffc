import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { writeOnce } from './write-once.ts';

describe('a file that several processes write', () => {
  const folder = mkdtempSync(join(tmpdir(), 'crema-once-'));
  after(() => rmSync(folder, { recursive: true }));

  it('is the first writer’s, with its mode, never changes, and leaves no drafts', () => {
    const path = join(folder, 'deep', 'once.key');
    writeOnce(path, 'first', 0o600);
    const { ino, mtimeMs, mode } = statSync(path);
    writeOnce(path, 'second, and longer');
    assert.equal(readFileSync(path, 'utf8'), 'first');
    assert.deepEqual([statSync(path).ino, statSync(path).mtimeMs], [ino, mtimeMs]);
    assert.equal(mode & 0o777, 0o600);
    assert.deepEqual(readdirSync(join(folder, 'deep')), ['once.key']);
  });
});
