import { TileLayer, type Map as LeafletMap } from 'leaflet';
import { zoomLimits, type MapTheme } from '../map-provider.ts';
import { BaseLayer } from './base-layer.ts';
import { LabelLayer } from './label-layer.ts';
import type { Box } from './labels/label.ts';
import type { TileSource } from './tile-source.ts';

/** The drawing below the pins. */
export interface BaseMap {
  setTheme(theme: MapTheme): void;
  /** Call it after the pins have changed: labels keep clear of them. */
  onPinsChanged(): void;
  /** Fetches what could not be fetched. */
  retry(): void;
}
/** Adds a base map to a map. `obstacles` are the boxes of pins and controls, which names keep clear of. */
export type AddBaseMap = (map: LeafletMap, theme: MapTheme, obstacles: () => readonly Box[]) => BaseMap;

/** The base map of the archive that `source` reads. */
export const addBasemap =
  (source: TileSource): AddBaseMap =>
  (map, theme, obstacles) => {
    const base = new BaseLayer(source, theme).addTo(map);
    const labels = new LabelLayer(source, theme, obstacles).addTo(map);
    map.on('unload', source.open());
    return {
      setTheme: (next) => {
        base.setTheme(next);
        labels.setTheme(next);
      },
      onPinsChanged: () => void labels.draw(),
      retry: () => {
        base.retry();
        void labels.draw();
      },
    };
  };

/** Tile servers have pictures up to this level at least; those of higher levels are enlarged. */
const lastTileZoom = 19;

/** The pictures of a tile server. They have one theme and their own labels. */
export const addTiles =
  (url: string): AddBaseMap =>
  (map) => {
    const tiles = new TileLayer(url, { maxNativeZoom: lastTileZoom, maxZoom: zoomLimits.most }).addTo(map);
    let hasFailed = false;
    tiles.on('tileerror', () => {
      hasFailed = true;
    });
    return {
      setTheme: () => undefined,
      onPinsChanged: () => undefined,
      retry: () => {
        if (hasFailed) tiles.redraw();
        hasFailed = false;
      },
    };
  };
