import { useEffect } from 'react';
import { isMember } from '@crema/shared-contracts';
import { useFlag, useHost, useMember } from '@crema/remote-kit';
import { Partnerships } from '../../partnerships/partnerships.tsx';
import { SubNav } from '../../sub-nav/sub-nav.tsx';
import { LandingHero } from './landing-hero.tsx';
import { AppDownload } from './app-download.tsx';
import { GetStarted } from './get-started.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { MembershipLevels } from './membership-levels.tsx';
import { Questions } from './questions.tsx';
import { Terms } from '../../terms/terms.tsx';
import { TreatTabs } from './treat-tabs.tsx';
import { WaysToPay } from './ways-to-pay.tsx';
import s from './rewards-page.module.css';

/** The sections of the new layout: guests also get the first steps and the partners (RWD-001). */
const NewLayout = () => {
  const member = useMember();
  return (
    <>
      <HowItWorks />
      <GetStarted />
      <WaysToPay />
      <MembershipLevels />
      <TreatTabs />
      {!member && <Partnerships />}
      <Questions />
      <AppDownload />
    </>
  );
};
/** The blocks of the legacy page below its hero: benefits, getting started, reward tiers (RWD-007). */
const LegacyLayout = () => (
  <>
    <MembershipLevels />
    <GetStarted />
    <TreatTabs />
  </>
);
/** The legacy page of a member's account: without the partnership banner and the terms of the public one (RWD-007). */
export const LegacyAccountPage = () => (
  <div className={s.page}>
    <LandingHero />
    <LegacyLayout />
  </div>
);

/** The public page of the programme (RWD-001); a member has the tabs of the two pages of the new layout (RWD-004). */
export const RewardsPage = () => {
  const isNew = useFlag('newRewardsLayout');
  const member = useMember();
  const { session } = useHost();
  // A session that has ended leaves no empty place; the next sign-in reserves it again (reserveForMember).
  useEffect(() => {
    document.documentElement.style.setProperty('--reserved-member', String(Number(isMember(session.get()))));
  }, [member, session]);
  return (
    <div className={s.page}>
      {isNew && <div className={s.tabs}>{member && <SubNav />}</div>}
      <LandingHero />
      {isNew ? <NewLayout /> : <LegacyLayout />}
      {!isNew && <Partnerships />}
      <Terms />
    </div>
  );
};
