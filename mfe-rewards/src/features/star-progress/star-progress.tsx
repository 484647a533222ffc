import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFlag } from '@crema/remote-kit';
import type { Slots } from '@crema/shared-contracts';
import { Button, Card, Heading, Icon, Skeleton, Text } from '@crema/shared-ui';
import { rewardsPaths } from '../../rewards-paths.ts';
import { nextReward, StarRing } from '../../stars/star-ring.tsx';
import { StarText } from '../../stars/star-text.tsx';
import { useMemberRewards, type MemberRewards } from '../../stars/use-member-rewards.ts';
import s from './star-progress.module.css';

const Loaded = ({ rewards }: { readonly rewards: MemberRewards }) => {
  const hasPage = useFlag('newRewardsLayout');
  const next = nextReward(rewards.starTenths);
  const missing = (next ?? 0) * 10 - rewards.starTenths;
  return (
    <>
      <div className={s.head}>
        <Heading level={2} size="small">
          <Link to={hasPage ? rewardsPaths.mine : rewardsPaths.landing} className={s.name}>
            <StarText tenths={rewards.starTenths} />
          </Link>
        </Heading>
        <Text size="note" tone="muted">
          <FormattedMessage id="rewards.hero.yourLevel" values={{ level: rewards.level }} />
        </Text>
      </div>
      <Text size="note">
        {next === undefined ? (
          <FormattedMessage id="rewards.progress.all" />
        ) : (
          <FormattedMessage
            id="rewards.progress.next"
            values={{ stars: <StarText tenths={missing} round={Math.ceil} />, reward: next }}
          />
        )}
      </Text>
    </>
  );
};

/** Slot `star-progress`: the balance, the level and the way to the next Reward; nothing for guests. No number until it is read (R09). */
export const StarProgress = (_: Slots['star-progress']) => {
  const state = useMemberRewards();
  if (state.status === 'signed-out') return null;
  return (
    <Card as="section" padding="medium" className={s.panel}>
      <div className={s.ring}>
        <StarRing tenths={state.status === 'ready' ? state.rewards.starTenths : undefined}>
          <Icon name="star-filled" size={28} className={s.star} />
        </StarRing>
      </div>
      <div className={s.words}>
        {state.status === 'ready' && <Loaded rewards={state.rewards} />}
        {state.status === 'loading' && <Skeleton shape="block" height="4.25rem" />}
        {state.status === 'failed' && (
          <>
            <p role="status">
              <FormattedMessage id="rewards.error.body" />
            </p>
            <Button variant="secondary" size="small" icon="refresh" onClick={state.retry}>
              <FormattedMessage id="rewards.error.retry" />
            </Button>
          </>
        )}
      </div>
    </Card>
  );
};
