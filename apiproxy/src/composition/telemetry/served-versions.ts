import { resolveRegistry } from '@crema/shared-contracts';
import type { RegistryReader } from '../registry/registry-reader.ts';

/** Whether this visitor gets the version, or may still have it open in a page. */
export type IsServed = (
  subject: { readonly remote: string; readonly version: string },
  visitorId: string,
) => boolean;

export const createIsServed =
  (registry: RegistryReader): IsServed =>
  ({ remote, version }, visitorId) => {
    const document = registry.current();
    const record = Object.hasOwn(document.remotes, remote) ? document.remotes[remote] : undefined;
    if (!record || !Object.hasOwn(record.versions, version)) return false;
    const [resolved] = resolveRegistry({ ...document, remotes: { [remote]: record } }, visitorId).remotes;
    return [resolved?.version, resolved?.previous?.version, record.stable, record.previous].includes(version);
  };
