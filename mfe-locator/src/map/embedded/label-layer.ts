import { DomUtil, Layer, type Map as LeafletMap } from 'leaflet';
import { tileZoom, wrapTile } from './base-layer.ts';
import { hasStreets, sourceTileOf, type TileAddress } from './coverage.ts';
import { tileExtent } from './decode-tile.ts';
import { collectLabels, type LabelTile } from './labels/collect-labels.ts';
import { drawLabels } from './labels/draw-labels.ts';
import type { Box } from './labels/label.ts';
import { mapColors, type MapColors } from './map-colors.ts';
import { tileSize } from './tile-canvas.ts';
import { nearestTile, type TileSource } from './tile-source.ts';
import type { MapTheme } from '../map-provider.ts';

/** Names of places near streets come from this level: the tiles with streets have none. */
const placesZoom = 10;
/** The first level with the names of states and provinces. The level above it, which a map of zoom 4 shows, reads them from here. */
const statesZoom = 4;

interface WantedTile {
  readonly source: TileAddress;
  /** The column of the archive's tile, counted on through the rounds of the world. */
  readonly column: number;
  /** The number of times that the tile is doubled: -1 for a tile of the level below. */
  readonly levels: number;
  /** Only this layer; all if undefined. */
  readonly only?: 'place' | 'state';
}

/** The addresses of the tiles of `side` pixels in the window, with their columns. */
const tilesInWindow = (map: LeafletMap, z: number, side: number) => {
  const { min, max } = map.getPixelBounds();
  const tiles: { readonly tile: TileAddress; readonly x: number }[] = [];
  if (!min || !max) return tiles;
  for (let x = Math.floor(min.x / side); x <= Math.floor(max.x / side); x += 1)
    for (let y = Math.floor(min.y / side); y <= Math.floor(max.y / side); y += 1) {
      const tile = wrapTile({ z, x, y });
      if (tile) tiles.push({ tile, x });
    }
  return tiles;
};

/** The archive's tiles of the window, each once. */
const wantedTiles = (map: LeafletMap): readonly WantedTile[] => {
  const z = tileZoom(map.getZoom());
  const wanted = new Map<string, WantedTile>();
  const add = (tile: WantedTile) =>
    wanted.set(`${tile.only} ${tile.column} ${tile.source.z}/${tile.source.y}`, tile);
  for (const { tile, x } of tilesInWindow(map, z, tileSize)) {
    const { levels, ...source } = sourceTileOf(tile);
    add({ source, column: x >> levels, levels });
    if (source.z <= placesZoom) continue;
    const up = z - placesZoom;
    const places = { z: placesZoom, x: tile.x >> up, y: tile.y >> up };
    add({ source: places, column: x >> up, levels: up, only: 'place' });
  }
  if (z === statesZoom - 1)
    for (const { tile, x } of tilesInWindow(map, statesZoom, tileSize / 2))
      add({ source: tile, column: x, levels: -1, only: 'state' });
  return [...wanted.values()];
};

/** `key` is the same for tiles that are read from one tile above them. */
interface ReadTile extends LabelTile {
  readonly key: string;
}
const readTile = async (
  { source, column, levels, only }: WantedTile,
  map: LeafletMap,
  tiles: TileSource,
  isCurrent: () => boolean,
): Promise<ReadTile | undefined> => {
  const found = await nearestTile(tiles, source).catch(() => undefined);
  // A map that was removed meanwhile has no bounds.
  const origin = isCurrent() ? map.getPixelBounds().min : undefined;
  if (!found || !origin) return undefined;
  const { layers, up } = found;
  const side = tileSize * 2 ** (levels + up);
  return {
    key: `${only} ${column >> up} ${source.z - up}/${source.y >> up}`,
    layers: only ? { [only]: layers[only] ?? [] } : layers,
    placement: {
      scale: side / tileExtent,
      left: (column >> up) * side - origin.x,
      top: (source.y >> up) * side - origin.y,
    },
    hasStreets: hasStreets(source),
  };
};

/** All labels of the window on one canvas, so that none is cut at the edge of a tile. Redrawn when the map is at rest. */
export class LabelLayer extends Layer {
  readonly #source: TileSource;
  readonly #obstacles: () => readonly Box[];
  #colors: MapColors;
  #canvas: HTMLCanvasElement | undefined;
  #turn = 0;

  /** `obstacles` are boxes in the map that labels must not cover. */
  constructor(source: TileSource, theme: MapTheme, obstacles: () => readonly Box[]) {
    super();
    this.#source = source;
    this.#obstacles = obstacles;
    this.#colors = mapColors[theme];
  }
  setTheme(theme: MapTheme): void {
    this.#colors = mapColors[theme];
    void this.draw();
  }
  override onAdd(map: LeafletMap): this {
    this.#canvas = DomUtil.create('canvas', 'leaflet-zoom-hide', map.getPane('overlayPane'));
    this.#canvas.setAttribute('aria-hidden', 'true');
    map.on('moveend resize', this.draw, this);
    void this.draw();
    return this;
  }
  override onRemove(map: LeafletMap): this {
    map.off('moveend resize', this.draw, this);
    this.#canvas?.remove();
    this.#canvas = undefined;
    this.#turn += 1;
    return this;
  }
  /** Only the newest of several drawings in flight is shown. */
  async draw(): Promise<void> {
    const turn = (this.#turn += 1);
    const map = this._map as LeafletMap | undefined;
    if (!map) return;
    const isCurrent = () => turn === this.#turn;
    const read = await Promise.all(
      wantedTiles(map).map((tile) => readTile(tile, map, this.#source, isCurrent)),
    );
    const canvas = this.#canvas;
    const context = canvas?.getContext('2d');
    if (!isCurrent() || !canvas || !context) return;
    const { x: width, y: height } = map.getSize();
    const density = Math.min(devicePixelRatio || 1, 2);
    canvas.width = width * density;
    canvas.height = height * density;
    canvas.style.inlineSize = `${width}px`;
    canvas.style.blockSize = `${height}px`;
    DomUtil.setPosition(canvas, map.containerPointToLayerPoint([0, 0]));
    context.setTransform(density, 0, 0, density, 0, 0);
    const zoom = map.getZoom();
    const tiles = new Map(read.flatMap((tile) => (tile ? [[tile.key, tile] as const] : [])));
    const labels = [...tiles.values()].flatMap((tile) => collectLabels(tile, zoom));
    drawLabels(labels, {
      canvas: context,
      zoom,
      width,
      height,
      colors: this.#colors.label,
      obstacles: this.#obstacles(),
    });
  }
}
