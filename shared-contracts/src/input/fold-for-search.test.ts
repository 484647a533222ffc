import { foldForSearch, searchWords } from '../index.ts';

describe('the form in which searches compare texts, PLT-020', () => {
  it.each([
    ['œuf', 'oeuf', 'a ligature'],
    ['ŒUF', 'oeuf', 'a capital ligature'],
    ['Cæsar', 'caesar', 'another ligature'],
    ['ﬁlet', 'filet', 'a typographic ligature'],
    ['Crème brûlée', 'creme brulee', 'accents'],
    ['Cre\u0300me', 'creme', 'an accent as a character of its own'],
    ['Québec', 'quebec', 'an accent'],
    ['L’avoine', "l'avoine", 'a curly apostrophe'],
    ['Lʼavoine', "l'avoine", 'a modifier letter apostrophe'],
    ['L`avoine', "l'avoine", 'a grave accent as an apostrophe'],
    ['Saint‑Jérôme', 'saint-jerome', 'a no-break hyphen'],
    ['Saint–Jérôme', 'saint-jerome', 'an en dash'],
    ['mo\u00adcha', 'mocha', 'a soft hyphen'],
    ['mo\u200bcha', 'mocha', 'a zero-width space'],
    ['cold\u00a0brew', 'cold brew', 'a no-break space'],
    ['ＬＡＴＴＥ', 'latte', 'full-width letters'],
    ['İced', 'iced', 'a dotted capital'],
    ['Straße', 'strasse', 'a sharp s'],
    ['smørrebrød', 'smorrebrod', 'a stroke'],
  ])('of %s is %s: %s', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded);
    expect(foldForSearch(folded)).toBe(folded);
  });

  it('splits into words at apostrophes and dashes alike', () => {
    expect(searchWords('Lait d’avoine – à l`érable')).toEqual(searchWords("lait d'avoine - a l'erable"));
  });
});
