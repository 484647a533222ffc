import { money } from '@crema/shared-contracts';
import type { Transaction } from 'kysely';
import type { ReloadCardInput } from '../../generated/resolvers.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { idOfRequest } from '../../http/idempotency/id-of-request.ts';
import {
  assertSameRequest,
  findPaymentSource,
  hashOfToken,
  lockWallet,
  readReturnUrl,
  requireInstrument,
  startCardAttempt,
  type CardSender,
  type Decided,
  type EndCardAttempt,
  type PaymentSource,
} from '../../payments/payments.public.ts';
import type { Tables } from '../../storage/tables.ts';
import { lockOwnCard } from '../own-card.ts';
import { findAmountError } from './reload-amounts.ts';
import { addedMoney } from './reload-purchase.ts';
import { findReload, type ReloadRow } from './reload-store.ts';

const tokenHashOf = ({ paymentInstrumentToken: token }: ReloadCardInput): string | null =>
  token ? hashOfToken(token) : null;

const isSame = (earlier: ReloadRow, input: ReloadCardInput): boolean =>
  earlier.card_id === input.cardId &&
  earlier.amount_minor === input.amountMinor &&
  earlier.payment_method_id === (input.paymentMethodId ?? null) &&
  earlier.token_hash === tokenHashOf(input);

/** The reload of an earlier request with this requestId. Throws IDEMPOTENCY_CONFLICT if it was another request. */
export const findEarlierReload = async (
  { db }: Pick<AppDeps, 'db'>,
  memberId: string,
  input: ReloadCardInput,
): Promise<ReloadRow | undefined> => {
  const earlier = await findReload(db, idOfRequest('reload', memberId, input.requestId));
  assertSameRequest(!earlier || isSame(earlier, input));
  return earlier;
};

/** A stored payment method or the token of a wallet pays, never both. A card that is typed is stored first (K-04). */
const assertPaymentGiven = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  memberId: string,
  { paymentMethodId, paymentInstrumentToken: token }: ReloadCardInput,
): Promise<void> => {
  if (token && (paymentMethodId || !deps.paymentModule.isWalletToken?.(token)))
    throw createAppError('PAYMENT_TOKEN_UNKNOWN');
  if (!token && !paymentMethodId) throw createAppError('PAYMENT_METHOD_REQUIRED');
  if (paymentMethodId) await requireInstrument(trx, deps, memberId, paymentMethodId);
};

const startReload = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  memberId: string,
  input: ReloadCardInput,
): Promise<ReloadRow> => {
  const reloadId = idOfRequest('reload', memberId, input.requestId);
  const returnUrl = readReturnUrl(input.returnUrl, deps);
  await lockWallet(trx, memberId);
  const earlier = await findEarlierReload({ db: trx }, memberId, input);
  if (earlier) return earlier;
  const card = await lockOwnCard(trx, memberId, input.cardId);
  const { amountMinor } = input;
  const code = findAmountError({ amountMinor, balanceMinor: card.balance_minor });
  if (code || !amountMinor) throw createAppError(code ?? '121005', undefined, { field: 'amountMinor' });
  await assertPaymentGiven(trx, deps, memberId, input);
  const row: ReloadRow = {
    reload_id: reloadId,
    card_id: card.card_id,
    member_id: memberId,
    purpose: 'reload',
    amount_minor: amountMinor,
    currency: card.currency,
    payment_method_id: input.paymentMethodId ?? null,
    token_hash: tokenHashOf(input),
    reference: reloadId,
    attempts: 1,
    state: 'STARTED',
    error_code: null,
    return_url: returnUrl,
    trigger_entry_id: null,
    created_at: deps.clock.now(),
    settled_at: null,
  };
  await trx.insertInto('card_reload').values(row).execute();
  await addedMoney.start(trx, deps, row);
  return row;
};

interface Payer {
  readonly memberId: string;
  readonly sender: CardSender;
}
const sourceOf = async (
  deps: AppDeps,
  { memberId }: Payer,
  { paymentInstrumentToken: token, paymentMethodId }: ReloadCardInput,
): Promise<PaymentSource> => {
  if (token) return findPaymentSource(deps, { memberId, card: token });
  const instrument = await requireInstrument(deps.db, deps, memberId, paymentMethodId ?? '');
  return { kind: 'instrument', instrumentId: instrument.instrument_id };
};

/** Counts the card of a wallet before anything is stored for it (PAY-008). */
const startCard = async (
  deps: AppDeps,
  { sender }: Payer,
  { paymentInstrumentToken: token }: ReloadCardInput,
): Promise<EndCardAttempt> =>
  token && deps.paymentModule.isWalletToken?.(token)
    ? startCardAttempt(deps, sender, token)
    : async () => undefined;

/**
 * CRD-011, CRD-035, PAY-004: adds money to a card. Stored before the provider is called and idempotent by requestId: after a crash or
 * a lost reply the same request continues, and the card is charged and credited once.
 */
export const addMoney = async (
  deps: AppDeps,
  payer: Payer,
  input: ReloadCardInput,
): Promise<Decided<ReloadRow>> => {
  const { memberId } = payer;
  const earlier = await findEarlierReload(deps, memberId, input);
  if (earlier && earlier.state !== 'STARTED') return { row: earlier, action: null };
  const endCard = await startCard(deps, payer, input);
  const reload = await deps.db.transaction().execute((trx) => startReload(trx, deps, memberId, input));
  if (reload.state !== 'STARTED') return { row: reload, action: null };
  const result = await addedMoney.charge(deps, reload, {
    source: await sourceOf(deps, payer, input),
    amount: money(reload.amount_minor, reload.currency),
    ...(reload.return_url !== null && { returnUrl: reload.return_url }),
  });
  await endCard(result);
  return addedMoney.decide(deps, reload, result);
};
