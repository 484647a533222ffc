import { GeneratorError } from './generator-error.mjs';

export const camel = (kebab) => kebab.replace(/-([a-z0-9])/g, (_dash, letter) => letter.toUpperCase());
export const pascal = (kebab) => camel(`-${kebab}`);

const longest = 40;
/** Checks a kebab-case name such as gift-list, from which folder, file and identifiers are made. */
export const checkName = (what, name = '') => {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name) || name.length > longest)
    throw new GeneratorError(
      `${what}: "${name}" is not a valid name. Use lower-case words with dashes, such as gift-list, at most ${longest} letters`,
    );
  return name;
};

/** Checks a title: it is plain text in remote.json and an ICU message in the locales, and must read the same in both. */
export const checkTitle = (option, title = '') => {
  if (title.trim() === '' || /[{}<>\n]/.test(title))
    throw new GeneratorError(`${option}: "${title}" is not a valid title. Use words without { } < >`);
  return title.trim();
};

/** Checks that the value is one of the known ones. */
export const checkOneOf = (option, known, value) => {
  if (!known.includes(value))
    throw new GeneratorError(`${option}: "${value}" is unknown. Expected one of ${known.join(', ')}`);
  return value;
};
