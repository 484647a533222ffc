import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Locale } from '@crema/shared-contracts';
import { describeHours, describeSchedule } from './hours-messages.ts';
import type { OpeningRules } from './opening-hours.ts';
import type { WeeklyHours } from '../stores.tables.ts';
import { sampleDays } from '../../testing/shop/sample-days.ts';

const daily = (opens: string, closes: string): WeeklyHours =>
  Array.from({ length: 7 }, () => ({ opens, closes }));
const store: OpeningRules = {
  timeZone: 'America/Chicago',
  hours: daily('06:00', '21:00'),
  specialDays: sampleDays('city-us'),
  closing: { from: null, until: null },
};
const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');
const say = (now: string, locale: Locale, rules = store) =>
  plain(describeHours(rules, new Date(now), locale).hoursStatusFormatted);

describe('the messages about opening hours', () => {
  for (const { now, locale = 'en-US', text, rules } of [
    { now: '2026-06-03T15:00:00Z', text: 'Open until 9:00 PM' },
    { now: '2026-06-03T15:00:00Z', locale: 'fr-CA', text: 'Ouvert jusqu’à 21 h' },
    { now: '2026-06-04T01:35:00Z', text: 'Closes in 25 min' },
    { now: '2026-06-04T01:35:00Z', locale: 'fr-CA', text: 'Ferme dans 25 min' },
    { now: '2026-06-03T10:50:00Z', text: 'Opens in 10 min' },
    { now: '2026-06-03T09:00:00Z', text: 'Opens at 6:00 AM' },
    { now: '2026-06-04T02:00:00Z', text: 'Opens tomorrow at 6:00 AM' },
    { now: '2026-12-25T14:00:00Z', text: 'Opens tomorrow at 6:00 AM' },
    {
      now: '2026-06-05T23:30:00Z',
      text: 'Opens Monday at 7:00 AM',
      rules: {
        ...store,
        hours: daily('07:00', '18:00').map((hours, day) => (day === 0 || day === 6 ? null : hours)),
      },
    },
    {
      now: '2026-06-03T15:00:00Z',
      text: 'Open 24 hours',
      rules: { ...store, specialDays: {}, hours: daily('00:00', '00:00') },
    },
    { now: '2026-06-03T15:00:00Z', text: 'Closed until further notice', rules: { ...store, hours: [] } },
    {
      now: '2026-06-03T15:00:00Z',
      text: 'Opens again on June 15',
      rules: { ...store, closing: { from: '2026-06-01', until: '2026-06-15' } },
    },
    {
      now: '2026-06-03T15:00:00Z',
      locale: 'fr-CA',
      text: 'Rouvre le 15 juin',
      rules: { ...store, closing: { from: null, until: '2026-06-15' } },
    },
    {
      now: '2026-06-14T15:00:00Z',
      text: 'Opens tomorrow at 6:00 AM',
      rules: { ...store, closing: { from: '2026-06-01', until: '2026-06-15' } },
    },
    {
      now: '2026-06-03T15:00:00Z',
      text: 'Closed until further notice',
      rules: { ...store, closing: { from: '2026-06-01', until: null } },
    },
    {
      now: '2026-05-31T15:00:00Z',
      text: 'Open until 9:00 PM',
      rules: { ...store, closing: { from: '2026-06-01', until: null } },
    },
  ] as readonly { now: string; locale?: Locale; text: string; rules?: OpeningRules }[])
    it(`'${text}' at ${now}, D-53`, () => {
      assert.equal(say(now, locale, rules), text);
    });

  it('lists a week with its holidays, from today in the zone of the store', () => {
    const week = describeSchedule(store, new Date('2026-12-25T04:30:00Z'), 'en-US');
    assert.deepEqual(
      week.slice(0, 3).map(({ date, dayFormatted, hoursFormatted, holidayFormatted, open }) => ({
        date,
        dayFormatted,
        hours: plain(hoursFormatted),
        holidayFormatted,
        open,
      })),
      [
        {
          date: '2026-12-24',
          dayFormatted: 'Today',
          hours: '7:00 AM – 4:00 PM',
          holidayFormatted: 'Christmas Eve',
          open: true,
        },
        {
          date: '2026-12-25',
          dayFormatted: 'Tomorrow',
          hours: 'Closed',
          holidayFormatted: 'Christmas Day',
          open: false,
        },
        {
          date: '2026-12-26',
          dayFormatted: 'Saturday',
          hours: '6:00 AM – 9:00 PM',
          holidayFormatted: null,
          open: true,
        },
      ],
    );
  });
});
