import type { MapArea, MapPin } from '../map-provider.ts';
import { boundsAround, pixelsBetween } from '../mercator.ts';
import { createClusters, createPinIndex } from './cluster-pins.ts';

/** The stores of the sample. */
const storesFile = new URL('../../../../samples/crema/stores.json', import.meta.url);
const pin = (id: string, lat: number, lng: number, changes: Partial<MapPin> = {}): MapPin => ({
  id,
  kind: 'store',
  label: id,
  position: { lat, lng },
  ...changes,
});
const chicago = (zoom: number): MapArea => ({
  view: { lat: 41.88, lng: -87.63, zoom },
  bounds: { north: 43, south: 40, east: -86, west: -89 },
});
const label = (count: number) => `${count} stores`;
const close = ['a', 'b', 'c', 'd'].map((id, at) => pin(id, 41.88 + at / 1000, -87.63));

describe('pins that lie close together', () => {
  it('become one with their number, and part at the zoom level that the cluster leads to', () => {
    const clusters = createClusters(close, label);
    const [cluster, ...others] = clusters.in(chicago(8));
    expect(others).toEqual([]);
    expect(cluster).toMatchObject({ kind: 'cluster', count: 4, label: '4 stores' });
    const opened = clusters.expand(cluster?.id ?? '');
    expect(opened?.zoom).toBeGreaterThan(8);
    expect(opened?.lat).toBeCloseTo(41.8815, 4);
    expect(clusters.in(chicago(opened?.zoom ?? 0)).length).toBeGreaterThan(1);
    expect(
      clusters
        .in(chicago(15))
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['a', 'b', 'c', 'd']);
  });
  it('become one also if they are two: neither covers the other, R-07', () => {
    const [first, second] = close;
    if (!first || !second) throw new Error('no pins');
    for (let zoom = 8; zoom <= 14; zoom += 1) {
      const pins = createClusters([first, second], label).in(chicago(zoom));
      const { x, y } = pixelsBetween(first.position, second.position, zoom);
      expect(pins).toHaveLength(Math.hypot(x, y) < 48 ? 1 : 2);
    }
  });
  it('leave the selected and the highlighted store alone, LOC-011', () => {
    const [first, second, ...rest] = close;
    if (!first || !second) throw new Error('no pins');
    const pins = createClusters(
      [
        { ...first, isSelected: true },
        { ...second, isHighlighted: true },
        ...rest,
        pin('e', 41.881, -87.631),
      ],
      label,
    ).in(chicago(8));
    expect(pins.filter(({ kind }) => kind === 'store').map(({ id }) => id)).toEqual(['a', 'b']);
    expect(pins.find(({ kind }) => kind === 'cluster')?.count).toBe(3);
  });
  it('keep their clusters while another store is highlighted, LOC-011', () => {
    const index = createPinIndex(close);
    const highlight = (id: string) =>
      createClusters(
        close.map((one) => ({ ...one, isHighlighted: one.id === id })),
        label,
        index,
      ).in(chicago(8));
    const idOfCluster = (pins: readonly MapPin[]) => pins.find(({ kind }) => kind === 'cluster')?.id;
    expect(idOfCluster(highlight('a'))).toBe(idOfCluster(highlight('none')));
    expect(highlight('a').map(({ id, count }) => count ?? id)).toEqual([3, 'a']);
  });
  it('are drawn beside the pin of a selected store that they would cover, LOC-011', () => {
    const zoom = 8;
    for (const north of [0, 0.03, -0.03]) {
      const selected = pin('s', 41.8815 + north, -87.63, { isSelected: true });
      const pins = createClusters([...close, selected], label).in(chicago(zoom));
      const cluster = pins.find(({ kind }) => kind === 'cluster');
      if (!cluster) throw new Error('no cluster');
      expect(cluster.count).toBe(4);
      const { y } = pixelsBetween(selected.position, cluster.position, zoom);
      // The pin is 48 px high, the circle 44 px.
      expect(y > 22 || y < -70).toBe(true);
      expect(Math.abs(y)).toBeLessThan(80);
    }
  });
  it('of which one is left become that one', () => {
    const [first, second, third] = close;
    if (!first || !second || !third) throw new Error('no pins');
    const pins = createClusters(
      [{ ...first, isSelected: true }, { ...second, isHighlighted: true }, third],
      label,
    );
    expect(pins.in(chicago(8)).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });
  it('outside of the window are left out', () => {
    const clusters = createClusters([...close, pin('far', 10, 10)], label);
    expect(clusters.in(chicago(15)).some(({ id }) => id === 'far')).toBe(false);
    expect(clusters.expand('a')).toBeUndefined();
  });
  it.each([
    { width: 800, height: 800 },
    { width: 2_560, height: 1_440 },
  ])(
    'are at most 150 of the shop’s 5,020 stores in a map of $width × $height px, wherever it is, LOC-010',
    (size) => {
      const fs = jest.requireActual<{ readFileSync(path: URL, encoding: 'utf8'): string }>('node:fs');
      const stores = JSON.parse(fs.readFileSync(storesFile, 'utf8')) as readonly {
        number: string;
        latitude: number;
        longitude: number;
      }[];
      const pins = stores.map(({ number, latitude, longitude }) => pin(number, latitude, longitude));
      expect(pins).toHaveLength(5_020);
      expect(pins.every(({ position }) => Math.abs(position.lat) <= 90)).toBe(true);
      const clusters = createClusters(pins, label);
      for (const [lat, lng] of [
        [39, -95],
        [41.88, -87.63],
        [40.71, -74],
      ] as const)
        for (let zoom = 3; zoom <= 16; zoom += 1) {
          const view = { lat, lng, zoom };
          const shown = clusters.in({ view, bounds: boundsAround(view, size) });
          expect(shown.length).toBeLessThanOrEqual(150);
          for (const { id, kind } of shown)
            if (kind === 'cluster') expect(clusters.expand(id)?.zoom).toBeGreaterThan(zoom);
        }
    },
  );
});
