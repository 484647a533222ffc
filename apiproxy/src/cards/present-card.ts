import { money, type Configuration, type Currency } from '@crema/shared-contracts';
import type { Selectable } from 'kysely';
import type { AddMoneyOptions, AutoReloadProfile, StoredValueCard } from '../generated/resolvers.ts';
import type { AppDeps } from '../http/app-deps.ts';
import { createAppError } from '../http/errors/app-error.ts';
import { isReloading } from './auto-reload/reloading.ts';
import { findAddedCard, findOwnCard, listCards, type CardRow } from './card-store.ts';
import type { AutoReloadTable } from './cards.tables.ts';
import { cardArt, readCardDesigns, type CardDesigns } from './designs/card-designs.ts';
import { headroomOf, optionsOf, otherRange } from './reloads/reload-amounts.ts';

type Profile = Selectable<AutoReloadTable> & {
  readonly instrument_id: string | null;
  readonly reloading: boolean;
};
type PresentDeps = Pick<AppDeps, 'db' | 'configuration' | 'clock'>;

/** Read it before the cards: a reload that is booked between the two is in the balance then. */
const listProfiles = ({ db, clock }: PresentDeps, memberId: string): Promise<Profile[]> =>
  db
    .selectFrom('auto_reload')
    .leftJoin('payment_instrument', 'payment_instrument.payment_method_id', 'auto_reload.payment_method_id')
    .selectAll('auto_reload')
    .select(['payment_instrument.instrument_id', isReloading(clock.now()).as('reloading')])
    .where('auto_reload.member_id', '=', memberId)
    .execute();

const presentProfile = (profile: Profile, currency: Currency): AutoReloadProfile => ({
  status: profile.status,
  isActive: profile.status === 'on',
  isReloading: profile.reloading,
  amount: money(profile.amount_minor, currency),
  triggerAmount: money(profile.trigger_minor, currency),
  paymentMethodId: profile.payment_method_id,
  paymentInstrumentId: profile.instrument_id,
});

const presentOptions = (
  { balance_minor, currency }: CardRow,
  { svcLoadOptions }: Configuration,
): AddMoneyOptions => {
  const range = otherRange(balance_minor);
  return {
    headroom: money(headroomOf(balance_minor), currency),
    options: optionsOf(svcLoadOptions, balance_minor).map(({ amountMinor, isAvailable }) => ({
      amount: money(amountMinor, currency),
      isAvailable,
    })),
    other: range && { least: money(range.least, currency), most: money(range.most, currency) },
  };
};

interface CardFacts extends Pick<PresentDeps, 'configuration'> {
  readonly profiles: readonly Profile[];
  readonly designs: CardDesigns;
}
const readCardFacts = async (deps: PresentDeps, memberId: string): Promise<CardFacts> => ({
  configuration: deps.configuration,
  profiles: await listProfiles(deps, memberId),
  designs: await readCardDesigns(deps.db),
});

/** CRD-010: the card without its number, which only the barcode endpoint returns. */
const present = (card: CardRow, { profiles, designs, configuration }: CardFacts): StoredValueCard => {
  const profile = profiles.find(({ card_id }) => card_id === card.card_id);
  return {
    cardId: card.card_id,
    cardNumberLastFour: card.last4,
    nickname: card.nickname,
    cardImageUrl: `/apiproxy/v1/cards/designs/${card.design}.svg`,
    thumbImageUrl: `/apiproxy/v1/cards/designs/${card.design}.svg`,
    art: cardArt(designs(card.design)),
    balance: { amount: money(card.balance_minor, card.currency) },
    orderPaymentType: 'SVC',
    isPrimary: card.is_primary,
    isDigital: card.is_digital,
    autoReloadProfile: profile ? presentProfile(profile, card.currency) : null,
    addMoney: presentOptions(card, configuration),
  };
};

/** The member's usable cards, the primary one first. */
export const presentCards = async (deps: PresentDeps, memberId: string): Promise<StoredValueCard[]> => {
  const facts = await readCardFacts(deps, memberId);
  return (await listCards(deps.db, memberId)).map((card) => present(card, facts));
};

/** One card of the member; null for another card. */
export const findPresentedCard = async (
  deps: PresentDeps,
  memberId: string,
  cardId: string,
): Promise<StoredValueCard | null> => {
  const facts = await readCardFacts(deps, memberId);
  const card = await findOwnCard(deps.db, memberId, cardId);
  return card ? present(card, facts) : null;
};

/** One card of the member. Throws CARD_NOT_FOUND for another card. */
export const presentOwnCard = async (
  deps: PresentDeps,
  memberId: string,
  cardId: string,
): Promise<StoredValueCard> => {
  const card = await findPresentedCard(deps, memberId, cardId);
  if (!card) throw createAppError('CARD_NOT_FOUND');
  return card;
};

/**
 * The card that a request added, for its repetition too: also when the member removed the card since (D-164). Throws CARD_NOT_FOUND
 * for a card that no longer belongs to the member.
 */
export const presentAddedCard = async (
  deps: PresentDeps,
  memberId: string,
  cardId: string,
): Promise<StoredValueCard> => {
  const facts = await readCardFacts(deps, memberId);
  const card = await findAddedCard(deps.db, memberId, cardId);
  if (!card) throw createAppError('CARD_NOT_FOUND');
  return present(card, facts);
};
