import type { Point } from './lat-lng.ts';

/** The changes that keys and drags lead to. */
export interface MovedMap {
  panBy(x: number, y: number): void;
  zoomBy(levels: number): void;
  dragStarted(): void;
  dragEnded(): void;
}

const panKeys: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 80, y: 0 },
  ArrowLeft: { x: -80, y: 0 },
  ArrowDown: { x: 0, y: 80 },
  ArrowUp: { x: 0, y: -80 },
};
const zoomKeys: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

const handleKeys = (surface: HTMLElement, map: MovedMap) =>
  surface.addEventListener('keydown', ({ key }) => {
    const step = panKeys[key];
    if (step) map.panBy(step.x, step.y);
    const levels = zoomKeys[key];
    if (levels !== undefined) map.zoomBy(levels);
  });

/** A drag of the mouse can begin on a marker. It takes the pointer once it moves, so that a press without a move stays a click. */
const handleDrags = (root: HTMLElement, map: MovedMap) => {
  let last: Point | undefined;
  let isDragging = false;
  root.addEventListener('pointerdown', ({ clientX, clientY, isPrimary, pointerType }) => {
    // A single finger is the page's. jsdom’s events name no primary pointer.
    last = isPrimary === false || pointerType === 'touch' ? undefined : { x: clientX, y: clientY };
    isDragging = false;
  });
  root.addEventListener('pointermove', ({ clientX, clientY, pointerId }) => {
    if (!last) return;
    if (!isDragging) {
      isDragging = true;
      root.setPointerCapture?.(pointerId);
      map.dragStarted();
    }
    map.panBy(last.x - clientX, last.y - clientY);
    last = { x: clientX, y: clientY };
  });
  root.addEventListener('pointerup', () => {
    last = undefined;
    if (isDragging) map.dragEnded();
  });
};

const doubleTapMs = 300;
/** Two taps zoom in, and the page gets no click or double click of them. */
const handleTaps = (root: HTMLElement, map: MovedMap) => {
  let lastTap = -Infinity;
  root.addEventListener('touchend', (event) => {
    if (event.touches.length > 0) return;
    const isDouble = event.timeStamp - lastTap < doubleTapMs;
    lastTap = isDouble ? -Infinity : event.timeStamp;
    if (!isDouble) return;
    event.preventDefault();
    map.zoomBy(1);
  });
};

const spreadOf = ({ 0: one, 1: other }: ArrayLike<Touch>) =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : undefined;
/** A pinch zooms by whole levels. Google’s map reports no drag for it. */
const handlePinches = (root: HTMLElement, map: MovedMap) => {
  let start: { readonly spread: number; levels: number } | undefined;
  root.addEventListener('touchstart', ({ touches }) => {
    const spread = spreadOf(touches);
    start = spread === undefined ? undefined : { spread, levels: 0 };
  });
  root.addEventListener('touchmove', ({ touches }) => {
    const spread = spreadOf(touches);
    if (!start || spread === undefined) return;
    const levels = Math.round(Math.log2(spread / start.spread));
    map.zoomBy(levels - start.levels);
    start.levels = levels;
  });
};

/** Adds the element of Google's map that takes its keys, below the markers. */
export const addMapSurface = (root: HTMLElement, map: MovedMap): void => {
  const surface = document.createElement('div');
  surface.className = 'gm-focus';
  surface.tabIndex = 0;
  surface.setAttribute('role', 'region');
  surface.setAttribute('aria-label', 'Map');
  root.append(surface);
  handleKeys(surface, map);
  handleDrags(root, map);
  handleTaps(root, map);
  handlePinches(root, map);
};
