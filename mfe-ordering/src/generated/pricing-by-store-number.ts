// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { PricingByStoreNumberQuery, PricingByStoreNumberQueryVariables } from './operation-types.ts';

export const PricingByStoreNumberDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"13fff629abe19b30203255204526297c7b2961d9c7aebd3935af9022b06515da"}} as unknown as TypedDocumentNode<PricingByStoreNumberQuery, PricingByStoreNumberQueryVariables>;
