import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { keepRecord, summarise } from './record.mjs';

const folder = mkdtempSync(join(tmpdir(), 'crema-lighthouse-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const bare = { content: 1000, interactive: 1000, again: 1000, back: 10 };
const visit = (changes) => ({
  figures: { content: 1000, interactive: 1500, again: 900, back: 20, ...changes },
  bare,
});
const missed = (record) =>
  summarise(record, 'bare React').misses.map(({ page, figure, found }) => ({ page, figure, found }));

describe('the record of several runs', () => {
  it('is one table of all runs in the file', () => {
    const file = join(folder, 'merged.json');
    keepRecord(file, { visits: { '/': [visit({ content: 1100 })], '/menu': [visit()] } });
    keepRecord(file, { visits: { '/': [visit({ content: 1300 })] } });
    const record = keepRecord(file, { visits: { '/': [visit({ content: 1200 })] }, devtools: {} });
    const { tables } = summarise(record, 'bare React');
    assert.equal(tables.visits['/'].content, 1200);
    assert.equal(tables.visits['/'].runs, 3);
    assert.equal(tables.visits['/menu'].runs, 1);
    assert.equal(tables.visits['bare React'].runs, 4);
    assert.deepEqual(missed(record), [{ page: '/ (visits)', figure: 'content', found: 1.2 }]);
  });

  it('misses a goal that one of the runs has not measured', () => {
    const record = { visits: { '/': [visit(), visit({ back: undefined })] } };
    assert.deepEqual(missed(record), [{ page: '/ (visits)', figure: 'back', found: 'not measured' }]);
  });

  it('misses every goal of a page that could not be measured', () => {
    const record = { visits: { '/': [{ figures: {}, bare }] } };
    assert.deepEqual(
      missed(record).map(({ figure }) => figure),
      ['content', 'interactive', 'again', 'back'],
    );
  });
});
