/** The provider's pages return only to our own pages, even if another URL was stored. */
export const returnTo = (stored: string, publicOrigin: string): string => {
  const url = new URL(stored, publicOrigin);
  return url.origin === publicOrigin ? url.href : publicOrigin;
};
