/** Adds styles to the page by a constructed stylesheet, which the security policy allows. Returns a function that removes them. */
export const adoptStyles = (text: string): (() => void) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
};
