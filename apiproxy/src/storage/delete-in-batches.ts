import type { DeleteResult } from 'kysely';

const batchSize = 1_000;

/**
 * Repeats a delete of at most `limit` rows until no row is left, so that each statement stays within its time limit.
 */
export const deleteInBatches = async (
  deleteSome: (limit: number) => { executeTakeFirst(): Promise<DeleteResult> },
  limit = batchSize,
): Promise<void> => {
  for (let deleted = limit; deleted >= limit;)
    deleted = Number((await deleteSome(limit).executeTakeFirst()).numDeletedRows);
};
