import type { DocumentNode } from '@apollo/client';
import type { DefinitionNode, SelectionNode, SelectionSetNode } from 'graphql';
import type { Unsubscribe } from '@crema/shared-contracts';
import type { ConnectEntities } from './entities.ts';

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** A type of entities: the fields that are shown, and the types of the objects in them, which answers of REST do not name. */
export interface EntityType {
  readonly typename: string;
  /** The field that the type policy names in `keyFields`. */
  readonly key: string;
  readonly selectionSet: SelectionSetNode;
  /** The typename of the object or objects in a field, by the field's name. */
  readonly typenames: Readonly<Record<string, string>>;
}

/** The selection of a fragment in a generated document. */
export const fragmentOf = (document: DocumentNode, name: string): SelectionSetNode => {
  const found = (document.definitions as readonly DefinitionNode[]).find(
    (definition) => definition.kind === 'FragmentDefinition' && definition.name.value === name,
  );
  if (found?.kind !== 'FragmentDefinition') throw new Error(`The document has no fragment ${name}.`);
  return found.selectionSet;
};

const documentOf = (selectionSet: SelectionSetNode) =>
  ({
    kind: 'Document',
    definitions: [{ kind: 'OperationDefinition', operation: 'query', selectionSet }],
  }) as unknown as DocumentNode;

/** The part of a selection that the data has: an answer may have fewer fields than the fragment. */
const selectionIn = (selectionSet: SelectionSetNode, data: Json): SelectionSetNode => ({
  ...selectionSet,
  selections: selectionSet.selections.flatMap((field): readonly SelectionNode[] => {
    if (field.kind !== 'Field') return [field];
    const value = data[field.name.value];
    if (value === undefined) return [];
    const inner = Array.isArray(value) ? (value[0] as unknown) : value;
    return field.selectionSet && isObject(inner)
      ? [{ ...field, selectionSet: selectionIn(field.selectionSet, inner) }]
      : [field];
  }),
});
/** The names of the selected fields: answers of the same kind share one document, for which the cache is prepared once. */
const namesIn = ({ selections }: SelectionSetNode): string =>
  selections
    .map((field) =>
      field.kind === 'Field'
        ? field.name.value + (field.selectionSet ? `{${namesIn(field.selectionSet)}}` : '')
        : '',
    )
    .join();

const withTypename = (value: unknown, typename: string | undefined): unknown => {
  if (Array.isArray(value)) return value.map((entry) => withTypename(entry, typename));
  return isObject(value) && typename !== undefined ? { __typename: typename, ...value } : value;
};

/** Whether `last` has every field of `next` with the same value. */
const contains = (last: unknown, next: unknown): boolean => {
  if (Array.isArray(next))
    return (
      Array.isArray(last) &&
      last.length === next.length &&
      next.every((entry, at) => contains(last[at], entry))
    );
  if (!isObject(next)) return last === next;
  return (
    isObject(last) &&
    Object.entries(next).every(([name, value]) => name === '__typename' || contains(last[name], value))
  );
};

/** Connects entities with Apollo's cache, which normalises them by the same type policies as the replies of queries. */
export const connectEntities =
  <E extends object>({ typename, key, selectionSet, typenames }: EntityType): ConnectEntities<E> =>
  (cache, last, onChange) => {
    const watches = new Map<string, Unsubscribe>();
    const documents = new Map<string, DocumentNode>();
    const whole = documentOf(selectionSet);
    const valueOf = (entity: E, name: string): unknown => (entity as Json)[name];
    const idIn = (entity: E) =>
      cache.identify({ __typename: typename, [key]: valueOf(entity, key) as string }) ?? '';
    const documentFor = (data: Json) => {
      const selection = selectionIn(selectionSet, data);
      const names = namesIn(selection);
      const document = documents.get(names) ?? documentOf(selection);
      documents.set(names, document);
      return document;
    };
    const watch = (entity: E) => {
      const id = idIn(entity);
      if (watches.has(id)) return;
      const stop = cache.watch<E>({
        query: whole,
        id,
        optimistic: true,
        returnPartialData: true,
        immediate: true,
        callback: ({ result }) => {
          const next = result as E | null;
          // The cache is emptied when somebody signs in or out; the entities are then written again.
          if (!next || valueOf(next, key) === undefined) return;
          if (!contains(last(next), next)) onChange(next);
        },
      });
      watches.set(id, stop);
    };
    return {
      watch,
      put: (entity, fields) => {
        const named = Object.entries({ ...fields, [key]: valueOf(entity, key) }).map(([name, value]) => [
          name,
          withTypename(value, typenames[name]),
        ]);
        const data = { __typename: typename, ...(Object.fromEntries(named) as Json) };
        cache.writeQuery({ id: idIn(entity), query: documentFor(data), data });
        watch(entity);
      },
      drop: (entities) => {
        for (const entity of entities) {
          const id = idIn(entity);
          watches.get(id)?.();
          watches.delete(id);
          // Each write has retained the entity once.
          for (let retained = 1; retained > 0;) retained = cache.release(id);
        }
        cache.gc();
      },
      dispose: () => {
        for (const stop of watches.values()) stop();
        watches.clear();
      },
    };
  };
