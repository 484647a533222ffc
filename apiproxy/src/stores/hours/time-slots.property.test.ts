import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { fixtureNumber } from '../../app/seed/fixtures.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { sampleDays, sampleDaysKey } from '../../testing/shop/sample-days.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Hours across midnight and across the hour in which clocks change are among them; null is a closed day. */
const patterns = {
  day: { opens: '05:00', closes: '21:00' },
  early: { opens: '05:30', closes: '14:15' },
  night: { opens: '18:00', closes: '02:30' },
  allDay: { opens: '00:00', closes: '00:00' },
} as const;
const rows = [
  ['America/New_York', 'day', 'city', 'US'],
  ['America/Chicago', 'night', 'city', 'US'],
  ['America/Denver', 'early', 'city', 'US'],
  ['America/Phoenix', 'day', 'city', 'US'],
  ['America/Los_Angeles', 'night', 'always', 'US'],
  ['America/Anchorage', 'allDay', 'city', 'US'],
  ['Pacific/Honolulu', 'night', 'city', 'US'],
  ['America/Halifax', 'day', 'city', 'CA'],
  ['America/St_Johns', 'night', 'city', 'CA'],
  ['America/Regina', 'early', 'city', 'CA'],
  ['America/Toronto', 'allDay', 'always', 'CA'],
  ['America/Vancouver', 'night', 'city', 'CA'],
] as const;
const leadMinutes = 7;
const zones = rows.map(([timeZone, hours, pattern, country], index) => ({
  timeZone,
  hours: patterns[hours],
  pattern,
  country,
  storeNumber: fixtureNumber(
    [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012][index] ?? 0,
  ),
}));
type Zone = (typeof zones)[number];

const formats = new Map<string, Intl.DateTimeFormat>();
/** Date and time on a wall clock of the zone, from Intl alone. */
const wallOf = (instant: number, timeZone: string) => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });
  formats.set(timeZone, format);
  const [date = '', time = ''] = format.format(instant).split(', ');
  return { date, time };
};
const dayBefore = (date: string) => new Date(Date.parse(date) - dayMs).toISOString().slice(0, 10);
const setOf = ({ pattern, country }: Pick<Zone, 'pattern' | 'country'>) =>
  `${pattern}-${country.toLowerCase()}`;
const hoursOn = (zone: Zone, date: string) => {
  const { hours: special = 'usual' } = sampleDays(setOf(zone))[date] ?? {};
  return special === 'usual' ? zone.hours : special;
};
/** A closing time that the wall clock skips on this date is one hour later. */
const closingOn = (date: string, closes: string, timeZone: string): string => {
  const noon = Date.parse(`${date}T12:00:00Z`);
  const minutes = Array.from({ length: 24 * 12 }, (_, index) => noon - 12 * hourMs + index * 5 * minuteMs);
  const isShown = [...minutes, ...minutes.map((at) => at + 12 * hourMs)].some((at) => {
    const wall = wallOf(at, timeZone);
    return wall.date === date && wall.time === closes;
  });
  return isShown ? closes : `0${Number(closes.slice(0, 2)) + 1}${closes.slice(2)}`;
};
/** Whether the wall clock shows a time within the hours of its day, or of the day before that end after midnight. */
const isOpenOnWall = (zone: Zone, instant: number): boolean => {
  const { date, time } = wallOf(instant, zone.timeZone);
  const today = hoursOn(zone, date);
  if (today && time >= today.opens && (time < today.closes || today.closes <= today.opens)) return true;
  const yesterday = hoursOn(zone, dayBefore(date));
  return (
    !!yesterday &&
    yesterday.closes <= yesterday.opens &&
    yesterday.closes !== '00:00' &&
    time < closingOn(date, yesterday.closes, zone.timeZone)
  );
};

/** The instants at which the zone's clock changes in 2026 and 2027. */
const changesOf = (timeZone: string): readonly number[] => {
  const offset = (instant: number) => {
    const { date, time } = wallOf(instant, timeZone);
    return Date.parse(`${date}T${time}:00Z`) - instant;
  };
  const found: number[] = [];
  for (let at = Date.parse('2026-01-01T00:00:00Z'); at < Date.parse('2028-01-01T00:00:00Z'); at += hourMs)
    if (offset(at) !== offset(at + hourMs)) found.push(at + hourMs);
  return found;
};
const holidaysOf = (zone: Zone): readonly number[] =>
  Array.from({ length: 730 }, (_, day) => Date.parse('2026-01-01T12:00:00Z') + day * dayMs).filter((at) =>
    Object.hasOwn(sampleDays(setOf(zone)), new Date(at).toISOString().slice(0, 10)),
  );
const around = (instants: readonly number[]) =>
  fc
    .tuple(fc.constantFrom(...instants), fc.integer({ min: -20 * 60, max: 20 * 60 }))
    .map(([at, minutes]) => at + minutes * minuteMs);

describe('the slots of a store, whatever the time and its zone', () => {
  const clock = createTestClock();
  let test: TestApp;
  let browser: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
    browser = openBrowser(test.app);
    for (const { storeNumber, timeZone, hours, pattern, country } of zones)
      await test.deps.db
        .updateTable('store')
        .set({
          time_zone: timeZone,
          hours: JSON.stringify(Array.from({ length: 7 }, () => hours)),
          shared_facts: sampleDaysKey(setOf({ pattern, country })),
          country_code: country,
          availability: 'READY',
          lead_minutes: leadMinutes,
          slot_capacity: 5,
        })
        .where('store_number', '=', storeNumber)
        .execute();
  });
  after(() => test.stop());

  const ask = async ({ storeNumber }: Zone, now: number) => {
    clock.set(new Date(now).toISOString());
    const { data } = await browser.graphql(
      'query ($id: ID!) { storeByNumber(storeNumber: $id) { scheduledOrdering { asapAvailable slots { startsAt available } } } }',
      { id: storeNumber },
    );
    const { asapAvailable, slots } = data.storeByNumber.scheduledOrdering;
    return {
      asapAvailable: asapAvailable as boolean,
      slots: slots.map(({ startsAt }: { startsAt: string }) => Date.parse(startsAt)) as readonly number[],
    };
  };

  const holds = async (zone: Zone, now: number) => {
    const { asapAvailable, slots } = await ask(zone, now);
    const lead = leadMinutes * minuteMs;
    const isMade = (at: number) => isOpenOnWall(zone, at) && isOpenOnWall(zone, at - 1);
    for (const at of slots) {
      assert.ok(
        isOpenOnWall(zone, now) && isMade(at) && isOpenOnWall(zone, at + lead - 1),
        'open at the slot',
      );
      assert.ok(at >= now + lead && at <= now + hourMs, 'from the lead time to one hour ahead');
      assert.equal(Number(wallOf(at, zone.timeZone).time.slice(3)) % 5, 0, 'every five minutes');
    }
    assert.deepEqual(
      slots,
      [...new Set(slots)].sort((a, b) => a - b),
    );
    if (asapAvailable) assert.ok(isOpenOnWall(zone, now) && isOpenOnWall(zone, now + lead - 1));
    const minutes = Array.from({ length: 60 + leadMinutes + 1 }, (_, minute) => now + minute * minuteMs);
    if (minutes.every((at) => isOpenOnWall(zone, at))) {
      const step = 5 * minuteMs;
      const first = Math.ceil((now + lead) / step) * step;
      const all = Array.from({ length: 12 }, (_, index) => first + index * step);
      assert.deepEqual(
        slots,
        all.filter((at) => at <= now + hourMs),
      );
      assert.equal(asapAvailable, true);
    }
    if (!isOpenOnWall(zone, now)) assert.deepEqual([slots.length, asapAvailable], [0, false]);
    return slots.length;
  };

  for (const zone of zones) {
    const any = fc
      .integer({
        min: Date.parse('2026-01-01T00:00:00Z') / minuteMs,
        max: Date.parse('2027-12-30T00:00:00Z') / minuteMs,
      })
      .map((minute) => minute * minuteMs);
    const changes = changesOf(zone.timeZone);
    const times = fc.oneof(any, around(holidaysOf(zone)), ...(changes.length > 0 ? [around(changes)] : []));
    it(`are none outside opening hours in ${zone.timeZone}, on holidays and when clocks change, ORD-063, D-29`, async () => {
      let offered = 0;
      await fc.assert(
        fc.asyncProperty(times, async (now) => {
          offered += await holds(zone, now);
        }),
        { numRuns: 80, seed: 20_260_603 },
      );
      assert.ok(offered > 0, 'some slots were offered');
    });
  }

  it('stop one lead time before closing, and so does as soon as possible, ORD-063, D-29', async () => {
    const [newYork] = zones;
    assert.ok(newYork);
    const closes = Date.parse('2026-06-04T01:00:00Z');
    assert.deepEqual(
      (await ask(newYork, closes - 30 * minuteMs)).slots.at(-1),
      closes - 10 * minuteMs,
      'the last slot of five minutes that leaves seven',
    );
    for (const [before, asap] of [
      [7, true],
      [6, false],
    ] as const)
      assert.deepEqual(await ask(newYork, closes - before * minuteMs), { slots: [], asapAvailable: asap });
  });
});
