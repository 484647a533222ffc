import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judgeRequirements } from './check.mjs';

const judge = (files) => judgeRequirements(Object.entries(files).map(([path, text]) => ({ path, text })));
const rows = {
  'docs/requirements/ordering.md': '# ORD\n\n- ORD-001 The menu.\n- ORD-002 (planned) A drone.\n',
};
const test = { 'mfe-ordering/src/menu.test.ts': "it('shows the menu, ORD-001', () => {});" };

describe('the check of the requirements', () => {
  it('is content with a test for each row that is built', () => {
    assert.deepEqual(judge({ ...rows, ...test }), []);
  });

  it('refuses an id that no row explains', () => {
    const found = judge({ ...rows, ...test, 'host/src/a.ts': '// The cart (ORD-009, D-01).' });
    assert.deepEqual(
      found.map((sentence) => sentence.split('.')[0]),
      ['host/src/a', 'host/src/a'],
    );
    assert.match(found[0], /ORD-009 has no row/);
  });

  it('refuses a row that no title has: an id within a test is not enough', () => {
    const [found] = judge({ ...rows, 'mfe-ordering/src/menu.test.ts': "it('shows', () => {}); // ORD-001" });
    assert.match(found, /no test’s title has ORD-001/);
  });

  it('reads the titles of tables and of groups', () => {
    for (const title of [
      "describe('the menu, ORD-001', () => {});",
      'it.each([[1, "a"], [2, (b)]])(`shows %s, ORD-001`, () => {});',
    ])
      assert.deepEqual(judge({ ...rows, 'a.test.ts': title }), [], title);
  });

  it('refuses “(planned)” on a row that has a test, and an id of two rows', () => {
    const [found] = judge({ ...rows, ...test, 'a.test.ts': "it('flies, ORD-002', () => {});" });
    assert.match(found, /ORD-002 has a test/);
    const [twice] = judge({ ...rows, ...test, 'docs/requirements/b.md': '- ORD-001 Again.\n' });
    assert.match(twice, /ORD-001: two rows/);
  });

  it('knows the findings of walks by the first cell of their row', () => {
    const table = '| L-01, R-15 | a button | `a.ts` | `a.test.ts` | 0 | 1 |\n';
    const files = { ...rows, ...test, 'docs/real-use.md': table };
    assert.deepEqual(judge({ ...files, 'host/src/a.ts': '// L-01, R-15' }), []);
    assert.equal(judge({ ...files, 'host/src/a.ts': '// L-02' }).length, 1);
  });
});
