import { validateAmount } from './amount.ts';

describe('an amount of money, D-167', () => {
  it.each([
    { amount: 1, error: undefined },
    { amount: 0, error: 'too-low' },
    { amount: -500, error: 'too-low' },
    { amount: 4.5, error: 'invalid' },
    { amount: Number.NaN, error: 'invalid' },
    { amount: Number.MAX_SAFE_INTEGER + 1, error: 'invalid' },
  ])('of $amount cents without limits: $error', ({ amount, error }) => {
    expect(validateAmount(amount)).toBe(error);
  });
  it.each([
    { amount: 499, error: 'too-low' },
    { amount: 500, error: undefined },
    { amount: 10_000, error: undefined },
    { amount: 10_001, error: 'too-high' },
  ])('of $amount cents between 500 and 10000: $error', ({ amount, error }) => {
    expect(validateAmount(amount, { least: 500, most: 10_000 })).toBe(error);
  });
});
