import s from './dialog.module.css';
import { Modal, type ModalProps } from './modal.tsx';

export interface DialogProps extends ModalProps {
  size?: 'small' | 'medium' | 'large';
}

/** A modal question or short task in the middle of the window. */
export const Dialog = ({ size = 'small', ...rest }: DialogProps) => (
  <Modal {...rest} look={`${s.dialog} ${s[size]}`} />
);
