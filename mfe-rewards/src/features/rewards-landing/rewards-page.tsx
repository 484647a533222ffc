import { useFlag } from '@crema/remote-kit';
import { LandingHero } from './landing-hero.tsx';
import { GetStarted } from './get-started.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { MembershipLevels } from './membership-levels.tsx';
import { Questions } from './questions.tsx';
import { Terms } from './terms.tsx';
import { TreatTabs } from './treat-tabs.tsx';
import s from './rewards-page.module.css';

/**
 * The public page of the programme (RWD-001). With the new layout off, the legacy page shows its blocks in this order
 * (RWD-007): hero, benefits, getting started, reward tiers, terms.
 */
export const RewardsPage = () => (
  <div className={s.page}>
    <LandingHero />
    {useFlag('newRewardsLayout') ? (
      <>
        <HowItWorks />
        <GetStarted />
        <MembershipLevels />
        <TreatTabs />
        <Questions />
      </>
    ) : (
      <>
        <MembershipLevels />
        <GetStarted />
        <TreatTabs />
      </>
    )}
    <Terms />
  </div>
);
