import type { AppDeps } from '../../http/app-deps.ts';
import type { AuthoriseResult } from '../../payments/payments.public.ts';
import { releaseNow, settleAttempt } from '../../payments/payments.public.ts';
import { creditCard, type MovementResult } from '../ledger.ts';
import { reloadErrorOf } from './reload-errors.ts';
import { failReload, findReload, lockOpenReload, type ReloadRow } from './reload-store.ts';

/** The card cannot take the money: the transaction is undone, and the hold is released. */
class NotCredited extends Error {
  readonly reason: Extract<MovementResult, { ok: false }>['reason'];
  constructor(reason: Extract<MovementResult, { ok: false }>['reason']) {
    super(reason);
    this.reason = reason;
  }
}
const codeOf = ({ reason }: NotCredited) => (reason === 'TOO_HIGH' ? '121023' : '121034');

/** Payment, ledger entry and state in one transaction, once: of concurrent callers the first one books the money. */
const credit = (deps: AppDeps, reload: ReloadRow): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const open = await lockOpenReload(trx, reload.reload_id);
    if (!open) return;
    if (!(await settleAttempt(trx, deps, open.reference)))
      return failReload(trx, open, '121048', deps.clock.now());
    const result = await creditCard(trx, deps, {
      cardId: open.card_id,
      amountMinor: open.amount_minor,
      kind: open.purpose === 'reload' ? 'RELOAD' : 'AUTO_RELOAD',
      refType: 'reload',
      refId: open.reload_id,
    });
    if (!result.ok) throw new NotCredited(result.reason);
    await trx
      .updateTable('card_reload')
      .set({ state: 'DONE', settled_at: deps.clock.now() })
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
      await failReload(deps.db, reload, codeOf(cause), deps.clock.now());
      await releaseNow(deps, reload.reference);
    });
  if (result.outcome === 'refused')
    await failReload(deps.db, reload, reloadErrorOf(result), deps.clock.now());
  deps.jobs.notify();
  return (await findReload(deps.db, reload.reload_id)) ?? reload;
};
