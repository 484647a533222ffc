import { giftLimits, readGiftMessage } from '../rest/gift-limits.ts';
import { countGraphemes, firstCharacters, isLongerThan } from './count-graphemes.ts';
import { textLimits, validateName } from './validators.ts';
import { cpuTimeMs } from '../testing/cpu-time.ts';

const family = '👨‍👩‍👧‍👦';
const kiss = '👩🏻‍❤️‍💋‍👨🏿';

describe('the characters of a text, GFT-021, GFT-024', () => {
  it.each([
    ['', 0, 'nothing'],
    ['Bo', 2, 'letters'],
    ['Zoé', 3, 'a letter with its accent'],
    ['Zoe\u0301', 3, 'a letter and an accent that is typed after it'],
    ['한국', 2, 'syllables'],
    ['\u1112\u1161\u11ab', 1, 'a syllable in parts'],
    ['नमस्', 3, 'letters with vowel signs'],
    ['☕', 1, 'a sign'],
    ['☕️', 1, 'a sign with the choice of its look'],
    ['🎂', 1, 'a sign of two UTF-16 units'],
    ['👍🏽', 1, 'a skin tone'],
    ['🇨🇦', 1, 'a flag'],
    ['🇨🇦🇺🇸', 2, 'two flags'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 1, 'a flag with tags'],
    ['1️⃣', 1, 'a key'],
    [family, 1, 'a family'],
    [kiss, 1, 'two people with skin tones'],
    [`Bo ${family}${family}`, 5, 'letters and families'],
    ['a\nb', 3, 'a line break'],
    ['\u0301', 1, 'an accent alone'],
    ['\ud83c', 1, 'half of a sign'],
  ])('of %j are %i: %s', (text, count) => {
    expect(countGraphemes(text)).toBe(count);
    expect(isLongerThan(text, count)).toBe(false);
    if (count > 0) expect(isLongerThan(text, count - 1)).toBe(true);
  });

  it.each([
    ['a name of 25 characters with emoji', `Bo${kiss.repeat(23)}`, undefined],
    ['a name of 26 characters with emoji', `Bo${kiss.repeat(24)}`, 'too-long'],
    ['25 letters with accents that are typed after them', 'e\u0301'.repeat(25), undefined],
  ])('decide about a recipient’s name: %s, GFT-024', (_what, name, error) => {
    expect(validateName(name, textLimits.cupName)).toBe(error);
  });

  it('decide about a message: 160 emoji of several parts fit, 161 do not, GFT-021, D-70', () => {
    expect(isLongerThan(readGiftMessage(kiss.repeat(160)), giftLimits.message)).toBe(false);
    expect(isLongerThan(readGiftMessage(kiss.repeat(161)), giftLimits.message)).toBe(true);
  });

  it.each([
    ['letters', 'Maximilian', 4, 'Maxi'],
    ['a text that is short enough', 'Max', 4, 'Max'],
    ['whole families', `Bo ${family}${family}`, 4, `Bo ${family}`],
    ['a letter with the accent after it', 'Zoe\u0301 B', 3, 'Zoé'],
    ['a key before another', '1️⃣2️⃣', 1, '1️⃣'],
    ['nothing of one that does not end', `😀${'\u200d😀'.repeat(100)}`, 2, ''],
  ])('are cut between them: %s, R-01', (_what, text, limit, first) => {
    expect(firstCharacters(text, limit)).toBe(first);
  });

  it('are more than one in an emoji without end, and a million of its parts cost no time', () => {
    expect(countGraphemes(`😀${'\u200d😀'.repeat(100)}`)).toBeGreaterThan(10);
    const before = cpuTimeMs();
    expect(isLongerThan('\u200d😀'.repeat(1_000_000), 160)).toBe(true);
    expect(cpuTimeMs() - before).toBeLessThan(1_000);
  });
});
