import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '@crema/shared-ui';
import { ArtImage } from '@crema/shared-ui/art-image';
import s from './result-layout.module.css';

interface ResultLayoutProps {
  /** Without one, its place stays empty. */
  readonly picture?: Omit<ComponentProps<typeof ArtImage>, 'className' | 'eager'>;
  /** 256 px (RWD-064); otherwise 176. */
  readonly isLarge?: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
}
/** A page about what has just happened: picture, heading and what follows, in one centered column. */
export const ResultLayout = ({ picture, isLarge = false, title, children }: ResultLayoutProps) => {
  const className = isLarge ? `${s.picture} ${s.large}` : s.picture;
  return (
    <div className={s.page}>
      {picture ? <ArtImage {...picture} eager className={className} /> : <div className={className} />}
      <Heading level={1} size="large" tabIndex={-1} data-page-title>
        {title}
      </Heading>
      {children}
    </div>
  );
};

export const ResultActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={s.actions}>{children}</div>
);
