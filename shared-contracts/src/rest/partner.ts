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

/** RWD-045: GET partnerRestPaths.authenticate. */
export interface PartnerAuthenticateReply {
  /** The partner's page on which the member agrees; for a member who is linked already, our own page that says so. */
  readonly redirectURL: string;
}
/** D-133: GET partnerRestPaths.status. */
export interface PartnerStatusReply {
  /** The link of this member; null without one. */
  readonly link: {
    /** The number of the partner's account with most digits hidden, such as `••••6789`. */
    readonly account: string;
    /** ISO 8601. */
    readonly linkedAt: string;
  } | null;
}

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
