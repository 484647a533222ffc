import { Type, type TSchemaOptions } from 'typebox';

/**
 * The programs that read the variable. s: the server; c: the command line `npm run crema`; b: build, `npm
 * start` and `npm run dev`.
 */
export type Reader = 's' | 'c' | 'b';

/** A variable of the environment: how its value is checked, and its row in docs/guides/operating.md. */
export interface VariableDocs {
  readonly readBy: readonly Reader[];
  readonly purpose: string;
  readonly defaultText: string;
  readonly inProduction: string;
  /** A description of a valid value, for the error about an invalid one. */
  readonly expected: string;
  /** The value is a secret: no error contains it. */
  readonly secret?: boolean;
}
type Row = Partial<VariableDocs> & Pick<VariableDocs, 'purpose'>;

const options = (row: Row): VariableDocs & TSchemaOptions => ({
  readBy: ['s'],
  defaultText: '–',
  inProduction: '–',
  expected: 'a text',
  ...row,
});
export const text = (row: Row) => Type.Optional(Type.String(options(row)));
export const integer = (minimum: number, maximum: number, row: Row) =>
  Type.Optional(
    Type.Integer({
      ...options({ expected: `an integer from ${minimum} to ${maximum}`, ...row }),
      minimum,
      maximum,
    }),
  );
export const picklist = <Value extends string>(values: readonly Value[], row: Row) =>
  Type.Optional(
    // The type of a union over a mapped list is never.
    Type.Unsafe<Value>(
      Type.Union(
        values.map((value) => Type.Literal(value)),
        options({ expected: `one of ${values.join(', ')}`, ...row }),
      ),
    ),
  );
export const patterned = (pattern: RegExp, expected: string, row: Row) =>
  Type.Optional(Type.String({ ...options({ expected, ...row }), pattern: pattern.source }));
export const origin = (row: Row) =>
  Type.Optional(
    Type.String({
      ...options({ expected: 'an origin without a path, such as https://shop.example', ...row }),
      pattern: String.raw`^https?://[^/\s?#]+$`,
    }),
  );
export const url = (protocols: string, row: Row) =>
  Type.Optional(
    Type.String({
      ...options({ expected: `a URL such as ${protocols}`, ...row }),
      pattern: String.raw`^[a-z][a-z0-9+.\-]*://\S+$`,
    }),
  );
export const urls = (row: Row) =>
  Type.Optional(
    Type.String({
      ...options({ expected: 'one or more web addresses, separated by commas', ...row }),
      pattern: String.raw`^https?://[^\s,]+(?:,https?://[^\s,]+)*$`,
    }),
  );
