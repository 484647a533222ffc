import type { Rule } from '@crema/shared-contracts';
import type { Kysely } from 'kysely';
import { findUsableInstrument, type InstrumentDeps } from '../../payments/payments.public.ts';
import type { Tables } from '../../storage/tables.ts';
import { headroomOf } from '../reloads/reload-amounts.ts';
import type { ReloadRow } from '../reloads/reload-store.ts';

interface Facts {
  readonly isOn: boolean;
  /** The profile is the one that the debit found: saving it again ends reloads that wait for a retry. */
  readonly isSameConsent: boolean;
  readonly instrumentId: string | undefined;
  readonly isBelowTrigger: boolean;
  readonly headroomMinor: number;
}
const loadFacts = async (db: Kysely<Tables>, deps: InstrumentDeps, reload: ReloadRow): Promise<Facts> => {
  const card = await db
    .selectFrom('svc_card')
    .innerJoin('auto_reload', 'auto_reload.card_id', 'svc_card.card_id')
    .select(['balance_minor', 'trigger_minor', 'amount_minor', 'payment_method_id', 'consented_at'])
    .select(['auto_reload.status', 'svc_card.status as card_status'])
    .where('svc_card.card_id', '=', reload.card_id)
    .where('svc_card.member_id', '=', reload.member_id)
    .executeTakeFirst();
  const { member_id: memberId, payment_method_id: method } = reload;
  const instrument = method === null ? undefined : await findUsableInstrument(db, deps, memberId, method);
  return {
    isOn: card?.status === 'on' && card.card_status === 'ACTIVE',
    isSameConsent:
      card?.amount_minor === reload.amount_minor &&
      card.payment_method_id === reload.payment_method_id &&
      card.consented_at <= reload.created_at,
    instrumentId: instrument?.instrument_id,
    isBelowTrigger: card !== undefined && card.balance_minor < card.trigger_minor,
    headroomMinor: headroomOf(card?.balance_minor ?? 0),
  };
};

/** Checked top to bottom: why an auto reload is not tried. The two codes without digits are shown to nobody. */
const rules: readonly Rule<Facts, { readonly code: string }, ReloadRow>[] = [
  { code: '121034', isViolatedBy: ({ isOn }) => !isOn },
  { code: '121043', isViolatedBy: ({ instrumentId }) => instrumentId === undefined },
  { code: 'AUTO_RELOAD_CHANGED', isViolatedBy: ({ isSameConsent }) => !isSameConsent },
  { code: '121023', isViolatedBy: ({ headroomMinor }, { amount_minor }) => amount_minor > headroomMinor },
  { code: 'BALANCE_SUFFICES', isViolatedBy: ({ isBelowTrigger }) => !isBelowTrigger },
];

export type AutoReloadCheck =
  | { readonly code: string; readonly instrumentId?: undefined }
  | { readonly code?: undefined; readonly instrumentId: string };

/**
 * Whether the customer still wants an auto reload: the stored card to charge, or the code of the first violated rule. It is
 * asked before each attempt, and again before the money is booked.
 */
export const checkAutoReload = async (
  db: Kysely<Tables>,
  deps: InstrumentDeps,
  reload: ReloadRow,
): Promise<AutoReloadCheck> => {
  const facts = await loadFacts(db, deps, reload);
  const violated = rules.find(({ isViolatedBy }) => isViolatedBy(facts, reload));
  const { instrumentId } = facts;
  return violated || instrumentId === undefined ? { code: violated?.code ?? '121043' } : { instrumentId };
};
