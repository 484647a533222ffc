import type { ResolvedRegistry, ResolvedRemote } from '@crema/shared-contracts';

export interface PageState {
  /** Whether the remote's code runs in this page. */
  readonly isRunning: (remote: string) => boolean;
  /** True at a navigation without typed input on the page: then all running versions may be replaced. */
  readonly mayReplace: boolean;
}
export interface RegistryPlan {
  /** The registry that the page uses from now on. */
  readonly registry: ResolvedRegistry;
  /** Remotes to dispose now: switched off, removed, or with another version. */
  readonly dropped: readonly string[];
  /** Remotes that keep their version until the next navigation. */
  readonly waiting: readonly string[];
}

const isSameVersion = (one: ResolvedRemote, other: ResolvedRemote) =>
  one.version === other.version && one.url === other.url;

/**
 * The changes that an open page applies from a newer registry (PLT-005). A remote is switched off or on at
 * once. Another version is used at once if the remote does not run, otherwise at the next navigation that
 * loses no typed input.
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
  const removed = current.remotes
    .map(({ name }) => name)
    .filter((name) => !latest.remotes.some((remote) => remote.name === name));
  return {
    registry: {
      ...latest,
      remotes: latest.remotes.map((remote) =>
        isWaiting(remote.name) ? (shown.get(remote.name) ?? remote) : remote,
      ),
    },
    dropped: [...removed, ...changed.map(({ name }) => name).filter((name) => !isWaiting(name))],
    waiting,
  };
};
