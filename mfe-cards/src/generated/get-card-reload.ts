// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetCardReloadQuery, GetCardReloadQueryVariables } from './operation-types.ts';

export const GetCardReloadDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"4598d276e0dd5b0b9db8e0572bc0d750178c08e522bf3999882fa10c361ec1dd"}} as unknown as TypedDocumentNode<GetCardReloadQuery, GetCardReloadQueryVariables>;
