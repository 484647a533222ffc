import assert from 'node:assert/strict';
import { fdatasyncSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { PGlite } from '@electric-sql/pglite';
import { emptyClusterImage } from '../../testing/test-database.ts';
import { openEmbeddedDatabase } from '../embedded-database.ts';

describe('the embedded database on disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'crema-durable-'));
  let database: PGlite;
  let syncs = 0;

  before(async () => {
    database = await openEmbeddedDatabase({
      directory: join(folder, 'pg'),
      image: await emptyClusterImage(),
      sync: (descriptor) => {
        syncs += 1;
        fdatasyncSync(descriptor);
      },
    });
    await database.exec('create table entry (id int primary key)');
  });
  after(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('syncs to disk for every commit', async () => {
    const commits = 25;
    const start = syncs;
    for (let id = 0; id < commits; id += 1) await database.query('insert into entry values ($1)', [id]);
    assert.ok(syncs - start >= commits, `${syncs - start} syncs for ${commits} commits`);
  });

  it('runs with the settings that make a sync real', async () => {
    const { rows } = await database.query<{ fsync: string; method: string; commit: string }>(
      `select current_setting('fsync') fsync, current_setting('wal_sync_method') method,
              current_setting('synchronous_commit') "commit"`,
    );
    assert.deepEqual(rows, [{ fsync: 'on', method: 'fsync', commit: 'on' }]);
  });

  it('does not sync for a read', async () => {
    await database.query('checkpoint');
    const start = syncs;
    for (let round = 0; round < 25; round += 1) await database.query('select count(*) from entry');
    assert.equal(syncs, start);
  });
});
