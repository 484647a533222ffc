import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

export const costLimit = 2_000;
export const depthLimit = 12;
export const tokenLimit = 2_000;

const limitOf = (field: FieldNode): number => {
  const limit = field.arguments?.find(({ name }) => name.value === 'limit')?.value;
  return limit?.kind === Kind.INT ? Number(limit.value) : 1;
};

/** Every field costs 1. Fields below a field with a `limit` argument count that many times. */
const costOf = (set: SelectionSetNode, document: DocumentNode, seen: ReadonlySet<string>): number => {
  let cost = 0;
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      const below = selection.selectionSet ? costOf(selection.selectionSet, document, seen) : 0;
      cost += 1 + below * limitOf(selection);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      cost += costOf(selection.selectionSet, document, seen);
    } else {
      const name = selection.name.value;
      const fragment = document.definitions.find(
        (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
      );
      if (fragment?.kind === Kind.FRAGMENT_DEFINITION && !seen.has(name))
        cost += costOf(fragment.selectionSet, document, new Set([...seen, name]));
    }
    if (cost > costLimit) break;
  }
  return cost;
};

/** Rejects documents whose cost is over the limit, such as many aliases or large limits. */
export const costRule = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition: (operation) => {
    if (costOf(operation.selectionSet, context.getDocument(), new Set()) > costLimit)
      context.reportError(
        new GraphQLError(`Query cost exceeds ${costLimit}. Request fewer fields or a smaller limit.`, {
          nodes: operation,
        }),
      );
  },
});

const publicRoots = new Set(['menu', 'product', 'storeByNumber', 'gift', '__typename']);
/** Fields that depend on the visitor or change by the minute (free slots): never cached. */
const unsharedFields = new Set(['isFavorite', 'isPrevious', 'recommendationReason', 'scheduledOrdering']);
const publicByDocument = new WeakMap<DocumentNode, boolean>();

const computeIsPublic = (document: DocumentNode): boolean => {
  const roots: FieldNode[] = [];
  let unshared = false;
  const walk = (set: SelectionSetNode, top: boolean): void => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        if (top) roots.push(selection);
        if (unsharedFields.has(selection.name.value)) unshared = true;
        if (selection.selectionSet) walk(selection.selectionSet, false);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) walk(selection.selectionSet, top);
      else if (top) unshared = true;
    }
  };
  for (const definition of document.definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION) walk(definition.selectionSet, true);
    else if (definition.kind === Kind.FRAGMENT_DEFINITION) walk(definition.selectionSet, false);
  return !unshared && roots.every(({ name }) => publicRoots.has(name.value));
};

/** Whether the reply to this document is the same for every visitor, so that shared caches may store it (D-06). */
export const isPublicDocument = (document: DocumentNode): boolean => {
  const known = publicByDocument.get(document);
  if (known !== undefined) return known;
  const isPublic = computeIsPublic(document);
  publicByDocument.set(document, isPublic);
  return isPublic;
};
