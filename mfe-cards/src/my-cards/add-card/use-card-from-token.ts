import { useEffect, useRef, useState } from 'react';
import { restPaths, type CardInfoReply } from '@crema/shared-contracts';
import { toAppError, useHost, type AppError } from '@crema/remote-kit';
import { useQueryOnce } from '../../problems/use-query-once.ts';

export type CardFromToken =
  | { readonly status: 'none' | 'loading' }
  | { readonly status: 'read'; readonly card: CardInfoReply }
  | { readonly status: 'refused'; readonly error: AppError };

/** CRD-017, D-96: the card of a mailed link. Its token works once, so it is sent once. */
export const useCardFromToken = (): CardFromToken => {
  const { http } = useHost();
  const { cashstarToken } = useQueryOnce(['cashstarToken']);
  const [state, setState] = useState<CardFromToken>({ status: cashstarToken ? 'loading' : 'none' });
  const isSent = useRef(false);
  useEffect(() => {
    if (!cashstarToken || isSent.current) return;
    isSent.current = true;
    http<CardInfoReply>(restPaths.cardInfoFromToken, { method: 'POST', body: { cashstarToken } }).then(
      (card) => setState({ status: 'read', card }),
      (cause: unknown) => setState({ status: 'refused', error: toAppError(cause) }),
    );
  }, [cashstarToken, http]);
  return state;
};
