import { satisfiesContract, type ResolvedRegistry, type SlotName } from '@crema/shared-contracts';
import type { Report } from '../services/telemetry.ts';
import { changeable } from '../services/readable.ts';
import { newArea, type Area } from './area.ts';
import { createLoader, type ServicesFor } from './load-candidates.ts';
import type { LoadRemoteModule } from './federation.ts';
import { markStep } from './timings.ts';
import { TimeLimitError, within } from './within.ts';

const backstopMs = 12_000;

/**
 * Loads remotes and keeps what became of each (PLT-002, PLT-006). Every step is bounded; a failure ends in
 * the state `failed`, from which `retry` starts anew. Nothing here throws into the host. The registry is
 * state: whoever changes it drops the remotes concerned first (PLT-005).
 */
export const createComposer = (
  initial: ResolvedRegistry,
  report: Report,
  servicesFor: ServicesFor,
  loadModule: LoadRemoteModule,
  // eslint-disable-next-line max-lines-per-function -- one closure over one state: split, its parts would pass it around
) => {
  const registry = changeable(initial);
  const areas = new Map<string, Area>();
  const loadFirstGood = createLoader(report, servicesFor, loadModule);
  let run = 0;

  const areaOf = (name: string): Area => {
    const area = areas.get(name) ?? newArea();
    areas.set(name, area);
    return area;
  };
  const remoteOf = (name: string) => registry.get().remotes.find((remote) => remote.name === name);

  const load = async (name: string): Promise<void> => {
    const remote = remoteOf(name);
    const area = areaOf(name);
    const { state, turn } = area;
    if (!remote || state.get().status === 'loading' || state.get().status === 'ready') return;
    if (!satisfiesContract(remote.manifest.contract)) {
      report({ remote: name, version: remote.version, phase: 'manifest', class: 'contract' });
      state.set({ status: 'failed', phase: 'manifest' });
      return;
    }
    const isWanted = () => area.turn === turn;
    markStep(name, 'asked');
    state.set({ status: 'loading' });
    try {
      const { mounted, version, address, end } = await within(
        backstopMs,
        'loading',
        loadFirstGood(area, remote, isWanted),
      );
      if (!isWanted()) return end();
      area.end = end;
      markStep(name, 'ready');
      report({ remote: name, version, phase: 'mounted', class: 'ok' });
      state.set({ status: 'ready', mounted, version, address, run: ++run });
    } catch (cause) {
      if (!isWanted()) return;
      area.turn++;
      // What the candidates failed with they have told themselves.
      if (cause instanceof TimeLimitError && cause.what === 'loading')
        report({ remote: name, version: remote.version, phase: area.phase }, cause);
      state.set({ status: 'failed', phase: area.phase });
    }
  };

  const unload = (name: string) => {
    const area = areaOf(name);
    area.turn++;
    area.end();
    area.end = () => undefined;
    area.broken = false;
    area.state.set({ status: 'idle' });
  };

  return {
    registry,
    stateOf: (name: string) => areaOf(name).state,
    load,
    remoteOf,
    /** Whether what runs threw while it rendered. */
    isBroken: (name: string) => areaOf(name).broken,
    /** Ends a remote and all that is known of its version. */
    drop: (name: string) => {
      unload(name);
      const area = areaOf(name);
      area.renderFailures = 0;
      area.attempted.clear();
    },
    /** The first enabled remote that provides the slot. */
    providerOf: (slot: SlotName) =>
      registry.get().remotes.find((remote) => remote.manifest.slots.provides.includes(slot)),
    /**
     * A remote that owns a retained fact (the cart kept from yesterday) is loaded once the page is quiet,
     * unless it was asked for already: one that failed waits for the visitor to try again.
     */
    loadFactOwners: () => {
      for (const { name, manifest } of registry.get().remotes)
        if (manifest.events.emits.includes('cart-changed') && areaOf(name).state.get().status === 'idle')
          void load(name);
    },
    /** A remote threw while it rendered: counted, so that a second failure turns to the previous version. */
    reportRenderFailure: (name: string, version: string, cause: unknown) => {
      const area = areaOf(name);
      area.renderFailures++;
      area.broken = true;
      report({ remote: name, version, phase: 'render' }, cause);
    },
    retry: async (name: string): Promise<void> => {
      unload(name);
      await load(name);
    },
  };
};
export type Composer = ReturnType<typeof createComposer>;
