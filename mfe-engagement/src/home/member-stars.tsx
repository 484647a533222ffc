import { Slot } from '@crema/remote-kit';
import s from './member-stars.module.css';

/** The member's Stars and the share of the next Reward that they cover (RWD-020): mfe-rewards fills the slot. Nothing without it. */
export const MemberStars = () => (
  <div className={s.stars}>
    <Slot name="star-progress" props={{}} fallback={null} />
  </div>
);
