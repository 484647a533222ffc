import type { ServerErrorCode, Rule } from '@crema/shared-contracts';
import type { Selectable } from 'kysely';
import type { PromoCodeTable } from '../rewards.tables.ts';
import type { StarMember } from '../stars/star-member.ts';

interface RedemptionFacts {
  readonly promo: Selectable<PromoCodeTable>;
  readonly member: Pick<StarMember, 'memberId' | 'subMarket' | 'joinedAt'>;
  readonly now: Date;
}
const rules: readonly Rule<RedemptionFacts, { readonly code: ServerErrorCode }>[] = [
  { code: '1009', isViolatedBy: ({ promo }) => promo.status === 'WITHDRAWN' },
  { code: '1008', isViolatedBy: ({ promo, member }) => ![null, member.memberId].includes(promo.member_id) },
  { code: '1100', isViolatedBy: ({ promo }) => promo.status === 'PAUSED' },
  { code: '1005', isViolatedBy: ({ promo }) => promo.status === 'CLOSED' },
  { code: '1006', isViolatedBy: ({ promo, now }) => now < promo.starts_at },
  { code: '1003', isViolatedBy: ({ promo, now }) => now >= promo.ends_at },
  { code: '1007', isViolatedBy: ({ promo }) => promo.kind === 'SINGLE' && promo.redeemed_count > 0 },
  {
    code: '1004',
    isViolatedBy: ({ promo }) =>
      promo.max_redemptions !== null && promo.redeemed_count >= promo.max_redemptions,
  },
  {
    code: '1010',
    isViolatedBy: ({ promo, member }) => promo.sub_market !== null && promo.sub_market !== member.subMarket,
  },
  {
    code: '1010',
    isViolatedBy: ({ promo, member }) =>
      promo.eligible_from !== null && member.joinedAt < promo.eligible_from,
  },
];

/** The first reason, top to bottom, why the member cannot redeem the code (RWD-062, RWD-063); undefined if the member can. */
export const findPromoProblem = (facts: RedemptionFacts): ServerErrorCode | undefined =>
  rules.find(({ isViolatedBy }) => isViolatedBy(facts))?.code;
