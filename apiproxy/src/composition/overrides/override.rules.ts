import type { Environment } from '../../http/environment/environment.ts';
import type { RemoteOverride, Rule } from '@crema/shared-contracts';
import { normalizeFolderUrl, type RequestedOverride } from './requested-override.ts';

export interface OverridePermissions {
  /** `host` with any port, or `host:port`. */
  readonly hosts: readonly string[];
  /** Whether a registry key signed this text. */
  readonly verify: (text: string, signature: string) => boolean;
}
const developmentHosts = ['localhost', '127.0.0.1'];

/** OVERRIDE_HOSTS, separated by commas. The default is localhost in development and no host in production. */
export const readOverrideHosts = (
  production: boolean,
  { OVERRIDE_HOSTS }: Pick<Environment, 'OVERRIDE_HOSTS'>,
): readonly string[] =>
  OVERRIDE_HOSTS?.split(',')
    .map((host) => host.trim())
    .filter(Boolean) ?? (production ? [] : developmentHosts);

/** The text that a registry key must sign to allow an override from any other host. */
export const overrideText = ({ remote, url, until }: Omit<RequestedOverride, 'signature'>): string =>
  `override\n${remote}\n${url}\n${until}`;

const isAllowed = (url: string, hosts: readonly string[]) => {
  const { hostname, host } = new URL(url);
  return hosts.some((allowed) => allowed === hostname || allowed === host);
};
const isSigned = (requested: RequestedOverride, { verify }: OverridePermissions) =>
  requested.signature !== undefined && verify(overrideText(requested), requested.signature);

/**
 * The rules are checked top to bottom: the first violated rule is the reason why an override is not used
 * (PLT-009).
 */
const rules: readonly Rule<
  RequestedOverride,
  { readonly reason: NonNullable<RemoteOverride['rejection']> },
  OverridePermissions
>[] = [
  { reason: 'malformed', isViolatedBy: ({ url }) => normalizeFolderUrl(url) !== url },
  {
    reason: 'unsigned',
    isViolatedBy: (requested, rights) =>
      (requested.signature !== undefined || rights.hosts.length === 0) &&
      !isAllowed(requested.url, rights.hosts) &&
      !isSigned(requested, rights),
  },
  {
    reason: 'host-not-allowed',
    isViolatedBy: (requested, rights) =>
      requested.signature === undefined && !isAllowed(requested.url, rights.hosts),
  },
];
export const rejectionReason = (
  requested: RequestedOverride,
  rights: OverridePermissions,
): RemoteOverride['rejection'] => rules.find(({ isViolatedBy }) => isViolatedBy(requested, rights))?.reason;

/** Returns false if the time has passed or cannot be parsed. */
export const isCurrent = ({ until }: RequestedOverride, now: Date): boolean =>
  Date.parse(until) > now.getTime();
