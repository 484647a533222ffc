// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { ListOptInOffersQuery, ListOptInOffersQueryVariables } from './operation-types.ts';

export const ListOptInOffersDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"c6f5ca8a0e8a377d717ad4e5c023c199977ee694a98c3765523842cb2ccb8089"}} as unknown as TypedDocumentNode<ListOptInOffersQuery, ListOptInOffersQueryVariables>;
