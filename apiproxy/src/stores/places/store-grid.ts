import type { MapBox } from '@crema/shared-contracts';
import type { StoreFacts } from '../store.ts';
import { boxesAround, isInBox, metresFrom, splitAtDateLine, type Box, type Position } from './geo.ts';

/** Degrees: about 2 km, so that few stores share a cell in the middle of a large city. */
const cellSize = 0.02;
const rowOf = (lat: number) => Math.floor((lat + 90) / cellSize);
const columnOf = (lng: number) => Math.floor((lng + 180) / cellSize);
const columns = Math.ceil(360 / cellSize) + 1;
const cellAt = (lat: number, lng: number) => rowOf(lat) * columns + columnOf(lng);
const cellOf = ({ latitude, longitude }: StoreFacts) => cellAt(latitude, longitude);

export interface NearStore {
  readonly store: StoreFacts;
  readonly distanceMetres: number;
}
/** The last store of a page: the next page begins after it. */
export interface PageEnd {
  readonly storeNumber: string;
  readonly distanceMetres: number;
}
interface Search {
  readonly from: Position;
  readonly limit: number;
  /** Without it every store matches. */
  readonly matches?: ((store: StoreFacts) => boolean) | undefined;
  readonly after?: PageEnd | undefined;
}
export interface GridSearch extends Search {
  readonly withinMetres: number;
}
export interface BoxSearch extends Search {
  readonly box: MapBox;
}
export interface StoreGrid {
  add(store: StoreFacts): void;
  remove(store: StoreFacts): void;
  /** The stores within the distance that match, nearest first; stores at the same distance by number. */
  near(search: GridSearch): readonly NearStore[];
  /** The same for the stores in a box, with the number of all that match in it. */
  inBox(search: BoxSearch): { readonly stores: readonly NearStore[]; readonly total: number };
  /** Calls `visit` for each store within the distance, in no order. */
  visitNear(search: Pick<GridSearch, 'from' | 'withinMetres'>, visit: (store: StoreFacts) => void): void;
  visitBox(box: MapBox, visit: (store: StoreFacts) => void): void;
}

const byNumber = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const nearestFirst = (one: NearStore, other: NearStore): number =>
  one.distanceMetres - other.distanceMetres || byNumber(one.store.storeNumber, other.store.storeNumber);
const isAfter = ({ store, distanceMetres }: NearStore, end: PageEnd): boolean =>
  (distanceMetres - end.distanceMetres || byNumber(store.storeNumber, end.storeNumber)) > 0;

type Cells = ReadonlyMap<number, ReadonlySet<StoreFacts>>;
type Visit = (store: StoreFacts) => void;

/** Calls `visit` for each cell that the box touches. */
const visitCells = (
  cells: Cells,
  { south, north, west, east }: Box,
  visit: (stores: ReadonlySet<StoreFacts>, row: number, column: number) => void,
): void => {
  const [bottom, top, left, right] = [rowOf(south), rowOf(north), columnOf(west), columnOf(east)];
  if ((top - bottom + 1) * (right - left + 1) > cells.size) {
    for (const [cell, stores] of cells) {
      const [row, column] = [Math.floor(cell / columns), cell % columns];
      if (row >= bottom && row <= top && column >= left && column <= right) visit(stores, row, column);
    }
    return;
  }
  for (let row = bottom; row <= top; row += 1)
    for (let column = left; column <= right; column += 1) {
      const stores = cells.get(row * columns + column);
      if (stores) visit(stores, row, column);
    }
};
/** Two boxes that meet at the date line may touch the same cells: each store is visited once. */
const visitEach = (cells: Cells, boxes: readonly Box[], visit: Visit): void => {
  const [first, ...others] = boxes;
  if (!first) return;
  if (others.length === 0)
    return visitCells(cells, first, (stores) => stores.forEach((store) => visit(store)));
  const stores = new Set<StoreFacts>();
  for (const box of boxes) visitCells(cells, box, (found) => found.forEach((store) => stores.add(store)));
  stores.forEach(visit);
};

/** Makes no object per store: a search calls it for every store in its cells. */
const isStoreInBox = ({ south, north, west, east }: Box, { latitude, longitude }: StoreFacts): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/** Collects the stores that a search may return: those within the distance that match and come after the last page. */
const collect = ({ from, matches, after }: Search, withinMetres: number) => {
  const found: NearStore[] = [];
  const metresTo = metresFrom(from);
  return {
    found,
    take: (store: StoreFacts): void => {
      const distanceMetres = metresTo(store.latitude, store.longitude);
      if (distanceMetres > withinMetres || matches?.(store) === false) return;
      const near = { store, distanceMetres };
      if (!after || isAfter(near, after)) found.push(near);
    },
  };
};

/** The height of a cell. */
const cellMetres = 2_200;
/** A circle has this share of the area of the box around it. */
const circleShare = Math.PI / 4;
/** A radius is chosen so that its circle has this many times the requested stores, if they are spread evenly. */
const aim = 1.5;
const mostGrowth = 2.5;
/** Each further attempt grows at least by this factor more than the one before: a search has about ten attempts at most. */
const leastGrowth = 1.07;

/** The radius of the first attempt, from the number of stores in the cell of the position: at most the height of a cell. */
const firstRadius = (cells: Cells, { from, limit }: Search, withinMetres: number): number => {
  const inCell = cells.get(cellAt(from.lat, from.lng))?.size ?? 0;
  const enough = cellMetres * Math.sqrt((aim * limit) / (Math.PI * Math.max(1, inCell)));
  return Math.min(cellMetres, enough, withinMetres / 8);
};

/**
 * Searches with a growing radius, until there are enough stores. The density that each attempt finds decides on the next radius, so that
 * the work does not grow with the number of stores. Returns undefined if half of the radius has too few.
 */
const searchNear = (
  cells: Cells,
  search: Search,
  { withinMetres, isInArea }: { withinMetres: number; isInArea?: (store: StoreFacts) => boolean },
): NearStore[] | undefined => {
  let radius = firstRadius(cells, search, withinMetres);
  for (let attempt = 1; radius <= withinMetres / 2; attempt += 1) {
    const boxes = boxesAround(search.from, radius);
    const inBoxes: StoreFacts[] = [];
    visitEach(cells, boxes, (store) => {
      if (boxes.some((box) => isStoreInBox(box, store))) inBoxes.push(store);
    });
    let count = inBoxes.length * circleShare;
    // Most of the time of a search are distances: none is computed where even the box has too few stores.
    if (count >= search.limit) {
      const { found, take } = collect(search, radius);
      for (const store of inBoxes) if (!isInArea || isInArea(store)) take(store);
      if (found.length >= search.limit) return found;
      count = found.length;
    }
    const growth = Math.sqrt((aim * search.limit) / Math.max(1, count));
    radius *= Math.min(mostGrowth, Math.max(leastGrowth ** attempt, growth));
  }
  return undefined;
};

/** The number of stores in a box; the stores of a cell that is inside it are not read if all match. */
const countInBox = (cells: Cells, box: Box, matches: Search['matches']): number => {
  let count = 0;
  const inner = {
    bottom: rowOf(box.south) + 1,
    top: rowOf(box.north) - 1,
    left: columnOf(box.west) + 1,
    right: columnOf(box.east) - 1,
  };
  visitCells(cells, box, (stores, row, column) => {
    const isInside = row >= inner.bottom && row <= inner.top && column >= inner.left && column <= inner.right;
    if (isInside && !matches) count += stores.size;
    else
      for (const store of stores)
        if ((isInside || isStoreInBox(box, store)) && matches?.(store) !== false) count += 1;
  });
  return count;
};
/** The distance from a position in a box to its farthest corner. */
const reachOf = (from: Position, { south, north, west, east }: MapBox): number =>
  Math.max(...[south, north].flatMap((lat) => [west, east].map((lng) => metresFrom(from)(lat, lng))));

/** Stores by position, in cells of a grid. The time of a search depends on the stores near it, not on all of them. */
export const createStoreGrid = (): StoreGrid => {
  const cells = new Map<number, Set<StoreFacts>>();

  const visitNear: StoreGrid['visitNear'] = ({ from, withinMetres }, visit) => {
    const metresTo = metresFrom(from);
    visitEach(cells, boxesAround(from, withinMetres), (store) => {
      if (metresTo(store.latitude, store.longitude) <= withinMetres) visit(store);
    });
  };
  const visitBox: StoreGrid['visitBox'] = (area, visit) => {
    const boxes = splitAtDateLine(area);
    visitEach(cells, boxes, (store) => {
      if (boxes.some((box) => isStoreInBox(box, store))) visit(store);
    });
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
      const { withinMetres } = search;
      const enough = searchNear(cells, search, { withinMetres });
      if (enough) return enough.sort(nearestFirst).slice(0, search.limit);
      const { found, take } = collect(search, withinMetres);
      visitNear(search, take);
      return found.sort(nearestFirst);
    },
    inBox: (search) => {
      const { box, from } = search;
      const boxes = splitAtDateLine(box);
      const isInArea = (store: StoreFacts) => boxes.some((part) => isStoreInBox(part, store));
      const enough = boxes.some((part) => isInBox(part, from))
        ? searchNear(cells, search, { withinMetres: reachOf(from, box), isInArea })
        : undefined;
      const { found, take } = collect(search, Infinity);
      if (!enough) visitBox(box, take);
      return {
        stores: (enough ?? found).sort(nearestFirst).slice(0, search.limit),
        total: boxes.reduce((sum, part) => sum + countInBox(cells, part, search.matches), 0),
      };
    },
    visitNear,
    visitBox,
  };
};
