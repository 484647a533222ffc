import { cardNumberPattern, groupCardNumber } from './card-number.ts';

describe('the number of a stored-value card', () => {
  it.each([
    ['1234567890123456', '1234 5678 9012 3456'],
    ['1234 5678 9012 3456', '1234 5678 9012 3456'],
    ['12345678', '1234 5678'],
    ['', ''],
  ])('writes %j as %j', (number, shown) => {
    expect(groupCardNumber(number)).toBe(shown);
  });
  it.each([
    { number: '1234567890123456', fits: true },
    { number: '1234 5678 9012 3456', fits: true },
    { number: '123456789012345', fits: false },
    { number: '1234-5678-9012-3456', fits: false },
  ])('$number is one: $fits, D-167', ({ number, fits }) => {
    expect(new RegExp(cardNumberPattern).test(number)).toBe(fits);
  });
});
