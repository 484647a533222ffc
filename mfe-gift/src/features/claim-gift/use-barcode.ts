import { useCallback, useEffect, useState } from 'react';
import {
  giftRestPaths,
  type BarcodeSymbology,
  type ErrorReply,
  type GiftClaimBarcodeRequest,
} from '@crema/shared-contracts';
import { useHost, useRetryOnReconnect } from '@crema/remote-kit';

export interface DrawnBarcode {
  /** The picture's URL, for this page only. */
  readonly uri: string;
  /** The card number in groups of four, for a till without a scanner. */
  readonly cardNumber: string;
}
export type BarcodeState = DrawnBarcode | 'loading' | 'failed' | 'invalid';

/** The barcode for the till as a picture, requested by POST so that no address has the token. `invalid`: the link works no more. */
export const useBarcode = (token: string, symbology: BarcodeSymbology) => {
  const { fetch: send } = useHost();
  const [state, setState] = useState<BarcodeState>('loading');
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const body: GiftClaimBarcodeRequest = { token, symbology };
    const controller = new AbortController();
    let uri: string | undefined;
    const draw = async (): Promise<BarcodeState> => {
      const reply = await send(giftRestPaths.giftClaimBarcode, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'image/png, application/json' },
        body: JSON.stringify(body),
        signal: controller.signal,
      });
      if (!reply.ok) {
        const { error } = (await reply.json()) as Partial<ErrorReply>;
        return error?.code.startsWith('GIFT_LINK_') ? 'invalid' : 'failed';
      }
      const picture = await reply.blob();
      if (!controller.signal.aborted) uri = URL.createObjectURL(picture);
      return { uri: uri ?? '', cardNumber: reply.headers.get('x-card-number') ?? '' };
    };
    draw()
      .catch((): BarcodeState => 'failed')
      .then((next) => controller.signal.aborted || setState(next));
    return () => {
      controller.abort();
      if (uri) URL.revokeObjectURL(uri);
    };
  }, [send, token, symbology, turn]);
  const retry = useCallback(() => {
    setState('loading');
    setTurn((before) => before + 1);
  }, []);
  useRetryOnReconnect(state === 'failed', retry);
  return { state, retry };
};
