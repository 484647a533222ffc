import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import s from './stack.module.css';

type Tag =
  'div' | 'section' | 'article' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'form' | 'main' | 'aside';

/** A step of the 8 px scale. */
export type Gap = 'none' | 'half' | 1 | 2 | 3 | 4 | 6 | 8;

interface Base extends Omit<ComponentProps<'div'>, 'ref'> {
  as?: Tag;
  gap?: Gap;
}

export interface StackProps extends Base {
  align?: 'start' | 'center' | 'end' | 'stretch';
}

/** A column of elements with equal gaps. */
export const Stack = ({ as = 'div', gap = 2, align, className, ...rest }: StackProps) => {
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      data-gap={gap}
      className={classNames(s.stack, s.gaps, align && s[`align-${align}`], className)}
    />
  );
};

export interface ClusterProps extends StackProps {
  justify?: 'start' | 'center' | 'end' | 'between';
  wrap?: boolean;
}

/** A row of elements that wraps when it is full. */
export const Cluster = ({
  as = 'div',
  gap = 1,
  align = 'center',
  justify,
  wrap = true,
  className,
  ...rest
}: ClusterProps) => {
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      data-gap={gap}
      className={classNames(
        s.cluster,
        s.gaps,
        s[`align-${align}`],
        justify && s[`justify-${justify}`],
        !wrap && s.nowrap,
        className,
      )}
    />
  );
};

export interface GridProps extends Base {
  /**
   * The least width of a column: 8.5 rem, 9.5 to 13 rem growing with the window, 14 or 20 rem; up to `small`,
   * a phone shows two columns.
   */
  min?: 'tiny' | 'small' | 'medium' | 'large';
}

/** As many columns of equal width as fit. */
export const Grid = ({ as = 'div', gap = 2, min = 'small', className, ...rest }: GridProps) => {
  const Element = as as 'div';
  return <Element {...rest} data-gap={gap} className={classNames(s.grid, s.gaps, s[min], className)} />;
};
