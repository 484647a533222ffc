import type { AppDeps } from '../../http/app-deps.ts';
import { loadItems } from './authored-items.ts';
import { shippedFeedFile } from './feed.commands.ts';
import { readFeedFile } from './feed-file.ts';

/** Loads the items of the repository into a database that has none. Items that product management has loaded since are not changed. */
export const seedFeed = async ({ db, clock }: Pick<AppDeps, 'db' | 'clock'>): Promise<void> => {
  const filled = await db.selectFrom('stream_item').select('item_id').limit(1).executeTakeFirst();
  if (!filled) await loadItems(db, readFeedFile(shippedFeedFile.read()).items, clock.now());
};
