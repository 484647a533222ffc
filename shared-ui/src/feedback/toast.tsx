import type { ReactNode, Ref } from 'react';
import { createPortal } from 'react-dom';
import { useTopModal } from '../overlay/open-modals.ts';
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

interface LiveListProps extends ToastRegionProps {
  readonly region?: Ref<HTMLElement>;
  readonly isInModal?: boolean;
}
const LiveList = ({ label, region, isInModal = false, children }: LiveListProps) => (
  <section
    ref={region}
    aria-label={label}
    aria-live="polite"
    aria-relevant="additions"
    className={isInModal ? s.inModal : s.region}
  >
    <ol role="list" className={s.list}>
      {children}
    </ol>
  </section>
);

/**
 * The live region in which toasts appear. Mount it once, before the first toast, and keep it mounted. An open modal makes all other
 * elements inert: the toasts are a part of the topmost modal then, above its actions, so that they can be seen, pressed and announced
 * (PLT-022) and cover nothing of it (L-15).
 */
export const ToastRegion = ({ label, children }: ToastRegionProps) => {
  const edge = useEdgePart('notices');
  const modal = useTopModal()?.firstElementChild;
  return (
    <>
      <LiveList label={label} region={edge}>
        {!modal && children}
      </LiveList>
      {modal &&
        createPortal(
          <LiveList label={label} isInModal>
            {children}
          </LiveList>,
          modal,
        )}
    </>
  );
};
