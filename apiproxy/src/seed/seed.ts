import { seedGifts } from '../gifts/gifts.seed.ts';
import type { Log } from '../http/app-deps.ts';
import type { Db } from '../storage/database.ts';

/** `fixtures`: only the named stores, quick for tests; `full`: all of it. */
export type SeedSize = 'fixtures' | 'full';

export const seed = async (db: Db, _size: SeedSize): Promise<void> => {
  await seedGifts(db);
};

/** Fills an empty database with the deterministic seed; a filled one is left as it is. */
export const seedIfEmpty = async (db: Db, log: Log): Promise<void> => {
  const filled = await db.selectFrom('store').select('store_number').limit(1).executeTakeFirst();
  if (filled) return;
  const started = performance.now();
  await seed(db, 'full');
  log.info({ ms: Math.round(performance.now() - started) }, 'seeded');
};
