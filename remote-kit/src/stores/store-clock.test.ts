import { createStoreClock, type TimeRange } from './store-clock.ts';

const instant = '2026-05-29T22:36:00Z';
const joined = ({ from, to }: TimeRange) => plain(`${from} – ${to}`);
const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f\u2009]+/g, ' ');

describe('the clock of a store', () => {
  it.each([
    ['en-US', 'America/Chicago', '5:36 PM'],
    ['en-US', 'America/Los_Angeles', '3:36 PM'],
    ['fr-CA', 'America/Toronto', '18 h 36'],
  ])('shows in %s at %s: %s, whatever the device’s zone, D-08', (locale, zone, text) => {
    expect(plain(createStoreClock(locale, zone, zone).time(instant))).toBe(text);
    expect(plain(createStoreClock(locale, zone, 'Asia/Tokyo').time(instant))).toContain(text);
  });

  it('names the zone where the device is in another one', () => {
    expect(plain(createStoreClock('en-US', 'America/Chicago', 'America/New_York').time(instant))).toBe(
      '5:36 PM CDT',
    );
  });

  it('writes a range whose ends are not broken over two lines, K-25', () => {
    const { from, to } = createStoreClock('en-US', 'America/Chicago', 'America/Chicago').timeRange(
      '2026-05-29T16:58:00Z',
      '2026-05-29T17:03:00Z',
    );
    expect([from, to]).toEqual(['11:58\u00a0AM', '12:03\u00a0PM']);
  });

  it('writes the hour alone in French, OQLF', () => {
    const clock = createStoreClock('fr-CA', 'America/Toronto', 'America/Toronto');
    expect(plain(clock.time('2026-05-30T02:00:00Z'))).toBe('22 h');
    expect(plain(clock.time('2026-05-30T02:05:00Z'))).toBe('22 h 05');
    expect(joined(clock.timeRange('2026-05-29T21:00:00Z', '2026-05-29T21:05:00Z'))).toBe('17 h – 17 h 05');
    expect(plain(clock.dateTime('2026-05-29T10:00:00Z'))).toMatch(/29 mai 2026,? (?:à )?6 h$/);
  });

  it('names once what both ends of a range share, D-08', () => {
    const at = (locale: string, here: string) =>
      joined(
        createStoreClock(locale, 'America/Toronto', here).timeRange(
          '2026-05-30T01:19:00Z',
          '2026-05-30T01:23:00Z',
        ),
      );
    expect(at('fr-CA', 'America/Toronto')).toBe('21 h 19 – 21 h 23');
    expect(at('fr-CA', 'Asia/Tokyo')).toBe('21 h 19 – 21 h 23 HAE');
    expect(at('en-US', 'Asia/Tokyo')).toBe('9:19 – 9:23 PM EDT');
  });

  it.each([
    ['en-US', 'America/Chicago', '11:57 PM – 12:00 AM', '11:52 – 11:55 PM'],
    ['en-US', 'Asia/Tokyo', '11:57 PM – 12:00 AM CST', '11:52 – 11:55 PM CST'],
    ['en-CA', 'America/Chicago', '11:57 p.m. – 12:00 a.m.', '11:52 – 11:55 p.m.'],
    ['fr-CA', 'America/Chicago', '23 h 57 – 0 h', '23 h 52 – 23 h 55'],
    ['fr-CA', 'Asia/Tokyo', '23 h 57 – 0 h HNC', '23 h 52 – 23 h 55 HNC'],
  ])(
    'writes a range over midnight without dates, in %s of a store in Chicago on a device in %s: %s, D-08',
    (locale, here, overMidnight, before) => {
      const clock = createStoreClock(locale, 'America/Chicago', here);
      expect(joined(clock.timeRange('2026-11-28T05:57:00Z', '2026-11-28T06:00:00Z'))).toBe(overMidnight);
      expect(joined(clock.timeRange('2026-11-28T05:52:00Z', '2026-11-28T05:55:00Z'))).toBe(before);
      expect(clock.timeRange('2026-11-28T05:57:00Z', '2026-11-28T06:00:00Z').from).not.toMatch(/\s$/);
    },
  );

  it('names both halves of the day in a range over noon, and one time within a minute', () => {
    const clock = createStoreClock('en-US', 'America/Chicago', 'America/Chicago');
    expect(joined(clock.timeRange('2026-05-29T16:58:00Z', '2026-05-29T17:03:00Z'))).toBe(
      '11:58 AM – 12:03 PM',
    );
    expect(joined(clock.timeRange(instant, instant))).toBe('5:36 PM – 5:36 PM');
  });

  it('writes a range and a date, D-08', () => {
    const clock = createStoreClock('en-US', 'America/Chicago', 'America/Chicago');
    expect(joined(clock.timeRange(instant, '2026-05-29T22:39:00Z'))).toBe('5:36 – 5:39 PM');
    expect(plain(clock.dateTime(instant))).toBe('May 29, 2026, 5:36 PM');
  });

  it('falls back to the device’s zone for a store that names none', () => {
    expect(plain(createStoreClock('en-US', '', 'America/Chicago').time(instant))).toBe('5:36 PM');
  });
});
