import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { registrySchema } from '@crema/shared-contracts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createTestClock } from '../../testing/test-app.ts';
import type { Database } from '../../storage/database.ts';
import { migrate } from '../../storage/migrate.ts';
import { openRegistryMemory } from './registry-memory.ts';
import type { OpenedRegistry } from './signed-registry.ts';
import { migrations } from '../../app/migrations.ts';

const opened = (sequence: number, digest = `digest of ${sequence}`): OpenedRegistry => ({
  document: { schema: registrySchema, sequence, updatedAt: '2026-06-01T00:00:00Z', remotes: {} },
  digest,
});

describe('the accepted registry, PLT-002', () => {
  let database: Database;
  before(async () => {
    database = await openTestDatabase();
    await migrate(database.db, migrations);
  });
  after(() => database.close());
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (facts: object) => assert.fail(JSON.stringify(facts)),
  };
  const start = (production = true) =>
    openRegistryMemory({ db: database.db, clock: createTestClock(), log, production });

  it('is remembered over a restart: an older one and a different one of the same sequence are refused', async () => {
    const first = await start();
    first.check(opened(17));
    first.accept(opened(17));
    await first.stored();

    const restarted = await start();
    assert.throws(
      () => restarted.check(opened(7)),
      /sequence 7 is older than 17, which was accepted before; publish again/,
    );
    assert.throws(
      () => restarted.check(opened(17, 'other')),
      /sequence 17 was accepted before with different content/,
    );
    restarted.check(opened(17));
    restarted.check(opened(18));
  });

  it('is the newest of all processes', async () => {
    const [slow, fast] = [await start(), await start()];
    fast.accept(opened(19));
    await fast.stored();
    slow.accept(opened(18));
    await slow.stored();
    assert.throws(() => fast.check(opened(18)), /older than 19/);
    const next = await start();
    assert.throws(() => next.check(opened(18)), /older than 19/);
  });

  it('is not stored outside production, where developers delete and recreate their registry', async () => {
    const developer = await start(false);
    developer.check(opened(1));
    developer.accept(opened(1));
    await developer.stored();
    assert.throws(() => developer.check(opened(1, 'other')), /different content/);
    (await start(false)).check(opened(1, 'other'));
  });
});
