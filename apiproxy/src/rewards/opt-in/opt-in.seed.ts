import type { AppDeps } from '../../http/app-deps.ts';
import type { OptInOffer } from './opt-in.rules.ts';

const croissant = 3001;
const offer = (row: Pick<OptInOffer, 'offer_id' | 'kind'> & Partial<OptInOffer>): OptInOffer => ({
  ...{ status: 'ACTIVE', choice_group: null, sub_market: null, coupon_kind: null, coupon_value: null },
  ...{ star_factor: null, title_en: '', title_fr: '', body_en: '', body_fr: '' },
  starts_at: new Date('2026-01-01T05:00:00Z'),
  ends_at: new Date('2029-12-31T23:59:59Z'),
  ...row,
});
const bakery = {
  ...{ title_en: 'A croissant on us', title_fr: 'Un croissant offert' },
  body_en: 'Activate it, and find it among your offers at checkout.',
  body_fr: 'Activez l’offre : vous la trouverez parmi vos offres au moment de payer.',
};
const double = {
  ...{ title_en: 'Double-Star days', title_fr: 'Journées Étoiles en double' },
  body_en: 'Activate it, and each order earns twice the Stars.',
  body_fr: 'Activez l’offre : chaque commande vous rapporte deux fois plus d’Étoiles.',
};
/** An offer for each outcome of D-162 (docs/guides/sandbox-promos.md). */
export const seededOptInOffers: readonly OptInOffer[] = [
  offer({
    offer_id: 'croissant',
    kind: 'COUPON',
    coupon_kind: 'FREE_ITEM',
    coupon_value: croissant,
    ...bakery,
  }),
  offer({ offer_id: 'double-stars', kind: 'MULTIPLIER', star_factor: 2, ...double }),
  offer({
    ...{ offer_id: 'choice-10', kind: 'CHOICE', choice_group: 'two-ways' },
    ...{ coupon_kind: 'PERCENT', coupon_value: 10 },
    ...{ title_en: 'Your pick: 10% off', title_fr: 'Votre choix : 10 % de rabais' },
    body_en: 'Choose this or the free croissant. One of the two is yours.',
    body_fr: 'Choisissez ce rabais ou le croissant offert : un seul des deux est à vous.',
  }),
  offer({
    ...{ offer_id: 'choice-treat', kind: 'CHOICE', choice_group: 'two-ways' },
    ...{ coupon_kind: 'FREE_ITEM', coupon_value: croissant },
    ...{ title_en: 'Your pick: a croissant', title_fr: 'Votre choix : un croissant' },
    body_en: 'Choose this or 10% off. One of the two is yours.',
    body_fr: 'Choisissez ce croissant ou 10 % de rabais : un seul des deux est à vous.',
  }),
  offer({
    ...{ offer_id: 'winter-croissant', kind: 'COUPON', coupon_kind: 'FREE_ITEM', coupon_value: croissant },
    ...{ ...bakery, ends_at: new Date('2026-03-01T05:00:00Z') },
  }),
  offer({
    ...{ offer_id: 'winter-stars', kind: 'MULTIPLIER', star_factor: 2 },
    ...{ ...double, ends_at: new Date('2026-03-01T05:00:00Z') },
  }),
  offer({
    ...{ offer_id: 'paused-croissant', kind: 'COUPON', coupon_kind: 'FREE_ITEM', coupon_value: croissant },
    ...{ ...bakery, status: 'PAUSED' },
  }),
];

/** Stores the offers once. Existing rows are not changed. */
export const seedOptInOffers = async ({ db }: Pick<AppDeps, 'db'>): Promise<void> => {
  for (const row of seededOptInOffers)
    await db
      .insertInto('opt_in_offer')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
};
