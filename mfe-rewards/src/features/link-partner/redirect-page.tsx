import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { usePageHead } from '@crema/remote-kit';
import { brand } from '@crema/shared-contracts';
import { Button, buttonClass, Text } from '@crema/shared-ui';
import { ResultActions, ResultLayout } from '../../result/result-layout.tsx';
import pictures from './partner.pictures.tsx';
import { forPartner, usePartner } from './use-partner.tsx';
import { useRedirect } from './use-redirect.ts';

/** /rewards/partnerships/{partner}/redirect: says that the browser leaves for the partner, and leaves (RWD-045, D-133). */
export const PartnerRedirectPage = forPartner(function RedirectPage() {
  const intl = useIntl();
  const { name: partner, kind, paths } = usePartner();
  const { isLeaving, continueNow } = useRedirect();
  const title = intl.formatMessage({ id: 'rewards.link.redirect.title' }, { partner });
  usePageHead({ title });
  return (
    <ResultLayout picture={pictures[kind]} title={title}>
      <Text>
        <FormattedMessage id="rewards.link.redirect.body" values={brand} />
      </Text>
      <p role="status">
        <FormattedMessage
          id="rewards.link.redirect.status"
          values={{ partner, isLeaving: String(isLeaving) }}
        />
      </p>
      <ResultActions>
        <Button busy={isLeaving} onClick={continueNow}>
          <FormattedMessage id="rewards.link.redirect.continue" />
        </Button>
        <Link to={paths.index} replace className={buttonClass('secondary')}>
          <FormattedMessage id="rewards.link.redirect.cancel" />
        </Link>
      </ResultActions>
    </ResultLayout>
  );
});
