import { Type } from 'typebox';
import { defineKind, key, localText } from '../../shop/kind.ts';
import { figures } from './recipe.kinds.ts';

/** The option categories. A type of product lists those that it offers. */
export const optionGroupKind = defineKind({
  name: 'option-groups',
  about: 'Option categories; a type of product lists those that it offers.',
  key: ['key'],
  fields: {
    key,
    number: Type.Integer({ minimum: 1 }),
    parent: Type.Optional(key),
    name: localText,
    selection: Type.Union([Type.Literal('ONE'), Type.Literal('MANY')]),
    unit: Type.Optional(localText),
  },
  references: { parent: 'option-groups.key' },
  notes: {
    key: 'The name by which types of products and options refer to it.',
    number: 'A number of its own, for orders.',
    parent: 'The group under whose heading it stands.',
    name: 'The heading of its options.',
    selection: '`ONE`: one option at a time; `MANY`: several, and more than one of each.',
    unit: 'The unit of counted options: shot, pump.',
  },
});

/** An option without a name is its ingredient: name, figures and allergens are the ingredient's. Numbers never change. */
export const optionKind = defineKind({
  name: 'options',
  about: 'The options of a group.',
  key: ['group', 'number'],
  fields: {
    group: key,
    number: Type.Integer({ minimum: 1 }),
    name: Type.Optional(localText),
    ingredient: Type.Optional(key),
    ml: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    max: Type.Integer({ minimum: 1 }),
    isStandard: Type.Optional(Type.Boolean()),
    allergens: Type.Optional(Type.Union([Type.Array(key), Type.Literal('unknown')])),
    calories: Type.Optional(Type.Number({ minimum: 0 })),
    figures: Type.Optional(figures),
    changesCaffeine: Type.Optional(Type.Boolean()),
  },
  references: { group: 'option-groups.key', ingredient: 'ingredients.key' },
  notes: {
    group: 'The group that it belongs to.',
    number: 'A number of its own in all groups, for orders. It never becomes another option’s.',
    name: 'Missing: that of its ingredient.',
    ingredient: 'With a name: the ingredient that the option adds, `ml` of it.',
    ml: 'The amount of the ingredient that the option adds.',
    max: 'The most units of it in one product.',
    isStandard: 'Selected by default.',
    allergens: 'Those of its own, beside the ingredient’s; `unknown` if suppliers and mixtures vary (D-147).',
    calories: 'Only the calories are known.',
    figures: 'Of one unit.',
    changesCaffeine: 'The option changes the caffeine of what it is made with; otherwise it has none.',
  },
});
