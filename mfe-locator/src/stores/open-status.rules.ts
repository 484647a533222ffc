import type { StoreSummary } from '@crema/shared-contracts';

export type OpenStatus =
  | { readonly kind: 'always' }
  | { readonly kind: 'open'; readonly closesAt: number }
  | { readonly kind: 'closing'; readonly closesAt: number; readonly minutes: number }
  | { readonly kind: 'opening'; readonly opensAt: number; readonly minutes: number }
  | { readonly kind: 'closed'; readonly opensAt?: number };

/** The facts that the rules read: instants, so that the device's time zone has no effect (LOC-033). */
export type OpeningTimes = Pick<StoreSummary, 'openIntervals' | 'isOpen24Hours'>;
interface Interval {
  readonly from: number;
  readonly to: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;
/** Below this limit, the remaining minutes are shown. */
export const soonMinutes = 60;

/** Sorts the intervals and merges touching ones: a store that is open over midnight does not close then. */
const openSpans = ({ openIntervals }: OpeningTimes): readonly Interval[] =>
  openIntervals
    .map(({ opensAt, closesAt }) => ({ from: Date.parse(opensAt), to: Date.parse(closesAt) }))
    .sort((one, other) => one.from - other.from)
    .reduce<Interval[]>((spans, next) => {
      const last = spans.at(-1);
      return last && next.from <= last.to
        ? [...spans.slice(0, -1), { from: last.from, to: Math.max(last.to, next.to) }]
        : [...spans, next];
    }, []);

const minutesUntil = (instant: number, now: number) => Math.ceil((instant - now) / minute);

const whileOpen = (closesAt: number, now: number): OpenStatus => {
  if (closesAt - now > day) return { kind: 'always' };
  const minutes = minutesUntil(closesAt, now);
  return minutes <= soonMinutes ? { kind: 'closing', closesAt, minutes } : { kind: 'open', closesAt };
};
const whileClosed = (opensAt: number | undefined, now: number): OpenStatus => {
  if (opensAt === undefined) return { kind: 'closed' };
  const minutes = minutesUntil(opensAt, now);
  return minutes <= soonMinutes ? { kind: 'opening', opensAt, minutes } : { kind: 'closed', opensAt };
};

/**
 * Whether a store is open at `now`, its next closing time, or its next opening time (D-53). A store is open
 * at its opening time and closed at its closing time.
 */
export const openStatusAt = (store: OpeningTimes, now: number): OpenStatus => {
  const spans = openSpans(store);
  if (store.isOpen24Hours && spans.length === 0) return { kind: 'always' };
  const current = spans.find(({ from, to }) => from <= now && now < to);
  return current ? whileOpen(current.to, now) : whileClosed(spans.find(({ from }) => from > now)?.from, now);
};

/** Orders for later are taken within an interval of this length at least: the store prepares them after it opens. */
const leastOpenMs = 30 * minute;
/** Whether a closed store takes orders for its next opening (L-06). */
export const opensForOrders = (store: OpeningTimes, now: number): boolean =>
  openSpans(store).some(({ from, to }) => from > now && to - from >= leastOpenMs);

export const isOpen = ({ kind }: OpenStatus): boolean =>
  kind === 'always' || kind === 'open' || kind === 'closing';
