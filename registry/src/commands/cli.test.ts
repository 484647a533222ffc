import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { resolveRegistry } from '@crema/shared-contracts';
import { runCommand } from './cli.ts';
import { readDocument, readHistory } from '../index.ts';
import { giftManifest, writeTestBuild } from '../testing/test-build.ts';
import { openTestRegistry } from '../testing/test-registry.ts';

const manifest = {
  ...giftManifest,
  routes: [{ id: 'gift', path: '/gift', titleId: 't', access: 'anyone', navigation: 'full' }],
};
const visitors = Array.from({ length: 400 }, (_, index) => `visitor-${index}`);

describe('the crema command line', () => {
  const work = mkdtempSync(join(tmpdir(), 'crema-cli-'));
  let root = '';
  let registry = '';
  let today = new Date('2026-01-01T00:00:00Z');
  after(() => rmSync(work, { recursive: true, force: true }));

  const crema = async (...words: string[]) => {
    const printed: string[] = [];
    const errors: string[] = [];
    const code = await runCommand([...words, '--registry', registry], {
      root,
      environment: {},
      now: () => today,
      print: (text) => printed.push(text),
      printError: (text) => errors.push(text),
    });
    return { code, printed: printed.join('\n'), errors: errors.join('\n') };
  };
  const data = async <T>(...words: string[]) => JSON.parse((await crema(...words, '--json')).printed) as T;
  const publishCode = async (code: string) => {
    writeTestBuild(join(root, 'mfe-gift'), manifest, code);
    return (await data<{ version: string }>('publish', 'mfe-gift')).version;
  };
  const document = () => readDocument(openTestRegistry(registry));
  const record = async () => (await document())?.remotes['mfe-gift'];
  const shareOf = async (version: string) => {
    const read = await document();
    assert.ok(read);
    const got = visitors.filter((visitor) => resolveRegistry(read, visitor).remotes[0]?.version === version);
    return got.length / visitors.length;
  };

  beforeEach(() => {
    root = mkdtempSync(join(work, 'root-'));
    registry = join(root, 'registry');
    today = new Date('2026-01-01T00:00:00Z');
  });

  it('publishes a second version that reaches nobody until it is brought out, PLT-003', async () => {
    const first = await publishCode('first');
    const second = await publishCode('second');
    assert.equal((await record())?.stable, first);
    assert.ok((await record())?.versions[second]);
    assert.equal(await shareOf(first), 1);
  });

  it('brings a version to a share, then to everybody, then takes it back in one command, PLT-008', async () => {
    const first = await publishCode('first');
    const second = await publishCode('second');
    assert.equal((await crema('canary', 'mfe-gift', second, '0')).code, 0);
    assert.equal(await shareOf(second), 0);
    await crema('canary', 'mfe-gift', second, '25');
    assert.ok((await shareOf(second)) > 0.15 && (await shareOf(second)) < 0.35);
    await crema('canary', 'mfe-gift', second, '100');
    assert.equal(await shareOf(second), 1);
    await crema('promote', 'mfe-gift');
    assert.equal((await record())?.stable, second);
    assert.equal((await record())?.previous, first);
    assert.equal((await record())?.canary, undefined);
    await crema('rollback', 'mfe-gift');
    assert.equal(await shareOf(first), 1);
    assert.equal((await record())?.previous, undefined);
  });

  it('drops a canary with the roll-back, PLT-008', async () => {
    const first = await publishCode('first');
    await crema('canary', 'mfe-gift', await publishCode('second'), '100');
    await crema('rollback', 'mfe-gift');
    assert.equal((await record())?.canary, undefined);
    assert.equal(await shareOf(first), 1);
  });

  it('switches a remote off with a reason that stays until it is on again, PLT-005', async () => {
    await publishCode('first');
    await crema('disable', 'mfe-gift', '--reason', 'cards are refused');
    assert.equal((await record())?.enabled, false);
    await publishCode('second');
    assert.equal((await record())?.disabledReason, 'cards are refused');
    assert.match((await crema('status')).printed, /disabled: cards are refused/);
    await crema('enable', 'mfe-gift');
    assert.equal((await record())?.enabled, true);
    assert.equal((await record())?.disabledReason, undefined);
  });

  it('writes every change and its reason into the history, and no attempt that was refused', async () => {
    await publishCode('first');
    const second = await publishCode('second');
    await crema('canary', 'mfe-gift', second, '10', '--reason', 'new cards');
    await crema('canary', 'mfe-gift', second, '101');
    await crema('promote', 'mfe-gift');
    await crema('rollback', 'mfe-gift', '--reason', 'too slow');
    await crema('disable', 'mfe-gift', '--reason', 'repair');
    await crema('enable', 'mfe-gift');
    const entries = await readHistory(openTestRegistry(registry));
    assert.deepEqual(
      entries.map(({ command, reason }) => [command, reason]),
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
    assert.deepEqual(await data('history', 'mfe-gift'), entries);
    assert.deepEqual(await data('history', 'mfe-cards'), []);
    assert.match(
      await (
        await crema('history')
      ).printed,
      /rollback {2}mfe-gift {2}stable 1\.0\.0-\w+ → 1\.0\.0-\w+ {2}\(too slow\)/,
    );
  });

  it('collects old versions that nobody can get, and never stable, canary, previous, newest or young ones', async () => {
    const published: string[] = [];
    for (const code of ['a', 'b', 'c', 'd']) {
      today = new Date(today.getTime() + 60_000);
      published.push(await publishCode(code));
    }
    const [first, second, third, fourth] = published as [string, string, string, string];
    const stored = () => readdirSync(join(registry, 'files', 'mfe-gift')).sort();
    assert.deepEqual(await data('gc', '--keep', '0'), { removed: [] });
    assert.deepEqual(stored(), [first, second, third, fourth].sort());
    await crema('canary', 'mfe-gift', second, '10');
    today = new Date(today.getTime() + 25 * 3_600_000);
    assert.deepEqual(await data('gc', '--keep', '1'), { removed: [{ name: 'mfe-gift', version: third }] });
    assert.deepEqual(stored(), [first, second, fourth].sort());
    assert.equal((await record())?.versions[third], undefined);
    await crema('promote', 'mfe-gift');
    await data('gc', '--keep', '0');
    assert.deepEqual(stored(), [first, second].sort());
    assert.deepEqual(
      (await data<{ removed?: unknown }[]>('history', 'mfe-gift')).flatMap(({ removed }) => removed ?? []),
      [third, fourth].map((version) => ({ name: 'mfe-gift', version })),
    );
  });

  it('collects folders that no record names once they are old', async () => {
    await publishCode('first');
    const orphan = join(registry, 'files', 'mfe-gift', '1.0.0-orphan');
    mkdirSync(orphan);
    utimesSync(orphan, today, today);
    assert.deepEqual(await data('gc', '--keep', '0', '--min-age', '0'), { removed: [] });
    today = new Date(today.getTime() + 2 * 3_600_000);
    assert.deepEqual(await data('gc', '--keep', '0', '--min-age', '0'), {
      removed: [{ name: 'mfe-gift', version: '1.0.0-orphan' }],
    });
  });

  for (const [words, code, message] of [
    ['canary mfe-cards 1.0.0 5', 1, /found no remote mfe-cards in the registry; known remotes: mfe-gift/],
    ['canary mfe-gift 9.9.9 5', 1, /no version 9\.9\.9/],
    ['canary mfe-gift 9.9.9 101', 1, /expected a number from 0 to 100/],
    ['canary mfe-gift 9.9.9 many', 1, /expected a number from 0 to 100/],
    ['promote mfe-gift', 1, /no canary to promote/],
    ['rollback mfe-gift', 1, /neither a canary nor a previous version/],
    ['publish mfe-none', 1, /found no package mfe-none/],
    ['gc --keep some', 1, /--keep: found some, expected a number of at least 0/],
    ['explode mfe-gift', 1, /no command explode/],
    ['disable mfe-gift', 2, /crema disable <remote> --reason REASON/],
    ['promote', 2, /crema promote <remote>/],
    ['status --colour', 2, /--colour/],
  ] as const)
    it(`answers "crema ${words}" with exit code ${code} and why`, async () => {
      await publishCode('first');
      const before = await document();
      const outcome = await crema(...words.split(' '));
      assert.equal(outcome.code, code);
      assert.match(outcome.errors, message);
      assert.deepEqual(await document(), before);
    });
});
