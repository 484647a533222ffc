import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { paymentProviders } from './providers.ts';

const source = join(import.meta.dirname, '..');
/** Tests look into the books of both sides; a migration knows the tables of its time. */
const mayNameTables = /\.(?:test|migration)\.ts$|^testing\//;

/** One sentence for each table of a provider that a file outside of its folder names. */
const judge = (files: readonly { readonly path: string; readonly text: string }[]): readonly string[] =>
  paymentProviders.flatMap(({ name, personalData }) =>
    files
      .filter(({ path }) => !mayNameTables.test(path) && !path.startsWith(`payments/${name}/`))
      .flatMap(({ path, text }) =>
        Object.keys(personalData)
          .filter((table) => new RegExp(String.raw`\b${table}\b`).test(text))
          .map((table) => `${path} names ${table}; expected only in payments/${name}/`),
      ),
  );

it('no file outside of a payment provider’s folder names a table of it, PAY-001', () => {
  const files = globSync('**/*.ts', { cwd: source }).map((path) => ({
    path,
    text: readFileSync(join(source, path), 'utf8'),
  }));
  assert.ok(files.length > 500);
  assert.deepEqual(judge(files), []);
});

it('a join of a payment provider’s table is refused, PAY-001', () => {
  const text = 'from gift left join sandbox_refund refund on refund.refund_id = gift_id';
  assert.deepEqual(judge([{ path: 'gifts/gifts.checks.ts', text }]), [
    'gifts/gifts.checks.ts names sandbox_refund; expected only in payments/sandbox/',
  ]);
  for (const path of [
    'payments/sandbox/a.ts',
    'gifts/gifts.test.ts',
    'testing/gifts-kit.ts',
    'payments/payments.migration.ts',
  ])
    assert.deepEqual(judge([{ path, text }]), []);
});
