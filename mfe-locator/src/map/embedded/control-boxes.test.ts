import { createEmbeddedMap } from './create-embedded-map.ts';
import type { AddBaseMap } from './base-maps.ts';
import { controlBoxes } from './control-boxes.ts';

const boxes: Readonly<Record<string, DOMRect>> = {
  map: new DOMRect(100, 50, 800, 600),
  zoom: new DOMRect(840, 58, 44, 88),
  hidden: new DOMRect(0, 0, 0, 0),
};
const setup = () => {
  document.body.innerHTML = `<div><div id="map"></div><div id="zoom" data-map-control></div>
    <div id="hidden" data-map-control></div><p id="other"></p></div>`;
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return boxes[this.id] ?? new DOMRect(1, 1, 1, 1);
  });
  return document.getElementById('map') as HTMLElement;
};

describe('names on the map', () => {
  it('keep clear of each control that is shown, with six pixels around it, LOC-010', () => {
    expect(controlBoxes(setup())).toEqual([[734, 2, 790, 102]]);
  });
  it('get the boxes of the controls with those of the pins, LOC-010', () => {
    const addBaseMap = jest.fn<ReturnType<AddBaseMap>, Parameters<AddBaseMap>>(() => ({
      setTheme: () => undefined,
      onPinsChanged: () => undefined,
      retry: () => undefined,
    }));
    const map = createEmbeddedMap(
      setup(),
      {
        view: { lat: 41.9, lng: -87.6, zoom: 13 },
        label: 'Map of stores',
        hints: { wheel: '', touch: '' },
        theme: 'light',
        isCalm: true,
        onIdle: () => undefined,
        onUserMove: () => undefined,
        onPinPress: () => undefined,
        onPinHover: () => undefined,
        onFailure: () => undefined,
      },
      addBaseMap,
    );
    const [, , obstacles] = addBaseMap.mock.calls[0] ?? [];
    expect(obstacles?.()).toEqual([[734, 2, 790, 102]]);
    map.destroy();
  });
});
