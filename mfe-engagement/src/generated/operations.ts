// Made by npm run codegen from the .graphql files; do not edit.
export { GetCheckInOrderDocument } from './get-check-in-order.ts';
export { GetCheckInStoreDocument } from './get-check-in-store.ts';
export { CreateCustomerArrivalDocument } from './create-customer-arrival.ts';
export type * from './operation-types.ts';
