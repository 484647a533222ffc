import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BarcodeSymbology } from '@crema/shared-contracts';

/**
 * The state of CRD-012 and CRD-013. The number arrives with the picture or with its error; it never appears
 * in a URL (D-94).
 */
/** The card and the kind of a barcode. */
export interface BarcodeRequest {
  readonly cardId: string;
  readonly symbology: BarcodeSymbology;
}
interface DrawnBarcode extends BarcodeRequest {
  readonly cardNumber: string;
  readonly uri: string;
}
interface FailedBarcode extends BarcodeRequest {
  readonly cardNumber?: string | undefined;
}
export type BarcodeState =
  | { readonly status: 'idle' }
  | ({ readonly status: 'loading' } & BarcodeRequest)
  | ({ readonly status: 'completed' } & DrawnBarcode)
  | ({ readonly status: 'failed' } & FailedBarcode);
export interface ScanToPayState {
  /** The card that the customer picked last; undefined means the primary card. */
  readonly activeScanToPayCardId: string | undefined;
  /** The kind of barcode that the store's scanner reads (D-94). */
  readonly symbology: BarcodeSymbology;
  readonly barcode: BarcodeState;
  /** The numbers of the cards whose barcode was drawn, in memory only: a barista can type one when the next drawing fails (CRD-012). */
  readonly numbers: Readonly<Record<string, string>>;
  /** The payment method that the customer picked last in each form; the modal of the form is opened with it (CRD-013). */
  readonly selectedAddMoneyPaymentInstrumentId: string | undefined;
  readonly selectedAutoReloadPaymentInstrumentId: string | undefined;
  /** The payment that pays the order now, as the chooser names it: #payment-summary is opened with it. */
  readonly orderPayment: string | undefined;
}

const initial: ScanToPayState = {
  activeScanToPayCardId: undefined,
  symbology: 'pdf417',
  barcode: { status: 'idle' },
  numbers: {},
  selectedAddMoneyPaymentInstrumentId: undefined,
  selectedAutoReloadPaymentInstrumentId: undefined,
  orderPayment: undefined,
};
const isAwaited = ({ barcode }: ScanToPayState, { cardId, symbology }: BarcodeRequest) =>
  barcode.status === 'loading' && barcode.cardId === cardId && barcode.symbology === symbology;

const scanToPaySlice = createSlice({
  name: 'scanToPay',
  initialState: initial,
  reducers: {
    cardPicked: (state: ScanToPayState, { payload }: PayloadAction<string>): ScanToPayState => ({
      ...state,
      activeScanToPayCardId: payload,
    }),
    symbologyPicked: (
      state: ScanToPayState,
      { payload }: PayloadAction<BarcodeSymbology>,
    ): ScanToPayState => ({
      ...state,
      symbology: payload,
    }),
    /** The barcode of this card is requested when the card is shown or the customer tries again. */
    barcodeRequested: (
      state: ScanToPayState,
      { payload }: PayloadAction<BarcodeRequest>,
    ): ScanToPayState => ({
      ...state,
      barcode: { status: 'loading', ...payload },
    }),
    barcodeDrawn: (state: ScanToPayState, { payload }: PayloadAction<DrawnBarcode>): ScanToPayState =>
      isAwaited(state, payload)
        ? {
            ...state,
            barcode: { status: 'completed', ...payload },
            numbers: { ...state.numbers, [payload.cardId]: payload.cardNumber },
          }
        : state,
    barcodeFailed: (state: ScanToPayState, { payload }: PayloadAction<FailedBarcode>): ScanToPayState => {
      const cardNumber = payload.cardNumber ?? state.numbers[payload.cardId];
      return isAwaited(state, payload)
        ? { ...state, barcode: { status: 'failed', ...payload, cardNumber } }
        : state;
    },
    barcodeClosed: (state: ScanToPayState): ScanToPayState => ({ ...state, barcode: { status: 'idle' } }),
    addMoneyMethodPicked: (state: ScanToPayState, { payload }: PayloadAction<string>): ScanToPayState => ({
      ...state,
      selectedAddMoneyPaymentInstrumentId: payload,
    }),
    /** Undefined when auto reload is turned off, which resets the choice (CRD-030). */
    autoReloadMethodPicked: (
      state: ScanToPayState,
      { payload }: PayloadAction<string | undefined>,
    ): ScanToPayState => ({ ...state, selectedAutoReloadPaymentInstrumentId: payload }),
    orderPaymentShown: (
      state: ScanToPayState,
      { payload }: PayloadAction<string | undefined>,
    ): ScanToPayState => ({ ...state, orderPayment: payload }),
    /** The member signed out: the state is cleared (D-14). */
    memberLeft: () => initial,
  },
});
export const scanToPayReducer = scanToPaySlice.reducer;
export const {
  cardPicked,
  symbologyPicked,
  barcodeRequested,
  barcodeDrawn,
  barcodeFailed,
  barcodeClosed,
  addMoneyMethodPicked,
  autoReloadMethodPicked,
  orderPaymentShown,
  memberLeft,
} = scanToPaySlice.actions;

export const selectActiveCardId = ({ activeScanToPayCardId }: ScanToPayState): string | undefined =>
  activeScanToPayCardId;
export const selectBarcode = ({ barcode }: ScanToPayState): BarcodeState => barcode;
export const selectSymbology = ({ symbology }: ScanToPayState): BarcodeSymbology => symbology;
export const selectAddMoneyMethodId = (state: ScanToPayState): string | undefined =>
  state.selectedAddMoneyPaymentInstrumentId;
export const selectAutoReloadMethodId = (state: ScanToPayState): string | undefined =>
  state.selectedAutoReloadPaymentInstrumentId;
export const selectOrderPayment = ({ orderPayment }: ScanToPayState): string | undefined => orderPayment;
