import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { programmeVersion } from '@crema/shared-contracts';
import { buttonClass, Card, Heading, Icon, type IconName, Text } from '@crema/shared-ui';
import { useProgrammeFigures } from '../../programme/programme-figures.ts';
import { rewardsPaths } from '../../rewards-paths.ts';
import { Section } from '../../section/section.tsx';
import { type OptInOffer, OptInOffers } from './opt-in-offers.tsx';
import s from './cards.module.css';

/** Messages: `rewards.earnMore.<id>.title`, `.body`, `.link`. */
const ways: readonly { readonly id: string; readonly icon: IconName; readonly to: string }[] = [
  { id: 'reload', icon: 'plus', to: rewardsPaths.cards },
  { id: 'cup', icon: 'cup', to: rewardsPaths.menu },
  { id: 'card', icon: 'card', to: rewardsPaths.addCard },
  { id: 'pay', icon: 'barcode', to: '#pay' },
];

/** Ways to more Stars: offers to opt in to, reload bonus, personal cup, a registered card, paying in the store (RWD-029, RWD-026, RWD-006, RWD-065). */
export const WaysToEarn = ({ offers }: { readonly offers: readonly OptInOffer[] }) => {
  const intl = useIntl();
  const { brand, amount } = useProgrammeFigures();
  const [first, second] = programmeVersion.reloadBonus;
  const values = {
    ...brand,
    factor: programmeVersion.personalCupFactor,
    firstAmount: amount(first?.fromMinor ?? 0),
    firstStars: intl.formatNumber(first?.stars ?? 0),
    secondAmount: amount(second?.fromMinor ?? 0),
    secondStars: intl.formatNumber(second?.stars ?? 0),
    stores: (chunks: ReactNode) => (
      <Link key="stores" to={rewardsPaths.stores}>
        {chunks}
      </Link>
    ),
  };
  return (
    <Section title={<FormattedMessage id="rewards.earnMore.title" />}>
      <ul role="list" className={s.cards}>
        <OptInOffers offers={offers} />
        {ways.map(({ id, icon, to }) => (
          <Card as="li" key={id} padding="large" className={s.card}>
            <span className={s.sign}>
              <Icon name={icon} size={26} />
            </span>
            <Heading level={3} size="small">
              <FormattedMessage id={`rewards.earnMore.${id}.title`} values={values} />
            </Heading>
            <Text tone="muted">
              <FormattedMessage id={`rewards.earnMore.${id}.body`} values={values} />
            </Text>
            <Link to={to} className={buttonClass('secondary', { size: 'small' })}>
              <FormattedMessage id={`rewards.earnMore.${id}.link`} values={values} />
            </Link>
          </Card>
        ))}
      </ul>
    </Section>
  );
};
