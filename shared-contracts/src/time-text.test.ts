import { formatMoment, zoneName } from './time-text.ts';

const at = (hour: number, minute: number) => Date.UTC(2026, 10, 22, hour, minute);
const time = { hour: 'numeric', minute: '2-digit' } as const;
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a time in words, PLT-011', () => {
  it.each<[string, Intl.DateTimeFormatOptions, number, string]>([
    ['fr-CA', time, at(22, 0), '22 h'],
    ['fr-CA', time, at(6, 30), '6 h 30'],
    ['fr-CA', time, at(0, 5), '0 h 05'],
    ['fr-CA', { ...time, weekday: 'long' }, at(2, 0), 'dimanche 2 h'],
    ['fr-CA', { dateStyle: 'long', timeStyle: 'short' }, at(13, 0), '22 novembre 2026 à 13 h'],
    ['fr-CA', { dateStyle: 'medium' }, at(13, 0), '22 nov. 2026'],
    ['en-US', time, at(22, 0), '10:00 PM'],
  ])('in %s with %j at %d is “%s”', (locale, options, instant, expected) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    expect(plain(formatMoment(format, instant))).toBe(expected);
  });

  it('has the spaces of browsers, where a server formats it: a page that it renders is the same in both', () => {
    const format = new Intl.DateTimeFormat('en-US', { ...time, timeZone: 'UTC' });
    expect(formatMoment(format, at(22, 0))).toBe('10:00 PM');
  });
});

describe('the name of a zone', () => {
  it.each([
    ['en-US', 'America/Chicago', 'Central Time'],
    ['fr-CA', 'America/Toronto', 'heure de l’Est'],
    ['en-US', 'UTC', 'Coordinated Universal Time'],
    ['fr-CA', 'UTC', 'temps universel coordonné'],
  ])('in %s of %s is “%s”, L-43', (locale, zone, name) => {
    expect(zoneName(locale, zone)).toBe(name);
  });
});
