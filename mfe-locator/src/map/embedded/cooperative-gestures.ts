import type { Map as LeafletMap } from 'leaflet';
import type { GestureHints } from '../map-provider.ts';
import s from './embedded-map.module.css';

/** The time for which a hint stays after the last gesture that scrolled the page. */
const hintMs = 1_500;

/**
 * Leaves the wheel without Ctrl or ⌘ and a single finger to the page, which scrolls, and shows how the map is zoomed and moved: Leaflet
 * has no option for this. Mouse drags, pinches, keys and buttons work as before.
 */
export const shareGesturesWithPage = (map: LeafletMap, hints: GestureHints): void => {
  const element = map.getContainer();
  const hint = document.createElement('p');
  hint.className = s.hint ?? '';
  // The hint is about pointers; keys and buttons have their own names.
  hint.ariaHidden = 'true';
  element.append(hint);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => void delete hint.dataset['shown'];
  const show = (text: string) => {
    hint.textContent = text;
    hint.dataset['shown'] = '';
    clearTimeout(timer);
    timer = setTimeout(hide, hintMs);
  };
  const onWheel = (event: WheelEvent) => {
    // A pinch on a touchpad arrives as a wheel with Ctrl.
    if (event.ctrlKey || event.metaKey) return hide();
    event.stopPropagation();
    show(hints.wheel);
  };
  const onTouch = ({ touches }: TouchEvent) => {
    if (touches.length === 1) show(hints.touch);
    else hide();
  };
  const onPointer = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') map.dragging.disable();
    else map.dragging.enable();
  };
  const options = { capture: true, passive: true };
  element.addEventListener('wheel', onWheel, options);
  element.addEventListener('touchmove', onTouch, options);
  element.addEventListener('pointerdown', onPointer, options);
  map.on('unload', () => {
    clearTimeout(timer);
    hint.remove();
    element.removeEventListener('wheel', onWheel, options);
    element.removeEventListener('touchmove', onTouch, options);
    element.removeEventListener('pointerdown', onPointer, options);
  });
};
