import type { PageRenderRequest, RenderedPage } from '@crema/shared-contracts';
import type { RendererProcess } from '@crema/registry/renderer-process';
import type { Bundle } from '@crema/registry/renderer-protocol';

/** One page to render. */
export interface RenderPlan {
  readonly host: Bundle;
  readonly remote: Bundle;
  readonly request: PageRenderRequest;
}
export interface SeatOptions {
  /** Renders after which a process is replaced: whatever pages keep in memory goes with it. */
  readonly rendersPerProcess: number;
  readonly start: () => RendererProcess;
}
/** The place of one process: starts and replaces it. */
export interface Seat {
  isBusy: boolean;
  readonly process: RendererProcess | undefined;
  /** The process for this host bundle; another one, if the present one has ended or has rendered enough. */
  processFor(host: Bundle): RendererProcess;
}
export const createSeat = ({ start, rendersPerProcess }: SeatOptions): Seat => {
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
export const renderIn = async (seat: Seat, { host, remote, request }: RenderPlan): Promise<RenderedPage> => {
  const process = seat.processFor(host);
  await process.load(host);
  await process.load(remote);
  return process.render(remote.key, request);
};
/** Evaluates and renders the pages once; a page that fails is left out. */
export const warmSeat = async (
  seat: Seat,
  host: Bundle,
  pages: readonly Omit<RenderPlan, 'host'>[],
): Promise<void> => {
  const process = seat.processFor(host);
  await process.load(host);
  for (const page of pages)
    if (!process.ended) await renderIn(seat, { host, ...page }).catch(() => undefined);
};
