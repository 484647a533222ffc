import assert from 'node:assert/strict';
import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, it } from 'node:test';
import { loadRegistryKeys } from '../registry/registry-keys.ts';
import { overrideText, readOverrideHosts, rejectionReason } from './override.rules.ts';
import {
  urlWithoutOverrides,
  mergeOverrides,
  maxOverrides,
  parseOverrides,
  type RequestedOverride,
} from './requested-override.ts';

const now = new Date('2026-06-03T15:00:00Z');
const override: RequestedOverride = {
  remote: 'mfe-gift',
  url: 'https://previews.example.test/gift/',
  until: '2026-06-04T00:00:00Z',
};

describe('whether an override may be used', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const keys = loadRegistryKeys({
    environment: {
      CREMA_REGISTRY_PUBLIC_KEYS: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    },
    registry: '/nowhere',
    production: true,
  });
  const signed = (facts: RequestedOverride): RequestedOverride => ({
    ...facts,
    signature: sign(null, Buffer.from(overrideText(facts)), privateKey).toString('base64url'),
  });
  const development = { hosts: readOverrideHosts(false, {}), verify: keys.verify };
  const production = { hosts: readOverrideHosts(true, {}), verify: keys.verify };
  const staging = {
    hosts: readOverrideHosts(true, { OVERRIDE_HOSTS: 'a.test:8443, b.test' }),
    verify: keys.verify,
  };

  for (const { because, requested, rights, rejection } of [
    {
      because: 'it is on the developer’s own machine',
      requested: { ...override, url: 'http://localhost:3103/' },
      rights: development,
    },
    {
      because: 'its host is not in the list of allowed hosts',
      requested: override,
      rights: development,
      rejection: 'host-not-allowed',
    },
    {
      because: 'its host only looks like an allowed one',
      requested: { ...override, url: 'http://localhost.evil.test/' },
      rights: development,
      rejection: 'host-not-allowed',
    },
    {
      because: 'production allows no host by default',
      requested: { ...override, url: 'http://localhost:3103/' },
      rights: production,
      rejection: 'unsigned',
    },
    { because: 'a key of the registry signed it', requested: signed(override), rights: production },
    {
      because: 'another URL was signed',
      requested: { ...signed(override), url: 'https://evil.test/' },
      rights: production,
      rejection: 'unsigned',
    },
    {
      because: 'another remote was signed',
      requested: { ...signed(override), remote: 'mfe-cards' },
      rights: production,
      rejection: 'unsigned',
    },
    {
      because: 'a shorter time was signed',
      requested: { ...signed(override), until: '2036-01-01T00:00:00Z' },
      rights: production,
      rejection: 'unsigned',
    },
    {
      because: 'the operator allowed its host on any port',
      requested: { ...override, url: 'https://b.test:9000/x/' },
      rights: staging,
    },
    {
      because: 'the operator allowed another port',
      requested: { ...override, url: 'https://a.test/' },
      rights: staging,
      rejection: 'host-not-allowed',
    },
    {
      because: 'it is not a web URL',
      requested: { ...override, url: 'file:///etc/' },
      rights: development,
      rejection: 'malformed',
    },
    {
      because: 'it carries credentials',
      requested: { ...override, url: 'http://me:secret@localhost/' },
      rights: development,
      rejection: 'malformed',
    },
    {
      because: 'a policy could not name its host',
      requested: { ...override, url: "http://localhost;script-src'/" },
      rights: development,
      rejection: 'malformed',
    },
  ] as const)
    it(`${rejection ? `no, ${rejection}` : 'yes'}: ${because}, PLT-009`, () =>
      assert.equal(rejectionReason(requested, rights), rejection));
});

describe('the overrides in the query string', () => {
  it('are several remotes, each with a folder that ends in a slash, until the working day is over, PLT-009', () =>
    assert.deepEqual(
      parseOverrides(
        { remote: ['mfe-gift@http://localhost:3103', 'mfe-cards@http://localhost:3104/x/'] },
        now,
      ),
      [
        { remote: 'mfe-gift', url: 'http://localhost:3103/', until: '2026-06-03T23:00:00.000Z' },
        { remote: 'mfe-cards', url: 'http://localhost:3104/x/', until: '2026-06-03T23:00:00.000Z' },
      ],
    ));
  it('are a reset, or absent', () => {
    assert.equal(parseOverrides({ remote: 'reset' }, now), 'reset');
    assert.equal(parseOverrides({ q: 'latte' }, now), undefined);
    assert.deepEqual(parseOverrides({ remote: ['nonsense', 'mfe-gift@'] }, now), []);
  });
  it('replace earlier ones of the same remote, and fit into a cookie', () => {
    const other = { ...override, url: 'http://localhost:1/' };
    assert.deepEqual(mergeOverrides([override], [other]), [other]);
    const many = Array.from({ length: 20 }, (_, index) => ({ ...override, remote: `mfe-${index}` }));
    assert.deepEqual(mergeOverrides([override], many), many.slice(-maxOverrides));
    const long = many.map((one) => ({
      ...one,
      url: `https://previews.example.test/${'a'.repeat(250)}/`,
    }));
    const kept = mergeOverrides(long, []);
    assert.deepEqual(kept, long.slice(-kept.length));
    assert.ok(kept.length > 2 && encodeURIComponent(JSON.stringify(kept)).length < 3600);
  });
  it('are removed from the URL that the browser is sent to, which is always on our site', () => {
    assert.equal(urlWithoutOverrides('/menu?remote=reset&q=a%20b'), '/menu?q=a+b');
    assert.equal(urlWithoutOverrides('//evil.test/?remote=reset'), '/evil.test/');
    assert.equal(urlWithoutOverrides('/\\evil.test?remote=reset'), '/evil.test');
  });
});
