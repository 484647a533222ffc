import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { Heading } from '../typography/heading.tsx';
import s from './modal.module.css';
import { recordModal } from './open-modals.ts';
import { useBackCloses } from './modal-history.ts';

export interface ModalProps {
  open: boolean;
  /**
   * The function is called by Esc, the backdrop, the close button and the browser's Back; the caller decides
   * whether the modal closes.
   */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /**
   * The accessible name of the close button; without it there is no close button, and only the actions close
   * the modal.
   */
  closeLabel?: string;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  /** The modal belongs to its own URL (`#pay`): Back leaves that URL, which closes the modal. */
  hasOwnAddress?: boolean;
  children?: ReactNode;
  className?: string;
}

/** Opens the native dialog with `open`, and returns focus to the previously focused element when it closes or unmounts. */
const useModal = (open: boolean) => {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    const opener = document.activeElement;
    dialog.showModal();
    const remove = recordModal(dialog);
    return () => {
      remove();
      dialog.close();
      const isThere = opener?.isConnected && opener !== document.body;
      // If it is gone or nothing had focus, the page's heading gets it (K-19). Under another open modal that has no effect.
      const target = isThere ? opener : document.querySelector('main h1[tabindex]');
      (target as HTMLElement | null)?.focus({ preventScroll: true });
    };
  }, [open]);
  return ref;
};

export const Modal = (props: ModalProps & { look: string | undefined }) => {
  const { open, onClose, title, description, closeLabel, actions, children, className, look } = props;
  const id = useId();
  const ref = useModal(open);
  useBackCloses(open && !props.hasOwnAddress, onClose);
  const closeOnBackdrop = (event: MouseEvent) => {
    if (closeLabel && event.target === event.currentTarget) onClose();
  };
  return (
    // A click on the backdrop closes the modal; the keyboard has Esc, which the native dialog handles.
    <dialog
      ref={ref}
      className={classNames(s.frame, look, className)}
      aria-labelledby={`${id}t`}
      aria-describedby={description ? `${id}d` : undefined}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onMouseDown={closeOnBackdrop}
    >
      {open && (
        <div className={s.inner}>
          <header className={s.head}>
            <div>
              <Heading id={`${id}t`} size="medium">
                {title}
              </Heading>
              {description && (
                <p id={`${id}d`} className={s.description}>
                  {description}
                </p>
              )}
            </div>
            {closeLabel && (
              <IconButton icon="close" label={closeLabel} onClick={onClose} className={s.close} />
            )}
          </header>
          {children && <div className={s.body}>{children}</div>}
          {actions && <footer className={s.foot}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
};
