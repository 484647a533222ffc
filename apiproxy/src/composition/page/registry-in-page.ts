import type { ResolvedRegistry, ResolvedRemote, VersionFiles } from '@crema/shared-contracts';

const withoutIntegrity = ({ integrity: _integrity, ...files }: VersionFiles): VersionFiles => files;

/** Hashes do not compress: those of seven remotes were a third of the document. */
const remoteInPage = (remote: ResolvedRemote, isShown: boolean): ResolvedRemote => ({
  ...remote,
  files: isShown || remote.chosenBecause === 'override' ? remote.files : withoutIntegrity(remote.files),
  ...(remote.previous && {
    previous: { ...remote.previous, files: withoutIntegrity(remote.previous.files) },
  }),
});

/**
 * The registry as a page contains it: with the integrity of the files of the page's own remote, which it loads at once. The
 * host reads that of the others from restPaths.fileIntegrity. A developer's version is unknown to the server, so its
 * integrity stays in the page.
 */
export const registryInPage = (
  registry: ResolvedRegistry,
  shownRemote: string | undefined,
): ResolvedRegistry => ({
  ...registry,
  remotes: registry.remotes.map((remote) => remoteInPage(remote, remote.name === shownRemote)),
});
