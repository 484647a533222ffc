import { strToU8, zipSync } from 'fflate';
import { csvCell } from '../../i18n/csv.ts';
import type { ExportedKind, ExportedValue } from '../member-data.ts';

interface ExportFacts {
  readonly product: string;
  readonly madeAt: Date;
}

/** One document with a list of rows for each kind of data. Amounts are in minor units, Stars in tenths, times in UTC. */
export const renderJson = (kinds: readonly ExportedKind[], { product, madeAt }: ExportFacts): Uint8Array =>
  strToU8(
    JSON.stringify(
      {
        product,
        madeAt: madeAt.toISOString(),
        data: Object.fromEntries(
          kinds.map(({ kind, columns, rows }) => [
            kind,
            rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]]))),
          ]),
        ),
      },
      undefined,
      2,
    ),
  );

const toText = (value: ExportedValue): string => {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
const toCell = (value: ExportedValue): string =>
  typeof value === 'number' ? String(value) : csvCell(toText(value));
/** With a byte order mark, so that spreadsheets read the accents. */
const renderCsv = ({ columns, rows }: ExportedKind): string =>
  `\uFEFF${[columns.map(csvCell), ...rows.map((row) => row.map(toCell))]
    .map((cells) => cells.join(','))
    .join('\r\n')}\r\n`;

/** A zip with one CSV file for each kind of data. */
export const renderZip = (kinds: readonly ExportedKind[], { madeAt }: ExportFacts): Uint8Array =>
  zipSync(Object.fromEntries(kinds.map((kind) => [`${kind.kind}.csv`, strToU8(renderCsv(kind))])), {
    mtime: madeAt,
  });
