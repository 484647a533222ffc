import { Map as LeafletMap } from 'leaflet';
import { shareGesturesWithPage } from './cooperative-gestures.ts';

const hints = { wheel: 'Hold Ctrl and scroll to zoom the map', touch: 'Use two fingers to move the map' };
const setup = () => {
  const element = document.createElement('div');
  document.body.append(element);
  const map = new LeafletMap(element, { center: [41.9, -87.6], zoom: 13 });
  shareGesturesWithPage(map, hints);
  const hint = () => element.querySelector('[data-shown]')?.textContent;
  const wheel = (init?: WheelEventInit) =>
    element.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, ...init }));
  const touch = (fingers: number) =>
    element.dispatchEvent(
      Object.assign(new Event('touchmove', { bubbles: true }), { touches: Array(fingers) }),
    );
  const press = (pointerType: string) =>
    element.dispatchEvent(Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType }));
  return { map, hint, wheel, touch, press };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the gestures that the built-in map shares with the page, R-06', () => {
  it('are named while they scroll the page', () => {
    const { map, hint, wheel, touch } = setup();
    wheel();
    expect(hint()).toBe(hints.wheel);
    jest.advanceTimersByTime(1_500);
    expect(hint()).toBeUndefined();
    touch(1);
    expect(hint()).toBe(hints.touch);
    touch(2);
    expect(hint()).toBeUndefined();
    wheel();
    wheel({ ctrlKey: true });
    expect(hint()).toBeUndefined();
    map.remove();
  });

  it('are not drags of the map by a finger; the mouse drags it', () => {
    const { map, press } = setup();
    press('touch');
    expect(map.dragging.enabled()).toBe(false);
    press('mouse');
    expect(map.dragging.enabled()).toBe(true);
    map.remove();
  });
});
