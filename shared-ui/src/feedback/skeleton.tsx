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
 * around it is marked as busy.
 */
export const Skeleton = ({ shape = 'text', count = 1, height, width, className }: SkeletonProps) =>
  Array.from({ length: count }, (_, index) => (
    <span
      key={index}
      aria-hidden
      className={classNames(s.bone, s[shape], className)}
      style={height || width ? { blockSize: height, inlineSize: width } : undefined}
    />
  ));
