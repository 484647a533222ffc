import { Slot, useMember } from '@crema/remote-kit';
import s from './usual.module.css';

/** The lines that a member orders again and again (D-36): mfe-ordering fills the slot. Nothing without it, and for guests. */
export const Usual = () =>
  useMember() && (
    <div className={s.space}>
      <Slot name="usual" props={{}} fallback={null} />
    </div>
  );
