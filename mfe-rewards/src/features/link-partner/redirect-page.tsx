import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { usePageHead } from '@crema/remote-kit';
import { brand } from '@crema/shared-contracts';
import { Button, buttonClass, Heading, Text } from '@crema/shared-ui';
import { ArtImage } from '@crema/shared-ui/art-image';
import { partnerPaths } from './partner-paths.ts';
import pictures from './partner.pictures.tsx';
import { useRedirect } from './use-redirect.ts';
import s from './result-page.module.css';

/** /rewards/partnerships/marriottbonvoy/redirect: says that the browser leaves for the partner, and leaves (RWD-045, D-133). */
export const PartnerRedirectPage = () => {
  const intl = useIntl();
  const { isLeaving, continueNow } = useRedirect();
  usePageHead({ title: intl.formatMessage({ id: 'rewards.link.redirect.title' }) });
  return (
    <div className={s.page}>
      <ArtImage {...pictures.hotel} eager className={s.picture} />
      <Heading level={1} size="large" tabIndex={-1} data-page-title>
        <FormattedMessage id="rewards.link.redirect.title" />
      </Heading>
      <Text>
        <FormattedMessage id="rewards.link.redirect.body" values={brand} />
      </Text>
      <p role="status">
        <FormattedMessage id="rewards.link.redirect.status" values={{ isLeaving: String(isLeaving) }} />
      </p>
      <div className={s.actions}>
        <Button busy={isLeaving} onClick={continueNow}>
          <FormattedMessage id="rewards.link.redirect.continue" />
        </Button>
        <Link to={partnerPaths.index} replace className={buttonClass('secondary')}>
          <FormattedMessage id="rewards.link.redirect.cancel" />
        </Link>
      </div>
    </div>
  );
};
