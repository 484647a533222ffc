// Made by npm run codegen from the .graphql files; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type GetStarHistoryQueryVariables = Exact<{
  cursor?: string | null | undefined;
}>;


export type GetStarHistoryQuery = { starHistory: { __typename: 'StarHistory', nextCursor: string | null, entries: Array<{ __typename: 'StarEntry', entryId: string, kind: string, starTenths: number, askedTenths: number, balanceAfterTenths: number, at: string }> } };

export type ListOptInOffersQueryVariables = Exact<{
  locale: string;
}>;


export type ListOptInOffersQuery = { optInOffers: Array<{ __typename: 'OptInOffer', offerId: string, title: string, body: string, endsAt: string, isActive: boolean }> };

export type RedeemPromoMutationVariables = Exact<{
  promoCode: string;
}>;


export type RedeemPromoMutation = { redeemPromoCode: { __typename: 'PromoRedemption', message: string | null } };

export type GetMemberRewardsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetMemberRewardsQuery = { memberRewards: { __typename: 'MemberRewards', level: string, starTenths: number, starsPending: boolean, starsThisYearTenths: number, levelYearEndsOn: string, nextLevel: string, tenthsToNextLevel: number, tenthsToExtendLevel: number | null, memberTenureYear: number, goldMedalYear: number | null, birthdayOnFile: boolean, joinDate: string, subMarket: string, expiringSoon: Array<{ __typename: 'ExpiringStars', date: string, expiresAt: string, starsExpiring: number, daysLeft: number, canExtend: boolean }> } };

