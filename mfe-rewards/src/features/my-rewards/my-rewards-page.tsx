import { memo, useDeferredValue } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePageHead, useMember } from '@crema/remote-kit';
import type { Level } from '@crema/shared-contracts';
import { Button, ErrorState } from '@crema/shared-ui';
import { Partnerships } from '../../partnerships/partnerships.tsx';
import { SubNav } from '../../sub-nav/sub-nav.tsx';
import { Terms } from '../../terms/terms.tsx';
import { useMemberRewards, type MemberRewards } from '../../stars/use-member-rewards.ts';
import { BalanceHeader } from './balance-header.tsx';
import { BenefitsGrid } from './benefits-grid.tsx';
import { ExpiringStars } from './expiring-stars.tsx';
import { LevelTracker } from './level-tracker.tsx';
import { useOptInOffers } from './opt-in-offers.tsx';
import { Tenure } from './tenure.tsx';
import { Upsell } from './upsell.tsx';
import { WaysToEarn } from './ways-to-earn.tsx';
import s from './my-rewards.module.css';

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <ErrorState
    title={<FormattedMessage id="rewards.error.title" />}
    headingLevel={1}
    actions={
      <Button variant="secondary" icon="refresh" onClick={onRetry}>
        <FormattedMessage id="rewards.error.retry" />
      </Button>
    }
  >
    <FormattedMessage id="rewards.error.body" />
  </ErrorState>
);

interface SectionsProps {
  readonly rewards: MemberRewards | undefined;
  readonly level: Level;
}
/** The sections below the level. Those about Stars are there once these are read. */
const Sections = memo(({ rewards, level }: SectionsProps) => {
  const offers = useOptInOffers();
  return (
    <div className={s.sections}>
      <BenefitsGrid
        level={level}
        birthdayOnFile={rewards?.birthdayOnFile}
        hasChallenges={offers.length > 0}
      />
      <WaysToEarn offers={offers} />
      <Partnerships />
      {rewards && <ExpiringStars rewards={rewards} />}
      {rewards && <Tenure rewards={rewards} />}
      <Upsell level={level} />
      <Terms />
    </div>
  );
});
Sections.displayName = 'Sections';

/**
 * The member's page of the programme (RWD-004). The server renders its frame without a member. Facts of the session are shown
 * at once; a failed reading of the Stars leaves the sections that need none of them.
 */
export const MyRewardsPage = () => {
  const intl = useIntl();
  const member = useMember();
  const state = useMemberRewards();
  usePageHead({ title: intl.formatMessage({ id: 'rewards.mine.title' }) });
  const rewards = state.status === 'ready' ? state.rewards : undefined;
  const level = (rewards?.level ?? member?.level) as Level | undefined;
  // The sections are below the first screen: React renders them in short tasks, after the balance.
  const below = { rewards: useDeferredValue(rewards), level: useDeferredValue(level) };
  return (
    <div className={s.page}>
      <SubNav />
      {state.status === 'failed' ? (
        <Failed onRetry={state.retry} />
      ) : (
        <>
          <BalanceHeader rewards={rewards} level={level} />
          <LevelTracker rewards={rewards} level={level} />
        </>
      )}
      {below.level ? <Sections rewards={below.rewards} level={below.level} /> : <div className={s.below} />}
    </div>
  );
};
