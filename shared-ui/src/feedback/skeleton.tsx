import { createElement } from 'react';
import { classNames } from '../class-names.ts';
import s from './skeleton.module.css';

export interface SkeletonProps {
  shape?: 'text' | 'title' | 'circle' | 'button' | 'tile' | 'row' | 'block';
  /** The number of placeholders below each other. */
  count?: number;
  /** The exact size of a `block`, so that the layout does not shift when content arrives. */
  height?: number | string;
  width?: number | string;
  className?: string;
}

/**
 * A placeholder in the size of the content that is loading. It is hidden from screen readers; the region
 * around it is marked as busy. An exact size is an attribute of an SVG: the page's policy blocks style attributes in the
 * markup of a server.
 */
export const Skeleton = ({ shape = 'text', count = 1, className, ...size }: SkeletonProps) =>
  Array.from({ length: count }, (_, key) =>
    createElement(size.height || size.width ? 'svg' : 'span', {
      key,
      'aria-hidden': true,
      className: classNames(s.bone, s[shape], className),
      ...size,
    }),
  );
