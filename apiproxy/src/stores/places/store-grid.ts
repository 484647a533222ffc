import type { StoreFacts } from '../store.ts';
import { boxesAround, metresBetween, type Box, type Position } from './geo.ts';

/** Degrees. About 11 km: a search of a few kilometres reads a handful of cells. */
const cellSize = 0.1;
const rowOf = (lat: number) => Math.floor((lat + 90) / cellSize);
const columnOf = (lng: number) => Math.floor((lng + 180) / cellSize);
const columns = Math.ceil(360 / cellSize) + 1;
const cellOf = ({ latitude, longitude }: StoreFacts) => rowOf(latitude) * columns + columnOf(longitude);

export interface NearStore {
  readonly store: StoreFacts;
  readonly distanceMetres: number;
}
export interface GridSearch {
  readonly from: Position;
  readonly withinMetres: number;
  readonly limit: number;
  readonly matches: (store: StoreFacts) => boolean;
}
export interface StoreGrid {
  add(store: StoreFacts): void;
  remove(store: StoreFacts): void;
  /** The stores within the distance that match, nearest first. */
  near(search: GridSearch): readonly NearStore[];
}

const nearestFirst = (one: NearStore, other: NearStore): number =>
  one.distanceMetres - other.distanceMetres || (one.store.storeNumber < other.store.storeNumber ? -1 : 1);

/** A search with few results near it is repeated with the next part of its distance, up to the whole. */
const parts = [1 / 16, 1 / 4, 1] as const;

/** Stores by position, in cells of a grid. The time of a search depends on the stores near it, not on all of them. */
export const createStoreGrid = (): StoreGrid => {
  const cells = new Map<number, Set<StoreFacts>>();

  const storesIn = function* ({ south, north, west, east }: Box): Generator<StoreFacts> {
    const [bottom, top, left, right] = [rowOf(south), rowOf(north), columnOf(west), columnOf(east)];
    if ((top - bottom + 1) * (right - left + 1) > cells.size) {
      for (const [cell, stores] of cells) {
        const [row, column] = [Math.floor(cell / columns), cell % columns];
        if (row >= bottom && row <= top && column >= left && column <= right) yield* stores;
      }
      return;
    }
    for (let row = bottom; row <= top; row += 1)
      for (let column = left; column <= right; column += 1) yield* cells.get(row * columns + column) ?? [];
  };
  const within = ({ from, matches }: GridSearch, metres: number): NearStore[] => {
    const found: NearStore[] = [];
    // Two boxes meet at the date line: a store on it is in the cells of both.
    const candidates = new Set(boxesAround(from, metres).flatMap((box) => [...storesIn(box)]));
    for (const store of candidates) {
      const distanceMetres = metresBetween(from, { lat: store.latitude, lng: store.longitude });
      if (distanceMetres <= metres && matches(store)) found.push({ store, distanceMetres });
    }
    return found;
  };

  return {
    add: (store) => {
      const cell = cells.get(cellOf(store)) ?? new Set();
      cells.set(cellOf(store), cell.add(store));
    },
    remove: (store) => {
      const cell = cells.get(cellOf(store));
      cell?.delete(store);
      if (cell?.size === 0) cells.delete(cellOf(store));
    },
    near: (search) => {
      let found: NearStore[] = [];
      for (const part of parts) {
        found = within(search, search.withinMetres * part);
        if (found.length >= search.limit) break;
      }
      return found.sort(nearestFirst).slice(0, search.limit);
    },
  };
};
