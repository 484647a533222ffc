import {
  Type,
  type TObject,
  type TProperties,
  type TSchema,
  type TString,
  type TStringOptions,
} from 'typebox';
import type { TextKind, TypedText, TypedTexts } from '../input/typed-text.ts';

/** `isTyped` exists for the compiler only. */
export interface TTypedText extends TString {
  readonly isTyped: true;
}
type FieldsOf<Properties extends TProperties> = {
  [K in keyof Properties]: Properties[K] extends
    { readonly isTyped: true } | { readonly anyOf: readonly [{ readonly isTyped: true }, ...unknown[]] }
    ? K
    : never;
}[keyof Properties];

const rule = Symbol('the rule of a typed text');

/**
 * A text that people type: the server reads and judges it by this rule (D-167), and its form has the same rule from the generated file.
 * OpenAPI shows a text only: the limit counts characters as people do, which no keyword does.
 */
export const typedText = (kind: TextKind, max?: number): TTypedText =>
  Type.String({
    [rule]: { kind, ...(max !== undefined && { max }) } satisfies TypedText,
  } as TStringOptions) as TTypedText;

const ruleOf = (schema: TSchema): TypedText | undefined => {
  const { [rule]: own, anyOf = [] } = schema as {
    readonly [rule]?: TypedText;
    readonly anyOf?: readonly TSchema[];
  };
  return own ?? anyOf.map(ruleOf).find(Boolean);
};

/** The typed texts among the properties of an object, in their order. */
export const textsOf = <Properties extends TProperties>({
  properties,
}: TObject<Properties>): TypedTexts<Extract<FieldsOf<Properties>, string>> =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([field, schema]) => {
      const found = ruleOf(schema as TSchema);
      return found ? [[field, found]] : [];
    }),
  ) as TypedTexts<Extract<FieldsOf<Properties>, string>>;
