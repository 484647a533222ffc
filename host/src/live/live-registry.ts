import type { CompositionReply, Readable, ResolvedRegistry } from '@crema/shared-contracts';
import type { QuietParts } from '../quiet/start-quiet.ts';
import { rescueFocus } from './rescue-focus.ts';
import { followRegistry, type Connection } from './registry-feed.ts';
import { planRegistry } from './registry-plan.ts';

export interface LiveRegistry {
  readonly connection: Readable<Connection>;
  /** Remotes whose new version waits for a navigation. */
  readonly waiting: Readable<readonly string[]>;
  readonly stop: () => void;
}

const lagMs = 2000;

/** Keeps an open page in step with the registry (PLT-005): what changes there reaches it within 10 s. */
export const startLiveRegistry = ({ host, composer, pageAt, changeable }: QuietParts): LiveRegistry => {
  const waiting = changeable<readonly string[]>([]);
  let wanted = composer.registry.get();
  /** The newest sequence that the server has told of. */
  let told = 0;
  let asking: Promise<void> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;

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

  const accept = ({ registry }: CompositionReply) => {
    if (registry.sequence <= wanted.sequence) return;
    wanted = registry;
    apply(false);
  };
  const look = () => {
    clearTimeout(again);
    asking ??= host
      .http<CompositionReply>(host.paths.composition)
      // What this one missed, the next look or notice brings.
      .then(accept, () => undefined)
      .finally(() => {
        asking = undefined;
        // Another server than the one that told answered, or the answer was on its way when it told.
        if (told > wanted.sequence) again = setTimeout(look, lagMs);
      });
  };

  const endNavigation = host.pathname.subscribe(() => {
    if (waiting.get().length > 0) apply(true);
  });
  const feed = followRegistry({
    changeable,
    connect: 'EventSource' in globalThis ? () => new EventSource(host.paths.compositionEvents) : undefined,
    onNotice: ({ sequence }) => {
      told = sequence;
      if (told > wanted.sequence) look();
    },
    onLook: look,
    random: Math.random,
  });
  return {
    connection: feed.connection,
    waiting,
    stop: () => {
      endNavigation();
      feed.stop();
      clearTimeout(again);
    },
  };
};
