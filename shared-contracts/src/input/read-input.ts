/**
 * Reads what people type, paste and dictate before any validator sees it, in the browser and on the server
 * (PLT-020). Every reader returns the canonical text, and reading that again changes nothing. A text that
 * does not have the expected form is returned cleaned, and its validator says what is wrong with it.
 */

/** Characters without a shape: direction marks, zero-width characters, soft hyphens, fillers, blank patterns. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;
/** Blanks of one line. Line breaks are not among them: a name with a line break could start a mail header. */
const blanks = /[\p{Zs}\t]+/gu;
const dashes = /[\p{Pd}\u2043\u2212\u23af\u30fc\uff70]/gu;
const apostrophes = /[\u0060\u00b4\u02b9\u02bb\u02bc\u02bd\u02c8\u2018\u2019\u201b\u2032\u2035\ua78c\uff07]/g;
/** Full-width signs and joined Latin letters (ﬁ) have the same meaning as their plain forms. */
const variants = /[\uff01-\uff5e\ufb00-\ufb06]/g;
const easternDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Some scripts need joiners between letters; after and before Latin letters they are invisible. */
const takesJoiner = (before: string, after: string): boolean =>
  /[\p{L}\p{M}]$/u.test(before) && /^\p{L}/u.test(after) && !/\p{Script=Latin}/u.test(before + after);
const isJoiner = (sign: string): boolean => sign === '\u200c' || sign === '\u200d';
/**
 * One character of several signs, some of them invisible: an emoji (flag, skin tone, look, keycap, tags of a region, joined emoji), or a
 * letter with the selector of its variant. It is kept whole.
 */
const emojiElement = String.raw`\p{Emoji}[\p{Emoji_Modifier}\ufe0e\ufe0f]*(?:[\u{e0020}-\u{e007e}]+\u{e007f})?`;
const wholeCharacter = String.raw`${emojiElement}(?:\u200d${emojiElement})*|\p{Ideographic}[\u{e0100}-\u{e01ef}]`;
const wholeOrInvisible = new RegExp(`${wholeCharacter}|(${invisible.source})`, 'gu');

const dropInvisible = (text: string): string =>
  text.replace(wholeOrInvisible, (sign, invisibleSign: string | undefined, at: number) => {
    if (invisibleSign === undefined) return sign;
    const before = text.slice(Math.max(0, at - 2), at);
    const after = text.slice(at + sign.length, at + sign.length + 2);
    return isJoiner(sign) && takesJoiner(before, after) ? sign : '';
  });

/** Text in one line, such as a name: without invisible characters, with plain spaces, in Unicode form NFC. */
export const readText = (text: string): string =>
  dropInvisible(text.normalize('NFC')).replace(blanks, ' ').trim();

/** Text with a format: in addition, every dash is `-`, every apostrophe `'`, and digits are 0 to 9. */
export const readPlain = (text: string): string =>
  readText(
    text
      .normalize('NFC')
      .replace(variants, (sign) => sign.normalize('NFKC'))
      .replace(easternDigits, (sign) => String(sign.charCodeAt(0) % 16))
      .replace(invisible, ''),
  )
    .replace(dashes, '-')
    .replace(apostrophes, "'");

/** The digits of a number or code; other characters between them are ignored. */
export const readDigits = (text: string): string => readPlain(text).replaceAll(/\D/g, '');

/** Parts of a URL other than a host. A domain with one of them is left as it is, and is refused. */
const urlSigns = /[\s/\\?#:@%[\]]/;
const toAsciiDomain = (domain: string): string => {
  if (/^[\0-\u007f]*$/.test(domain) || urlSigns.test(domain)) return domain;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
};

/** An email address without blanks around `@` and dots, with an international domain as punycode (D-171). */
export const readEmail = (text: string): string => {
  const email = readPlain(text)
    .replace(/^mailto:/i, '')
    .replace(/[.,;]{1,4}$/, '')
    .replaceAll(/ ?([@.\u3002]) ?/g, '$1');
  const domainAt = email.lastIndexOf('@') + 1;
  return email.slice(0, domainAt) + (domainAt ? toAsciiDomain(email.slice(domainAt)) : email);
};

const phoneLabel = /^(?:t[eé]l|phone|mobile|cell)[a-zé]*[.: ]*/i;
const extension = /[ ,;(]{0,4}(?:(?:ext(?:ension|n)?|x|poste|#)[ .:=]{0,4}|[,;] ?)(\d{0,7})\)?$/i;
/** A phone number; an extension (`ext. 12`, `poste 12`, `#12`) is kept as `x12`. */
export const readPhone = (text: string): string => {
  const phone = readPlain(text).replace(phoneLabel, '');
  const [whole = '', number = ''] = extension.exec(phone) ?? [];
  const main = phone.slice(0, phone.length - whole.length);
  return number ? `${main} x${number}` : main;
};

/** Passwords are compared in Unicode form NFC, because devices send é as one character or as two. */
export const readPassword = (text: string): string => text.normalize('NFC');
