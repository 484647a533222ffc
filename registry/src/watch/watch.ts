import type { RegistryDocument, VersionHealth } from '@crema/shared-contracts';
import { AppError } from '../app-error.ts';
import { findFailingCanaries, type FailingCanary } from './take-back.rules.ts';

export type WatchEvent =
  | ({ readonly kind: 'taken-back' } & FailingCanary)
  /** An outage is reported once. */
  | { readonly kind: 'server-unreachable'; readonly reason: string }
  | { readonly kind: 'server-reachable' };

/** The dependencies of the watcher. */
export interface WatchDeps {
  readonly remotes: () => Promise<RegistryDocument['remotes']>;
  readonly health: () => Promise<readonly VersionHealth[]>;
  readonly takeBack: (canary: FailingCanary) => Promise<void>;
  readonly report: (event: WatchEvent) => void;
  /** Resolves before the next check; false if there is none. */
  readonly pause: () => Promise<boolean>;
}

const hasCanary = (remotes: RegistryDocument['remotes']) =>
  Object.values(remotes).some(({ canary, enabled }) => canary && enabled);

/** Checks every canary once and rolls the failing ones back. Throws if the health cannot be read. */
export const checkOnce = async (deps: Omit<WatchDeps, 'pause'>): Promise<readonly FailingCanary[]> => {
  const remotes = await deps.remotes();
  if (!hasCanary(remotes)) return [];
  const takenBack: FailingCanary[] = [];
  for (const canary of findFailingCanaries(remotes, await deps.health())) {
    try {
      await deps.takeBack(canary);
    } catch (cause) {
      // Another process already removed the canary.
      if (cause instanceof AppError) continue;
      throw cause;
    }
    deps.report({ kind: 'taken-back', ...canary });
    takenBack.push(canary);
  }
  return takenBack;
};

/** Checks until `pause` returns false. A server that does not answer is asked again. */
export const watchCanaries = async (deps: WatchDeps): Promise<readonly FailingCanary[]> => {
  const takenBack: FailingCanary[] = [];
  let isUnreachable = false;
  do {
    try {
      takenBack.push(...(await checkOnce(deps)));
      if (isUnreachable) deps.report({ kind: 'server-reachable' });
      isUnreachable = false;
    } catch (cause) {
      if (!isUnreachable)
        deps.report({
          kind: 'server-unreachable',
          reason: cause instanceof Error ? cause.message : String(cause),
        });
      isUnreachable = true;
    }
  } while (await deps.pause());
  return takenBack;
};
