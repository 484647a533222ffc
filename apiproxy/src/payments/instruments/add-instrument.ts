import type { Transaction } from 'kysely';
import type { PaymentInstrumentInput, UpdatePaymentInstrumentInput } from '../../generated/resolvers.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { idOfRequest } from '../../http/idempotency/id-of-request.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import type { Tables } from '../../storage/tables.ts';
import { requireAddress } from '../addresses/address-store.ts';
import type { Instrument } from '../payment-provider.ts';
import { listInstruments, lockWallet, makeDefault, requireInstrument } from './instrument-store.ts';
import { forgetInstrument } from './forget-instrument.job.ts';

export const maxInstruments = 10;

/** The provider stores the card of a token. Throws the code with which it refuses the card. */
const storeAtProvider = async (
  { payments }: AppDeps,
  reference: string,
  token: string,
): Promise<Instrument> => {
  const result = await payments.storeInstrument(reference, token);
  if (!result.ok) throw createAppError(result.errorCode);
  return result.instrument;
};
const columnsOf = ({ instrumentId, brand, lastFour, expiryMonth, expiryYear }: Instrument) => ({
  instrument_id: instrumentId,
  payment_type: brand,
  last_four: lastFour,
  expiry_month: expiryMonth,
  expiry_year: expiryYear,
});

/** A repeated request finds its row, also if it was removed since. */
const isStored = async (trx: Transaction<Tables>, paymentMethodId: string): Promise<boolean> =>
  (await trx
    .selectFrom('payment_instrument')
    .select('payment_method_id')
    .where('payment_method_id', '=', paymentMethodId)
    .executeTakeFirst()) !== undefined;

/**
 * CRD-050: stores a card that was typed into the vault. The first one is the default. The provider answers a repeated
 * request with the first result, so that a card is stored once.
 */
export const addInstrument = async (
  deps: AppDeps,
  memberId: string,
  { requestId, paymentInstrumentToken, addressId, default: isWanted }: PaymentInstrumentInput,
): Promise<string> => {
  const paymentMethodId = idOfRequest('pm', memberId, requestId);
  if (addressId) await requireAddress(deps.db, memberId, addressId);
  if ((await listInstruments(deps.db, memberId)).length >= maxInstruments)
    throw createAppError('WALLET_LIMIT', { limit: maxInstruments });
  const instrument = await storeAtProvider(deps, paymentMethodId, paymentInstrumentToken);
  await deps.db.transaction().execute(async (trx) => {
    await lockWallet(trx, memberId);
    if (await isStored(trx, paymentMethodId)) return;
    const others = await listInstruments(trx, memberId);
    await trx
      .insertInto('payment_instrument')
      .values({
        payment_method_id: paymentMethodId,
        member_id: memberId,
        ...columnsOf(instrument),
        is_default: false,
        address_id: addressId ?? null,
        created_at: deps.clock.now(),
        removed_at: null,
      })
      .execute();
    if (isWanted || !others.some(({ is_default }) => is_default))
      await makeDefault(trx, memberId, paymentMethodId);
  });
  return paymentMethodId;
};

/** A new card replaces the stored one under the same id, so that auto reloads continue; the provider forgets the old one. */
export const updateInstrument = async (
  deps: AppDeps,
  memberId: string,
  { paymentMethodId, paymentInstrumentToken: token, addressId }: UpdatePaymentInstrumentInput,
): Promise<void> => {
  await requireInstrument(deps.db, memberId, paymentMethodId);
  if (addressId) await requireAddress(deps.db, memberId, addressId);
  const reference = token ? idOfRequest('pm', memberId, token) : undefined;
  const instrument = token && reference ? await storeAtProvider(deps, reference, token) : undefined;
  await deps.db.transaction().execute(async (trx) => {
    await lockWallet(trx, memberId);
    const { instrument_id: earlier } = await requireInstrument(trx, memberId, paymentMethodId);
    const changes = {
      ...(instrument && columnsOf(instrument)),
      ...(addressId && { address_id: addressId }),
    };
    if (Object.keys(changes).length === 0) return;
    await trx
      .updateTable('payment_instrument')
      .set(changes)
      .where('payment_method_id', '=', paymentMethodId)
      .execute();
    if (instrument && instrument.instrumentId !== earlier)
      await enqueueJob(trx, deps, { job: forgetInstrument, payload: { instrumentId: earlier } });
  });
  deps.jobs.notify();
};
