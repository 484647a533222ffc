import { money } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { charge, findUsableInstrument, type AuthoriseResult } from '../../payments/payments.public.ts';
import { headroomOf } from '../reloads/reload-amounts.ts';
import { reloadErrorOf } from '../reloads/reload-errors.ts';
import { failReload, findReload, lockOpenReload, type ReloadRow } from '../reloads/reload-store.ts';
import { settleReload } from '../reloads/settle-reload.ts';
import { mailAutoReload } from './auto-reload-mail.job.ts';

const hourMs = 60 * 60_000;
/** After a decline it is tried again one hour and 24 hours after the first attempt. Then auto reload is turned off. */
export const retryAfterMs = [hourMs, 24 * hourMs] as const;

export const attemptKey = (reloadId: string, attempt: number): string => `auto-reload:${reloadId}:${attempt}`;

/** Another attempt has a reference of its own: the provider answers a reference with its first result. */
const scheduleRetry = (deps: AppDeps, reload: ReloadRow, delayMs: number): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const open = await lockOpenReload(trx, reload.reload_id);
    if (!open || open.attempts !== reload.attempts) return;
    const attempts = open.attempts + 1;
    await trx
      .updateTable('card_reload')
      .set({ attempts, reference: `${open.reload_id}-${attempts}` })
      .where('reload_id', '=', open.reload_id)
      .execute();
    await enqueueJob(trx, deps, {
      job: autoReload,
      payload: { reloadId: open.reload_id },
      runAt: new Date(open.created_at.getTime() + delayMs),
      dedupeKey: attemptKey(open.reload_id, attempts),
    });
  });

/** The last retry was declined: auto reload is turned off, and the member gets an email. */
const turnOff = (deps: AppDeps, reload: ReloadRow, errorCode: string): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    await failReload(trx, reload, errorCode, deps.clock.now());
    await trx
      .updateTable('auto_reload')
      .set({ status: 'declined' })
      .where('card_id', '=', reload.card_id)
      .where('member_id', '=', reload.member_id)
      .execute();
    await enqueueMail(trx, deps, reload.reload_id);
  });
const enqueueMail = (db: AppDeps['db'], deps: AppDeps, reloadId: string): Promise<void> =>
  enqueueJob(db, deps, {
    job: mailAutoReload,
    payload: { reloadId },
    dedupeKey: `mail-auto-reload:${reloadId}`,
  });

type Refusal = Extract<AuthoriseResult, { outcome: 'refused' }>;
const decline = async (deps: AppDeps, reload: ReloadRow, refusal: Refusal): Promise<void> => {
  const delayMs = retryAfterMs[reload.attempts - 1];
  await (delayMs === undefined
    ? turnOff(deps, reload, reloadErrorOf(refusal))
    : scheduleRetry(deps, reload, delayMs));
};

interface Facts {
  readonly isOn: boolean;
  readonly instrumentId: string | undefined;
  readonly headroomMinor: number;
}
const loadFacts = async ({ db }: AppDeps, reload: ReloadRow): Promise<Facts> => {
  const card = await db
    .selectFrom('svc_card')
    .innerJoin('auto_reload', 'auto_reload.card_id', 'svc_card.card_id')
    .select(['balance_minor', 'auto_reload.status', 'svc_card.status as card_status'])
    .where('svc_card.card_id', '=', reload.card_id)
    .where('svc_card.member_id', '=', reload.member_id)
    .executeTakeFirst();
  const instrument = await findUsableInstrument(db, reload.member_id, reload.payment_method_id);
  return {
    isOn: card?.status === 'on' && card.card_status === 'ACTIVE',
    instrumentId: instrument?.instrument_id,
    headroomMinor: headroomOf(card?.balance_minor ?? 0),
  };
};
/** Checked top to bottom: why an auto reload is not tried. */
const skipRules: readonly { code: string; isViolatedBy: (facts: Facts, reload: ReloadRow) => boolean }[] = [
  { code: '121034', isViolatedBy: ({ isOn }) => !isOn },
  { code: '121043', isViolatedBy: ({ instrumentId }) => instrumentId === undefined },
  { code: '121023', isViolatedBy: ({ headroomMinor }, { amount_minor }) => amount_minor > headroomMinor },
];

const attempt = async (deps: AppDeps, reload: ReloadRow, instrumentId: string): Promise<void> => {
  const result = await charge(deps, {
    reference: reload.reference,
    purpose: reload.purpose,
    subject: reload.reload_id,
    source: { kind: 'instrument', instrumentId },
    amount: money(reload.amount_minor, reload.currency),
  });
  if (result.outcome === 'refused') return decline(deps, reload, result);
  if (result.outcome !== 'authorised')
    throw new Error(`The provider has not decided ${reload.reference} yet. The job is repeated.`);
  const { state } = await settleReload(deps, reload, result);
  if (state === 'DONE') await enqueueMail(deps.db, deps, reload.reload_id);
};

/**
 * Charges the payment method of an auto reload and credits the card (CRD-034). A debit stores one reload and this job; a
 * repeated run finds the same payment. Never above the highest balance.
 */
export const autoReload = defineJob<{ reloadId: string }>({
  topic: 'auto-reload',
  lane: 'money',
  retry: retryPolicies.money,
  run: async ({ payload: { reloadId } }, deps) => {
    const reload = await findReload(deps.db, reloadId);
    if (reload?.state !== 'STARTED') {
      // A crash after the money was booked may have lost the email.
      if (reload?.state === 'DONE') await enqueueMail(deps.db, deps, reloadId);
      return;
    }
    const facts = await loadFacts(deps, reload);
    const skipped = skipRules.find(({ isViolatedBy }) => isViolatedBy(facts, reload));
    if (skipped || facts.instrumentId === undefined)
      await failReload(deps.db, reload, skipped?.code ?? '121043', deps.clock.now());
    else await attempt(deps, reload, facts.instrumentId);
    deps.jobs.notify();
  },
});
