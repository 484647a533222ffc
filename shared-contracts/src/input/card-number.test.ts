import { groupCardNumber } from './card-number.ts';

describe('the number of a stored-value card', () => {
  it.each([
    ['1234567890123456', '1234 5678 9012 3456'],
    ['1234 5678 9012 3456', '1234 5678 9012 3456'],
    ['1234-5678-9012-3456', '1234 5678 9012 3456'],
    ['12345678', '1234 5678'],
    ['', ''],
  ])('writes %j as %j', (number, shown) => {
    expect(groupCardNumber(number)).toBe(shown);
  });
});
