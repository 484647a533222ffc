import type { CompositionReply, Signal, ResolvedRegistry, ResolvedRemote } from '@crema/shared-contracts';
import { createRegistryPoller } from './registry-poller.ts';
import type { DeferredContext } from '../deferred/deferred-context.ts';
import { rescueFocus } from './rescue-focus.ts';
import { followRegistry, type Connection } from './registry-feed.ts';
import { planRegistry } from './registry-plan.ts';

export interface LiveRegistry {
  readonly connection: Signal<Connection>;
  /** Remotes whose new version waits for a navigation. */
  readonly waiting: Signal<readonly string[]>;
  /** Replaces a remote by a local override, until the page is left (PLT-009). */
  readonly applyOverride: (remote: ResolvedRemote) => void;
  readonly stop: () => void;
}

/** Brings the page to a newer registry. A running version is replaced only by a navigation that no upgrade blocker holds back. */
const createUpdater = ({ host, composer, pageAt, createSignal }: DeferredContext) => {
  const waiting = createSignal<readonly string[]>([]);
  const isLoaded = (name: string) => ['loading', 'ready'].includes(composer.stateOf(name).get().status);
  /** A page that threw may be replaced at once, unless an upgrade blocker exists. */
  const isRunning = (name: string) =>
    isLoaded(name) && (!composer.hasRenderError(name) || host.upgradeBlockers.size > 0);
  const hasPage = (registry: ResolvedRegistry) => pageAt(host.pathname.get(), registry) !== undefined;
  return {
    waiting,
    apply: (latest: ResolvedRegistry, navigated: boolean) => {
      const current = composer.registry.get();
      const plan = planRegistry(current, latest, {
        isRunning,
        mayReplace: navigated && host.upgradeBlockers.size === 0,
      });
      waiting.set(plan.waiting);
      if (plan.registry.sequence === current.sequence && plan.dropped.length === 0) return;
      const toReload = plan.dropped.filter(isLoaded);
      for (const name of plan.dropped) composer.drop(name);
      composer.registry.set(plan.registry);
      for (const name of toReload) void composer.load(name);
      if (hasPage(current) && !hasPage(plan.registry)) rescueFocus();
    },
  };
};

/** Applies registry changes to the open page within 10 s (PLT-005). */
export const startLiveRegistry = (context: DeferredContext): LiveRegistry => {
  const { host, composer, createSignal } = context;
  const { waiting, apply } = createUpdater(context);
  let latest = composer.registry.get();

  const overrides = new Map<string, ResolvedRemote>();
  let endWaiting = () => {};
  /**
   * Applies the latest registry, and again as soon as the state of a remote with a waiting version changes: one that was being
   * loaded may have failed, and one that threw is loaded again by a retry. Neither runs, and neither needs a navigation.
   */
  const applyLatest = (navigated: boolean) => {
    endWaiting();
    apply(latest, navigated);
    const unsubscribers = waiting
      .get()
      .map((name) => composer.stateOf(name).subscribe(() => applyLatest(false)));
    endWaiting = () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  };
  const update = (registry: ResolvedRegistry, navigated: boolean) => {
    const others = registry.remotes.filter(({ name }) => !overrides.has(name));
    latest = { ...registry, remotes: [...others, ...overrides.values()] };
    applyLatest(navigated);
  };
  const accept = ({ registry }: CompositionReply) => {
    if (registry.sequence > latest.sequence) update(registry, false);
  };
  const poller = createRegistryPoller(host, accept, () => latest.sequence);
  const applyWaiting = () => {
    if (!host.arriving.get() && waiting.get().length > 0) applyLatest(true);
  };
  const navigations = [host.pathname.subscribe(applyWaiting), host.arriving.subscribe(applyWaiting)];
  const feed = followRegistry({
    createSignal,
    connect: 'EventSource' in globalThis ? () => new EventSource(host.paths.compositionEvents) : undefined,
    onNotice: poller.onNotice,
    onPoll: poller.poll,
    random: Math.random,
  });
  return {
    connection: feed.connection,
    waiting,
    applyOverride: (remote) => {
      overrides.set(remote.name, remote);
      update(latest, true);
    },
    stop: () => {
      for (const unsubscribe of navigations) unsubscribe();
      endWaiting();
      feed.stop();
      poller.stop();
    },
  };
};
