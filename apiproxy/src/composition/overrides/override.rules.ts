import type { RemoteOverride } from '@crema/shared-contracts';
import { folderAddress, type OverrideWish } from './override-wish.ts';

export interface OverrideRights {
  /** `host` with any port, or `host:port`. */
  readonly hosts: readonly string[];
  /** Whether a key of the registry signed this text. */
  readonly verify: (text: string, signature: string) => boolean;
}
const developmentHosts = ['localhost', '127.0.0.1'];

/** OVERRIDE_HOSTS, apart by commas; without it a developer's own machine, and in production none. */
export const readOverrideHosts = (
  production: boolean,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): readonly string[] =>
  environment['OVERRIDE_HOSTS']
    ?.split(',')
    .map((host) => host.trim())
    .filter(Boolean) ?? (production ? [] : developmentHosts);

/** What a key of the registry has to sign for an override anywhere else. */
export const overrideText = ({ remote, address, until }: Omit<OverrideWish, 'signature'>): string =>
  `override\n${remote}\n${address}\n${until}`;

const isAllowed = (address: string, hosts: readonly string[]) => {
  const { hostname, host } = new URL(address);
  return hosts.some((allowed) => allowed === hostname || allowed === host);
};
const isSigned = (wish: OverrideWish, { verify }: OverrideRights) =>
  wish.signature !== undefined && verify(overrideText(wish), wish.signature);

/** Checked top to bottom: the first broken rule says why an override is not used (PLT-009). */
const rules: readonly {
  readonly refused: NonNullable<RemoteOverride['refused']>;
  readonly broken: (wish: OverrideWish, rights: OverrideRights) => boolean;
}[] = [
  { refused: 'malformed', broken: ({ address }) => folderAddress(address) !== address },
  {
    refused: 'unsigned',
    broken: (wish, rights) =>
      (wish.signature !== undefined || rights.hosts.length === 0) &&
      !isAllowed(wish.address, rights.hosts) &&
      !isSigned(wish, rights),
  },
  {
    refused: 'host-not-allowed',
    broken: (wish, rights) => wish.signature === undefined && !isAllowed(wish.address, rights.hosts),
  },
];
export const refusedBecause = (wish: OverrideWish, rights: OverrideRights): RemoteOverride['refused'] =>
  rules.find(({ broken }) => broken(wish, rights))?.refused;

/** False for what is over, and for a time that is none. */
export const isCurrent = ({ until }: OverrideWish, now: Date): boolean => Date.parse(until) > now.getTime();
