import { money } from '@crema/shared-contracts';
import type { Transaction } from 'kysely';
import type { ReloadCardInput } from '../../generated/resolvers.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { idOfRequest } from '../../http/idempotency/id-of-request.ts';
import {
  assertSameRequest,
  lockWallet,
  readReturnUrl,
  requireInstrument,
  type Decided,
} from '../../payments/payments.public.ts';
import type { Tables } from '../../storage/tables.ts';
import { lockOwnCard } from '../own-card.ts';
import { findAmountError } from './reload-amounts.ts';
import { addedMoney } from './reload-purchase.ts';
import { findReload, type ReloadRow } from './reload-store.ts';

const isSame = (earlier: ReloadRow, { cardId, amountMinor, paymentMethodId }: ReloadCardInput): boolean =>
  earlier.card_id === cardId &&
  earlier.amount_minor === amountMinor &&
  earlier.payment_method_id === paymentMethodId;

/** Whether an earlier request with this requestId started a reload. */
export const isKnownReload = async (
  { db }: AppDeps,
  memberId: string,
  { requestId }: ReloadCardInput,
): Promise<boolean> => (await findReload(db, idOfRequest('reload', memberId, requestId))) !== undefined;

const startReload = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  memberId: string,
  input: ReloadCardInput,
): Promise<ReloadRow> => {
  const reloadId = idOfRequest('reload', memberId, input.requestId);
  const returnUrl = readReturnUrl(input.returnUrl, deps);
  await lockWallet(trx, memberId);
  const earlier = await findReload(trx, reloadId);
  if (earlier) {
    assertSameRequest(isSame(earlier, input));
    return earlier;
  }
  const card = await lockOwnCard(trx, memberId, input.cardId);
  const { amountMinor, paymentMethodId } = input;
  const code = findAmountError({ amountMinor, balanceMinor: card.balance_minor });
  if (code || !amountMinor) throw createAppError(code ?? '121005', undefined, { field: 'amountMinor' });
  if (!paymentMethodId) throw createAppError('PAYMENT_METHOD_REQUIRED');
  await requireInstrument(trx, deps, memberId, paymentMethodId);
  const row: ReloadRow = {
    reload_id: reloadId,
    card_id: card.card_id,
    member_id: memberId,
    purpose: 'reload',
    amount_minor: amountMinor,
    currency: card.currency,
    payment_method_id: paymentMethodId,
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

/**
 * CRD-011, CRD-035: adds money to a card. Stored before the provider is called and idempotent by requestId: after a crash or
 * a lost reply the same request continues, and the card is charged and credited once.
 */
export const addMoney = async (
  deps: AppDeps,
  memberId: string,
  input: ReloadCardInput,
): Promise<Decided<ReloadRow>> => {
  const reload = await deps.db.transaction().execute((trx) => startReload(trx, deps, memberId, input));
  if (reload.state !== 'STARTED') return { row: reload, action: null };
  const instrument = await requireInstrument(deps.db, deps, memberId, reload.payment_method_id);
  const result = await addedMoney.charge(deps, reload, {
    source: { kind: 'instrument', instrumentId: instrument.instrument_id },
    amount: money(reload.amount_minor, reload.currency),
    ...(reload.return_url !== null && { returnUrl: reload.return_url }),
  });
  return addedMoney.decide(deps, reload, result);
};
