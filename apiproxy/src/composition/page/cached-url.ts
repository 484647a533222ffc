const maxCachedUrl = 200;

/** A page with a longer URL is made each time, so that a cache cannot be filled with keys. */
export const isCachedUrl = (pathname: string, search: string): boolean =>
  pathname.length + search.length <= maxCachedUrl;
