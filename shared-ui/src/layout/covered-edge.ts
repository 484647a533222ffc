import { useCallback, type RefCallback } from 'react';

/**
 * What stands before the page at the edges of the window: the header at the top; from the bottom up the tab bar, the
 * page's own bar, and the notices. Each part stands on those below it.
 */
export type EdgePart = 'header' | 'tabs' | 'bar' | 'notices';

const propertyOf = (part: EdgePart) => `--covered-${part}`;

/**
 * Only what is fixed covers something: on a desktop the tab bar is a part of the header. What is fixed has no offset
 * parent.
 */
const coveredHeight = (element: HTMLElement) =>
  element.offsetParent === null ? Math.ceil(element.getBoundingClientRect().height) : 0;

/**
 * Ref of an element that belongs to the edge: its measured height is written to a custom property of the document
 * (`--covered-header`, `--covered-tabs`, `--covered-bar`, `--covered-notices`), from which base.css computes the padding at
 * the page's end and the scroll padding, so that nothing focused or scrolled to is hidden (WCAG 2.4.11).
 */
export const useEdgePart = (part: EdgePart): RefCallback<HTMLElement> =>
  useCallback(
    (element: HTMLElement | null) => {
      if (!element || !('ResizeObserver' in globalThis)) return undefined;
      const { style } = document.documentElement;
      const property = propertyOf(part);
      const measure = () => style.setProperty(property, `${coveredHeight(element)}px`);
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      measure();
      return () => {
        observer.disconnect();
        style.setProperty(property, '0px');
      };
    },
    [part],
  );
