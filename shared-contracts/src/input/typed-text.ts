import { longestText } from './count-graphemes.ts';
import { readEmail, readText } from './read-input.ts';
import { validateEmail, validateName, type TextError } from './validators.ts';

/** The reader and the validator of a field that people type, for its form and the server. `name` selects the messages of a form. */
export interface TextKind<Reason extends string = string> {
  readonly name: string;
  readonly read: (text: string) => string;
  readonly validate: (text: string, max?: number) => Reason | undefined;
}
/** A field that people type, as its schema states it. */
export interface TypedText {
  readonly kind: TextKind;
  /** Characters as people count them; without it the limit of the kind. */
  readonly max?: number;
}
export type TypedTexts<Field extends string = string> = Readonly<Record<Field, TypedText>>;

export const nameText: TextKind<TextError> = { name: 'name', read: readText, validate: validateName };
export const emailText: TextKind<TextError> = { name: 'email', read: readEmail, validate: validateEmail };

/** A message to somebody else (GFT-021, D-70): the longest text that people type into a field with a limit of characters. */
export const longestMessage = 160;
/** The longest text of any kind that is read; a longer one stays as it is, and its validator refuses it, so that reading has a bounded cost. */
export const readableText = longestText(longestMessage);

/** The typed texts of `Values`; one that may be missing there may be missing here. */
export type ReadTexts<Values, Field> = {
  readonly [K in keyof Values as K extends Field ? K : never]: string;
};

/** The texts of `values` as their readers return them (PLT-020); a text that is missing or null stays missing. */
export const readTexts = <Field extends string, Values extends object>(
  texts: TypedTexts<Field>,
  values: Values,
): ReadTexts<Values, Field> =>
  Object.fromEntries(
    Object.entries<TypedText>(texts).flatMap(([field, { kind }]) => {
      const text = (values as Readonly<Record<string, string | null | undefined>>)[field];
      if (typeof text !== 'string') return [];
      return [[field, text.length > readableText ? text : kind.read(text)]];
    }),
  ) as ReadTexts<Values, Field>;
