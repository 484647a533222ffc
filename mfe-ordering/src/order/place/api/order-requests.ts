import { defer, map } from 'rxjs';
import type { GraphqlClient } from '@crema/remote-kit';
import {
  CancelOrderPaymentDocument,
  GetOrderDocument,
  GetOrderPaymentDocument,
  PriceOrderDocument,
  PriceOrderGuestDocument,
  SubmitOrderDocument,
  SubmitOrderGuestDocument,
} from '../../../generated/operations.ts';
import type { OrderApi, PricingTerms } from './order-api.types.ts';

const present = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new TypeError('the reply is empty');
  return value;
};

/**
 * The documents of price and order are in a separate chunk, because the menu needs none of them. Guests have operations of
 * their own with the same reply (ORD-080, ORD-100).
 */
export const orderRequests = (
  client: GraphqlClient,
  { enableTransparentPricing = true }: PricingTerms,
): OrderApi => ({
  price: ({ order, locale, guest }) =>
    defer(() =>
      client.mutate({
        mutation: guest ? PriceOrderGuestDocument : PriceOrderDocument,
        variables: { order: { ...order, enableTransparentPricing }, locale },
        fetchPolicy: 'no-cache',
        context: { locale },
      }),
    ).pipe(map(({ data }) => present(data?.priceOrder))),
  submit: (subInp, guest) =>
    defer(() =>
      client.mutate({
        mutation: guest ? SubmitOrderGuestDocument : SubmitOrderDocument,
        variables: { subInp },
        fetchPolicy: 'no-cache',
      }),
    ).pipe(map(({ data }) => present(data?.submitOrder))),
  find: (orderId) =>
    defer(() =>
      client.query({ query: GetOrderDocument, variables: { orderId }, fetchPolicy: 'network-only' }),
    ).pipe(map(({ data }) => data?.order ?? null)),
  payment: (orderId) =>
    defer(() =>
      client.query({ query: GetOrderPaymentDocument, variables: { orderId }, fetchPolicy: 'no-cache' }),
    ).pipe(map(({ data }) => data?.orderPayment ?? null)),
  cancelPayment: (orderId) =>
    defer(() =>
      client.mutate({
        mutation: CancelOrderPaymentDocument,
        variables: { orderId },
        fetchPolicy: 'no-cache',
      }),
    ).pipe(map(({ data }) => data?.cancelOrderPayment ?? null)),
});
