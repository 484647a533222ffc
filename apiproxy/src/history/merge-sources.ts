import { compareNewestFirst, type Position } from '../storage/newest-first.ts';

interface Dated {
  readonly id: string;
  readonly at: string;
}
export interface MergedPage<Entry> {
  readonly entries: readonly Entry[];
  /** The position of the last entry; undefined if no entry follows. */
  readonly last: Position | undefined;
}
export const positionOf = ({ id, at }: Dated): Position => ({ id, at: new Date(at) });

/**
 * The first entries of all sources together (ACC-060). Every source reads one entry more than a page has, so that the page is right
 * even if all its entries are of one source, and so that it is known whether an entry follows. The next page begins after the
 * position of the last entry: an entry that was added meanwhile moves no other, and entries of one millisecond are neither left out nor
 * repeated.
 */
export const mergeSources = async <Entry extends Dated>(
  sources: readonly ((limit: number) => Promise<readonly Entry[]>)[],
  limit: number,
): Promise<MergedPage<Entry>> => {
  const lists = [];
  for (const read of sources) lists.push(await read(limit + 1));
  const all = lists.flat().toSorted((one, other) => compareNewestFirst(positionOf(one), positionOf(other)));
  const entries = all.slice(0, limit);
  const last = entries.at(-1);
  return { entries, last: all.length > limit && last ? positionOf(last) : undefined };
};
