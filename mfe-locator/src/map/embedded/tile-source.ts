import { FetchSource, PMTiles, type Source } from 'pmtiles';
import type { TileAddress } from './coverage.ts';
import { decodeTile, type TileLayers } from './decode-tile.ts';

/** Reads tiles of the archive. */
export interface TileSource {
  /** undefined: the archive has nothing there. Rejects when the tile cannot be fetched. */
  layers(tile: TileAddress): Promise<TileLayers | undefined>;
  /** A map begins to read. The returned function ends that; without a map, requests in flight are cancelled. */
  open(): () => void;
}

/** The layers of a tile of the archive, which may be one above the wanted tile. */
export interface NearestTile {
  readonly layers: TileLayers;
  /** The zoom levels between both. */
  readonly up: number;
}
/**
 * The layers of a tile, or of the nearest tile above it that the archive has: in the far north the archive ends at lower levels (D-57).
 * undefined where it has nothing at all.
 */
export const nearestTile = async (
  source: Pick<TileSource, 'layers'>,
  { z, x, y }: TileAddress,
): Promise<NearestTile | undefined> => {
  for (let up = 0; up <= z; up += 1) {
    const layers = await source.layers({ z: z - up, x: x >> up, y: y >> up });
    if (layers) return { layers, up };
  }
  return undefined;
};

/** Decoded tiles kept: a window of 1,440 px shows about a dozen. */
const keptTiles = 80;

/** The archive, and a function that cancels its requests: those of its directories too, for which the library takes no signal. */
const openArchive = (url: string) => {
  const file = new FetchSource(url);
  const requests = new AbortController();
  const source: Source = {
    getKey: () => url,
    getBytes: (offset, length, _signal, etag) => file.getBytes(offset, length, requests.signal, etag),
  };
  return { tiles: new PMTiles(source), cancel: () => requests.abort() };
};

/**
 * Reads the archive at `url` by ranges. While a map is open, a tile whose request fails is requested once more: without it a part of the
 * map would lack its streets until the map moves (L-20). After that it is fetched again at its next use. Each time the directories are read
 * again too: the library keeps failed requests for them.
 */
export const createTileSource = (url: string): TileSource => {
  let archive = openArchive(url);
  let readers = 0;
  const kept = new Map<string, Promise<TileLayers | undefined>>();
  const unfinished = new Set<string>();
  const read = async ({ z, x, y }: TileAddress) => {
    const from = archive;
    try {
      const tile = await from.tiles.getZxy(z, x, y);
      return tile && tile.data.byteLength > 0 ? decodeTile(tile.data) : undefined;
    } catch (cause) {
      if (archive === from) archive = openArchive(url);
      throw cause;
    }
  };
  const start = (key: string, tile: TileAddress) => {
    const begun: Promise<TileLayers | undefined> = read(tile).catch((cause: unknown) => {
      if (readers === 0 || kept.get(key) !== begun) throw cause;
      return read(tile);
    });
    unfinished.add(key);
    begun.then(
      () => kept.get(key) === begun && unfinished.delete(key),
      () => kept.get(key) === begun && kept.delete(key) && unfinished.delete(key),
    );
    return begun;
  };
  /** The next map reads again what this one did not get. */
  const cancel = () => {
    archive.cancel();
    archive = openArchive(url);
    for (const key of unfinished) kept.delete(key);
    unfinished.clear();
  };
  return {
    layers: (tile) => {
      const key = `${tile.z}/${tile.x}/${tile.y}`;
      const known = kept.get(key) ?? start(key, tile);
      // The last used tile is the newest.
      kept.delete(key);
      kept.set(key, known);
      const [oldest] = kept.keys();
      if (kept.size > keptTiles && oldest !== undefined) kept.delete(oldest);
      return known;
    },
    open: () => {
      readers += 1;
      return () => {
        readers -= 1;
        if (readers === 0 && unfinished.size > 0) cancel();
      };
    },
  };
};
