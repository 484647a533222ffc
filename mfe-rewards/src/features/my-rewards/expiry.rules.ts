import { programmeVersion } from '@crema/shared-contracts';
import type { MemberRewards } from '../../stars/use-member-rewards.ts';

/** Whether Stars expire in fewer than 30 days (RWD-024); the server counts whole days, rounded down (D-132). */
export const isWarned = ({ daysLeft }: Pick<MemberRewards['expiringSoon'][number], 'daysLeft'>): boolean =>
  daysLeft < programmeVersion.expiryWarningDays;

/** The next expiry of a whole Star: sentences name whole Stars, the list below them each tenth (decision 074). */
export const nextWholeExpiry = (expiringSoon: MemberRewards['expiringSoon']) =>
  expiringSoon.find(({ starsExpiring }) => starsExpiring >= 10);
