import { ofName } from './of-name.ts';

describe('a French name after “de”, R-05', () => {
  it.each([
    ['Élise', 'd’Élise', 'an accent is no consonant'],
    ['E\u0301lise', 'd’E\u0301lise', 'the accent may be a character of its own'],
    ['ANNE', 'd’ANNE', 'capitals'],
    ['éloi', 'd’éloi', 'small letters'],
    ['Œdipe', 'd’Œdipe', 'a ligature'],
    ['Hector', 'd’Hector', 'a mute h'],
    ['Hélène', 'd’Hélène', 'a mute h'],
    ['Hugo', 'd’Hugo', 'a mute h'],
    ['Hassan', 'de Hassan', 'a pronounced h'],
    ['Yves', 'd’Yves', 'y as a vowel'],
    ['Yannick', 'de Yannick', 'y as a consonant'],
    ['Noor', 'de Noor', 'a consonant'],
    [' Ada ', 'd’Ada', 'blanks'],
    ['中村', 'de 中村', 'another script'],
    ['', 'de ', 'no name'],
  ])('%s: %s, because of %s', (name, expected) => expect(ofName(name)).toBe(expected));
});
