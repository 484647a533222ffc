import type { Page } from '@playwright/test';

/** The position of the focus, and the element that covers it. */
export interface FocusFacts {
  readonly name: string;
  /** The focus has left the page for the browser's own controls, or is inside a frame. */
  readonly outside: boolean;
  /**
   * The element that covers the focused element, or a note that the focused element is outside of the window;
   * undefined when the focused element is visible.
   */
  readonly hiddenBy: string | undefined;
}

/**
 * WCAG 2.4.11: checks five points of the focused element. A point is hidden when the element drawn there
 * belongs to a fixed element that does not contain the focused one.
 */
export const readFocus = (page: Page): Promise<FocusFacts> =>
  page.evaluate(async () => {
    // With reduced motion every change of style still takes a frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const element = document.activeElement;
    // When the focus is in the browser's own controls, the document keeps its last active element, which no
    // longer matches :focus.
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
