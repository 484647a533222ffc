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

interface WantedTile {
  readonly source: TileAddress;
  /** The column of the archive's tile, counted on through the rounds of the world. */
  readonly column: number;
  readonly levels: number;
  /** Only these layers; all if undefined. */
  readonly isPlacesOnly: boolean;
}

/** The archive's tiles of the window, each once. */
const wantedTiles = (map: LeafletMap): readonly WantedTile[] => {
  const z = tileZoom(map.getZoom());
  const { min, max } = map.getPixelBounds();
  if (!min || !max) return [];
  const wanted = new Map<string, WantedTile>();
  const add = (tile: WantedTile) =>
    wanted.set(`${tile.isPlacesOnly} ${tile.column} ${tile.source.z}/${tile.source.y}`, tile);
  for (let x = Math.floor(min.x / tileSize); x <= Math.floor(max.x / tileSize); x += 1)
    for (let y = Math.floor(min.y / tileSize); y <= Math.floor(max.y / tileSize); y += 1) {
      const tile = wrapTile({ z, x, y });
      if (!tile) continue;
      const { levels, ...source } = sourceTileOf(tile);
      add({ source, column: x >> levels, levels, isPlacesOnly: false });
      if (source.z <= placesZoom) continue;
      const up = z - placesZoom;
      const places = { z: placesZoom, x: tile.x >> up, y: tile.y >> up };
      add({ source: places, column: x >> up, levels: up, isPlacesOnly: true });
    }
  return [...wanted.values()];
};

/** `key` is the same for tiles that are read from one tile above them. */
interface ReadTile extends LabelTile {
  readonly key: string;
}
const readTile = async (
  { source, column, levels, isPlacesOnly }: WantedTile,
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
    key: `${isPlacesOnly} ${column >> up} ${source.z - up}/${source.y >> up}`,
    layers: isPlacesOnly ? { ...(layers.place && { place: layers.place }) } : layers,
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
