import {
  addMoneyMethodPicked,
  autoReloadMethodPicked,
  barcodeClosed,
  barcodeDrawn,
  barcodeFailed,
  barcodeRequested,
  cardPicked,
  memberLeft,
  orderPaymentShown,
  scanToPayReducer,
  symbologyPicked,
} from './scan-to-pay.slice.ts';

const after = (...facts: Parameters<typeof scanToPayReducer>[1][]) =>
  facts.reduce<ReturnType<typeof scanToPayReducer> | undefined>(scanToPayReducer, undefined);
const symbology = 'pdf417';
const drawn = barcodeDrawn({ symbology, cardId: 'a', cardNumber: '1234', uri: 'blob:a' });

describe('the barcode at the counter', () => {
  it('is loading, then completed with number and picture, CRD-012', () => {
    expect(after(barcodeRequested({ cardId: 'a', symbology }))?.barcode).toEqual({
      status: 'loading',
      cardId: 'a',
      symbology,
    });
    expect(after(barcodeRequested({ cardId: 'a', symbology }), drawn)?.barcode).toEqual({
      status: 'completed',
      symbology,
      cardId: 'a',
      cardNumber: '1234',
      uri: 'blob:a',
    });
  });

  it('fails with the number when that is known, CRD-012', () => {
    const state = after(
      barcodeRequested({ cardId: 'a', symbology }),
      barcodeFailed({ symbology, cardId: 'a', cardNumber: '1234' }),
    );
    expect(state?.barcode).toEqual({ status: 'failed', symbology, cardId: 'a', cardNumber: '1234' });
  });

  it('never shows the picture of a card that is no longer requested', () => {
    expect(after(barcodeRequested({ cardId: 'b', symbology }), drawn)?.barcode).toEqual({
      status: 'loading',
      symbology,
      cardId: 'b',
    });
    expect(after(barcodeRequested({ cardId: 'a', symbology }), barcodeClosed(), drawn)?.barcode).toEqual({
      status: 'idle',
    });
  });

  it('never shows a picture of another kind of barcode, D-94', () => {
    const lines = barcodeRequested({ cardId: 'a', symbology: 'code128' });
    expect(after(lines, drawn)?.barcode.status).toBe('loading');
    expect(after(symbologyPicked('code128'), lines)?.symbology).toBe('code128');
  });

  it('remembers the picked card when the overlay closes, and forgets it with the session, CRD-013', () => {
    expect(after(cardPicked('b'), barcodeClosed())?.activeScanToPayCardId).toBe('b');
    const picked = [
      cardPicked('b'),
      barcodeRequested({ cardId: 'b', symbology }),
      addMoneyMethodPicked('pm-1'),
      autoReloadMethodPicked('pm-2'),
      orderPaymentShown('instrument:pm-1'),
    ];
    expect(after(...picked)).toMatchObject({
      selectedAddMoneyPaymentInstrumentId: 'pm-1',
      selectedAutoReloadPaymentInstrumentId: 'pm-2',
    });
    expect(after(...picked, memberLeft())).toEqual(after(memberLeft()));
  });
});
