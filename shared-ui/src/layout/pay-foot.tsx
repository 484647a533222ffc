import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useEdgePart } from './covered-edge.ts';
import s from './pay-foot.module.css';

export interface PayFootProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** Fixed to the foot of the window below 64 rem, where the panel that contains it follows a long page. */
  isBarOnNarrow?: boolean;
}

/**
 * The button that is paid with, and what must be read with it: whole and in view however far its form is scrolled (L-01). It must be
 * a child of the form's outermost `Stack`: the foot sticks within its parent only.
 */
export const PayFoot = ({ isBarOnNarrow, className, ...rest }: PayFootProps) => (
  <div {...rest} ref={useEdgePart('bar')} className={classNames(s.foot, isBarOnNarrow && s.bar, className)} />
);
