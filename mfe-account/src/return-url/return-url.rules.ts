const maxLength = 2048;
/** Where a visitor lands after signing in when no other page was asked for (ACC-004). @TODO /account/for-you once a remote brings it. */
export const landingPath = '/menu';

// eslint-disable-next-line no-control-regex -- exactly these are refused (D-111)
const controlCharacter = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
/** Somewhere else than this site, in a name that only its browser would resolve. */
const anywhere = 'https://here.invalid';
/** Coming back to these would sign the visitor out again or ask a member to sign in. */
const accessPages: readonly string[] = ['/account/signin', '/account/signout', '/account/create'];

/** Every reading of the path that a server on the way could make of it; undefined when it cannot be read. */
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
const resolve = (text: string) => (URL.canParse(text, anywhere) ? new URL(text, anywhere) : undefined);

interface Rule {
  readonly because: string;
  readonly refuses: (text: string) => boolean;
}
/** Checked top to bottom on every reading of the path. */
const pathRules: readonly Rule[] = [
  { because: 'it does not begin at the root of this site', refuses: (path) => !path.startsWith('/') },
  { because: 'a double slash names another host', refuses: (path) => path.includes('//') },
  { because: 'browsers read a backslash as a slash', refuses: (path) => path.includes('\\') },
  { because: 'browsers drop control characters', refuses: (path) => controlCharacter.test(path) },
  {
    because: 'dots lead to the name of another host',
    refuses: (path) =>
      resolve(path)?.origin !== anywhere || resolve(path)?.pathname.startsWith('//') === true,
  },
];
const wholeRules: readonly Rule[] = [
  { because: 'it is too long', refuses: (text) => text.length > maxLength },
  { because: 'a backslash', refuses: (text) => text.includes('\\') },
  { because: 'a control character', refuses: (text) => controlCharacter.test(text) },
  { because: 'half a character cannot be encoded again', refuses: (text) => /\p{Surrogate}/u.test(text) },
  { because: 'its path cannot be read', refuses: (text) => readings(pathOf(text)) === undefined },
];

/** Why this address must not be gone to after signing in (ACC-001, D-111), or undefined when it may. */
export const findReturnUrlFault = (text: string): string | undefined =>
  (
    wholeRules.find((rule) => rule.refuses(text)) ??
    pathRules.find((rule) => readings(pathOf(text))?.some(rule.refuses))
  )?.because;

/** The page as the router reads it: decoded, without slashes at its end, case ignored. */
const pageOf = (text: string): string => {
  const path = resolve(text)?.pathname ?? '';
  const parts = (readings(path)?.at(-1) ?? path).split('/').filter(Boolean);
  return `/${parts.join('/')}`.toLowerCase();
};

/** The page to go to after signing in: the one asked for when it is a page of this site, else the landing page. */
export const readReturnUrl = (asked: string | null | undefined): string => {
  if (!asked || findReturnUrlFault(asked)) return landingPath;
  return accessPages.includes(pageOf(asked)) ? landingPath : asked;
};

/** Another access page's address that keeps the way back; one that must not be gone to is left out. */
export const withReturnUrl = (path: string, returnUrl: string): string =>
  returnUrl === landingPath || findReturnUrlFault(returnUrl)
    ? path
    : `${path}?returnUrl=${encodeURIComponent(returnUrl)}`;
