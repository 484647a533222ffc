import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useHost, useMember, useSendConfirmation } from '@crema/remote-kit';
import { Button, EmptyState, ErrorState, Icon, Spinner, buttonClass } from '@crema/shared-ui';
import { publicPath } from '../../return-url/return-url.rules.ts';
import { useConfirmation } from './use-confirm-email.ts';

const sentIds = {
  idle: 'account.confirmEmail.invalid.body',
  sending: 'account.confirmEmail.invalid.body',
  sent: 'account.confirmEmail.sent',
  'too-many': 'account.confirmEmail.tooMany',
  'not-sent': 'account.confirmEmail.notSent',
} as const;

const ToMenu = () => (
  <Link to={publicPath} className={buttonClass('secondary')}>
    <FormattedMessage id="account.backHome" />
  </Link>
);

/** A link that does not work any more: a member gets a new one, anyone else signs in first. */
const Invalid = ({ onConfirmed }: { readonly onConfirmed: () => void }) => {
  const { signIn } = useHost();
  const isMember = useMember() !== undefined;
  const { sending, send } = useSendConfirmation(onConfirmed);
  const ask = async () => {
    if (isMember || (await signIn())) await send();
  };
  return (
    <ErrorState
      headingLevel={1}
      title={<FormattedMessage id="account.confirmEmail.invalid" />}
      actions={
        <>
          {sending !== 'sent' && (
            <Button busy={sending === 'sending'} onClick={() => void ask()}>
              <FormattedMessage id="account.confirmEmail.send" />
            </Button>
          )}
          <ToMenu />
        </>
      }
    >
      <FormattedMessage id={sentIds[sending]} />
    </ErrorState>
  );
};

/** /account/confirm-email: confirms the address of a mailed link (D-158, ACC-046). */
export const ConfirmEmailPage = () => {
  const intl = useIntl();
  const { state, retry, setConfirmed } = useConfirmation();
  if (state === 'confirming')
    return (
      <EmptyState
        headingLevel={1}
        art={<Spinner label={intl.formatMessage({ id: 'account.confirmEmail.busy' })} size="large" />}
        title={<FormattedMessage id="account.confirmEmail.busy" />}
      />
    );
  if (state === 'invalid') return <Invalid onConfirmed={setConfirmed} />;
  if (state === 'failed')
    return (
      <ErrorState
        headingLevel={1}
        title={<FormattedMessage id="account.confirmEmail.failed" />}
        actions={
          <>
            <Button onClick={retry}>
              <FormattedMessage id="account.tryAgain" />
            </Button>
            <ToMenu />
          </>
        }
      >
        <FormattedMessage id="account.confirmEmail.failed.body" />
      </ErrorState>
    );
  return (
    <div role="status">
      <EmptyState
        headingLevel={1}
        art={<Icon name="check" size={44} />}
        title={<FormattedMessage id="account.confirmEmail.done" />}
        actions={
          <>
            <Link to="/account/cards" className={buttonClass('primary')}>
              <FormattedMessage id="account.confirmEmail.toCards" />
            </Link>
            <ToMenu />
          </>
        }
      >
        <FormattedMessage id="account.confirmEmail.done.body" />
      </EmptyState>
    </div>
  );
};
