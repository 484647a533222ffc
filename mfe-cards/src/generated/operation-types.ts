// Made by npm run codegen from the .graphql files; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Currency =
  | 'USD'
  | 'CAD';

export type GetCardLedgerQueryVariables = Exact<{
  cardId: string;
  limit?: number | null | undefined;
}>;


export type GetCardLedgerQuery = { user: { __typename: 'User', ledger: Array<{ __typename: 'LedgerEntry', entryId: string, kind: string, at: string, amount: { __typename: 'Money', amountMinor: number, currency: Currency }, balanceAfter: { __typename: 'Money', amountMinor: number, currency: Currency } }> } | null };

export type GetCardsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCardsQuery = { user: { __typename: 'User', cards: Array<{ __typename: 'StoredValueCard', cardId: string, cardNumberLastFour: string, nickname: string, art: string, isPrimary: boolean, balance: { __typename: 'Balance', amount: { __typename: 'Money', amountMinor: number, currency: Currency } }, autoReloadProfile: { __typename: 'AutoReloadProfile', isActive: boolean, amount: { __typename: 'Money', amountMinor: number, currency: Currency }, triggerAmount: { __typename: 'Money', amountMinor: number, currency: Currency } } | null }> } | null };

export type CardFieldsFragment = { __typename: 'StoredValueCard', cardId: string, cardNumberLastFour: string, nickname: string, art: string, isPrimary: boolean, balance: { __typename: 'Balance', amount: { __typename: 'Money', amountMinor: number, currency: Currency } }, autoReloadProfile: { __typename: 'AutoReloadProfile', isActive: boolean, amount: { __typename: 'Money', amountMinor: number, currency: Currency }, triggerAmount: { __typename: 'Money', amountMinor: number, currency: Currency } } | null };

