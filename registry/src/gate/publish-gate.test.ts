import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { ContractRecord, RegistryDocument, RemoteManifest } from '@crema/shared-contracts';
import { readContract, readHostContract, type Build } from './gather-facts.ts';
import { checkBuild, GateError, passGate } from './publish-gate.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const { describeContract } = (await import(
  pathToFileURL(join(root, 'remote-kit', 'build', 'contract', 'contract-record-plugin.mjs')).href
)) as { describeContract: (folder: string, files: readonly string[]) => Promise<ContractRecord> };

/** The contract as a build of the package would write it, from its real sources. */
const contractOf = (name: string) =>
  describeContract(
    join(root, name),
    [name, 'remote-kit', 'shared-ui', 'shared-contracts'].flatMap((one) =>
      globSync('src/**/*.{ts,tsx}', { cwd: join(root, one), exclude: ['**/*.test.*', '**/testing'] }).map(
        (file) => join(root, one, file),
      ),
    ),
  );
const manifestOf = (name: string) =>
  JSON.parse(readFileSync(join(root, name, 'remote.json'), 'utf8')) as RemoteManifest;

describe('a build of the cards remote, with ordering and the host deployed', () => {
  const work = mkdtempSync(join(tmpdir(), 'crema-gate-'));
  const orderingVersion = '0.1.0-0dde1234';
  let contracts: Record<'cards' | 'ordering' | 'host', ContractRecord>;
  let document: RegistryDocument;
  let build: Build;
  const write = (file: string, content: string) => writeFileSync(join(work, file), content);
  const writeContract = (contract: object) => write('contract.json', JSON.stringify(contract));

  before(async () => {
    const [cards, ordering, host] = await Promise.all(['mfe-cards', 'mfe-ordering', 'host'].map(contractOf));
    assert.ok(cards && ordering && host);
    contracts = { cards, ordering, host };
    write('remoteEntry.js', 'entry()');
    write('remoteEntry.js.map', '{}');
    const integrity = `sha384-${createHash('sha384').update('entry()').digest('base64')}`;
    const files = {
      entry: 'remoteEntry.js',
      integrity: { 'remoteEntry.js': integrity },
      bytes: {},
      module: [],
      styles: [],
      messages: {},
      routes: {},
    };
    write('build.json', JSON.stringify(files));
    const record = (
      name: string,
      version: string,
      contract: ContractRecord,
    ): RegistryDocument['remotes'] => ({
      [name]: {
        enabled: true,
        salt: name,
        stable: version,
        versions: {
          [version]: {
            url: '/',
            manifest: manifestOf(name),
            files,
            contract,
            publishedAt: '2026-01-01T00:00:00Z',
          },
        },
      },
    });
    document = {
      schema: 1,
      sequence: 2,
      updatedAt: '2026-01-01T00:00:00Z',
      remotes: {
        ...record('mfe-ordering', orderingVersion, ordering),
        ...record('mfe-cards', '0.1.0-0ca2d123', cards),
      },
    };
    build = { manifest: manifestOf('mfe-cards'), files, version: '0.1.0-0ca2d999', folder: work };
  });
  after(() => rmSync(work, { recursive: true, force: true }));

  const reportOn = (deployed = document) =>
    checkBuild({ ...build, contract: readContract(work) }, deployed, contracts.host);
  const messages = () =>
    reportOn()
      .findings.filter(({ weight }) => weight === 'refused')
      .map(({ message }) => message);

  it('passes as it is, PLT-003', () => {
    writeContract(contracts.cards);
    assert.deepEqual(messages(), []);
  });

  it('is compared with a host whose record lists what its own sources use', () => {
    const { events, slots, host, links } = contracts.host;
    assert.deepEqual(Object.keys(events.consumes), ['cart-changed']);
    assert.deepEqual(Object.keys(slots.uses).sort(), [
      'add-money',
      'auto-reload',
      'choose-gift-payment',
      'choose-order-payment',
      'scan-to-pay',
      'sign-in',
    ]);
    assert.ok(host.includes('blockUpgrades'));
    // The host finds the cart's page by its role in remote.json.
    assert.ok(!links.includes('/menu/cart'), links.join(' '));
    assert.ok(contracts.host.serverLinks?.includes('/menu/order/*'));
  });

  it('is refused in the name of the host, whose bus carries the event, when a value of it is new, PLT-004', () => {
    const changed = JSON.stringify(contracts.cards).replace('"added"', '"gifted"');
    write('contract.json', changed);
    const inTheHost = messages().find((message) => message.startsWith('the deployed host'));
    assert.match(
      inTheHost ?? '',
      /^the deployed host carries card-updated: reason may be "gifted" where one of added, /,
    );
  });

  it('is refused with the names when it uses exports or props of shared-ui that the host lacks, PLT-007', () => {
    const {
      names = [],
      exports = {},
      ...uses
    } = contracts.cards.libraries['@crema/shared-ui'] ?? {
      version: '',
    };
    assert.ok(names.includes('Button') && exports['Button']);
    const changed = {
      ...uses,
      names: [...names, 'Carousel'],
      exports: { ...exports, Button: { shape: { children: 'anything', glow: 'text' } } },
    };
    writeContract({
      ...contracts.cards,
      libraries: { ...contracts.cards.libraries, '@crema/shared-ui': changed },
    });
    const [missing, prop] = messages();
    assert.match(
      missing ?? '',
      /^the deployed host shares @crema\/shared-ui 0\.1\.0\+\w{8} without Carousel$/,
    );
    assert.match(prop ?? '', /: prop glow of Button is passed, but not known$/);
  });

  it('is refused in the name of ordering when a prop of its slot takes less', () => {
    const changed = JSON.stringify(contracts.cards).replace('["CAD","USD"]', '["USD"]');
    write('contract.json', changed);
    assert.match(
      messages()[0] ?? '',
      /^mfe-ordering@0\.1\.0-0dde1234 uses slot payment-chooser: prop total\.currency may be "CAD" where/,
    );
    assert.match(messages()[1] ?? '', /^needs at least 0\.2\.0: slot payment-chooser\.total\.currency/);
  });

  it('does not ask a remote that is switched off, PLT-005', () => {
    const off = { ...document.remotes['mfe-ordering']!, enabled: false };
    const report = reportOn({ ...document, remotes: { 'mfe-ordering': off } });
    assert.ok(report.passed);
  });

  it('is let through for a reason, which names what it outweighs', () => {
    const report = reportOn();
    assert.throws(() => passGate(report, undefined), GateError);
    assert.equal(
      passGate(report, 'ordering follows in an hour'),
      'forced past slot-fits-users, version-is-enough: ordering follows in an hour',
    );
  });

  it('is not let through for any reason when a file is not what was built', () => {
    write('remoteEntry.js', 'changed()');
    const report = reportOn();
    assert.throws(
      () => passGate(report, 'in a hurry'),
      /remoteEntry\.js differs from its integrity in build\.json/,
    );
    write('remoteEntry.js', 'entry()');
  });

  it('counts a record that cannot be read as none', () => {
    writeContract({ ...contracts.cards, events: 'of a later kind' });
    assert.match(messages()[0] ?? '', /has no contract\.json/);
  });
});

describe("the deployed host's contract", () => {
  let server: Server;
  let address = '';
  let reply: { status: number; body: string } = { status: 404, body: '' };
  before(async () => {
    server = createServer((_request, response) => response.writeHead(reply.status).end(reply.body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/assets/host/`;
  });
  after(() => server.close());

  it('is read from the address of its files', async () => {
    reply = { status: 200, body: JSON.stringify(await contractOf('host')) };
    assert.equal((await readHostContract(address))?.name, 'host');
  });

  it('is unknown when none is there, and an error when the server fails', async () => {
    reply = { status: 404, body: '' };
    assert.equal(await readHostContract(address), undefined);
    reply = { status: 503, body: '' };
    await assert.rejects(readHostContract(address), /answered 503/);
  });
});
