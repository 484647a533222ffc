import { fireEvent } from '@testing-library/react';
import { Map as LeafletMap } from 'leaflet';
import { createPinLayer } from './pin-layer.ts';

const chicago = { lat: 41.8853, lng: -87.64 };
const setup = () => {
  const element = document.createElement('div');
  document.body.append(element);
  const map = new LeafletMap(element, { center: chicago, zoom: 13, zoomControl: false });
  const onPinPress = jest.fn();
  createPinLayer(map, { onPinPress, onPinHover: () => undefined }).set([
    { id: 'loop', kind: 'store', label: 'Loop & Lake', position: chicago },
  ]);
  const pin = element.querySelector('[data-pin]') ?? element;
  return { pin, onPinPress };
};
const at = (clientX: number, clientY: number) => ({ clientX, clientY, detail: 1 });

describe('a pin of the built-in map', () => {
  it('is not pressed by a drag of the map that begins on it, LOC-011, LOC-012', () => {
    const { pin, onPinPress } = setup();
    fireEvent(pin, new MouseEvent('pointerdown', { bubbles: true, clientX: 300, clientY: 200 }));
    fireEvent.click(pin, at(330, 210));
    expect(onPinPress).not.toHaveBeenCalled();
    // A screen reader presses without a pointer, and a key has no place.
    fireEvent.click(pin, at(330, 210));
    expect(onPinPress).toHaveBeenCalledTimes(1);
    fireEvent(pin, new MouseEvent('pointerdown', { bubbles: true, clientX: 300, clientY: 200 }));
    fireEvent.click(pin, { detail: 0 });
    expect(onPinPress).toHaveBeenCalledTimes(2);
  });

  it('is pressed by a pointer that moves less than a drag, LOC-011', () => {
    const { pin, onPinPress } = setup();
    fireEvent(pin, new MouseEvent('pointerdown', { bubbles: true, clientX: 300, clientY: 200 }));
    fireEvent.click(pin, at(301, 201));
    expect(onPinPress).toHaveBeenCalledWith('loop');
  });
});
