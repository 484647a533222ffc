// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { UpdateAddressMutation, UpdateAddressMutationVariables } from './operation-types.ts';

export const UpdateAddressDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"50cbe9016471f9a2d4882cd530eda96db1f2a55df3e16d4bab8d06eb16f21f56"}} as unknown as TypedDocumentNode<UpdateAddressMutation, UpdateAddressMutationVariables>;
