import type { Rule } from '../validation/rule.ts';
import { parseUrl } from '../compatibility/built-ins.ts';

/** The page after signing in if the URL has no return path (ACC-004, ACC-023). */
export const landingPath = '/account/for-you';
/** Returning to these paths would sign the visitor out again or ask a member to sign in. */
const accessPages: readonly string[] = ['/account/signin', '/account/signout', '/account/create'];

/** The most characters of a return path (D-111). */
const maxLength = 2048;
// eslint-disable-next-line no-control-regex -- exactly these are refused (D-111)
const controlCharacter = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
/** A base URL for parsing, whose host cannot exist. */
const anywhere = 'https://here.invalid';

/**
 * Decodes the path repeatedly until it no longer changes, as proxies may decode it. Returns undefined when it
 * cannot be decoded.
 */
const readings = (path: string): readonly string[] | undefined => {
  const found = [path];
  for (let text = path; ;) {
    let decoded: string;
    try {
      decoded = decodeURIComponent(text);
    } catch {
      return undefined;
    }
    if (decoded === text) return found;
    found.push(decoded);
    text = decoded;
  }
};

const pathOf = (text: string) => text.split(/[?#]/, 1)[0] ?? '';
const resolve = (text: string) => parseUrl(text, anywhere);

type PathRule = Rule<string, { readonly because: string }>;
/** The rules are checked top to bottom on every decoded form of the path. */
const pathRules: readonly PathRule[] = [
  { because: 'it does not begin at the root of this site', isViolatedBy: (path) => !path.startsWith('/') },
  { because: 'a double slash names another host', isViolatedBy: (path) => path.includes('//') },
  { because: 'browsers read a backslash as a slash', isViolatedBy: (path) => path.includes('\\') },
  { because: 'browsers drop control characters', isViolatedBy: (path) => controlCharacter.test(path) },
  {
    because: 'dots lead to the name of another host',
    isViolatedBy: (path) =>
      resolve(path)?.origin !== anywhere || resolve(path)?.pathname.startsWith('//') === true,
  },
];
const wholeRules: readonly PathRule[] = [
  { because: 'it is too long', isViolatedBy: (text) => text.length > maxLength },
  { because: 'a backslash', isViolatedBy: (text) => text.includes('\\') },
  { because: 'a control character', isViolatedBy: (text) => controlCharacter.test(text) },
  {
    because: 'half a character cannot be encoded again',
    isViolatedBy: (text) => /\p{Surrogate}/u.test(text),
  },
  { because: 'its path cannot be read', isViolatedBy: (text) => readings(pathOf(text)) === undefined },
];

/** Returns why this return path is refused (ACC-001, D-111), or undefined when it is allowed. */
export const findReturnUrlError = (text: string): string | undefined =>
  (
    wholeRules.find((rule) => rule.isViolatedBy(text)) ??
    pathRules.find((rule) => readings(pathOf(text))?.some((path) => rule.isViolatedBy(path)))
  )?.because;

/** The page as the router matches it: decoded, without slashes at its end, in lower case. */
const pageOf = (text: string): string => {
  const path = resolve(text)?.pathname ?? '';
  const parts = (readings(path)?.at(-1) ?? path).split('/').filter(Boolean);
  return `/${parts.join('/')}`.toLowerCase();
};

/**
 * Returns the page to open after signing in: the requested one if it is a page of this site, else the landing page (ACC-001,
 * ACC-004).
 */
export const readReturnUrl = (requested: string | null | undefined): string => {
  if (!requested || findReturnUrlError(requested)) return landingPath;
  return accessPages.includes(pageOf(requested)) ? landingPath : requested;
};
