import { card } from '../../testing/cards-server.ts';
import { choiceOfAmount, defaultOption, otherAmount, readAmount } from './add-money.rules.ts';

const { addMoney: options } = card('a', 2000);
const { addMoney: nearlyFull } = card('b', 49_100);
const other = (typed: string) => ({ option: otherAmount, typed });

describe('the amount to add', () => {
  it.each([
    [{ option: '2500', typed: '' }, options, 2500, 'an option (CRD-033)'],
    [other('30'), options, 3000, 'whole units of the customer’s own (D-152)'],
    [other(' 30,00 '), options, 3000, 'a decimal comma (CRD-033)'],
    [other('480'), options, 48_000, 'exactly the headroom (D-92)'],
    [other('480.00'), options, 48_000, 'a decimal point (CRD-033)'],
    [{ option: undefined, typed: '' }, options, '121005', 'nothing is chosen (CRD-081)'],
    [other(''), options, '121005', 'nothing is typed (CRD-081)'],
    [other('481'), options, '121023', 'above $500 (CRD-014, CRD-082)'],
    [other('999999999999'), options, '121023', 'far above $500 (CRD-082)'],
    [{ option: '10000', typed: '' }, nearlyFull, '121023', 'an option above the headroom (CRD-082)'],
    [other('4'), options, '121036', 'below $5 (D-152, CRD-085)'],
    [other('7.50'), options, '121036', 'not whole units (D-152, CRD-085)'],
    [other('ten'), options, '121036', 'not a number (CRD-085)'],
    [other('30 $'), options, 3000, 'a currency sign (CRD-033)'],
    [other('30.004'), options, '121036', 'three digits after the point (CRD-085)'],
    [other('1,000'), options, '121036', 'a thousand or one (CRD-085)'],
    [other('1e2'), options, '121036', 'an exponent (CRD-085)'],
    [other('-10'), options, '121036', 'negative (CRD-085)'],
  ])('%j is read as %#: %s %s', (choice, offered, expected, _because) => {
    const read = readAmount(choice, offered);
    expect('amount' in read ? read.amount.amountMinor : read.code).toBe(expected);
  });

  it.each([
    [options, 25, '2500', 'the configured default fits (CRD-033)'],
    [card('c', 48_800).addMoney, 25, '1000', 'only $10 fits'],
    [nearlyFull, 25, otherAmount, 'no option fits, an own amount does'],
    [card('d', 49_990).addMoney, 25, undefined, 'nothing fits'],
  ])('is %#: chosen at first because %s %s %s', (offered, units, expected, _because) => {
    expect(defaultOption(offered, units)).toBe(expected);
  });

  it.each([
    [2500, options, { option: '2500', typed: '' }, 'its option'],
    [3000, options, other('30'), 'an own amount, without an option for it'],
    [10_000, nearlyFull, other('100'), 'an own amount, because its option does not fit any more'],
  ])('of %d is shown again as %#: %s %s %s, CRD-035', (amountMinor, offered, expected, _because) => {
    expect(choiceOfAmount(amountMinor, offered)).toEqual(expected);
  });
});
