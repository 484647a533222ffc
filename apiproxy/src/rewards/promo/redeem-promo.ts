import { readPlain, type Locale } from '@crema/shared-contracts';
import type { Selectable, Transaction } from 'kysely';
import type { PromoRedemption } from '../../generated/resolvers.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { messageIn } from '../../i18n/messages.ts';
import type { Tables } from '../../storage/tables.ts';
import type { PromoCodeTable } from '../rewards.tables.ts';
import { bookStars } from '../stars/star-ledger.ts';
import { loadStarMember } from '../stars/star-member.ts';
import { findPromoProblem } from './promo.rules.ts';

type Promo = Selectable<PromoCodeTable>;
export interface PromoRequest {
  readonly memberId: string;
  readonly promoCode: string;
  readonly locale: Locale;
}

/** Locks the code, so that of concurrent redemptions of its last use one succeeds. Throws 1002 for an unknown code. */
const lockPromo = async (trx: Transaction<Tables>, promoCode: string): Promise<Promo> => {
  const promo = await trx
    .selectFrom('promo_code')
    .selectAll()
    .where('code', '=', readPlain(promoCode).toUpperCase())
    .forUpdate()
    .executeTakeFirst();
  if (!promo) throw createAppError('1002');
  return promo;
};

const hasRedeemed = async (trx: Transaction<Tables>, memberId: string, { code }: Promo): Promise<boolean> =>
  (await trx
    .selectFrom('promo_redemption')
    .select('redemption_id')
    .where('member_id', '=', memberId)
    .where('code', '=', code)
    .executeTakeFirst()) !== undefined;

const bookRedemption = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  memberId: string,
  { code, star_tenths: tenths, redeemed_count }: Promo,
): Promise<void> => {
  const [redemptionId, at] = [deps.ids.next(), deps.clock.now()];
  await trx
    .insertInto('promo_redemption')
    .values({ redemption_id: redemptionId, code, member_id: memberId, star_tenths: tenths, at })
    .execute();
  await trx
    .updateTable('promo_code')
    .set({ redeemed_count: redeemed_count + 1 })
    .where('code', '=', code)
    .execute();
  await bookStars(trx, deps, { memberId, kind: 'PROMO', tenths, refType: 'promo', refId: redemptionId });
};

const messageOf = ({ message }: Promo, locale: Locale): string | null =>
  message && messageIn(message, locale);

/**
 * Redeems a promo code: its Stars are booked once for each member (D-134). A repeated redemption has the reply of the first, also
 * after the promo's end. Throws the codes of RWD-063; then nothing is stored.
 */
export const redeemPromo = (
  deps: AppDeps,
  { memberId, promoCode, locale }: PromoRequest,
): Promise<PromoRedemption> =>
  deps.db.transaction().execute(async (trx) => {
    const promo = await lockPromo(trx, promoCode);
    if (!(await hasRedeemed(trx, memberId, promo))) {
      const member = await loadStarMember(trx, memberId);
      const problem = findPromoProblem({ promo, member, now: deps.clock.now() });
      if (problem !== undefined) throw createAppError(problem);
      await bookRedemption(trx, deps, memberId, promo);
    }
    return { message: messageOf(promo, locale) };
  });
