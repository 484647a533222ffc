import { defer, map } from 'rxjs';
import type { ApolloClient } from '@apollo/client';
import {
  GetOrderDocument,
  PriceOrderDocument,
  PriceOrderGuestDocument,
  SubmitOrderDocument,
  SubmitOrderGuestDocument,
} from '../generated/operations.ts';
import type { OrderApi } from './order-api.types.ts';

const present = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new TypeError('the reply is empty');
  return value;
};

/** The documents of price and order are in a separate chunk, because the menu needs none of them. */
export const orderRequests = (client: ApolloClient): OrderApi => ({
  price: ({ order, locale, guest }) =>
    guest
      ? defer(() =>
          client.mutate({
            mutation: PriceOrderGuestDocument,
            variables: { order, locale },
            fetchPolicy: 'no-cache',
            context: { locale },
          }),
        ).pipe(map(({ data }) => present(data?.priceOrderGuest)))
      : defer(() =>
          client.mutate({
            mutation: PriceOrderDocument,
            variables: { order, locale },
            fetchPolicy: 'no-cache',
            context: { locale },
          }),
        ).pipe(map(({ data }) => present(data?.priceOrder))),
  submit: (subInp, guest) =>
    guest
      ? defer(() =>
          client.mutate({
            mutation: SubmitOrderGuestDocument,
            variables: { subInp },
            fetchPolicy: 'no-cache',
          }),
        ).pipe(map(({ data }) => present(data?.submitOrderGuest)))
      : defer(() =>
          client.mutate({ mutation: SubmitOrderDocument, variables: { subInp }, fetchPolicy: 'no-cache' }),
        ).pipe(map(({ data }) => present(data?.submitOrder))),
  find: (orderId) =>
    defer(() =>
      client.query({ query: GetOrderDocument, variables: { orderId }, fetchPolicy: 'network-only' }),
    ).pipe(map(({ data }) => data?.order ?? null)),
});
