import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { compareNewestFirst, type Position } from '../storage/newest-first.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { mergeSources, positionOf } from './merge-sources.ts';

interface Entry {
  readonly id: string;
  readonly at: string;
}
/** Few times and many entries: most of them have the same time as others. */
const entries = fc.uniqueArray(
  fc.record({
    source: fc.integer({ min: 0, max: 3 }),
    time: fc.integer({ min: 0, max: 4 }),
    key: fc.string({ minLength: 1, maxLength: 3 }),
  }),
  { selector: ({ source, key }) => `${source}.${key}`, maxLength: 60 },
);
type Drawn = typeof entries extends fc.Arbitrary<infer Value> ? Value : never;
const toEntry = ({ source, time, key }: Drawn[number]): Entry => ({
  id: `${source}.${key}`,
  at: new Date(time).toISOString(),
});
const byPosition = (one: Entry, other: Entry) => compareNewestFirst(positionOf(one), positionOf(other));

/** The first entries of a source after the position. */
const readFrom = (stored: readonly Entry[], source: number, after: Position | undefined) => (limit: number) =>
  Promise.resolve(
    stored
      .filter(({ id }) => id.startsWith(`${source}.`))
      .filter((entry) => !after || compareNewestFirst(positionOf(entry), after) > 0)
      .toSorted(byPosition)
      .slice(0, limit),
  );
/** Reads all pages; `grow` may add newer entries between two of them. */
const readAll = async (stored: Entry[], limit: number, grow: () => void = () => undefined) => {
  const read: Entry[] = [];
  let cursor: string | undefined;
  do {
    const after = readCursor(cursor);
    const page = await mergeSources(
      [0, 1, 2, 3].map((source) => readFrom(stored, source, after)),
      limit,
    );
    assert.ok(page.entries.length <= limit);
    read.push(...page.entries);
    cursor = page.last && writeCursor(page.last);
    grow();
  } while (cursor !== undefined);
  return read;
};

describe('the pages of several sources', () => {
  it('have every entry once, in one order, however many share an instant, ACC-060 H13', async () => {
    await fc.assert(
      fc.asyncProperty(entries, fc.integer({ min: 1, max: 7 }), async (drawn, limit) => {
        const stored = drawn.map(toEntry);
        assert.deepEqual(await readAll(stored, limit), stored.toSorted(byPosition));
      }),
      { numRuns: 300 },
    );
  });

  it('neither leave out nor repeat an entry when newer ones come between two pages, ACC-060 H13', async () => {
    await fc.assert(
      fc.asyncProperty(entries, fc.integer({ min: 1, max: 7 }), async (drawn, limit) => {
        const stored = drawn.map(toEntry);
        const first = stored.toSorted(byPosition);
        let added = 0;
        const read = await readAll(stored, limit, () => {
          stored.push({ id: `${added % 4}.new-${added}`, at: new Date(10 + added).toISOString() });
          added += 1;
        });
        assert.deepEqual(read, first);
      }),
      { numRuns: 100 },
    );
  });
});
