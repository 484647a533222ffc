import { showValue, type Fault } from '../fault.ts';
import { isLocalText, type Kind, type Reference } from '../kind.ts';
import type { LocatedRow } from '../reading/located-rows.ts';

/** The rows of one kind as its file has them. */
export interface KindFile {
  readonly kind: Kind;
  readonly file: string;
  readonly rows: readonly LocatedRow[];
  /** False if rows were left out because of their own faults. */
  readonly isWhole: boolean;
}
type RowsOfKind = Omit<KindFile, 'isWhole'>;
export type KindFiles = ReadonlyMap<string, KindFile>;

const joined = (row: LocatedRow, fields: readonly string[]): string =>
  fields.map((field) => showValue(row.value[field])).join(' / ');

/** A key that two rows have: the second is the fault. */
export const checkKeys = ({ kind, file, rows }: RowsOfKind): readonly Fault[] => {
  const lines = new Map<string, number>();
  return rows.flatMap((row) => {
    const value = joined(row, kind.key);
    const first = lines.get(value);
    const { line } = row.placeOf([]);
    if (first === undefined) lines.set(value, line);
    return first === undefined
      ? []
      : [
          {
            file,
            line,
            column: kind.key.join(', '),
            value,
            right: `Line ${first} has the same. Each row has its own.`,
          },
        ];
  });
};

/** The values of a reference: of a list each one, of several fields the values together. Empty if a field is not set. */
const referred = (row: LocatedRow, { fields }: Reference): readonly string[] => {
  const [only] = fields;
  const value = fields.length === 1 && only !== undefined ? row.value[only] : undefined;
  if (Array.isArray(value)) return value.map(showValue);
  return fields.every((field) => row.value[field] !== undefined) ? [joined(row, fields)] : [];
};

export const checkReferences = ({ kind, file, rows }: RowsOfKind, files: KindFiles): readonly Fault[] =>
  kind.references.flatMap((reference) => {
    const target = files.get(reference.kind);
    const known = new Set(target?.rows.map((row) => joined(row, reference.key)));
    return rows.flatMap((row) =>
      referred(row, reference)
        .filter((value) => !known.has(value))
        .map((value) => ({
          file,
          ...row.placeOf(reference.fields.slice(0, 1)),
          column: reference.fields.join(', '),
          value,
          right: `${target?.file ?? reference.kind} has no row with this ${reference.key.join(', ')}. Add the row, or correct the value.`,
        })),
    );
  });

/** A text of the same language serves another region: en-CA reads the text of en-US. */
const languageOf = (tag: string): string => tag.split('-')[0] ?? tag;

/** Each text has every language of the shop. */
export const checkTexts = (
  { kind, file, rows }: RowsOfKind,
  languages: readonly string[],
): readonly Fault[] => {
  const fields = Object.entries(kind.row.properties).flatMap(([name, schema]) =>
    isLocalText(schema) ? [name] : [],
  );
  return rows.flatMap((row) =>
    fields.flatMap((field) => {
      const text = row.value[field];
      if (typeof text !== 'object' || text === null) return [];
      const written = new Set(Object.keys(text).map(languageOf));
      return languages
        .filter((tag) => !written.has(languageOf(tag)))
        .map((tag) => ({
          file,
          ...row.placeOf([field]),
          column: `${field}.${tag}`,
          value: '',
          right: `The shop speaks ${tag}, and the text is missing in it. Add it.`,
        }));
    }),
  );
};
