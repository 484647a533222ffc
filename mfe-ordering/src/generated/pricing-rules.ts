// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { PricingRulesQuery, PricingRulesQueryVariables } from './operation-types.ts';

export const PricingRulesDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"f82aaf95b63372b8e0f0c9061e7c3d79c447a8d45de352c5dab0ce88536fd292"}} as unknown as TypedDocumentNode<PricingRulesQuery, PricingRulesQueryVariables>;
