import type { Box } from './labels/label.ts';

/** The space between a control and the names around it. */
const clearance = 6;

/** The boxes in the map that the page's controls and credits cover: they lie next to its element and have `data-map-control`. */
export const controlBoxes = (element: HTMLElement): readonly Box[] => {
  const { left, top } = element.getBoundingClientRect();
  const controls = element.parentElement?.querySelectorAll('[data-map-control]') ?? [];
  return [...controls]
    .map((control) => control.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map((box) => [
      box.left - left - clearance,
      box.top - top - clearance,
      box.right - left + clearance,
      box.bottom - top + clearance,
    ]);
};
