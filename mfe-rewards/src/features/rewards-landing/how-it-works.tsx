import { FormattedMessage } from 'react-intl';
import { programmeVersion } from '@crema/shared-contracts';
import { Card, Heading, Icon, Text, type IconName } from '@crema/shared-ui';
import { Section } from '../../section/section.tsx';
import { useProgrammeFigures } from '../../programme/programme-figures.ts';
import s from './how-it-works.module.css';

/** The three cards of RWD-001, in order. Messages: `rewards.how.<id>.title` and `.body`. */
const steps: readonly { readonly id: string; readonly icon: IconName }[] = [
  { id: 'earn', icon: 'star-filled' },
  { id: 'redeem', icon: 'cup' },
  { id: 'benefits', icon: 'gift' },
];

/** The cards earn, redeem and enjoy, with the earning rates of RWD-021. */
export const HowItWorks = () => {
  const { brand, rate, unit } = useProgrammeFigures();
  const values = {
    ...brand,
    unit,
    payAsYouGo: rate(programmeVersion.earning.payAsYouGo),
    preloaded: rate(programmeVersion.earning.preloadedCard),
    stars: programmeVersion.rewardTiers[0],
  };
  return (
    <Section title={<FormattedMessage id="rewards.how.title" />}>
      <ol role="list" className={s.steps}>
        {steps.map(({ id, icon }) => (
          <Card as="li" key={id} padding="large" className={s.step}>
            <span className={s.sign}>
              <Icon name={icon} size={28} />
            </span>
            <Heading level={3}>
              <FormattedMessage id={`rewards.how.${id}.title`} />
            </Heading>
            <Text tone="muted">
              <FormattedMessage id={`rewards.how.${id}.body`} values={values} />
            </Text>
          </Card>
        ))}
      </ol>
    </Section>
  );
};
