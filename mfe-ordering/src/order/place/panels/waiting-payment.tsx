import { useEffect, useRef } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { toMajorUnits } from '@crema/shared-contracts';
import { useHost, useSignal } from '@crema/remote-kit';
import { BankQuestion, Button, Cluster, Heading, Spinner, Stack, Text } from '@crema/shared-ui';
import { useAppDispatch, useAppSelector } from '../../../state/ordering.hooks.ts';
import { selectSubmission } from '../../facts/order.selectors.ts';
import {
  paymentCheckRequested,
  paymentGivenUp,
  type WaitingPayment as Waiting,
} from '../submission/submission.slice.ts';

const Deciding = () => {
  const text = useIntl().formatMessage({ id: 'ordering.payment.deciding' });
  return (
    <Cluster gap={2}>
      <Spinner label={text} />
      <Text>{text}</Text>
    </Cluster>
  );
};

const Panel = ({ action, isAsking, isEnding, paid }: Waiting) => {
  const intl = useIntl();
  const theme = useSignal(useHost().theme);
  const dispatch = useAppDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  // The bank's frame is scrolled into view, and the heading is above it.
  const hasFrame = action?.kind === 'challenge';
  useEffect(() => heading.current?.focus({ preventScroll: hasFrame }), [hasFrame]);
  return (
    <Stack as="section" gap={2} aria-labelledby="waiting-payment">
      <Heading level={3} size="small" id="waiting-payment" tabIndex={-1} ref={heading}>
        <FormattedMessage id="ordering.payment.waiting" />
      </Heading>
      {/* After a reload there is no price on the page. */}
      {paid && (
        <Text strong>
          <FormattedMessage
            id="ordering.payment.paid"
            values={{
              total: <FormattedNumber value={toMajorUnits(paid)} style="currency" currency={paid.currency} />,
              store: paid.storeName,
            }}
          />
        </Text>
      )}
      {action && (
        <BankQuestion
          action={action}
          theme={theme}
          lead={<FormattedMessage id="ordering.payment.challenge" />}
          frameTitle={intl.formatMessage({ id: 'ordering.payment.challenge.frame' })}
          link={<FormattedMessage id="ordering.payment.atBank" />}
        />
      )}
      {isAsking && !hasFrame && <Deciding />}
      {!isAsking && (
        <>
          <Text role="status">
            <FormattedMessage id="ordering.payment.stopped" />
          </Text>
          <Button variant="secondary" block onClick={() => dispatch(paymentCheckRequested())}>
            <FormattedMessage id="ordering.payment.askAgain" />
          </Button>
        </>
      )}
      <Text size="note" tone="muted">
        <FormattedMessage id="ordering.payment.once" />
      </Text>
      <Button variant="quiet" block busy={isEnding} onClick={() => dispatch(paymentGivenUp())}>
        <FormattedMessage id="ordering.payment.giveUp" />
      </Button>
    </Stack>
  );
};

/** The bank's question, or that the bank is deciding, with the way to pay otherwise (ORD-109). It takes focus. */
export const WaitingPayment = () => {
  const submission = useAppSelector(selectSubmission);
  return submission.status === 'waiting' ? <Panel {...submission} /> : null;
};
