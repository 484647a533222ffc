import { getDirectiveValues, type GraphQLField, type GraphQLSchema } from 'graphql';

/** One value to make. */
export interface SampleField {
  readonly schema: GraphQLSchema;
  readonly field: GraphQLField<unknown, unknown>;
  /** The GraphQL type of the value, without `!` and lists. */
  readonly type: string;
  /** The lists around the value, with the place in each: `[['menus', 0], ['children', 2]]`. */
  readonly lists: readonly (readonly [list: string, place: number])[];
  readonly variables: Readonly<Record<string, unknown>>;
  /** The path of the page, before its first parameter and after it: `['/menu/', 'drinks', 'hot-coffee']`. */
  readonly page: { readonly root: string; readonly params: readonly string[] };
  /** A number that no other value of the reply has. */
  readonly unique: number;
}
export const placeOf = ({ lists }: Pick<SampleField, 'lists'>): number =>
  lists.reduce((sum, [, place]) => sum + place, 0);

/**
 * The names of the lists' items, outermost first. The first items are those that the page's path names, so that the page of a
 * category finds its category.
 */
const segmentsOf = ({ lists, page }: SampleField): readonly string[] =>
  lists.map(([list, place], depth) => {
    const isFirst = lists.slice(0, depth + 1).every(([, before]) => before === 0);
    const named = isFirst ? page.params[depth] : undefined;
    return named ?? `${list}-${place + 1}`;
  });
const pathOf = (sample: SampleField): string => {
  const names = sample.lists.length > 0 ? segmentsOf(sample) : sample.page.params;
  return names.join('/') || `${sample.field.name}-${sample.unique}`;
};
const declaredOf = ({ schema, field }: SampleField): readonly string[] => {
  const directive = schema.getDirective('sample');
  const values = directive && field.astNode && getDirectiveValues(directive, field.astNode)?.['values'];
  return Array.isArray(values) ? values.map(String) : [];
};
const typed = (type: string, text: string): string | number =>
  type === 'Int' || type === 'Float' ? Number(text) : text;

/** Checked top to bottom: the first row whose `value` is not undefined gives the value. */
const rows: readonly ((sample: SampleField) => unknown)[] = [
  // The one object that was asked for has the values that were asked for.
  ({ field, lists, variables }) => (lists.length === 0 ? variables[field.name] : undefined),
  (sample) => {
    const values = declaredOf(sample);
    const text = values[placeOf(sample) % (values.length || 1)];
    return text === undefined ? undefined : typed(sample.type, text);
  },
  (sample) => (sample.field.name === 'uri' ? sample.page.root + pathOf(sample) : undefined),
  (sample) => (sample.type === 'ID' && /^(id|urn)$/.test(sample.field.name) ? pathOf(sample) : undefined),
  ({ type, unique }) => (type === 'ID' ? `sample-${unique}` : undefined),
  ({ type, field, unique }) => (type === 'Int' && field.name.endsWith('Number') ? 2000 + unique : undefined),
  (sample) => (sample.type === 'Int' ? placeOf(sample) + 1 : undefined),
  (sample) => (sample.type === 'Float' ? placeOf(sample) + 0.5 : undefined),
  (sample) => (sample.type === 'Boolean' ? placeOf(sample) % 2 === 0 : undefined),
  // Code reads codes and numbers as they are; texts for people have letters beyond English and marks of HTML.
  ({ field, unique }) => (/(Number|Code|code)$/.test(field.name) ? `S${unique}` : undefined),
  ({ field, unique }) => `${field.name} ${unique} “é” & <b>`,
];

/** The same value for the same place of the same reply. */
export const sampleValue = (sample: SampleField): unknown => {
  for (const row of rows) {
    const value = row(sample);
    if (value !== undefined) return value;
  }
  return undefined;
};
