import type { Kind } from '../kind.ts';
import type { Shop } from '../read-shop.ts';

/** The keys of the rows of one kind that differ between two versions. */
export interface KindDifference {
  readonly kind: string;
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

type Row = Readonly<Record<string, unknown>>;
const keyOf = (row: Row, { key }: Kind): string =>
  key
    .map((field) => row[field])
    .filter((part) => part !== undefined)
    .join('/');

const differenceOf = (kind: Kind, before: readonly Row[], after: readonly Row[]): KindDifference => {
  const [old, now] = [before, after].map(
    (rows) => new Map(rows.map((row) => [keyOf(row, kind), JSON.stringify(row)])),
  );
  return {
    kind: kind.name,
    added: [...(now?.keys() ?? [])].filter((key) => !old?.has(key)),
    changed: [...(now ?? [])]
      .filter(([key, row]) => old?.has(key) && old.get(key) !== row)
      .map(([key]) => key),
    removed: [...(old?.keys() ?? [])].filter((key) => !now?.has(key)),
  };
};

const settingsDifference = (before: Shop | undefined, after: Shop): KindDifference => {
  const isChanged =
    before !== undefined && JSON.stringify(before.settings) !== JSON.stringify(after.settings);
  return { kind: 'shop', added: before ? [] : ['shop'], changed: isChanged ? ['shop'] : [], removed: [] };
};

/** The differences of the kinds that differ (SHP-004). An order that alone changed is none. */
export const compareShops = (
  kinds: readonly Kind[],
  before: Shop | undefined,
  after: Shop,
): readonly KindDifference[] =>
  [
    settingsDifference(before, after),
    ...kinds.map((kind) => differenceOf(kind, before?.rowsOf(kind) ?? [], after.rowsOf(kind))),
  ].filter(({ added, changed, removed }) => added.length + changed.length + removed.length > 0);
