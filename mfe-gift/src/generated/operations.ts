// Made by npm run codegen from the .graphql files; do not edit.
export { GetGiftCatalogueDocument } from './get-gift-catalogue.ts';
export { GetGiftCardDocument } from './get-gift-card.ts';
export { GetGiftLimitDocument } from './get-gift-limit.ts';
export type * from './operation-types.ts';
