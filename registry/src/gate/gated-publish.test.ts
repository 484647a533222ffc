import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { runCommand } from '../commands/cli.ts';
import { publish, readDocument, readHistory } from '../index.ts';
import { writeTestBuild } from '../testing/test-build.ts';
import { openTestRegistry } from '../testing/test-registry.ts';
import type { GateReport } from './gate-report.ts';
import { cards, cardUpdated, host, ordering } from './testing/parties.ts';

const narrowed = {
  events: {
    emits: { 'card-updated': { ...cardUpdated, payload: { shape: { reason: { oneOf: ['added'] } } } } },
    consumes: {},
  },
};

describe('crema publish, with ordering deployed', () => {
  const work = mkdtempSync(join(tmpdir(), 'crema-gated-'));
  let root = '';
  let registry = '';
  after(() => rmSync(work, { recursive: true, force: true }));

  const crema = async (...words: string[]) => {
    const printed: string[] = [];
    const errors: string[] = [];
    const code = await runCommand([...words, '--registry', registry], {
      root,
      environment: { HOST_DIR: join(root, 'host') },
      now: () => new Date('2026-01-02T00:00:00Z'),
      print: (text) => printed.push(text),
      printError: (text) => errors.push(text),
    });
    return { code, printed: printed.join('\n'), errors: errors.join('\n') };
  };
  const build = (party: ReturnType<typeof cards>, code: string, changes: object = {}) =>
    writeTestBuild(
      join(root, party.name),
      { ...party.manifest, version: party.version.split('-')[0] },
      code,
      { ...party.contract, ...changes },
    );
  const stored = () => readdirSync(join(registry, 'files', 'mfe-cards'));
  const document = () => readDocument(openTestRegistry(registry));

  beforeEach(async () => {
    root = mkdtempSync(join(work, 'root-'));
    registry = join(root, 'registry');
    mkdirSync(join(root, 'host'));
    writeFileSync(join(root, 'host', 'contract.json'), JSON.stringify(host()));
    build(ordering(), 'ordering()');
    build(cards(), 'cards()');
    for (const name of ['mfe-ordering', 'mfe-cards'])
      await publish({ registry: openTestRegistry(registry), source: join(root, name), now: new Date(0) });
  });

  it('keeps the contract of a version in the document', async () => {
    const { stable = '', versions } = (await document())?.remotes['mfe-cards'] ?? {};
    assert.deepEqual(versions?.[stable]?.contract, cards().contract);
  });

  it('stores nothing and changes nothing when it refuses, PLT-003', async () => {
    const before = { document: await document(), stored: stored() };
    build(cards({ version: '2.0.0' }), 'cards()', narrowed);
    const { code, errors } = await crema('publish', 'mfe-cards', '--stable');
    assert.equal(code, 1);
    assert.match(
      errors,
      /refused +mfe-ordering@0\.4\.0-\w+ consumes card-updated: cardId is not given, but needed/,
    );
    assert.deepEqual({ document: await document(), stored: stored() }, before);
  });

  it('is asked with the very document that is changed, so that nobody slips in between', async () => {
    const before = await document();
    let asked: number | undefined;
    build(cards({ version: '1.0.1' }), 'other()');
    const attempt = publish({
      registry: openTestRegistry(registry),
      source: join(root, 'mfe-cards'),
      now: new Date(0),
      gate: (_built, { sequence }) => {
        asked = sequence;
        throw new Error('somebody was faster');
      },
    });
    await assert.rejects(attempt, /somebody was faster/);
    assert.equal(asked, before?.sequence);
    assert.deepEqual(await document(), before);
  });

  it('takes a changed contract for another version, though the code is the same', async () => {
    build(cards({ version: '1.0.1' }), 'cards()', { links: ['/menu/featured'] });
    assert.equal((await crema('publish', 'mfe-cards')).code, 0);
    assert.equal(stored().length, 2);
  });

  it('reports without publishing on --check, to people and to programs', async () => {
    const before = stored();
    build(cards({ version: '1.0.1' }), 'other()');
    const fine = await crema('publish', 'mfe-cards', '--check');
    assert.match(fine.printed, /^mfe-cards 1\.0\.1-\w{8} may be published$/);
    build(cards({ version: '1.0.1' }), 'other()', narrowed);
    const { code, errors } = await crema('publish', 'mfe-cards', '--check', '--json', '--force', 'now');
    const { report } = JSON.parse(errors) as { report: GateReport };
    assert.equal(code, 1);
    assert.equal(report.passed, false);
    assert.deepEqual(
      report.findings.map(({ rule, field }) => [rule, field]),
      [
        ['event-fits-consumers', 'card-updated.cardId'],
        ['event-fits-consumers', 'card-updated.cardId'],
        ['version-is-enough', 'card-updated.cardId'],
      ],
    );
    assert.deepEqual(stored(), before);
  });

  it('publishes in spite of it for a reason, which the history keeps', async () => {
    build(cards({ version: '2.0.0' }), 'cards()', narrowed);
    const { code } = await crema(
      'publish',
      'mfe-cards',
      '--force',
      'ordering follows',
      '--reason',
      'new cards',
    );
    assert.equal(code, 0);
    const history = await readHistory(openTestRegistry(registry), 'mfe-cards');
    assert.equal(history.at(-1)?.reason, 'forced past event-fits-consumers: ordering follows; new cards');
  });

  it('publishes a file that is not what was built for no reason at all', async () => {
    build(cards({ version: '1.0.1' }), 'cards()');
    writeFileSync(join(root, 'mfe-cards', 'dist', 'entry.js'), 'stolen()');
    const { code, errors } = await crema('publish', 'mfe-cards', '--force', 'in a hurry');
    assert.equal(code, 1);
    assert.match(errors, /entry\.js differs from its integrity in build\.json/);
  });

  it('prints warnings beside what it published', async () => {
    build(cards({ version: '1.0.0' }), 'changed()');
    rmSync(join(root, 'host'), { recursive: true });
    const { code, printed } = await crema('publish', 'mfe-cards');
    assert.equal(code, 0);
    assert.match(printed, /warning +the deployed host has no contract\.json/);
    assert.match(printed, /warning +the build differs from 1\.0\.0-\w{8}: raise the version to 1\.0\.1/);
  });
});
