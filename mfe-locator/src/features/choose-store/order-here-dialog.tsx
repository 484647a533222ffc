import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { useHost } from '@crema/remote-kit';
import { brand, type StoreReply } from '@crema/shared-contracts';
import { Button, Dialog, buttonClass } from '@crema/shared-ui';
import { OpenStatusText } from '../../stores/open-status-text.tsx';
import type { OrderHereAnswer } from './order-here.rules.ts';
import s from './order-here-dialog.module.css';

interface OrderHereDialogProps {
  readonly store: StoreReply;
  readonly answer: OrderHereAnswer;
  readonly onClose: () => void;
  readonly onSignedIn: () => void;
  readonly onGuest: () => void;
}

const GotIt = ({ onClose }: OrderHereDialogProps) => (
  <Button onClick={onClose}>
    <FormattedMessage id="locator.answer.gotIt" />
  </Button>
);
const SignIn = ({ onSignedIn, onClose }: OrderHereDialogProps) => {
  const { signIn } = useHost();
  const { pathname, search } = useLocation();
  const ask = async () => {
    onClose();
    if (await signIn({ returnUrl: pathname + search })) onSignedIn();
  };
  return (
    <Button onClick={() => void ask()}>
      <FormattedMessage id="locator.answer.signIn" />
    </Button>
  );
};
const CreateAccount = () => {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={`/account/create?${new URLSearchParams({ returnUrl: pathname + search }).toString()}`}
      className={buttonClass('secondary')}
    >
      <FormattedMessage id="locator.answer.createAccount" />
    </Link>
  );
};
const AsGuest = ({ onGuest }: OrderHereDialogProps) => (
  <Button variant="secondary" onClick={onGuest}>
    <FormattedMessage id="locator.answer.continueAsGuest" />
  </Button>
);

const account = (props: OrderHereDialogProps) => (
  <div className={s.ways}>
    <SignIn {...props} />
    <CreateAccount />
  </div>
);
/** What each answer lets the customer do next. */
const ways: Readonly<Record<OrderHereAnswer, (props: OrderHereDialogProps) => ReactNode>> = {
  menuNotAvailable: (props) => <GotIt {...props} />,
  storeClosed: (props) => <GotIt {...props} />,
  notReady: (props) => <GotIt {...props} />,
  accountRequired: account,
  guestOffer: (props) => (
    <div className={s.ways}>
      <SignIn {...props} />
      <CreateAccount />
      <AsGuest {...props} />
    </div>
  ),
};

/** Why this store cannot be ordered from just now, or how a guest wants to go on (LOC-042, LOC-044). */
export const OrderHereDialog = (props: OrderHereDialogProps) => {
  const intl = useIntl();
  const { store, answer, onClose } = props;
  const values = { ...brand, store: store.name };
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={intl.formatMessage({ id: 'locator.answer.close' })}
      title={<FormattedMessage id={`locator.answer.${answer}.title`} values={values} />}
      description={<FormattedMessage id={`locator.answer.${answer}.body`} values={values} />}
      actions={ways[answer](props)}
    >
      {answer === 'storeClosed' && <OpenStatusText store={store} />}
    </Dialog>
  );
};
