import { measureStrength } from './password-strength.ts';

describe('the strength meter', () => {
  it.each([
    ['', 'empty', 'nothing is typed'],
    ['password2024!', 'weak', 'it begins with a word that everyone tries'],
    ['aaaaaaaaaaaa', 'weak', 'one letter repeated is one letter'],
    ['abcdefgh12345678', 'weak', 'rows of the alphabet and of the keyboard are one step each'],
    ['k7fp2m', 'weak', 'it is short'],
    ['k7fp2mqx', 'fair', 'eight letters and figures'],
    ['k7Fp2mQx!w', 'good', 'ten of every kind'],
    ['copper kettle window march', 'strong', 'four words nobody else would put together'],
  ])('calls %j %s because %s', (password, strength) => {
    expect(measureStrength(password)).toBe(strength);
  });

  it('calls a password with the own name weak', () => {
    expect(measureStrength('Marguerite!7kwx', ['Marguerite'])).toBe('weak');
    expect(measureStrength('Marguerite!7kwx', ['Jo'])).not.toBe('weak');
  });
});
