import type { Bundle } from './renderer-protocol.ts';
import { RenderFailure, startRendererProcess, type RendererProcess } from './renderer-process.ts';

/** One page to render. */
export interface RenderPlan {
  readonly host: Bundle;
  readonly remote: Bundle;
  readonly input: unknown;
}
export interface RendererPool {
  /** Rejects with a RenderFailure. The page then goes out without rendered content. */
  render(plan: RenderPlan): Promise<string>;
  /** Starts the processes and evaluates these bundles, so that the first visitor does not wait for it. */
  warm(host: Bundle, remotes: readonly Bundle[]): Promise<void>;
  stop(): void;
}
interface PoolOptions {
  readonly size?: number;
  /** Renders after which a process is replaced: whatever pages keep in memory goes with it. */
  readonly rendersPerProcess?: number;
  /** Pages that may wait. More are not rendered: a late page is worse than a skeleton. */
  readonly longestQueue?: number;
  readonly start?: () => RendererProcess;
}
interface Waiting {
  readonly plan: RenderPlan;
  resolve(html: string): void;
  reject(cause: unknown): void;
}
/** A process with the host bundle that it was started for. */
interface Seat {
  process: RendererProcess | undefined;
  host: string;
  isBusy: boolean;
}

/** Renders pages in a fixed number of processes, each one page at a time. A process that ended is replaced at the next page. */
export const createRendererPool = ({
  size = 1,
  rendersPerProcess = 2000,
  longestQueue = 40,
  start = startRendererProcess,
}: PoolOptions = {}): RendererPool => {
  const seats: Seat[] = Array.from({ length: size }, () => ({ process: undefined, host: '', isBusy: false }));
  const queue: Waiting[] = [];
  let isStopped = false;

  const isUsable = ({ process, host }: Seat, key: string) =>
    process !== undefined && !process.ended && host === key && process.count < rendersPerProcess;
  const processFor = (seat: Seat, key: string): RendererProcess => {
    if (seat.process && isUsable(seat, key)) return seat.process;
    seat.process?.end();
    seat.process = start();
    seat.host = key;
    return seat.process;
  };
  const run = async (seat: Seat, { host, remote, input }: RenderPlan): Promise<string> => {
    const process = processFor(seat, host.key);
    await process.load(host);
    await process.load(remote);
    return process.render(host.key, remote.key, input);
  };
  const next = (seat: Seat): void => {
    if (isStopped || seat.isBusy) return;
    const waiting = queue.shift();
    if (!waiting) return;
    seat.isBusy = true;
    void run(seat, waiting.plan)
      .then(waiting.resolve, waiting.reject)
      .finally(() => {
        seat.isBusy = false;
        next(seat);
      });
  };
  return {
    render: (plan) =>
      new Promise((resolve, reject) => {
        if (isStopped || queue.length >= longestQueue)
          return reject(new RenderFailure('Too many pages wait.'));
        queue.push({ plan, resolve, reject });
        const free = seats.find(({ isBusy }) => !isBusy);
        if (free) next(free);
      }),
    warm: async (host, remotes) => {
      await Promise.all(
        seats
          .filter(({ isBusy }) => !isBusy)
          .map(async (seat) => {
            seat.isBusy = true;
            try {
              const process = processFor(seat, host.key);
              await process.load(host);
              for (const remote of remotes) await process.load(remote).catch(() => undefined);
            } finally {
              seat.isBusy = false;
              next(seat);
            }
          }),
      );
    },
    stop: () => {
      isStopped = true;
      for (const { reject } of queue.splice(0)) reject(new RenderFailure('The server stops.'));
      for (const { process } of seats) process?.end();
    },
  };
};
