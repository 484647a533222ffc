import type { Kysely } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import type { Tables } from '../../storage/tables.ts';
import { hashOfToken } from '../token-hash.ts';
import type { CardAddress } from '../payment-provider.ts';
import { singleUseMs } from './delete-single-use-address.job.ts';

/** The key of a token's address. Only the key is stored. */
export const addressKeyOf = (addressToken: string): string => hashOfToken(addressToken);

interface Claim {
  readonly addressKey: string;
  readonly sessionId: string | undefined;
  readonly orderId: string;
}
/**
 * Assigns the address to the order, so that it pays no other one, and returns it (ORD-123). The same order can claim it again.
 * Throws ADDRESS_NOT_FOUND for an address that has expired, pays another
 * order, or was added in another session.
 */
export const claimSingleUseAddress = async (
  { db, clock }: Pick<AppDeps, 'clock'> & { readonly db: Kysely<Tables> },
  { addressKey, sessionId, orderId }: Claim,
): Promise<CardAddress> => {
  const claimed = await db
    .updateTable('single_use_address')
    .set({ order_id: orderId })
    .where('token_hash', '=', addressKey)
    .where('session_id', '=', sessionId ?? null)
    .where('created_at', '>', new Date(clock.now().getTime() - singleUseMs))
    .where((where) => where.or([where('order_id', 'is', null), where('order_id', '=', orderId)]))
    .returningAll()
    .executeTakeFirst();
  if (!claimed) throw createAppError('ADDRESS_NOT_FOUND');
  const { line1, line2, city, postal_code, country_subdivision, country } = claimed;
  return {
    line1,
    line2,
    city,
    postalCode: postal_code,
    countrySubdivision: country_subdivision,
    country,
  };
};

/** True if the session has added the address, also if it has expired or pays another order. */
export const hasSingleUseAddress = async (
  db: Kysely<Tables>,
  { addressKey, sessionId }: Omit<Claim, 'orderId'>,
): Promise<boolean> => {
  const stored = await db
    .selectFrom('single_use_address')
    .select('token_hash')
    .where('token_hash', '=', addressKey)
    .where('session_id', '=', sessionId ?? null)
    .executeTakeFirst();
  return stored !== undefined;
};

/** After a declined card the address can pay another order of the session: a changed cart has another orderId. */
export const releaseSingleUseAddress = async ({ db }: AppDeps, orderId: string): Promise<void> => {
  await db
    .updateTable('single_use_address')
    .set({ order_id: null })
    .where('order_id', '=', orderId)
    .execute();
};

/** Deletes the address in the transaction that stores its order: it is used. */
export const deleteUsedAddress = async (db: Kysely<Tables>, orderId: string): Promise<void> => {
  await db.deleteFrom('single_use_address').where('order_id', '=', orderId).execute();
};
