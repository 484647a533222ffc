// Made by npm run codegen from the .graphql files; do not edit.
export { GetRecommendedStoresDocument } from './get-recommended-stores.ts';
export { GetStoreDocument } from './get-store.ts';
export { GetStoreRelationDocument } from './get-store-relation.ts';
export type * from './operation-types.ts';
