// Made by npm run codegen from the .graphql files; do not edit.
export { GetCardLedgerDocument } from './get-card-ledger.ts';
export { GetCardsDocument } from './get-cards.ts';
export type * from './operation-types.ts';
