import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { resolveRegistry } from '@crema/shared-contracts';
import { runCommand } from './cli.ts';
import { readDocument, readHistory } from './index.ts';

const manifest = {
  name: 'mfe-gift',
  version: '1.0.0',
  contract: '^1.0.0',
  routes: [{ id: 'gift', path: '/gift', titleId: 't', access: 'anyone', navigation: 'full' }],
  navigation: [],
  slots: { provides: [], uses: [] },
  flags: [],
  events: { emits: [], consumes: [] },
  locales: ['en-US', 'en-CA', 'fr-CA'],
  titles: { 'en-US': {}, 'en-CA': {}, 'fr-CA': {} },
  budgets: { firstRouteKb: 30 },
};
const visitors = Array.from({ length: 400 }, (_, index) => `visitor-${index}`);

describe('the crema command line', () => {
  const work = mkdtempSync(join(tmpdir(), 'crema-cli-'));
  let root = '';
  let registry = '';
  let today = new Date('2026-01-01T00:00:00Z');
  after(() => rmSync(work, { recursive: true, force: true }));

  const crema = (...words: string[]) => {
    const printed: string[] = [];
    const errors: string[] = [];
    const code = runCommand([...words, '--registry', registry], {
      root,
      environment: {},
      now: () => today,
      print: (text) => printed.push(text),
      printError: (text) => errors.push(text),
    });
    return { code, printed: printed.join('\n'), errors: errors.join('\n') };
  };
  const data = <T>(...words: string[]) => JSON.parse(crema(...words, '--json').printed) as T;
  const publishCode = (code: string) => {
    const source = join(root, 'mfe-gift');
    mkdirSync(join(source, 'dist'), { recursive: true });
    writeFileSync(join(source, 'remote.json'), JSON.stringify(manifest));
    writeFileSync(join(source, 'dist', 'entry.js'), code);
    const build = { entry: 'entry.js', bytes: {}, module: [], styles: [], messages: {}, routes: {} };
    const integrity = { 'entry.js': `sha384-${code}` };
    writeFileSync(join(source, 'dist', 'build.json'), JSON.stringify({ ...build, integrity }));
    return data<{ version: string }>('publish', 'mfe-gift').version;
  };
  const record = () => readDocument(registry)?.remotes['mfe-gift'];
  const shareOf = (version: string) => {
    const document = readDocument(registry);
    assert.ok(document);
    const got = visitors.filter(
      (visitor) => resolveRegistry(document, visitor).remotes[0]?.version === version,
    );
    return got.length / visitors.length;
  };

  beforeEach(() => {
    root = mkdtempSync(join(work, 'root-'));
    registry = join(root, 'registry');
    today = new Date('2026-01-01T00:00:00Z');
  });

  it('publishes a second version that reaches nobody until it is brought out, PLT-003', () => {
    const first = publishCode('first');
    const second = publishCode('second');
    assert.equal(record()?.stable, first);
    assert.ok(record()?.versions[second]);
    assert.equal(shareOf(first), 1);
  });

  it('brings a version to a share, then to everybody, then takes it back in one command, PLT-008', () => {
    const first = publishCode('first');
    const second = publishCode('second');
    assert.equal(crema('canary', 'mfe-gift', second, '0').code, 0);
    assert.equal(shareOf(second), 0);
    crema('canary', 'mfe-gift', second, '25');
    assert.ok(shareOf(second) > 0.15 && shareOf(second) < 0.35);
    crema('canary', 'mfe-gift', second, '100');
    assert.equal(shareOf(second), 1);
    crema('promote', 'mfe-gift');
    assert.equal(record()?.stable, second);
    assert.equal(record()?.previous, first);
    assert.equal(record()?.canary, undefined);
    crema('rollback', 'mfe-gift');
    assert.equal(shareOf(first), 1);
    assert.equal(record()?.previous, undefined);
  });

  it('drops a canary with the roll-back, PLT-008', () => {
    const first = publishCode('first');
    crema('canary', 'mfe-gift', publishCode('second'), '100');
    crema('rollback', 'mfe-gift');
    assert.equal(record()?.canary, undefined);
    assert.equal(shareOf(first), 1);
  });

  it('switches a remote off with a reason that stays until it is on again, PLT-005', () => {
    publishCode('first');
    crema('disable', 'mfe-gift', '--reason', 'cards are refused');
    assert.equal(record()?.enabled, false);
    publishCode('second');
    assert.equal(record()?.disabledReason, 'cards are refused');
    assert.match(crema('status').printed, /disabled: cards are refused/);
    crema('enable', 'mfe-gift');
    assert.equal(record()?.enabled, true);
    assert.equal(record()?.disabledReason, undefined);
  });

  it('writes every change and its reason into the history, and no attempt that was refused', () => {
    publishCode('first');
    const second = publishCode('second');
    crema('canary', 'mfe-gift', second, '10', '--reason', 'new cards');
    crema('canary', 'mfe-gift', second, '101');
    crema('promote', 'mfe-gift');
    crema('rollback', 'mfe-gift', '--reason', 'too slow');
    crema('disable', 'mfe-gift', '--reason', 'repair');
    crema('enable', 'mfe-gift');
    const entries = readHistory(registry);
    assert.deepEqual(
      entries.map(({ verb, reason }) => [verb, reason]),
      [
        ['publish', undefined],
        ['publish', undefined],
        ['canary', 'new cards'],
        ['promote', undefined],
        ['rollback', 'too slow'],
        ['disable', 'repair'],
        ['enable', undefined],
      ],
    );
    assert.deepEqual(data('history', 'mfe-gift'), entries);
    assert.deepEqual(data('history', 'mfe-cards'), []);
    assert.match(
      crema('history').printed,
      /rollback {2}mfe-gift {2}stable 1\.0\.0-\w+ → 1\.0\.0-\w+ {2}\(too slow\)/,
    );
  });

  it('collects old versions that nobody can get, and never stable, canary, previous, newest or young ones', () => {
    const [first, second, third, fourth] = ['a', 'b', 'c', 'd'].map((code) => {
      today = new Date(today.getTime() + 60_000);
      return publishCode(code);
    }) as [string, string, string, string];
    const stored = () => readdirSync(join(registry, 'files', 'mfe-gift')).sort();
    assert.deepEqual(data('gc', '--keep', '0'), { removed: [] });
    assert.deepEqual(stored(), [first, second, third, fourth].sort());
    crema('canary', 'mfe-gift', second, '10');
    today = new Date(today.getTime() + 25 * 3_600_000);
    assert.deepEqual(data('gc', '--keep', '1'), { removed: [{ name: 'mfe-gift', version: third }] });
    assert.deepEqual(stored(), [first, second, fourth].sort());
    assert.equal(record()?.versions[third], undefined);
    crema('promote', 'mfe-gift');
    data('gc', '--keep', '0');
    assert.deepEqual(stored(), [first, second].sort());
    assert.deepEqual(
      data<{ removed?: unknown }[]>('history', 'mfe-gift').flatMap(({ removed }) => removed ?? []),
      [third, fourth].map((version) => ({ name: 'mfe-gift', version })),
    );
  });

  it('collects folders that no record names once they are old', () => {
    publishCode('first');
    const orphan = join(registry, 'files', 'mfe-gift', '1.0.0-orphan');
    mkdirSync(orphan);
    utimesSync(orphan, today, today);
    assert.deepEqual(data('gc', '--keep', '0', '--min-age', '0'), { removed: [] });
    today = new Date(today.getTime() + 2 * 3_600_000);
    assert.deepEqual(data('gc', '--keep', '0', '--min-age', '0'), {
      removed: [{ name: 'mfe-gift', version: '1.0.0-orphan' }],
    });
  });

  for (const [words, code, message] of [
    ['canary mfe-cards 1.0.0 5', 1, /no remote mfe-cards in the registry; there are: mfe-gift/],
    ['canary mfe-gift 9.9.9 5', 1, /no version 9\.9\.9/],
    ['canary mfe-gift 9.9.9 101', 1, /percent is a number from 0 to 100/],
    ['canary mfe-gift 9.9.9 many', 1, /percent is a number from 0 to 100/],
    ['promote mfe-gift', 1, /no canary to promote/],
    ['rollback mfe-gift', 1, /neither a previous version nor a canary/],
    ['publish mfe-none', 1, /no remote mfe-none among the packages/],
    ['gc --keep some', 1, /--keep is a number from 0 up/],
    ['explode mfe-gift', 1, /no verb explode/],
    ['disable mfe-gift', 2, /crema disable <remote> --reason REASON/],
    ['promote', 2, /crema promote <remote>/],
    ['status --colour', 2, /--colour/],
  ] as const)
    it(`answers "crema ${words}" with exit code ${code} and why`, () => {
      publishCode('first');
      const before = readDocument(registry);
      const outcome = crema(...words.split(' '));
      assert.equal(outcome.code, code);
      assert.match(outcome.errors, message);
      assert.deepEqual(readDocument(registry), before);
    });
});
