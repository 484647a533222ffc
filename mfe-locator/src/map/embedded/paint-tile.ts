import { groupBy } from '@crema/shared-contracts';
import type { LayerName, TileFeature, TileLayers } from './decode-tile.ts';
import type { MapColors } from './map-colors.ts';
import { roadStyles } from './roads.ts';
import { at } from './steps.ts';
import {
  clipTo,
  fillEach,
  fillShapes,
  strokeLines,
  tileSize,
  visible,
  type TilePlacement,
} from './tile-canvas.ts';

export interface TilePaint {
  readonly canvas: CanvasRenderingContext2D;
  readonly layers: TileLayers;
  /** The zoom level of the map. */
  readonly zoom: number;
  readonly placement: TilePlacement;
  readonly colors: MapColors;
}
interface Painter extends TilePaint {
  /** The visible features of a layer. */
  readonly of: (layer: LayerName) => readonly TileFeature[];
}
type Step = (painter: Painter) => void;

const isKind =
  (...kinds: readonly string[]) =>
  ({ properties }: TileFeature) =>
    kinds.includes(String(properties['k']));
const greens = isKind('park', 'grass', 'wood', 'pitch', 'cemetery', 'golf');

const paintLand: Step = ({ canvas, placement, colors, of }) =>
  fillShapes(canvas, of('land'), placement, colors.land);

/** The tint of built-up areas is clipped to the land: it is computed from population. */
const paintTowns: Step = ({ canvas, placement, colors, zoom, of }) => {
  const urban = of('urban');
  if (urban.length === 0) return;
  clipTo(canvas, of('land'), placement, () => {
    canvas.globalAlpha = at(zoom, [
      [4, 0.5],
      [7, 1],
    ]);
    for (const level of [0, 1] as const) {
      const areas = urban.filter(({ properties }) => properties['lvl'] === level);
      fillShapes(canvas, areas, placement, colors.urban[level]);
    }
  });
};
/** The ground of the areas with streets. */
const paintStreetGround: Step = ({ canvas, placement, colors, of }) =>
  fillShapes(canvas, of('detbg'), placement, colors.land);

const paintGround: Step = ({ canvas, placement, colors, zoom, of }) => {
  const areas = of('park');
  fillEach(canvas, areas.filter(isKind('school')), placement, colors.school);
  fillEach(canvas, areas.filter(isKind('hospital')), placement, colors.hospital);
  if (zoom >= 14) fillEach(canvas, areas.filter(isKind('parking')), placement, colors.parking);
  fillEach(canvas, areas.filter(greens), placement, colors.park);
};
const paintWater: Step = ({ canvas, placement, colors, zoom, of }) => {
  fillShapes(canvas, of('water'), placement, colors.water);
  // Clipped shapes have edges along the sides of tiles, which show at higher zoom levels.
  if (zoom < 9) strokeLines(canvas, of('water'), placement, { color: colors.waterEdge, width: 0.4 });
  const width = at(zoom, [
    [4, 0.6],
    [7, 1.6],
  ]);
  strokeLines(canvas, of('river'), placement, { color: colors.water, width });
};
const paintBuildings: Step = ({ canvas, placement, colors, zoom, of }) => {
  if (zoom < 15) return;
  fillEach(canvas, of('building'), placement, colors.building);
  strokeLines(canvas, of('building'), placement, { color: colors.buildingEdge, width: 0.6 });
};
const paintCounties: Step = ({ canvas, placement, colors, of }) =>
  strokeLines(canvas, of('county'), placement, { color: colors.county, width: 0.7, dash: [3, 3] });

/** Edges of all roads first: at a crossing the roads join. */
const paintRoads: Step = ({ canvas, placement, colors, zoom, of }) => {
  const roads = groupBy(of('road'), ({ properties }) => String(properties['k']));
  const drawn = [...roadStyles].flatMap(([kind, style]) => {
    const features = roads.get(kind);
    return features ? [{ features, width: at(zoom, style.width), colors: colors.roads[style.colors] }] : [];
  });
  for (const road of drawn)
    if (road.width > 1.3)
      strokeLines(canvas, road.features, placement, { color: road.colors.edge, width: road.width + 1.4 });
  for (const road of drawn)
    strokeLines(canvas, road.features, placement, { color: road.colors.middle, width: road.width });
};
const paintRails: Step = ({ canvas, placement, colors, zoom, of }) => {
  if (zoom < 12) return;
  strokeLines(canvas, of('rail'), placement, { color: colors.rail, width: zoom > 14 ? 2 : 1 });
  if (zoom >= 14) strokeLines(canvas, of('rail'), placement, { color: colors.land, width: 1, dash: [6, 6] });
};
const paintBorders: Step = ({ canvas, placement, colors, zoom, of }) => {
  strokeLines(canvas, of('admin1'), placement, {
    color: colors.state,
    width: at(zoom, [
      [3, 0.6],
      [7, 1.2],
    ]),
    ...(zoom > 5 && { dash: [6, 3] }),
  });
  strokeLines(canvas, of('admin0'), placement, {
    color: colors.country,
    width: at(zoom, [
      [2, 0.8],
      [7, 1.8],
    ]),
  });
};

/** From the ground up. */
const steps: readonly Step[] = [
  paintLand,
  paintTowns,
  paintStreetGround,
  paintGround,
  paintWater,
  paintBuildings,
  paintCounties,
  paintRoads,
  paintRails,
  paintBorders,
];

/** Draws a tile without its labels. Where the archive has no tile, pass no layers: the sea is drawn. */
export const paintTile = (paint: TilePaint): void => {
  const { canvas, layers, placement, colors } = paint;
  canvas.fillStyle = colors.water;
  canvas.fillRect(0, 0, tileSize, tileSize);
  canvas.lineJoin = 'round';
  canvas.lineCap = 'round';
  const of = (layer: LayerName) => visible(layers[layer], placement);
  for (const step of steps) step({ ...paint, of });
};
