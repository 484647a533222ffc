import { useCallback, type RefCallback } from 'react';

/**
 * The elements that cover the page at the edges of the window: the header at the top; from the bottom up the
 * tab bar, the page's own bar, and the notices. Each element is above the ones before it.
 */
export type EdgePart = 'header' | 'tabs' | 'bar' | 'notices';

const propertyOf = (part: EdgePart) => `--covered-${part}`;

/**
 * Only elements that are fixed or stick to the foot of the window cover the page: on a desktop the tab bar is a part of the
 * header, and a modal scrolls alone. A fixed element has no offset parent.
 */
const coveredHeight = (element: HTMLElement) =>
  element.offsetParent === null ||
  (getComputedStyle(element).position === 'sticky' && !element.closest('dialog'))
    ? Math.ceil(element.getBoundingClientRect().height)
    : 0;

/** Every measured element. One observer reports them together, so that all are measured before the first is written. */
const parts = new Map<Element, EdgePart>();
/** Scrolls the focused element back into sight after a bar above it has grown (WCAG 2.4.11). */
const showFocus = () => {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible')) return;
  if ([...parts.keys()].some((part) => part.contains(focused))) return;
  focused.scrollIntoView({ block: 'nearest' });
};
/**
 * A changed property makes the browser compute the style of every element again. The properties are registered as lengths
 * in tokens.css, so that their defaults are compared in pixels too.
 */
const writeHeights = (entries: readonly Pick<ResizeObserverEntry, 'target'>[]) => {
  const { documentElement } = document;
  const present = getComputedStyle(documentElement);
  const changes = entries.flatMap(({ target }) => {
    const part = parts.get(target);
    if (!part || !(target instanceof HTMLElement)) return [];
    const [property, height] = [propertyOf(part), `${coveredHeight(target)}px`];
    return present.getPropertyValue(property) === height ? [] : [{ property, height }];
  });
  for (const { property, height } of changes) documentElement.style.setProperty(property, height);
  if (changes.length > 0) showFocus();
};
let observer: ResizeObserver | undefined;

/**
 * Ref of an element that belongs to the edge: its measured height is written to a custom property of the
 * document (`--covered-header`, `--covered-tabs`, `--covered-bar`, `--covered-notices`), from which base.css
 * computes the padding at the page's end and the scroll padding, so that no focused element or scroll target
 * is hidden (WCAG 2.4.11). The observer measures: it reports an element once before the first frame that shows it,
 * when the page has been laid out. Measuring in React's commit would lay out the whole page once per element.
 */
export const useEdgePart = (part: EdgePart): RefCallback<HTMLElement> =>
  useCallback(
    (element: HTMLElement | null) => {
      if (!element || !('ResizeObserver' in globalThis)) return undefined;
      const watching = (observer ??= new ResizeObserver(writeHeights));
      parts.set(element, part);
      watching.observe(element);
      return () => {
        watching.unobserve(element);
        parts.delete(element);
        document.documentElement.style.setProperty(propertyOf(part), '0px');
      };
    },
    [part],
  );
