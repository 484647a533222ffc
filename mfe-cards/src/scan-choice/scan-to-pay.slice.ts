import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * The state of CRD-012 and CRD-013. The number arrives with the picture or with its error; it never appears
 * in a URL (D-94).
 */
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

interface Barcode {
  readonly cardId: string;
  readonly cardNumber: string;
  readonly uri: string;
}

const initial: ScanToPayState = { activeScanToPayCardId: undefined, barcode: { status: 'idle' } };
const isAwaited = ({ barcode }: ScanToPayState, cardId: string) =>
  barcode.status === 'loading' && barcode.cardId === cardId;

const scanToPaySlice = createSlice({
  name: 'scanToPay',
  initialState: initial,
  reducers: {
    cardPicked: (state: ScanToPayState, { payload }: PayloadAction<string>): ScanToPayState => ({
      ...state,
      activeScanToPayCardId: payload,
    }),
    /** The barcode of this card is requested when the card is shown or the customer tries again. */
    barcodeRequested: (
      state: ScanToPayState,
      { payload: { cardId } }: PayloadAction<{ readonly cardId: string }>,
    ): ScanToPayState => ({ ...state, barcode: { status: 'loading', cardId } }),
    barcodeDrawn: (state: ScanToPayState, { payload }: PayloadAction<Barcode>): ScanToPayState =>
      isAwaited(state, payload.cardId) ? { ...state, barcode: { status: 'completed', ...payload } } : state,
    barcodeFailed: (
      state: ScanToPayState,
      {
        payload: { cardId, cardNumber },
      }: PayloadAction<{ readonly cardId: string; readonly cardNumber?: string | undefined }>,
    ): ScanToPayState =>
      isAwaited(state, cardId) ? { ...state, barcode: { status: 'failed', cardId, cardNumber } } : state,
    barcodeClosed: (state: ScanToPayState): ScanToPayState => ({ ...state, barcode: { status: 'idle' } }),
    /** The member signed out: the state is cleared (D-14). */
    memberLeft: () => initial,
  },
});
export const scanToPayReducer = scanToPaySlice.reducer;
export const { cardPicked, barcodeRequested, barcodeDrawn, barcodeFailed, barcodeClosed, memberLeft } =
  scanToPaySlice.actions;

export const selectActiveCardId = ({ activeScanToPayCardId }: ScanToPayState): string | undefined =>
  activeScanToPayCardId;
export const selectBarcode = ({ barcode }: ScanToPayState): BarcodeState => barcode;
