import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useEdgePart } from './covered-edge.ts';
import s from './sticky-bar.module.css';

export interface StickyBarProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** Hides the bar from 64 rem on, where the page shows the same content in its side column. */
  narrowOnly?: boolean;
}

/**
 * A page's own bar at the foot of the window, above the tab bar; notices appear above it. A page has at most
 * one. It may be at any position in the page's markup, which determines the keyboard's order.
 */
export const StickyBar = ({ narrowOnly, className, children, ...rest }: StickyBarProps) => (
  <div {...rest} ref={useEdgePart('bar')} className={classNames(s.bar, narrowOnly && s.narrow)}>
    <div className={classNames(s.inner, className)}>{children}</div>
  </div>
);
