import type { RenderedPage } from '@crema/shared-contracts';
import { RendererBusy } from '../process/render-failure.ts';
import { startRendererProcess, type RendererProcess } from '../process/renderer-process.ts';
import type { Bundle } from '../process/renderer-protocol.ts';
import { createSeat, renderIn, type RenderPlan, type Seat } from './seat.ts';
import { createSpare } from './spare.ts';
import { createWarmer, type WarmPlan } from './warm-process.ts';

export interface RendererPool {
  /** Rejects with a RenderFailure. The page then goes out without rendered content. */
  render(plan: RenderPlan): Promise<RenderedPage>;
  /**
   * Starts the processes and resolves when each has rendered every page of the plan once, so that no visitor's render is a
   * first one. Called after the plan has changed too: processes are then replaced, one after the other, by one that was
   * warmed in addition to them.
   */
  warm(): Promise<void>;
  /** The memory of each running process in megabytes. */
  memoryMb(): readonly number[];
  stop(): void;
}
export interface PoolOptions {
  readonly size?: number;
  /** Renders after which a process is replaced. */
  readonly rendersPerProcess?: number;
  readonly start?: () => RendererProcess;
  /** The pages that every process renders once before it takes visitors' pages. Without a plan there is no spare process. */
  readonly plan?: () => WarmPlan | undefined;
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
    const isAllowed = ({ plan }: Waiting) =>
      (seat === seats[0] || !isFailing(plan)) && seat.mayRender(plan.remote);
    const index = waiting.findIndex(isAllowed);
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  };
  /** The next page does not wait for the start of a process. */
  const replaceEnded = async (seat: Seat, host: Bundle): Promise<void> => {
    if (seat.process?.ended && !isStopped)
      await seat
        .processFor(host)
        .then((process) => process.load(host))
        .catch(() => undefined);
  };
  const next = (seat: Seat): void => {
    if (isStopped || seat.isBusy) return;
    seat.renew();
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
  /** The first process comes last, because failing versions make it wait. */
  const nextOfAll = () => {
    for (const seat of seats.toReversed()) next(seat);
  };
  return {
    occupy,
    nextOfAll,
    isFull: (longest: number) => isStopped || waiting.length >= longest,
    add: (one: Waiting) => {
      waiting.push(one);
      nextOfAll();
    },
    stop: () => {
      isStopped = true;
      for (const { reject } of waiting.splice(0)) reject(new RendererBusy('The server stops.'));
    },
  };
};

/**
 * Renders pages in a fixed number of processes, each one page at a time. A process that ended is replaced at once, by the spare
 * one that was warmed before. A version whose last render failed uses only the first process, so that the others stay
 * free for the other remotes.
 */
export const createRendererPool = ({
  size = 2,
  rendersPerProcess = 2000,
  longestQueue = 40,
  start = startRendererProcess,
  plan: readPlan = () => undefined,
}: PoolOptions = {}): RendererPool => {
  let isStopped = false;
  const plan = () => (isStopped ? undefined : readPlan());
  const warmer = createWarmer(start, plan);
  const spare = createSpare({ warmer, plan, onReady: () => queue.nextOfAll() });
  const seats = Array.from({ length: size }, () => createSeat({ rendersPerProcess, warmer, plan, spare }));
  const queue = createQueue(seats);
  const startSeat = (seat: Seat, host: Bundle) =>
    queue.occupy(seat, async () => {
      await seat.processFor(host);
    });
  return {
    render: (page) =>
      new Promise((resolve, reject) => {
        if (queue.isFull(longestQueue)) return reject(new RendererBusy('Too many pages wait.'));
        queue.add({ plan: page, resolve, reject });
      }),
    warm: async () => {
      const host = plan()?.host;
      if (!host) return;
      const empty = seats.filter(({ isBusy, process }) => !isBusy && !process);
      await Promise.all(empty.map((seat) => startSeat(seat, host)));
      spare.make();
    },
    memoryMb: () => [
      ...seats.flatMap(({ process }) => (process && !process.ended ? [process.memoryMb()] : [])),
      ...spare.memoryMb(),
    ],
    stop: () => {
      isStopped = true;
      queue.stop();
      spare.stop();
      for (const { process } of seats) process?.end();
    },
  };
};
