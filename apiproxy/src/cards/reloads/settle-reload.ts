import type { Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import type { AuthoriseResult } from '../../payments/payments.public.ts';
import { findUsableInstrument, releaseNow, settleAttempt } from '../../payments/payments.public.ts';
import { reloadStarsJob } from '../../rewards/rewards.public.ts';
import type { Tables } from '../../storage/tables.ts';
import { checkAutoReload } from '../auto-reload/skip-rules.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { mailCardChange } from '../card-mails/mail-card-change.job.ts';
import { creditCard, lockCards, type MovementResult } from '../ledger.ts';
import { reloadErrorOf } from './reload-errors.ts';
import { failReload, findReload, lockOpenReload, type ReloadRow } from './reload-store.ts';

/** The card cannot take the money: the transaction is undone, and the hold is released. */
class NotCredited extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}
const codeOf = ({ reason }: Extract<MovementResult, { ok: false }>) =>
  reason === 'TOO_HIGH' ? '121023' : '121034';

/**
 * Throws if what the customer asked for is over by now: the card has another owner or none, the payment method was
 * removed, or an auto reload is not wanted any more. The card is locked.
 */
const assertWanted = async (trx: Transaction<Tables>, deps: AppDeps, reload: ReloadRow): Promise<void> => {
  const [card] = await lockCards(trx, [reload.card_id]);
  if (card?.member_id !== reload.member_id) throw new NotCredited('121034');
  if (!(await findUsableInstrument(trx, deps, reload.member_id, reload.payment_method_id)))
    throw new NotCredited('121043');
  if (reload.purpose !== 'auto-reload') return;
  const { code } = await checkAutoReload(trx, deps, reload);
  if (code !== undefined) throw new NotCredited(code);
};

const enqueueMail = async (trx: Transaction<Tables>, deps: AppDeps, reload: ReloadRow): Promise<void> => {
  const { card_id: cardId, member_id: memberId, amount_minor: amountMinor, currency } = reload;
  const [card] = await lockCards(trx, [cardId]);
  if (!card) return;
  await enqueueJob(trx, deps, {
    job: mailCardChange,
    payload: {
      kind: 'money-added',
      memberId,
      cardId,
      lastFour: card.last4,
      currency,
      amountMinor,
      balanceMinor: card.balance_minor,
      paymentMethodId: reload.payment_method_id,
    },
    dedupeKey: `mail-money-added:${reload.reload_id}`,
  });
};

/** Payment, ledger entry and state in one transaction, once: of concurrent callers the first one books the money. */
const credit = (deps: AppDeps, reload: ReloadRow): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const open = await lockOpenReload(trx, reload.reload_id);
    if (!open) return;
    if (!(await settleAttempt(trx, deps, open.reference)))
      return failReload(trx, open, '121048', deps.clock.now());
    await assertWanted(trx, deps, open);
    const result = await creditCard(trx, deps, {
      cardId: open.card_id,
      amountMinor: open.amount_minor,
      kind: open.purpose === 'reload' ? 'RELOAD' : 'AUTO_RELOAD',
      refType: 'reload',
      refId: open.reload_id,
    });
    if (!result.ok) throw new NotCredited(codeOf(result));
    await enqueueJob(trx, deps, {
      job: reloadStarsJob,
      payload: { reloadId: open.reload_id, memberId: open.member_id, amountMinor: open.amount_minor },
      dedupeKey: `reload-stars:${open.reload_id}`,
    });
    // An auto reload has its own mail.
    if (open.purpose === 'reload') await enqueueMail(trx, deps, open);
    await trx
      .updateTable('card_reload')
      .set({ state: 'DONE', error_code: null, settled_at: deps.clock.now() })
      .where('reload_id', '=', open.reload_id)
      .execute();
  });

/**
 * Applies the provider's decision to a reload and returns the reload. An undecided payment changes nothing. Money that the
 * card cannot take (CRD-014) is released at once.
 */
export const settleReload = async (
  deps: AppDeps,
  reload: ReloadRow,
  result: AuthoriseResult,
): Promise<ReloadRow> => {
  if (result.outcome === 'authorised')
    await credit(deps, reload).catch(async (cause: unknown) => {
      if (!(cause instanceof NotCredited)) throw cause;
      await failReload(deps.db, reload, cause.code, deps.clock.now());
      await releaseNow(deps, reload.reference);
    });
  if (result.outcome === 'refused')
    await failReload(deps.db, reload, reloadErrorOf(result), deps.clock.now());
  deps.jobs.notify();
  return (await findReload(deps.db, reload.reload_id)) ?? reload;
};
