import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { lockDirectory } from './directory-lock.ts';

describe('the lock of a data directory', () => {
  const folder = mkdtempSync(join(tmpdir(), 'crema-data-'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('is refused to a second user, with the name of the first and what to do', async () => {
    const directory = join(folder, 'pg');
    const lock = await lockDirectory(directory);
    const refusal = new RegExp(
      `DATA_DIR ${directory} is in use by pid ${process.pid} on .* Set DATABASE_URL to run several`,
    );
    await assert.rejects(lockDirectory(directory), refusal);
    lock.release();
    (await lockDirectory(directory)).release();
  });
});
