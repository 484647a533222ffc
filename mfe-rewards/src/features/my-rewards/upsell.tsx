import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { nextLevel, programmeVersion, type Level } from '@crema/shared-contracts';
import { buttonClass, Icon, Text } from '@crema/shared-ui';
import { levelBenefits } from '../../programme/level-benefits.ts';
import { useProgrammeFigures } from '../../programme/programme-figures.ts';
import { rewardsPaths } from '../../rewards-paths.ts';
import { Section } from '../../section/section.tsx';
import s from './upsell.module.css';

/** The benefits of the next level; nothing at the highest one (RWD-025). */
export const Upsell = ({ level }: { readonly level: Level }) => {
  const { rate, unit, earning } = useProgrammeFigures();
  const next = nextLevel(level);
  if (next === level) return null;
  const { starTenthsPerUnit } = programmeVersion.levels[next];
  return (
    <Section
      title={<FormattedMessage id="rewards.upsell.title" values={{ level: next }} />}
      lead={
        <FormattedMessage
          id="rewards.upsell.lead"
          values={{ stars: programmeVersion.levels[next].fromStars, level: next }}
        />
      }
    >
      <ul role="list" className={s.benefits} data-level={next}>
        {earning.way === 'levels' && (
          <li>
            <Icon name="star-filled" size={20} />
            <FormattedMessage
              id="rewards.levels.rate"
              values={{ rate: rate(starTenthsPerUnit), tenths: starTenthsPerUnit, unit }}
            />
          </li>
        )}
        {levelBenefits[next].map(({ id, icon, values }) => (
          <li key={id}>
            <Icon name={icon} size={20} />
            <FormattedMessage id={`rewards.level.${id}`} values={values?.(programmeVersion)} />
          </li>
        ))}
      </ul>
      <Text as="div">
        <Link to={rewardsPaths.landing} className={buttonClass('secondary')}>
          <FormattedMessage id="rewards.upsell.link" />
        </Link>
      </Text>
    </Section>
  );
};
