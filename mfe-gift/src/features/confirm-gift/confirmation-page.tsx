import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Navigate } from 'react-router-dom';
import { useErrorText, useHeadingFocus, useHost, useMember, usePageHead, useSignal } from '@crema/remote-kit';
import {
  BankQuestion,
  Button,
  EmptyState,
  ErrorState,
  MoneyText,
  Page,
  Spinner,
  buttonClass,
} from '@crema/shared-ui';
import { giftPaths } from '../../gift-paths.ts';
import { purchaseErrors } from '../../purchase/purchase.errors.ts';
import { purchaseRecord, type PurchaseRecord } from '../../purchase/purchase-record.ts';
import { Done } from './purchase-done.tsx';
import { useFollowedPurchase, type Following } from './use-followed-purchase.ts';

const BackToGift = ({ path }: Pick<PurchaseRecord, 'path'>) => (
  <Link to={path} className={buttonClass('primary')}>
    <FormattedMessage id="gift.done.toGift" />
  </Link>
);

type ProcessingProps = Pick<Extract<Following, { kind: 'processing' }>, 'action'> &
  Pick<PurchaseRecord, 'paid'>;
const Processing = ({ action, paid }: ProcessingProps) => {
  const intl = useIntl();
  const theme = useSignal(useHost().theme);
  if (action) {
    const lead = (
      <>
        {paid && (
          <FormattedMessage
            id="gift.done.bank.paid"
            values={{ ...paid, total: <MoneyText key="total" value={paid.total} /> }}
          />
        )}{' '}
        <FormattedMessage id="gift.done.bank.lead" />
      </>
    );
    return (
      <Page
        width="narrow"
        title={<FormattedMessage id="gift.done.bank" />}
        {...(action.kind === 'redirect' && { lead })}
      >
        <BankQuestion
          action={action}
          theme={theme}
          lead={lead}
          frameTitle={intl.formatMessage({ id: 'gift.done.bank' })}
          link={<FormattedMessage id="gift.done.bank.go" />}
        />
      </Page>
    );
  }
  return (
    <EmptyState
      headingLevel={1}
      art={<Spinner label={intl.formatMessage({ id: 'gift.done.processing' })} size="large" />}
      title={<FormattedMessage id="gift.done.processing" />}
    >
      <FormattedMessage id="gift.done.processing.body" />
    </EmptyState>
  );
};

interface RefusedProps extends Pick<PurchaseRecord, 'path' | 'paid'> {
  readonly cause: unknown;
}
/** L-32: a refusal of the bank names the card. */
const Refused = ({ cause, path, paid }: RefusedProps) => {
  const { error, text } = useErrorText(purchaseErrors)(cause);
  const isDeclined = error.code === 'PAYMENT_DECLINED' && paid !== undefined;
  return (
    <ErrorState
      headingLevel={1}
      title={isDeclined ? <FormattedMessage id="gift.buy.declined" values={{ method: paid.method }} /> : text}
      actions={<BackToGift path={path} />}
    >
      {isDeclined && `${text} `}
      <FormattedMessage id="gift.done.refused.body" />
    </ErrorState>
  );
};

interface LateProps {
  readonly email: string;
  readonly memberId: string | undefined;
  /** Undefined when another session has bought: this one can't ask. */
  readonly onAgain: (() => void) | undefined;
}
const Late = ({ email, memberId, onAgain }: LateProps) => (
  <EmptyState
    headingLevel={1}
    title={<FormattedMessage id="gift.done.late" />}
    actions={
      onAgain ? (
        <Button variant="secondary" onClick={onAgain}>
          <FormattedMessage id="gift.done.late.again" />
        </Button>
      ) : (
        <Link
          to={giftPaths.root}
          onClick={() => purchaseRecord.clear(memberId)}
          className={buttonClass('secondary')}
        >
          <FormattedMessage id="gift.done.another" />
        </Link>
      )
    }
  >
    <FormattedMessage id="gift.done.late.body" values={{ email }} />
  </EmptyState>
);

/** The member's session has ended while the purchase was processed. */
const SignedOut = ({ email }: Pick<LateProps, 'email'>) => {
  const { signIn } = useHost();
  return (
    <EmptyState
      headingLevel={1}
      title={<FormattedMessage id="gift.done.signedOut" />}
      actions={
        <Button onClick={() => void signIn()}>
          <FormattedMessage id="gift.done.signIn" />
        </Button>
      }
    >
      <FormattedMessage id="gift.done.signedOut.body" values={{ email }} />
    </EmptyState>
  );
};

const Confirmation = ({ memberId }: Pick<PurchaseRecord, 'memberId'>) => {
  const intl = useIntl();
  const { record, state, askAgain } = useFollowedPurchase(memberId);
  usePageHead({ title: intl.formatMessage({ id: 'gift.done.pageTitle' }) });
  useHeadingFocus(state.kind === 'processing' && state.action ? 'bank' : state.kind);
  if (!record) return <Navigate to={giftPaths.root} replace />;
  if (state.kind === 'processing') return <Processing action={state.action} paid={record.paid} />;
  if (state.kind === 'signed-out') return <SignedOut email={record.senderEmail} />;
  if (state.kind === 'late')
    return (
      <Late
        email={record.senderEmail}
        memberId={memberId}
        onAgain={record.memberId === memberId ? askAgain : undefined}
      />
    );
  if (state.kind === 'refused') return <Refused cause={state.cause} path={record.path} paid={record.paid} />;
  if (state.kind === 'done' && state.record.result)
    return <Done record={state.record} result={state.record.result} />;
  return (
    <ErrorState
      headingLevel={1}
      title={<FormattedMessage id="gift.done.unknown" />}
      actions={<BackToGift path={record.path} />}
    >
      <FormattedMessage id="gift.done.unknown.body" />
    </ErrorState>
  );
};

/** /gift/confirmation (GFT-042): follows the purchase until it is decided. Without one it leads to /gift (D-77). */
export const ConfirmationPage = () => {
  const memberId = useMember()?.memberId;
  return <Confirmation key={memberId ?? ''} memberId={memberId} />;
};
