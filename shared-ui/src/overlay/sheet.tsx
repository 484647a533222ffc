import { Modal, type ModalProps } from './modal.tsx';
import s from './sheet.module.css';

export type SheetProps = ModalProps;

/** A modal panel: from the bottom on a phone, at the side on a desktop. */
export const Sheet = (props: SheetProps) => <Modal {...props} look={s.sheet} />;
