import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Banner, Cluster, Spinner, Stack, Text, buttonClass, type NoticeTone } from '@crema/shared-ui';
import { useIntl } from 'react-intl';
import type { PayPalStatus } from '../../generated/operation-types.ts';
import { cardPaths } from '../../card/card-paths.ts';
import { stateOfAgain } from './again-state.ts';
import { ChangeError } from '../../problems/change-error.tsx';
import { useFocusWhenShown } from './use-focus-when-shown.ts';
import { useFinishPayPal } from './use-finish-paypal.ts';

/** The outcomes without a new payment method. ADDED: it was added earlier and removed since. */
const outcomes: Readonly<Record<PayPalStatus, { readonly tone: NoticeTone; readonly id: string }>> = {
  ADDED: { tone: 'info', id: 'cards.paypal.used' },
  CANCELLED: { tone: 'info', id: 'cards.paypal.cancelled' },
  WAITING: { tone: 'info', id: 'cards.paypal.waiting' },
  EXPIRED: { tone: 'warning', id: 'cards.paypal.expired' },
  FAILED: { tone: 'error', id: 'cards.paypal.failed' },
};

const NextSteps = () => (
  <Stack gap={1}>
    <Link
      to={cardPaths.addPayPal}
      replace
      state={stateOfAgain}
      className={buttonClass('primary', { block: true })}
    >
      <FormattedMessage id="cards.paypal.again" />
    </Link>
    <Link to={cardPaths.paymentMethods} replace className={buttonClass('secondary', { block: true })}>
      <FormattedMessage id="cards.paypal.other" />
    </Link>
  </Stack>
);

/** The outcome takes focus, because the customer comes from another page and the next steps follow it. */
const Outcome = ({ tone, id }: { readonly tone: NoticeTone; readonly id: string }) => {
  const outcome = useFocusWhenShown();
  return (
    <Stack gap={3}>
      <div ref={outcome} tabIndex={-1}>
        <Banner tone={tone} title={<FormattedMessage id={id} />}>
          <FormattedMessage id={`${id}.body`} />
        </Banner>
      </div>
      <NextSteps />
    </Stack>
  );
};

/** The customer came back from the provider: agreed, cancelled, after an error, or without an answer (D-97). */
export const PayPalReturn = ({ approvalId }: { readonly approvalId: string }) => {
  const intl = useIntl();
  const { status, error, retry } = useFinishPayPal(approvalId);
  if (error)
    return (
      <Stack gap={3}>
        <ChangeError error={error} actions={{ 'try-again': retry }} />
        <NextSteps />
      </Stack>
    );
  if (!status) {
    const asking = intl.formatMessage({ id: 'cards.paypal.asking' });
    return (
      <Cluster gap={2}>
        <Spinner label={asking} />
        <Text strong>{asking}</Text>
      </Cluster>
    );
  }
  return <Outcome {...outcomes[status]} />;
};
