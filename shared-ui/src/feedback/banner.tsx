import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import s from './banner.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

/** The icon of each tone, so that colour is never the only signal. */
export const noticeIcons = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  error: 'alert',
} as const satisfies Record<NoticeTone, IconName>;

export interface BannerProps {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
  dismissLabel?: string;
  className?: string;
}

/**
 * A notice in the flow of the page. Screen readers announce an error at once, other tones at the next pause.
 */
export const Banner = ({
  tone = 'info',
  title,
  children,
  action,
  onDismiss,
  dismissLabel = '',
  className,
}: BannerProps) => (
  <div role={tone === 'error' ? 'alert' : 'status'} className={classNames(s.banner, s[tone], className)}>
    <Icon name={noticeIcons[tone]} className={s.icon} />
    <div className={s.main}>
      <div className={s.words}>
        {title && <p className={s.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action}
    </div>
    {onDismiss && <IconButton icon="close" label={dismissLabel} onClick={onDismiss} className={s.dismiss} />}
  </div>
);
