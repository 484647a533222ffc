import type { PageRenderRequest } from '@crema/shared-contracts';
import { RendererBusy } from '../process/render-failure.ts';
import type { RendererProcess } from '../process/renderer-process.ts';
import type { Bundle } from '../process/renderer-protocol.ts';

/** A page that is rendered once for nobody, so that no visitor's render is the first one of its code. */
export interface WarmPage {
  readonly remote: Bundle;
  readonly request: PageRenderRequest;
}
/** The pages that visitors may open now. */
export interface WarmPlan {
  readonly host: Bundle;
  readonly pages: readonly WarmPage[];
}
/** A renderer process, and what it has rendered for nobody. */
export interface WarmProcess {
  readonly renderer: RendererProcess;
  readonly hostKey: string;
  /** The names of the pages, failed ones included. */
  readonly tried: Set<string>;
}
export interface Warmer {
  /** A process with nothing in it. */
  create(host: Bundle): WarmProcess;
  /** Renders the pages that the process lacks. Never rejects; the process may have ended. */
  warm(one: WarmProcess): Promise<void>;
  /** A process that has rendered every page of the plan, except those that end a process. `onStart` gets each process that is started for it. */
  prepare(host: Bundle, onStart?: (one: WarmProcess) => void): Promise<WarmProcess>;
  /** True if the process lacks no page: of one remote's bundle, or at all. */
  isWarm(one: WarmProcess, remoteKey?: string): boolean;
}
const nameOf = ({ remote, request }: WarmPage) => `${remote.key} ${request.pathname}`;

export const createWarmer = (start: () => RendererProcess, plan: () => WarmPlan | undefined): Warmer => {
  /** Pages that ended a process. Other processes are not warmed with them. */
  const ending = new Set<string>();
  const lacking = ({ hostKey, tried }: WarmProcess): readonly WarmPage[] => {
    const present = plan();
    if (present?.host.key !== hostKey) return [];
    return present.pages.filter((page) => !tried.has(nameOf(page)) && !ending.has(nameOf(page)));
  };
  const create: Warmer['create'] = ({ key }) => ({ renderer: start(), hostKey: key, tried: new Set() });
  const warmPage = async ({ renderer, tried }: WarmProcess, page: WarmPage): Promise<void> => {
    tried.add(nameOf(page));
    try {
      await renderer.load(page.remote);
      await renderer.warm(page.remote.key, page.request);
    } catch (cause) {
      if (renderer.ended && !(cause instanceof RendererBusy)) ending.add(nameOf(page));
    }
  };
  const warm: Warmer['warm'] = async (one) => {
    const host = plan()?.host;
    if (host?.key !== one.hostKey) return;
    await one.renderer.load(host).catch(() => undefined);
    // The plan may change meanwhile.
    for (let [page] = lacking(one); page && !one.renderer.ended; [page] = lacking(one))
      await warmPage(one, page);
  };
  return {
    create,
    warm,
    prepare: async (host, onStart) => {
      for (;;) {
        const known = ending.size;
        const one = create(host);
        onStart?.(one);
        await warm(one);
        // Each further try leaves out one page more.
        if (!one.renderer.ended || ending.size === known) return one;
      }
    },
    isWarm: (one, remoteKey) =>
      lacking(one).every(({ remote }) => remoteKey !== undefined && remote.key !== remoteKey),
  };
};
