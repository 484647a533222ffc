import type { CompositionReply, Readable, ResolvedRegistry, ResolvedRemote } from '@crema/shared-contracts';
import { createAsking } from './asking.ts';
import type { QuietParts } from '../quiet/start-quiet.ts';
import { rescueFocus } from './rescue-focus.ts';
import { followRegistry, type Connection } from './registry-feed.ts';
import { planRegistry } from './registry-plan.ts';

export interface LiveRegistry {
  readonly connection: Readable<Connection>;
  /** Remotes whose new version waits for a navigation. */
  readonly waiting: Readable<readonly string[]>;
  /** Puts a developer's own version in a remote's place, whatever the registry says, until the page is left (PLT-009). */
  readonly putOwn: (remote: ResolvedRemote) => void;
  readonly stop: () => void;
}

/** Keeps an open page in step with the registry (PLT-005): what changes there reaches it within 10 s. */
export const startLiveRegistry = ({ host, composer, pageAt, changeable }: QuietParts): LiveRegistry => {
  const waiting = changeable<readonly string[]>([]);
  let wanted = composer.registry.get();

  const isUp = (name: string) => ['loading', 'ready'].includes(composer.stateOf(name).get().status);
  /** A page that threw holds nothing worth keeping; what the visitor typed elsewhere in it does. */
  const isRunning = (name: string) => isUp(name) && (!composer.isBroken(name) || host.holds.size > 0);
  const hasPage = (registry: ResolvedRegistry) => pageAt(host.pathname.get(), registry) !== undefined;

  const apply = (navigated: boolean) => {
    const current = composer.registry.get();
    const plan = planRegistry(current, wanted, {
      isRunning,
      mayReplace: navigated && host.holds.size === 0,
    });
    waiting.set(plan.waiting);
    if (plan.registry.sequence === current.sequence && plan.dropped.length === 0) return;
    const toReload = plan.dropped.filter(isUp);
    for (const name of plan.dropped) composer.drop(name);
    composer.registry.set(plan.registry);
    for (const name of toReload) void composer.load(name);
    composer.loadFactOwners();
    if (hasPage(current) && !hasPage(plan.registry)) rescueFocus();
  };

  const own = new Map<string, ResolvedRemote>();
  const want = (registry: ResolvedRegistry, navigated: boolean) => {
    const others = registry.remotes.filter(({ name }) => !own.has(name));
    wanted = { ...registry, remotes: [...others, ...own.values()] };
    apply(navigated);
  };
  const accept = ({ registry }: CompositionReply) => {
    if (registry.sequence > wanted.sequence) want(registry, false);
  };
  const asking = createAsking(host, accept, () => wanted.sequence);
  const endNavigation = host.pathname.subscribe(() => {
    if (waiting.get().length > 0) apply(true);
  });
  const feed = followRegistry({
    changeable,
    connect: 'EventSource' in globalThis ? () => new EventSource(host.paths.compositionEvents) : undefined,
    onNotice: asking.hear,
    onLook: asking.look,
    random: Math.random,
  });
  return {
    connection: feed.connection,
    waiting,
    putOwn: (remote) => {
      own.set(remote.name, remote);
      want(wanted, true);
    },
    stop: () => {
      endNavigation();
      feed.stop();
      asking.stop();
    },
  };
};
