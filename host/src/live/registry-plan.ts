import type { ResolvedRegistry, ResolvedRemote } from '@crema/shared-contracts';

export interface PageState {
  /** Whether somebody may be in the middle of something in this remote's running version. */
  readonly isRunning: (remote: string) => boolean;
  /** A navigation with no typed input anywhere: running versions may give way, all of them together. */
  readonly mayReplace: boolean;
}
export interface RegistryPlan {
  /** What the page is to run by from now on. */
  readonly registry: ResolvedRegistry;
  /** Ended now: switched off, gone, or of another version. */
  readonly dropped: readonly string[];
  /** Keep their version until the next navigation. */
  readonly waiting: readonly string[];
}

const isSameVersion = (one: ResolvedRemote, other: ResolvedRemote) =>
  one.version === other.version && one.url === other.url;

/**
 * What an open page takes over from a newer registry (PLT-005). Switched off or on: at once. Another version,
 * newer or taken back: at once where nothing runs, else at the next navigation that loses nobody's input.
 */
export const planRegistry = (
  current: ResolvedRegistry,
  latest: ResolvedRegistry,
  { isRunning, mayReplace }: PageState,
): RegistryPlan => {
  const shown = new Map(current.remotes.map((remote) => [remote.name, remote]));
  const changed = latest.remotes.filter((remote) => {
    const before = shown.get(remote.name);
    return before && !isSameVersion(before, remote);
  });
  const waiting = changed.map(({ name }) => name).filter((name) => !mayReplace && isRunning(name));
  const isWaiting = (name: string) => waiting.includes(name);
  const gone = current.remotes
    .map(({ name }) => name)
    .filter((name) => !latest.remotes.some((remote) => remote.name === name));
  return {
    registry: {
      ...latest,
      remotes: latest.remotes.map((remote) =>
        isWaiting(remote.name) ? (shown.get(remote.name) ?? remote) : remote,
      ),
    },
    dropped: [...gone, ...changed.map(({ name }) => name).filter((name) => !isWaiting(name))],
    waiting,
  };
};
