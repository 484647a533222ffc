import { Navigate } from 'react-router-dom';
import { useFlag } from '@crema/remote-kit';
import { LegacyAccountPage } from './features/rewards-landing/rewards-page.tsx';
import { rewardsPaths } from './rewards-paths.ts';

/** /account/rewards leads to the member's page; with the new layout off it is the legacy page (D-131). */
export const AccountRewards = () =>
  useFlag('newRewardsLayout') ? <Navigate to={rewardsPaths.mine} replace /> : <LegacyAccountPage />;

/** /account/rewards/how-it-works leads to the public page (D-131). */
export const AccountHowItWorks = () => <Navigate to={rewardsPaths.howItWorks} replace />;
