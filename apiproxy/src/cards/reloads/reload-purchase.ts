import type { Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { AppError, createAppError } from '../../http/errors/app-error.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import {
  definePurchase,
  findUsableInstrument,
  settleAttempt,
  type PurchaseKind,
} from '../../payments/payments.public.ts';
import { reloadStarsJob } from '../../rewards/rewards.public.ts';
import type { Tables } from '../../storage/tables.ts';
import { enqueueAutoReloadMail } from '../auto-reload/auto-reload-mail.job.ts';
import { checkAutoReload } from '../auto-reload/skip-rules.ts';
import { mailCardChange } from '../card-mails/mail-card-change.job.ts';
import type { CardRow } from '../card-store.ts';
import { creditCard, lockCards } from '../ledger.ts';
import { reloadErrorOf } from './reload-errors.ts';
import { endReload, type ReloadRow } from './reload-store.ts';

/**
 * The locked card. Throws if what the customer asked for is over by now: the card has another owner or none, the payment method was
 * removed, or an auto reload is not wanted any more.
 */
const lockWantedCard = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  reload: ReloadRow,
): Promise<CardRow> => {
  const [card] = await lockCards(trx, [reload.card_id]);
  if (card?.member_id !== reload.member_id) throw createAppError('121034');
  const { payment_method_id: method } = reload;
  if (method !== null && !(await findUsableInstrument(trx, deps, reload.member_id, method)))
    throw createAppError('121043');
  const { code } = reload.purpose === 'auto-reload' ? await checkAutoReload(trx, deps, reload) : {};
  if (code !== undefined) throw new AppError(code, 409);
  return card;
};

/** Payment, ledger entry, receipt and state in one transaction. Money that the card cannot take (CRD-014) is released. */
const credit = async (trx: Transaction<Tables>, deps: AppDeps, reload: ReloadRow): Promise<void> => {
  const { reload_id: reloadId, card_id: cardId, member_id: memberId, amount_minor: amountMinor } = reload;
  await settleAttempt(trx, deps, reload.reference, '121048');
  const card = await lockWantedCard(trx, deps, reload);
  const result = await creditCard(trx, deps, {
    cardId,
    amountMinor,
    kind: reload.purpose === 'reload' ? 'RELOAD' : 'AUTO_RELOAD',
    refType: 'reload',
    refId: reloadId,
  });
  if (!result.ok) throw createAppError(result.reason === 'TOO_HIGH' ? '121023' : '121034');
  await enqueueJob(trx, deps, {
    job: reloadStarsJob,
    payload: { reloadId, memberId, amountMinor },
    dedupeKey: `reload-stars:${reloadId}`,
  });
  if (reload.purpose === 'auto-reload') await enqueueAutoReloadMail(trx, deps, reloadId);
  else
    await enqueueJob(trx, deps, {
      job: mailCardChange,
      payload: {
        kind: 'money-added',
        memberId,
        cardId,
        lastFour: card.last4,
        currency: reload.currency,
        amountMinor,
        balanceMinor: result.balanceMinor,
        paymentMethodId: reload.payment_method_id,
        reference: reload.reference,
      },
      dedupeKey: `mail-money-added:${reloadId}`,
    });
  await endReload(trx, deps, reload, null);
};

/** The part that added money and an auto reload have in common. */
export const reloadOf = (purpose: ReloadRow['purpose']) =>
  ({
    codeOf: reloadErrorOf,
    keyOf: ({ reload_id: reloadId }) => ({ reloadId }),
    rows: (db, { reloadId }) => db.selectFrom('card_reload').selectAll().where('reload_id', '=', reloadId),
    paymentOf: ({ reference, reload_id: subject }) => ({ reference, purpose, subject }),
    isOpen: (reload) => reload.state === 'STARTED' && reload.purpose === purpose,
    settle: async (deps, _reload, _authorisation, whileOpen) => {
      await whileOpen((trx, open) => credit(trx, deps, open));
    },
  }) satisfies Partial<PurchaseKind<ReloadRow, { reloadId: string }>>;

/** Money that a member adds to a card (CRD-011, CRD-035). */
export const addedMoney = definePurchase<ReloadRow, { reloadId: string }>({
  ...reloadOf('reload'),
  topic: 'settle-reload',
  undecidedCode: '121048',
  fail: (trx, deps, reload, { code }) => endReload(trx, deps, reload, code),
});
