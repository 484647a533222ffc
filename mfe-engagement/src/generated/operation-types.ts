// Made by npm run codegen from the .graphql files; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OrderStatus =
  | 'RECEIVED'
  | 'PREPARING'
  | 'READY'
  | 'PICKED_UP'
  /** The store could not make it; what was paid is given back (see OrderVoid). */
  | 'VOIDED';

/** ENG-031: the customer of a curbside order is at the curb. The token of the order is the only authority (D-139). */
export type CustomerArrivalInput = {
  pickUpOption: PickupOptionCode;
  storeNumber: string;
  orderToken: string;
  /** 1 to 25 characters. */
  displayName: string;
  /** 1 to the store's stallQuantity. */
  stallNumber: number;
};

/** Wire codes of ORD-060: 16 is spelled INSTORE16 because GraphQL names cannot start with a digit. */
export type PickupOptionCode =
  | 'INSTORE16'
  | 'DT'
  | 'CX';

export type GetCheckInOrderQueryVariables = Exact<{
  orderToken: string;
}>;


export type GetCheckInOrderQuery = { checkInOrder: { __typename: 'CheckInOrder', orderId: string, orderNumber: string, status: OrderStatus, pickUpOption: PickupOptionCode, arrival: { __typename: 'CustomerArrival', stallNumber: number, noticedAt: string | null } | null, store: { __typename: 'Store', storeNumber: string, name: string, pickUpOptions: Array<{ __typename: 'CodeName', code: string, name: string }>, mobileOrdering: { __typename: 'MobileOrdering', stallQuantity: number } } } | null };

export type GetCheckInStoreQueryVariables = Exact<{
  storeNumber: string;
}>;


export type GetCheckInStoreQuery = { storeByNumber: { __typename: 'Store', storeNumber: string, name: string, pickUpOptions: Array<{ __typename: 'CodeName', code: string, name: string }>, mobileOrdering: { __typename: 'MobileOrdering', stallQuantity: number } } };

export type CheckInStoreFragment = { __typename: 'Store', storeNumber: string, name: string, pickUpOptions: Array<{ __typename: 'CodeName', code: string, name: string }>, mobileOrdering: { __typename: 'MobileOrdering', stallQuantity: number } };

export type CreateCustomerArrivalMutationVariables = Exact<{
  customerArrivalInput: CustomerArrivalInput;
}>;


export type CreateCustomerArrivalMutation = { createCustomerArrival: { __typename: 'CustomerArrival', stallNumber: number, noticedAt: string | null } };

