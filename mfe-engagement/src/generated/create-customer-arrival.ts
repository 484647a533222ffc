// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { CreateCustomerArrivalMutation, CreateCustomerArrivalMutationVariables } from './operation-types.ts';

export const CreateCustomerArrivalDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"e47e162bd89a0283d90fdd85996532f6e5af020561d19fb1e3c71189363b8f6f"}} as unknown as TypedDocumentNode<CreateCustomerArrivalMutation, CreateCustomerArrivalMutationVariables>;
