// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { CreateAddressMutation, CreateAddressMutationVariables } from './operation-types.ts';

export const CreateAddressDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"f998231693c29d0f83f0e648abe9a5d9220d97f336e70fde05caf8139caed58e"}} as unknown as TypedDocumentNode<CreateAddressMutation, CreateAddressMutationVariables>;
