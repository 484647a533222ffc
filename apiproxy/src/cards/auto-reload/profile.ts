import { validateAmount, type Rule } from '@crema/shared-contracts';
import type { Selectable, Transaction } from 'kysely';
import type { AutoReloadInput } from '../../generated/resolvers.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { lockWallet, requireInstrument } from '../../payments/payments.public.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { mailCardChange } from '../card-mails/mail-card-change.job.ts';
import type { Tables } from '../../storage/tables.ts';
import type { AutoReloadTable } from '../cards.tables.ts';
import { lockOwnCard } from '../own-card.ts';

const unitMinor = 100;

interface Facts {
  readonly amountMinor: number;
  readonly triggerMinor: number;
  readonly amounts: readonly number[];
  readonly triggers: readonly number[];
}
/** Checked top to bottom (CRD-081, D-91). */
const rules: readonly Rule<Facts, { readonly code: '121009' | '121010'; readonly field: string }>[] = [
  {
    code: '121009',
    field: 'amountMinor',
    isViolatedBy: ({ amountMinor }) => validateAmount(amountMinor) !== undefined,
  },
  {
    code: '121010',
    field: 'amountMinor',
    isViolatedBy: ({ amountMinor, amounts }) => !amounts.includes(amountMinor / unitMinor),
  },
  {
    code: '121010',
    field: 'triggerAmountMinor',
    isViolatedBy: ({ triggerMinor, triggers }) => !triggers.includes(triggerMinor / unitMinor),
  },
  {
    code: '121010',
    field: 'triggerAmountMinor',
    isViolatedBy: ({ amountMinor, triggerMinor }) => triggerMinor >= amountMinor,
  },
];

type Profile = Pick<
  Selectable<AutoReloadTable>,
  'member_id' | 'payment_method_id' | 'amount_minor' | 'trigger_minor' | 'status'
>;
/** Whether the member has got an email about this profile: a repeated request mails nothing. */
const isMailed = async (trx: Transaction<Tables>, cardId: string, saved: Profile): Promise<boolean> => {
  const present = await trx
    .selectFrom('auto_reload')
    .selectAll()
    .where('card_id', '=', cardId)
    .executeTakeFirst();
  return (
    present?.status === saved.status &&
    present.member_id === saved.member_id &&
    present.payment_method_id === saved.payment_method_id &&
    present.amount_minor === saved.amount_minor &&
    present.trigger_minor === saved.trigger_minor
  );
};

/**
 * CRD-030: creates or updates a card's auto reload and turns it on. The member consents by sending it (D-91). Throws 121009
 * without an amount, 121010 for an amount that is not offered, PAYMENT_METHOD_REQUIRED without a payment method (CRD-031).
 */
export const saveAutoReload = async (
  deps: AppDeps,
  memberId: string,
  { cardId, amountMinor, triggerAmountMinor, paymentMethodId }: AutoReloadInput,
): Promise<void> => {
  const { svcLoadOptions: amounts, svcTriggerOptions: triggers } = deps.configuration;
  const facts = { amountMinor: amountMinor ?? 0, triggerMinor: triggerAmountMinor ?? 0, amounts, triggers };
  const violated = rules.find(({ isViolatedBy }) => isViolatedBy(facts));
  if (violated) throw createAppError(violated.code, undefined, { field: violated.field });
  if (!paymentMethodId) throw createAppError('PAYMENT_METHOD_REQUIRED');
  await deps.db.transaction().execute(async (trx) => {
    await lockWallet(trx, memberId);
    const card = await lockOwnCard(trx, memberId, cardId);
    await requireInstrument(trx, deps, memberId, paymentMethodId);
    const row = {
      member_id: memberId,
      payment_method_id: paymentMethodId,
      amount_minor: facts.amountMinor,
      trigger_minor: facts.triggerMinor,
      status: 'on' as const,
      is_armed: true,
      consented_at: deps.clock.now(),
    };
    const isRepeated = await isMailed(trx, cardId, row);
    await trx
      .insertInto('auto_reload')
      .values({ card_id: cardId, ...row })
      .onConflict((conflict) => conflict.column('card_id').doUpdateSet(row))
      .execute();
    if (isRepeated) return;
    await enqueueJob(trx, deps, {
      job: mailCardChange,
      payload: {
        kind: 'auto-reload-on',
        memberId,
        cardId,
        lastFour: card.last4,
        currency: card.currency,
        amountMinor: facts.amountMinor,
        balanceMinor: facts.triggerMinor,
      },
    });
  });
  deps.jobs.notify();
};

/** Turns auto reload off. A reload that waits for its retry is not tried again. A card without one is left as it is. */
export const turnOffAutoReload = async (deps: AppDeps, memberId: string, cardId: string): Promise<void> => {
  await deps.db.transaction().execute(async (trx) => {
    await lockOwnCard(trx, memberId, cardId);
    await trx.updateTable('auto_reload').set({ status: 'off' }).where('card_id', '=', cardId).execute();
  });
};
