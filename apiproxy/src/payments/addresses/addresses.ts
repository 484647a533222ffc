import type { AddressInput, SingleUseAddressInput, UpdateAddressInput } from '../../generated/resolvers.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { idOfRequest } from '../../http/idempotency/id-of-request.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { lockWallet } from '../instruments/instrument-store.ts';
import { findEarlierResult, storeResult } from '../wallet-requests.ts';
import { hashOfToken } from '../token-hash.ts';
import { readAddress, readSingleUseAddress } from './address-input.ts';
import { listAddresses, requireAddress } from './address-store.ts';
import { deleteSingleUseAddress, singleUseMs } from './delete-single-use-address.job.ts';

export const maxAddresses = 20;
const addressTypes: readonly string[] = ['Billing', 'Other'];

/** CRD-060. A repeated requestId stores nothing more. */
export const createAddress = async (
  deps: AppDeps,
  memberId: string,
  { requestId, type, ...input }: AddressInput,
): Promise<string> => {
  const columns = readAddress(input);
  const kind = type ?? 'Billing';
  if (!addressTypes.includes(kind))
    throw createAppError('VALIDATION', { type: 'invalid' }, { field: 'type' });
  const addressId = idOfRequest('addr', memberId, requestId);
  const request = { id: addressId, memberId, body: { ...columns, kind } };
  await deps.db.transaction().execute(async (trx) => {
    await lockWallet(trx, memberId);
    if ((await findEarlierResult(trx, deps, request)) !== undefined) return;
    if ((await listAddresses(trx, memberId)).length >= maxAddresses)
      throw createAppError('WALLET_LIMIT', { limit: maxAddresses });
    await trx
      .insertInto('billing_address')
      .values({
        ...columns,
        address_id: addressId,
        member_id: memberId,
        type: kind,
        created_at: deps.clock.now(),
        removed_at: null,
      })
      .onConflict((conflict) => conflict.column('address_id').doNothing())
      .execute();
    await storeResult(trx, deps, request, addressId);
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

/** CRD-061: the address of one payment, for the session that adds it. A job deletes it after a day. */
export const addSingleUseAddress = async (
  deps: AppDeps,
  sessionId: string | null,
  input: SingleUseAddressInput,
): Promise<string> => {
  const columns = readSingleUseAddress(input);
  const now = deps.clock.now();
  const addressToken = deps.random.bytes(24).toString('base64url');
  const tokenHash = hashOfToken(addressToken);
  await deps.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('single_use_address')
      .values({ ...columns, token_hash: tokenHash, session_id: sessionId, order_id: null, created_at: now })
      .execute();
    await enqueueJob(trx, deps, {
      job: deleteSingleUseAddress,
      payload: { tokenHash },
      runAt: new Date(now.getTime() + singleUseMs),
    });
  });
  return addressToken;
};
