import { domainToUnicode } from 'node:url';

/** Scripts that occur together in one word; a Japanese name may use three of them. */
const scripts = [
  /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Han}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}]*$/u,
];
const others = ['Cyrillic', 'Greek', 'Armenian', 'Arabic', 'Hebrew', 'Devanagari', 'Thai', 'Georgian'].map(
  (script) => new RegExp(`^[\\p{Script=${script}}\\p{Script=Common}\\p{Script=Inherited}]*$`, 'u'),
);
/** Cyrillic and Greek letters that look like Latin ones. A label of only these is rejected. */
const latinLooking = /^[асԁеһіјӏорԛѕԝхуьαβεικνορτυχω\d-]+$/u;

const isLookAlike = (label: string): boolean =>
  latinLooking.test(label) && !/^[\d-]+$/.test(label)
    ? true
    : ![...scripts, ...others].some((script) => script.test(label));

/**
 * Whether an email address has a homograph domain: a punycode label that mixes scripts, that uses only letters that
 * look Latin, or that cannot be decoded. The syntax has been checked before.
 */
export const hasLookAlikeDomain = (email: string): boolean => {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (!/(?:^|\.)xn--/.test(domain)) return false;
  const decoded = domainToUnicode(domain);
  return decoded === '' || decoded.split('.').some((label) => label.startsWith('xn--') || isLookAlike(label));
};
