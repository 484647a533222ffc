import Supercluster from 'supercluster';
import type { MapArea, MapPin, Position } from '../map-provider.ts';
import { pixelsBetween, southOf } from '../mercator.ts';

/** Pins within this many pixels become one: the target of a pin is 44 px wide and 48 px high, so none covers another. */
const radius = 50;
/** The whole world at zoom level 0 has this many pixels. */
const extent = 256;
/** From this zoom level on each store has its own pin. */
const lastClusterZoom = 14;
const fewest = 2;
/** Pins on the map at the same time, without the selected and the highlighted one. */
const mostPins = 148;

export interface Clusters {
  /** The pins of an area: stores, and clusters where several lie close together. */
  in(area: MapArea): readonly MapPin[];
  /** The zoom level that opens the cluster, above that of the last area, and its position. */
  expand(id: string): { readonly lat: number; readonly lng: number; readonly zoom: number } | undefined;
}
const clusterPrefix = 'cluster-';

/** The positions of stores, grouped at every zoom level. */
export type PinIndex = Supercluster<{ readonly id: string; readonly position: Position }>;
type StorePlace = Pick<MapPin, 'id' | 'position'>;

/** Groups positions. That takes longer than everything else: do it once for the same stores. */
export const createPinIndex = (stores: readonly StorePlace[]): PinIndex => {
  const index: PinIndex = new Supercluster({ radius, extent, maxZoom: lastClusterZoom, minPoints: fewest });
  return index.load(
    stores.map(({ id, position }) => ({
      type: 'Feature',
      properties: { id, position },
      geometry: { type: 'Point', coordinates: [position.lng, position.lat] },
    })),
  );
};

const boxAround = ({ north, south, east, west }: MapArea['bounds']): [number, number, number, number] => {
  const margin = { lng: (east - west) * 0.15, lat: (north - south) * 0.15 };
  return [
    Math.max(-180, west - margin.lng),
    Math.max(-85, south - margin.lat),
    Math.min(180, east + margin.lng),
    Math.min(85, north + margin.lat),
  ];
};

/** The pins in a box; where there are too many for a large window they are grouped as on lower zoom levels. */
const pinsIn = (index: PinIndex, box: ReturnType<typeof boxAround>, zoom: number) => {
  let level = Math.min(Math.floor(zoom), lastClusterZoom + 1);
  let found = index.getClusters(box, level);
  while (found.length > mostPins && level > 0) {
    level -= 1;
    found = index.getClusters(box, level);
  }
  return found;
};

/** A cluster is drawn this many pixels below the tip of a pin that it would cover, or above its head, whichever is nearer. */
const belowTip = 26;
const aboveHead = -72;
/** A cluster at this horizontal distance covers no part of a pin. */
const besidePin = 44;
/** The position at which a cluster covers none of the pins. */
const clearOf = (pins: readonly MapPin[], position: Position, zoom: number): Position => {
  const covered = pins.find((pin) => {
    const { x, y } = pixelsBetween(pin.position, position, zoom);
    return Math.abs(x) < besidePin && y > aboveHead && y < belowTip;
  });
  if (!covered) return position;
  const { y } = pixelsBetween(covered.position, position, zoom);
  const next = y > (belowTip + aboveHead) / 2 ? belowTip : aboveHead;
  return southOf(position, next - y, zoom);
};

/** The pins of stores; the selected and the highlighted store always have a pin of their own. `labelOf` names a cluster. */
export const createClusters = (
  stores: readonly MapPin[],
  labelOf: (count: number) => string,
  index: PinIndex = createPinIndex(stores),
): Clusters => {
  const pins = new Map(stores.map((pin) => [pin.id, pin]));
  const alone = stores.filter(({ isSelected, isHighlighted }) => isSelected || isHighlighted);
  const isGrouped = (id: string) => !alone.some((pin) => pin.id === id);
  const pinsOf = (ids: readonly string[]) => ids.flatMap((id) => pins.get(id) ?? []);
  let shownZoom = 0;
  return {
    in: ({ view, bounds }) => {
      shownZoom = view.zoom;
      const found = pinsIn(index, boxAround(bounds), view.zoom);
      const grouped = found.flatMap(({ properties, geometry }): readonly MapPin[] => {
        if (!('cluster' in properties)) return pinsOf([properties.id].filter(isGrouped));
        const [lng = 0, lat = 0] = geometry.coordinates;
        const leaves = alone.length > 0 ? index.getLeaves(properties.cluster_id, Infinity) : [];
        const left = leaves.map((leaf) => leaf.properties.id).filter(isGrouped);
        const count = alone.length > 0 ? left.length : properties.point_count;
        if (count <= 1) return pinsOf(left);
        const id = `${clusterPrefix}${properties.cluster_id}`;
        const position = clearOf(alone, { lat, lng }, view.zoom);
        return [{ id, kind: 'cluster', position, count, label: labelOf(count) }];
      });
      return [...grouped, ...alone];
    },
    expand: (id) => {
      if (!id.startsWith(clusterPrefix)) return undefined;
      const number = Number(id.slice(clusterPrefix.length));
      const [first] = index.getLeaves(number, Infinity);
      if (!first) return undefined;
      const leaves = index.getLeaves(number, Infinity).map(({ properties }) => properties.position);
      const mean = (values: readonly number[]) =>
        values.reduce((sum, value) => sum + value, 0) / values.length;
      return {
        lat: mean(leaves.map(({ lat }) => lat)),
        lng: mean(leaves.map(({ lng }) => lng)),
        // A cluster of a lower zoom level parts when there is room for its stores.
        zoom: Math.max(index.getClusterExpansionZoom(number), shownZoom + 1),
      };
    },
  };
};
