import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { brand, type StoreSummary } from '@crema/shared-contracts';
import { Button, Dialog } from '@crema/shared-ui';
import { AccountActions } from '../../account/account-actions.tsx';
import { OpenStatusText } from '../../stores/open-status-text.tsx';
import type { OrderHereAnswer } from './order-here.rules.ts';

interface OrderHereDialogProps {
  readonly store: StoreSummary;
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
const AsGuest = ({ onGuest }: OrderHereDialogProps) => (
  <Button variant="secondary" onClick={onGuest}>
    <FormattedMessage id="locator.answer.continueAsGuest" />
  </Button>
);

const accountActions = ({ onClose, onSignedIn }: OrderHereDialogProps, more?: ReactNode) => (
  <AccountActions onSigningIn={onClose} onSignedIn={onSignedIn}>
    {more}
  </AccountActions>
);
/** The buttons for each reason. */
const actions: Readonly<Record<OrderHereAnswer, (props: OrderHereDialogProps) => ReactNode>> = {
  menuNotAvailable: (props) => <GotIt {...props} />,
  storeClosed: (props) => <GotIt {...props} />,
  notReady: (props) => <GotIt {...props} />,
  accountRequired: (props) => accountActions(props),
  guestOffer: (props) => accountActions(props, <AsGuest {...props} />),
};

/** Shows why this store accepts no order now, or asks a guest how to continue (LOC-042, LOC-044). */
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
      actions={actions[answer](props)}
    >
      {answer === 'storeClosed' && <OpenStatusText store={store} />}
    </Dialog>
  );
};
