/** The directives of a frame that a provider may extend by its own servers. */
type FrameSources = Readonly<
  Partial<
    Record<
      'script-src' | 'style-src' | 'font-src' | 'connect-src' | 'frame-src' | 'img-src',
      readonly string[]
    >
  >
>;

/**
 * The policy of a page of the vault that our own page shows in a frame: it allows our own files and what the provider adds, and
 * only our own page may frame it (D-98, CRD-052).
 */
export const framePolicy = (pageOrigin: string, more: FrameSources = {}): string => {
  const own: FrameSources = {
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
  };
  const names = [...new Set([...Object.keys(own), ...Object.keys(more)])] as (keyof FrameSources)[];
  return [
    "default-src 'none'",
    ...names.map((name) => [name, ...(own[name] ?? []), ...(more[name] ?? [])].join(' ')),
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${pageOrigin}`,
  ].join('; ');
};
