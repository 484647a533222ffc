import { FormattedMessage } from 'react-intl';
import { Heading, Icon, Text, type IconName } from '@crema/shared-ui';
import s from './order-steps.module.css';

/** Messages: `home.step.<id>.title` and `.body`. */
const steps: readonly { readonly id: string; readonly icon: IconName }[] = [
  { id: 'choose', icon: 'storefront' },
  { id: 'makeYours', icon: 'cup' },
  { id: 'pickUp', icon: 'bag' },
];

/** The three steps of ordering ahead. */
export const OrderSteps = () => (
  <section aria-labelledby="home-steps" className={s.section}>
    <Heading id="home-steps">
      <FormattedMessage id="home.step.title" />
    </Heading>
    <ol role="list" className={s.steps}>
      {steps.map(({ id, icon }) => (
        <li key={id} className={s.step}>
          <span className={s.sign}>
            <Icon name={icon} />
          </span>
          <Heading level={3}>
            <FormattedMessage id={`home.step.${id}.title`} />
          </Heading>
          <Text tone="muted">
            <FormattedMessage id={`home.step.${id}.body`} />
          </Text>
        </li>
      ))}
    </ol>
  </section>
);
