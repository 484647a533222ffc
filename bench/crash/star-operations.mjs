// The operations in a crash run that move Stars: orders with a Reward, in operations.mjs, and promo codes.
import { randomInt } from 'node:crypto';

const codes = ['WELCOME25', 'SUNRISE50'];

/** The Reward of such an order; each member begins with the Stars for eight of them. */
export const reward = { type: 'STAR_REWARD', code: '60' };
export const openingTenths = 4_800;

/** A code that a member redeems once; copies and repetitions have the first reply (D-134). */
const redeem = async ({ visit, redeemPromo }) => {
  const promoCode = codes[randomInt(codes.length)];
  const answers = await Promise.all(Array.from({ length: 2 }, () => redeemPromo({ promoCode })));
  if (answers.every(({ data }) => data))
    return { outcome: 'done', redeemed: `${visit.member.memberId} ${promoCode}` };
  const code = answers.find((answer) => answer.code)?.code;
  if (code === undefined) return { outcome: 'unknown' };
  return code === 'TOO_MANY_REQUESTS'
    ? { outcome: 'refused for its state' }
    : { outcome: 'wrong', saw: code };
};

export const starOperations = [{ name: 'promo code, twice', weight: 8, run: redeem }];
