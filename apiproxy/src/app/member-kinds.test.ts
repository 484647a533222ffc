import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { readShop } from '../shop/read-shop.ts';
import { sampleFolder } from '../shop/sample.ts';
import { collectShopParts } from '../shop/shop-parts.ts';
import { modules } from './modules.ts';

const parts = collectShopParts(modules);
const folder = mkdtempSync(join(tmpdir(), 'member-kinds-'));
after(() => rmSync(folder, { recursive: true }));

for (const file of ['shop.json', 'products.json']) cpSync(join(sampleFolder, file), join(folder, file));

/** The faults of one kind’s file: each row is on a line of its own. */
const faultsOf = (kind: string, rows: readonly object[]) => {
  writeFileSync(join(folder, `${kind}.json`), `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`);
  return readShop(folder, parts)
    .faults.filter(({ file }) => file === `${kind}.json`)
    .map(({ line, column, value, right }) => [line, column, value, right] as const);
};

const design = {
  ...{ key: 'night', picture: 'dusk', ground: '#000000', glow: '#333333', ink: '#ffffff', isDefault: true },
};
const cases: readonly {
  readonly of: string;
  readonly kind: string;
  readonly rows: readonly object[];
  readonly is: readonly [number, string, string, RegExp];
}[] = [
  {
    of: 'a picture that we do not have',
    kind: 'card-designs',
    rows: [{ ...design, picture: 'moon' }],
    is: [2, 'picture', 'moon', /one of “apricot”/],
  },
  {
    of: 'a colour by its name',
    kind: 'card-designs',
    rows: [{ ...design, glow: 'red' }],
    is: [2, 'glow', 'red', /as “#14532d”/],
  },
  {
    of: 'ink that cannot be seen',
    kind: 'card-designs',
    rows: [{ ...design, ink: '#555555' }],
    is: [2, 'ink', '#555555', /ground #000000 is 2\.8\. It is 4\.5 or more/],
  },
  {
    of: 'two defaults',
    kind: 'card-designs',
    rows: [design, { ...design, key: 'day' }],
    is: [3, 'isDefault', 'true', /night is the default/],
  },
  {
    of: 'no default',
    kind: 'card-designs',
    rows: [{ ...design, isDefault: false }],
    is: [2, 'isDefault', 'false', /No design is the default/],
  },
];

describe('a fault of what members get', () => {
  for (const { of, kind, rows, is } of cases)
    it(`is said with its file, line, column and value: ${of}`, () => {
      const [line, column, value, right] = is;
      const faults = faultsOf(kind, rows);
      assert.deepEqual(
        faults.map((fault) => fault.slice(0, 3)),
        [[line, column, value]],
        JSON.stringify(faults),
      );
      assert.match(faults[0]?.[3] ?? '', right);
    });
});
