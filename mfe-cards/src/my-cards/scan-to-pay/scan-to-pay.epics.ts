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
  /** Emits when the member's session ends or another member follows, in this or another tab. */
  readonly memberLeft$: Observable<unknown>;
}
type ScanToPayEpic = RemoteEpic<ScanToPayState, ScanToPayDeps>;

/**
 * Requests the barcode of the card that is shown (CRD-012). Another card or kind of barcode, closing the overlay or the end of the session
 * cancels the request and revokes the picture's URL.
 */
export const drawBarcode: ScanToPayEpic = (action$, _state$, { barcodes }) =>
  merge(
    action$.pipe(
      filter(barcodeRequested.match),
      map(({ payload }) => payload),
    ),
    action$.pipe(
      filter((action) => barcodeClosed.match(action) || memberLeft.match(action)),
      map(() => undefined),
    ),
  ).pipe(
    switchMap((request) =>
      request === undefined
        ? EMPTY
        : barcodes.draw(request).pipe(
            map((barcode) => barcodeDrawn({ ...request, ...barcode })),
            catchError(({ cardNumber }: BarcodeError) => of(barcodeFailed({ ...request, cardNumber }))),
          ),
    ),
  );

/** Clears the picked card and its number at the end of the session (D-14). */
export const forgetWithSession: ScanToPayEpic = (_action$, _state$, { memberLeft$ }) =>
  memberLeft$.pipe(map(() => memberLeft()));

export const scanToPayEpics = [drawBarcode, forgetWithSession] as const;
