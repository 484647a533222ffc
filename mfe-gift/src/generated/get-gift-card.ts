// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetGiftCardQuery, GetGiftCardQueryVariables } from './operation-types.ts';

export const GetGiftCardDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"1e3aead5695f2eef25dea91f03e4935e12aa917fb8d869ad771c039e9e64c8f3"}} as unknown as TypedDocumentNode<GetGiftCardQuery, GetGiftCardQueryVariables>;
