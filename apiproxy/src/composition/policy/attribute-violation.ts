import type { RegistryDocument } from '@crema/shared-contracts';
import type { PolicyViolation } from './policy-report.formats.ts';

export interface Culprit {
  readonly remote: string;
  readonly version: string;
}
/** What a browser's extension does is nobody's fault here. */
const ofExtension = /^[a-z-]*extension:/;
export const isForeign = ({ source, blocked }: PolicyViolation): boolean =>
  ofExtension.test(source) || ofExtension.test(blocked);

/** Our own files by their path, others by their whole address: as the registry has them. */
const asInRegistry = (address: string, own: readonly string[]) => {
  const url = URL.parse(address);
  if (!url) return undefined;
  return own.includes(url.origin) ? url.pathname : url.href;
};

/** The version among whose files the one is that broke the policy, or else the one that was blocked. */
export const attributeViolation = (
  { remotes }: RegistryDocument,
  { source, blocked }: PolicyViolation,
  own: readonly string[],
): Culprit | undefined => {
  const folders = Object.entries(remotes).flatMap(([remote, { versions }]) =>
    Object.entries(versions).flatMap(([version, { address, alternative }]) =>
      [address, alternative].filter(Boolean).map((folder) => ({ folder: String(folder), remote, version })),
    ),
  );
  for (const file of [source, blocked].map((address) => asInRegistry(address, own))) {
    const found = file && folders.find(({ folder }) => file.startsWith(folder));
    if (found) return { remote: found.remote, version: found.version };
  }
  return undefined;
};
