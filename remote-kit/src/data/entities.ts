import type { InMemoryCache } from '@apollo/client';
import { createSignal, type Signal, type Unsubscribe } from '@crema/shared-contracts';
import { nextTask } from '../rendering/next-task.ts';
import type { GraphqlClient } from './graphql-client.ts';

/** The entities of one type in Apollo's cache. Its code loads with Apollo Client. */
export interface CachedEntities<E> {
  /** Writes these fields of an entity, and watches it. */
  readonly put: (entity: E, fields: Partial<E>) => void;
  readonly watch: (entity: E) => void;
  /** Deletes those that no query refers to. */
  readonly drop: (entities: readonly E[]) => void;
  readonly dispose: () => void;
}
/** `last` is what is shown of an entity; `onChange` gets what the cache contains instead. */
export type ConnectEntities<E> = (
  cache: InMemoryCache,
  last: (entity: E) => E | undefined,
  onChange: (entity: E) => void,
) => CachedEntities<E>;

interface EntitiesOptions<E> {
  readonly idOf: (entity: E) => string;
  /** Loads what connects the entities with Apollo's cache; it belongs into the chunk `graphql-client`. */
  readonly load: () => Promise<{ readonly connect: ConnectEntities<E> }>;
}
/**
 * The entities of one type, which components read by id. Apollo's cache contains them. Until it has loaded, written fields wait here
 * (docs/decisions/070).
 */
export interface Entities<E> {
  /** An entity is the same object until one of its fields changes. */
  readonly all: Signal<ReadonlyMap<string, E>>;
  /** Adds the fields of an answer that is not in Apollo's cache, and drops the entities that nothing holds. */
  readonly write: (entities: readonly E[]) => void;
  /** Shows the entities of a query: those in the replies of a page wait for the cache like the others. */
  readonly adopt: (entities: readonly E[]) => void;
  /** Changes a known entity. */
  readonly patch: (id: string, fields: Partial<E>) => void;
  /** Changes all entities, and takes the optimistic fields away. */
  readonly patchAll: (fields: Partial<E>) => void;
  /** Shows these fields instead of the entity's own ones; undefined shows its own again. */
  readonly override: (id: string, fields: Partial<E> | undefined) => void;
  /** Keeps these entities until the returned function is called. */
  readonly hold: (ids: readonly string[]) => Unsubscribe;
}

const entitiesPerTask = 5;

/** Counts the parts of the remote that show each entity. */
const createHolds = () => {
  const holds = new Map<string, number>();
  return {
    has: (id: string) => holds.has(id),
    hold: (ids: readonly string[]): Unsubscribe => {
      for (const id of ids) holds.set(id, (holds.get(id) ?? 0) + 1);
      return () => {
        for (const id of ids) {
          const rest = (holds.get(id) ?? 0) - 1;
          if (rest > 0) holds.set(id, rest);
          else holds.delete(id);
        }
      };
    },
  };
};

/** The entities that are shown, and their fields that wait for the cache. */
const createShown = <E extends object>() => {
  const known = new Map<string, E>();
  const waiting = new Map<string, Partial<E>>();
  const overrides = new Map<string, Partial<E>>();
  const shown = createSignal<ReadonlyMap<string, E>>(new Map());
  let first: ReadonlyMap<string, E> | undefined;
  const show = () => {
    const entries = [...known].map(
      ([id, entity]) => [id, overrides.has(id) ? { ...entity, ...overrides.get(id) } : entity] as const,
    );
    shown.set(new Map(entries));
    first ??= shown.get();
  };
  return {
    known,
    waiting,
    overrides,
    all: { ...shown, getServer: () => first ?? shown.get() },
    show,
    override: (id: string, fields: Partial<E> | undefined) => {
      if (fields) overrides.set(id, fields);
      else overrides.delete(id);
      show();
    },
    add: (id: string, fields: Partial<E>) => {
      const last = known.get(id);
      known.set(id, last ? { ...last, ...fields } : (fields as E));
      waiting.set(id, { ...waiting.get(id), ...fields });
    },
    remove: (id: string) => {
      for (const map of [known, waiting, overrides]) map.delete(id);
    },
  };
};

/** Moves waiting fields into the cache when it is there, some in each task. */
const createMover = <E extends object>({ known, waiting }: ReturnType<typeof createShown<E>>) => {
  let isMoving = false;
  return async (cached: () => CachedEntities<E> | undefined) => {
    if (isMoving) return;
    isMoving = true;
    let count = 0;
    for (const [id, fields] of waiting) {
      const cache = cached();
      if (!cache) break;
      const entity = known.get(id);
      waiting.delete(id);
      if (entity) cache.put(entity, fields);
      count += 1;
      if (count % entitiesPerTask === 0) await nextTask();
    }
    isMoving = false;
  };
};

export const createEntities = <E extends object>(
  graphql: Pick<GraphqlClient, 'onCache'>,
  { idOf, load }: EntitiesOptions<E>,
): Entities<E> => {
  const state = createShown<E>();
  const { known, overrides, add, all, show } = state;
  const { has: isHeld, hold } = createHolds();
  const move = createMover(state);
  let cached: CachedEntities<E> | undefined;

  const showAndMove = () => {
    show();
    void move(() => cached);
  };
  const dropUnheld = (wanted: ReadonlySet<string>) => {
    const unheld = [...known].filter(([id]) => !isHeld(id) && !wanted.has(id));
    for (const [id] of unheld) state.remove(id);
    if (unheld.length > 0) cached?.drop(unheld.map(([, entity]) => entity));
  };
  const receive = (entity: E) => {
    const id = idOf(entity);
    known.set(id, { ...known.get(id), ...entity, ...state.waiting.get(id) });
    show();
  };
  const adopt = (entity: E) => {
    if (!cached) return add(idOf(entity), entity);
    known.set(idOf(entity), entity);
    cached.watch(entity);
  };
  graphql.onCache(async (cache) => {
    const { connect } = await load();
    cached?.dispose();
    cached = connect(cache, (entity) => known.get(idOf(entity)), receive);
    for (const [id, entity] of known) state.waiting.set(id, entity);
    await move(() => cached);
  });
  return {
    all,
    hold,
    write: (entities) => {
      dropUnheld(new Set(entities.map(idOf)));
      for (const entity of entities) add(idOf(entity), entity);
      showAndMove();
    },
    adopt: (entities) => {
      const added = cached ? entities.filter((entity) => !known.has(idOf(entity))) : entities;
      for (const entity of added) adopt(entity);
      if (added.length > 0) show();
    },
    patch: (id, fields) => {
      if (known.has(id)) add(id, fields);
      showAndMove();
    },
    patchAll: (fields) => {
      overrides.clear();
      for (const id of known.keys()) add(id, fields);
      showAndMove();
    },
    override: state.override,
  };
};
