import { parseAmount } from './parse-amount.ts';

describe('a typed amount', () => {
  it.each([
    ['30', 3000],
    ['30.5', 3050],
    ['30,05', 3005],
    [' 30,00 ', 3000],
    ['30\u00a0$', 3000],
    ['30,50\u202f$', 3050],
    ['$30', 3000],
    ['US$ 30', 3000],
    ['30.', 3000],
    ['.5', 50],
    ["1'000.00", 100_000],
    ['1’000,50', 100_050],
    ['1,000.00', 100_000],
    ['1.000,50', 100_050],
    ['３０．５０', 3050],
    ['30²', undefined],
    ['\u221210', undefined],
    ['30 usd', 3000],
    ['CAD 12.34', 1234],
    ['1\u202f000,00', 100_000],
    ['0.29', 29],
    ['1.15', 115],
    ['10.005', undefined],
    ['30.004', undefined],
    ['1,000', undefined],
    ['1.000', undefined],
    ['1e2', undefined],
    ['0x1E', undefined],
    ['-10', undefined],
    ['1.2.3', undefined],
    ['Infinity', undefined],
    ['1234567', undefined],
    ['ten', undefined],
    ['$', undefined],
    ['', undefined],
  ])('%j is read as %s cents, CRD-033, CRD-085', (typed, minor) => {
    expect(parseAmount(typed)).toBe(minor);
  });
});
