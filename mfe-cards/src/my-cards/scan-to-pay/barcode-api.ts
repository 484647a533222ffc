import { Observable } from 'rxjs';
import {
  groupCardNumber,
  restPaths,
  type BarcodeSymbology,
  type HostServices,
} from '@crema/shared-contracts';
import type { BarcodeRequest } from '../../scan-choice/scan-to-pay.slice.ts';

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
  readonly draw: (request: BarcodeRequest) => Observable<Barcode>;
}

const numberOf = (headers: Headers): string | undefined => {
  const number = headers.get('x-card-number');
  return number ? groupCardNumber(number) : undefined;
};

type Send = HostServices['fetch'];
/** CRD-012: POST, so that neither the card nor its number appears in a URL or a log (D-94). */
const request = (send: Send, body: BarcodeRequest, signal?: AbortSignal): Promise<Response> =>
  send(restPaths.barcode, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'image/png, application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });

type Urls = Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>;
export const barcodeApi = (send: Send, urls: Urls = URL): BarcodeApi => ({
  draw: (requested) =>
    new Observable((observer) => {
      const abort = new AbortController();
      let uri: string | undefined;
      const fail = (cardNumber?: string) =>
        observer.error({ kind: 'barcode', cardNumber } satisfies BarcodeError);
      request(send, requested, abort.signal)
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

const dataUrlOf = (png: ArrayBuffer): string =>
  `data:image/png;base64,${btoa(Array.from(new Uint8Array(png), (byte) => String.fromCharCode(byte)).join(''))}`;

export interface BarcodeCopy {
  /** The card number in groups of four. */
  readonly cardNumber: string;
  /** Both kinds of barcode as data URLs, which need no connection. */
  readonly pictures: Readonly<Record<BarcodeSymbology, string>>;
}
/** Reads both pictures of a card, to be stored. Rejects unless the server answers both. */
export const readBarcodeCopy = async (send: Send, cardId: string): Promise<BarcodeCopy> => {
  const read = async (symbology: BarcodeSymbology) => {
    const reply = await request(send, { cardId, symbology });
    if (!reply.ok) throw new TypeError(`The barcode was answered with ${reply.status}.`);
    return {
      symbology,
      cardNumber: numberOf(reply.headers) ?? '',
      picture: dataUrlOf(await reply.arrayBuffer()),
    };
  };
  const [stacked, lines] = await Promise.all([read('pdf417'), read('code128')]);
  return {
    cardNumber: stacked.cardNumber,
    pictures: { pdf417: stacked.picture, code128: lines.picture },
  };
};
