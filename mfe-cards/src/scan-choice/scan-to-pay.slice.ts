import { fact, on, reducerOf } from '@crema/remote-kit';

/** CRD-012, CRD-013. The number comes with the picture or with its error; it never appears in a URL (D-94). */
export type BarcodeState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly cardId: string }
  | {
      readonly status: 'completed';
      readonly cardId: string;
      readonly cardNumber: string;
      readonly uri: string;
    }
  | { readonly status: 'failed'; readonly cardId: string; readonly cardNumber: string | undefined };
export interface ScanToPayState {
  /** The card that the customer picked last; undefined means the primary card. */
  readonly activeScanToPayCardId: string | undefined;
  readonly barcode: BarcodeState;
}

export const cardPicked = fact<string>('scanToPay/cardPicked');
/** The barcode of this card is requested: it is on screen, or is tried again. */
export const barcodeRequested = fact<{ readonly cardId: string }>('scanToPay/barcodeWanted');
export const barcodeDrawn = fact<{
  readonly cardId: string;
  readonly cardNumber: string;
  readonly uri: string;
}>('scanToPay/barcodeDrawn');
export const barcodeFailed = fact<{ readonly cardId: string; readonly cardNumber?: string | undefined }>(
  'scanToPay/barcodeFailed',
);
export const barcodeClosed = fact('scanToPay/barcodeClosed');
/** The member signed out: the state is cleared (D-14). */
export const memberLeft = fact('scanToPay/memberLeft');

const initial: ScanToPayState = { activeScanToPayCardId: undefined, barcode: { status: 'idle' } };
const isAwaited = ({ barcode }: ScanToPayState, cardId: string) =>
  barcode.status === 'loading' && barcode.cardId === cardId;

const when = on<ScanToPayState>();
export const scanToPayReducer = reducerOf<ScanToPayState>(initial, [
  when(cardPicked, (state, activeScanToPayCardId) => ({ ...state, activeScanToPayCardId })),
  when(barcodeRequested, (state, { cardId }) => ({ ...state, barcode: { status: 'loading', cardId } })),
  when(barcodeDrawn, (state, drawn) =>
    isAwaited(state, drawn.cardId) ? { ...state, barcode: { status: 'completed', ...drawn } } : state,
  ),
  when(barcodeFailed, (state, { cardId, cardNumber }) =>
    isAwaited(state, cardId) ? { ...state, barcode: { status: 'failed', cardId, cardNumber } } : state,
  ),
  when(barcodeClosed, (state) => ({ ...state, barcode: { status: 'idle' } })),
  when(memberLeft, () => initial),
]);

export const selectActiveCardId = ({ activeScanToPayCardId }: ScanToPayState): string | undefined =>
  activeScanToPayCardId;
export const selectBarcode = ({ barcode }: ScanToPayState): BarcodeState => barcode;
