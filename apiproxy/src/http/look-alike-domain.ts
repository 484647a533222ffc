import { domainToUnicode } from 'node:url';

/** Scripts that are written together in one word; a Japanese name may use three of them. */
const scripts = [
  /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Han}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}]*$/u,
];
const others = ['Cyrillic', 'Greek', 'Armenian', 'Arabic', 'Hebrew', 'Devanagari', 'Thai', 'Georgian'].map(
  (script) => new RegExp(`^[\\p{Script=${script}}\\p{Script=Common}\\p{Script=Inherited}]*$`, 'u'),
);
/** Cyrillic and Greek letters that look like Latin ones: a label of nothing else is read as a Latin word. */
const latinLooking = /^[асԁеһіјӏорԛѕԝхуьαβεικνορτυχω\d-]+$/u;

const isLookAlike = (label: string): boolean =>
  latinLooking.test(label) && !/^[\d-]+$/.test(label)
    ? true
    : ![...scripts, ...others].some((script) => script.test(label));

/**
 * Whether an address names a domain that is read as another one: a label that is written in punycode and mixes scripts,
 * uses only letters that look Latin, or cannot be decoded. Its syntax has been checked before.
 */
export const hasLookAlikeDomain = (email: string): boolean => {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (!/(?:^|\.)xn--/.test(domain)) return false;
  const decoded = domainToUnicode(domain);
  return decoded === '' || decoded.split('.').some((label) => label.startsWith('xn--') || isLookAlike(label));
};
