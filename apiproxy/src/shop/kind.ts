import { Type, type Static, type TObject, type TSchema } from 'typebox';

/** Fields whose values must be those of a row of another kind. A field that is a list refers with each value. */
export interface Reference {
  readonly fields: readonly string[];
  readonly kind: string;
  /** The fields of the other kind, in the same order. */
  readonly key: readonly string[];
}
/** One kind of a shop's data: the rows of one file (SHP-001). The schema is the source of the rows' type (SHP-002). */
export interface Kind<Row extends TObject = TObject> {
  /** The file's name without its ending: `products`. */
  readonly name: string;
  readonly row: Row;
  /** The fields that identify a row. */
  readonly key: readonly string[];
  readonly references: readonly Reference[];
  /** A sentence about a field, for the published schema (SHP-002). */
  readonly notes: Readonly<Record<string, string>>;
  /** A row for docs/guides/shop-kinds.md, of a kind that the sample does not have. */
  readonly example?: Static<Row> | undefined;
}
export type RowOf<K extends Kind> = Static<K['row']>;

interface Description<Fields extends Record<string, TSchema>> {
  readonly name: string;
  /** One sentence for the published schema. */
  readonly about: string;
  readonly key: readonly (string & keyof Fields)[];
  readonly fields: Fields;
  /** A sentence about each field, for its schema and docs/guides/shop-kinds.md. */
  readonly notes: Readonly<Record<string & keyof Fields, string>>;
  readonly example?: Static<TObject<Fields>>;
  /** `"field": "kind.key"`, of one field each. */
  readonly references?: Readonly<Partial<Record<string & keyof Fields, string>>>;
  /** References of several fields together. */
  readonly jointReferences?: readonly Reference[];
}

/** A row has no other fields than those of `fields`. */
export const defineKind = <const Fields extends Record<string, TSchema>>({
  name,
  about,
  key: keyFields,
  fields,
  notes,
  example,
  references,
  jointReferences = [],
}: Description<Fields>): Kind<TObject<Fields>> => ({
  name,
  key: keyFields,
  notes,
  example,
  row: Type.Object(fields, { title: name, description: about, additionalProperties: false }),
  references: [
    ...Object.entries<string | undefined>(references ?? {}).flatMap(([field, target]) => {
      const [kind, keyField] = target?.split('.') ?? [];
      return kind && keyField ? [{ fields: [field], kind, key: [keyField] }] : [];
    }),
    ...jointReferences,
  ],
});

const textTitle = 'text';
/** One text in the languages of the shop, by BCP 47 tag. */
export const localText = Type.Record(
  Type.String({ pattern: '^[a-z]{2,3}(-[A-Z]{2})?$' }),
  Type.String({ minLength: 1, pattern: '\\S' }),
  { title: textTitle, additionalProperties: false },
);
export const isLocalText = (schema: TSchema): boolean => 'title' in schema && schema.title === textTitle;
export const key = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 64 });
/** A country, as the markets of shop.json. */
export const country = Type.String({ pattern: '^[A-Z]{2}$' });
/** A day of the calendar: `2026-12-01`. */
export const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
/** An instant with its zone: `2026-12-01T04:00-05:00`. */
export const instant = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?(Z|[+-]\\d{2}:\\d{2})$',
});
/** A minute of a store's own time: `2026-12-01T04:00`. */
export const localMinute = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$' });
