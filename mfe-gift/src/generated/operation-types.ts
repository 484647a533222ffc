// Made by npm run codegen from the .graphql files; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Currency =
  | 'USD'
  | 'CAD';

export type GetGiftCatalogueQueryVariables = Exact<{
  locale: string;
}>;


export type GetGiftCatalogueQuery = { gift: { __typename: 'GiftCatalogue', categories: Array<{ __typename: 'GiftCategory', urn: string, name: string, displayOrder: number, eGifts: Array<{ __typename: 'GiftCard', productNumber: string, name: string, art: string }> }> } };

export type GetGiftCardQueryVariables = Exact<{
  productNumber: string;
  locale: string;
}>;


export type GetGiftCardQuery = { giftCard: { __typename: 'GiftCardDetail', productNumber: string, name: string, art: string, categories: Array<{ __typename: 'GiftOccasion', urn: string, name: string }> } | null };

export type GetGiftLimitQueryVariables = Exact<{ [key: string]: never; }>;


export type GetGiftLimitQuery = { user: { __typename: 'User', unconfirmedGiftLimit: { __typename: 'Money', amountMinor: number, currency: Currency } | null } | null };

