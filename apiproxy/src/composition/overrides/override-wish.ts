/** What a developer asked for in the address bar, and what the cookie keeps of it. */
export interface OverrideWish {
  readonly remote: string;
  /** With a trailing slash; as it was typed when it is no address. */
  readonly address: string;
  /** ISO 8601. */
  readonly until: string;
  readonly signature?: string;
}
/** Room for every remote that we have. */
export const mostOverrides = 12;
/** A cookie has 4096 bytes, its name and attributes included. */
const mostBytes = 3500;
export const overrideHours = 8;
const longestAddress = 300;
const wishPattern = /^(mfe-[a-z][a-z0-9-]{0,60})@(.+)$/;

/** An http(s) folder without credentials, query or fragment, as its absolute address; undefined when it is none. */
export const folderAddress = (text: string): string | undefined => {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.username || url.password || url.search || url.hash || !/^[\w.[\]:-]+$/.test(url.host))
    return undefined;
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
};

type Query = Readonly<Record<string, unknown>>;
const textsOf = (query: Query, name: string): readonly string[] =>
  [query[name]].flat().filter((value) => typeof value === 'string');

/**
 * `?remote=mfe-gift@http://localhost:3103`, several allowed; the n-th `until` and `signature` belong to the n-th
 * remote. 'reset' takes all back; undefined when the query says nothing of remotes.
 */
export const wishesIn = (query: Query, now: Date): readonly OverrideWish[] | 'reset' | undefined => {
  const texts = textsOf(query, 'remote');
  if (texts.length === 0) return undefined;
  if (texts.includes('reset')) return 'reset';
  const untils = textsOf(query, 'until');
  const signatures = textsOf(query, 'signature');
  const inHours = new Date(now.getTime() + overrideHours * 60 * 60_000).toISOString();
  return texts.flatMap((text, index) => {
    const [, remote, typed = ''] = wishPattern.exec(text) ?? [];
    if (!remote || typed.length > longestAddress) return [];
    const address = folderAddress(typed) ?? typed;
    const signature = signatures[index];
    return [
      { remote, address, ...(signature ? { until: untils[index] ?? '', signature } : { until: inHours }) },
    ];
  });
};

const fitsCookie = (wishes: readonly OverrideWish[]) =>
  encodeURIComponent(JSON.stringify(wishes)).length <= mostBytes;
/** A later wish for a remote takes the place of an earlier one; the newest are kept, as many as fit a cookie. */
export const joinWishes = (
  kept: readonly OverrideWish[],
  added: readonly OverrideWish[],
): readonly OverrideWish[] => {
  const wishes = [...new Map([...kept, ...added].map((wish) => [wish.remote, wish])).values()];
  const newest = wishes.slice(-mostOverrides);
  const first = newest.findIndex((_wish, index) => fitsCookie(newest.slice(index)));
  return newest.slice(first);
};

const queryNames = ['remote', 'until', 'signature'];
/** The same page without what was said of remotes. Always on this site: `//host` would be another one. */
export const addressWithout = (url: string): string => {
  const [path = '/', search = ''] = url.split('?');
  const query = new URLSearchParams(search);
  for (const name of queryNames) query.delete(name);
  return `/${path.replace(/^[/\\]+/, '')}${query.size ? `?${query}` : ''}`;
};
