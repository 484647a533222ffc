// Made by npm run codegen from the .graphql files; do not edit.
import { setDefinitions } from '@crema/remote-kit';
import { GetCheckInOrderDocument } from './get-check-in-order.ts';
import { GetCheckInStoreDocument } from './get-check-in-store.ts';
import { CreateCustomerArrivalDocument } from './create-customer-arrival.ts';

setDefinitions(GetCheckInOrderDocument, [
  {
    kind: 'OperationDefinition',
    operation: 'query',
    name: { kind: 'Name', value: 'GetCheckInOrder' },
    variableDefinitions: [
      {
        kind: 'VariableDefinition',
        variable: { kind: 'Variable', name: { kind: 'Name', value: 'orderToken' } },
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
          name: { kind: 'Name', value: 'checkInOrder' },
          arguments: [
            {
              kind: 'Argument',
              name: { kind: 'Name', value: 'orderToken' },
              value: { kind: 'Variable', name: { kind: 'Name', value: 'orderToken' } },
            },
          ],
          directives: [],
          selectionSet: {
            kind: 'SelectionSet',
            selections: [
              { kind: 'Field', name: { kind: 'Name', value: 'orderId' }, arguments: [], directives: [] },
              { kind: 'Field', name: { kind: 'Name', value: 'orderNumber' }, arguments: [], directives: [] },
              { kind: 'Field', name: { kind: 'Name', value: 'status' }, arguments: [], directives: [] },
              { kind: 'Field', name: { kind: 'Name', value: 'pickUpOption' }, arguments: [], directives: [] },
              {
                kind: 'Field',
                name: { kind: 'Name', value: 'arrival' },
                arguments: [],
                directives: [],
                selectionSet: {
                  kind: 'SelectionSet',
                  selections: [
                    {
                      kind: 'Field',
                      name: { kind: 'Name', value: 'stallNumber' },
                      arguments: [],
                      directives: [],
                    },
                    {
                      kind: 'Field',
                      name: { kind: 'Name', value: 'noticedAt' },
                      arguments: [],
                      directives: [],
                    },
                    { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                  ],
                },
              },
              {
                kind: 'Field',
                name: { kind: 'Name', value: 'store' },
                arguments: [],
                directives: [],
                selectionSet: {
                  kind: 'SelectionSet',
                  selections: [
                    { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CheckInStore' }, directives: [] },
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
  {
    kind: 'FragmentDefinition',
    name: { kind: 'Name', value: 'CheckInStore' },
    typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Store' } },
    directives: [],
    selectionSet: {
      kind: 'SelectionSet',
      selections: [
        { kind: 'Field', name: { kind: 'Name', value: 'storeNumber' }, arguments: [], directives: [] },
        { kind: 'Field', name: { kind: 'Name', value: 'name' }, arguments: [], directives: [] },
        {
          kind: 'Field',
          name: { kind: 'Name', value: 'pickUpOptions' },
          arguments: [],
          directives: [],
          selectionSet: {
            kind: 'SelectionSet',
            selections: [
              { kind: 'Field', name: { kind: 'Name', value: 'code' }, arguments: [], directives: [] },
              { kind: 'Field', name: { kind: 'Name', value: 'name' }, arguments: [], directives: [] },
              { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
            ],
          },
        },
        {
          kind: 'Field',
          name: { kind: 'Name', value: 'mobileOrdering' },
          arguments: [],
          directives: [],
          selectionSet: {
            kind: 'SelectionSet',
            selections: [
              {
                kind: 'Field',
                name: { kind: 'Name', value: 'stallQuantity' },
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
]);
setDefinitions(GetCheckInStoreDocument, [
  {
    kind: 'OperationDefinition',
    operation: 'query',
    name: { kind: 'Name', value: 'GetCheckInStore' },
    variableDefinitions: [
      {
        kind: 'VariableDefinition',
        variable: { kind: 'Variable', name: { kind: 'Name', value: 'storeNumber' } },
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
          name: { kind: 'Name', value: 'storeByNumber' },
          arguments: [
            {
              kind: 'Argument',
              name: { kind: 'Name', value: 'storeNumber' },
              value: { kind: 'Variable', name: { kind: 'Name', value: 'storeNumber' } },
            },
          ],
          directives: [],
          selectionSet: {
            kind: 'SelectionSet',
            selections: [
              { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CheckInStore' }, directives: [] },
              { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
            ],
          },
        },
      ],
    },
  },
  {
    kind: 'FragmentDefinition',
    name: { kind: 'Name', value: 'CheckInStore' },
    typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Store' } },
    directives: [],
    selectionSet: {
      kind: 'SelectionSet',
      selections: [
        { kind: 'Field', name: { kind: 'Name', value: 'storeNumber' }, arguments: [], directives: [] },
        { kind: 'Field', name: { kind: 'Name', value: 'name' }, arguments: [], directives: [] },
        {
          kind: 'Field',
          name: { kind: 'Name', value: 'pickUpOptions' },
          arguments: [],
          directives: [],
          selectionSet: {
            kind: 'SelectionSet',
            selections: [
              { kind: 'Field', name: { kind: 'Name', value: 'code' }, arguments: [], directives: [] },
              { kind: 'Field', name: { kind: 'Name', value: 'name' }, arguments: [], directives: [] },
              { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
            ],
          },
        },
        {
          kind: 'Field',
          name: { kind: 'Name', value: 'mobileOrdering' },
          arguments: [],
          directives: [],
          selectionSet: {
            kind: 'SelectionSet',
            selections: [
              {
                kind: 'Field',
                name: { kind: 'Name', value: 'stallQuantity' },
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
]);
setDefinitions(CreateCustomerArrivalDocument, [
  {
    kind: 'OperationDefinition',
    operation: 'mutation',
    name: { kind: 'Name', value: 'CreateCustomerArrival' },
    variableDefinitions: [
      {
        kind: 'VariableDefinition',
        variable: { kind: 'Variable', name: { kind: 'Name', value: 'customerArrivalInput' } },
        type: {
          kind: 'NonNullType',
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'CustomerArrivalInput' } },
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
          name: { kind: 'Name', value: 'createCustomerArrival' },
          arguments: [
            {
              kind: 'Argument',
              name: { kind: 'Name', value: 'customerArrivalInput' },
              value: { kind: 'Variable', name: { kind: 'Name', value: 'customerArrivalInput' } },
            },
          ],
          directives: [],
          selectionSet: {
            kind: 'SelectionSet',
            selections: [
              { kind: 'Field', name: { kind: 'Name', value: 'stallNumber' }, arguments: [], directives: [] },
              { kind: 'Field', name: { kind: 'Name', value: 'noticedAt' }, arguments: [], directives: [] },
              { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
            ],
          },
        },
      ],
    },
  },
]);
