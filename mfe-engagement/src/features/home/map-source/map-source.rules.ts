import { usageEvents } from '@crema/shared-contracts';

/** The maps from which visitors arrive (ENG-041). */
const sources = usageEvents['map-source-visited'].source;
export type MapSource = (typeof sources)[number];
export interface MapSourceCookie {
  readonly source: MapSource;
  /** The visit was not counted yet. */
  readonly track: boolean;
}

const valueOf = (cookies: string, name: string): string | undefined =>
  cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The cookie with the value `source|track`; undefined without one, and for a source that is not in the list. */
export const readMapSource = (cookies: string, name: string): MapSourceCookie | undefined => {
  const value = valueOf(cookies, name);
  if (value === undefined) return undefined;
  const [from, track] = value.replaceAll(/%7c/gi, '|').split('|');
  const source = sources.find((known) => known === from);
  return source && { source, track: track === 'true' };
};

const daySeconds = 24 * 60 * 60;
/** The cookie as it is written once the visit is counted; it ends after the days of the configuration. */
export const countedCookie = (
  { source }: Pick<MapSourceCookie, 'source'>,
  { name, days }: { readonly name: string; readonly days: number },
): string => `${name}=${source}|false; Path=/; Max-Age=${days * daySeconds}; SameSite=Lax; Secure`;
