import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mapAdapters, type MapAdapter } from '../testing/map-adapters.ts';
import { serveGoogleMaps } from '../testing/serve-google-maps.ts';
import type { MapArea, MapPin, StoreMapOptions } from './map-provider.ts';

serveGoogleMaps();
const chicago = { lat: 41.8853, lng: -87.64 };
const loop: MapPin = { id: 'loop', kind: 'store', label: 'Loop & Lake', position: chicago };
const river: MapPin = {
  id: 'river',
  kind: 'store',
  label: 'River North',
  position: { lat: 41.89, lng: -87.63 },
};
const far: MapPin = {
  id: 'cluster-1',
  kind: 'cluster',
  label: '12 stores, zoom in',
  count: 12,
  position: { lat: 41.87, lng: -87.65 },
};

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  // The test environment has no canvas.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const setup = async (adapter: MapAdapter, changes: Partial<StoreMapOptions> = {}) => {
  const element = document.createElement('div');
  document.body.append(element);
  const rests: MapArea[] = [];
  const events = {
    onUserMove: jest.fn(),
    onPinPress: jest.fn(),
    onPinHover: jest.fn(),
    onFailure: jest.fn(),
  };
  const map = await adapter.open(element, {
    view: { ...chicago, zoom: 13 },
    label: 'Map of stores',
    hints: { wheel: 'Hold Ctrl', touch: 'Two fingers' },
    theme: 'light',
    isCalm: true,
    onIdle: (area) => rests.push(area),
    ...events,
    ...changes,
  });
  await waitFor(() => expect(rests.length).toBeGreaterThan(0));
  const pin = (name: string) => within(element).getByRole('button', { name });
  const pins = () => within(element).queryAllByRole('button');
  const end = () => {
    map.destroy();
    element.remove();
  };
  return { element, map, rests, pin, pins, end, ...events };
};

/** Opens another map, and waits until it is at rest: an earlier map has then reported what it reports. */
const restOfLaterMap = async (adapter: MapAdapter) => {
  const { end } = await setup(adapter);
  end();
};

describe.each(mapAdapters)('$name', (adapter) => {
  it('is a named region, and reports the area that it shows, LOC-010, D-52', async () => {
    const { element, rests, map, end } = await setup(adapter);
    expect(element).toHaveAttribute('role', 'region');
    expect(element).toHaveAttribute('aria-label', 'Map of stores');
    const [{ view, bounds } = map.area()] = rests;
    expect(view.lat).toBeCloseTo(chicago.lat, 5);
    expect(view.lng).toBeCloseTo(chicago.lng, 5);
    expect(view.zoom).toBe(13);
    // 800 px at zoom level 13.
    expect(bounds.east - bounds.west).toBeCloseTo((360 * 800) / (256 * 2 ** 13), 5);
    expect((bounds.north + bounds.south) / 2).toBeCloseTo(chicago.lat, 3);
    end();
  });
  it('zooms between levels 3 and 21, LOC-010', async () => {
    const { map, onUserMove, end } = await setup(adapter);
    for (const [view, zoom] of [
      [{ ...chicago, zoom: 40 }, 21],
      [{ ...chicago, zoom: 1 }, 3],
    ] as const) {
      map.setView(view);
      expect(map.area().view.zoom).toBe(zoom);
    }
    map.setView({ ...chicago, zoom: 20 });
    expect(onUserMove).not.toHaveBeenCalled();
    for (const steps of [1, 1]) map.zoomBy(steps);
    expect(map.area().view.zoom).toBe(21);
    expect(onUserMove).toHaveBeenCalled();
    end();
  });
  it('shows the bounds of the results with space around them, up to the given level, LOC-012, D-57', async () => {
    const { map, onUserMove, end } = await setup(adapter);
    const bounds = { north: 41.95, south: 41.8, east: -87.5, west: -87.75 };
    map.fitBounds(bounds, { padding: 48, maxZoom: 15 });
    const { view, bounds: shown } = map.area();
    const padding = (48 * 360) / (256 * 2 ** view.zoom);
    expect(shown.north).toBeGreaterThan(bounds.north);
    expect(shown.south).toBeLessThan(bounds.south);
    expect(shown.east - bounds.east).toBeGreaterThanOrEqual(padding);
    expect(bounds.west - shown.west).toBeGreaterThanOrEqual(padding);
    expect(view.zoom).toBe(11);
    map.fitBounds(
      { north: 41.885, south: 41.884, east: -87.639, west: -87.64 },
      { padding: 48, maxZoom: 12 },
    );
    expect(map.area().view.zoom).toBe(12);
    map.fitBounds({ north: 41.885, south: 41.885, east: -87.64, west: -87.64 }, { padding: 48, maxZoom: 15 });
    expect(map.area().view.zoom).toBe(15);
    expect(onUserMove).not.toHaveBeenCalled();
    end();
  });
  it('is moved and zoomed by keys, which counts as the customer’s move, D-52', async () => {
    const { element, map, rests, onUserMove, end } = await setup(adapter);
    const target = adapter.focusable(element);
    const press = (key: string, keyCode: number) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key, keyCode, bubbles: true }));
    target.focus();
    expect(target).toHaveFocus();
    press('ArrowRight', 39);
    await waitFor(() => expect(rests.at(-1)?.view.lng).toBeGreaterThan(chicago.lng + 0.001));
    expect(onUserMove).toHaveBeenCalled();
    press('ArrowUp', 38);
    await waitFor(() => expect(rests.at(-1)?.view.lat).toBeGreaterThan(chicago.lat + 0.001));
    press('+', 187);
    await waitFor(() => expect(map.area().view.zoom).toBe(14));
    press('-', 189);
    press('-', 189);
    await waitFor(() => expect(map.area().view.zoom).toBe(12));
    end();
  });
  it('leaves the wheel to the page, and counts it as a move with Ctrl or ⌘ only, R-06', async () => {
    const { element, map, onUserMove, end } = await setup(adapter);
    const wheel = (init: WheelEventInit = {}) => {
      const event = new WheelEvent('wheel', { deltaY: -120, bubbles: true, cancelable: true, ...init });
      adapter.focusable(element).dispatchEvent(event);
      return event;
    };
    expect(wheel().defaultPrevented).toBe(false);
    // A map that took the wheel would zoom 40 ms later.
    await restOfLaterMap(adapter);
    expect(map.area().view.zoom).toBe(13);
    expect(onUserMove).not.toHaveBeenCalled();
    for (const key of ['ctrlKey', 'metaKey'] as const) {
      onUserMove.mockClear();
      wheel({ [key]: true });
      await waitFor(() => expect(onUserMove).toHaveBeenCalled());
    }
    end();
  });
  it('shows the states of its pins, and changes only what differs, LOC-011', async () => {
    const { map, pin, pins, end } = await setup(adapter);
    map.setPins([loop, { ...river, isClosed: true, isFavorite: true }, far]);
    expect(pins()).toHaveLength(3);
    const before = pin('Loop & Lake');
    expect(before).toHaveAttribute('data-pin', 'loop');
    expect(before).toHaveAttribute('aria-pressed', 'false');
    const face = (name: string) =>
      pin(name).matches('.store, .cluster') ? pin(name) : pin(name).querySelector('.store, .cluster');
    expect(face('River North')).toHaveClass('store', 'closed');
    expect(face('River North')?.querySelector('.heart')).not.toBeNull();
    expect(face('12 stores, zoom in')).toHaveTextContent('12');
    expect(pin('12 stores, zoom in')).not.toHaveAttribute('aria-pressed');
    const usualBefore = face('Loop & Lake')?.innerHTML;
    map.setPins([
      {
        ...loop,
        isSelected: true,
        isHighlighted: true,
        isUsual: true,
        label: 'Loop & Lake, your usual store',
      },
    ]);
    expect(pins()).toHaveLength(1);
    const after = pin('Loop & Lake, your usual store');
    expect(after).toBe(before);
    expect(after).toHaveAttribute('aria-pressed', 'true');
    expect(face('Loop & Lake, your usual store')).toHaveClass('selected', 'highlighted');
    expect(face('Loop & Lake, your usual store')?.innerHTML).not.toBe(usualBefore);
    end();
  });
  it('reports presses by pointer and key, and highlights under pointer and focus, LOC-011', async () => {
    const { map, pin, onPinPress, onPinHover, onUserMove, end } = await setup(adapter);
    map.setPins([loop, river]);
    await userEvent.hover(pin('River North'));
    expect(onPinHover).toHaveBeenLastCalledWith('river');
    await userEvent.unhover(pin('River North'));
    expect(onPinHover).toHaveBeenLastCalledWith(undefined);
    await userEvent.click(pin('River North'));
    expect(onPinPress.mock.calls).toEqual([['river']]);
    pin('Loop & Lake').focus();
    expect(onPinHover).toHaveBeenLastCalledWith('loop');
    await userEvent.keyboard('{Enter}');
    expect(onPinPress).toHaveBeenLastCalledWith('loop');
    pin('Loop & Lake').blur();
    expect(onPinHover).toHaveBeenLastCalledWith(undefined);
    expect(onUserMove).not.toHaveBeenCalled();
    end();
  });
  it('has one tab stop for its pins, and arrow keys lead to the others, D-52', async () => {
    const { map, pins, onUserMove, end } = await setup(adapter);
    map.setPins([loop, river, far]);
    const stops = () => pins().filter(({ tabIndex }) => tabIndex === 0);
    expect(stops()).toHaveLength(1);
    stops()[0]?.focus();
    const before = document.activeElement;
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).not.toBe(before);
    expect(stops()).toEqual([document.activeElement]);
    expect(onUserMove).not.toHaveBeenCalled();
    end();
  });
  it('keeps one tab stop when the pin that has it goes, and when pins come back, D-52', async () => {
    const { map, pins, end } = await setup(adapter);
    const stops = () => pins().filter(({ tabIndex }) => tabIndex === 0);
    map.setPins([loop, river, far]);
    stops()[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    const [stop] = stops();
    stop?.blur();
    map.setPins([loop, river, far].filter(({ id }) => id !== stop?.dataset['pin']));
    expect(pins()).toHaveLength(2);
    expect(stops()).toHaveLength(1);
    const before = stops()[0];
    before?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).not.toBe(before);
    expect(stops()).toEqual([document.activeElement]);
    map.setPins([]);
    map.setPins([river, far]);
    expect(stops()).toHaveLength(1);
    map.setTheme('dark');
    expect(stops()).toHaveLength(1);
    end();
  });
  it('Escape on a pin leads to the map, whose keys then move it, D-52', async () => {
    const { element, map, pin, onPinPress, end } = await setup(adapter);
    map.setPins([loop, river]);
    pin('River North').focus();
    await userEvent.keyboard('{Escape}');
    expect(adapter.focusable(element)).toHaveFocus();
    expect(onPinPress).not.toHaveBeenCalled();
    end();
  });
  it('moves at once when motion is reduced, also by keys, D-52', async () => {
    const { element, map, end } = await setup(adapter, { isCalm: true });
    map.setView({ lat: 41.9, lng: -87.65, zoom: 13 });
    expect(map.area().view.lat).toBeCloseTo(41.9, 3);
    const key = new KeyboardEvent('keydown', { key: 'ArrowRight', keyCode: 39, bubbles: true });
    adapter.focusable(element).focus();
    adapter.focusable(element).dispatchEvent(key);
    expect(map.area().view.lng).toBeGreaterThan(-87.64);
    end();
  });
  it('moves focus from an opened cluster to the nearest pin, or to the map if there is none, LOC-011, D-52', async () => {
    const { element, map, pin, onPinHover, end } = await setup(adapter);
    map.setPins([loop, far]);
    pin('12 stores, zoom in').focus();
    const inside = { ...river, id: 'inside', label: 'Pilsen', position: { lat: 41.871, lng: -87.651 } };
    map.setPins([loop, river, inside]);
    expect(pin('Pilsen')).toHaveFocus();
    expect(onPinHover).toHaveBeenLastCalledWith('inside');
    map.setPins([loop, river, inside]);
    expect(pin('Pilsen')).toHaveFocus();
    map.setPins([]);
    expect(adapter.focusable(element)).toHaveFocus();
    end();
  });
  it('leaves the focus outside of the map alone when pins go, D-52', async () => {
    const { map, end } = await setup(adapter);
    const outside = document.createElement('button');
    document.body.append(outside);
    map.setPins([loop, far]);
    outside.focus();
    map.setPins([river]);
    expect(outside).toHaveFocus();
    outside.remove();
    end();
  });
  it('marks the customer’s position below the pins, with a name and no tab stop, LOC-010, LOC-012', async () => {
    const { element, map, pins, end } = await setup(adapter);
    const marks = () => within(element).queryAllByRole('img', { name: 'Your location' });
    expect(marks()).toHaveLength(0);
    map.setPins([loop]);
    map.setPosition({ position: chicago, label: 'Your location' });
    map.setPosition({ position: { lat: 41.9, lng: -87.65 }, label: 'Your location' });
    expect(marks()).toHaveLength(1);
    expect(pins()).toHaveLength(1);
    const stops = [...element.querySelectorAll('[tabindex="0"]')].filter((stop) =>
      stop.matches(':has([data-position])'),
    );
    expect(stops.filter((stop) => stop !== adapter.focusable(element))).toEqual([]);
    map.setTheme('dark');
    expect(marks()).toHaveLength(1);
    map.setPosition(undefined);
    expect(marks()).toHaveLength(0);
    end();
  });
  it('keeps its area while it is hidden, and reports no rest without a size, LOC-004, LOC-013', async () => {
    const { element, map, rests, end } = await setup(adapter);
    const before = map.area();
    let width = 0;
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function (this: HTMLElement) {
      return element.contains(this) ? width : 800;
    });
    map.resize();
    map.setView(before.view);
    await restOfLaterMap(adapter);
    expect(rests.every(({ bounds }) => bounds.east > bounds.west)).toBe(true);
    width = 800;
    map.resize();
    const { view, bounds } = map.area();
    // Leaflet's middle is that of a whole pixel.
    expect(view.lat).toBeCloseTo(before.view.lat, 3);
    expect(view.lng).toBeCloseTo(before.view.lng, 3);
    expect(bounds.east - bounds.west).toBeCloseTo(before.bounds.east - before.bounds.west, 5);
    end();
  });
  it('moves to a store and reports that it is there, LOC-012', async () => {
    const { map, rests, onUserMove, end } = await setup(adapter, { isCalm: false });
    map.setView({ lat: 41.9, lng: -87.65, zoom: 13 });
    await waitFor(() => expect(rests.at(-1)?.view.lat).toBeCloseTo(41.9, 3));
    expect(onUserMove).not.toHaveBeenCalled();
    end();
  });
  it('changes its theme and keeps view and pins', async () => {
    const { element, map, pin, end } = await setup(adapter, { theme: 'dark' });
    expect(adapter.theme(element)).toBe('dark');
    map.setPins([loop]);
    map.setView({ lat: 41.9, lng: -87.65, zoom: 14 });
    map.setTheme('light');
    expect(adapter.theme(element)).toBe('light');
    expect(map.area().view.lat).toBeCloseTo(41.9, 3);
    expect(map.area().view.zoom).toBe(14);
    expect(pin('Loop & Lake')).toBeInTheDocument();
    end();
  });
  it('leaves nothing in its element, and reports nothing any more', async () => {
    const { element, map, rests, onUserMove, onFailure, end } = await setup(adapter);
    map.setPins([loop]);
    map.setView({ lat: 41.9, lng: -87.65, zoom: 14 });
    end();
    const count = rests.length;
    await restOfLaterMap(adapter);
    expect(element.childElementCount).toBe(0);
    expect(rests).toHaveLength(count);
    expect(onUserMove).not.toHaveBeenCalled();
    expect(onFailure).not.toHaveBeenCalled();
  });
});
