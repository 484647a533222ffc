import { useCallback, useEffect, useState } from 'react';
import { sendQuery, useHost, useRetryOnReconnect } from '@crema/remote-kit';
import { GetCheckInOrderDocument, type GetCheckInOrderQuery } from '../../generated/operations.ts';

export type CheckInOrder = NonNullable<GetCheckInOrderQuery['checkInOrder']>;
export type CheckInOrderState =
  | { readonly status: 'loading' | 'failed' | 'none' }
  | { readonly status: 'ready'; readonly order: CheckInOrder };

/** The order of a token; `none` without a token and for an unknown one (D-139). A failed repeat keeps the order that is there. */
export const useCheckInOrder = (orderToken: string) => {
  const host = useHost();
  const [state, setState] = useState<CheckInOrderState>({ status: orderToken ? 'loading' : 'none' });
  const read = useCallback(
    () =>
      sendQuery(host, GetCheckInOrderDocument, { orderToken }).then(
        ({ checkInOrder: order }) => setState(order ? { status: 'ready', order } : { status: 'none' }),
        () => setState((current) => (current.status === 'ready' ? current : { status: 'failed' })),
      ),
    [host, orderToken],
  );
  useEffect(() => {
    if (orderToken) void read();
  }, [read, orderToken]);
  const retry = () => {
    setState({ status: 'loading' });
    void read();
  };
  useRetryOnReconnect(state.status === 'failed', retry);
  return { state, retry, refresh: read };
};
