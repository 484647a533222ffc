// Tests the validators that pages have of the schemas of shared-contracts/src/wire, and the rules of their typed texts.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import * as ofEvents from '../../shared-contracts/src/generated/events.ts';
import * as ofGifts from '../../shared-contracts/src/generated/gifts.ts';
import { giftLimits } from '../../shared-contracts/src/rest/gift-limits.ts';
import { checkedByPages } from '../../shared-contracts/src/wire/checked-by-pages.ts';
import { eGiftRequest, giftSender } from '../../shared-contracts/src/wire/gift-purchase.ts';
import { textsOf } from '../../shared-contracts/src/wire/typed-text.ts';
import { root } from '../packages.mjs';
import { validatorOf } from './shapes.mjs';

const { Value } = createRequire(join(root, 'shared-contracts', 'package.json'))('typebox/value');
const generated = { ...ofEvents, ...ofGifts };
/** A value that a schema accepts. */
const sampleOf = (schema) => {
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf[0]);
  const samples = { string: () => 'text', integer: () => 1, number: () => 1.5, boolean: () => true };
  if (samples[schema.type]) return samples[schema.type]();
  if (schema.type === 'array') return [sampleOf(schema.items)];
  return Object.fromEntries(
    Object.entries(schema.properties).map(([field, property]) => [field, sampleOf(property)]),
  );
};
/** The value without one of its fields, and with a value of another type in its place, for each field. */
const variantsOf = (value) =>
  Object.keys(value).flatMap((field) => {
    const rest = Object.entries(value).filter(([name]) => name !== field);
    return [
      Object.fromEntries(rest),
      ...[null, 7, 1.5, '', ' ', 'other', [], {}].map((other) => ({ ...value, [field]: other })),
    ];
  });

describe('the validator of a page', () => {
  for (const [name, schema] of Object.entries({ ...checkedByPages.events, ...checkedByPages.gifts }))
    it(`accepts what the schema ${name} accepts, and nothing else`, () => {
      const validate = generated[validatorOf(name)];
      const sample = sampleOf(schema);
      for (const value of [sample, ...variantsOf(sample), null, [], 'text'])
        assert.equal(validate(value) === undefined, Value.Check(schema, value), JSON.stringify(value));
    });
});

describe('a typed text', () => {
  it('has one rule for form and server, also where it may be missing or null', () => {
    assert.deepEqual(textsOf(eGiftRequest), { message: generated.giftValuesTexts.message });
    assert.deepEqual(textsOf(giftSender), generated.giftSenderTexts);
    assert.equal(generated.giftSenderTexts.senderName.max, giftLimits.senderName);
  });

  it('is a text in OpenAPI', () => {
    assert.deepEqual(JSON.parse(JSON.stringify(giftSender.properties.senderName)), { type: 'string' });
  });
});
