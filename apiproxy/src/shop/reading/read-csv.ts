import { CsvError, parse } from 'csv-parse/sync';
import type { TObject, TSchema } from 'typebox';
import { showValue, type Fault } from '../fault.ts';
import { cellValue } from './cells.ts';
import type { LocatedRow, ReadFile } from './located-rows.ts';

const separators = [',', ';', '\t'];

/** The separator that the header has outside of quotes; undefined if it has several, and the text is ambiguous. */
const separatorOf = (text: string): string | undefined => {
  const header = (text.split('\n', 1)[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const used = separators.filter((separator) => header.includes(separator));
  return used.length > 1 ? undefined : (used[0] ?? ',');
};

interface CsvRecord {
  readonly cells: readonly string[];
  readonly line: number;
}
const recordsOf = (text: string, delimiter: string): readonly CsvRecord[] =>
  (
    parse(text, { delimiter, info: true, relax_column_count: true }) as unknown as readonly {
      readonly record: readonly string[];
      readonly info: { readonly lines: number };
    }[]
  ).map(({ record, info }) => ({
    cells: record.map((cell) => cell.trim()),
    line: info.lines - record.join('').split('\n').length + 1,
  }));

/** The path of a column: `name.en-US` is a text in a language, `figures.sugars` a field of an object. */
const pathOf = (column: string): readonly string[] => {
  const dot = column.indexOf('.');
  return dot < 0 ? [column] : [column.slice(0, dot), column.slice(dot + 1)];
};
interface Nested {
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly patternProperties?: Readonly<Record<string, TSchema>>;
}
const schemaAt = (row: TObject, [field = '', below]: readonly string[]): TSchema | undefined => {
  const schema = (row.properties as Readonly<Record<string, TSchema>>)[field];
  if (below === undefined || !schema) return schema;
  const { properties, patternProperties } = schema as Nested;
  return properties?.[below] ?? Object.values(patternProperties ?? {})[0];
};

interface Column {
  readonly name: string;
  readonly path: readonly string[];
  readonly schema: TSchema;
}
interface CsvFile {
  readonly file: string;
  readonly row: TObject;
  readonly decimalMark: string;
}

const columnNames = (row: TObject): readonly string[] =>
  Object.entries(row.properties as Readonly<Record<string, TSchema & Nested>>).flatMap(
    ([name, { properties, patternProperties }]) => {
      if (patternProperties) return [`${name}.LANGUAGE`];
      return properties && Object.keys(properties).length > 1
        ? Object.keys(properties).map((below) => `${name}.${below}`)
        : [name];
    },
  );

const readHeader = ({ cells, line }: CsvRecord, { file, row }: CsvFile, records: readonly CsvRecord[]) => {
  const faults: Fault[] = [];
  const isUsed = (at: number) => records.some((record) => (record.cells[at] ?? '') !== '');
  const columns = cells.map((name, at): Column | undefined => {
    const fault = (right: string) => void faults.push({ file, line, column: name, value: name, right });
    if (name === '' && !isUsed(at)) return undefined;
    if (name === '')
      return fault(`Column ${at + 1} has values and no name. Write its name in the first line.`);
    if (cells.indexOf(name) < at) return fault('A file has each column once. Delete one of them.');
    const path = pathOf(name);
    const schema = schemaAt(row, path);
    return schema ? { name, path, schema } : fault(`The columns are ${columnNames(row).join(', ')}.`);
  });
  return { columns, faults };
};

type Value = Record<string, unknown>;
const put = (value: Value, [field = '', below]: readonly string[], cell: unknown): void => {
  if (below === undefined) value[field] = cell;
  else value[field] = { ...(value[field] as Value | undefined), [below]: cell };
};

const readRecord = (
  { cells, line }: CsvRecord,
  columns: readonly (Column | undefined)[],
  { file, decimalMark }: CsvFile,
): { readonly row: LocatedRow; readonly faults: readonly Fault[] } => {
  const value: Value = {};
  const faults: Fault[] = [];
  const unread = new Set<string>();
  for (const [at, cell] of cells.entries()) {
    const column = columns[at];
    if (cell === '') continue;
    if (!column) {
      if (at >= columns.length)
        faults.push({
          file,
          line,
          column: '',
          value: showValue(cell),
          right: `The row has more cells than the first line, which has ${columns.length}. Put a text with a separator in quotes.`,
        });
      continue;
    }
    const read = cellValue(cell, column.schema, decimalMark);
    if ('right' in read) {
      unread.add(column.path[0] ?? '');
      faults.push({ file, line, column: column.name, value: showValue(cell), right: read.right });
    } else put(value, column.path, read.value);
  }
  const placeOf = (path: readonly string[]) => {
    const exact = columns.find((column) => column?.name === path.slice(0, 2).join('.'));
    return { line, column: exact?.name ?? path[0] ?? '' };
  };
  return { row: { value, unread, placeOf }, faults };
};

const syntaxFault = (cause: unknown, file: string): Fault => {
  if (!(cause instanceof CsvError)) throw cause;
  return {
    file,
    line: Number(cause['lines']),
    column: '',
    value: '',
    right:
      cause.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'A quote is opened in this line or before it, and never closed. Close it: faults behind it are not seen.'
        : 'A quote within a text is written twice, and the text is in quotes: "6"" cup".',
  };
};

/**
 * Reads a file as spreadsheets write it (SHP-010): separated by comma, semicolon or tab, with line breaks in quotes and empty rows and columns.
 * Anything ambiguous is a fault.
 */
export const readCsv = (file: string, text: string, row: TObject, decimalMark: string): ReadFile => {
  const csv: CsvFile = { file, row, decimalMark };
  const lines = text.replaceAll(/\r\n?/g, '\n');
  const separator = separatorOf(lines);
  if (separator === undefined)
    return {
      file,
      rows: [],
      faults: [
        {
          file,
          line: 1,
          column: '',
          value: showValue(lines.split('\n', 1)[0]),
          right: 'The first line has one separator: comma, semicolon or tab.',
        },
      ],
    };
  try {
    const [header, ...records] = recordsOf(lines, separator);
    if (!header || header.cells.every((cell) => cell === ''))
      return {
        file,
        rows: [],
        faults: [
          {
            file,
            line: 1,
            column: '',
            value: '',
            right: `The first line has the names of the columns: ${columnNames(row).join(', ')}.`,
          },
        ],
      };
    const { columns, faults } = readHeader(header, csv, records);
    const read = records
      .filter(({ cells }) => cells.some((cell) => cell !== ''))
      .map((record) => readRecord(record, columns, csv));
    return {
      file,
      rows: read.map((each) => each.row),
      faults: [...faults, ...read.flatMap((each) => each.faults)],
    };
  } catch (cause) {
    return { file, rows: [], faults: [syntaxFault(cause, file)] };
  }
};
