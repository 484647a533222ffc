import { defer, map, type Observable } from 'rxjs';
import type { ApolloClient } from '@apollo/client';
import { toFault } from '@crema/remote-kit';
import {
  GetOrderDocument,
  PriceOrderDocument,
  PriceOrderGuestDocument,
  SubmitOrderDocument,
  SubmitOrderGuestDocument,
  type SubmitOrderInput,
} from '../generated/operations.ts';
import type { PricingQuestion } from './order.selectors.ts';
import type { OrderPricing, SubmittedOrder } from './order.types.ts';

/** The server as the epics see it; each call is made when subscribed to, money never comes from a cache. */
export interface OrderApi {
  readonly price: (question: PricingQuestion) => Observable<OrderPricing>;
  /** Idempotent on orderId: the same orderId gets the same answer (D-25). */
  readonly submit: (input: SubmitOrderInput, guest: boolean) => Observable<SubmittedOrder>;
  readonly find: (orderId: string) => Observable<SubmittedOrder | null>;
}

const present = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new TypeError('the reply is empty');
  return value;
};

export const orderApi = (client: ApolloClient): OrderApi => ({
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

/** The server's refusals carry a code; without one nobody knows whether the request arrived (D-25). */
const unsureCodes: readonly string[] = ['OFFLINE', 'UNEXPECTED_ERROR', 'TEMPORARILY_UNAVAILABLE'];
export const isReplyLost = (cause: unknown): boolean => unsureCodes.includes(toFault(cause).code);
