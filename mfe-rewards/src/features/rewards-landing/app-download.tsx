import { FormattedMessage } from 'react-intl';
import { brand } from '@crema/shared-contracts';
import { Card, Heading, Icon, Text } from '@crema/shared-ui';
import s from './app-download.module.css';

/** The block about the phone (RWD-001): its browser adds the shop to the home screen. */
export const AppDownload = () => (
  <Card as="section" tone="tinted" padding="large" className={s.app} aria-labelledby="rewards-app">
    <span className={s.sign} aria-hidden>
      <Icon name="phone" size={36} />
    </span>
    <div className={s.words}>
      <Heading id="rewards-app" size="medium">
        <FormattedMessage id="rewards.app.title" values={brand} />
      </Heading>
      <Text>
        <FormattedMessage id="rewards.app.body" values={brand} />
      </Text>
    </div>
  </Card>
);
