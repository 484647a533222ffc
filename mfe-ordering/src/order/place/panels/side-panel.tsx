import { useCallback, type ComponentProps } from 'react';
import s from './side-panel.module.css';

/** Writes the panel's height to a custom property, from which the style sheet computes where it sticks. */
const useMeasured = () =>
  useCallback((element: HTMLDivElement | null) => {
    if (!element || !('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(() =>
      element.style.setProperty('--panel-block-size', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

/**
 * The column with the price and the payment. It follows a longer page: below the header, or, if it is taller than the window, with its
 * end at the window's end. It has no scroller of its own, which would hide its end without a sign (L-01).
 */
export const SidePanel = (props: Omit<ComponentProps<'div'>, 'className' | 'ref'>) => (
  <div {...props} ref={useMeasured()} className={s.panel} />
);
