import type { RegistryDocument } from '@crema/shared-contracts';
import type { PolicyViolation } from './policy-report.formats.ts';

export interface ViolatingVersion {
  readonly remote: string;
  readonly version: string;
}
/** Violations by browser extensions are ignored. */
const extensionUrl = /^[a-z-]*extension:/;
export const isFromExtension = ({ source, blocked }: PolicyViolation): boolean =>
  extensionUrl.test(source) || extensionUrl.test(blocked);

/** Our own files are listed by path, others by URL, as in the registry. */
const toRegistryUrl = (address: string, ownOrigins: readonly string[]) => {
  const url = URL.parse(address);
  if (!url) return undefined;
  return ownOrigins.includes(url.origin) ? url.pathname : url.href;
};

/** The version that contains the file that violated the policy, or else the blocked file. */
export const attributeViolation = (
  { remotes }: RegistryDocument,
  { source, blocked }: PolicyViolation,
  ownOrigins: readonly string[],
): ViolatingVersion | undefined => {
  const folders = Object.entries(remotes).flatMap(([remote, { versions }]) =>
    Object.entries(versions).flatMap(([version, { url, alternative }]) =>
      [url, alternative].filter(Boolean).map((folder) => ({ folder: String(folder), remote, version })),
    ),
  );
  for (const file of [source, blocked].map((address) => toRegistryUrl(address, ownOrigins))) {
    const found = file && folders.find(({ folder }) => file.startsWith(folder));
    if (found) return { remote: found.remote, version: found.version };
  }
  return undefined;
};
