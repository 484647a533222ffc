/** The one set of validators for what people type (D-167): forms and server call the same functions. */

/** Limits of what people type; forms, messages, server and tests read them from here. */
export const textLimits = {
  /** RFC 5321: the longest address, and the longest part before the @. */
  email: 254,
  emailLocalPart: 64,
  domainLabel: 63,
  /** D-114: what the shop accepts of a customer, unless its configuration says otherwise (emailMaxLength). */
  customerEmail: 50,
  name: 50,
  phone: 30,
  phoneDigits: { least: 10, most: 15 },
  password: { least: 8, most: 128 },
} as const;

/** Why a text is refused; the server sends it as the field's reason, forms map it to a message. */
export type TextError = 'required' | 'too-short' | 'too-long' | 'invalid';

const atom = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
const domainLabel = /^[a-z\d-]+$/i;
const topLevelLabel = /^(?=.*[a-z])[a-z\d-]{2,}$/i;
const isDomainLabel = (label: string): boolean =>
  label.length <= textLimits.domainLabel &&
  domainLabel.test(label) &&
  !label.startsWith('-') &&
  !label.endsWith('-');

/** The HTML standard's syntax, with a dot in the domain. ASCII only: a look-alike letter or an invisible one is refused. */
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

/** An address that one mail can be sent to. The length is checked before the syntax, so the cost is bounded. */
export const validateEmail = (text: string, maxLength: number = textLimits.email): TextError | undefined => {
  if (text.trim() === '') return 'required';
  if (text.length > Math.min(maxLength, textLimits.email)) return 'too-long';
  return hasEmailSyntax(text) ? undefined : 'invalid';
};

/** Control characters, line breaks, characters that are invisible or reverse the text around them, and letters that show nothing. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|\u17b4|\u17b5/u;
/** Zero-width joiners belong between letters of some scripts, and nowhere else. */
const joined = /([\p{L}\p{M}])[\u200c\u200d](?=\p{L})/gu;
/** More marks on one letter than any script writes: they hide the lines around them. */
const piledMarks = /\p{M}{5}/u;
const letterOrDigit = /[\p{L}\p{N}]/u;

/** A name as people write it: any script, one line, something to see. */
export const validateName = (text: string, maxLength: number = textLimits.name): TextError | undefined => {
  const name = text.trim();
  if (name === '') return 'required';
  if (name.length > maxLength) return 'too-long';
  const isVisible =
    letterOrDigit.test(name) && !piledMarks.test(name) && !unprintable.test(name.replace(joined, '$1'));
  return isVisible && isWellFormed(name) ? undefined : 'invalid';
};

/** `String.prototype.isWellFormed` is younger than the oldest browser that is supported. */
const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);

/** A phone number with its area code, in any usual notation. */
export const validatePhone = (text: string): TextError | undefined => {
  const { least, most } = textLimits.phoneDigits;
  if (text.trim() === '') return 'required';
  if (text.length > textLimits.phone) return 'too-long';
  const digits = text.replace(/\D/g, '').length;
  return /^[\d\s().+-]+$/.test(text) && digits >= least && digits <= most ? undefined : 'invalid';
};

/** D-114: the length only, counted in characters; the server knows the common passwords. */
export const validatePassword = (text: string): TextError | undefined => {
  const { least, most } = textLimits.password;
  if (text === '') return 'required';
  // A character is at most two code units: the text need not be split to know that it is too long.
  if (text.length > 2 * most) return 'too-long';
  const { length } = [...text];
  if (length < least) return 'too-short';
  return length > most ? 'too-long' : undefined;
};
