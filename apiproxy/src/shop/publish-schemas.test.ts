import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { modules } from '../app/modules.ts';
import { publishSchemas } from './publish-schemas.ts';
import { sampleFolder } from './sample.ts';
import { collectShopParts } from './shop-parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-schemas-'));
after(() => rmSync(folder, { recursive: true }));
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

describe('the published schemas of a shop’s data', () => {
  const { kinds } = collectShopParts(modules);
  const files = publishSchemas(folder, kinds);

  it('are one for each kind and one for shop.json, in draft 2020-12, SHP-002', () => {
    assert.deepEqual(
      files.toSorted(),
      [...kinds.map(({ name }) => name), 'shop'].map((name) => `${name}.schema.json`).toSorted(),
    );
    for (const file of files)
      assert.equal(read(join(folder, file)).$schema, 'https://json-schema.org/draft/2020-12/schema', file);
  });

  for (const { name, example } of [{ name: 'shop', example: undefined }, ...kinds])
    it(`accept ${name}.json of the sample, and refuse a field that the kind has not, SHP-002`, () => {
      const validate = new Ajv2020({ strict: false }).compile(read(join(folder, `${name}.schema.json`)));
      const data: object | readonly object[] = example ? [example] : read(join(sampleFolder, `${name}.json`));
      assert.ok(validate(data), JSON.stringify(validate.errors));
      const wrong = Array.isArray(data) ? [{ ...data[0], colour: 'red' }] : { ...data, colour: 'red' };
      assert.equal(validate(wrong), false);
    });

  it('say what each field is for, and the guide has each kind with an example, SHP-002', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../../docs/guides/shop-kinds.md'), 'utf8');
    for (const { name, row } of kinds) {
      const { properties } = read(join(folder, `${name}.schema.json`)).items;
      for (const field of Object.keys(row.properties))
        assert.ok(properties[field].description, `${name}.${field}`);
      const [, part = ''] = guide.split(`\n## ${name}\n`);
      assert.match(part.split('\n## ')[0] ?? '', /^```json\n[{]/m, name);
    }
  });
});
