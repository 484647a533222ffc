import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useEdgePart } from '../layout/covered-edge.ts';
import { Icon } from '../icon/icon.tsx';
import { noticeIcons, type NoticeTone } from './banner.tsx';
import s from './toast.module.css';

export interface ToastProps {
  tone?: NoticeTone;
  children: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
  dismissLabel?: string;
}

/** One temporary notice. The caller decides how long it stays. */
export const Toast = ({ tone = 'info', children, action, onDismiss, dismissLabel = '' }: ToastProps) => (
  <li className={s.toast}>
    <Icon name={noticeIcons[tone]} className={s.icon} />
    <div className={s.words}>{children}</div>
    {action && <div className={s.action}>{action}</div>}
    {onDismiss && <IconButton icon="close" label={dismissLabel} onClick={onDismiss} className={s.dismiss} />}
  </li>
);

export interface ToastRegionProps {
  /** The accessible name of the region. */
  label: string;
  children?: ReactNode;
}

/** The live region in which toasts appear. Mount it once, before the first toast, and keep it mounted. */
export const ToastRegion = ({ label, children }: ToastRegionProps) => (
  <section
    ref={useEdgePart('notices')}
    aria-label={label}
    aria-live="polite"
    aria-relevant="additions"
    className={s.region}
  >
    <ol role="list" className={s.list}>
      {children}
    </ol>
  </section>
);
