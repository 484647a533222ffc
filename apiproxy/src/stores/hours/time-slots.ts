import { sql } from 'kysely';
import type { Db } from '../../storage/database.ts';
import { openStateNow } from './hours-view.ts';
import { pickupOptions, type PickupCode } from '../pickup.ts';
import type { StoreFacts } from '../store.ts';

const minuteMs = 60_000;
/** The limits of D-29. */
export const slotMinutes = 5;
export const slotHorizonMinutes = 60;

export interface PlannedSlots {
  readonly startsAt: readonly Date[];
  /** True if the store can still prepare an order that is placed now. */
  readonly asapAvailable: boolean;
}

/**
 * Plans slots of 5 minutes from the lead time to min(1 h, closing − lead time), D-29, ORD-063. The lead time includes the
 * minutes that the pickup option adds.
 */
export const planSlots = (store: StoreFacts, now: Date, pickup: PickupCode = '16'): PlannedSlots => {
  const { isOpen, changesAt } = openStateNow(store, now);
  if (!isOpen || !changesAt || store.availability !== 'READY') return { startsAt: [], asapAvailable: false };
  const lead = (store.leadMinutes + pickupOptions[pickup].extraMinutes[0]) * minuteMs;
  const step = slotMinutes * minuteMs;
  const latest = Math.min(now.getTime() + slotHorizonMinutes * minuteMs, changesAt.getTime() - lead);
  const startsAt: Date[] = [];
  for (let at = Math.ceil((now.getTime() + lead) / step) * step; at <= latest; at += step)
    startsAt.push(new Date(at));
  return { startsAt, asapAvailable: now.getTime() + lead <= changesAt.getTime() };
};

export interface Slot {
  readonly startsAt: Date;
  readonly available: boolean;
}
/** The planned slots; full ones are marked. */
export const loadSlots = async (
  db: Db,
  store: StoreFacts,
  now: Date,
  pickup?: PickupCode,
): Promise<readonly Slot[]> => {
  const { startsAt } = planSlots(store, now, pickup);
  if (startsAt.length === 0) return [];
  const taken = await db
    .selectFrom('time_slot')
    .select(['starts_at', 'taken'])
    .where('store_number', '=', store.storeNumber)
    .where('starts_at', 'in', startsAt)
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
  (await loadSlots(db, store, now, pickup)).some(
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
