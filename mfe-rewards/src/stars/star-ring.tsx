import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { programmeVersion, type StarTenths } from '@crema/shared-contracts';
import s from './star-ring.module.css';

/** The first Reward that the balance does not reach, in Stars; undefined when it reaches all. */
export const nextReward = (tenths: StarTenths) =>
  programmeVersion.rewardTiers.find((stars) => stars * 10 > tenths);

interface StarRingProps {
  /** Undefined while it is read: the ring is empty. */
  readonly tenths: StarTenths | undefined;
  /** In the middle of the ring. */
  readonly children: ReactNode;
}
/** The share of the next Reward that the balance covers, as a ring, full when all are reached. As wide as its place. */
export const StarRing = ({ tenths = 0, children }: StarRingProps) => {
  const intl = useIntl();
  const goal = nextReward(tenths) ?? programmeVersion.rewardTiers.at(-1) ?? 1;
  const stars = Math.min(tenths / 10, goal);
  return (
    <div className={s.ring}>
      <svg
        viewBox="0 0 100 100"
        role="progressbar"
        aria-label={intl.formatMessage({ id: 'rewards.progress.label' })}
        aria-valuemin={0}
        aria-valuemax={goal}
        aria-valuenow={stars}
      >
        <circle className={s.track} cx="50" cy="50" r="44" />
        <circle
          className={s.fill}
          cx="50"
          cy="50"
          r="44"
          pathLength="1"
          strokeDasharray={`${stars / goal} 2`}
        />
      </svg>
      <div className={s.middle}>{children}</div>
    </div>
  );
};
