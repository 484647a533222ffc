import { catchError, defer, map, switchMap, throwError, type Observable } from 'rxjs';
import { toAppError, type GraphqlClient } from '@crema/remote-kit';
import type { OrderApi, PricingTerms } from './order-api.types.ts';

/**
 * If the chunk cannot be loaded, no request was sent. webpack requests a failed chunk again at the next call.
 */
const notSent = { kind: 'http', status: 0, code: 'OFFLINE', referenceId: '' } as const;

export const orderApi = (client: GraphqlClient, terms: PricingTerms): OrderApi => {
  const requests$ = defer(() => import('./order-requests.ts')).pipe(
    catchError(() => throwError(() => notSent)),
    map(({ orderRequests }) => orderRequests(client, terms)),
  );
  const send =
    <A extends readonly unknown[], R>(pick: (api: OrderApi) => (...args: A) => Observable<R>) =>
    (...args: A) =>
      requests$.pipe(switchMap((api) => pick(api)(...args)));
  return {
    price: send((api) => api.price),
    submit: send((api) => api.submit),
    find: send((api) => api.find),
    payment: send((api) => api.payment),
    cancelPayment: send((api) => api.cancelPayment),
  };
};

/** The server's errors have a code; an error without one leaves open whether the request arrived (D-25). */
const unsureCodes: readonly string[] = ['OFFLINE', 'UNEXPECTED_ERROR', 'TEMPORARILY_UNAVAILABLE'];
export const isReplyLost = (cause: unknown): boolean => unsureCodes.includes(toAppError(cause).code);
