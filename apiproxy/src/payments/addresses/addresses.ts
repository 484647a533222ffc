import type { AddressInput, SingleUseAddressInput, UpdateAddressInput } from '../../generated/resolvers.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { idOfRequest } from '../../http/idempotency/id-of-request.ts';
import { lockWallet } from '../instruments/instrument-store.ts';
import { hashOfToken } from '../sandbox/token-hash.ts';
import { readAddress, readSingleUseAddress } from './address-input.ts';
import { listAddresses, requireAddress } from './address-store.ts';

export const maxAddresses = 20;
const addressTypes: readonly string[] = ['Billing', 'Other'];
const singleUseMs = 24 * 60 * 60_000;

/** CRD-060. A repeated requestId stores nothing more. */
export const createAddress = async (
  { db, clock }: AppDeps,
  memberId: string,
  { requestId, type, ...input }: AddressInput,
): Promise<string> => {
  const columns = readAddress(input);
  const kind = type ?? 'Billing';
  if (!addressTypes.includes(kind))
    throw createAppError('VALIDATION', { type: 'invalid' }, { field: 'type' });
  const addressId = idOfRequest('addr', memberId, requestId);
  await db.transaction().execute(async (trx) => {
    await lockWallet(trx, memberId);
    if ((await listAddresses(trx, memberId)).length >= maxAddresses)
      throw createAppError('WALLET_LIMIT', { limit: maxAddresses });
    await trx
      .insertInto('billing_address')
      .values({
        ...columns,
        address_id: addressId,
        member_id: memberId,
        type: kind,
        created_at: clock.now(),
        removed_at: null,
      })
      .onConflict((conflict) => conflict.column('address_id').doNothing())
      .execute();
  });
  return addressId;
};

export const updateAddress = async (
  { db }: AppDeps,
  memberId: string,
  { addressId, ...input }: UpdateAddressInput,
): Promise<void> => {
  const columns = readAddress(input);
  await requireAddress(db, memberId, addressId);
  await db
    .updateTable('billing_address')
    .set(columns)
    .where('address_id', '=', addressId)
    .where('member_id', '=', memberId)
    .execute();
};

/** The payment methods of the address stay, without an address. */
export const removeAddress = async (
  { db, clock }: AppDeps,
  memberId: string,
  addressId: string,
): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    const removed = await trx
      .updateTable('billing_address')
      .set({ removed_at: clock.now() })
      .where('address_id', '=', addressId)
      .where('member_id', '=', memberId)
      .where('removed_at', 'is', null)
      .returning('address_id')
      .executeTakeFirst();
    if (!removed) return;
    await trx
      .updateTable('payment_instrument')
      .set({ address_id: null })
      .where('address_id', '=', addressId)
      .execute();
  });
};

/** CRD-061: the address of one payment, for the holder of the token. It is deleted after a day. */
export const addSingleUseAddress = async (
  { db, clock, random }: AppDeps,
  input: SingleUseAddressInput,
): Promise<string> => {
  const columns = readSingleUseAddress(input);
  const now = clock.now();
  const addressToken = random.bytes(24).toString('base64url');
  await db
    .insertInto('single_use_address')
    .values({ ...columns, token_hash: hashOfToken(addressToken), created_at: now })
    .execute();
  await db
    .deleteFrom('single_use_address')
    .where('created_at', '<', new Date(now.getTime() - singleUseMs))
    .execute();
  return addressToken;
};
