// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { SubmitOrderMutation, SubmitOrderMutationVariables } from './operations.ts';

export const SubmitOrderDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SubmitOrder' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'subInp' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'SubmitOrderInput' } },
          },
          directives: [],
        },
      ],
      directives: [],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'submitOrder' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'subInp' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'subInp' } },
              },
            ],
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'SubmittedOrderFields' },
                  directives: [],
                },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MoneyFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Money' } },
      directives: [],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: 'currency' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubmittedOrderFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SubmittedOrder' } },
      directives: [],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'orderId' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: 'orderNumber' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: 'orderToken' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: 'status' }, arguments: [], directives: [] },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'total' },
            arguments: [],
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyFields' }, directives: [] },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'tip' },
            arguments: [],
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyFields' }, directives: [] },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'placedAt' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: 'pickUpOption' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: 'storeNumber' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: 'storeName' }, arguments: [], directives: [] },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'preOrderEstimates' },
            arguments: [],
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pickUpOption' },
                  arguments: [],
                  directives: [],
                },
                { kind: 'Field', name: { kind: 'Name', value: 'minMinutes' }, arguments: [], directives: [] },
                { kind: 'Field', name: { kind: 'Name', value: 'maxMinutes' }, arguments: [], directives: [] },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'statusPath' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
  ],
  __meta__: { hash: '49432c699e994f693b9c953a1cc31b1d1f9e8bec20b8f17de49acbfc9b4f7ffe' },
} as unknown as TypedDocumentNode<SubmitOrderMutation, SubmitOrderMutationVariables>;
