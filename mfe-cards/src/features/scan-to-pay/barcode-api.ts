import { Observable } from 'rxjs';
import { groupCardNumber, restPaths, type HostServices } from '@crema/shared-contracts';

export interface Barcode {
  readonly uri: string;
  /** The card number in groups of four. */
  readonly cardNumber: string;
}
/** The reason why there is no picture. The number may be known even so. */
export interface BarcodeError {
  readonly kind: 'barcode';
  readonly cardNumber: string | undefined;
}
export interface BarcodeApi {
  /**
   * The picture of a card's number. The observable stays open while the picture may be shown: unsubscribing aborts the
   * request and revokes the picture's URL. Fails with a BarcodeError.
   */
  readonly draw: (cardId: string) => Observable<Barcode>;
}

const numberOf = (headers: Headers): string | undefined => {
  const number = headers.get('x-card-number');
  return number ? groupCardNumber(number) : undefined;
};

type Urls = Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>;
/** CRD-012: POST, so that neither the card nor its number appears in a URL or a log (D-94). */
export const barcodeApi = (send: HostServices['fetch'], urls: Urls = URL): BarcodeApi => ({
  draw: (cardId) =>
    new Observable((observer) => {
      const abort = new AbortController();
      let uri: string | undefined;
      const fail = (cardNumber?: string) =>
        observer.error({ kind: 'barcode', cardNumber } satisfies BarcodeError);
      send(restPaths.barcode, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'image/png, application/json' },
        body: JSON.stringify({ cardId }),
        signal: abort.signal,
      })
        .then(async (reply) => {
          const cardNumber = numberOf(reply.headers);
          if (!reply.ok) return fail(cardNumber);
          const picture = await reply.blob();
          if (abort.signal.aborted) return undefined;
          uri = urls.createObjectURL(picture);
          return observer.next({ uri, cardNumber: cardNumber ?? '' });
        })
        .catch(() => fail());
      return () => {
        abort.abort();
        if (uri) urls.revokeObjectURL(uri);
      };
    }),
});
