import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useHost } from '@crema/remote-kit';
import { programmeVersion, type Level } from '@crema/shared-contracts';
import { buttonClass, Heading, Icon, type IconName, Text } from '@crema/shared-ui';
import { levelBenefits, type UniversalBenefitId } from '../../programme/level-benefits.ts';
import { useProgrammeFigures } from '../../programme/programme-figures.ts';
import { rewardsPaths } from '../../rewards-paths.ts';
import { Section } from '../../section/section.tsx';
import s from './cards.module.css';

/** The icons of the known cards (RWD-027). Messages: `rewards.benefit.<id>.title` and `.body`. */
const universal: Readonly<Record<UniversalBenefitId, IconName>> = {
  'free-monday': 'calendar',
  'personalized-games': 'sparkle',
  'double-star-personal-cup': 'cup',
  'coffee-loop': 'refresh',
};

interface BenefitProps {
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly children?: ReactNode;
}
const Benefit = ({ icon, title, children }: BenefitProps) => (
  <li className={s.row}>
    <span className={s.sign}>
      <Icon name={icon} size={26} />
    </span>
    <Heading level={3} size="small">
      {title}
    </Heading>
    {children}
  </li>
);

const birthdayBenefits: readonly string[] = ['birthdayTreat', 'birthdayDays'];
/** Only while no birthday is on file; unknown, nothing is asked (RWD-028). */
const BirthdayCall = () => (
  <>
    <Text tone="muted">
      <FormattedMessage id="rewards.benefit.birthday.body" />
    </Text>
    <Link to={rewardsPaths.personal} className={buttonClass('secondary', { size: 'small' })}>
      <FormattedMessage id="rewards.benefit.birthday.add" />
    </Link>
  </>
);

interface BenefitsGridProps {
  readonly level: Level;
  readonly birthdayOnFile: boolean | undefined;
  /** Whether the member has offers to opt in to: games and challenges are these, and without one there is no card (L-36). */
  readonly hasChallenges: boolean;
}
/** The benefits of the member's level, and the enabled ones of every level (RWD-026, RWD-027). */
export const BenefitsGrid = ({ level, birthdayOnFile, hasChallenges }: BenefitsGridProps) => {
  const { rate, unit, earning } = useProgrammeFigures();
  const { universalBenefitCards } = useHost().configuration.rewards;
  const { starTenthsPerUnit } = programmeVersion.levels[level];
  const shown = universalBenefitCards.filter(
    ({ id, enabled }) =>
      enabled && Object.hasOwn(universal, id) && (id !== 'personalized-games' || hasChallenges),
  );
  const ofLevel = levelBenefits[level].filter((benefit) => !shown.some(({ id }) => id === benefit.universal));
  const values = {
    times: programmeVersion.freeCustomisationsPerYear,
    factor: programmeVersion.personalCupFactor,
  };
  return (
    <Section title={<FormattedMessage id="rewards.benefits.title" values={{ level }} />}>
      <ul role="list" className={s.rows}>
        <Benefit
          icon="star-filled"
          title={
            earning.way === 'levels' ? (
              <FormattedMessage
                id="rewards.levels.rate"
                values={{ rate: rate(starTenthsPerUnit), tenths: starTenthsPerUnit, unit }}
              />
            ) : (
              <FormattedMessage id="rewards.how.earn.title" />
            )
          }
        >
          {earning.way === 'classic' && (
            <Text tone="muted">
              <FormattedMessage id="rewards.how.earn.body" values={earning} />
            </Text>
          )}
        </Benefit>
        {ofLevel.map(({ id, icon, values: figures }) => (
          <Benefit
            key={id}
            icon={icon}
            title={<FormattedMessage id={`rewards.level.${id}`} values={figures?.(programmeVersion)} />}
          >
            {birthdayBenefits.includes(id) && birthdayOnFile === false && <BirthdayCall />}
          </Benefit>
        ))}
        {shown.map(({ id }) => (
          <Benefit
            key={id}
            icon={universal[id]}
            title={<FormattedMessage id={`rewards.benefit.${id}.title`} values={values} />}
          >
            <Text tone="muted">
              <FormattedMessage id={`rewards.benefit.${id}.body`} values={values} />
            </Text>
          </Benefit>
        ))}
      </ul>
      {shown.length === 0 && (
        <Text tone="muted">
          <FormattedMessage id="rewards.benefits.none" />
        </Text>
      )}
    </Section>
  );
};
