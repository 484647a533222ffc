import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { catalogue } from '../../testing/shop/sample-catalogue.ts';

/** The design system's own type, which defines the art that the catalogue may request. */
const declaration = readFileSync(
  new URL('../../../../shared-ui/src/art/product-art-spec.ts', import.meta.url),
  'utf8',
);
const alias = (name: string) =>
  [...(new RegExp(`type ${name} =([^;]*);`).exec(declaration)?.[1] ?? '').matchAll(/'([\w-]+)'/g)].map(
    ([, value]) => value ?? '',
  );
const declaredFor = (kind: string) => {
  const name = /interface (\w+) \{\s*kind: '(\w+)'/g;
  const found = [...declaration.matchAll(name)].find(([, , declared]) => declared === kind)?.[1] ?? '';
  const body = new RegExp(`interface ${found} \\{([^}]*)\\}`).exec(declaration)?.[1] ?? '';
  return new Map(
    [...body.matchAll(/^[ \t]*(\w+)\??: ([^;]*);/gm)].map(([, field = '', type = '']) => [
      field,
      type.includes("'")
        ? [...type.matchAll(/'([\w-]+)'/g)].map(([, value]) => value ?? '')
        : alias(type.trim()),
    ]),
  );
};

describe('the art of every product', () => {
  it('uses only kinds, fields and values that the design system draws', () => {
    for (const { id, art } of catalogue.products) {
      const declared = declaredFor(art.kind);
      assert.ok(declared.size > 0, `${id} ${art.kind}`);
      for (const [field, value] of Object.entries(art)) {
        assert.ok(declared.has(field), `${id} ${field}`);
        const allowed = declared.get(field) ?? [];
        if (allowed.length > 0)
          assert.ok(allowed.includes(String(value)), `${id} ${field}: ${String(value)}`);
      }
    }
  });

  it('names colours as six hexadecimal digits', () => {
    const colours = catalogue.products.flatMap(({ art }) => [
      ...JSON.stringify(art).matchAll(/"(?:color|tone)":"([^"]*)"/g),
    ]);
    assert.ok(colours.length > 200);
    for (const [, colour] of colours) assert.match(colour ?? '', /^#[0-9a-f]{6}$/);
  });
});
