// Tests the import rules of `npm run verify` on small packages in a temporary folder.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { after, describe, it } from 'node:test';
import { node, root } from './packages.mjs';

const folder = mkdtempSync(join(tmpdir(), 'crema-boundaries-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const depcruise = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

/** The names of the rules that the files violate. Their paths are relative to `base`. */
const violationsOf = (files, base = 'apiproxy/src') => {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, base, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const args = ['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json', base];
  const report = execFileSync(node, [depcruise, ...args], { cwd: folder, encoding: 'utf8' });
  return JSON.parse(report).summary.violations.map(({ rule }) => rule.name);
};
const name = 'export const name = 1;\n';
const importing = (path) => `import { name } from '${path}';\nexport const own = name;\n`;
const importingType = (path) => `import type { A } from '${path}';\nexport type B = A | undefined;\n`;

describe('the import rules of the server', () => {
  it('allow a module its own files, the public file of another, http, storage, i18n and the services', () => {
    assert.deepEqual(
      violationsOf({
        'ordering/submit.ts': `${importing('./price.ts')}${[
          '../cards/cards.public.ts',
          '../http/errors/app-error.ts',
          '../jobs/job.ts',
        ]
          .map((path) => `export * from '${path}';`)
          .join('\n')}\n`,
        'ordering/price.ts': name,
        'cards/cards.public.ts': name,
        'http/errors/app-error.ts': importing('../../storage/database.ts'),
        'jobs/job.ts': importing('../i18n/messages.ts'),
        'storage/database.ts': name,
        'i18n/messages.ts': name,
        'app/modules.ts': importing('../ordering/submit.ts'),
      }),
      [],
    );
  });

  const rejected = [
    ['server-modules-meet-in-public-files', 'ordering/submit.ts', '../cards/ledger.ts'],
    ['server-modules-before-cards-do-not-import-it', 'identity/account.ts', '../cards/cards.public.ts'],
    ['server-modules-do-not-import-app', 'cards/ledger.ts', '../app/modules.ts'],
    ['server-modules-do-not-import-app', 'cards/ledger.ts', '../testing/test-app.ts'],
    ['server-http-imports-no-module', 'http/app-deps.ts', '../cards/cards.public.ts'],
    ['server-http-imports-no-module', 'http/app-deps.ts', '../jobs/job.ts'],
    ['server-services-import-no-module', 'jobs/job.ts', '../cards/cards.public.ts'],
    ['server-foundation-imports-nothing-above', 'storage/tables.ts', '../cards/cards.tables.ts'],
    ['server-foundation-imports-nothing-above', 'i18n/messages.ts', '../http/request-locale.ts'],
    ['server-names-payment-providers-in-one-list', 'payments/refunds.ts', './sandbox/test-cards.ts'],
    ['server-names-payment-providers-in-one-list', 'payments/charge.ts', './stripe/stripe-provider.ts'],
    [
      'tests-use-the-testing-files-of-payment-providers',
      'gifts/gift.test.ts',
      '../payments/sandbox/test-cards.ts',
    ],
    ['payment-providers-import-no-sibling', 'payments/stripe/stripe-provider.ts', '../sandbox/test-cards.ts'],
    [
      'server-imports-no-testing-file-of-payment-providers',
      'payments/sandbox/test-cards.ts',
      './sandbox.testing.ts',
    ],
    ['server-folders-have-a-layer', 'app/modules.ts', '../loyalty/stars.ts'],
  ];
  for (const [rule, importer, path] of rejected)
    it(`reject ${importer} that imports ${path}: ${rule}`, () => {
      const target = join(dirname(importer), path);
      assert.deepEqual(violationsOf({ [importer]: importing(path), [target]: name }), [rule]);
    });

  it('allow the list of payment providers to name them, and tests their testing files, PAY-001', () => {
    assert.deepEqual(
      violationsOf({
        'payments/providers.ts': importing('./sandbox/sandbox.module.ts'),
        'payments/sandbox/sandbox.module.ts': importing('../payment-provider.ts'),
        'payments/sandbox/sandbox.testing.ts': importing('./sandbox.module.ts'),
        'payments/payment-provider.ts': name,
        'payments/payment.test.ts': importing('./sandbox/sandbox.testing.ts'),
      }),
      [],
    );
  });

  it('reject a circle of types as well', () => {
    const files = {
      'cards/a.ts': `${importingType('./b.ts')}export type A = 1;\n`,
      'cards/b.ts': `import type { B } from './a.ts';\nexport type A = B;\n`,
    };
    assert.ok(violationsOf(files).includes('no-cycles'));
  });
});

describe('the import rules of the browser packages', () => {
  const rejected = [
    [
      'only-the-host-and-tests-make-host-services',
      'mfe-gift/src/remote.tsx',
      'remote-kit/host-services/http/http.ts',
    ],
    [
      'only-the-host-and-tests-make-host-services',
      'remote-kit/src/index.ts',
      'remote-kit/host-services/http/http.ts',
    ],
    ['host-services-have-no-ui', 'remote-kit/host-services/notices/toasts.ts', 'shared-ui/src/toast.tsx'],
    ['nobody-imports-the-host', 'remote-kit/testing/render-remote.tsx', 'host/src/start-host.tsx'],
    ['rendering-knows-only-contracts', 'rendering/src/pool/seat.ts', 'registry/src/registry.ts'],
    ['registry-knows-contracts-and-rendering', 'registry/src/registry.ts', 'apiproxy/src/main.ts'],
    ['server-knows-contracts-rendering-and-registry', 'apiproxy/src/main.ts', 'remote-kit/src/index.ts'],
    ['no-remote-imports-a-remote', 'mfe-gift/src/remote.tsx', 'mfe-cards/src/remote.tsx'],
  ];
  for (const [rule, importer, target] of rejected)
    it(`reject ${importer} that imports ${target}: ${rule}`, () => {
      const files = { [importer]: importing(relative(dirname(importer), target)), [target]: name };
      assert.ok(violationsOf(files, '.').includes(rule));
    });

  it('allow the host and remote-kit/testing to create host services', () => {
    const path = 'remote-kit/host-services/http/http.ts';
    const importers = ['host/src/start-host.tsx', 'remote-kit/testing/test-host.ts'];
    const files = importers.map((file) => [file, importing(relative(dirname(file), path))]);
    assert.deepEqual(violationsOf({ ...Object.fromEntries(files), [path]: name }, '.'), []);
  });
});

describe('the rooms of a remote', () => {
  const rejected = [
    ['rooms-before-order/facts-do-not-import-it', 'cart/cart.slice.ts', 'order/facts/order.actions.ts'],
    [
      'rooms-before-order/follow/events-do-not-import-it',
      'order/place/order.reducer.ts',
      'order/follow/events/a.ts',
    ],
    [
      'rooms-before-order/place-do-not-import-it',
      'order/place/pricing/pricing.epics.ts',
      'order/place/order.reducer.ts',
    ],
    [
      'rooms-before-order/place/review-cart-do-not-import-it-nor-siblings-each-other',
      'order/place/guest-checkout/guest-checkout-page.tsx',
      'order/place/review-cart/cup-name.tsx',
    ],
    ['rooms-do-not-import-its-root', 'cart/cart.epics.ts', 'ordering.store.ts'],
    ['rooms-do-not-import-its-root', 'cart/cart.epics.ts', 'testing/epics.ts'],
    ['folders-are-rooms', 'remote.tsx', 'features/new-page/new-page.tsx'],
  ];
  for (const [rule, importer, target] of rejected)
    it(`reject ${importer} that imports a type of ${target}: ${rule}`, () => {
      const path = relative(dirname(importer), target);
      const files = {
        [importer]: importingType(path.startsWith('.') ? path : `./${path}`),
        [target]: 'export type A = 1;\n',
      };
      assert.deepEqual(violationsOf(files, 'mfe-ordering/src'), [`mfe-ordering-${rule}`]);
    });

  it('allow what comes before, the files of the room itself, and tests', () => {
    const files = {
      'remote.tsx': importing('./menu/layout/menu-layout.tsx'),
      'menu/layout/menu-layout.tsx': importing('./cart-bar.tsx'),
      'menu/layout/cart-bar.tsx': importing('../../cart/cart.slice.ts'),
      'cart/cart.slice.ts': name,
      'cart/cart.test.ts': importing('../testing/epics.ts'),
      'testing/epics.ts': importing('../remote.tsx'),
    };
    assert.deepEqual(violationsOf(files, 'mfe-ordering/src'), []);
  });

  const remotes = globSync('mfe-*/rooms.json', { cwd: root });
  for (const list of remotes)
    it(`are folders, and the architecture draws their order: ${list}`, () => {
      const rooms = JSON.parse(readFileSync(join(root, list), 'utf8')).flat();
      assert.deepEqual(
        rooms.filter((room) => !existsSync(join(root, dirname(list), 'src', room))),
        [],
      );
      const houses = [...new Set(rooms.map((room) => room.split('/')[0]))];
      const drawing = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
      assert.ok(
        drawing.includes(`${houses.join(' --> ')} --> remote.tsx`),
        `expected ${houses.join(' --> ')}`,
      );
    });
});
