import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useEdgePart } from './covered-edge.ts';
import s from './sticky-bar.module.css';

export type StickyBarProps = Omit<ComponentProps<'div'>, 'ref'>;

/**
 * A page's own bar at the foot of the window, above the tab bar; notices appear above it. A page has at most
 * one. It may be at any position in the page's markup, which determines the keyboard's order.
 */
export const StickyBar = ({ className, children, ...rest }: StickyBarProps) => (
  <div {...rest} ref={useEdgePart('bar')} className={s.bar}>
    <div className={classNames(s.inner, className)}>{children}</div>
  </div>
);
