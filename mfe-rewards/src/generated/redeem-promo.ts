// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { RedeemPromoMutation, RedeemPromoMutationVariables } from './operation-types.ts';

export const RedeemPromoDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"d4c6501a5019e4f9955151377fbbd6a6f1eabf32ac95b51ed14541efcd66530f"}} as unknown as TypedDocumentNode<RedeemPromoMutation, RedeemPromoMutationVariables>;
