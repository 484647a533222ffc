import { Refusal } from './refusal.mjs';

export const camel = (kebab) => kebab.replace(/-([a-z0-9])/g, (_dash, letter) => letter.toUpperCase());
export const pascal = (kebab) => camel(`-${kebab}`);

const longest = 40;
/** gift-list: what a folder, a file and an identifier can be made of. */
export const checkName = (what, name = '') => {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name) || name.length > longest)
    throw new Refusal(
      `${what}: "${name}" is no name; lower-case words with dashes between them, such as gift-list, at most ${longest} letters`,
    );
  return name;
};

/** A title stands in remote.json as it is and in the locales as an ICU message: both must read the same. */
export const checkTitle = (option, title = '') => {
  if (title.trim() === '' || /[{}<>\n]/.test(title))
    throw new Refusal(`${option}: "${title}" is no title; some words, without { } < >`);
  return title.trim();
};

/** One of the values that the contract or the design system knows. */
export const checkOneOf = (option, known, value) => {
  if (!known.includes(value)) throw new Refusal(`${option}: "${value}" is none of ${known.join(', ')}`);
  return value;
};
