import { classNames } from '../class-names.ts';
import s from './skeleton.module.css';

export interface SkeletonProps {
  shape?: 'text' | 'title' | 'circle' | 'button' | 'tile' | 'row' | 'block';
  /** How many, below each other. */
  count?: number;
  /** For a `block`: its exact room, so that nothing moves when content arrives. */
  height?: number | string;
  width?: number | string;
  className?: string;
}

/** The room that content is about to take. Silent; the region around it says that it is busy. */
export const Skeleton = ({ shape = 'text', count = 1, height, width, className }: SkeletonProps) =>
  Array.from({ length: count }, (_, index) => (
    <span
      key={index}
      aria-hidden
      className={classNames(s.bone, s[shape], className)}
      style={height || width ? { blockSize: height, inlineSize: width } : undefined}
    />
  ));
