import { mergeIntervals } from './store-policies.ts';

const day = (date: number) => ({
  opensAt: `2026-03-${date}T10:30:00Z`,
  closesAt: `2026-03-${date}T20:00:00Z`,
});

describe('the opening intervals of a store in the cache', () => {
  const week = [day(10), day(11), day(12), day(13)];

  it('are those of the week after a list has brought the next two, LOC-033', () =>
    expect(mergeIntervals(week, [day(11), day(12)])).toEqual([day(11), day(12), day(13)]));

  it('are the changed ones of a list, until its last one', () => {
    const changed = { ...day(11), closesAt: '2026-03-11T15:00:00Z' };
    expect(mergeIntervals(week, [day(10), changed])).toEqual([day(10), changed, day(12), day(13)]);
  });

  it('are none for a store that opens no more', () => expect(mergeIntervals(week, [])).toEqual([]));
  it('are the first ones', () => expect(mergeIntervals(undefined, week)).toEqual(week));
});
