// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { AddSingleUseBillingAddressMutation, AddSingleUseBillingAddressMutationVariables } from './operation-types.ts';

export const AddSingleUseBillingAddressDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"57a2aefcacda543836616688ad2cba9208766cce0ccd31163d7595f28abf33c8"}} as unknown as TypedDocumentNode<AddSingleUseBillingAddressMutation, AddSingleUseBillingAddressMutationVariables>;
