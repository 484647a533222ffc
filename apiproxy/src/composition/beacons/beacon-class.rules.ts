/** An error's name, never a sentence: anything else could be somebody's data, or somebody's mischief. */
const className = /^[\w.:$-]{1,60}$/;
export const otherClass = 'other';
/** Of one version; whatever comes after is counted together. */
export const mostClasses = 40;

export const namedClass = (told: string): string => (className.test(told) ? told : otherClass);
/** Under which class a beacon is counted, given those that its version is known by. */
export const countedClass = (named: string, known: ReadonlySet<string>): string =>
  known.has(named) || known.size < mostClasses ? named : otherClass;
