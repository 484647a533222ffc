import { money, validateAmount, type Rule } from '@crema/shared-contracts';
import type { Transaction } from 'kysely';
import type { CardRemoval, TransferInput } from '../generated/resolvers.ts';
import type { AppDeps } from '../http/app-deps.ts';
import { createAppError } from '../http/errors/app-error.ts';
import { idOfRequest } from '../http/idempotency/id-of-request.ts';
import { assertConfirmedEmail } from '../identity/identity.public.ts';
import { findEarlierResult, lockWallet, storeResult } from '../payments/payments.public.ts';
import type { Tables } from '../storage/tables.ts';
import type { CardRow } from './card-store.ts';
import { debitCard } from './debit-card.ts';
import { creditCard } from './ledger.ts';
import { lockOwnCard, lockOwnCards } from './own-card.ts';
import { headroomOf } from './reloads/reload-amounts.ts';
import { findRemoval, removeLocked } from './wallet/remove-card.ts';

interface Facts {
  readonly from: CardRow;
  readonly to: CardRow;
  readonly amountMinor: number;
}
/** Checked top to bottom. */
const rules: readonly Rule<Facts, { readonly code: '121025' | '121033' | '121023' }>[] = [
  { code: '121033', isViolatedBy: ({ from, to }) => from.currency !== to.currency },
  { code: '121025', isViolatedBy: ({ from }) => from.balance_minor <= 0 },
  { code: '121025', isViolatedBy: ({ from, amountMinor }) => amountMinor > from.balance_minor },
  { code: '121023', isViolatedBy: ({ to, amountMinor }) => amountMinor > headroomOf(to.balance_minor) },
];

export interface Transferred {
  readonly transferId: string;
  readonly amountMinor: number;
  readonly currency: CardRow['currency'];
  readonly removal: CardRemoval | null;
}

const findEarlier = async (
  trx: Transaction<Tables>,
  memberId: string,
  transferId: string,
  { fromCardId, toCardId, amountMinor, removeEmptied }: TransferInput,
): Promise<Transferred | undefined> => {
  const entries = await trx
    .selectFrom('svc_ledger')
    .innerJoin('svc_card', 'svc_card.card_id', 'svc_ledger.card_id')
    .select(['svc_ledger.card_id', 'kind', 'amount_minor', 'currency'])
    .where('ref_type', '=', 'transfer')
    .where('ref_id', '=', transferId)
    .execute();
  const source = entries.find(({ kind }) => kind === 'TRANSFER_OUT');
  const target = entries.find(({ kind }) => kind === 'TRANSFER_IN');
  if (!source || !target) return undefined;
  const isSame = source.card_id === fromCardId && target.card_id === toCardId;
  if (!isSame || (amountMinor && amountMinor !== target.amount_minor))
    throw createAppError('IDEMPOTENCY_CONFLICT');
  // The page needs the removal to offer its undo, also after a lost reply.
  const removal = removeEmptied === true ? await findRemoval(trx, memberId, fromCardId) : null;
  return { transferId, amountMinor: target.amount_minor, currency: target.currency, removal };
};

/** Both entries have the transfer's id. The cards are locked, so that neither can fail after the rules. */
const book = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  { from, to, amountMinor }: Facts,
  refId: string,
): Promise<void> => {
  const shared = { amountMinor, refType: 'transfer', refId } as const;
  const out = await debitCard(trx, deps, { ...shared, cardId: from.card_id, kind: 'TRANSFER_OUT' });
  const into = await creditCard(trx, deps, { ...shared, cardId: to.card_id, kind: 'TRANSFER_IN' });
  if (!out.ok || !into.ok) throw createAppError('121025');
};

/**
 * CRD-011, CRD-035: moves money between two cards of one member, in one transaction and once per requestId. Throws
 * EMAIL_NOT_CONFIRMED for a member who has not opened the mailed link (D-158).
 */
export const transferBalance = (
  deps: AppDeps,
  memberId: string,
  input: TransferInput,
): Promise<Transferred> => {
  const { requestId, fromCardId, toCardId, removeEmptied } = input;
  const transferId = idOfRequest('transfer', memberId, requestId);
  const amount = input.amountMinor ?? null;
  const body = { fromCardId, toCardId, amount, isRemoved: removeEmptied === true };
  const request = { id: transferId, memberId, body };
  if (fromCardId === toCardId) throw createAppError('VALIDATION', undefined, { field: 'toCardId' });
  return deps.db.transaction().execute(async (trx) => {
    await lockWallet(trx, memberId);
    await findEarlierResult(trx, deps, request);
    const earlier = await findEarlier(trx, memberId, transferId, input);
    if (earlier) return earlier;
    await assertConfirmedEmail(trx, memberId);
    const [from, to] = await lockOwnCards(trx, memberId, [fromCardId, toCardId]);
    if (!from || !to) throw createAppError('CARD_NOT_FOUND');
    const facts = { from, to, amountMinor: input.amountMinor ?? from.balance_minor };
    const violated = rules.find(({ isViolatedBy }) => isViolatedBy(facts));
    if (violated) throw createAppError(violated.code);
    if (validateAmount(facts.amountMinor))
      throw createAppError('VALIDATION', undefined, { field: 'amountMinor' });
    const isEmptied = facts.amountMinor === from.balance_minor;
    const isRemoved = isEmptied && removeEmptied === true;
    // A card that is about to be removed is not reloaded.
    if (isRemoved)
      await trx.updateTable('auto_reload').set({ status: 'off' }).where('card_id', '=', fromCardId).execute();
    await book(trx, deps, facts, transferId);
    await storeResult(trx, deps, request, transferId);
    const removal = isRemoved
      ? await removeLocked(trx, deps, memberId, await lockOwnCard(trx, memberId, fromCardId))
      : null;
    return { transferId, amountMinor: facts.amountMinor, currency: from.currency, removal };
  });
};

export const amountOf = ({ amountMinor, currency }: Transferred) => money(amountMinor, currency);
