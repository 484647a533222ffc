import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useHost } from '@crema/remote-kit';
import { Button, Card, Heading, Tag, Text, buttonClass } from '@crema/shared-ui';
import { PaymentMark } from '@crema/shared-ui/payment-mark';
import { RemovePaymentInstrumentDocument } from '../../generated/remove-payment-instrument.ts';
import { SetDefaultPaymentInstrumentDocument } from '../../generated/set-default-payment-instrument.ts';
import { usePaymentMethodName } from '../payment-method-name.tsx';
import type { PaymentMethod } from '../use-payment-methods.ts';
import { useAnnouncePaymentMethods } from '../use-refresh-payment-methods.ts';
import { cardPaths } from '../../card/card-paths.ts';
import { ChangeError } from '../../problems/change-error.tsx';
import { useChange } from '../../changes/use-change.ts';
import { useWalletChanges } from '../../changes/use-wallet-changes.ts';
import { NamedAction } from './named-action.tsx';
import s from './payment-methods.module.css';

const small = { size: 'small' } as const;

/** The message that names the consequence of removing a payment method. */
const consequenceOf = ({ autoReloadCardIds, paymentType }: PaymentMethod): string => {
  if (autoReloadCardIds.length > 0) return 'cards.payment.remove.autoReload';
  return paymentType === 'paypal' ? 'cards.paypal.remove.body' : 'cards.payment.remove.body';
};

const useMethodChanges = (method: PaymentMethod, name: string) => {
  const { paymentMethodId, autoReloadCardIds } = method;
  const intl = useIntl();
  const { confirm, toast, giftDraft } = useHost();
  const { send, announce, refresh } = useWalletChanges();
  const announceMethod = useAnnouncePaymentMethods();
  const text = (id: string) => intl.formatMessage({ id }, { name });
  const endsAutoReload = autoReloadCardIds.length > 0;
  const makeDefault = useChange(async () => {
    await send(SetDefaultPaymentInstrumentDocument, { paymentMethodId });
    await announceMethod({ subject: 'payment-method', id: paymentMethodId, reason: 'made-default' });
  });
  const remove = useChange(async () => {
    const isConfirmed = await confirm({
      title: text('cards.payment.remove.title'),
      body: text(consequenceOf(method)),
      confirmLabel: text('cards.payment.remove'),
      cancelLabel: text('cards.cancel'),
      tone: 'danger',
    });
    if (!isConfirmed) return;
    await send(RemovePaymentInstrumentDocument, { paymentMethodId });
    // It pays no gift any more (CRD-004).
    if (giftDraft.choice.get()?.paymentMethodId === paymentMethodId) giftDraft.choosePayment(undefined);
    toast({ kind: 'success', text: text('cards.payment.removed') });
    await announceMethod({ subject: 'payment-method', id: paymentMethodId, reason: 'removed' });
    if (endsAutoReload) await refresh();
    for (const cardId of autoReloadCardIds) announce('auto-reload-changed', cardId);
  });
  return { makeDefault, remove };
};

const Expiry = ({ method }: { readonly method: PaymentMethod }) => {
  const { expiryMonth, expiryYear, expiry } = method;
  if (!expiryMonth || !expiryYear) return null;
  const date = `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`;
  return (
    <Text size="note" tone={expiry === 'expired' ? 'danger' : 'muted'}>
      <FormattedMessage
        id={expiry === 'expired' ? 'cards.payment.expired' : 'cards.payment.expires'}
        values={{ date }}
      />
    </Text>
  );
};

/** CRD-050: a stored payment method with its changes. Wallets are only listed (D-97). */
export const PaymentMethodCard = ({ method }: { readonly method: PaymentMethod }) => {
  const name = usePaymentMethodName()(method);
  const { makeDefault, remove } = useMethodChanges(method, name);
  return (
    <Card as="li" padding="medium" className={s.card}>
      <div className={s.title}>
        <PaymentMark kind={method.paymentType} />
        <Heading level={3} size="small">
          {name}
        </Heading>
        {method.default && (
          <Tag tone="accent" icon="star">
            <FormattedMessage id="cards.payment.default" />
          </Tag>
        )}
        {method.expiry === 'soon' && (
          <Tag tone="warning" icon="alert">
            <FormattedMessage id="cards.payment.expiry.soon" />
          </Tag>
        )}
      </div>
      <Expiry method={method} />
      {method.autoReloadCardIds.length > 0 && (
        <Text size="note" tone="muted">
          <FormattedMessage id="cards.payment.autoReload" />
        </Text>
      )}
      {method.isReadOnly && (
        <Text size="note" tone="muted">
          <FormattedMessage id="cards.payment.readOnly" />
        </Text>
      )}
      <ChangeError
        error={makeDefault.error ?? remove.error}
        actions={{ 'try-again': () => void (makeDefault.error ? makeDefault : remove).run() }}
      />
      <div className={s.actions}>
        {!method.isReadOnly && method.paymentType !== 'paypal' && (
          <Link to={cardPaths.editBankCard(method.paymentMethodId)} className={buttonClass('quiet', small)}>
            <NamedAction action="edit" name={name} />
          </Link>
        )}
        {!method.isReadOnly && !method.default && (
          <Button
            variant="quiet"
            size="small"
            busy={makeDefault.isSending}
            onClick={() => void makeDefault.run()}
          >
            <NamedAction action="makeDefault" name={name} />
          </Button>
        )}
        <Button variant="quiet" size="small" busy={remove.isSending} onClick={() => void remove.run()}>
          <NamedAction action="remove" name={name} />
        </Button>
      </div>
    </Card>
  );
};
