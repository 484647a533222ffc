import { isDayOver, lastDayOf } from './offer-day.ts';

describe('an offer until 5 December', () => {
  const day = lastDayOf(new Date('2026-12-05T23:59:59Z'));
  it.each([
    ['Pacific/Honolulu', '2026-12-06T09:59:00Z', false, 'it is 23:59 there'],
    ['Pacific/Honolulu', '2026-12-06T10:01:00Z', true, 'it is 00:01 on the next day there'],
    ['America/St_Johns', '2026-12-06T03:29:00Z', false, 'it is 23:59 there'],
    ['America/St_Johns', '2026-12-06T03:31:00Z', true, 'it is 00:01 on the next day there'],
    ['America/Chicago', '2026-12-05T00:00:00Z', false, 'its last day begins in the evening before there'],
  ])('in %s at %s is over: %s, because %s, E05', (timeZone, now, over) => {
    expect(day).toBe('2026-12-05');
    expect(isDayOver(day, new Date(now), timeZone)).toBe(over);
  });
});
