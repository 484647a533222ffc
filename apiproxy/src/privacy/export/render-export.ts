import type { Locale } from '@crema/shared-contracts';
import { strToU8, zipSync } from 'fflate';
import { csvCell, csvNumber, csvTable } from '../../i18n/csv.ts';
import type { ExportedKind, ExportedValue } from '../member-data.ts';

interface ExportFacts {
  readonly product: string;
  readonly madeAt: Date;
  /** The member's language, for the CSV files. */
  readonly locale: Locale;
}

/** One document with a list of rows for each kind of data. Amounts are in minor units, Stars in tenths, times in UTC. */
export const renderJson = (
  kinds: readonly ExportedKind[],
  { product, madeAt }: Omit<ExportFacts, 'locale'>,
): Uint8Array =>
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
const renderCsv = ({ columns, rows }: ExportedKind, locale: Locale): string => {
  const toCell = (value: ExportedValue) =>
    typeof value === 'number' ? csvNumber(value, locale) : csvCell(toText(value));
  return csvTable([columns.map(csvCell), ...rows.map((row) => row.map(toCell))], locale);
};

/** A zip with one CSV file for each kind of data. */
export const renderZip = (kinds: readonly ExportedKind[], { madeAt, locale }: ExportFacts): Uint8Array =>
  zipSync(Object.fromEntries(kinds.map((kind) => [`${kind.kind}.csv`, strToU8(renderCsv(kind, locale))])), {
    mtime: madeAt,
  });
