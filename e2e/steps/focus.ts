import type { Page } from '@playwright/test';

/** Where the focus is, and what covers it. */
export interface FocusFacts {
  readonly name: string;
  /** The focus has left the page for the browser's own controls, or is inside a frame. */
  readonly outside: boolean;
  /** What stands before the focused element, or that it lies outside of the window; undefined when it is in sight. */
  readonly hiddenBy: string | undefined;
}

/**
 * WCAG 2.4.11: looks at five points of the focused element. A point is hidden when what is drawn there belongs to
 * something fixed that does not hold the element itself.
 */
export const readFocus = (page: Page): Promise<FocusFacts> =>
  page.evaluate(async () => {
    // With reduced motion every change of style still takes a frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const element = document.activeElement;
    // When the focus is in the browser's own controls the document keeps its last active element, which no longer matches :focus.
    const outside =
      !element || element === document.body || element.tagName === 'IFRAME' || !document.hasFocus();
    if (outside) return { name: '', outside, hiddenBy: undefined };
    const nameOf = (one: Element) =>
      `${one.tagName.toLowerCase()}.${one.className} “${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}”`;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const points = [
      [x, y],
      [left + 2, y],
      [right - 2, y],
      [x, top + 2],
      [x, bottom - 2],
    ] as const;
    const holderAt = ([px, py]: readonly [number, number]) => {
      if (px < 0 || py < 0 || px > innerWidth || py > innerHeight) return undefined;
      let one = document.elementFromPoint(px, py);
      for (; one; one = one.parentElement) {
        if (one.contains(element)) return undefined;
        if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return nameOf(one);
      }
      return undefined;
    };
    const isOutOfSight = bottom <= 0 || top >= innerHeight;
    const hiddenBy = isOutOfSight
      ? `the window’s edge (${top.toFixed(0)}–${bottom.toFixed(0)})`
      : points.map(holderAt).find((holder) => holder !== undefined);
    return { name: nameOf(element), outside, hiddenBy };
  });
