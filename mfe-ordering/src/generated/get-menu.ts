// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetMenuQuery, GetMenuQueryVariables } from './operation-types.ts';

export const GetMenuDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"e038b56a9809ba65b5e1977e1c1915a90ddf73e707b4f8c2c02cd8f46c346bd1"}} as unknown as TypedDocumentNode<GetMenuQuery, GetMenuQueryVariables>;
