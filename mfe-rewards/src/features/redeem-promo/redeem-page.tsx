import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { usePageHead } from '@crema/remote-kit';
import { brand } from '@crema/shared-contracts';
import {
  Button,
  buttonClass,
  Card,
  ErrorState,
  Heading,
  Icon,
  Page,
  Spinner,
  Stack,
  Text,
} from '@crema/shared-ui';
import { rewardsPaths } from '../../rewards-paths.ts';
import { useRedeemPromo, type Redemption } from './use-redeem-promo.ts';
import s from './redeem-page.module.css';

const Success = ({ message }: { readonly message: string | null }) => (
  <Page
    width="narrow"
    title={<FormattedMessage id="rewards.promo.success" />}
    lead={message ?? <FormattedMessage id="rewards.promo.success.note" />}
  >
    <div className={s.actions}>
      <Link to={rewardsPaths.account} className={buttonClass('primary')}>
        <FormattedMessage id="rewards.promo.account" />
      </Link>
      <Link to={rewardsPaths.menu} className={buttonClass('secondary')}>
        <FormattedMessage id="rewards.promo.menu" />
      </Link>
    </div>
  </Page>
);

const Result = ({ state }: { readonly state: Redemption }) => {
  const intl = useIntl();
  if (state.status === 'success') return <Success message={state.message} />;
  if (state.status === 'none' || state.status === 'loading')
    return (
      <Page width="narrow" title={<FormattedMessage id="rewards.promo.title" />}>
        <div className={s.waiting}>
          <Spinner label={intl.formatMessage({ id: 'rewards.promo.loading' })} />
        </div>
      </Page>
    );
  return (
    <ErrorState
      headingLevel={1}
      title={<FormattedMessage id="rewards.error.title" />}
      actions={
        state.status === 'error' ? (
          <Button icon="refresh" onClick={state.retry}>
            <FormattedMessage id="rewards.error.retry" />
          </Button>
        ) : (
          <Link to={rewardsPaths.menu} className={buttonClass('secondary')}>
            <FormattedMessage id="rewards.promo.menu" />
          </Link>
        )
      }
    >
      <FormattedMessage
        id="rewards.promo.failure"
        values={{ failure: state.status === 'error' ? 'invalid' : state.failure }}
      />
    </ErrorState>
  );
};

/** /rewards/promo/redeem: redeems the promo code of its address (RWD-060 to RWD-063, RWD-066). */
export const RedeemPage = () => {
  const intl = useIntl();
  usePageHead({ title: intl.formatMessage({ id: 'rewards.promo.title' }) });
  const state = useRedeemPromo();
  return (
    <Stack gap={3}>
      <div className={s.result}>
        <Result state={state} />
      </div>
      <Card as="section" tone="tinted" padding="large" className={s.app} aria-labelledby="promo-app">
        <Icon name="phone" size={36} />
        <Heading id="promo-app" level={2} size="small">
          <FormattedMessage id="rewards.promo.app.title" values={brand} />
        </Heading>
        <Text tone="muted">
          <FormattedMessage id="rewards.promo.app.body" />
        </Text>
        <Link to={rewardsPaths.apps} className={buttonClass('secondary', { size: 'small' })}>
          <FormattedMessage id="rewards.promo.app.link" />
        </Link>
      </Card>
    </Stack>
  );
};
