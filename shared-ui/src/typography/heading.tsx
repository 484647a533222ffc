import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import s from './typography.module.css';

export interface HeadingProps extends ComponentProps<'h2'> {
  /** The heading level; 2 by default. */
  level?: 1 | 2 | 3 | 4;
  /** The size, if it differs from that of the level. */
  size?: 'small' | 'medium' | 'large' | 'xlarge' | 'display';
}

const sizeOfLevel = { 1: 'xlarge', 2: 'large', 3: 'medium', 4: 'small' } as const;

/** A heading in the display font. */
export const Heading = ({ level = 2, size = sizeOfLevel[level], className, ...rest }: HeadingProps) => {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={classNames(s.heading, s[size], className)} />;
};
