import { fetchWithProgress } from '@crema/remote-kit/host-services';
import { hostPaths, type FileIntegrityReply, type ResolvedRegistry } from '@crema/shared-contracts';

type Integrity = FileIntegrityReply[string];

/** The integrity of the files of the versions whose page is not shown, which the page does not contain (architecture, Budgets). */
export interface FileIntegrity {
  /** File → integrity. Rejects when the server sends nothing for 8 s (PLT-016) or does not know the version. */
  readonly read: (remote: string, version: string) => Promise<Integrity>;
  /** Reads the integrity of all versions of the registry in one request, if the page lacks any. Never rejects. */
  readonly prefetch: () => Promise<void>;
}

const keyOf = (remote: string, version: string) => `${remote}@${version}`;

const request = async (keys: readonly string[]): Promise<FileIntegrityReply> => {
  const versions = keys.map(encodeURIComponent).join(',');
  const response = await fetchWithProgress(`${hostPaths.fileIntegrity}?versions=${versions}`, {
    credentials: 'omit',
  });
  if (!response.ok) throw new Error(`${hostPaths.fileIntegrity}: status ${response.status}`);
  return (await response.json()) as FileIntegrityReply;
};

/**
 * The first read requests the integrity of all versions: one request for a page, with the same URL on every page. The browser
 * keeps its reply, so that a page that has lost the connection loads the files that it has kept, too.
 */
export const createFileIntegrity = ({ remotes }: ResolvedRegistry): FileIntegrity => {
  const isComplete = remotes.every(({ files }) => files.integrity);
  const keys = remotes
    .filter(({ chosenBecause }) => chosenBecause !== 'override')
    .map(({ name, version }) => keyOf(name, version));
  let all: Promise<FileIntegrityReply> | undefined;
  const readAll = () => {
    all ??= request(keys).catch((cause: unknown) => {
      all = undefined;
      throw cause;
    });
    return all;
  };
  return {
    read: async (remote, version) => {
      const key = keyOf(remote, version);
      const known = keys.includes(key) ? (await readAll())[key] : undefined;
      // A previous version, or one that the server that replied did not know yet.
      const integrity = known ?? (await request([key]))[key];
      if (!integrity) throw new Error(`${key}: the server does not know its files`);
      return integrity;
    },
    prefetch: async () => {
      if (!isComplete) await readAll().catch(() => undefined);
    },
  };
};
