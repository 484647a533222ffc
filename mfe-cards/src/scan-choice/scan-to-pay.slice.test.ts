import {
  barcodeClosed,
  barcodeDrawn,
  barcodeFailed,
  barcodeRequested,
  cardPicked,
  memberLeft,
  scanToPayReducer,
} from './scan-to-pay.slice.ts';

const after = (...facts: Parameters<typeof scanToPayReducer>[1][]) =>
  facts.reduce<ReturnType<typeof scanToPayReducer> | undefined>(scanToPayReducer, undefined);
const drawn = barcodeDrawn({ cardId: 'a', cardNumber: '1234', uri: 'blob:a' });

describe('the barcode at the counter', () => {
  it('is loading, then completed with number and picture, CRD-012', () => {
    expect(after(barcodeRequested({ cardId: 'a' }))?.barcode).toEqual({ status: 'loading', cardId: 'a' });
    expect(after(barcodeRequested({ cardId: 'a' }), drawn)?.barcode).toEqual({
      status: 'completed',
      cardId: 'a',
      cardNumber: '1234',
      uri: 'blob:a',
    });
  });

  it('fails with the number when that is known, CRD-012', () => {
    const state = after(
      barcodeRequested({ cardId: 'a' }),
      barcodeFailed({ cardId: 'a', cardNumber: '1234' }),
    );
    expect(state?.barcode).toEqual({ status: 'failed', cardId: 'a', cardNumber: '1234' });
  });

  it('never shows the picture of a card that is no longer requested', () => {
    expect(after(barcodeRequested({ cardId: 'b' }), drawn)?.barcode).toEqual({
      status: 'loading',
      cardId: 'b',
    });
    expect(after(barcodeRequested({ cardId: 'a' }), barcodeClosed(), drawn)?.barcode).toEqual({
      status: 'idle',
    });
  });

  it('remembers the picked card when the overlay closes, and forgets it with the session, CRD-013', () => {
    expect(after(cardPicked('b'), barcodeClosed())?.activeScanToPayCardId).toBe('b');
    expect(after(cardPicked('b'), barcodeRequested({ cardId: 'b' }), memberLeft())).toEqual({
      activeScanToPayCardId: undefined,
      barcode: { status: 'idle' },
    });
  });
});
