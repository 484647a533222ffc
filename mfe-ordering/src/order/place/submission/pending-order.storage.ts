import {
  nonEmptyString,
  boolean,
  integer,
  optional,
  object,
  picklist,
  type Money,
} from '@crema/shared-contracts';
import { persistedValue, type PersistedValue, type StorageWindow } from '@crema/remote-kit';

/** The amount and the store of the order, for the text next to the bank's question (L-08). */
export interface PaidOrder extends Money {
  readonly storeName: string;
}
/** An order that was sent and has no reply yet. */
export interface PendingOrder {
  readonly orderId: string;
  readonly guest: boolean;
  /** The member who sent it; undefined for a guest. Other visitors neither see it nor ask for it (D-166). */
  readonly memberId?: string;
  /** The stored-value card that pays the order: its balance is read again once the order is found. */
  readonly cardId?: string;
  /** The last digits of the bank card that pays, for the message of a refusal. */
  readonly lastFour?: string;
  /** True while the bank has not decided: the payment is asked for at the next start. */
  readonly isWaiting?: boolean;
  readonly paid?: PaidOrder | undefined;
}
/** True for the visitor who sent the order. */
export const isOwnOrder = (
  { guest, memberId: owner }: PendingOrder,
  memberId: string | undefined,
): boolean => (guest ? memberId === undefined : owner !== undefined && owner === memberId);

/**
 * The record of an order whose visitor left: none once a member is signed in who did not send it, and ids only after a sign-out, so that the same member finds the order again and does not pay twice (D-25, D-166).
 */
export const withoutVisitor = (
  { orderId, guest, memberId: owner, isWaiting }: PendingOrder,
  memberId: string | undefined,
): PendingOrder | undefined =>
  memberId === undefined && owner !== undefined
    ? { orderId, guest, memberId: owner, ...(isWaiting && { isWaiting }) }
    : undefined;

/**
 * The record survives a reload, so that a reload between submission and reply cannot place a second order
 * (D-25).
 */
export const pendingOrderRecord = (home?: StorageWindow): PersistedValue<PendingOrder> =>
  persistedValue<PendingOrder>(
    {
      key: 'crema.ordering.pending',
      version: 2,
      validate: object({
        orderId: nonEmptyString,
        guest: boolean,
        memberId: optional(nonEmptyString),
        cardId: optional(nonEmptyString),
        lastFour: optional(nonEmptyString),
        isWaiting: optional(boolean),
        paid: optional(
          object({ amountMinor: integer, currency: picklist('USD', 'CAD'), storeName: nonEmptyString }),
        ),
      }),
    },
    home,
  );
