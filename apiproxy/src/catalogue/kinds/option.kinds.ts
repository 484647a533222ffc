import { Type } from 'typebox';
import { defineKind, key, localText } from '../../shop/kind.ts';
import { figures } from './recipe.kinds.ts';

/** The option categories. A type of product lists those that it offers. */
export const optionGroupKind = defineKind('option-groups', ['key'], {
  key,
  number: Type.Integer({ minimum: 1 }),
  parent: Type.Optional(key),
  name: localText,
  selection: Type.Union([Type.Literal('ONE'), Type.Literal('MANY')]),
  unit: Type.Optional(localText),
});

/** An option without a name is its ingredient: name, figures and allergens are the ingredient's. Numbers never change. */
export const optionKind = defineKind('options', ['group', 'number'], {
  group: key,
  number: Type.Integer({ minimum: 1 }),
  name: Type.Optional(localText),
  /** With a name: the ingredient that the option adds, `ml` of it. */
  ingredient: Type.Optional(key),
  ml: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  max: Type.Integer({ minimum: 1 }),
  /** Selected by default. */
  isStandard: Type.Optional(Type.Boolean()),
  /** `unknown` if suppliers and mixtures vary (D-147). */
  allergens: Type.Optional(Type.Union([Type.Array(key), Type.Literal('unknown')])),
  /** Only the calories are known. */
  calories: Type.Optional(Type.Number({ minimum: 0 })),
  /** Of one unit. */
  figures: Type.Optional(figures),
  /** The option changes the caffeine of what it is made with; otherwise it has none. */
  changesCaffeine: Type.Optional(Type.Boolean()),
});
