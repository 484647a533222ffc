import { useEffect, useState } from 'react';
import { restPaths, type GiftClaimBarcodeRequest } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';

/** The barcode for the till as a picture, requested by POST so that no address has the token; undefined while it is loading. */
export const useBarcode = (token: string): string | 'failed' | undefined => {
  const { fetch: send } = useHost();
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    const body: GiftClaimBarcodeRequest = { token, symbology: 'pdf417' };
    const controller = new AbortController();
    let url: string | undefined;
    send(restPaths.giftClaimBarcode, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'image/png' },
      body: JSON.stringify(body),
      signal: controller.signal,
    })
      .then(async (reply) => {
        if (!reply.ok) throw new TypeError(`HTTP ${reply.status}`);
        url = URL.createObjectURL(await reply.blob());
        setPicture(url);
      })
      .catch(() => controller.signal.aborted || setPicture('failed'));
    return () => {
      controller.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [send, token]);
  return picture;
};
