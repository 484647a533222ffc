import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openDatabase } from '../database.ts';

describe('half a database', () => {
  const root = mkdtempSync(join(tmpdir(), 'crema-half-'));
  const whole = join(root, 'whole');
  before(async () => {
    await (await openDatabase({ dataDir: whole })).close();
  });
  after(() => rmSync(root, { recursive: true }));

  for (const [at, { file, change }] of [
    { file: 'global/pg_control', change: rmSync },
    { file: 'PG_VERSION', change: rmSync },
    { file: 'global/pg_filenode.map', change: rmSync },
    { file: 'base', change: (path: string) => rmSync(path, { recursive: true }) },
    { file: 'pg_wal', change: (path: string) => rmSync(path, { recursive: true }) },
    { file: 'global/pg_control', change: truncateSync },
    { file: 'global/pg_control', change: (path: string) => writeFileSync(path, 'x'.repeat(8192)) },
  ].entries())
    it(`is named in one sentence with its file and the remedy, and nothing is deleted: ${at} ${file}, C44`, async () => {
      const dataDir = join(root, `half-${at}`);
      mkdirSync(dataDir);
      cpSync(join(whole, 'pg'), join(dataDir, 'pg'), { recursive: true });
      change(join(dataDir, 'pg', file));
      const files = () => readdirSync(join(dataDir, 'pg'), { recursive: true }).toSorted();
      const found = files();
      await assert.rejects(openDatabase({ dataDir }), (cause: Error) => {
        assert.equal(cause.name, 'DamagedDatabase');
        assert.match(cause.message, /^The database in .* (?:lacks|does not start)/);
        if (at < 6) assert.ok(cause.message.includes(`lacks ${file}`), cause.message);
        assert.match(cause.message, /Restore the directory from a backup/);
        return true;
      });
      assert.deepEqual(files(), found);
    });
});
