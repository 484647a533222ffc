import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { brand } from '@crema/shared-contracts';
import { Card, Heading, Icon, type IconName, Text } from '@crema/shared-ui';
import { Section } from '../../section/section.tsx';
import { useScrollTo } from '../../section/use-scroll-to.ts';
import s from '../../section/icon-cards.module.css';

/** The anchor of this section. */
const waysToPayId = 'ways-to-pay';
/** Messages: `rewards.pay.<id>.title` and `.body`. */
const ways: readonly { readonly id: string; readonly icon: IconName }[] = [
  { id: 'scan', icon: 'barcode' },
  { id: 'card', icon: 'card' },
  { id: 'order', icon: 'phone' },
];

/** The ways to pay and to earn with them (RWD-003). */
export const WaysToPay = () => {
  useScrollTo(waysToPayId, useLocation().hash === `#${waysToPayId}`);
  return (
    <Section id={waysToPayId} title={<FormattedMessage id="rewards.pay.title" />}>
      <ul role="list" className={s.cards}>
        {ways.map(({ id, icon }) => (
          <Card as="li" key={id} padding="large" className={s.card}>
            <span className={s.sign}>
              <Icon name={icon} size={28} />
            </span>
            <Heading level={3}>
              <FormattedMessage id={`rewards.pay.${id}.title`} values={brand} />
            </Heading>
            <Text tone="muted">
              <FormattedMessage id={`rewards.pay.${id}.body`} values={brand} />
            </Text>
          </Card>
        ))}
      </ul>
    </Section>
  );
};
