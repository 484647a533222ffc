import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addMonths, dayInYear, expiryOf, levelYearOf } from './star-calendar.ts';

const zone = 'America/New_York';

describe('the calendar of Stars', () => {
  for (const [month, end] of [
    ['2026-01', '2026-08-01T04:00:00.000Z'],
    ['2026-06', '2027-01-01T05:00:00.000Z'],
    ['2026-12', '2027-07-01T04:00:00.000Z'],
  ] as const)
    it(`ends the Stars of ${month} with the sixth month after it, at midnight in the zone, D-150`, () => {
      assert.equal(expiryOf(month, zone).toISOString(), end);
    });

  it('counts months across years', () => {
    assert.deepEqual([addMonths('2026-01', -1), addMonths('2026-12', 1)], ['2025-12', '2027-01']);
  });

  it('makes 28 February of 29 February in other years, D-118 D-135', () => {
    assert.deepEqual([dayInYear('02-29', 2027), dayInYear('02-29', 2028)], ['2027-02-28', '2028-02-29']);
  });

  for (const [joined, at, startsAt, endsAt, lastMonthFrom] of [
    ['2025-03-14', '2026-06-03', '2026-03-14', '2027-03-14', '2027-02-14'],
    ['2025-03-14', '2026-03-13', '2025-03-14', '2026-03-14', '2026-02-14'],
    ['2025-03-14', '2026-03-14', '2026-03-14', '2027-03-14', '2027-02-14'],
    ['2024-02-29', '2026-06-03', '2026-02-28', '2027-02-28', '2027-01-28'],
    ['2025-07-31', '2026-08-01', '2026-07-31', '2027-07-31', '2027-06-30'],
  ] as const)
    it(`begins the level year of ${at} at the anniversary of ${joined}, D-150`, () => {
      const year = levelYearOf(new Date(`${joined}T12:00:00Z`), 'UTC', new Date(`${at}T00:00:00Z`));
      assert.deepEqual(
        [year.startsAt, year.endsAt, year.lastMonthFrom].map((day) => day.toISOString().slice(0, 10)),
        [startsAt, endsAt, lastMonthFrom],
      );
    });
});
