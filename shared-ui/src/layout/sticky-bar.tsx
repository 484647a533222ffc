import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useEdgePart } from './covered-edge.ts';
import s from './sticky-bar.module.css';

export interface StickyBarProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** Not from 64 rem on, where the page shows the same beside its content. */
  narrowOnly?: boolean;
}

/**
 * A page's own bar at the foot of the window, on top of the tab bar; notices stand above it. A page has one at most.
 * It may stand anywhere in the page's markup: the order of the keyboard is that of the markup.
 */
export const StickyBar = ({ narrowOnly, className, children, ...rest }: StickyBarProps) => (
  <div {...rest} ref={useEdgePart('bar')} className={classNames(s.bar, narrowOnly && s.narrow)}>
    <div className={classNames(s.inner, className)}>{children}</div>
  </div>
);
