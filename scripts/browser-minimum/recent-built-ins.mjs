// Built-ins that the oldest supported browsers (browserslist in package.json) lack: Safari 16.4, Chrome 111 or Firefox 111
// (D-172). ESLint refuses them in sources that browsers run, and check.mjs in the built files, where the code of dependencies is.

/** Static members; shared-contracts/src/compatibility/built-ins.ts has functions that replace some. */
export const recentStatics = {
  AbortSignal: ['any'],
  Array: ['fromAsync'],
  Atomics: ['waitAsync', 'pause'],
  Error: ['isError'],
  Intl: ['DurationFormat', 'Segmenter'],
  Iterator: ['from', 'concat', 'zip', 'zipKeyed'],
  JSON: ['rawJSON', 'isRawJSON'],
  Map: ['groupBy'],
  Math: ['f16round', 'sumPrecise'],
  Object: ['groupBy'],
  Promise: ['withResolvers', 'try'],
  ReadableStream: ['from'],
  RegExp: ['escape'],
  Response: ['json'],
  Uint8Array: ['fromBase64', 'fromHex'],
  URL: ['canParse', 'parse'],
};
/**
 * Methods of instances. The name is refused on every object, because the lint does not know its type; `x.name?.()` is accepted,
 * because it does nothing where the method is missing.
 */
export const recentMembers = [
  'toSorted',
  'toReversed',
  'toSpliced',
  'isSubsetOf',
  'isSupersetOf',
  'isDisjointFrom',
  'symmetricDifference',
  'isWellFormed',
  'toWellFormed',
  'getOrInsert',
  'getOrInsertComputed',
  'toBase64',
  'toHex',
  'setFromBase64',
  'setFromHex',
  'transferToFixedLength',
  'getSetCookie',
  'showPopover',
  'hidePopover',
  'togglePopover',
  'startViewTransition',
  'moveBefore',
  'requestClose',
  'setHTMLUnsafe',
  'getHTML',
  'checkVisibility',
];
/** Methods with names that other objects have, too: refused for the callers that are certain. */
export const iteratorHelpers = [
  'map',
  'filter',
  'take',
  'drop',
  'flatMap',
  'reduce',
  'toArray',
  'forEach',
  'some',
  'every',
  'find',
];
/** Globals that some of them lack. */
export const recentGlobals = [
  'Float16Array',
  'Iterator',
  'SuppressedError',
  'Temporal',
  'URLPattern',
  'navigation',
  'scheduler',
];

const any = (names) => `(?:${names.join('|')})`;
const statics = Object.entries(recentStatics)
  .map(([owner, names]) => `\\b${owner}\\??\\.${any(names)}\\b`)
  .join('|');
/** Finds each use in built code. A use after a test for the built-in in the same statement counts, too: see `accepted` in check.mjs. */
export const recentBuiltIn = new RegExp(
  [
    statics,
    `\\.${any(recentMembers)}\\b(?!\\?\\.\\()`,
    `\\.(?:(?:values|keys|entries)\\(\\)|matchAll\\([^()]*\\))\\.${any(iteratorHelpers)}\\(`,
    `\\bnew ${any(recentGlobals)}\\b`,
  ].join('|'),
  'g',
);

const message = (name, instead = '') =>
  `${name} is newer than the oldest supported browsers (D-172).${instead}`;
const instead = ' See shared-contracts/src/compatibility/built-ins.ts.';
/** Options of no-restricted-properties. */
export const restrictedProperties = [
  ...Object.entries(recentStatics).flatMap(([object, names]) =>
    names.map((property) => ({ object, property, message: message(`${object}.${property}`, instead) })),
  ),
];
/** Rows of no-restricted-syntax. */
export const restrictedSyntax = [
  {
    selector: `MemberExpression[computed=false][property.name=/^${any(recentMembers)}$/]:not(CallExpression[optional=true] > MemberExpression.callee)`,
    message: message('A method', ' Call it as `x.name?.()`, with a fallback.'),
  },
  {
    selector: `CallExpression[callee.property.name=/^${any(iteratorHelpers)}$/][callee.object.callee.property.name=/^(values|keys|entries|matchAll)$/]:not([callee.object.callee.object.name="Object"])`,
    message: message('A method of an iterator', ' Spread it into an array first.'),
  },
  {
    selector: 'CallExpression[callee.property.name=/^(union|intersection|difference)$/]',
    message: message('A method of Set'),
  },
  // Safari 16 has no URLSearchParams.size: it is undefined there, and the query is lost without an error.
  ...[
    '[object.name=/^(query|search|searchParams|params|written)$/]',
    '[object.property.name="searchParams"]',
    '[object.callee.name="URLSearchParams"]',
  ].map((owner) => ({
    selector: `MemberExpression[computed=false][property.name="size"]${owner}`,
    message: message('URLSearchParams.size', ' Test whether toString() is empty.'),
  })),
  {
    selector:
      'CallExpression[callee.property.name=/^(has|delete)$/][arguments.length=2]:not([callee.object.name="Reflect"])',
    message: message('The second argument of a method of URLSearchParams'),
  },
  {
    selector: 'CallExpression[callee.property.name="with"][arguments.length=2]',
    message: message('Array.prototype.with'),
  },
  { selector: 'Literal[regex.flags=/v/]', message: message('The flag v of an expression') },
];
