import type { OptInOutcome, Rule } from '@crema/shared-contracts';
import type { Selectable } from 'kysely';
import type { OptInKind, OptInOfferTable } from '../rewards.tables.ts';

export type OptInOffer = Selectable<OptInOfferTable>;
export interface OptInFacts {
  readonly offer: OptInOffer;
  readonly subMarket: 'US' | 'CA';
  /** Whether the member has opted in to it. */
  readonly isActive: boolean;
  /** Whether the member has opted in to another offer of its group. */
  readonly isGroupTaken: boolean;
  readonly now: Date;
}
type Outcomes = Readonly<Record<OptInKind, OptInOutcome>>;
const same = (outcome: OptInOutcome) => ({ COUPON: outcome, CHOICE: outcome, MULTIPLIER: outcome });
/** The reasons, top to bottom, why nothing is stored. */
const rules: readonly Rule<OptInFacts, { readonly outcome: Outcomes }>[] = [
  {
    isViolatedBy: ({ offer, subMarket, now }) =>
      offer.status === 'PAUSED' ||
      (offer.sub_market !== null && offer.sub_market !== subMarket) ||
      now < offer.starts_at,
    outcome: same('error'),
  },
  {
    isViolatedBy: ({ offer, now }) => now >= offer.ends_at,
    outcome: { COUPON: 'expired', CHOICE: 'expired', MULTIPLIER: 'event-over' },
  },
  {
    isViolatedBy: ({ isActive, isGroupTaken }) => isActive || isGroupTaken,
    outcome: { COUPON: 'already-active', CHOICE: 'choice', MULTIPLIER: 'multiplier' },
  },
];
const opened: Outcomes = { COUPON: 'active', CHOICE: 'active', MULTIPLIER: 'multiplier' };

/** The outcome of an opt-in (D-162); `isNew` if it must be stored. */
export const decideOptIn = (
  facts: OptInFacts,
): { readonly outcome: OptInOutcome; readonly isNew: boolean } => {
  const rule = rules.find(({ isViolatedBy }) => isViolatedBy(facts));
  return { outcome: (rule?.outcome ?? opened)[facts.offer.kind], isNew: rule === undefined };
};
