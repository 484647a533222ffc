/**
 * The class must look like an error's name. Free text could contain personal data or be forged, so it is counted as
 * `Other`.
 */
const classPattern = /^[\w.:$-]{1,60}$/;
export const otherClass = 'other';
/** The limit of classes per version. Further classes are counted together. */
export const maxClasses = 40;

export const namedClass = (reported: string): string => (classPattern.test(reported) ? reported : otherClass);
/** The class under which an event is counted, given the classes already counted for its version. */
export const countedClass = (reported: string, known: ReadonlySet<string>): string =>
  known.has(reported) || known.size < maxClasses ? reported : otherClass;
