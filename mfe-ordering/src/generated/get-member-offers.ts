// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetMemberOffersQuery, GetMemberOffersQueryVariables } from './operation-types.ts';

export const GetMemberOffersDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"0cdb0a02b48cc6dc9263667d6a1245c36d3d9c65a92d12d967e5399348fc37a2"}} as unknown as TypedDocumentNode<GetMemberOffersQuery, GetMemberOffersQueryVariables>;
