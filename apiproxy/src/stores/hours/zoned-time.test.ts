import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addDays, toInstant, toLocal, weekdayOf } from './zoned-time.ts';

const chicago = 'America/Chicago';

describe('the local time of a time zone', () => {
  for (const { because, date, time, timeZone, instant } of [
    {
      because: 'an ordinary summer day',
      date: '2026-06-03',
      time: '09:30',
      timeZone: chicago,
      instant: '2026-06-03T14:30:00.000Z',
    },
    {
      because: 'an ordinary winter day',
      date: '2026-01-03',
      time: '09:30',
      timeZone: chicago,
      instant: '2026-01-03T15:30:00.000Z',
    },
    {
      because: 'the hour that spring skips',
      date: '2026-03-08',
      time: '02:30',
      timeZone: chicago,
      instant: '2026-03-08T08:30:00.000Z',
    },
    {
      because: 'the morning after spring forward',
      date: '2026-03-08',
      time: '05:00',
      timeZone: chicago,
      instant: '2026-03-08T10:00:00.000Z',
    },
    {
      because: 'the hour that autumn repeats, first time',
      date: '2026-11-01',
      time: '01:30',
      timeZone: chicago,
      instant: '2026-11-01T06:30:00.000Z',
    },
    {
      because: 'midnight before autumn back',
      date: '2026-11-01',
      time: '00:00',
      timeZone: chicago,
      instant: '2026-11-01T05:00:00.000Z',
    },
    {
      because: 'a zone without summer time',
      date: '2026-07-01',
      time: '08:00',
      timeZone: 'America/Phoenix',
      instant: '2026-07-01T15:00:00.000Z',
    },
    {
      because: 'a zone of half an hour',
      date: '2026-07-01',
      time: '08:00',
      timeZone: 'America/St_Johns',
      instant: '2026-07-01T10:30:00.000Z',
    },
  ])
    it(`shows ${time} on ${date} at ${instant}: ${because}`, () => {
      assert.equal(toInstant(date, time, timeZone).toISOString(), instant);
    });

  it('gives date and minute at an instant', () => {
    assert.deepEqual(toLocal(new Date('2026-06-04T03:59:30Z'), chicago), {
      date: '2026-06-03',
      minuteOfDay: 22 * 60 + 59,
    });
  });

  it('counts days over the end of a year and of February', () => {
    assert.equal(addDays('2026-12-31', 1), '2027-01-01');
    assert.equal(addDays('2028-02-28', 1), '2028-02-29');
    assert.equal(weekdayOf('2026-06-07'), 0);
  });
});
