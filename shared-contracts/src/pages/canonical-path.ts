import { readPlain } from '../input/read-input.ts';
import { matchRoute } from './route-match.ts';

/** The marks that follow an address in a sentence, and that are printed or pasted with it (D-175). */
const endMarks = '.,;:!?)]}>"*\'’”»… ';
const withoutEndMarks = (text: string): string => {
  let end = text.length;
  while (end > 0 && endMarks.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
};
const decoded = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
};
const isPlain = (text: string): boolean => /^[\w~-][\w.~-]*$/.test(text);

/** A part with malformed escapes stays as it is; one in another spelling than its own is escaped again. */
const readPart = (part: string, isLast: boolean): string => {
  const typed = decoded(part);
  if (typed === undefined) return part;
  const read = isLast ? withoutEndMarks(readPlain(typed)) : readPlain(typed);
  if (read === typed) return isPlain(typed) ? typed : part;
  return encodeURIComponent(read);
};

const readPath = (pathname: string): readonly string[] => {
  const parts = pathname.split('/').filter(Boolean);
  while (parts.length > 0) {
    const last = readPart(parts.at(-1) ?? '', true);
    if (last !== '')
      return [...parts.slice(0, -1).map((part) => readPart(part, false)), last].filter(Boolean);
    parts.pop();
  }
  return [];
};

/**
 * The page's own address for a path as people type, print and share it: without doubled slashes, sentence marks at the
 * end and invisible characters, with any dash as `-`, and with the fixed parts in the route's spelling (PLT-021). Parameters keep their case,
 * because numbers of orders and tokens depend on it; the module of a page may know another spelling of them. A path that
 * no route fits is returned as it is.
 */
export const canonicalPath = (routes: readonly { readonly path: string }[], pathname: string): string => {
  const parts = readPath(pathname);
  const route = matchRoute(routes, `/${parts.join('/')}`);
  if (!route) return pathname;
  const pattern = route.path.split('/').filter(Boolean);
  return `/${parts.map((part, at) => (/^[^:*]/.exec(pattern[at] ?? '') ? pattern[at] : part)).join('/')}`;
};
