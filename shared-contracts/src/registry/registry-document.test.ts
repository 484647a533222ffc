import type { ContractRecord } from './contract-record.ts';
import {
  registrySchema,
  upgradeRegistryDocument,
  bucketOf,
  canariesOf,
  validateRegistryDocument,
  resolveRegistry,
  type RegistryDocument,
} from './registry-document.ts';
import type { RemoteManifest, BuildFiles } from './remote-manifest.ts';

const manifest: RemoteManifest = {
  name: 'mfe-gift',
  version: '1.0.0',
  contract: '^3.0.0',
  navigation: [],
  slots: { provides: [], uses: [] },
  flags: [],
  events: { emits: [], consumes: [] },
  locales: [],
  routes: [{ id: 'gift', path: '/gift', titleId: 't', access: 'anyone', navigation: 'full' }],
  titles: { 'en-US': {}, 'en-CA': {}, 'fr-CA': {} },
  budgets: { firstRouteKb: 30 },
};
const files: BuildFiles = {
  entry: 'e.js',
  integrity: {},
  bytes: {},
  module: [],
  styles: [],
  messages: {},
  routes: {},
};
const version = (url: string) => ({ url, manifest, files, publishedAt: '2026-01-01T00:00:00Z' });
const documentWith = (percent: number | undefined, enabled = true): RegistryDocument => ({
  schema: registrySchema,
  sequence: 3,
  updatedAt: '2026-01-01T00:00:00Z',
  remotes: {
    'mfe-gift': {
      enabled,
      stable: '1.0.0',
      previous: '0.9.0',
      salt: 's',
      ...(percent !== undefined && { canary: { version: '1.1.0', percent } }),
      versions: { '1.0.0': version('/1.0.0/'), '1.1.0': version('/1.1.0/'), '0.9.0': version('/0.9.0/') },
    },
  },
});
const contract: ContractRecord = {
  schema: registrySchema,
  name: 'mfe-gift',
  contract: '3.0.0',
  events: { emits: {}, consumes: {} },
  slots: { provides: {}, uses: {} },
  host: [],
  libraries: {},
  flags: [],
  configuration: [],
  links: [],
};
const visitors = Array.from({ length: 10_000 }, (_, index) => `visitor-${index}`);
const shareOnCanary = (percent: number) =>
  visitors.filter(
    (visitor) => resolveRegistry(documentWith(percent), visitor).remotes[0]?.version === '1.1.0',
  ).length / visitors.length;

describe('a version that was published before an event, a slot or a flag was deleted', () => {
  it.each([
    { events: { emits: ['cart-emptied'], consumes: [] } },
    { events: { emits: [], consumes: ['locale-changed'] } },
    { slots: { provides: ['wish-list'], uses: ['wish-list'] } },
    { flags: ['darkMode'] },
  ])('does not make the registry document unreadable: %j, PLT-006', (past) => {
    const document = documentWith(undefined);
    const [remote] = Object.values(document.remotes);
    const older = { ...version('/0.9.0/'), manifest: { ...manifest, ...past } };
    const versions = { ...remote?.versions, '0.9.0': older };
    const withOlder = { ...document, remotes: { 'mfe-gift': { ...remote, versions } } };
    expect(validateRegistryDocument(withOlder)).toBeUndefined();
  });
});

describe('a release to a percentage of visitors', () => {
  it.each([
    { percent: 0, low: 0, high: 0 },
    { percent: 1, low: 0.007, high: 0.013 },
    { percent: 10, low: 0.09, high: 0.11 },
    { percent: 50, low: 0.48, high: 0.52 },
    { percent: 100, low: 1, high: 1 },
  ])('reaches $percent % of 10,000 visitors, PLT-008', ({ percent, low, high }) => {
    const share = shareOnCanary(percent);
    expect(share).toBeGreaterThanOrEqual(low);
    expect(share).toBeLessThanOrEqual(high);
  });

  it('keeps a visitor where they are, and widens without moving anybody back, PLT-008', () => {
    const small = visitors.filter((visitor) => bucketOf(visitor, 'mfe-gift', 's') < 10);
    expect(small.every((visitor) => bucketOf(visitor, 'mfe-gift', 's') < 50)).toBe(true);
    expect(small).toEqual(visitors.filter((visitor) => bucketOf(visitor, 'mfe-gift', 's') < 10));
  });

  it('names the canaries of a visitor: visitors with the same ones get the same composition, PLT-008', () => {
    const document = documentWith(50);
    const compositions = new Map<string, Set<string>>();
    for (let visitor = 0; visitor < 100; visitor += 1) {
      const canaries = canariesOf(document, `v${visitor}`).join();
      const resolved = JSON.stringify(resolveRegistry(document, `v${visitor}`));
      compositions.set(canaries, (compositions.get(canaries) ?? new Set()).add(resolved));
    }
    expect([...compositions].map(([canaries, found]) => [canaries, found.size]).sort()).toEqual([
      ['', 1],
      ['mfe-gift', 1],
    ]);
    expect(canariesOf(documentWith(undefined), 'v')).toEqual([]);
  });

  it('draws the groups of two remotes independently', () => {
    const both =
      visitors.filter(
        (visitor) => bucketOf(visitor, 'mfe-gift', 's') < 50 && bucketOf(visitor, 'mfe-cards', 's') < 50,
      ).length / visitors.length;
    expect(both).toBeGreaterThan(0.23);
    expect(both).toBeLessThan(0.27);
  });
});

describe('a resolved registry', () => {
  it('names the previous good version to fall back to, PLT-006', () => {
    expect(resolveRegistry(documentWith(undefined), 'v').remotes[0]?.previous?.version).toBe('0.9.0');
    expect(resolveRegistry(documentWith(100), 'v').remotes[0]?.previous?.version).toBe('1.0.0');
  });

  it('has the integrity of scripts and styles only, because browsers check no other files, PLT-003', () => {
    const document = documentWith(undefined);
    const names = ['remote.1.js', 'remote.2.css', 'rose.3.svg', 'server/remote.4.cjs', 'server/remote.5.js'];
    const everything: BuildFiles = {
      ...files,
      integrity: Object.fromEntries(names.map((name) => [name, 'sha384-x'])),
      bytes: Object.fromEntries(names.map((name) => [name, { raw: 2, brotli: 1 }])),
      server: 'server/remote.5.js',
    };
    const versions = document.remotes['mfe-gift']?.versions ?? {};
    for (const name of Object.keys(versions))
      Object.assign(versions, { [name]: { ...versions[name], files: everything } });
    const [remote] = resolveRegistry(document, 'v').remotes;
    for (const found of [remote?.files, remote?.previous?.files]) {
      expect(Object.keys(found?.integrity ?? {})).toEqual(['remote.1.js', 'remote.2.css']);
      expect(Object.keys(found?.bytes ?? {})).toEqual(['remote.1.js', 'remote.2.css']);
      expect(found?.server).toBeUndefined();
    }
  });

  it('lists the addresses of a remote that is switched off instead of the remote, PLT-005', () => {
    const resolved = resolveRegistry(documentWith(undefined, false), 'v');
    expect(resolved.remotes).toEqual([]);
    expect(resolved.disabled).toEqual([{ name: 'mfe-gift', paths: ['/gift'] }]);
  });
});

describe('names in a registry, which become paths and addresses', () => {
  const document = documentWith(undefined);
  const gift = document.remotes['mfe-gift']!;
  const [oneVersion] = Object.values(gift.versions);
  const named = (name: string) => ({ ...document, remotes: { [name]: gift } });
  const versioned = (name: string) => ({
    ...document,
    remotes: { 'mfe-gift': { ...gift, versions: { ...gift.versions, [name]: oneVersion } } },
  });

  it.each(['mfe-gift', 'mfe-a', 'mfe-store-board'])('may be the remote %s', (name) => {
    expect(validateRegistryDocument(named(name))).toBeUndefined();
  });
  it.each([
    '../../etc',
    'mfe-gift/..',
    'MFE-gift',
    'host',
    '',
    '__proto__x',
    'mfe-gift\u0000',
    `mfe-${'a'.repeat(100)}`,
  ])('are never the remote %j', (name) => {
    expect(validateRegistryDocument(named(name))).toMatch(/^\.?remotes .*: expected a text like/);
  });
  it.each(['1.0.0', '0.1.0-aa79f961', '1.0.0-beta.1+5', '0.1.0-aa79f961.draft-77'])(
    'may be the version %s',
    (name) => {
      expect(validateRegistryDocument(versioned(name))).toBeUndefined();
    },
  );
  it.each(['1.0.0/../../x', '..', '1.0.0 ', '1.0.0-', 'v1.0.0', `1.0.0-${'a'.repeat(200)}`])(
    'are never the version %j',
    (name) => {
      expect(validateRegistryDocument(versioned(name))).toMatch(/versions .*: expected a text like/);
    },
  );
  it('are checked in what is being removed: its folders are deleted', () => {
    const removing = [{ name: '../..', version: '1.0.0' }];
    expect(validateRegistryDocument({ ...document, removing })).toMatch(/removing\[0\]\.name: expected/);
  });
});

describe('the contract of a version', () => {
  const document = documentWith(undefined);
  const gift = document.remotes['mfe-gift']!;
  const withContract = (kept: ContractRecord) => ({
    ...document,
    remotes: {
      'mfe-gift': { ...gift, versions: { ...gift.versions, '1.0.0': { ...version('/1/'), contract: kept } } },
    },
  });

  it('is kept in the document and not sent to a visitor', () => {
    expect(validateRegistryDocument(withContract(contract))).toBeUndefined();
    expect(JSON.stringify(resolveRegistry(withContract(contract), 'visitor'))).not.toContain('links');
  });

  it('does not keep the document from a reader that is older than it', () => {
    const later = { schema: 2, parts: [] } as unknown as ContractRecord;
    expect(validateRegistryDocument(withContract(later))).toBeUndefined();
  });
});

describe('a document that was published with schema 1', () => {
  const former = (document: RegistryDocument) => {
    const { remotes, ...rest } = document;
    const formerRemotes = Object.entries(remotes).map(([name, record]) => {
      const versions = Object.entries(record.versions).map(([number, { url, ...found }]) => [
        number,
        { address: url, ...found },
      ]);
      return [name, { ...record, versions: Object.fromEntries(versions) as unknown }];
    });
    return { ...rest, schema: 1, remotes: Object.fromEntries(formerRemotes) as unknown };
  };
  const lastChange = { at: '2026-01-01T00:00:00Z', sequence: 3, remote: 'mfe-gift' };

  it('is read as schema 2: `address` becomes `url`, and `verb` becomes `command`, PLT-003', () => {
    const current = documentWith(30);
    const upgraded = upgradeRegistryDocument({
      ...former(current),
      lastChange: { ...lastChange, verb: 'publish' },
    });
    expect(validateRegistryDocument(upgraded)).toBeUndefined();
    expect(upgraded).toEqual({ ...current, lastChange: { ...lastChange, command: 'publish' } });
  });

  it.each([[documentWith(30)], ['text'], [null], [[]], [{ schema: 3 }], [{ schema: 1, remotes: 'none' }]])(
    'leaves a document of another schema, and any other value, to the validator: %#',
    (value) => {
      const upgraded = upgradeRegistryDocument(value);
      if (typeof value === 'object' && value && 'schema' in value && value.schema !== 1)
        expect(upgraded).toBe(value);
      else expect(validateRegistryDocument(upgraded)).toBeDefined();
    },
  );
});
