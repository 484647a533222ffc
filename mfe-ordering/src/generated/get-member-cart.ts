// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetMemberCartQuery, GetMemberCartQueryVariables } from './operation-types.ts';

export const GetMemberCartDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"3515236dd59ece241e6fc0bbd6f0b4b72f1f9e07a3334effe8996b2c93ebcd8e"}} as unknown as TypedDocumentNode<GetMemberCartQuery, GetMemberCartQueryVariables>;
