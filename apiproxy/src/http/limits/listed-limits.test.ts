import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';

const sources = join(import.meta.dirname, '../..');
const list = join(import.meta.dirname, '../../../../docs/limits.md');
const limitName = /\bname: '([\w -]+)',\s+max: /g;

it('lists every limit with what an attacker gains from it, L-70', () => {
  const files = globSync('**/*.ts', { cwd: sources }).filter((file) => !file.endsWith('.test.ts'));
  const used = files.flatMap((file) =>
    [...readFileSync(join(sources, file), 'utf8').matchAll(limitName)].map(([, name]) => name),
  );
  const rows = readFileSync(list, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const listed = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  assert.ok(used.length > 50, `found ${used.length} limits`);
  assert.deepEqual([...new Set(used)].sort(), listed.sort());
});
