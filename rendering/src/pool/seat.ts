import type { PageRenderRequest, RenderedPage } from '@crema/shared-contracts';
import type { RendererProcess } from '../process/renderer-process.ts';
import type { Bundle } from '../process/renderer-protocol.ts';
import type { Spare } from './spare.ts';
import type { Warmer, WarmPlan, WarmProcess } from './warm-process.ts';

/** One page to render. */
export interface RenderPlan {
  readonly host: Bundle;
  readonly remote: Bundle;
  readonly request: PageRenderRequest;
}
export interface SeatParts {
  /** Renders after which a process is replaced: whatever pages keep in memory goes with it. */
  readonly rendersPerProcess: number;
  readonly warmer: Warmer;
  readonly plan: () => WarmPlan | undefined;
  readonly spare: Spare;
}
/** The place of one process: starts and replaces it. */
export interface Seat {
  isBusy: boolean;
  readonly process: RendererProcess | undefined;
  /** Replaces the process by the spare one if that is ready, and this one has ended, has rendered enough or lacks pages. */
  renew(): void;
  /** False while the spare process is being warmed with this remote's pages, which the process lacks. */
  mayRender(remote: Bundle): boolean;
  /** The process for this host bundle; another one, if the present one has ended or has rendered enough. */
  processFor(host: Bundle): Promise<RendererProcess>;
}
export const createSeat = ({ rendersPerProcess, warmer, plan, spare }: SeatParts): Seat => {
  let present: WarmProcess | undefined;
  const isUsable = (one: WarmProcess, hostKey: string | undefined) =>
    !one.renderer.ended && one.hostKey === hostKey && one.renderer.count < rendersPerProcess;
  const renew = () => {
    if (!present) return;
    const isKept = isUsable(present, plan()?.host.key);
    if (isKept && warmer.isWarm(present)) return;
    const next = spare.take(isKept ? present : undefined);
    if (!next) return;
    if (!isKept) present.renderer.end();
    present = next;
  };
  return {
    isBusy: false,
    get process() {
      return present?.renderer;
    },
    renew,
    mayRender: ({ key }) => {
      if (!present || present.renderer.ended || !spare.isMaking || warmer.isWarm(present, key)) return true;
      spare.hurry();
      return false;
    },
    processFor: async (host) => {
      if (present && isUsable(present, host.key)) return present.renderer;
      // A process that has rendered enough is used until the next one is warm.
      if (present && spare.isMaking && !present.renderer.ended && present.hostKey === host.key)
        return present.renderer;
      const isFirst = !present;
      present?.renderer.end();
      present =
        (isFirst ? undefined : await spare.wait(host)) ??
        (plan()?.host.key === host.key ? await warmer.prepare(host) : warmer.create(host));
      return present.renderer;
    },
  };
};
export const renderIn = async (seat: Seat, { host, remote, request }: RenderPlan): Promise<RenderedPage> => {
  const process = await seat.processFor(host);
  await process.load(host);
  await process.load(remote);
  const { markup, cache } = await process.render(remote.key, request);
  return { markup, ...(cache !== undefined && { cache }) };
};
