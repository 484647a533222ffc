import type { CSSProperties } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { levels, programmeVersion, type Level } from '@crema/shared-contracts';
import { Card, Heading, Icon, Skeleton, Tag, Text } from '@crema/shared-ui';
import { DayText } from '../../stars/day-text.tsx';
import { StarText } from '../../stars/star-text.tsx';
import type { MemberRewards } from '../../stars/use-member-rewards.ts';
import s from './level-tracker.module.css';

const startOf = (level: Level) => programmeVersion.levels[level].fromStars * 10;

/**
 * The share of the bar that is filled: each level has half of it, and the second half begins at Gold. A level that a member holds
 * from the year before is reached, with fewer Stars this year too.
 */
export const shareOf = (tenthsThisYear: number, level: Level): number => {
  const gold = startOf('GOLD');
  const reserve = startOf('RESERVE');
  const tenths = Math.max(tenthsThisYear, startOf(level));
  if (tenths < gold) return tenths / gold / 2;
  return Math.min(1, 0.5 + (tenths - gold) / (reserve - gold) / 2);
};

/** The way of the level year as a bar with the levels on it; one sentence says the same (RWD-025). */
const Track = ({ starsThisYearTenths, level }: Pick<MemberRewards, 'starsThisYearTenths' | 'level'>) => {
  const intl = useIntl();
  const label = intl.formatMessage(
    { id: 'rewards.tracker.label' },
    {
      stars: intl.formatNumber(Math.floor(starsThisYearTenths / 10)),
      gold: programmeVersion.levels.GOLD.fromStars,
      reserve: programmeVersion.levels.RESERVE.fromStars,
      level,
    },
  );
  return (
    <div role="img" aria-label={label} className={s.track}>
      <div className={s.bar}>
        <div
          className={s.fill}
          style={{ '--share': shareOf(starsThisYearTenths, level as Level) } as CSSProperties}
        />
      </div>
      <ol role="presentation" className={s.marks}>
        {levels.map((one) => (
          <li
            key={one}
            className={s.mark}
            data-level={one}
            data-reached={levels.indexOf(one) <= levels.indexOf(level as Level) || undefined}
          >
            <span className={s.medal}>
              <Icon name="star-filled" size={18} />
            </span>
            <strong>
              <FormattedMessage id="rewards.levels.name" values={{ level: one }} />
            </strong>
            <span>{intl.formatNumber(programmeVersion.levels[one].fromStars)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
};

const Goal = ({ rewards }: { readonly rewards: MemberRewards }) => {
  const day = <DayText day={rewards.levelYearEndsOn} />;
  if (rewards.nextLevel === rewards.level)
    return <FormattedMessage id="rewards.tracker.top" values={{ day }} />;
  return (
    <FormattedMessage
      id="rewards.tracker.goal"
      values={{
        stars: <StarText tenths={rewards.tenthsToNextLevel} round={Math.ceil} />,
        level: rewards.nextLevel,
        day,
      }}
    />
  );
};

/** The Stars that keep the level for another year: those of a year that reach it, and at Gold 25 of its last month (RWD-025, D-150). */
const Extension = ({ level, starsThisYearTenths, tenthsToExtendLevel, levelYearEndsOn }: MemberRewards) => {
  const missing = startOf(level as Level) - starsThisYearTenths;
  const day = <DayText day={levelYearEndsOn} />;
  if (missing <= 0) return <FormattedMessage id="rewards.tracker.kept" values={{ level }} />;
  if (level !== 'GOLD')
    return (
      <FormattedMessage
        id="rewards.tracker.keep"
        values={{ stars: <StarText tenths={missing} round={Math.ceil} />, day, level }}
      />
    );
  if ((tenthsToExtendLevel ?? null) === null)
    return (
      <FormattedMessage
        id="rewards.tracker.extendLater"
        values={{ stars: programmeVersion.extendStars, day }}
      />
    );
  return (
    <FormattedMessage
      id="rewards.tracker.extendNow"
      values={{ stars: <StarText tenths={tenthsToExtendLevel ?? 0} round={Math.ceil} />, day }}
    />
  );
};

const Way = ({ rewards }: { readonly rewards: MemberRewards }) => (
  <>
    <Track {...rewards} />
    <Text>
      <Goal rewards={rewards} />
    </Text>
    {rewards.level !== 'GREEN' && (
      <Text tone="muted">
        <Extension {...rewards} />
      </Text>
    )}
  </>
);

interface LevelTrackerProps {
  /** Undefined while it is read. */
  readonly rewards: MemberRewards | undefined;
  /** Undefined in the frame that the server renders. */
  readonly level: Level | undefined;
}
/** The level, the way to the next one, and what keeps Gold (RWD-020, RWD-025). */
export const LevelTracker = ({ rewards, level }: LevelTrackerProps) => (
  <Card as="section" padding="large" className={s.tracker} aria-labelledby={level && 'rewards-level'}>
    <div className={s.head}>
      {level ? (
        <Heading id="rewards-level" size="medium">
          <FormattedMessage id="rewards.hero.yourLevel" values={{ level }} />
        </Heading>
      ) : (
        <Skeleton shape="block" width="8rem" height="1.5rem" />
      )}
      {rewards && (
        <Tag tone="accent" icon="star-filled">
          <FormattedMessage
            id="rewards.tracker.thisYear"
            values={{ stars: <StarText tenths={rewards.starsThisYearTenths} /> }}
          />
        </Tag>
      )}
    </div>
    {rewards ? <Way rewards={rewards} /> : <Skeleton shape="block" height="8.5rem" />}
  </Card>
);
