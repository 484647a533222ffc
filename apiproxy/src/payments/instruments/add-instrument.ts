import type { Kysely, Transaction } from 'kysely';
import type { PaymentInstrumentInput, UpdatePaymentInstrumentInput } from '../../generated/resolvers.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { AppError, createAppError } from '../../http/errors/app-error.ts';
import { idOfRequest } from '../../http/idempotency/id-of-request.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import type { Tables } from '../../storage/tables.ts';
import { requireAddress } from '../addresses/address-store.ts';
import { findEarlierResult, isKnownRequest, storeResult } from '../wallet-requests.ts';
import { withRefusedCardLimits, type CardSender } from '../refused-cards/refused-card-limits.ts';
import type { Instrument, StoreInstrumentRequest } from '../payment-provider.ts';
import {
  isBankCard,
  listInstruments,
  lockWallet,
  makeDefault,
  requireInstrument,
} from './instrument-store.ts';
import { forgetInstrument } from './forget-instrument.job.ts';

export const maxInstruments = 10;

/** A member, and the request that stores a card for the member. */
export interface CardOwner {
  readonly memberId: string;
  readonly sender: CardSender;
}
/** The provider stores the card of a token. Throws the code with which it refuses the card. */
const storeAtProvider = async (
  deps: AppDeps,
  { sender }: CardOwner,
  request: StoreInstrumentRequest,
): Promise<Instrument> => {
  const result = await withRefusedCardLimits(deps, { sender, token: request.token }, () =>
    deps.payments.storeInstrument(request),
  );
  if (!result.ok) throw createAppError(result.errorCode);
  return result.instrument;
};
const columnsOf = ({ instrumentId, brand, lastFour, accountName, expiryMonth, expiryYear }: Instrument) => ({
  instrument_id: instrumentId,
  payment_type: brand,
  last_four: lastFour,
  account_name: accountName,
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

/** Throws WALLET_LIMIT if the member can store no more payment methods. */
export const assertRoom = async (
  db: Kysely<Tables>,
  deps: Pick<AppDeps, 'paymentModule'>,
  memberId: string,
): Promise<void> => {
  if ((await listInstruments(db, deps, memberId)).length >= maxInstruments)
    throw createAppError('WALLET_LIMIT', { limit: maxInstruments });
};

interface NewInstrument {
  readonly memberId: string;
  readonly paymentMethodId: string;
  readonly instrument: Instrument;
  readonly addressId: string | null;
  /** The first one is the default in any case. */
  readonly isDefault: boolean;
}
/**
 * Stores a payment method, once per id. Throws WALLET_LIMIT if the member can store no more: parallel requests have passed the
 * earlier check together. The wallet is locked.
 */
export const insertInstrument = async (
  trx: Transaction<Tables>,
  { clock, paymentModule }: Pick<AppDeps, 'clock' | 'paymentModule'>,
  { memberId, paymentMethodId, instrument, addressId, isDefault }: NewInstrument,
): Promise<void> => {
  if (await isStored(trx, paymentMethodId)) return;
  await assertRoom(trx, { paymentModule }, memberId);
  const others = await listInstruments(trx, { paymentModule }, memberId);
  await trx
    .insertInto('payment_instrument')
    .values({
      payment_method_id: paymentMethodId,
      member_id: memberId,
      provider: paymentModule.name,
      ...columnsOf(instrument),
      is_default: false,
      address_id: addressId,
      created_at: clock.now(),
      removed_at: null,
    })
    .execute();
  if (isDefault || !others.some(({ is_default }) => is_default))
    await makeDefault(trx, memberId, paymentMethodId);
};

type AddressChange = { readonly address_id: string } | undefined;

/** Whether an earlier request with this requestId stored a payment method. */
export const isKnownInstrument = (
  { db }: AppDeps,
  memberId: string,
  { requestId }: PaymentInstrumentInput,
): Promise<boolean> => isKnownRequest(db, idOfRequest('pm', memberId, requestId));

/** Throws PAYMENT_OPTION_OFF while customers can add no bank cards (CRD-051). */
const assertCardsAreOn = ({ configuration }: AppDeps): void => {
  if (!configuration.newPaymentOptionEnabled.creditCard) throw createAppError('PAYMENT_OPTION_OFF');
};

/** Writes the card that the provider has stored. If the write refuses it, the provider forgets it. */
const writeStored = async (
  deps: AppDeps,
  { instrumentId }: Instrument,
  write: (trx: Transaction<Tables>) => Promise<void>,
): Promise<void> => {
  try {
    await deps.db.transaction().execute(write);
  } catch (cause) {
    if (cause instanceof AppError) {
      await enqueueJob(deps.db, deps, { job: forgetInstrument, payload: { instrumentId } });
      deps.jobs.notify();
    }
    throw cause;
  }
};

/**
 * CRD-050: stores a card that was typed into the vault. The first one is the default. The provider answers a repeated
 * request with the first result, so that a card is stored once.
 */
export const addInstrument = async (
  deps: AppDeps,
  owner: CardOwner,
  { requestId, paymentInstrumentToken, addressId, default: isWanted }: PaymentInstrumentInput,
): Promise<string> => {
  assertCardsAreOn(deps);
  const { memberId } = owner;
  const paymentMethodId = idOfRequest('pm', memberId, requestId);
  const body = { token: paymentInstrumentToken, addressId: addressId ?? null, isDefault: isWanted === true };
  const request = { id: paymentMethodId, memberId, body };
  const earlier = await findEarlierResult(deps.db, deps, request);
  if (earlier !== undefined) return earlier;
  if (addressId) await requireAddress(deps.db, memberId, addressId);
  await assertRoom(deps.db, deps, memberId);
  const instrument = await storeAtProvider(deps, owner, {
    reference: paymentMethodId,
    token: paymentInstrumentToken,
    ownerId: memberId,
  });
  const isDefault = isWanted === true;
  const row = { memberId, paymentMethodId, instrument, addressId: addressId ?? null, isDefault };
  await writeStored(deps, instrument, async (trx) => {
    await lockWallet(trx, memberId);
    if ((await findEarlierResult(trx, deps, request)) !== undefined) return;
    await insertInstrument(trx, deps, row);
    await storeResult(trx, deps, request, paymentMethodId);
  });
  return paymentMethodId;
};

/** A bank card of the member. Throws PAYMENT_METHOD_NOT_FOUND for another kind: only a bank card has digits to replace. */
const requireCard = async (db: Kysely<Tables>, deps: AppDeps, memberId: string, paymentMethodId: string) => {
  const row = await requireInstrument(db, deps, memberId, paymentMethodId);
  if (!isBankCard(row)) throw createAppError('PAYMENT_METHOD_NOT_FOUND');
  return row;
};

/** A new card replaces the stored one under the same id, so that auto reloads continue; the provider forgets the old one. */
const replaceCard = async (
  deps: AppDeps,
  owner: CardOwner,
  paymentMethodId: string,
  { token, address }: { readonly token: string; readonly address: AddressChange },
): Promise<void> => {
  assertCardsAreOn(deps);
  const { memberId } = owner;
  await requireCard(deps.db, deps, memberId, paymentMethodId);
  const reference = idOfRequest('pm', memberId, token);
  const instrument = await storeAtProvider(deps, owner, { reference, token, ownerId: memberId });
  await writeStored(deps, instrument, async (trx) => {
    await lockWallet(trx, memberId);
    const { instrument_id: earlier } = await requireCard(trx, deps, memberId, paymentMethodId);
    await trx
      .updateTable('payment_instrument')
      .set({ provider: deps.paymentModule.name, ...columnsOf(instrument), ...address })
      .where('payment_method_id', '=', paymentMethodId)
      .execute();
    if (instrument.instrumentId !== earlier)
      await enqueueJob(trx, deps, { job: forgetInstrument, payload: { instrumentId: earlier } });
  });
  deps.jobs.notify();
};

/** Changes the billing address of a payment method, its card, or both. Throws PAYMENT_OPTION_OFF as for a new card. */
export const updateInstrument = async (
  deps: AppDeps,
  owner: CardOwner,
  { paymentMethodId, paymentInstrumentToken: token, addressId }: UpdatePaymentInstrumentInput,
): Promise<void> => {
  const { memberId } = owner;
  await requireInstrument(deps.db, deps, memberId, paymentMethodId);
  if (addressId) await requireAddress(deps.db, memberId, addressId);
  const address = addressId ? { address_id: addressId } : undefined;
  if (token) return replaceCard(deps, owner, paymentMethodId, { token, address });
  if (!address) return;
  await deps.db
    .updateTable('payment_instrument')
    .set(address)
    .where('payment_method_id', '=', paymentMethodId)
    .execute();
};
