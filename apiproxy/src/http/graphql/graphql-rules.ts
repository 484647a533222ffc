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
