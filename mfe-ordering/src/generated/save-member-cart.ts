// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { SaveMemberCartMutation, SaveMemberCartMutationVariables } from './operation-types.ts';

export const SaveMemberCartDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"faf7d28afdf98562c09a22543ce3d9ea5df42ad578d0cc1f734c63fe5935875e"}} as unknown as TypedDocumentNode<SaveMemberCartMutation, SaveMemberCartMutationVariables>;
