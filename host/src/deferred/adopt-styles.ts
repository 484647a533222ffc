/** Puts a late part's styles into the page, as the security policy allows it; returns their end. */
export const adoptStyles = (text: string): (() => void) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
};
