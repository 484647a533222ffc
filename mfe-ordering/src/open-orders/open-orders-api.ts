import { defer, map } from 'rxjs';
import type { GraphqlClient } from '@crema/remote-kit';
import { GetOpenOrdersDocument } from '../generated/operations.ts';
import { fromReply, toSigned } from './open-orders.conversions.ts';
import type { OpenOrdersDeps } from './open-orders.epics.ts';

/** The server's reply, never a cached one. */
export const findOpenOrders =
  (client: GraphqlClient): OpenOrdersDeps['findOpenOrders'] =>
  (known, memberId) =>
    defer(() =>
      client.query({
        query: GetOpenOrdersDocument,
        variables: { signed: [...toSigned(known)] },
        fetchPolicy: 'no-cache',
      }),
    ).pipe(map(({ data }) => fromReply(data?.openOrders ?? [], memberId)));
