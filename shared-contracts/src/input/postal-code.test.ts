import { validatePostalCode } from './postal-code.ts';

describe('a postal code, D-167', () => {
  it.each(['60601', '60601-1234', '606011234', 'H3B 4W5', 'h3b4w5', 'H3B-4W5', ' 60601 '])(
    'accepts %j',
    (text) => {
      expect(validatePostalCode(text)).toBeUndefined();
    },
  );
  it.each([
    { text: '', error: 'required', because: 'it is empty' },
    { text: '   ', error: 'required', because: 'it is blank' },
    { text: '6060', error: 'invalid', because: 'a ZIP code has five digits' },
    { text: '60601-12', error: 'invalid', because: 'an extension has four digits' },
    { text: 'H3B 4W', error: 'invalid', because: 'the second half is not whole' },
    { text: 'D3B 4W5', error: 'invalid', because: 'no Canadian code has a D' },
    { text: 'W3B 4W5', error: 'invalid', because: 'no Canadian code begins with a W' },
    { text: '60601-1234-5', error: 'invalid', because: 'no code has ten digits' },
  ])('refuses $text, because $because', ({ text, error }) => {
    expect(validatePostalCode(text)).toBe(error);
  });
});
