import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { starMonthsOf } from './star-months.ts';

const entry = (day: string, tenths: number, ref = day) => ({
  kind: tenths > 0 ? 'EARNED' : 'SPENT',
  tenths,
  ref_type: 'order',
  ref_id: ref,
  at: new Date(`${day}T12:00:00Z`),
});

describe('the Stars of a month', () => {
  for (const [because, entries, expected] of [
    ['they end with the sixth month after theirs', [entry('2026-01-05', 50)], [['2026-07-31', 50]]],
    ['the sixth month may be a short one', [entry('2026-08-31', 50)], [['2027-02-28', 50]]],
    [
      'the Stars of a month end together',
      [entry('2026-01-05', 50), entry('2026-01-31', 30)],
      [['2026-07-31', 80]],
    ],
    [
      'spending takes the earliest first',
      [entry('2026-01-05', 50), entry('2026-02-05', 30), entry('2026-03-01', -60)],
      [['2026-08-31', 20]],
    ],
    [
      'a Reward that was given back takes nothing',
      [entry('2026-01-05', 50), entry('2026-03-01', -40, 'use'), entry('2026-03-02', 40, 'use')],
      [['2026-07-31', 50]],
    ],
  ] as const)
    it(`${because}, D-150, ENG-009`, () => {
      assert.deepEqual(
        starMonthsOf(entries).map(({ lastDay, tenths }) => [lastDay, tenths]),
        expected,
      );
    });
});
