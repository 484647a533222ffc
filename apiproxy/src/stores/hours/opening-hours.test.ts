import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isOpenAt, openIntervals, openState, type OpeningRules } from './opening-hours.ts';
import type { DayHours, WeeklyHours } from '../stores.tables.ts';
import { sampleDays } from '../../testing/shop/sample-days.ts';

const daily = (opens: string, closes: string): WeeklyHours =>
  Array.from({ length: 7 }, (): DayHours => ({ opens, closes }));
const rules = (given: Partial<OpeningRules>): OpeningRules => ({
  timeZone: 'America/Chicago',
  hours: daily('06:00', '21:00'),
  specialDays: {},
  closing: { from: null, until: null },
  ...given,
});
const weekdaysOnly: WeeklyHours = daily('06:00', '18:00').map((hours, day) =>
  day === 0 || day === 6 ? null : hours,
);
const never: WeeklyHours = Array.from({ length: 7 }, () => null);

interface Row {
  readonly because: string;
  readonly given?: Partial<OpeningRules>;
  readonly now: string;
  readonly open: boolean;
  readonly changesAt?: string;
}
const rows: readonly Row[] = [
  {
    because: 'within the hours',
    now: '2026-06-03T15:00:00Z',
    open: true,
    changesAt: '2026-06-04T02:00:00.000Z',
  },
  {
    because: 'the very moment of opening',
    now: '2026-06-03T11:00:00Z',
    open: true,
    changesAt: '2026-06-04T02:00:00.000Z',
  },
  {
    because: 'the very moment of closing',
    now: '2026-06-04T02:00:00Z',
    open: false,
    changesAt: '2026-06-04T11:00:00.000Z',
  },
  {
    because: 'a minute before opening',
    now: '2026-06-03T10:59:00Z',
    open: false,
    changesAt: '2026-06-03T11:00:00.000Z',
  },
  {
    because: 'its own zone counts, not UTC',
    given: { timeZone: 'America/Los_Angeles' },
    now: '2026-06-04T03:00:00Z',
    open: true,
    changesAt: '2026-06-04T04:00:00.000Z',
  },
  {
    because: 'after midnight of a late night',
    given: { hours: daily('06:00', '02:00') },
    now: '2026-06-04T06:30:00Z',
    open: true,
    changesAt: '2026-06-04T07:00:00.000Z',
  },
  {
    because: 'between a late night and the morning',
    given: { hours: daily('06:00', '02:00') },
    now: '2026-06-04T09:00:00Z',
    open: false,
    changesAt: '2026-06-04T11:00:00.000Z',
  },
  {
    because: 'closing at midnight',
    given: { hours: daily('06:00', '00:00') },
    now: '2026-06-04T04:59:00Z',
    open: true,
    changesAt: '2026-06-04T05:00:00.000Z',
  },
  {
    because: 'a weekend without hours',
    given: { hours: weekdaysOnly },
    now: '2026-06-06T15:00:00Z',
    open: false,
    changesAt: '2026-06-08T11:00:00.000Z',
  },
  { because: 'no hours at all', given: { hours: never }, now: '2026-06-03T15:00:00Z', open: false },
  {
    because: 'the night that loses an hour',
    given: { hours: daily('00:30', '03:30') },
    now: '2026-03-08T08:15:00Z',
    open: true,
    changesAt: '2026-03-08T08:30:00.000Z',
  },
  {
    because: 'the night that gains an hour',
    given: { hours: daily('00:30', '03:30') },
    now: '2026-11-01T09:15:00Z',
    open: true,
    changesAt: '2026-11-01T09:30:00.000Z',
  },
  {
    because: 'opening early after the clocks changed',
    given: { hours: daily('05:00', '21:00') },
    now: '2026-03-08T09:59:00Z',
    open: false,
    changesAt: '2026-03-08T10:00:00.000Z',
  },
  {
    because: 'closed on Christmas Day',
    given: { specialDays: sampleDays('city-us') },
    now: '2026-12-25T17:00:00Z',
    open: false,
    changesAt: '2026-12-26T12:00:00.000Z',
  },
  {
    because: 'open on Christmas Day where it always is',
    now: '2026-12-25T17:00:00Z',
    open: true,
    changesAt: '2026-12-26T03:00:00.000Z',
  },
  {
    because: 'short hours on Independence Day',
    given: { specialDays: sampleDays('city-us') },
    now: '2026-07-04T20:59:00Z',
    open: true,
    changesAt: '2026-07-04T21:00:00.000Z',
  },
  {
    because: 'a late night running into a closed holiday',
    given: { specialDays: sampleDays('city-us'), hours: daily('06:00', '02:00') },
    now: '2026-12-25T06:30:00Z',
    open: false,
    changesAt: '2026-12-26T12:00:00.000Z',
  },
  {
    because: 'Canada Day is a holiday in Canada',
    given: { specialDays: sampleDays('campus-ca'), timeZone: 'America/Toronto' },
    now: '2026-07-01T16:00:00Z',
    open: false,
    changesAt: '2026-07-02T10:00:00.000Z',
  },
  {
    because: 'and not in the US',
    given: { specialDays: sampleDays('campus-us'), timeZone: 'America/Toronto' },
    now: '2026-07-01T16:00:00Z',
    open: true,
    changesAt: '2026-07-02T01:00:00.000Z',
  },
];

describe('a store in its own time zone, LOC-033', () => {
  for (const { because, given = {}, now, open, changesAt } of rows)
    it(`is ${open ? 'open' : 'closed'}: ${because}`, () => {
      const state = openState(rules(given), new Date(now));
      assert.deepEqual([state.isOpen, state.changesAt?.toISOString()], [open, changesAt]);
      assert.equal(isOpenAt(rules(given), new Date(now)), open);
    });

  it('that is open around the clock has one interval without a gap at midnight', () => {
    const given = rules({ hours: daily('00:00', '00:00') });
    const now = new Date('2026-06-03T05:00:00Z');
    assert.equal(openIntervals(given, now).length, 1);
    assert.equal(openState(given, now).isOpen24Hours, true);
  });

  it('around the clock stays open over a change of clocks', () => {
    const given = rules({ hours: daily('00:00', '00:00') });
    for (const now of [
      '2026-03-08T07:59:59Z',
      '2026-03-08T08:00:00Z',
      '2026-11-01T06:30:00Z',
      '2026-11-01T07:30:00Z',
    ])
      assert.equal(isOpenAt(given, new Date(now)), true, now);
  });

  it('lists the coming week as instants, without the past', () => {
    const intervals = openIntervals(rules({}), new Date('2026-06-04T02:30:00Z'));
    assert.equal(intervals[0]?.opensAt.toISOString(), '2026-06-04T11:00:00.000Z');
    assert.equal(intervals.length, 6);
  });
});
