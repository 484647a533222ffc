import { GridLayer, type Coords, type DoneCallback } from 'leaflet';
import { sourceTileOf, type TileAddress } from './coverage.ts';
import { tileExtent } from './decode-tile.ts';
import { mapColors, type MapColors } from './map-colors.ts';
import { paintTile } from './paint-tile.ts';
import { tileSize, type TilePlacement } from './tile-canvas.ts';
import { nearestTile, type TileSource } from './tile-source.ts';
import type { MapTheme } from '../map-provider.ts';

/** Tiles of 512 px have half as many columns as the map's zoom level says. */
export const tileZoom = (zoom: number): number => Math.max(0, Math.round(zoom) - 1);
/** The same tile on the first round of the world; undefined north and south of the map. */
export const wrapTile = ({ z, x, y }: TileAddress): TileAddress | undefined => {
  const count = 2 ** z;
  return y < 0 || y >= count ? undefined : { z, x: ((x % count) + count) % count, y };
};

/** The place of the archive's tile on the canvas of one tile of the map. */
const placementOf = (tile: TileAddress, source: ReturnType<typeof sourceTileOf>): TilePlacement => {
  const enlarged = 2 ** source.levels;
  return {
    scale: (tileSize * enlarged) / tileExtent,
    left: -(tile.x - source.x * enlarged) * tileSize,
    top: -(tile.y - source.y * enlarged) * tileSize,
  };
};

const findSource = async (tile: TileAddress, source: TileSource) => {
  const { levels, ...wanted } = sourceTileOf(tile);
  const found = await nearestTile(source, wanted);
  if (!found) return undefined;
  const { layers, up } = found;
  return { layers, z: wanted.z - up, x: wanted.x >> up, y: wanted.y >> up, levels: levels + up };
};

/** A tile whose data cannot be fetched stays empty until `retry`. */
const paint = async (
  canvas: HTMLCanvasElement,
  address: TileAddress,
  source: TileSource,
  colors: MapColors,
) => {
  const tile = wrapTile(address);
  const context = canvas.getContext('2d');
  if (!context) return;
  const from = tile && (await findSource(tile, source));
  context.setTransform(canvas.width / tileSize, 0, 0, canvas.height / tileSize, 0, 0);
  const placement = tile && from ? placementOf(tile, from) : { scale: 1, left: 0, top: 0 };
  paintTile({ canvas: context, layers: from?.layers ?? {}, zoom: address.z + 1, placement, colors });
};

/** The base map without labels: one canvas per tile. */
export class BaseLayer extends GridLayer {
  readonly #source: TileSource;
  #colors: MapColors;
  #hasFailed = false;

  constructor(source: TileSource, theme: MapTheme) {
    super({ tileSize, keepBuffer: 1, updateWhenZooming: false, noWrap: false });
    this.#source = source;
    this.#colors = mapColors[theme];
  }
  setTheme(theme: MapTheme): void {
    this.#colors = mapColors[theme];
    this.redraw();
  }
  /** Draws the map again if the data of a tile could not be fetched. */
  retry(): void {
    if (this.#hasFailed) this.redraw();
    this.#hasFailed = false;
  }
  protected override createTile({ x, y, z }: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    const density = Math.min(devicePixelRatio || 1, 2);
    canvas.width = tileSize * density;
    canvas.height = tileSize * density;
    paint(canvas, { z: z - 1, x, y }, this.#source, this.#colors).then(
      () => done(undefined, canvas),
      (cause: unknown) => {
        this.#hasFailed = true;
        done(cause instanceof Error ? cause : new Error(String(cause)), canvas);
      },
    );
    return canvas;
  }
}
