import type { Locale } from '@crema/shared-contracts';
import { strToU8, zipSync } from 'fflate';
import { csvCell, csvNumber, csvTable } from '../../i18n/csv.ts';
import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';
import { fillMessage } from '../../mail/letter.ts';
import type { ExportedKind, ExportedValue } from '../member-data.ts';

export interface ExportFacts {
  readonly product: string;
  readonly madeAt: Date;
  /** The person's language, for explanations and the CSV files. */
  readonly locale: Locale;
}

const intro: LocalizedMessage = [
  'Everything that {product} stores about you, of {date}.',
  'Tout ce que {product} conserve à votre sujet, en date du {date}.',
];
/** Names of columns are the same in all languages, so that programs of others can read the file (L-82). */
const units: LocalizedMessage = [
  'Columns whose names end with Minor are amounts in cents, those with Tenths are tenths of a Star. Times are in UTC. The names of columns are in English in every language, so that other programs can read them.',
  'Les colonnes dont le nom se termine par Minor sont des montants en cents, celles en Tenths des dixièmes d’Étoile. Les heures sont en UTC. Les noms des colonnes sont en anglais dans toutes les langues, pour que d’autres programmes puissent les lire.',
];
const explanationsOf = ({ product, madeAt, locale }: ExportFacts): readonly string[] => {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(madeAt);
  return [fillMessage(messageIn(intro, locale), { product, date }), messageIn(units, locale)];
};

/** One document with a list of rows for each kind of data, and a sentence in the person's language about each kind. */
export const renderJson = (kinds: readonly ExportedKind[], facts: ExportFacts): Uint8Array =>
  strToU8(
    JSON.stringify(
      {
        product: facts.product,
        madeAt: facts.madeAt.toISOString(),
        about: explanationsOf(facts),
        kinds: Object.fromEntries(kinds.map(({ kind, about }) => [kind, messageIn(about, facts.locale)])),
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

const readMe: LocalizedMessage = ['READ ME.txt', 'LISEZ-MOI.txt'];
const fileLine: LocalizedMessage = ['{kind}.csv: {about}', '{kind}.csv\u00a0: {about}'];
/** The byte order mark: Windows shows accents as such only with it. Lines end as Windows ends them. */
const renderReadMe = (kinds: readonly ExportedKind[], facts: ExportFacts): string =>
  `\uFEFF${[
    ...explanationsOf(facts),
    '',
    ...kinds.map(({ kind, about }) =>
      fillMessage(messageIn(fileLine, facts.locale), { kind, about: messageIn(about, facts.locale) }),
    ),
    '',
  ].join('\r\n')}`;

/** A zip with one CSV file for each kind of data, and a text in the person's language that says what each is. */
export const renderZip = (kinds: readonly ExportedKind[], facts: ExportFacts): Uint8Array =>
  zipSync(
    {
      [messageIn(readMe, facts.locale)]: strToU8(renderReadMe(kinds, facts)),
      ...Object.fromEntries(
        kinds.map((kind) => [`${kind.kind}.csv`, strToU8(renderCsv(kind, facts.locale))]),
      ),
    },
    { mtime: facts.madeAt },
  );
