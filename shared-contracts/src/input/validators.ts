/**
 * The only validators for text that people type (D-167): forms and server call the same functions. Each
 * judges the text as its reader returns it (PLT-020); what is stored or sent is the reader's text.
 */
import { isLongerThan, longestText } from './count-graphemes.ts';
import { readDigits, readEmail, readPassword, readPhone, readPlain, readText } from './read-input.ts';

/** The limits of text that people type; forms, messages, server and tests read them from here. */
export const textLimits = {
  /** The name that a store writes on a cup. */
  cupName: 25,
  /** RFC 5321: the longest address, and the longest part before the @. */
  email: 254,
  emailLocalPart: 64,
  domainLabel: 63,
  /** D-114: the longest email address that the shop accepts, unless the configuration sets emailMaxLength. */
  customerEmail: 50,
  name: 50,
  /** One line of a postal address, or a city. */
  addressLine: 100,
  /** The name that a member gives a stored-value card. */
  nickname: 40,
  phone: 30,
  phoneDigits: { least: 10, most: 15 },
  password: { least: 8, most: 128 },
  /** Digits of a stored-value card's number, and of its security code (ACC-021). */
  cardNumber: 16,
  securityCode: 8,
} as const;

/**
 * The reason why a text is refused; the server sends it as the field's reason, and forms map it to a message.
 */
export type TextError = 'required' | 'too-short' | 'too-long' | 'invalid' | 'non-ascii';

/** Text of this many times its limit is refused before it is read, so that reading has a bounded cost. */
const readable = 8;
const isUnreadable = (text: string, limit: number): boolean => text.length > readable * limit;

const atom = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
const domainLabel = /^[a-z\d-]+$/i;
const topLevelLabel = /^(?=.*[a-z])[a-z\d-]{2,}$/i;
const isDomainLabel = (label: string): boolean =>
  label.length <= textLimits.domainLabel &&
  domainLabel.test(label) &&
  !label.startsWith('-') &&
  !label.endsWith('-');

/**
 * The HTML standard's syntax with a required dot in the domain. Only ASCII is accepted, so that look-alike
 * and invisible letters are refused.
 */
const hasEmailSyntax = (text: string): boolean => {
  const at = text.lastIndexOf('@');
  const labels = text.slice(at + 1).split('.');
  return (
    at > 0 &&
    at <= textLimits.emailLocalPart &&
    text
      .slice(0, at)
      .split('.')
      .every((part) => atom.test(part)) &&
    labels.length > 1 &&
    labels.every(isDomainLabel) &&
    topLevelLabel.test(labels.at(-1) ?? '')
  );
};

const hasForeignLocalPart = (email: string): boolean => /^[^@]*[^\0-\u007f@]/.test(email);

/**
 * Accepts an address that an email can be sent to. An international domain counts with its punycode; a letter
 * outside ASCII before the @ has its own reason (D-171).
 */
export const validateEmail = (text: string, maxLength: number = textLimits.email): TextError | undefined => {
  if (isUnreadable(text, textLimits.email)) return 'too-long';
  const email = readEmail(text);
  if (email === '') return 'required';
  if (email.length > Math.min(maxLength, textLimits.email)) return 'too-long';
  if (hasForeignLocalPart(email)) return 'non-ascii';
  return hasEmailSyntax(email) ? undefined : 'invalid';
};

/** Control characters and line breaks: a name with one could start a mail header. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** More combining marks on one letter than any script uses: they cover the neighbouring lines. */
const piledMarks = /\p{M}{5}/u;
const letterOrDigit = /[\p{L}\p{N}]/u;

/**
 * Domains that mail programs make a link of without `http`: with a path, or with an ending that is not a word. People forget the blank
 * after a sentence ("Thanks.We love it", "love you.me"): that is not a link. Nor is "JOYEUX NOËL.DE NOUS": capitals are one if they are not a word.
 */
const bareDomain =
  /[\p{L}\d](?:\.[a-z]{2,}\/|\[?\.\]?(?:com?|net|org|COM|NET|ORG)(?![\p{L}\d]))|[\p{L}\d-]{2}\.(?:app|biz|ca|cc|click|club|cn|de|dev|eu|fr|ga|gift|gq|icu|info|io|link|live|ml|online|pw|ru|shop|site|store|tk|top|uk|vip|website|win|xyz)(?![\p{L}\d])|\.(?:рф|xn--)/u;
const ipAddress = /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/;
/** A tag; "<3" is a heart. */
const markup = /<[/!]?\p{L}/u;

/**
 * Whether a text has an address or a link. A mail to somebody else has the name and the message of a stranger in it: with a
 * link our mail would carry the stranger's.
 */
export const hasLink = (text: string): boolean => {
  const plain = readPlain(text).replaceAll(/[\u2024\u3002\uff61]/g, '.');
  const lower = plain.toLowerCase();
  return /:\/\/|www\.|@[\p{L}\d]/u.test(lower) || bareDomain.test(plain) || ipAddress.test(plain);
};

/** Accepts a name as people write it: as a line, without an address, link or markup. */
export const validateName = (text: string, maxLength: number = textLimits.name): TextError | undefined =>
  validateText(text, maxLength) ?? (hasLink(text) || markup.test(readPlain(text)) ? 'invalid' : undefined);

/** Accepts any script, one line, at least one letter or digit; `maxLength` characters as people count them. */
const validateText = (text: string, maxLength: number): TextError | undefined => {
  if (text.length > longestText(maxLength)) return 'too-long';
  const name = readText(text);
  if (name === '') return 'required';
  if (isLongerThan(name, maxLength)) return 'too-long';
  const isVisible = letterOrDigit.test(name) && !piledMarks.test(name) && !unprintable.test(name);
  return isVisible && isWellFormed(name) ? undefined : 'invalid';
};

/** `String.prototype.isWellFormed` is newer than the oldest supported browser. */
const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);

/** Accepts one line of a postal address, or a city: letters and digits of any script, one line. */
export const validateLine = (text: string): TextError | undefined =>
  validateText(text, textLimits.addressLine);

/**
 * The text of a field that may stay empty, or nothing when it cannot be used: an optional field never refuses
 * what it belongs to for its format (PLT-020).
 */
export const readOptional = (
  text: string | null | undefined,
  read: (text: string) => string,
  validate: (text: string) => TextError | undefined,
): string | null => (text && validate(text) === undefined ? read(text) : null);

/** Accepts a phone number with its area code, in any usual notation, with or without an extension. */
export const validatePhone = (text: string): TextError | undefined => {
  const { least, most } = textLimits.phoneDigits;
  if (isUnreadable(text, textLimits.phone)) return 'too-long';
  const phone = readPhone(text);
  if (phone === '') return 'required';
  if (phone.length > textLimits.phone) return 'too-long';
  const [main = ''] = phone.split('x');
  const digits = readDigits(main).length;
  return !/\p{L}/u.test(main) && digits >= least && digits <= most ? undefined : 'invalid';
};

/**
 * D-114: checks only the length, counted in characters; the server compares the password with the common
 * ones.
 */
export const validatePassword = (text: string): TextError | undefined => {
  const { least, most } = textLimits.password;
  if (text === '') return 'required';
  if (isUnreadable(text, most)) return 'too-long';
  const { length } = [...readPassword(text)];
  if (length < least) return 'too-short';
  return length > most ? 'too-long' : undefined;
};

/** Exactly this many digits; other characters between them are ignored. */
const validateDigits = (text: string, count: number): TextError | undefined => {
  if (isUnreadable(text, count)) return 'too-long';
  if (readText(text) === '') return 'required';
  return readDigits(text).length === count ? undefined : 'invalid';
};
/** The number on a stored-value card (ACC-021). */
export const validateCardNumber = (text: string): TextError | undefined =>
  validateDigits(text, textLimits.cardNumber);
/** The security code on a stored-value card (ACC-021). */
export const validateSecurityCode = (text: string): TextError | undefined =>
  validateDigits(text, textLimits.securityCode);
