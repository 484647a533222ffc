import { restPaths } from '@crema/shared-contracts';

/** Where a page may get what from; strict, and widened only by registry, configuration and overrides (D-57, D-98). */
export interface PolicySources {
  readonly vaultOrigin: string;
  /** Origins of remotes' files when they are not our own. */
  readonly remoteOrigins: readonly string[];
  /** Of map tiles when they are not our own. */
  readonly tileOrigins: readonly string[];
  /** Whether the page comes over TLS. */
  readonly secure: boolean;
}
const reportGroup = 'csp';
/** Names the group that the policy reports to. */
export const reportingEndpoints: string = `${reportGroup}="${restPaths.policyReports}"`;

/** No unsafe-inline, no unsafe-eval, no wildcard. */
export const contentSecurityPolicy = ({
  vaultOrigin,
  remoteOrigins,
  tileOrigins,
  secure,
}: PolicySources): string => {
  const from = (...sources: readonly string[]) => [...new Set(["'self'", ...sources])].join(' ');
  const files = from(...remoteOrigins);
  const directives: Readonly<Record<string, string>> = {
    'default-src': "'none'",
    'script-src': files,
    'style-src': files,
    'img-src': `${from(...remoteOrigins, ...tileOrigins)} data: blob:`,
    'font-src': files,
    'connect-src': from(...remoteOrigins, ...tileOrigins),
    'frame-src': vaultOrigin,
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    // A browser that follows the second leaves the first, and sends the second over TLS alone.
    'report-uri': restPaths.policyReports,
    ...(secure && { 'report-to': reportGroup }),
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
};
