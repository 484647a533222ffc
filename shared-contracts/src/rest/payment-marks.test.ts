import { paymentMarkOf } from './payment-marks.ts';
import { cardBrands, walletTypes } from './payment-names.ts';

describe('the drawings of networks and wallets', () => {
  it('are one for each', () => {
    const kinds = [...cardBrands, ...walletTypes];
    const marks = kinds.map(paymentMarkOf);
    expect(new Set(marks).size).toBe(kinds.length);
    for (const mark of marks) expect(mark).not.toMatch(/undefined|NaN| style=/);
  });

  it('are that of a bank card for another kind', () => {
    for (const kind of ['venmo', 'constructor', '']) expect(paymentMarkOf(kind)).toBe(paymentMarkOf('card'));
  });
});
