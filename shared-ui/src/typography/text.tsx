import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import s from './typography.module.css';

export interface TextProps extends ComponentProps<'p'> {
  as?: 'p' | 'span' | 'div' | 'strong' | 'small';
  size?: 'fine' | 'note' | 'body' | 'lead';
  tone?: 'default' | 'muted' | 'accent' | 'success' | 'danger';
  strong?: boolean;
  /** Cuts the text after one line with an ellipsis. */
  truncate?: boolean;
}

export const Text = ({
  as = 'p',
  size = 'body',
  tone = 'default',
  strong,
  truncate,
  className,
  ...rest
}: TextProps) => {
  const Element = as as 'p';
  return (
    <Element
      {...rest}
      className={classNames(s[size], s[tone], strong && s.strong, truncate && s.truncate, className)}
    />
  );
};
