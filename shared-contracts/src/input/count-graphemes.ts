/** UTF-16 units of an emoji of several parts in common use: two people, a heart and two skin tones have 15. */
const longestGrapheme = 16;

/**
 * One character as people see it: two letters of a flag, or a sign with what belongs to it (accents, skin tone, joined emoji). It is
 * not taken from Intl.Segmenter, whose rules differ between browsers, and which the oldest supported ones lack (PLT-018).
 */
const grapheme =
  /\p{Regional_Indicator}{2}|[^\p{M}\u200d](?:\u200d\p{Extended_Pictographic}|[\p{M}\p{Emoji_Modifier}\u200c-\u200d\u{e0020}-\u{e007f}])*|[^]/gu;

/**
 * The number of characters as people count them, the same in every browser and on the server (GFT-021, GFT-024): an emoji of several
 * parts and a letter with its accents count once. A longer sequence counts more often, so that the text stays bounded.
 */
export const countGraphemes = (text: string): number =>
  [...text.normalize('NFC').matchAll(grapheme)].reduce(
    (count, [part]) => count + Math.ceil(part.length / longestGrapheme),
    0,
  );

/** The most UTF-16 units that a text of so many characters has. */
export const longestText = (characters: number): number => longestGrapheme * characters;

/** Whether a text has more characters than `limit`, as `countGraphemes` counts them. Text of any length takes a bounded time. */
export const isLongerThan = (text: string, limit: number): boolean =>
  text.length > longestText(limit) || countGraphemes(text) > limit;

/** The beginning of a text, at most `limit` characters as `countGraphemes` counts them: a character of several parts is whole or left out. */
export const firstCharacters = (text: string, limit: number): string => {
  let kept = '';
  for (const [part] of text
    .slice(0, longestText(limit + 1))
    .normalize('NFC')
    .matchAll(grapheme)) {
    if (countGraphemes(kept + part) > limit) break;
    kept += part;
  }
  return kept;
};
