import {
  executeSync,
  getNamedType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  validate,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import { placeOf, sampleValue, type SampleField } from './sample-values.ts';

/** The replies of one render. */
export interface SampleShape {
  readonly name: string;
  /** The items of each list. */
  readonly items: number;
  /** False: every field that may be null is null. */
  readonly isFull: boolean;
  /** The replies to REST requests are errors. */
  readonly isError?: boolean;
}
export const sampleShapes = [
  { name: 'lists of three', items: 3, isFull: true },
  { name: 'lists of one, and null where it is allowed', items: 1, isFull: false },
] as const satisfies readonly SampleShape[];
/** The further replies of a page with REST requests: those that the server inlines too (docs/decisions/053). */
export const requestShapes = [
  { name: 'empty lists', items: 0, isFull: true },
  { name: 'the error NOT_FOUND', items: 0, isFull: true, isError: true },
] as const satisfies readonly SampleShape[];

export interface SampleQuery {
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly page: SampleField['page'];
}

const listsOf = (path: GraphQLResolveInfo['path'] | undefined): SampleField['lists'] => {
  if (!path) return [];
  const before = listsOf(path.prev);
  return typeof path.key === 'number' ? [...before, [String(path.prev?.key), path.key]] : before;
};

/** Makes one value of a field. Objects are empty: their fields are asked for one by one. */
const createResolver = (
  { isFull, items }: SampleShape,
  { variables, page }: SampleQuery,
): GraphQLFieldResolver<unknown, unknown> => {
  let made = 0;
  return (_source, _args, _context, { returnType, schema, parentType, fieldName, path }) => {
    const isRoot = parentType === schema.getQueryType();
    const field = parentType.getFields()[fieldName];
    const leaf = (type: GraphQLOutputType, lists: SampleField['lists']): unknown => {
      const named = getNamedType(type);
      if (!isLeafType(named) || !field) return {};
      if (isEnumType(named)) {
        const values = named.getValues();
        return values[placeOf({ lists }) % values.length]?.value;
      }
      return sampleValue({ schema, field, type: named.name, lists, variables, page, unique: ++made });
    };
    const value = (type: GraphQLOutputType, lists: SampleField['lists']): unknown => {
      if (isNonNullType(type)) return required(type.ofType, lists);
      return isFull || isRoot ? required(type, lists) : null;
    };
    const required = (type: GraphQLOutputType, lists: SampleField['lists']): unknown =>
      isListType(type)
        ? Array.from({ length: items }, (_, place) => value(type.ofType, [...lists, [fieldName, place]]))
        : leaf(type, lists);
    return value(returnType, listsOf(path));
  };
};

/**
 * A reply that the schema allows: every value has its type, ids differ, and the same query gets the same reply. Throws if the
 * document does not fit the schema.
 */
export const sampleReply = (schema: GraphQLSchema, query: SampleQuery, shape: SampleShape): unknown => {
  const document = parse(query.document);
  const [error] = validate(schema, document);
  if (error) throw error;
  const { data, errors } = executeSync({
    schema,
    document,
    variableValues: query.variables,
    fieldResolver: createResolver(shape, query),
    typeResolver: (_value, _context, { schema: own }, type) =>
      own.getPossibleTypes(type).find(isObjectType)?.name,
  });
  if (errors?.[0]) throw errors[0];
  return data;
};
