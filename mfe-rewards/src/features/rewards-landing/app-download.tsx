import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { brand } from '@crema/shared-contracts';
import { buttonClass, Card, Heading, Icon, Text } from '@crema/shared-ui';
import { rewardsPaths } from '../../rewards-paths.ts';
import s from './app-download.module.css';

/** The block about the phone (RWD-001): its browser adds the shop to the home screen, as the app's page explains (RWD-006). */
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
      <Link to={rewardsPaths.apps} className={`${buttonClass('secondary')} ${s.link}`}>
        <FormattedMessage id="rewards.app.link" />
      </Link>
    </div>
  </Card>
);
