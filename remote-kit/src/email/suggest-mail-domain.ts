/** The domains of most customers' mailboxes, and those that only look like a misspelt one of them. */
const suggested = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'comcast.net',
  'verizon.net',
  'sbcglobal.net',
  'protonmail.com',
  'yahoo.ca',
  'hotmail.ca',
  'hotmail.fr',
  'videotron.ca',
  'sympatico.ca',
  'rogers.com',
  'aol.com',
  'msn.com',
  'live.com',
  'live.ca',
  'me.com',
  'mac.com',
  'att.net',
  'bell.net',
  'shaw.ca',
  'telus.net',
] as const;
const alsoRight: ReadonlySet<string> = new Set([
  ...suggested,
  'mail.com',
  'email.com',
  'ymail.com',
  'gmx.com',
  'gmx.net',
  'googlemail.com',
  'rocketmail.com',
]);
/** Shorter names differ by one letter from names of other companies: only their endings are corrected. */
const shortestName = 5;
/** Of endings with two letters only these are misspelt: others are countries. */
const misspeltShort: ReadonlySet<string> = new Set(['co', 'cm', 'om', 'ne', 'et']);

/** Whether one letter was left out, added, replaced or swapped with its neighbour. */
const isOneEdit = (typed: string, right: string): boolean => {
  let start = 0;
  while (start < Math.min(typed.length, right.length) && typed[start] === right[start]) start += 1;
  const [rest, of] = [typed.slice(start), right.slice(start)];
  const isSwapped = rest[0] === of[1] && rest[1] === of[0] && rest.slice(2) === of.slice(2);
  return isSwapped || rest.slice(1) === of.slice(1) || rest.slice(1) === of || rest === of.slice(1);
};

const split = (domain: string): readonly [string, string] => {
  const dot = domain.indexOf('.');
  return [domain.slice(0, dot), domain.slice(dot + 1)];
};

const isMisspelt = (typed: string, right: string): boolean => {
  const [name, ending] = split(typed);
  const [rightName, rightEnding] = split(right);
  const isNameRight = name === rightName;
  if (!isNameRight && (rightName.length < shortestName || !isOneEdit(name, rightName))) return false;
  if (ending === rightEnding) return true;
  return (ending.length > 2 || misspeltShort.has(ending)) && isOneEdit(ending, rightEnding);
};

/** The domain that the customer probably means (L-31); undefined for one that looks right. It is a guess: nothing may be refused for it. */
export const suggestMailDomain = (email: string): string | undefined => {
  const at = email.lastIndexOf('@');
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || !domain.includes('.') || alsoRight.has(domain)) return undefined;
  return suggested.find((right) => isMisspelt(domain, right));
};
