import {
  getDirectiveValues,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';

/** The time for which shared caches may store a reply, in seconds. */
export interface CachePolicy {
  readonly maxAge: number;
  readonly staleWhileRevalidate: number;
}
interface CacheHint {
  readonly scope?: 'PUBLIC' | 'PRIVATE';
  readonly maxAge?: number;
  readonly staleWhileRevalidate?: number;
}

export const cacheControlOf = ({ maxAge, staleWhileRevalidate }: CachePolicy): string =>
  `public, max-age=${maxAge}${staleWhileRevalidate > 0 ? `, stale-while-revalidate=${staleWhileRevalidate}` : ''}`;

const smallest = (values: readonly (number | undefined)[]): number | undefined => {
  const given = values.filter((value) => value !== undefined);
  return given.length > 0 ? Math.min(...given) : undefined;
};

const readHints = (schema: GraphQLSchema, document: DocumentNode): readonly CacheHint[] => {
  const directive = schema.getDirective('cacheControl');
  const hintOf = (node: GraphQLField<unknown, unknown>['astNode'] | null): CacheHint | undefined =>
    directive && node ? getDirectiveValues(directive, node) : undefined;
  const types = new TypeInfo(schema);
  const hints: CacheHint[] = [];
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: ({ name }) => {
        if (name.value === '__typename') return;
        const parent = types.getParentType()?.astNode;
        const typeHint = directive && parent ? getDirectiveValues(directive, parent) : undefined;
        hints.push(hintOf(types.getFieldDef()?.astNode) ?? typeHint ?? {});
      },
    }),
  );
  return hints;
};

const computePolicy = (hints: readonly CacheHint[]): CachePolicy | undefined => {
  if (hints.some(({ scope }) => scope !== 'PUBLIC')) return undefined;
  const maxAge = smallest(hints.map((hint) => hint.maxAge));
  if (!maxAge) return undefined;
  return {
    maxAge,
    staleWhileRevalidate: smallest(hints.map((hint) => hint.staleWhileRevalidate)) ?? 0,
  };
};

/**
 * Reads the caching of a document from the directive @cacheControl of the SDL, once per document. The result
 * undefined means private. A field without a hint, of its own or of its type, makes the whole document
 * private.
 */
export const createCachePolicies = (schema: GraphQLSchema) => {
  const known = new WeakMap<DocumentNode, { readonly policy: CachePolicy | undefined }>();
  return (document: DocumentNode): CachePolicy | undefined => {
    const found = known.get(document) ?? { policy: computePolicy(readHints(schema, document)) };
    known.set(document, found);
    return found.policy;
  };
};
