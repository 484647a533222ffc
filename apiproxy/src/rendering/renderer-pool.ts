import type { RenderedPage } from '@crema/shared-contracts';
import { RendererBusy } from '@crema/registry/render-failure';
import { startRendererProcess } from '@crema/registry/renderer-process';
import type { Bundle } from '@crema/registry/renderer-protocol';
import { createSeat, renderIn, warmSeat, type RenderPlan, type Seat, type SeatOptions } from './seat.ts';

export interface RendererPool {
  /** Rejects with a RenderFailure. The page then goes out without rendered content. */
  render(plan: RenderPlan): Promise<RenderedPage>;
  /**
   * Starts the processes, and evaluates and renders these pages once in each, so that the first visitor does not wait for it.
   * A page that fails is left out.
   */
  warm(host: Bundle, pages: readonly Omit<RenderPlan, 'host'>[]): Promise<void>;
  /** The memory of each running process in megabytes. */
  memoryMb(): readonly number[];
  stop(): void;
}
export interface PoolOptions extends Partial<SeatOptions> {
  readonly size?: number;
  /** Pages that may wait. More are not rendered: a late page is worse than a skeleton. */
  readonly longestQueue?: number;
}
interface Waiting {
  readonly plan: RenderPlan;
  resolve(page: RenderedPage): void;
  reject(cause: unknown): void;
}
/** Renders in a process, and remembers the versions whose last render failed. */
const createRenders = () => {
  const failing = new Set<string>();
  return {
    isFailing: ({ remote }: RenderPlan) => failing.has(remote.key),
    run: async (seat: Seat, plan: RenderPlan): Promise<RenderedPage> => {
      try {
        const page = await renderIn(seat, plan);
        failing.delete(plan.remote.key);
        return page;
      } catch (cause) {
        failing.add(plan.remote.key);
        throw cause;
      }
    },
  };
};

/** Gives the pages that wait to the processes that are free. */
const createQueue = (seats: readonly Seat[]) => {
  const waiting: Waiting[] = [];
  const { isFailing, run } = createRenders();
  let isStopped = false;
  const takeFor = (seat: Seat): Waiting | undefined => {
    const isAllowed = ({ plan }: Waiting) => seat === seats[0] || !isFailing(plan);
    const index = waiting.findIndex(isAllowed);
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  };
  /** The next page does not wait for the start of a process. */
  const replaceEnded = async (seat: Seat, host: Bundle): Promise<void> => {
    if (seat.process?.ended && !isStopped)
      await seat
        .processFor(host)
        .load(host)
        .catch(() => undefined);
  };
  const next = (seat: Seat): void => {
    if (isStopped || seat.isBusy) return;
    const taken = takeFor(seat);
    if (!taken) return;
    void occupy(seat, () =>
      run(seat, taken.plan)
        .then(taken.resolve, taken.reject)
        .then(() => replaceEnded(seat, taken.plan.host)),
    );
  };
  /** Keeps the process busy for this time, and takes the next page then. */
  const occupy = async (seat: Seat, work: () => Promise<void>): Promise<void> => {
    seat.isBusy = true;
    await work().finally(() => {
      seat.isBusy = false;
      next(seat);
    });
  };
  return {
    occupy,
    isFull: (longest: number) => isStopped || waiting.length >= longest,
    add: (one: Waiting) => {
      waiting.push(one);
      // The first process comes last, because failing versions make it wait.
      for (const seat of seats.toReversed()) next(seat);
    },
    stop: () => {
      isStopped = true;
      for (const { reject } of waiting.splice(0)) reject(new RendererBusy('The server stops.'));
    },
  };
};

/**
 * Renders pages in a fixed number of processes, each one page at a time. A process that ended is replaced at once.
 * A version whose last render failed uses only the first process, so that the others stay free for the other remotes.
 */
export const createRendererPool = ({
  size = 2,
  rendersPerProcess = 2000,
  longestQueue = 40,
  start = startRendererProcess,
}: PoolOptions = {}): RendererPool => {
  const seats = Array.from({ length: size }, () => createSeat({ start, rendersPerProcess }));
  const queue = createQueue(seats);
  return {
    render: (plan) =>
      new Promise((resolve, reject) => {
        if (queue.isFull(longestQueue)) return reject(new RendererBusy('Too many pages wait.'));
        queue.add({ plan, resolve, reject });
      }),
    warm: async (host, pages) => {
      const free = seats.filter(({ isBusy }) => !isBusy);
      await Promise.all(free.map((seat) => queue.occupy(seat, () => warmSeat(seat, host, pages))));
    },
    memoryMb: () => seats.flatMap(({ process }) => (process && !process.ended ? [process.memoryMb()] : [])),
    stop: () => {
      queue.stop();
      for (const { process } of seats) process?.end();
    },
  };
};
