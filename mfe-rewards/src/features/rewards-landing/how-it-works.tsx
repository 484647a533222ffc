import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { programmeVersion } from '@crema/shared-contracts';
import { Card, Heading, Icon, Text, type IconName } from '@crema/shared-ui';
import { rewardsPaths } from '../../rewards-paths.ts';
import { Section } from '../../section/section.tsx';
import { useScrollTo } from '../../section/use-scroll-to.ts';
import { useProgrammeFigures } from '../../programme/programme-figures.ts';
import s from '../../section/icon-cards.module.css';

const howItWorksId = 'how-it-works';

/** The three cards of RWD-001, in order. Messages: `rewards.how.<id>.title` and `.body`. */
const steps: readonly { readonly id: string; readonly icon: IconName }[] = [
  { id: 'earn', icon: 'star-filled' },
  { id: 'redeem', icon: 'cup' },
  { id: 'benefits', icon: 'gift' },
];

/** The cards earn, redeem and enjoy, with the earning rates of RWD-021. The page how-it-works begins at this section. */
export const HowItWorks = () => {
  const { earning } = useProgrammeFigures();
  useScrollTo(howItWorksId, useLocation().pathname === rewardsPaths.howItWorks);
  const values = { ...earning, stars: programmeVersion.rewardTiers[0] };
  return (
    <Section id={howItWorksId} title={<FormattedMessage id="rewards.how.title" />}>
      <ol role="list" className={s.cards}>
        {steps.map(({ id, icon }) => (
          <Card as="li" key={id} padding="large" className={s.card}>
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
