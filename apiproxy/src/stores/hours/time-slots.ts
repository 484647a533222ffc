import { sql } from 'kysely';
import type { Db } from '../../storage/database.ts';
import { openStateNow } from './hours-view.ts';
import { openIntervals } from './opening-hours.ts';
import { addDays, toInstant, toLocal } from './zoned-time.ts';
import { pickupOptions, type PickupCode } from '../pickup.ts';
import type { StoreFacts } from '../store.ts';

const minuteMs = 60_000;
/** The limits of D-29: the slots of the next hour, and those of the days after it (decision 079). */
export const slotMinutes = 5;
export const slotHorizonMinutes = 60;
export const laterSlotMinutes = 15;
/** Orders are taken for today and tomorrow, and for the day on which a closed store opens next. */
export const slotDays = 2;

export interface PlannedSlots {
  readonly startsAt: readonly Date[];
  /** True if the store can still prepare an order that is placed now. */
  readonly asapAvailable: boolean;
}

const leadMsOf = (store: StoreFacts, pickup: PickupCode): number =>
  (store.leadMinutes + pickupOptions[pickup].extraMinutes[0]) * minuteMs;

/** True if the store is open and can prepare an order before it closes. */
export const isAsapAvailable = (store: StoreFacts, now: Date, pickup: PickupCode = '16'): boolean => {
  const { isOpen, changesAt } = openStateNow(store, now);
  if (!isOpen || !changesAt || store.availability !== 'READY') return false;
  return now.getTime() + leadMsOf(store, pickup) <= changesAt.getTime();
};

const ceil = (time: number, minutes: number) => Math.ceil(time / (minutes * minuteMs)) * minutes * minuteMs;
/** The end of the last day in the store's zone: tomorrow's, or that of the next opening. */
const horizonOf = (store: StoreFacts, now: Date, nextOpensAt: Date): number => {
  const today = toLocal(now, store.timeZone).date;
  const lastDay = [addDays(today, slotDays - 1), toLocal(nextOpensAt, store.timeZone).date].sort().at(-1);
  return toInstant(addDays(lastDay ?? today, 1), '00:00', store.timeZone).getTime();
};
/** The slots of one interval, from the lead time after it begins to the lead time before it ends. */
const slotsWithin = (from: number, until: number, soonUntil: number): readonly Date[] => {
  const startsAt: Date[] = [];
  for (let at = ceil(from, slotMinutes); at <= until;) {
    if (at <= soonUntil || at % (laterSlotMinutes * minuteMs) === 0) startsAt.push(new Date(at));
    at = at < soonUntil ? at + slotMinutes * minuteMs : ceil(at + 1, laterSlotMinutes);
  }
  return startsAt;
};

/**
 * Plans the slots until the end of tomorrow, and of the day on which the store opens next (D-29, ORD-063): every 5 minutes in
 * the next hour, then every 15. They begin one lead time after the opening and end one lead time before closing. The lead time includes
 * the minutes that the pickup option adds.
 */
export const planSlots = (store: StoreFacts, now: Date, pickup: PickupCode = '16'): PlannedSlots => {
  const intervals = store.availability === 'READY' ? openIntervals(store, now) : [];
  const [next] = intervals;
  if (!next) return { startsAt: [], asapAvailable: false };
  const lead = leadMsOf(store, pickup);
  const horizon = horizonOf(store, now, next.opensAt);
  const soonUntil = now.getTime() + slotHorizonMinutes * minuteMs;
  return {
    startsAt: intervals.flatMap(({ opensAt, closesAt }) =>
      slotsWithin(
        Math.max(opensAt.getTime(), now.getTime()) + lead,
        Math.min(closesAt.getTime() - lead, horizon - 1),
        opensAt <= now ? soonUntil : -Infinity,
      ),
    ),
    asapAvailable: isAsapAvailable(store, now, pickup),
  };
};

export interface Slot {
  readonly startsAt: Date;
  readonly available: boolean;
}
/** The planned slots, or those of the next hour; full ones are marked. */
export const loadSlots = async (
  db: Db,
  store: StoreFacts,
  now: Date,
  { pickup, isNextHour = false }: { readonly pickup?: PickupCode; readonly isNextHour?: boolean } = {},
): Promise<readonly Slot[]> => {
  const soonUntil = now.getTime() + slotHorizonMinutes * minuteMs;
  const planned =
    isNextHour && !openStateNow(store, now).isOpen ? [] : planSlots(store, now, pickup).startsAt;
  const startsAt = isNextHour ? planned.filter((at) => at.getTime() <= soonUntil) : planned;
  const [first] = startsAt;
  const last = startsAt.at(-1);
  if (!first || !last) return [];
  const taken = await db
    .selectFrom('time_slot')
    .select(['starts_at', 'taken'])
    .where('store_number', '=', store.storeNumber)
    .where('starts_at', '>=', first)
    .where('starts_at', '<=', last)
    .execute();
  const full = new Set(
    taken.filter((slot) => slot.taken >= store.slotCapacity).map((slot) => slot.starts_at.getTime()),
  );
  return startsAt.map((at) => ({
    startsAt: at,
    available: store.slotCapacity > 0 && !full.has(at.getTime()),
  }));
};

/** A slot that a customer chose, with the pickup option that it was chosen for. */
interface WantedSlot {
  readonly startsAt: Date;
  readonly pickup: PickupCode;
}

/** Whether the slot is offered and free, before it is reserved. */
export const isSlotFree = async (
  db: Db,
  store: StoreFacts,
  { startsAt: wanted, pickup }: WantedSlot,
  now: Date,
): Promise<boolean> =>
  (await loadSlots(db, store, now, { pickup })).some(
    ({ startsAt, available }) => available && startsAt.getTime() === wanted.getTime(),
  );

/**
 * Reserves one place of a slot in the caller's transaction. Returns false if the slot is full or not offered
 * (ORD-064); of two concurrent requests for the last place, one succeeds.
 */
export const takeSlot = async (
  trx: Db,
  store: StoreFacts,
  { startsAt, pickup }: WantedSlot,
  now: Date,
): Promise<boolean> => {
  const offered = planSlots(store, now, pickup).startsAt.some((at) => at.getTime() === startsAt.getTime());
  if (!offered || store.slotCapacity < 1) return false;
  const { rows } = await sql`
    insert into time_slot (store_number, starts_at, taken) values (${store.storeNumber}, ${startsAt}, 1)
    on conflict (store_number, starts_at) do update set taken = time_slot.taken + 1
    where time_slot.taken < ${store.slotCapacity} returning taken`.execute(trx);
  return rows.length === 1;
};

/** Gives back one reserved place of a slot, in the caller's transaction. */
export const releaseSlot = async (trx: Db, storeNumber: string, startsAt: Date): Promise<void> => {
  await trx
    .updateTable('time_slot')
    .set((eb) => ({ taken: eb('taken', '-', 1) }))
    .where('store_number', '=', storeNumber)
    .where('starts_at', '=', startsAt)
    .where('taken', '>', 0)
    .execute();
};
