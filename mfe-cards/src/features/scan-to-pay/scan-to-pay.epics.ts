import type { Observable } from 'rxjs';
import { catchError, EMPTY, filter, map, merge, of, switchMap } from 'rxjs';
import type { RemoteEpic } from '@crema/remote-kit';
import type { BarcodeApi, BarcodeError } from './barcode-api.ts';
import {
  barcodeClosed,
  barcodeDrawn,
  barcodeFailed,
  barcodeRequested,
  memberLeft,
  type ScanToPayState,
} from '../../scan-choice/scan-to-pay.slice.ts';

export interface ScanToPayDeps {
  readonly barcodes: BarcodeApi;
  /** Emits when the member's session ends, in this or another tab. */
  readonly memberLeft$: Observable<unknown>;
}
type ScanToPayEpic = RemoteEpic<ScanToPayState, ScanToPayDeps>;

/**
 * Requests the barcode of the card that is shown (CRD-012). Another card, closing the overlay or the end of the session
 * cancels the request and revokes the picture's URL.
 */
export const drawBarcode: ScanToPayEpic = (action$, _state$, { barcodes }) =>
  merge(
    action$.pipe(
      filter(barcodeRequested.match),
      map(({ payload }) => payload.cardId),
    ),
    action$.pipe(
      filter((action) => barcodeClosed.match(action) || memberLeft.match(action)),
      map(() => undefined),
    ),
  ).pipe(
    switchMap((cardId) =>
      cardId === undefined
        ? EMPTY
        : barcodes.draw(cardId).pipe(
            map((barcode) => barcodeDrawn({ cardId, ...barcode })),
            catchError(({ cardNumber }: BarcodeError) => of(barcodeFailed({ cardId, cardNumber }))),
          ),
    ),
  );

/** Clears the picked card and its number at the end of the session (D-14). */
export const forgetWithSession: ScanToPayEpic = (_action$, _state$, { memberLeft$ }) =>
  memberLeft$.pipe(map(() => memberLeft()));

export const scanToPayEpics = [drawBarcode, forgetWithSession] as const;
