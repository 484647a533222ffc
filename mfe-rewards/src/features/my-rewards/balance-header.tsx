import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { lazyPart, useHost, useMember } from '@crema/remote-kit';
import { programmeVersion, type Level } from '@crema/shared-contracts';
import { Banner, Button, buttonClass, Heading, Icon, Skeleton, Text } from '@crema/shared-ui';
import { ArtImage } from '@crema/shared-ui/art-image';
import { DayText } from '../../stars/day-text.tsx';
import { nextReward, StarRing } from '../../stars/star-ring.tsx';
import { StarNumber, StarText } from '../../stars/star-text.tsx';
import type { MemberRewards } from '../../stars/use-member-rewards.ts';
import { rewardsPaths } from '../../rewards-paths.ts';
import { treatsOfLabel } from '../../programme/treats.ts';
import pictures from '../../programme/treats.pictures.tsx';
import { isWarned, nextWholeExpiry } from './expiry.rules.ts';
import { HistoryUnavailable } from './history-dialog.tsx';
import s from './balance-header.module.css';

const StarHistory = lazyPart(() => import('./star-history.tsx').then((part) => part.StarHistory), {
  fallback: HistoryUnavailable,
  preload: 'idle',
});

/** The use of the balance: the dearest Reward that it affords, or the Stars that the first one lacks. */
const Affordable = ({ starTenths }: Pick<MemberRewards, 'starTenths'>) => {
  const stars = programmeVersion.rewardTiers.findLast((tier) => tier * 10 <= starTenths);
  const first = (programmeVersion.rewardTiers[0] ?? 0) * 10;
  return (
    <Text size="lead">
      {stars === undefined ? (
        <FormattedMessage
          id="rewards.balance.missing"
          values={{ stars: <StarText tenths={first - starTenths} round={Math.ceil} /> }}
        />
      ) : (
        <FormattedMessage id="rewards.balance.affords" values={{ stars }} />
      )}
    </Text>
  );
};

const ExpiryWarning = ({ expiringSoon }: Pick<MemberRewards, 'expiringSoon'>) => {
  const next = nextWholeExpiry(expiringSoon);
  if (!next || !isWarned(next)) return null;
  return (
    <Banner
      tone="warning"
      title={
        <FormattedMessage
          id="rewards.expiring.warning"
          values={{ days: next.daysLeft, stars: <StarText tenths={next.starsExpiring} /> }}
        />
      }
    >
      {next.canExtend && (
        <FormattedMessage id="rewards.expiring.extend" values={{ stars: programmeVersion.extendStars }} />
      )}
    </Banner>
  );
};

interface ExpiryProps {
  readonly level: Level;
  readonly next: ReturnType<typeof nextWholeExpiry>;
}
/** The next Stars that expire with their last day, and the rule; at higher levels that none do (RWD-024). */
const Expiry = ({ level, next }: ExpiryProps) => {
  if (!programmeVersion.levels[level].starsExpire)
    return <FormattedMessage id="rewards.balance.neverExpires" />;
  return (
    <>
      {next && (
        <>
          <FormattedMessage
            id="rewards.balance.nextExpiry"
            values={{
              tenths: next.starsExpiring,
              stars: <StarText tenths={next.starsExpiring} />,
              day: <DayText day={next.date} />,
            }}
          />{' '}
        </>
      )}
      <FormattedMessage
        id="rewards.balance.expires"
        values={{ months: programmeVersion.expireAfterMonths }}
      />
    </>
  );
};

/** The balance in its ring. No number until it is read (R09). */
const Balance = ({ starTenths }: Partial<Pick<MemberRewards, 'starTenths'>>) => (
  <div className={s.ring}>
    <StarRing tenths={starTenths}>
      <Icon name="star-filled" size={28} className={s.star} />
      <p className={s.balance}>
        <span className={s.number}>
          {starTenths === undefined ? (
            <Skeleton shape="block" width="2em" height="1em" />
          ) : (
            <StarNumber tenths={starTenths} />
          )}
        </span>{' '}
        {starTenths !== undefined && (
          <FormattedMessage id="rewards.balance.unit" values={{ tenths: Math.floor(starTenths / 10) * 10 }} />
        )}
      </p>
    </StarRing>
  </div>
);
const Reading = () => (
  <div role="status">
    <Text size="lead">
      <FormattedMessage id="rewards.mine.loading" />
    </Text>
  </div>
);

/** A picture of the Reward: the first example of its label. Decorative, because the words are next to it. */
const RewardPicture = ({ starTenths }: Pick<MemberRewards, 'starTenths'>) => {
  const { starLevels } = useHost().configuration.rewards;
  const tier =
    programmeVersion.rewardTiers.findLast((stars) => stars * 10 <= starTenths) ?? nextReward(starTenths);
  const label = starLevels.find(({ stars }) => stars === tier)?.label;
  return label && <ArtImage {...pictures[treatsOfLabel[label][0]]} size={88} backdrop="none" />;
};

/** Without a name until the browser knows the member. */
const Greeting = () => {
  const member = useMember();
  return (
    <Heading level={1} size="large" tabIndex={-1} data-page-title>
      {member ? (
        <FormattedMessage id="rewards.balance.hello" values={{ name: member.firstName }} />
      ) : (
        <FormattedMessage id="rewards.balance.helloAll" />
      )}
    </Heading>
  );
};

interface BalanceHeaderProps {
  /** Undefined while it is read. */
  readonly rewards: MemberRewards | undefined;
  /** Undefined in the frame that the server renders. */
  readonly level: Level | undefined;
}
/** The balance with its warning, and the ways to spend and to look back (RWD-004, RWD-024). */
export const BalanceHeader = ({ rewards, level }: BalanceHeaderProps) => {
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  return (
    <>
      {rewards && <ExpiryWarning expiringSoon={rewards.expiringSoon} />}
      <header data-night className={s.header} data-level={level}>
        <Balance {...rewards} />
        <div className={s.words}>
          <Greeting />
          {rewards ? (
            <div className={s.reward}>
              <RewardPicture starTenths={rewards.starTenths} />
              <Affordable starTenths={rewards.starTenths} />
            </div>
          ) : (
            <Reading />
          )}
          <Text size="note" tone="muted">
            {level ? (
              <Expiry level={level} next={rewards && nextWholeExpiry(rewards.expiringSoon)} />
            ) : (
              <Skeleton width="16em" />
            )}
          </Text>
        </div>
        <div className={s.actions}>
          <Link to={rewardsPaths.menu} className={buttonClass('primary', { size: 'large' })}>
            <FormattedMessage id="rewards.hero.startOrder" />
          </Link>
          <Button variant="secondary" icon="clock" onClick={() => setHistoryOpen(true)}>
            <FormattedMessage id="rewards.history.open" />
          </Button>
        </div>
      </header>
      {isHistoryOpen && <StarHistory onClose={() => setHistoryOpen(false)} />}
    </>
  );
};
