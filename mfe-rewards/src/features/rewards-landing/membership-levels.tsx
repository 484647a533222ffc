import { FormattedMessage } from 'react-intl';
import { useMember } from '@crema/remote-kit';
import { levels, programmeVersion, upToStars, type Level } from '@crema/shared-contracts';
import { Card, Heading, Icon, Tag, Text } from '@crema/shared-ui';
import { everyonesBenefits, levelBenefits, type Benefit } from '../../programme/level-benefits.ts';
import { Section } from '../../section/section.tsx';
import { useProgrammeFigures } from '../../programme/programme-figures.ts';
import s from './membership-levels.module.css';

const BenefitList = ({ benefits, group }: { benefits: readonly Benefit[]; group: 'level' | 'everyone' }) =>
  benefits.map(({ id, icon, values }) => (
    <li key={id}>
      <Icon name={icon} size={20} />
      <FormattedMessage id={`rewards.${group}.${id}`} values={values?.(programmeVersion)} />
    </li>
  ));

/** "Up to 499 Stars a year", "500–1,999 Stars a year", "2,000+ Stars a year" (RWD-020). */
const Range = ({ level }: { level: Level }) => {
  const from = programmeVersion.levels[level].fromStars;
  const upTo = upToStars(level);
  const shape = upTo === undefined ? 'andMore' : from === 0 ? 'upTo' : 'between';
  return <FormattedMessage id={`rewards.levels.${shape}`} values={{ from, upTo }} />;
};

const LevelCard = ({ level, own }: { level: Level; own: boolean }) => {
  const { rate, unit, earning } = useProgrammeFigures();
  const { starTenthsPerUnit } = programmeVersion.levels[level];
  return (
    <Card as="li" padding="large" className={s.level} data-level={level}>
      <div className={s.levelHead}>
        <span className={s.medal} aria-hidden>
          <Icon name="star-filled" size={24} />
        </span>
        <div>
          <Heading level={3}>
            <FormattedMessage id="rewards.levels.name" values={{ level }} />
          </Heading>
          <Text size="note" tone="muted">
            <Range level={level} />
          </Text>
        </div>
        {own && (
          <Tag tone="accent" icon="check">
            <FormattedMessage id="rewards.levels.yours" />
          </Tag>
        )}
      </div>
      <ul role="list" className={s.benefits}>
        {earning.way === 'levels' && (
          <li className={s.rate}>
            <FormattedMessage
              id="rewards.levels.rate"
              values={{ rate: rate(starTenthsPerUnit), tenths: starTenthsPerUnit, unit }}
            />
          </li>
        )}
        <BenefitList benefits={levelBenefits[level]} group="level" />
      </ul>
    </Card>
  );
};

/** The three levels in a row, then the benefits of all of them (RWD-020, RWD-026). */
export const MembershipLevels = () => {
  const member = useMember();
  return (
    <Section
      title={<FormattedMessage id="rewards.levels.title" />}
      lead={<FormattedMessage id="rewards.levels.lead" />}
    >
      <ul role="list" className={s.levels}>
        {levels.map((level) => (
          <LevelCard key={level} level={level} own={member?.level === level} />
        ))}
      </ul>
      <Card tone="tinted" padding="large" className={s.everyone}>
        <Heading level={3}>
          <FormattedMessage id="rewards.everyone.title" />
        </Heading>
        <ul role="list" className={`${s.benefits} ${s.row}`}>
          <BenefitList benefits={everyonesBenefits} group="everyone" />
        </ul>
      </Card>
    </Section>
  );
};
