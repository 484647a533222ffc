// Tests that sources and built files use no built-in that the oldest supported browsers lack (PLT-018, D-172), and that nothing
// in the browser decides by the device's clock (PLT-019).
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ESLint } from 'eslint';
import { root } from '../packages.mjs';
import { recentBuiltInFaults, secureContextFaults } from './check.mjs';

const eslint = new ESLint({ cwd: root });
const refused = async (filePath, text) => {
  const [{ messages }] = await eslint.lintText(`${text}\n`, { filePath });
  return messages.some(({ ruleId }) => ['no-restricted-syntax', 'no-restricted-properties'].includes(ruleId));
};
const files = [
  'mfe-gift/src/remote.tsx',
  'mfe-account/src/testing.schema.ts',
  'shared-ui/src/index.ts',
  'shared-contracts/src/index.ts',
  'remote-kit/src/signal.ts',
  'remote-kit/host-services/event-bus.ts',
  'host/src/boot.ts',
  'host/src/shell/early-events.inline.ts',
  'apiproxy/src/payments/sandbox/card-form/browser/card-form.js',
  'apiproxy/src/payments/stripe/vault-pages/browser/card-form.js',
  'apiproxy/src/payments/vault/browser/card-form.js',
];
const recent = [
  'Promise.withResolvers()',
  'Promise.try(f)',
  'AbortSignal.any([])',
  'Object.groupBy(list, f)',
  'Map.groupBy(list, f)',
  'URL.canParse(text)',
  'URL.parse(text)',
  'Array.fromAsync(list)',
  'list.toSorted()',
  'list.toReversed()',
  'list.toSpliced(0, 1)',
  'one.union(other)',
  'one.isSubsetOf(other)',
  'map.values().map(f)',
  'text.isWellFormed()',
  'element.showPopover()',
  'new Intl.Segmenter()',
];
/** Names that other objects have, too: they are not searched for in built files. */
const ambiguous = [
  'query.size',
  'url.searchParams.size',
  'new URLSearchParams(text).size',
  "query.has('avoid', 'milk')",
  "query.delete('avoid', 'milk')",
  'list.with(0, 1)',
];
const secureContext = [
  'crypto.randomUUID()',
  'globalThis.crypto.subtle',
  'navigator.clipboard.writeText(x)',
  '(() => { const { wakeLock } = navigator; return wakeLock; })()',
  'navigator.geolocation',
  'caches.open(x)',
  'new Notification(x)',
];
const deviceClock = ['Date.now()', 'new Date()', 'Date()', 'performance.timeOrigin', 'format.format()'];

describe('the sources that browsers run', () => {
  for (const [what, uses] of [
    ['built-ins that the oldest browsers lack, PLT-018, D-172', [...recent, ...ambiguous]],
    ['the clock of the device, PLT-019', deviceClock],
    ['what a page over plain http lacks, R-11', secureContext],
  ])
    for (const file of files)
      it(`do without ${what}: ${file}`, async () => {
        for (const use of uses)
          assert.ok(await refused(file, `export const use = (x) => ${use};`), `${use} is accepted`);
      });
  it('may use what all supported browsers have', async () => {
    for (const use of [
      'list.at(-1)',
      'list.findLast(f)',
      'new Date(time)',
      'structuredClone(x)',
      'Object.values(x).map(f)',
      'element.showPopover?.()',
    ])
      assert.ok(!(await refused('mfe-gift/src/remote.tsx', `export const use = (x) => ${use};`)), use);
  });
});

describe('the built files', () => {
  it('are searched for what a page over plain http lacks, R-11', () => {
    const text = 'let a=crypto.randomUUID(),b=crypto.subtle,c=crypto.getRandomValues(d);';
    assert.equal(secureContextFaults([{ name: 'mfe-gift', file: 'a.js', text }]).length, 2);
  });
  for (const use of recent.filter((text) => !text.startsWith('one.union')))
    it(`are searched for ${use}`, () => {
      const faults = recentBuiltInFaults([{ name: 'mfe-gift', file: 'a.js', text: `let a=1;${use};` }]);
      assert.equal(faults.length, 1);
    });
});

it('the minimum is stated once for tools and once for people, D-172', () => {
  const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  for (const entry of browserslist.filter((line) => !line.startsWith('ios_saf'))) {
    const [name, version] = entry.split(' >= ');
    assert.match(readme, new RegExp(`${name} ${version}`, 'i'));
  }
});
