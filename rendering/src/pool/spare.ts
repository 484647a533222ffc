import type { Bundle } from '../process/renderer-protocol.ts';
import { createPriorities, type Priorities } from './priority.ts';
import type { Warmer, WarmPlan, WarmProcess } from './warm-process.ts';

/** One process more than the pool renders with: it is warmed while the others render, and replaces one of them at once. */
export interface Spare {
  /** True while it is being warmed. */
  readonly isMaking: boolean;
  /** A page waits for it: it is not warmed at a low priority any longer. */
  hurry(): void;
  /** Starts or warms it, unless it is ready. */
  make(): void;
  /** Takes it, if it is ready, and makes the next one: out of `used`, if that process may be used again. */
  take(used?: WarmProcess): WarmProcess | undefined;
  /** Waits for the one that is being warmed. Undefined if it belongs to another host, or could not be made. */
  wait(host: Bundle): Promise<WarmProcess | undefined>;
  memoryMb(): readonly number[];
  stop(): void;
}
export interface SpareParts {
  readonly warmer: Warmer;
  readonly plan: () => WarmPlan | undefined;
  readonly onReady: () => void;
  readonly priorities?: Priorities;
}

/** Holds the process, and brings it to the plan at a low priority. */
const createMaker = (warmer: Warmer, plan: SpareParts['plan'], priorities: Priorities) => {
  let present: WarmProcess | undefined;
  const keep = (one: WarmProcess) => {
    present = one;
    priorities.lower(one.renderer.pid);
  };
  return {
    get present() {
      return present;
    },
    put: (one: WarmProcess | undefined) => {
      present = one;
    },
    /** False for a process that has ended, belongs to an earlier host or lacks pages. */
    isReady: () =>
      present !== undefined &&
      !present.renderer.ended &&
      present.hostKey === plan()?.host.key &&
      warmer.isWarm(present),
    warm: async (host: Bundle): Promise<void> => {
      if (present && !present.renderer.ended && present.hostKey === host.key) {
        keep(present);
        await warmer.warm(present);
        return;
      }
      present?.renderer.end();
      await warmer.prepare(host, keep);
    },
  };
};

export const createSpare = ({
  warmer,
  plan,
  onReady,
  priorities = createPriorities(),
}: SpareParts): Spare => {
  const maker = createMaker(warmer, plan, priorities);
  let making: Promise<void> | undefined;
  let isStopped = false;
  const make = () => {
    const host = plan()?.host;
    if (isStopped || making || !host || maker.isReady()) return;
    making = maker
      .warm(host)
      // No process can be started now: the next call of `make` tries again.
      .catch(() => undefined)
      .then(() => {
        making = undefined;
        if (isStopped) maker.present?.renderer.end();
        else onReady();
      });
  };
  const take = (used?: WarmProcess): WarmProcess | undefined => {
    const taken = !making && maker.isReady() ? maker.present : undefined;
    if (!taken) return undefined;
    priorities.raise(taken.renderer.pid);
    maker.put(used);
    make();
    return taken;
  };
  const hurry = () => {
    if (making) priorities.raise(maker.present?.renderer.pid);
  };
  return {
    get isMaking() {
      return making !== undefined;
    },
    hurry,
    make,
    take,
    wait: async (host) => {
      if (host.key !== plan()?.host.key) return undefined;
      make();
      hurry();
      await making;
      return take();
    },
    memoryMb: () =>
      maker.present && !maker.present.renderer.ended ? [maker.present.renderer.memoryMb()] : [],
    stop: () => {
      isStopped = true;
      maker.present?.renderer.end();
    },
  };
};
