import { createHash } from 'node:crypto';
import { restPaths } from '@crema/shared-contracts';

/** Allowed sources of a page. The registry, the configuration and overrides add origins (D-57, D-98). */
export interface PolicySources {
  readonly vaultOrigin: string;
  /** Origins of remotes' files, if they differ from ours. */
  readonly remoteOrigins: readonly string[];
  /** Origins of map tiles, if they differ from ours. */
  readonly tileOrigins: readonly string[];
  /** The script that the page contains, if it has one; no other inline script runs. */
  readonly inlineScript: string | undefined;
  /** The page shows Google's map: its script and the styles that it adds have this nonce, which no other page has (D-57). */
  readonly mapNonce: string | undefined;
  /** Whether the page is served over TLS. */
  readonly secure: boolean;
}
/**
 * The servers of Google's map and places, which are allowed in addition to its nonce. The loader copies the nonce to Google's script, and Google's script to the scripts and
 * styles that it adds; `strict-dynamic` and `unsafe-eval` of Google's own example are not needed for maps of pictures.
 */
const googleMapSources: Readonly<Record<string, readonly string[]>> = {
  'style-src': ['https://fonts.googleapis.com'],
  'font-src': ['https://fonts.gstatic.com'],
  'img-src': ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  'connect-src': [
    'https://maps.googleapis.com',
    'https://mapsresources-pa.googleapis.com',
    'https://places.googleapis.com',
  ],
};
const nonceDirectives = ['script-src', 'style-src'];
const mapSources = (directive: string, nonce: string | undefined): readonly string[] =>
  nonce === undefined
    ? []
    : [
        ...(nonceDirectives.includes(directive) ? [`'nonce-${nonce}'`] : []),
        ...(googleMapSources[directive] ?? []),
      ];

const reportGroup = 'csp';
/** The name of the reporting group. */
export const reportingEndpoints: string = `${reportGroup}="${restPaths.policyReports}"`;

const hashSource = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The policy contains no unsafe-inline, no unsafe-eval and no wildcard. */
export const contentSecurityPolicy = ({
  vaultOrigin,
  remoteOrigins,
  tileOrigins,
  inlineScript,
  mapNonce,
  secure,
}: PolicySources): string => {
  const from = (...sources: readonly string[]) => [...new Set(["'self'", ...sources])].join(' ');
  const files = from(...remoteOrigins);
  const directives: Readonly<Record<string, string>> = {
    'default-src': "'none'",
    'script-src': inlineScript === undefined ? files : `${files} ${hashSource(inlineScript)}`,
    'style-src': files,
    'img-src': `${from(...remoteOrigins, ...tileOrigins)} data: blob:`,
    'font-src': files,
    'media-src': "'self'",
    'connect-src': from(...remoteOrigins, ...tileOrigins),
    'frame-src': vaultOrigin,
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    // Browsers that support report-to ignore report-uri, and send report-to reports over TLS only.
    'report-uri': restPaths.policyReports,
    ...(secure && { 'report-to': reportGroup }),
  };
  return Object.entries(directives)
    .map(([name, value]) => [name, value, ...mapSources(name, mapNonce)].join(' '))
    .join('; ');
};
