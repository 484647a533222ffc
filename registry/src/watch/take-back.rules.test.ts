import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RemoteRecord, VersionHealth } from '@crema/shared-contracts';
import { findFailingCanaries, takeBackCanary, takeBackLimits } from './take-back.rules.ts';
import { AppError } from '../app-error.ts';
import { watchCanaries, type WatchEvent } from './watch.ts';

const since = '2026-06-03T15:00:00Z';
const now = new Date(since);
const record: RemoteRecord = {
  enabled: true,
  stable: '1.0.0',
  previous: '0.9.0',
  canary: { version: '1.1.0', percent: 10 },
  salt: 'salt',
  versions: {},
};
const health = (
  version: string,
  mounted: number,
  classes: Record<string, number> = {},
  networks: number = takeBackLimits.minNetworks,
): VersionHealth => ({
  remote: 'mfe-gift',
  version,
  mounted,
  networks,
  errors: Object.values(classes).reduce((sum, count) => sum + count, 0),
  classes,
  since,
});
const judge = (...rows: readonly VersionHealth[]) =>
  findFailingCanaries({ 'mfe-gift': record }, rows)[0]?.reason;

describe('a canary', () => {
  it('is taken back with the figures that speak against it, PLT-008', () =>
    assert.equal(
      judge(health('1.1.0', 60, { 'render/TypeError': 28, 'api/HttpError': 3 }), health('1.0.0', 400)),
      'watch: 31 of 60 mounts failed in 5 networks (render/TypeError), stable 0 of 400',
    ));

  for (const { because, canary, stable, taken } of [
    {
      because: 'it never gets as far as mounting',
      canary: health('1.1.0', 0, { 'entry/Error': 20 }),
      stable: health('1.0.0', 400),
      taken: true,
    },
    {
      because: 'it throws without ever having said that it mounted',
      canary: health('1.1.0', 0, { 'render/Error': 25 }),
      stable: health('1.0.0', 400),
      taken: true,
    },
    {
      because: 'three of twenty are more than chance',
      canary: health('1.1.0', 20, { 'render/Error': 3 }),
      stable: health('1.0.0', 400),
      taken: true,
    },
    {
      because: 'two of twenty may be chance',
      canary: health('1.1.0', 20, { 'render/Error': 2 }),
      stable: health('1.0.0', 400),
      taken: false,
    },
    {
      because: 'too few have tried it',
      canary: health('1.1.0', 12, { 'render/Error': 7 }),
      stable: health('1.0.0', 400),
      taken: false,
    },
    {
      because: 'fewer than five networks report errors: one person could have made them all up',
      canary: health('1.1.0', 10, { 'render/Error': 190 }, takeBackLimits.minNetworks - 1),
      stable: health('1.0.0', 400),
      taken: false,
    },
    {
      because: 'two in a hundred are let pass',
      canary: health('1.1.0', 5000, { 'render/Error': 100 }),
      stable: health('1.0.0', 400),
      taken: false,
    },
    {
      because: 'it fails four times in a hundred, and thousands tried',
      canary: health('1.1.0', 5000, { 'render/Error': 200 }),
      stable: health('1.0.0', 9000),
      taken: true,
    },
    {
      because: 'stable fails as often: something else is broken',
      canary: health('1.1.0', 100, { 'api/HttpError': 40 }),
      stable: health('1.0.0', 1000, { 'api/HttpError': 380 }),
      taken: false,
    },
    {
      because: 'stable fails much less often',
      canary: health('1.1.0', 100, { 'api/HttpError': 60 }),
      stable: health('1.0.0', 1000, { 'api/HttpError': 50 }),
      taken: true,
    },
    {
      because: 'the stable version has too few reports to compare',
      canary: health('1.1.0', 100, { 'api/HttpError': 60 }),
      stable: health('1.0.0', 3, { 'api/HttpError': 3 }),
      taken: true,
    },
    {
      because: 'the stable version has no reports',
      canary: health('1.1.0', 100, { 'render/Error': 60 }),
      stable: health('0.8.0', 1),
      taken: true,
    },
  ])
    it(`${taken ? 'is taken back' : 'stays'} when ${because}, PLT-008`, () =>
      assert.equal(judge(canary, stable) !== undefined, taken));

  it('is all that ends: stable stays, and so does what to fall back to, PLT-008', () => {
    const after = takeBackCanary(record, { remote: 'mfe-gift', version: '1.1.0', reason: 'watch: …' }, now);
    assert.deepEqual(after, {
      enabled: true,
      stable: '1.0.0',
      previous: '0.9.0',
      salt: 'salt',
      versions: {},
      takenBack: { version: '1.1.0', at: '2026-06-03T15:00:00.000Z', reason: 'watch: …' },
    });
  });

  it('that replaced the judged one stays', () =>
    assert.throws(
      () => takeBackCanary(record, { remote: 'mfe-gift', version: '1.0.9', reason: 'watch: …' }, now),
      AppError,
    ));
});

describe('the watcher', () => {
  const failing = [health('1.1.0', 60, { 'render/TypeError': 31 })];
  const watch = async (
    answers: readonly (readonly VersionHealth[] | Error)[],
    takeBack = async () => undefined,
  ) => {
    const reported: WatchEvent['kind'][] = [];
    const left = [...answers];
    const taken = await watchCanaries({
      remotes: async () => ({ 'mfe-gift': record }),
      health: async () => {
        const answer = left.shift() ?? [];
        if (answer instanceof Error) throw answer;
        return answer;
      },
      takeBack,
      report: ({ kind }) => reported.push(kind),
      pause: async () => left.length > 0,
    });
    return { reported, taken };
  };

  it('continues while the server does not answer, reports the outage once, and takes the canary back after the server answers again, PLT-008', async () => {
    const down = new Error('refused');
    const { reported, taken } = await watch([down, down, failing]);
    assert.deepEqual(reported, ['server-unreachable', 'taken-back', 'server-reachable']);
    assert.equal(taken[0]?.version, '1.1.0');
  });

  it('reports nothing if another process took the canary back first', async () => {
    const { reported, taken } = await watch([failing], async () => {
      throw new AppError('1.1.0 is no longer the canary');
    });
    assert.deepEqual([reported, taken], [[], []]);
  });
});
