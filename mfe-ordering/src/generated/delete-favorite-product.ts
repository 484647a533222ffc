// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { DeleteFavoriteProductMutation, DeleteFavoriteProductMutationVariables } from './operations.ts';

export const DeleteFavoriteProductDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'DeleteFavoriteProduct' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'favoriteProductId' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
          directives: [],
        },
      ],
      directives: [],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deleteFavoriteProduct' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'favoriteProductId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'favoriteProductId' } },
              },
            ],
            directives: [],
          },
        ],
      },
    },
  ],
  __meta__: { hash: '19da22f6831a4f6bfe0f524137ddf28c0690f9d7d17c04df0ba0a170c99d8ed0' },
} as unknown as TypedDocumentNode<DeleteFavoriteProductMutation, DeleteFavoriteProductMutationVariables>;
