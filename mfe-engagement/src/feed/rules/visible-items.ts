import { isDayOver, type Configuration, type Rule } from '@crema/shared-contracts';
import type { FeedItem } from '../feed-item.ts';

export interface FeedFacts {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Of the chosen store, else of the device. */
  readonly timeZone: string;
  readonly stream: Configuration['stream'];
  /** Ids. */
  readonly dismissed: readonly string[];
}
/** Checked top to bottom: the first violated rule hides the item (ENG-009, E05, E07). */
export const hidingRules: readonly Rule<FeedItem, { readonly because: string }, FeedFacts>[] = [
  { because: 'the member has dismissed it', isViolatedBy: ({ id }, { dismissed }) => dismissed.includes(id) },
  {
    because: 'its type is not enabled',
    isViolatedBy: ({ type }, { stream }) => !stream.enabledTypes.includes(type),
  },
  {
    because: 'it is for other levels',
    isViolatedBy: ({ type, tierIds }, { stream }) =>
      type === 'information' && tierIds !== undefined && !tierIds.includes(stream.segmentTierId),
  },
  {
    because: 'the coupon is not available',
    isViolatedBy: ({ type, coupon }) => type === 'coupon' && coupon?.status !== 'Available',
  },
  {
    because: 'the last day of the coupon is over at the store',
    isViolatedBy: ({ coupon }, { now, timeZone }) =>
      coupon !== undefined && isDayOver(coupon.expirationDateOnly, new Date(now), timeZone),
  },
  {
    because: 'its end has passed',
    isViolatedBy: ({ endsAt }, { now }) => endsAt !== undefined && endsAt <= now,
  },
  {
    because: 'it has neither title nor body',
    isViolatedBy: ({ type, title, body }) => type !== 'onboarding' && title === '' && body === '',
  },
  {
    because: 'less than one Star expires',
    isViolatedBy: ({ type, expiring }) => type === 'expiringStars' && (expiring?.stars ?? 0) < 1,
  },
];
export const findHidingRule = (item: FeedItem, facts: FeedFacts): string | undefined =>
  hidingRules.find(({ isViolatedBy }) => isViolatedBy(item, facts))?.because;

const never = Number.POSITIVE_INFINITY;
/** Rank descending, then the earlier end, items without an end last, then the id (ENG-009, D-137). */
export const compareItems = (one: FeedItem, other: FeedItem): number =>
  other.rank - one.rank ||
  Math.sign((one.endsAt ?? never) - (other.endsAt ?? never) || 0) ||
  (one.id < other.id ? -1 : Number(one.id > other.id));

/** The items that are shown, in the order of display; of two coupons with one code only the first (ENG-009). */
export const visibleItems = (items: readonly FeedItem[], facts: FeedFacts): readonly FeedItem[] => {
  const codes = new Set<string>();
  return items
    .filter((item) => findHidingRule(item, facts) === undefined)
    .sort(compareItems)
    .filter(({ coupon }) => {
      if (!coupon) return true;
      const isFirst = !codes.has(coupon.couponCode);
      codes.add(coupon.couponCode);
      return isFirst;
    });
};

const dayMs = 86_400_000;
/** The whole days that are left (ENG-010). */
export const daysLeft = (endsAt: number, now: number): number =>
  Math.max(0, Math.floor((endsAt - now) / dayMs));
