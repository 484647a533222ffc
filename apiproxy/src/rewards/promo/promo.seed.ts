import type { Insertable } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import type { PromoCodeTable } from '../rewards.tables.ts';

type Row = Insertable<PromoCodeTable>;
const code = (row: Pick<Row, 'code'> & Partial<Row>): Row => ({
  ...{ kind: 'SHARED', status: 'ACTIVE', star_tenths: 250, member_id: null, sub_market: null },
  ...{ eligible_from: null, max_redemptions: null, message_en: null, message_fr: null },
  starts_at: new Date('2026-01-01T05:00:00Z'),
  ends_at: new Date('2029-12-31T23:59:59Z'),
  ...row,
});
/** A code for each result of RWD-063 (docs/guides/sandbox-promos.md). */
export const seededPromos: readonly Row[] = [
  code({ code: 'WELCOME25' }),
  code({
    code: 'SUNRISE50',
    star_tenths: 500,
    message_en: '50 Stars are yours. Good morning!',
    message_fr: 'Vous avez reçu 50 Étoiles. Bon matin!',
  }),
  code({ code: 'ONECUP', kind: 'SINGLE', star_tenths: 100 }),
  code({ code: 'GREENONLY', member_id: 'member-green', star_tenths: 100 }),
  code({ code: 'WINTER26', ends_at: new Date('2026-03-01T05:00:00Z') }),
  code({ code: 'FIRST100', max_redemptions: 100, redeemed_count: 100 }),
  code({ code: 'CLOSED25', status: 'CLOSED' }),
  code({ code: 'SOON29', starts_at: new Date('2029-01-01T05:00:00Z') }),
  code({ code: 'USEDCUP', kind: 'SINGLE', redeemed_count: 1 }),
  code({ code: 'MISTAKE', status: 'WITHDRAWN' }),
  code({ code: 'MAPLE25', sub_market: 'CA' }),
  code({ code: 'NEWHERE', eligible_from: new Date('2026-01-01T05:00:00Z') }),
  code({ code: 'PAUSED25', status: 'PAUSED' }),
];

/** Stores the codes once. Existing rows are not changed. */
export const seedPromos = async ({ db }: Pick<AppDeps, 'db'>): Promise<void> => {
  for (const row of seededPromos)
    await db
      .insertInto('promo_code')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
};
