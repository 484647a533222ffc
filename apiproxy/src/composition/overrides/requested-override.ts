/** An override as requested in the query string and stored in the cookie. */
export interface RequestedOverride {
  readonly remote: string;
  /** The URL has a trailing slash; it is unchanged if it cannot be parsed as a URL. */
  readonly url: string;
  /** ISO 8601. */
  readonly until: string;
  readonly signature?: string;
}
/** The limit is high enough for every remote. */
export const maxOverrides = 12;
/** A cookie has 4096 bytes including its name and attributes. */
const maxBytes = 3500;
export const overrideHours = 8;
const maxUrlLength = 300;
const overridePattern = /^(mfe-[a-z][a-z0-9-]{0,60})@(.+)$/;

/** Normalises an http(s) folder URL without credentials, query or fragment; otherwise undefined. */
export const normalizeFolderUrl = (text: string): string | undefined => {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.username || url.password || url.search || url.hash || !/^[\w.[\]:-]+$/.test(url.host))
    return undefined;
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
};

type Query = Readonly<Record<string, unknown>>;
const stringsOf = (query: Query, name: string): readonly string[] =>
  [query[name]].flat().filter((value) => typeof value === 'string');

/**
 * Parses `?remote=mfe-gift@http://localhost:3103`, also repeated; the n-th `until` and `signature` belong to the n-th
 * remote. 'reset' removes all overrides; undefined if the query contains no overrides.
 */
export const parseOverrides = (
  query: Query,
  now: Date,
): readonly RequestedOverride[] | 'reset' | undefined => {
  const values = stringsOf(query, 'remote');
  if (values.length === 0) return undefined;
  if (values.includes('reset')) return 'reset';
  const untils = stringsOf(query, 'until');
  const signatures = stringsOf(query, 'signature');
  const inHours = new Date(now.getTime() + overrideHours * 60 * 60_000).toISOString();
  return values.flatMap((text, index) => {
    const [, remote, typed = ''] = overridePattern.exec(text) ?? [];
    if (!remote || typed.length > maxUrlLength) return [];
    const url = normalizeFolderUrl(typed) ?? typed;
    const signature = signatures[index];
    return [{ remote, url, ...(signature ? { until: untils[index] ?? '', signature } : { until: inHours }) }];
  });
};

const fitsCookie = (overrides: readonly RequestedOverride[]) =>
  encodeURIComponent(JSON.stringify(overrides)).length <= maxBytes;
/** A later override of a remote replaces the earlier one. The newest that fit into the cookie are kept. */
export const mergeOverrides = (
  current: readonly RequestedOverride[],
  added: readonly RequestedOverride[],
): readonly RequestedOverride[] => {
  const overrides = [
    ...new Map([...current, ...added].map((override) => [override.remote, override])).values(),
  ];
  const newest = overrides.slice(-maxOverrides);
  const first = newest.findIndex((_override, index) => fitsCookie(newest.slice(index)));
  return newest.slice(first);
};

const queryNames = ['remote', 'until', 'signature'];
/**
 * Returns the same page without the override parameters, always as a path on this site: `//host` would be
 * another site.
 */
export const urlWithoutOverrides = (url: string): string => {
  const [path = '/', search = ''] = url.split('?');
  const query = new URLSearchParams(search);
  for (const name of queryNames) query.delete(name);
  return `/${path.replace(/^[/\\]+/, '')}${query.size ? `?${query}` : ''}`;
};
