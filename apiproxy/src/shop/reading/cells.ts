import type { TSchema } from 'typebox';

export type CellValue = { readonly value: unknown } | { readonly right: string };

interface SchemaFacts {
  readonly type?: string;
  readonly anyOf?: readonly TSchema[];
  readonly items?: TSchema;
  readonly const?: unknown;
}
const yes = new Set(['yes', 'true', '1', 'x', 'wahr', 'vrai', 'ja', 'oui']);
const no = new Set(['no', 'false', '0', 'falsch', 'faux', 'nein', 'non']);

const booleanFrom = (text: string): CellValue => {
  const word = text.toLowerCase();
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : { right: 'yes or no.' };
};

/** A number as the shop's language writes it, without group separators. */
const numberFrom = (text: string, decimalMark: string): CellValue => {
  if (/^[-+]?\d+$/.test(text)) return { value: Number(text) };
  const [, mark] = /^[-+]?\d+([.,])\d+$/.exec(text) ?? [];
  if (mark === undefined) return { right: 'A number without spaces, units and group separators.' };
  return mark === decimalMark
    ? { value: Number(text.replace(',', '.')) }
    : {
        right: `A number with “${decimalMark}” before its decimals, as the shop’s first language writes it. “${mark}” could separate groups.`,
      };
};

const jsonFrom = (text: string): CellValue => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { right: 'JSON, as in a JSON file.' };
  }
};

const listFrom = (text: string, items: TSchema, decimalMark: string): CellValue => {
  const separator = ['number', 'integer'].includes((items as SchemaFacts).type ?? '') ? /[|\n]/ : /[|,;\n]/;
  const parts = text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
  const values = parts.map((part) => cellValue(part, items, decimalMark));
  return (
    values.find((value) => 'right' in value) ?? {
      value: values.map((value) => ('value' in value ? value.value : undefined)),
    }
  );
};

/** Of a choice, the first schema that fits the text. */
const choiceFrom = (text: string, choices: readonly TSchema[], decimalMark: string): CellValue => {
  const literal = choices.find((choice) => (choice as SchemaFacts).const === text);
  if (literal) return { value: text };
  const read = choices
    .filter((choice) => (choice as SchemaFacts).const === undefined)
    .toSorted(
      (a, b) => Number((a as SchemaFacts).type === 'array') - Number((b as SchemaFacts).type === 'array'),
    )
    .map((choice) => cellValue(text, choice, decimalMark));
  return read.find((value) => 'value' in value) ?? read[0] ?? { value: text };
};

/** The value of a cell by its field's schema (SHP-010). Ambiguous text is a fault: `right` says what is read. */
export const cellValue = (text: string, schema: TSchema, decimalMark: string): CellValue => {
  const { type, anyOf, items } = schema as SchemaFacts;
  if (anyOf) return choiceFrom(text, anyOf, decimalMark);
  if (type === 'boolean') return booleanFrom(text);
  if (type === 'number' || type === 'integer') return numberFrom(text, decimalMark);
  if (type === 'array' && items) return listFrom(text, items, decimalMark);
  if (type === 'object') return jsonFrom(text);
  return { value: text };
};
