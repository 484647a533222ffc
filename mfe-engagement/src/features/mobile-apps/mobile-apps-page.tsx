import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { brand } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { Card, Heading, Icon, Page, Text, buttonClass, type IconName } from '@crema/shared-ui';
import { PageCode } from './page-code.tsx';
import { PhoneDrawing } from './phone-drawing.tsx';
import { StoreBadge } from './store-badge.tsx';
import s from './mobile-apps-page.module.css';

/** Messages: `apps.<id>.title` and `.body`. */
const reasons: readonly { readonly id: string; readonly icon: IconName }[] = [
  { id: 'order', icon: 'cup' },
  { id: 'pay', icon: 'card' },
  { id: 'stars', icon: 'star' },
];
/** The steps that put the website on a device's home screen, by device. */
const devices = ['iphone', 'android'] as const;

const strong = (words: ReactNode) => <strong key="strong">{words}</strong>;

/**
 * /rewards/mobile-apps (ENG-042, D-155). A badge leads to the store's page that the configuration names; without one, to the steps that
 * install the website.
 */
export const MobileAppsPage = () => {
  const { mobileApps } = useHost().configuration;
  return (
    <Page
      title={<FormattedMessage id="apps.title" values={brand} />}
      lead={<FormattedMessage id="apps.lead" values={brand} />}
    >
      <div className={s.hero}>
        <div className={s.ways}>
          <div className={s.badges}>
            <StoreBadge device="iphone" to={mobileApps?.appStore ?? '#iphone'} />
            <StoreBadge device="android" to={mobileApps?.googlePlay ?? '#android'} />
          </div>
          <PageCode />
        </div>
        <PhoneDrawing className={s.phone} />
      </div>
      <ul role="list" className={s.reasons}>
        {reasons.map(({ id, icon }) => (
          <Card key={id} as="li">
            <Icon name={icon} />
            <Heading level={2} size="small">
              <FormattedMessage id={`apps.${id}.title`} />
            </Heading>
            <Text tone="muted">
              <FormattedMessage id={`apps.${id}.body`} values={brand} />
            </Text>
          </Card>
        ))}
      </ul>
      <div className={s.devices}>
        {devices.map((device) => (
          <section key={device} aria-labelledby={device}>
            <Heading id={device} level={2} size="medium" tabIndex={-1}>
              <FormattedMessage id={`apps.install.${device}`} />
            </Heading>
            <ol className={s.steps}>
              {(['open', 'menu', 'add'] as const).map((step) => (
                <li key={step}>
                  <FormattedMessage
                    id={`apps.install.${step === 'menu' ? device : 'any'}.${step}`}
                    values={{ ...brand, b: strong }}
                  />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      <Link to="/rewards" className={buttonClass('secondary')}>
        <FormattedMessage id="apps.rewards" values={brand} />
      </Link>
    </Page>
  );
};
