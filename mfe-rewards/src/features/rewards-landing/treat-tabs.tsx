import { FormattedMessage, useIntl } from 'react-intl';
import { useHost } from '@crema/remote-kit';
import { programmeVersion, type Configuration } from '@crema/shared-contracts';
import { Heading, Icon, Tabs, Text } from '@crema/shared-ui';
import { ArtImage } from '@crema/shared-ui/art-image';
import { Section } from '../../section/section.tsx';
import { useProgrammeFigures } from '../../programme/programme-figures.ts';
import { treatsOfLabel } from '../../programme/treats.ts';
import pictures from '../../programme/treats.pictures.tsx';
import s from './treat-tabs.module.css';

type StarLevel = Configuration['rewards']['starLevels'][number];

const TierPanel = ({ label }: Pick<StarLevel, 'label'>) => {
  const { amount } = useProgrammeFigures();
  const cap = programmeVersion.rewardValueCaps[label];
  return (
    <div className={s.panel}>
      <div className={s.words}>
        <Heading level={3}>
          <FormattedMessage id={`rewards.tier.${label}.title`} />
        </Heading>
        <Text tone="muted">
          <FormattedMessage
            id={`rewards.tier.${label}.body`}
            values={{ cap: cap === undefined ? undefined : amount(cap) }}
          />
        </Text>
      </div>
      <ul role="list" className={s.treats}>
        {treatsOfLabel[label].map((id) => (
          <li key={id} className={s.treat}>
            <ArtImage {...pictures[id]} backdrop="disc" />
            <Text size="note" strong>
              <FormattedMessage id={`rewards.treat.${id}`} />
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The reward tiers, a tab for each configured number of Stars (RWD-022). */
export const TreatTabs = () => {
  const intl = useIntl();
  const { starLevels } = useHost().configuration.rewards;
  const tabs = starLevels.map(({ stars, label }) => ({
    id: String(stars),
    label: (
      <span className={s.tab}>
        {intl.formatNumber(stars)}
        <Icon name="star-filled" size={16} label={intl.formatMessage({ id: 'rewards.tiers.stars' })} />
      </span>
    ),
    panel: <TierPanel label={label} />,
  }));
  return (
    <Section
      title={<FormattedMessage id="rewards.tiers.title" />}
      lead={<FormattedMessage id="rewards.tiers.lead" />}
    >
      <Tabs label={intl.formatMessage({ id: 'rewards.tiers.label' })} tabs={tabs} />
      <Text size="note" tone="muted">
        <FormattedMessage id="rewards.tiers.someStores" values={{ stars: programmeVersion.anyItemStars }} />
      </Text>
    </Section>
  );
};
