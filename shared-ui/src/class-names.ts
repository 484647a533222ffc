/** Joins class names and leaves out falsy ones. */
export const classNames = (...names: readonly unknown[]): string => names.filter(Boolean).join(' ');
