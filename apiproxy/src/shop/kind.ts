import { Type, type Static, type TObject, type TSchema } from 'typebox';

/** One kind of a shop's data: the rows of one file (SHP-001). The schema is the source of the rows' type (SHP-002). */
export interface Kind<Row extends TObject = TObject> {
  /** The file's name without its ending: `products`. */
  readonly name: string;
  readonly row: Row;
  /** The fields that identify a row. */
  readonly key: readonly string[];
}
export type RowOf<K extends Kind> = Static<K['row']>;

/** A row has no other fields than those of `fields`. */
export const defineKind = <const Fields extends Record<string, TSchema>>(
  name: string,
  key: readonly (string & keyof Fields)[],
  fields: Fields,
): Kind<TObject<Fields>> => ({ name, key, row: Type.Object(fields, { additionalProperties: false }) });

/** One text in the languages of the shop, by BCP 47 tag. */
export const localText = Type.Record(
  Type.String({ pattern: '^[a-z]{2,3}(-[A-Z]{2})?$' }),
  Type.String({ minLength: 1 }),
);
export const key = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 64 });
