import type { OptInReply } from '@crema/shared-contracts';
import type { Kysely, Transaction } from 'kysely';
import type { OptInOffer as PresentedOffer } from '../../generated/resolvers.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { messageIn } from '../../i18n/messages.ts';
import type { Tables } from '../../storage/tables.ts';
import { lockStars } from '../stars/star-ledger.ts';
import { loadStarMember } from '../stars/star-member.ts';
import { decideOptIn, type OptInOffer } from './opt-in.rules.ts';

const listOptIns = (db: Kysely<Tables>, memberId: string) =>
  db
    .selectFrom('offer_opt_in')
    .innerJoin('opt_in_offer', 'opt_in_offer.offer_id', 'offer_opt_in.offer_id')
    .select(['opt_in_offer.offer_id', 'choice_group'])
    .where('offer_opt_in.member_id', '=', memberId)
    .execute();
type OptIns = Awaited<ReturnType<typeof listOptIns>>;

const stateOf = (optIns: OptIns, { offer_id, choice_group }: OptInOffer) => ({
  isActive: optIns.some((optIn) => optIn.offer_id === offer_id),
  isGroupTaken: choice_group !== null && optIns.some((optIn) => optIn.choice_group === choice_group),
});

const storeOptIn = async (
  trx: Transaction<Tables>,
  memberId: string,
  { offer_id, coupon_kind, coupon_value, ends_at }: OptInOffer,
  at: Date,
): Promise<void> => {
  await trx.insertInto('offer_opt_in').values({ member_id: memberId, offer_id, at }).execute();
  if (coupon_kind === null || coupon_value === null) return;
  const code = `OPT-IN-${offer_id}-${memberId}`;
  const coupon = { code, member_id: memberId, kind: coupon_kind, value: coupon_value, expires_at: ends_at };
  await trx
    .insertInto('coupon')
    .values({ ...coupon, minimum_minor: 0, currency: null })
    .execute();
};

/**
 * Opts a member in, once for each offer (RWD-065, D-162): a coupon is the member's from then on, a multiplier counts for orders from
 * then on. An unknown offer is the outcome `error`. Two offers of one group at the same time: the first is stored.
 */
export const optIn = (deps: AppDeps, memberId: string, offerId: string): Promise<OptInReply> =>
  deps.db.transaction().execute(async (trx) => {
    const offer = await trx
      .selectFrom('opt_in_offer')
      .selectAll()
      .where('offer_id', '=', offerId)
      .executeTakeFirst();
    if (!offer) return { outcome: 'error', isNew: false };
    await lockStars(trx, memberId);
    const { subMarket } = await loadStarMember(trx, memberId);
    const now = deps.clock.now();
    const decision = decideOptIn({
      ...{ offer, subMarket, now },
      ...stateOf(await listOptIns(trx, memberId), offer),
    });
    if (decision.isNew) await storeOptIn(trx, memberId, offer, now);
    return decision;
  });

/** The offers that the member can opt in to now, and those that are active; of a choice that is made, the chosen one. */
export const listOptInOffers = async (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  memberId: string,
  locale: string,
): Promise<PresentedOffer[]> => {
  const { subMarket } = await loadStarMember(db, memberId);
  const now = clock.now();
  const optIns = await listOptIns(db, memberId);
  const offers = await db
    .selectFrom('opt_in_offer')
    .selectAll()
    .orderBy('ends_at')
    .orderBy('offer_id')
    .execute();
  return offers.flatMap((offer) => {
    const state = stateOf(optIns, offer);
    const isOpen = decideOptIn({ offer, subMarket, now, isActive: false, isGroupTaken: false }).isNew;
    if (!isOpen || (state.isGroupTaken && !state.isActive)) return [];
    return {
      offerId: offer.offer_id,
      kind: offer.kind,
      title: messageIn(offer.title, locale),
      body: messageIn(offer.body, locale),
      endsAt: offer.ends_at.toISOString(),
      isActive: state.isActive,
    };
  });
};

/** The number of times that an order of now counts: the largest multiplier that the member has opted in to; 1 without one. */
export const findStarFactor = async (
  { db, now }: { readonly db: Kysely<Tables>; readonly now: Date },
  memberId: string | null | undefined,
): Promise<number> => {
  if (!memberId) return 1;
  const row = await db
    .selectFrom('offer_opt_in')
    .innerJoin('opt_in_offer', 'opt_in_offer.offer_id', 'offer_opt_in.offer_id')
    .select((eb) => eb.fn.max('star_factor').as('factor'))
    .where('offer_opt_in.member_id', '=', memberId)
    .where('status', '=', 'ACTIVE')
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row?.factor ?? 1;
};
