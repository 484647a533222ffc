import type { PageRenderRequest, RenderedPage } from '@crema/shared-contracts';
import { RendererBusy } from '@crema/registry/render-failure';
import { startRendererProcess, type RendererProcess } from '@crema/registry/renderer-process';
import type { Bundle } from '@crema/registry/renderer-protocol';

/** One page to render. */
export interface RenderPlan {
  readonly host: Bundle;
  readonly remote: Bundle;
  readonly request: PageRenderRequest;
}
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
export interface PoolOptions {
  readonly size?: number;
  /** Renders after which a process is replaced: whatever pages keep in memory goes with it. */
  readonly rendersPerProcess?: number;
  /** Pages that may wait. More are not rendered: a late page is worse than a skeleton. */
  readonly longestQueue?: number;
  readonly start?: () => RendererProcess;
}
interface Waiting {
  readonly plan: RenderPlan;
  resolve(page: RenderedPage): void;
  reject(cause: unknown): void;
}
/** The place of one process: starts and replaces it. */
interface Seat {
  isBusy: boolean;
  readonly process: RendererProcess | undefined;
  /** The process for this host bundle; another one, if the present one has ended or has rendered enough. */
  processFor(host: Bundle): RendererProcess;
}
const createSeat = ({
  start,
  rendersPerProcess,
}: Required<Pick<PoolOptions, 'start' | 'rendersPerProcess'>>): Seat => {
  let process: RendererProcess | undefined;
  let hostKey = '';
  return {
    isBusy: false,
    get process() {
      return process;
    },
    processFor: ({ key }) => {
      if (process && !process.ended && hostKey === key && process.count < rendersPerProcess) return process;
      process?.end();
      process = start();
      hostKey = key;
      return process;
    },
  };
};
const renderIn = async (seat: Seat, { host, remote, request }: RenderPlan): Promise<RenderedPage> => {
  const process = seat.processFor(host);
  await process.load(host);
  await process.load(remote);
  return process.render(remote.key, request);
};
const warmSeat = async (
  seat: Seat,
  host: Bundle,
  pages: readonly Omit<RenderPlan, 'host'>[],
): Promise<void> => {
  const process = seat.processFor(host);
  await process.load(host);
  for (const page of pages)
    if (!process.ended) await renderIn(seat, { host, ...page }).catch(() => undefined);
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
  const queue: Waiting[] = [];
  const failing = new Set<string>();
  let isStopped = false;

  const run = async (seat: Seat, plan: RenderPlan): Promise<RenderedPage> => {
    try {
      const page = await renderIn(seat, plan);
      failing.delete(plan.remote.key);
      return page;
    } catch (cause) {
      failing.add(plan.remote.key);
      throw cause;
    }
  };
  /** The next page does not wait for the start of a process. */
  const replaceEnded = async (seat: Seat, host: Bundle): Promise<void> => {
    if (seat.process?.ended && !isStopped)
      await seat
        .processFor(host)
        .load(host)
        .catch(() => undefined);
  };
  const takeFor = (seat: Seat): Waiting | undefined => {
    const isAllowed = ({ plan }: Waiting) => seat === seats[0] || !failing.has(plan.remote.key);
    const index = queue.findIndex(isAllowed);
    return index < 0 ? undefined : queue.splice(index, 1)[0];
  };
  const next = (seat: Seat): void => {
    if (isStopped || seat.isBusy) return;
    const waiting = takeFor(seat);
    if (!waiting) return;
    seat.isBusy = true;
    void run(seat, waiting.plan)
      .then(waiting.resolve, waiting.reject)
      .then(() => replaceEnded(seat, waiting.plan.host))
      .finally(() => {
        seat.isBusy = false;
        next(seat);
      });
  };
  /** The first process comes last, because failing versions make it wait. */
  const startNext = () => {
    for (const seat of seats.toReversed()) next(seat);
  };
  return {
    render: (plan) =>
      new Promise((resolve, reject) => {
        if (isStopped || queue.length >= longestQueue)
          return reject(new RendererBusy('Too many pages wait.'));
        queue.push({ plan, resolve, reject });
        startNext();
      }),
    warm: async (host, pages) => {
      const warmOne = async (seat: Seat) => {
        seat.isBusy = true;
        await warmSeat(seat, host, pages).finally(() => {
          seat.isBusy = false;
          next(seat);
        });
      };
      await Promise.all(seats.filter(({ isBusy }) => !isBusy).map(warmOne));
    },
    memoryMb: () => seats.flatMap(({ process }) => (process && !process.ended ? [process.memoryMb()] : [])),
    stop: () => {
      isStopped = true;
      for (const { reject } of queue.splice(0)) reject(new RendererBusy('The server stops.'));
      for (const { process } of seats) process?.end();
    },
  };
};
