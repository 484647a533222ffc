import { validateAmount } from '@crema/shared-contracts';
import type { Transaction } from 'kysely';
import type { AppDeps } from '../http/app-deps.ts';
import type { Tables } from '../storage/tables.ts';
import type { LedgerKind } from './cards.tables.ts';
import { highestBalanceMinor } from './highest-balance.ts';

export interface Movement {
  readonly cardId: string;
  /** The amount in minor units, above 0; the function determines the sign. */
  readonly amountMinor: number;
  readonly kind: LedgerKind;
  /** The purpose of the movement. Card, kind and reference together are unique. */
  readonly refType: string;
  readonly refId: string;
}
export type MovementResult =
  | { readonly ok: true; readonly balanceMinor: number }
  | { readonly ok: false; readonly reason: 'TOO_LOW' | 'TOO_HIGH' | 'CARD_NOT_FOUND' };

/** The result of a movement; `entry` is missing if the movement was booked earlier. */
export type Booking = MovementResult & {
  readonly entry?: { readonly entryId: string; readonly beforeMinor: number };
};

export type LedgerDeps = Pick<AppDeps, 'ids' | 'clock'>;

const assertAmount = (amountMinor: number) => {
  if (validateAmount(amountMinor))
    throw new Error(`Found the amount ${amountMinor}; expected a positive integer in minor units`);
};

/** Locks the cards in the order of their ids, so that two movements over the same cards cannot deadlock. */
export const lockCards = async (db: Transaction<Tables>, cardIds: readonly string[]) =>
  db
    .selectFrom('svc_card')
    .selectAll()
    .where('card_id', 'in', [...new Set(cardIds)])
    .orderBy('card_id')
    .forUpdate()
    .execute();

const findEntry = (db: Transaction<Tables>, { cardId, kind, refType, refId }: Movement) =>
  db
    .selectFrom('svc_ledger')
    .select('balance_after_minor')
    .where('ref_type', '=', refType)
    .where('ref_id', '=', refId)
    .where('card_id', '=', cardId)
    .where('kind', '=', kind)
    .executeTakeFirst();

const insertEntry = async (
  db: Transaction<Tables>,
  deps: LedgerDeps,
  { cardId, kind, refType, refId }: Movement,
  { signedMinor, balanceMinor }: { readonly signedMinor: number; readonly balanceMinor: number },
): Promise<string> => {
  const entryId = deps.ids.next();
  await db
    .insertInto('svc_ledger')
    .values({
      entry_id: entryId,
      card_id: cardId,
      kind,
      amount_minor: signedMinor,
      balance_after_minor: balanceMinor,
      ref_type: refType,
      ref_id: refId,
      at: deps.clock.now(),
    })
    .execute();
  return entryId;
};

const move = async (
  db: Transaction<Tables>,
  deps: LedgerDeps,
  movement: Movement,
  signedMinor: number,
): Promise<Booking> => {
  assertAmount(movement.amountMinor);
  const [card] = await lockCards(db, [movement.cardId]);
  if (!card || card.status !== 'ACTIVE') return { ok: false, reason: 'CARD_NOT_FOUND' };
  const earlier = await findEntry(db, movement);
  if (earlier) return { ok: true, balanceMinor: earlier.balance_after_minor };
  const updated = await db
    .updateTable('svc_card')
    .set((eb) => ({ balance_minor: eb('balance_minor', '+', signedMinor) }))
    .where('card_id', '=', movement.cardId)
    // A credit may leave a balance below zero that was further below it (D-153).
    .where('balance_minor', '>=', signedMinor < 0 ? -signedMinor : -highestBalanceMinor)
    .where('balance_minor', '<=', highestBalanceMinor - signedMinor)
    .returning('balance_minor')
    .executeTakeFirst();
  if (!updated) return { ok: false, reason: signedMinor < 0 ? 'TOO_LOW' : 'TOO_HIGH' };
  const entryId = await insertEntry(db, deps, movement, {
    signedMinor,
    balanceMinor: updated.balance_minor,
  });
  return {
    ok: true,
    balanceMinor: updated.balance_minor,
    entry: { entryId, beforeMinor: card.balance_minor },
  };
};

/** Debits a card once per reference, never below zero. A repeated reference returns the first result. */
export const bookDebit = (db: Transaction<Tables>, deps: LedgerDeps, movement: Movement) =>
  move(db, deps, movement, -movement.amountMinor);

/** Credits a card once per reference, never above the maximum balance (CRD-014). */
export const creditCard = async (
  db: Transaction<Tables>,
  deps: LedgerDeps,
  movement: Movement,
): Promise<MovementResult> => {
  const { entry: _entry, ...result } = await move(db, deps, movement, movement.amountMinor);
  return result;
};

/**
 * Books what the bank took back (D-153). It is the only entry that takes a balance below zero, to −$500 at most: the rest of
 * a larger amount is not booked. Returns what is booked.
 */
export const bookChargeback = async (
  db: Transaction<Tables>,
  deps: LedgerDeps,
  movement: Omit<Movement, 'kind'>,
): Promise<number> => {
  const [card] = await lockCards(db, [movement.cardId]);
  const booked = { ...movement, kind: 'CHARGEBACK' as const };
  if (!card || (await findEntry(db, booked))) return 0;
  const amountMinor = Math.min(movement.amountMinor, card.balance_minor + highestBalanceMinor);
  if (amountMinor <= 0) return 0;
  await insertEntry(db, deps, booked, {
    signedMinor: -amountMinor,
    balanceMinor: card.balance_minor - amountMinor,
  });
  await db
    .updateTable('svc_card')
    .set({ balance_minor: card.balance_minor - amountMinor })
    .where('card_id', '=', movement.cardId)
    .execute();
  return amountMinor;
};

/**
 * Books money of a chargeback that the bank gave back, up to the highest balance: the rest of a larger amount is not booked. Returns
 * what is booked.
 */
export const bookChargebackReturn = async (
  db: Transaction<Tables>,
  deps: LedgerDeps,
  movement: Omit<Movement, 'kind'>,
): Promise<number> => {
  const [card] = await lockCards(db, [movement.cardId]);
  const amountMinor = Math.min(movement.amountMinor, highestBalanceMinor - (card?.balance_minor ?? 0));
  if (!card || amountMinor <= 0) return 0;
  const result = await move(db, deps, { ...movement, amountMinor, kind: 'CHARGEBACK_RETURN' }, amountMinor);
  return result.ok ? amountMinor : 0;
};
