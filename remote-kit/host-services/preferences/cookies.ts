/** Stores a preference that the server reads when it renders the page: for a year, on this site only. */
export const rememberPreference = (name: 'locale' | 'theme' | 'usage' | 'store', value: string): void => {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=31536000; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
};
