import { Slot, useMember } from '@crema/remote-kit';
import s from './default-card.module.css';

/** The member's default card with its balance (CRD-011): mfe-cards fills the slot. Nothing without it, and for guests. */
export const DefaultCard = () =>
  useMember() && (
    <div className={s.space}>
      <Slot name="default-card" props={{}} fallback={null} />
    </div>
  );
