// Tests the validators that pages have of the schemas of shared-contracts/src/wire, and the rules of their typed texts.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import * as generated from '../../shared-contracts/src/generated/shapes.ts';
import { giftLimits } from '../../shared-contracts/src/rest/gift-limits.ts';
import { checkedByPages } from '../../shared-contracts/src/wire/checked-by-pages.ts';
import { eGiftRequest, giftSender } from '../../shared-contracts/src/wire/gift-purchase.ts';
import { textsOf } from '../../shared-contracts/src/wire/typed-text.ts';
import { root } from '../packages.mjs';

const { Value } = createRequire(join(root, 'shared-contracts', 'package.json'))('typebox/value');
const capital = (name) => name[0].toUpperCase() + name.slice(1);
/** The value without one of its fields, and with a value of another type in its place, for each field. */
const variantsOf = (value) =>
  Object.keys(value).flatMap((field) => {
    const rest = Object.entries(value).filter(([name]) => name !== field);
    return [
      Object.fromEntries(rest),
      ...[null, 7, 'other', [], {}].map((other) => ({ ...value, [field]: other })),
    ];
  });

describe('the validator of a page', () => {
  for (const [name, schema] of Object.entries(checkedByPages))
    it(`accepts what the schema ${name} accepts, and nothing else`, () => {
      const validate = generated[`validate${capital(name)}`];
      const sample = Value.Create(schema);
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
