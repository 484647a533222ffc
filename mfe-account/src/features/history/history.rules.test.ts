import { orderEntry } from '../../testing/history.fixtures.ts';
import { groupByMonth, listMonths, monthOf, refresh } from './history.rules.ts';

const entry = (id: string, at = '2026-06-01T04:30:00Z') => orderEntry({ id, at });
const idsOf = (loaded: { readonly entries: readonly { readonly id: string }[] }) =>
  loaded.entries.map(({ id }) => id);

describe('the months of the history', () => {
  it('begin in the reader’s zone, D-116', () => {
    expect(monthOf('2026-06-01T04:30:00Z', 'America/Chicago')).toBe('2026-05');
    expect(monthOf('2026-06-01T04:30:00Z', 'UTC')).toBe('2026-06');
    const [only] = groupByMonth([entry('a'), entry('b', '2026-05-20T00:00:00Z')], 'America/Chicago');
    expect([only?.month, idsOf(only ?? { entries: [] })]).toEqual(['2026-05', ['a', 'b']]);
  });

  it('are the present one and the 24 before it, over years, D-116', () => {
    const months = listMonths(Date.parse('2026-02-10T00:00:00Z'), 'UTC');
    expect(months).toHaveLength(25);
    expect([months[0], months[1], months[2], months.at(-1)]).toEqual([
      '2026-02',
      '2026-01',
      '2025-12',
      '2024-02',
    ]);
  });
});

describe('a list that is read again', () => {
  const loaded = { entries: ['c', 'b', 'a'].map((id) => entry(id)), cursor: 'after-a' };
  it('has new entries at the top and keeps the older ones that were loaded, H13', () => {
    const now = { entries: ['d', 'c', 'b'].map((id) => entry(id)), cursor: 'after-b' };
    const refreshed = refresh(loaded, now);
    expect([idsOf(refreshed), refreshed.cursor]).toEqual([['d', 'c', 'b', 'a'], 'after-a']);
  });
  it('is the new part if both do not meet, or if nothing follows it, H13', () => {
    const apart = { entries: ['f', 'e'].map((id) => entry(id)), cursor: 'after-e' };
    expect(refresh(loaded, apart)).toBe(apart);
    const complete = { entries: [entry('b')], cursor: null };
    expect(refresh(loaded, complete)).toBe(complete);
  });
});
