import { isOpen, openStatusAt, type OpeningTimes, type OpenStatus } from './open-status.rules.ts';

const at = (text: string) => Date.parse(text);
const hours = (...spans: readonly (readonly [string, string])[]): OpeningTimes => ({
  isOpen24Hours: false,
  openIntervals: spans.map(([opensAt, closesAt]) => ({ opensAt, closesAt })),
});
const weekday = hours(
  ['2026-03-09T10:30:00Z', '2026-03-10T02:00:00Z'],
  ['2026-03-10T10:30:00Z', '2026-03-11T02:00:00Z'],
);

describe('a store with hours', () => {
  it.each<[string, OpenStatus, string]>([
    ['2026-03-09T10:30:00Z', { kind: 'open', closesAt: at('2026-03-10T02:00:00Z') }, 'it opens on the dot'],
    [
      '2026-03-10T01:35:00Z',
      { kind: 'closing', closesAt: at('2026-03-10T02:00:00Z'), minutes: 25 },
      'the last hour is counted in minutes',
    ],
    [
      '2026-03-10T01:59:30Z',
      { kind: 'closing', closesAt: at('2026-03-10T02:00:00Z'), minutes: 1 },
      'it is never 0 minutes',
    ],
    [
      '2026-03-10T02:00:00Z',
      { kind: 'closed', opensAt: at('2026-03-10T10:30:00Z') },
      'it is closed on the dot',
    ],
    [
      '2026-03-10T10:20:00Z',
      { kind: 'opening', opensAt: at('2026-03-10T10:30:00Z'), minutes: 10 },
      'the wait is counted in minutes too',
    ],
    ['2026-03-12T00:00:00Z', { kind: 'closed' }, 'no opening is known'],
  ])('at %s is %j, because %s', (now, expected) => expect(openStatusAt(weekday, at(now))).toEqual(expected));

  it('is open through midnight when two days touch', () => {
    const night = hours(
      ['2026-03-10T05:00:00Z', '2026-03-10T12:00:00Z'],
      ['2026-03-09T10:00:00Z', '2026-03-10T05:00:00Z'],
    );
    expect(openStatusAt(night, at('2026-03-10T04:50:00Z'))).toMatchObject({
      kind: 'open',
      closesAt: at('2026-03-10T12:00:00Z'),
    });
  });
});

describe('a store that never closes', () => {
  it('has no closing time', () => {
    expect(openStatusAt({ isOpen24Hours: true, openIntervals: [] }, 0)).toEqual({ kind: 'always' });
    const week = hours(['2026-03-09T00:00:00Z', '2026-03-16T00:00:00Z']);
    expect(openStatusAt(week, at('2026-03-10T00:00:00Z'))).toEqual({ kind: 'always' });
  });
});

it.each([
  ['always', true],
  ['open', true],
  ['closing', true],
  ['opening', false],
  ['closed', false],
] as const)('%s counts as open: %s', (kind, expected) =>
  expect(isOpen({ kind, closesAt: 0, opensAt: 0, minutes: 0 })).toBe(expected),
);
