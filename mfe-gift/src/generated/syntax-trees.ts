// Made by npm run codegen from the .graphql files; do not edit.
import { setDefinitions } from '@crema/remote-kit';
import { GetGiftCatalogueDocument } from './get-gift-catalogue.ts';
import { GetGiftCardDocument } from './get-gift-card.ts';
import { GetGiftLimitDocument } from './get-gift-limit.ts';

setDefinitions(GetGiftCatalogueDocument, [
  {
    kind: 'OperationDefinition',
    operation: 'query',
    name: { kind: 'Name', value: 'GetGiftCatalogue' },
    variableDefinitions: [
      {
        kind: 'VariableDefinition',
        variable: { kind: 'Variable', name: { kind: 'Name', value: 'locale' } },
        type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        directives: [],
      },
    ],
    directives: [],
    selectionSet: {
      kind: 'SelectionSet',
      selections: [
        {
          kind: 'Field',
          name: { kind: 'Name', value: 'gift' },
          arguments: [
            {
              kind: 'Argument',
              name: { kind: 'Name', value: 'locale' },
              value: { kind: 'Variable', name: { kind: 'Name', value: 'locale' } },
            },
          ],
          directives: [],
          selectionSet: {
            kind: 'SelectionSet',
            selections: [
              {
                kind: 'Field',
                name: { kind: 'Name', value: 'categories' },
                arguments: [],
                directives: [],
                selectionSet: {
                  kind: 'SelectionSet',
                  selections: [
                    { kind: 'Field', name: { kind: 'Name', value: 'urn' }, arguments: [], directives: [] },
                    { kind: 'Field', name: { kind: 'Name', value: 'name' }, arguments: [], directives: [] },
                    {
                      kind: 'Field',
                      name: { kind: 'Name', value: 'displayOrder' },
                      arguments: [],
                      directives: [],
                    },
                    {
                      kind: 'Field',
                      name: { kind: 'Name', value: 'eGifts' },
                      arguments: [],
                      directives: [],
                      selectionSet: {
                        kind: 'SelectionSet',
                        selections: [
                          {
                            kind: 'Field',
                            name: { kind: 'Name', value: 'productNumber' },
                            arguments: [],
                            directives: [],
                          },
                          {
                            kind: 'Field',
                            name: { kind: 'Name', value: 'name' },
                            arguments: [],
                            directives: [],
                          },
                          {
                            kind: 'Field',
                            name: { kind: 'Name', value: 'art' },
                            arguments: [],
                            directives: [],
                          },
                          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                        ],
                      },
                    },
                    { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                  ],
                },
              },
              { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
            ],
          },
        },
      ],
    },
  },
]);
setDefinitions(GetGiftCardDocument, [
  {
    kind: 'OperationDefinition',
    operation: 'query',
    name: { kind: 'Name', value: 'GetGiftCard' },
    variableDefinitions: [
      {
        kind: 'VariableDefinition',
        variable: { kind: 'Variable', name: { kind: 'Name', value: 'productNumber' } },
        type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        directives: [],
      },
      {
        kind: 'VariableDefinition',
        variable: { kind: 'Variable', name: { kind: 'Name', value: 'locale' } },
        type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        directives: [],
      },
    ],
    directives: [],
    selectionSet: {
      kind: 'SelectionSet',
      selections: [
        {
          kind: 'Field',
          name: { kind: 'Name', value: 'giftCard' },
          arguments: [
            {
              kind: 'Argument',
              name: { kind: 'Name', value: 'productNumber' },
              value: { kind: 'Variable', name: { kind: 'Name', value: 'productNumber' } },
            },
            {
              kind: 'Argument',
              name: { kind: 'Name', value: 'locale' },
              value: { kind: 'Variable', name: { kind: 'Name', value: 'locale' } },
            },
          ],
          directives: [],
          selectionSet: {
            kind: 'SelectionSet',
            selections: [
              {
                kind: 'Field',
                name: { kind: 'Name', value: 'productNumber' },
                arguments: [],
                directives: [],
              },
              { kind: 'Field', name: { kind: 'Name', value: 'name' }, arguments: [], directives: [] },
              { kind: 'Field', name: { kind: 'Name', value: 'art' }, arguments: [], directives: [] },
              {
                kind: 'Field',
                name: { kind: 'Name', value: 'categories' },
                arguments: [],
                directives: [],
                selectionSet: {
                  kind: 'SelectionSet',
                  selections: [
                    { kind: 'Field', name: { kind: 'Name', value: 'urn' }, arguments: [], directives: [] },
                    { kind: 'Field', name: { kind: 'Name', value: 'name' }, arguments: [], directives: [] },
                    { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                  ],
                },
              },
              { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
            ],
          },
        },
      ],
    },
  },
]);
setDefinitions(GetGiftLimitDocument, [
  {
    kind: 'OperationDefinition',
    operation: 'query',
    name: { kind: 'Name', value: 'GetGiftLimit' },
    variableDefinitions: [],
    directives: [],
    selectionSet: {
      kind: 'SelectionSet',
      selections: [
        {
          kind: 'Field',
          name: { kind: 'Name', value: 'user' },
          arguments: [],
          directives: [],
          selectionSet: {
            kind: 'SelectionSet',
            selections: [
              {
                kind: 'Field',
                name: { kind: 'Name', value: 'unconfirmedGiftLimit' },
                arguments: [],
                directives: [],
                selectionSet: {
                  kind: 'SelectionSet',
                  selections: [
                    {
                      kind: 'Field',
                      name: { kind: 'Name', value: 'amountMinor' },
                      arguments: [],
                      directives: [],
                    },
                    {
                      kind: 'Field',
                      name: { kind: 'Name', value: 'currency' },
                      arguments: [],
                      directives: [],
                    },
                    { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                  ],
                },
              },
              { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
            ],
          },
        },
      ],
    },
  },
]);
