const formulaSigns = ['=', '+', '-', '@'];
/** A quoted field. A spreadsheet would run a text that begins with the sign of a formula: it gets an apostrophe first. */
export const csvCell = (text: string): string => {
  const shown = formulaSigns.some((sign) => text.startsWith(sign)) ? `'${text}` : text;
  return `"${shown.replaceAll('"', '""')}"`;
};
