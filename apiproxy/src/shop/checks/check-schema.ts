import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { TObject, TSchema } from 'typebox';
import { showValue, type Fault } from '../fault.ts';
import type { LocatedRow } from '../reading/located-rows.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true });

const pathOf = ({ instancePath }: ErrorObject): readonly string[] =>
  instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

const kebab = '^[a-z0-9]+(-[a-z0-9]+)*$';
const patternTexts: Readonly<Record<string, string>> = {
  [kebab]: 'A key has small letters, digits and hyphens between them, as “oat-milk”.',
  '\\S': 'A text that is not only spaces. Delete the field if there is none.',
  '^#[0-9a-f]{6}$': 'A colour of six small digits, as “#14532d”.',
  '^[\\p{L}\\p{N}_][\\p{L}\\p{N} ._-]*(/[\\p{L}\\p{N}_][\\p{L}\\p{N} ._-]*)*$':
    'A file of the folder pictures, as “latte.jpg” or “drinks/latte.jpg”. Copy those of a bucket into it first.',
  '^[A-Z]{2}$': 'A country as in shop.json: “US”.',
  '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$': 'A minute of each store’s own time, as “2026-12-01T04:00”.',
  '^\\d{4}-\\d{2}-\\d{2}$': 'A day, as “2026-12-01”.',
  '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?(Z|[+-]\\d{2}:\\d{2})$':
    'A time with its zone, as “2026-12-01T04:00-05:00”.',
  '^[a-z0-9-]{3,60}$': '3 to 60 small letters, digits and hyphens, as “new-beans”.',
  '^(art:[a-z-]+|picture:[a-z0-9-]+|/(?!/)\\S+)$':
    'A picture of the shop, as “picture:beans”, our drawing, as “art:autumn”, or a path of our own site.',
  '^(/(?!/)|#)\\S*$': 'A path of our own site, as “/menu”, or a part of the page, as “#pay”.',
  '^/(?!/)\\S+\\.(mp4|webm)$': 'A path of our own site that ends with .mp4 or .webm.',
  '^(?!https?:|javascript:|data:)[a-z][a-z0-9+.-]*://\\S+$': 'The address of an app, as “crema://menu”.',
  '^[A-Z0-9-]{3,40}$': 'A code of 3 to 40 capitals, digits and hyphens, as “WELCOME25”.',
  '^([01]\\d|2[0-3]):[0-5]\\d$': 'A time from “00:00” to “23:59”.',
  '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$': 'A time from “00:00” to “24:00”.',
  '^[A-Z0-9]{1,3}$': 'A state or province by its code: “IL”.',
  '^\\+[0-9][0-9 ]{5,19}$': 'A number with the country’s code: “+1 312 555 0100”.',
  '^[a-z0-9-]+(/[a-z0-9-]+){0,2}$': 'A path of at most three parts, as “drinks/hot-coffee/lattes”.',
};
const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};
const listed = (values: readonly unknown[]) => values.map((value) => `“${String(value)}”`).join(', ');

interface Choice {
  readonly const?: unknown;
  readonly type?: string;
}
const choices = (schema: unknown): string =>
  (schema as readonly Choice[])
    .map((choice) =>
      choice.const === undefined ? typeNames[choice.type ?? ''] : `“${String(choice.const)}”`,
    )
    .join(' or ');

type Sentence = (error: ErrorObject, row: TObject) => string;
const nearFields = (error: ErrorObject): readonly string[] =>
  Object.keys((error.parentSchema as { readonly properties?: object } | undefined)?.properties ?? {});
/** The sentence of each keyword of JSON Schema that the kinds use. */
const sentences: Readonly<Record<string, Sentence>> = {
  required: ({ params }) => `The field ${String(params['missingProperty'])} is missing. Add it.`,
  additionalProperties: (error) =>
    nearFields(error).length > 0
      ? `This field is not known. The fields are ${nearFields(error).join(', ')}.`
      : 'A language is written as “en-US” or “de”.',
  type: ({ schema }) => `This is ${typeNames[String(schema)] ?? String(schema)}.`,
  anyOf: ({ schema }) => `This is ${choices(schema)}.`,
  enum: ({ schema }) => `This is one of ${listed(schema as readonly unknown[])}.`,
  const: ({ schema }) => `This is “${String(schema)}”.`,
  minimum: ({ schema }) => `The smallest value is ${String(schema)}.`,
  maximum: ({ schema }) => `The largest value is ${String(schema)}.`,
  exclusiveMinimum: ({ schema }) => `The value is larger than ${String(schema)}.`,
  minLength: () => 'A text. Delete the field if there is none.',
  maxLength: ({ schema }) => `At most ${String(schema)} characters.`,
  minItems: ({ schema }) => `At least ${String(schema)} values.`,
  pattern: ({ schema }) => patternTexts[String(schema)] ?? `The pattern is ${String(schema)}.`,
  format: ({ schema }) => `This is a ${String(schema)}.`,
};

const fieldOf = (error: ErrorObject): readonly string[] => {
  const extra: unknown = error.params['additionalProperty'];
  return typeof extra === 'string' ? [...pathOf(error), extra] : pathOf(error);
};
const valueOf = (error: ErrorObject): unknown => {
  if (error.keyword === 'required') return undefined;
  const extra: unknown = error.params['additionalProperty'];
  return typeof extra === 'string' ? (error.data as Readonly<Record<string, unknown>>)[extra] : error.data;
};

/** The choices of an anyOf that did not fit are said by the anyOf. */
const isWithinChoice = ({ schemaPath }: ErrorObject): boolean => /\/anyOf\/\d+\//.test(schemaPath);

/** Checks the rows of a kind by its schema: every fault of every row. */
export const createSchemaCheck = (schema: TSchema) => {
  const validate = ajv.compile(schema);
  return (file: string, row: LocatedRow): readonly Fault[] => {
    if (validate(row.value)) return [];
    return (validate.errors ?? [])
      .filter((error) => !isWithinChoice(error) && !row.unread.has(String(error.params['missingProperty'])))
      .map((error) => ({
        file,
        ...row.placeOf(fieldOf(error)),
        value: showValue(valueOf(error)),
        right: (sentences[error.keyword] ?? (() => `${error.message ?? 'Not valid'}.`))(
          error,
          schema as TObject,
        ),
      }));
  };
};
