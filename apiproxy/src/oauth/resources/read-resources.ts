import { currency, locale, nullable, picklist } from '@crema/shared-contracts/wire/shapes';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { listSharedCards } from '../../cards/cards.public.ts';
import { findMember, isEmailConfirmed } from '../../identity/identity.public.ts';
import { listInstruments } from '../../payments/payments.public.ts';
import { presentRewards } from '../../rewards/rewards.public.ts';
import { OauthError } from '../tokens/oauth-error.ts';

const tenthsPerStar = 10;
const money = Type.Object({ amountMinor: Type.Number(), currency });

/** The claims have the names of OpenID Connect, which libraries know. */
export const userinfoReply = Type.Object({
  sub: Type.String(),
  given_name: Type.String(),
  family_name: Type.String(),
  email: Type.String(),
  email_verified: Type.Boolean(),
  locale: locale,
});
export const readUserinfo = async ({ db }: AppDeps, memberId: string) => {
  const member = await findMember(db, memberId);
  if (!member) throw new OauthError('invalid_token', 'The account is gone.', 'Bearer error="invalid_token"');
  return {
    sub: member.ex_id,
    given_name: member.first_name,
    family_name: member.last_name,
    email: member.email,
    email_verified: isEmailConfirmed(member),
    locale: member.locale,
  };
};

export const cardsReply = Type.Object({
  cards: Type.Array(
    Type.Object({
      cardId: Type.String(),
      nickname: Type.String(),
      lastFour: Type.String(),
      isPrimary: Type.Boolean(),
      balance: money,
      /** The latest 50. */
      transactions: Type.Array(
        Type.Object({ kind: Type.String(), amount: money, balanceAfter: money, at: Type.String() }),
      ),
    }),
  ),
});
/** Cards without their numbers. */
export const readCards = async ({ db }: AppDeps, memberId: string) => ({
  cards: await listSharedCards(db, memberId),
});

export const paymentMethodsReply = Type.Object({
  paymentMethods: Type.Array(
    Type.Object({
      type: Type.String(),
      lastFour: nullable(Type.String()),
      expiryMonth: nullable(Type.Number()),
      expiryYear: nullable(Type.Number()),
      isDefault: Type.Boolean(),
    }),
  ),
});
/** The fields of a payment method that a receipt shows too: nothing that pays. */
export const readPaymentMethods = async (deps: AppDeps, memberId: string) => ({
  paymentMethods: (await listInstruments(deps.db, deps, memberId)).map((row) => ({
    type: row.payment_type,
    lastFour: row.last_four,
    expiryMonth: row.expiry_month,
    expiryYear: row.expiry_year,
    isDefault: row.is_default,
  })),
});

export const rewardsReply = Type.Object({
  level: picklist('GREEN', 'GOLD', 'RESERVE'),
  stars: Type.Number(),
  nextLevel: picklist('GREEN', 'GOLD', 'RESERVE'),
  starsToNextLevel: Type.Number(),
  memberSince: Type.String(),
});
export const readRewards = async (deps: AppDeps, memberId: string) => {
  const { level, starTenths, nextLevel, tenthsToNextLevel, joinDate } = await presentRewards(deps, memberId);
  return {
    level,
    stars: starTenths / tenthsPerStar,
    nextLevel,
    starsToNextLevel: tenthsToNextLevel / tenthsPerStar,
    memberSince: joinDate,
  };
};
