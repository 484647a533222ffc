/** Where a page may get what from; strict, and widened only by configuration (D-57, D-98). */
export interface PolicySources {
  readonly vaultOrigin: string;
  /** Origins of remotes' files when they are not our own. */
  readonly remoteOrigins: readonly string[];
}

/** No unsafe-inline, no unsafe-eval, no wildcard. */
export const contentSecurityPolicy = ({ vaultOrigin, remoteOrigins }: PolicySources): string => {
  const files = ["'self'", ...remoteOrigins].join(' ');
  const directives: Readonly<Record<string, string>> = {
    'default-src': "'none'",
    'script-src': files,
    'style-src': files,
    'img-src': `${files} data: blob:`,
    'font-src': files,
    'connect-src': files,
    'frame-src': vaultOrigin,
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
};
