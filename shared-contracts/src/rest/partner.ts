import { parseUrl } from '../compatibility/built-ins.ts';

export {
  partnerOfSlug,
  partnerPagePath,
  partnerPagePathsOf,
  partnerPrograms,
  partnerRestPaths,
  partnerRestPathsOf,
  type PartnerId,
  type PartnerKind,
} from './paths/partner-paths.ts';

/** A member can read the redirect page for this time, in milliseconds, before it asks where the partner is (RWD-045, D-133). */
export const partnerRedirectAfterMs = 5_000;

const localHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
/**
 * Whether a browser may be sent to this URL (D-133): its host is one of `hosts`, without credentials, over TLS unless the host is
 * this machine. Server and page both ask.
 */
export const isPartnerUrl = (text: string, hosts: readonly string[]): boolean => {
  const url = parseUrl(text);
  if (!url || url.username !== '' || url.password !== '') return false;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && localHosts.includes(url.hostname));
  return isSafe && hosts.includes(url.hostname);
};
