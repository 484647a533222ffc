/** The name of an ingredient within a text, such as "No espresso": with a small first letter (K-26). */
export const inSentence = (name: string, locale: string): string =>
  name.charAt(0).toLocaleLowerCase(locale) + name.slice(1);
