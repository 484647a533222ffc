import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { usePageHead } from '@crema/remote-kit';
import { brand } from '@crema/shared-contracts';
import { Button, buttonClass, Text } from '@crema/shared-ui';
import { ResultActions, ResultLayout } from '../../result/result-layout.tsx';
import { partnerPaths } from './partner-paths.ts';
import pictures from './partner.pictures.tsx';
import { useRedirect } from './use-redirect.ts';

/** /rewards/partnerships/marriottbonvoy/redirect: says that the browser leaves for the partner, and leaves (RWD-045, D-133). */
export const PartnerRedirectPage = () => {
  const intl = useIntl();
  const { isLeaving, continueNow } = useRedirect();
  usePageHead({ title: intl.formatMessage({ id: 'rewards.link.redirect.title' }) });
  return (
    <ResultLayout picture={pictures.hotel} title={<FormattedMessage id="rewards.link.redirect.title" />}>
      <Text>
        <FormattedMessage id="rewards.link.redirect.body" values={brand} />
      </Text>
      <p role="status">
        <FormattedMessage id="rewards.link.redirect.status" values={{ isLeaving: String(isLeaving) }} />
      </p>
      <ResultActions>
        <Button busy={isLeaving} onClick={continueNow}>
          <FormattedMessage id="rewards.link.redirect.continue" />
        </Button>
        <Link to={partnerPaths.index} replace className={buttonClass('secondary')}>
          <FormattedMessage id="rewards.link.redirect.cancel" />
        </Link>
      </ResultActions>
    </ResultLayout>
  );
};
