import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { messageIn } from '../../i18n/messages.ts';
import { findHoliday, holidayHours, holidayPatterns, holidays } from './holidays.ts';

describe('public holidays', () => {
  for (const [date, market, key] of [
    ['2026-01-01', 'US', 'newYear'],
    ['2026-04-05', 'US', 'easter'],
    ['2027-03-28', 'CA', 'easter'],
    ['2026-05-18', 'CA', 'victoria'],
    ['2026-05-25', 'US', 'memorial'],
    ['2027-05-31', 'US', 'memorial'],
    ['2027-05-24', 'CA', 'victoria'],
    ['2026-07-01', 'CA', 'canada'],
    ['2026-07-01', 'US', undefined],
    ['2026-07-04', 'US', 'independence'],
    ['2026-09-07', 'US', 'labour'],
    ['2026-10-12', 'CA', 'thanksgivingCA'],
    ['2026-11-26', 'US', 'thanksgivingUS'],
    ['2026-12-26', 'CA', 'boxing'],
    ['2026-12-26', 'US', undefined],
    ['2026-06-03', 'US', undefined],
  ] as const)
    it(`${date} in ${market} is ${key ?? 'an ordinary day'}`, () => {
      assert.equal(findHoliday(date, market)?.key, key);
    });

  it('are spelled as each market spells them', () => {
    const name = findHoliday('2026-09-07', 'US')?.name;
    assert.ok(name);
    assert.deepEqual(
      ['en-US', 'en-CA', 'fr-CA'].map((locale) => messageIn(name, locale)),
      ['Labor Day', 'Labour Day', 'Fête du Travail'],
    );
  });

  it('of each pattern are holidays that exist', () => {
    const keys = new Set(holidays.map(({ key }) => key));
    for (const { special } of Object.values(holidayPatterns))
      for (const key of Object.keys(special)) assert.ok(keys.has(key), key);
  });

  it('have the usual hours where a pattern is unknown', () => {
    assert.equal(holidayHours('no such pattern', 'christmas'), 'usual');
  });
});
