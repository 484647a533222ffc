import { sql } from 'kysely';
import { internal, moneyStays, ofMember, type PersonalData, secret } from '../personal-data/personal-data.ts';
import type { RewardsTables } from './rewards.tables.ts';

const member = { member_id: internal } as const;

/** D-119: the Stars, offers, promo codes and the partner's link of a member. */
export const rewardsData: PersonalData<RewardsTables> = {
  star_account: {
    about: ['Your Stars and your level.', 'Vos Étoiles et votre niveau.'],
    exported: ['balance_tenths', 'level_until', 'gold_since'],
    withheld: member,
    rowsOf: ofMember,
    kept: moneyStays,
  },
  star_ledger: {
    about: ['The Stars that you earned and used.', 'Les Étoiles que vous avez gagnées et utilisées.'],
    exported: [
      'entry_id',
      'kind',
      'tenths',
      'balance_after_tenths',
      'asked_tenths',
      'ref_type',
      'ref_id',
      'programme_version',
      'at',
    ],
    withheld: { ...member, seq: internal },
    rowsOf: ofMember,
    kept: moneyStays,
  },
  star_batch: {
    about: ['Your Stars by the month in which they end.', 'Vos Étoiles par mois d’échéance.'],
    exported: ['month', 'remaining_tenths', 'expires_at', 'is_extended'],
    withheld: member,
    rowsOf: ofMember,
    kept: moneyStays,
  },
  star_use_batch: {
    about: [
      'The months whose Stars each reward used.',
      'Les mois dont chaque récompense a utilisé les Étoiles.',
    ],
    exported: ['use_id', 'month', 'tenths'],
    rowsOf: ({ memberId }) =>
      sql<boolean>`use_id in (select use_id from offer_use where member_id = ${memberId})`,
    kept: moneyStays,
  },
  star_source: {
    about: ['What your Stars were for.', 'Ce qui vous a valu vos Étoiles.'],
    exported: [
      'ref_type',
      'ref_id',
      'promised_tenths',
      'earned_at',
      'paid_minor',
      'taken_minor',
      'booked_tenths',
    ],
    withheld: { ...member, chargeback_ids: internal },
    rowsOf: ({ memberId }) => sql<boolean>`(member_id = ${memberId}
      or (ref_type = 'order' and ref_id in (select order_id from orders where member_id = ${memberId}))
      or (ref_type = 'reload' and ref_id in (select reload_id from card_reload where member_id = ${memberId})))`,
    kept: moneyStays,
  },
  coupon: {
    about: ['Your coupons.', 'Vos coupons.'],
    exported: ['code', 'kind', 'value', 'minimum_minor', 'currency', 'expires_at'],
    withheld: member,
    rowsOf: ofMember,
  },
  offer_use: {
    about: ['The offers that you used.', 'Les offres que vous avez utilisées.'],
    exported: [
      'use_id',
      'order_id',
      'offer_type',
      'offer_code',
      'star_tenths',
      'discount_minor',
      'state',
      'at',
    ],
    withheld: member,
    rowsOf: ofMember,
    kept: moneyStays,
  },
  promo_code: {
    about: ['The promo codes that are yours alone.', 'Les codes promotionnels qui ne sont qu’à vous.'],
    exported: ['code', 'kind', 'status', 'star_tenths', 'sub_market', 'starts_at', 'ends_at', 'message'],
    withheld: {
      ...member,
      eligible_from: internal,
      max_redemptions: internal,
      redeemed_count: internal,
      in_shop: internal,
    },
    rowsOf: ofMember,
    kept: {
      reason: 'Its redemption is a record of Stars. It can no longer be redeemed.',
      emptied: () => sql`status = 'WITHDRAWN'`,
    },
  },
  promo_redemption: {
    about: ['The promo codes that you entered.', 'Les codes promotionnels que vous avez entrés.'],
    exported: ['redemption_id', 'code', 'star_tenths', 'at'],
    withheld: member,
    rowsOf: ofMember,
    kept: moneyStays,
  },
  shop_offer: { reason: 'The offers that every member has.' },
  opt_in_offer: { reason: 'The offers that any member can choose.' },
  offer_opt_in: {
    about: ['The offers that you chose.', 'Les offres que vous avez choisies.'],
    exported: ['offer_id', 'at'],
    withheld: member,
    rowsOf: ofMember,
  },
  member_partner_link: {
    about: ['Your linked accounts of partners.', 'Vos comptes de partenaires liés.'],
    exported: ['partner_id', 'account_id', 'masked_account', 'linked_at'],
    withheld: member,
    rowsOf: ofMember,
  },
  partner_link_attempt: {
    about: ['Links to partners that you began.', 'Les liens à des partenaires que vous avez commencés.'],
    exported: ['partner_id', 'expires_at'],
    withheld: { ...member, state_hash: secret, session_id: internal },
    rowsOf: ofMember,
  },
  simulated_partner_grant: { reason: 'A record of the simulated partner, about its own customers.' },
};
