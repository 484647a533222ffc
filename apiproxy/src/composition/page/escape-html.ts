const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for use in an element and in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** JSON for a script element: without `<` it cannot end the element. */
export const escapeJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
