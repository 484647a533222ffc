import type { RegistryDocument, VersionHealth } from '@crema/shared-contracts';
import { Refusal } from './release.rules.ts';
import { findFaults, type Fault } from './take-back.rules.ts';

export type WatchEvent =
  | ({ readonly kind: 'taken-back' } & Fault)
  /** Told once, however long it lasts. */
  | { readonly kind: 'blind'; readonly reason: string }
  | { readonly kind: 'sees-again' };

/** What the watcher may do and know. */
export interface WatchWorld {
  readonly remotes: () => Promise<RegistryDocument['remotes']>;
  readonly health: () => Promise<readonly VersionHealth[]>;
  readonly takeBack: (fault: Fault) => Promise<void>;
  readonly tell: (event: WatchEvent) => void;
  /** Until the next look; false when there is none. */
  readonly pause: () => Promise<boolean>;
}

const hasCanary = (remotes: RegistryDocument['remotes']) =>
  Object.values(remotes).some(({ canary, enabled }) => canary && enabled);

/** Looks at every canary once and takes back those that fail; tells which. Throws when it cannot see. */
export const lookOnce = async (world: Omit<WatchWorld, 'pause'>): Promise<readonly Fault[]> => {
  const remotes = await world.remotes();
  if (!hasCanary(remotes)) return [];
  const taken: Fault[] = [];
  for (const fault of findFaults(remotes, await world.health())) {
    try {
      await world.takeBack(fault);
    } catch (cause) {
      // Somebody was faster: there is nothing to take back.
      if (cause instanceof Refusal) continue;
      throw cause;
    }
    world.tell({ kind: 'taken-back', ...fault });
    taken.push(fault);
  }
  return taken;
};

/** Looks until `pause` says that it is over. A server that does not answer ends nothing: it is asked again. */
export const watchCanaries = async (world: WatchWorld): Promise<readonly Fault[]> => {
  const taken: Fault[] = [];
  let blind = false;
  do {
    try {
      taken.push(...(await lookOnce(world)));
      if (blind) world.tell({ kind: 'sees-again' });
      blind = false;
    } catch (cause) {
      if (!blind)
        world.tell({ kind: 'blind', reason: cause instanceof Error ? cause.message : String(cause) });
      blind = true;
    }
  } while (await world.pause());
  return taken;
};
