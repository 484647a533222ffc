import { highestTip, needsBillingAddress, validateAmount, type Configuration } from '@crema/shared-contracts';
import type { Selectable } from 'kysely';
import type { CardRow } from '../../cards/cards.public.ts';
import { shortNumberOf } from '../../stores/stores.public.ts';
import type { OrderRule } from '../cart/item-rules.ts';
import { orderRules, type OrderFacts } from '../pricing/order-rules.ts';
import type { PricedOrderTable } from '../ordering.tables.ts';
import type { TenderInput } from '../../generated/resolvers.ts';
import type { Submission } from './submit-input.ts';

export type PricedOrder = Selectable<PricedOrderTable>;

export interface SubmitFacts extends OrderFacts {
  readonly now: Date;
  readonly priced: PricedOrder;
  readonly submission: Submission;
  /** The member's own stored-value cards among the tenders, by id. */
  readonly cards: ReadonlyMap<string, CardRow>;
  /** The member's own digital cards among the tenders that are not activated yet. */
  readonly notActivated: readonly string[];
  /** Whether the chosen slot is free, before it is reserved. */
  readonly slotFree: boolean;
  /** True if the session received another price since. */
  readonly replaced: boolean;
  /** The markets and the brands of cards that need a billing address (ORD-123). */
  readonly addressNeeds: Configuration['guestBillingAddress'];
  /** The brand of a guest's card, or the wallet. */
  readonly paymentType: string | undefined;
  /** The lowest amount that a bank card pays. */
  readonly lowestChargeMinor: number;
}

const sumOf = (tenders: readonly TenderInput[]) =>
  tenders.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
const ofKind = ({ submission }: SubmitFacts, kind: TenderInput['tender']) =>
  submission.tenders.filter(({ tender }) => tender === kind);
const cardsOf = (facts: SubmitFacts) => ofKind(facts, 'SVC').flatMap(({ id }) => facts.cards.get(id) ?? []);
const isMixed = ({ tenders }: Submission) => new Set(tenders.map(({ tender }) => tender)).size > 1;
const isRepeated = ({ tenders }: Submission) => new Set(tenders.map(({ id }) => id)).size < tenders.length;
const isShort = (facts: SubmitFacts) =>
  ofKind(facts, 'SVC').some(({ id, amountMinor }) => (facts.cards.get(id)?.balance_minor ?? 0) < amountMinor);
const tipIsOff = (facts: SubmitFacts) => {
  const { tipMinor } = facts.submission;
  if (tipMinor === 0) return false;
  const { total_minor: total } = facts.priced;
  const isOutside = validateAmount(tipMinor, { most: highestTip(total) }) !== undefined;
  return isOutside || total === 0;
};

/** ORD-123. Whether the address is there, and of this session, is decided when it is claimed. */
const isAddressMissing = (facts: SubmitFacts) => {
  const { guest, store, submission, addressNeeds, paymentType } = facts;
  const market = store.country;
  return (
    guest &&
    ofKind(facts, 'CARD').length > 0 &&
    submission.addressKey === undefined &&
    needsBillingAddress(addressNeeds, { market, paymentType })
  );
};

/** The price must be valid, and belong to this store. */
const priceRules: readonly OrderRule<SubmitFacts>[] = [
  { code: 'PRICE_EXPIRED', isViolatedBy: ({ priced, now }) => now > priced.expires_at },
  { code: 'PRICE_EXPIRED', isViolatedBy: ({ replaced }) => replaced },
  {
    code: 'PRICE_EXPIRED',
    isViolatedBy: ({ priced, submission }) => shortNumberOf(priced.store_number) !== submission.storeNumber,
  },
];
/** Decides which tenders this customer may use, and whether the amounts match (D-26, ORD-106, ORD-121). */
const tenderRules: readonly OrderRule<SubmitFacts>[] = [
  { code: 'SLOT_UNAVAILABLE', isViolatedBy: ({ scheduled, slotFree }) => scheduled && !slotFree },
  {
    code: 'SVC_ONLY_STORE',
    isViolatedBy: (facts) => facts.store.svcOnly && (facts.guest || ofKind(facts, 'CARD').length > 0),
  },
  {
    code: 'TENDER_MISMATCH',
    isViolatedBy: ({ guest, submission }) =>
      guest && submission.tenders.some(({ tender }) => tender === 'SVC'),
  },
  {
    code: 'TENDER_MISMATCH',
    isViolatedBy: (facts) => ofKind(facts, 'NONE').length > 0 || ofKind(facts, 'CARD').length > 1,
  },
  {
    code: 'TENDER_MISMATCH',
    isViolatedBy: ({ submission }) => isMixed(submission) || isRepeated(submission),
  },
  {
    code: 'TENDER_MISMATCH',
    isViolatedBy: ({ submission }) =>
      submission.tenders.some(({ amountMinor }) => validateAmount(amountMinor)),
  },
  { code: 'TIP_NOT_ALLOWED', isViolatedBy: tipIsOff },
  {
    code: 'TENDER_MISMATCH',
    isViolatedBy: ({ priced, submission }) =>
      sumOf(submission.tenders) !== priced.total_minor + submission.tipMinor,
    params: ({ priced, submission }) => ({
      expected: priced.total_minor + submission.tipMinor,
      tendered: sumOf(submission.tenders),
    }),
  },
  {
    code: 'PAYMENT_AMOUNT_TOO_LOW',
    isViolatedBy: (facts) =>
      ofKind(facts, 'CARD').some(({ amountMinor }) => amountMinor < facts.lowestChargeMinor),
  },
  { code: 'ADDRESS_NOT_FOUND', isViolatedBy: isAddressMissing },
  { code: 'DIGITAL_CARD_PROVISION_ERROR', isViolatedBy: ({ notActivated }) => notActivated.length > 0 },
  { code: 'CARD_NOT_FOUND', isViolatedBy: (facts) => cardsOf(facts).length < ofKind(facts, 'SVC').length },
  {
    code: 'WRONG_STORE_REGION',
    isViolatedBy: (facts) => cardsOf(facts).some(({ currency }) => currency !== facts.priced.currency),
  },
  { code: 'INSUFFICIENT_BALANCE', isViolatedBy: isShort },
];

/** The rules are checked top to bottom; the first violated rule is reported. */
export const submitRules: readonly OrderRule<SubmitFacts>[] = [...priceRules, ...orderRules, ...tenderRules];
