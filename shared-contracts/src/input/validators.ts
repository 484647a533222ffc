/** The only validators for text that people type (D-167): forms and server call the same functions. */

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
export type TextError = 'required' | 'too-short' | 'too-long' | 'invalid';

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

/**
 * Accepts an address that an email can be sent to. The length is checked before the syntax, so the cost is
 * bounded.
 */
export const validateEmail = (text: string, maxLength: number = textLimits.email): TextError | undefined => {
  if (text.trim() === '') return 'required';
  if (text.length > Math.min(maxLength, textLimits.email)) return 'too-long';
  return hasEmailSyntax(text) ? undefined : 'invalid';
};

/**
 * Control characters, line breaks, invisible characters, characters that reverse the text around them, and
 * letters without a visible shape.
 */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|\u17b4|\u17b5/u;
/** Zero-width joiners are accepted only between letters, where some scripts need them. */
const joined = /([\p{L}\p{M}])[\u200c\u200d](?=\p{L})/gu;
/** More combining marks on one letter than any script uses: they cover the neighbouring lines. */
const piledMarks = /\p{M}{5}/u;
const letterOrDigit = /[\p{L}\p{N}]/u;

/** Accepts a name as people write it: any script, one line, at least one visible character. */
export const validateName = (text: string, maxLength: number = textLimits.name): TextError | undefined => {
  const name = text.trim();
  if (name === '') return 'required';
  if (name.length > maxLength) return 'too-long';
  const isVisible =
    letterOrDigit.test(name) && !piledMarks.test(name) && !unprintable.test(name.replace(joined, '$1'));
  return isVisible && isWellFormed(name) ? undefined : 'invalid';
};

/** `String.prototype.isWellFormed` is newer than the oldest supported browser. */
const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);

/** Accepts one line of a postal address, or a city: letters and digits of any script, one line. */
export const validateLine = (text: string): TextError | undefined =>
  validateName(text, textLimits.addressLine);

/** Accepts a phone number with its area code, in any usual notation. */
export const validatePhone = (text: string): TextError | undefined => {
  const { least, most } = textLimits.phoneDigits;
  if (text.trim() === '') return 'required';
  if (text.length > textLimits.phone) return 'too-long';
  const digits = text.replace(/\D/g, '').length;
  return /^[\d\s().+-]+$/.test(text) && digits >= least && digits <= most ? undefined : 'invalid';
};

/**
 * D-114: checks only the length, counted in characters; the server compares the password with the common
 * ones.
 */
export const validatePassword = (text: string): TextError | undefined => {
  const { least, most } = textLimits.password;
  if (text === '') return 'required';
  // A character has at most two code units, so a text that is too long can be refused without splitting it.
  if (text.length > 2 * most) return 'too-long';
  const { length } = [...text];
  if (length < least) return 'too-short';
  return length > most ? 'too-long' : undefined;
};

/** Exactly this many digits; blanks between them do not count, because people type the groups that are printed. */
const validateDigits = (text: string, count: number): TextError | undefined => {
  if (text.trim() === '') return 'required';
  if (text.length > 2 * count) return 'too-long';
  const digits = digitsOf(text);
  return /^\d*$/.test(digits) && digits.length === count ? undefined : 'invalid';
};
/** The typed text without its blanks. */
export const digitsOf = (text: string): string => text.replaceAll(/\s/g, '');
/** The number on a stored-value card (ACC-021). */
export const validateCardNumber = (text: string): TextError | undefined =>
  validateDigits(text, textLimits.cardNumber);
/** The security code on a stored-value card (ACC-021). */
export const validateSecurityCode = (text: string): TextError | undefined =>
  validateDigits(text, textLimits.securityCode);
