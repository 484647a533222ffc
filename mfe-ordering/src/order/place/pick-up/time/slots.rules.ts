import type { IntlShape } from 'react-intl';
import { groupBy } from '@crema/shared-contracts';
import type { GetStoreTimeSlotsQuery } from '../../../../generated/operations.ts';

export type TimeSlots = GetStoreTimeSlotsQuery['storeByNumber']['scheduledOrdering'];
type Slot = Pick<TimeSlots['slots'][number], 'startsAt' | 'available'>;

const at = ({ startsAt }: Pick<Slot, 'startsAt'>): number => Date.parse(startsAt);
const isAt =
  (startsAt: string) =>
  (slot: Pick<Slot, 'startsAt'>): boolean =>
    at(slot) === Date.parse(startsAt);

/** The free slots that a customer can choose, without the one that was just lost. */
export const freeSlots = (slots: readonly Slot[], lost?: string): readonly Slot[] =>
  slots.filter((slot) => slot.available && (lost === undefined || !isAt(lost)(slot)));

export const isFree = (slots: readonly Slot[], startsAt: string): boolean =>
  freeSlots(slots).some(isAt(startsAt));

/** The free slot nearest to the lost one; of two equally near ones the later, which the customer can reach (D-29). */
export const nearestSlot = (slots: readonly Slot[], lost: string): Slot | undefined => {
  const distance = (slot: Slot) => Math.abs(at(slot) - Date.parse(lost));
  return [...freeSlots(slots, lost)].sort((a, b) => distance(a) - distance(b) || at(b) - at(a))[0];
};

/** The slots in order, with the lost one marked as unavailable, also if the store does not list it any more (ORD-064). */
export const withLostSlot = (slots: readonly Slot[], lost: string | undefined): readonly Slot[] =>
  lost === undefined
    ? slots
    : [...slots.filter((slot) => !isAt(lost)(slot)), { startsAt: lost, available: false }].sort(
        (a, b) => at(a) - at(b),
      );

/** The slots of each day, in order. */
export const slotsByDay = <T extends Slot>(
  slots: readonly T[],
  dayOf: (startsAt: string) => string,
): ReadonlyMap<string, readonly T[]> => groupBy(slots, ({ startsAt }) => dayOf(startsAt));

const dayMs = 24 * 60 * 60_000;
/** 'Today' and 'Tomorrow' by the day that they are; other days have their date. */
export const dayNames = (
  intl: Pick<IntlShape, 'formatRelativeTime' | 'locale'>,
  dayOf: (at: number) => string,
  now: number,
): ReadonlyMap<string, string> =>
  new Map(
    [0, 1].map((days) => {
      const name = intl.formatRelativeTime(days, 'day', { numeric: 'auto' });
      return [dayOf(now + days * dayMs), name.charAt(0).toLocaleUpperCase(intl.locale) + name.slice(1)];
    }),
  );
