import type { FeedItem } from '../feed-item.ts';
import { compareItems, daysLeft, findHidingRule, visibleItems } from './visible-items.ts';

const now = Date.parse('2026-12-05T18:00:00Z');
const item = (change: Partial<FeedItem> = {}): FeedItem => ({
  id: 'a',
  type: 'information',
  title: 'Beans',
  body: 'New ones.',
  image: '',
  video: '',
  rank: 1,
  endsAt: undefined,
  action: undefined,
  secondAction: undefined,
  legalLabel: '',
  legal: '',
  tierIds: undefined,
  coupon: undefined,
  tasks: undefined,
  initialBalance: null,
  expiring: undefined,
  slides: [],
  ...change,
});
const coupon = (couponCode: string, change: object = {}, over: Partial<FeedItem> = {}) =>
  item({
    id: `coupon-${couponCode}`,
    type: 'coupon',
    coupon: {
      couponCode,
      status: 'Available',
      startDate: null,
      startDateOnly: null,
      expirationDate: '2026-12-06T10:00:00Z',
      expirationDateOnly: '2026-12-05',
      ...change,
    },
    ...over,
  });
const facts = {
  now,
  timeZone: 'America/Chicago',
  stream: {
    staleAfter: 300_000,
    enabledTypes: ['information', 'coupon', 'onboarding', 'birthday', 'expiringStars'],
    segmentTierId: 2,
  },
  dismissed: ['hidden'],
};
const expiring = (stars: number) =>
  item({ type: 'expiringStars', expiring: { total: 30, stars, lastDay: '2026-12-31' } });

describe('an item of the feed', () => {
  it.each<[string, FeedItem, string | undefined]>([
    ['an id that the member has dismissed', item({ id: 'hidden' }), 'the member has dismissed it'],
    ['a type that is switched off', item({ type: 'tierExpiry' }), 'its type is not enabled'],
    ['a segment with level 2', item({ tierIds: [1, 2] }), undefined],
    ['a segment without level 2', item({ tierIds: [1, 3] }), 'it is for other levels'],
    ['a segment of no level', item({ tierIds: [] }), 'it is for other levels'],
    ['no segment', item(), undefined],
    ['an available coupon', coupon('A'), undefined],
    ['a used coupon', coupon('A', { status: 'Used' }), 'the coupon is not available'],
    ['an expired coupon', coupon('A', { status: 'Expired' }), 'the coupon is not available'],
    [
      'a coupon of yesterday',
      coupon('A', { expirationDateOnly: '2026-12-04' }),
      'the last day of the coupon is over at the store',
    ],
    ['an end in a minute', item({ endsAt: now + 60_000 }), undefined],
    ['an end that is now', item({ endsAt: now }), 'its end has passed'],
    ['a title only', item({ body: '' }), undefined],
    ['a body only', item({ title: '' }), undefined],
    ['neither title nor body', item({ title: '', body: '' }), 'it has neither title nor body'],
    ['onboarding without texts', item({ type: 'onboarding', title: '', body: '' }), undefined],
    ['0.9 Stars that expire', expiring(0.9), 'less than one Star expires'],
    ['1 Star that expires', expiring(1), undefined],
  ])('with %s is hidden because: ENG-009, E07', (_what, shown, because) => {
    expect(findHidingRule(shown, facts)).toBe(because);
  });

  it.each([
    ['America/Chicago', '2026-12-06T05:59:00Z', 1, '23:59 on its last day'],
    ['America/Chicago', '2026-12-06T06:01:00Z', 0, '00:01 on the next day'],
    ['Pacific/Honolulu', '2026-12-06T09:59:00Z', 1, '23:59 on its last day'],
    ['America/St_Johns', '2026-12-06T03:31:00Z', 0, '00:01 on the next day'],
  ])(
    'that is a coupon until 5 December in %s at %s shows %s, because it is %s, E05',
    (timeZone, at, count) => {
      expect(visibleItems([coupon('A')], { ...facts, timeZone, now: Date.parse(at) })).toHaveLength(count);
    },
  );
});

describe('the order of the feed', () => {
  it.each<[string, FeedItem, FeedItem]>([
    ['the higher rank', item({ id: 'b', rank: 2 }), item({ rank: 1, endsAt: 5 })],
    ['the earlier end among equal ranks', item({ id: 'b', endsAt: 5 }), item({ endsAt: 6 })],
    ['an end before none', item({ id: 'b', endsAt: 5 }), item()],
    ['the id among equal ends', item({ endsAt: 5 }), item({ id: 'b', endsAt: 5 })],
    ['the id among items without an end', item(), item({ id: 'b' })],
  ])('has %s first, ENG-009, D-137', (_rule, first, second) => {
    expect([first, second].toSorted(compareItems)).toEqual([first, second]);
    expect([second, first].toSorted(compareItems)).toEqual([first, second]);
  });

  it('has a coupon once: the first of two with one code, ENG-009', () => {
    const items = [
      coupon('A', {}, { id: 'low', rank: 1 }),
      coupon('A', {}, { id: 'high', rank: 9 }),
      coupon('B'),
    ];
    expect(visibleItems(items, facts).map(({ id }) => id)).toEqual(['high', 'coupon-B', 'low'].slice(0, 2));
  });
});

describe('the days until a level ends', () => {
  it.each([
    [0, 0, 'it ends now'],
    [86_399_999, 0, 'a millisecond is missing to a day'],
    [86_400_000, 1, 'it is a day'],
    [172_799_999, 1, 'the second day is not whole'],
    [30 * 86_400_000, 30, 'it is a month'],
    [-5, 0, 'it has ended'],
  ])('with %s ms left are %s because %s, ENG-010', (left, days) => {
    expect(daysLeft(now + left, now)).toBe(days);
  });
});
