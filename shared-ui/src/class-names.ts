/** Joins the class names that apply; falsy ones are left out. */
export const classNames = (...names: readonly unknown[]): string => names.filter(Boolean).join(' ');
