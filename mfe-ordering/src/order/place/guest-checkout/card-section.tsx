import { FormattedMessage, useIntl } from 'react-intl';
import { useConnection, type AppError, useRetryOnReconnect, VaultFrame, type Vault } from '@crema/remote-kit';
import { paymentNameOf, type Connection } from '@crema/shared-contracts';
import { Banner, Button, Card, Heading, Icon, Stack, Text } from '@crema/shared-ui';
import { PaymentMark } from '@crema/shared-ui/payment-mark';
import { useAppDispatch, useAppSelector } from '../../../state/ordering.hooks.ts';
import { selectIsProcessing, selectSubmission, selectTender } from '../../facts/order.selectors.ts';
import type { SingleUseCard } from '../../facts/order.types.ts';
import { singleUseCardDropped } from '../payment/tender.slice.ts';
import { CardEndingBanner } from '../panels/card-ending-banner.tsx';
import { useOrderError } from '../panels/order-error.tsx';
import type { StoreDetails } from '../../../order-store/use-store-details.ts';
import s from './card-section.module.css';
import { GuestWallets } from './guest-wallets.tsx';

/** The provider's error, shown at the card that caused it. */
const CardError = ({ error }: { readonly error: AppError | undefined }) => {
  const presented = useOrderError(error);
  return presented?.row.display === 'field' ? <Banner tone="error">{presented.text}</Banner> : null;
};
/** Without a connection a timeout of the provider is reported as OFFLINE. */
const causeOf = (code: string, connection: Connection) =>
  code === 'PAYMENT_PROVIDER_DOWN' && connection === 'offline' ? 'OFFLINE' : code;
/** The form shows its own validation errors; every other error of the vault is shown here. */
const VaultError = ({ code }: { readonly code: string | undefined }) => {
  const connection = useConnection();
  const presented = useOrderError(
    code === undefined || code === 'VALIDATION' ? undefined : { code: causeOf(code, connection) },
  );
  return presented ? <Banner tone="error">{presented.text}</Banner> : null;
};

interface EnteredCardProps {
  readonly card: SingleUseCard;
  /** True while the order is paid with this card. */
  readonly isInUse: boolean;
  readonly onChange: () => void;
}
const EnteredCard = ({ card, isInUse, onChange }: EnteredCardProps) => {
  const { paymentType, accountNumberLastFour: lastFour } = card;
  const brand = paymentNameOf(paymentType) ?? <FormattedMessage id="ordering.order.status.otherCard" />;
  return (
    <div className={s.held}>
      <PaymentMark kind={paymentType} />
      <strong className={s.heldName}>
        {lastFour === '' ? (
          brand
        ) : (
          <FormattedMessage id="ordering.checkout.card.held" values={{ brand, lastFour }} />
        )}
      </strong>
      <Button variant="quiet" size="small" disabled={isInUse} onClick={onChange}>
        <FormattedMessage id="ordering.checkout.card.change" />
      </Button>
    </div>
  );
};

/** Loads the form again when the customer presses the button, and once the connection is back. */
const MissingVault = ({ onRetry }: { readonly onRetry: () => void }) => {
  const offline = useConnection() === 'offline';
  useRetryOnReconnect(true, onRetry);
  return (
    <Banner
      tone="error"
      action={
        <Button variant="secondary" size="small" icon="refresh" onClick={onRetry}>
          <FormattedMessage id="ordering.order.action.tryAgain" />
        </Button>
      }
    >
      <FormattedMessage id={offline ? 'ordering.order.error.offline' : 'ordering.checkout.card.missing'} />
    </Banner>
  );
};

interface CardSectionProps {
  readonly vault: Vault;
  readonly error: AppError | undefined;
  readonly store: StoreDetails | undefined;
}
/**
 * The guest's card (ORD-121). The iframe stays mounted and hidden while a card is entered: the vault drops a
 * card once it is a token, so that after an error or an expiry the guest enters only the card again. The form
 * keeps its height while the order is submitted, so that an error shifts no content, but not while the bank asks its question.
 */
export const CardSection = ({ vault, error, store }: CardSectionProps) => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { singleUseCard } = useAppSelector(selectTender);
  const { state, reload } = vault;
  const placing = useAppSelector(selectIsProcessing);
  const isBankAsked = useAppSelector(selectSubmission).status === 'waiting';
  return (
    <Card as="section" aria-labelledby="guest-card">
      <Stack gap={2}>
        <Heading level={2} size="medium" id="guest-card" tabIndex={-1}>
          <FormattedMessage id="ordering.checkout.card.title" />
        </Heading>
        <CardError error={error} />
        <VaultError code={state.errorCode} />
        <CardEndingBanner />
        <GuestWallets store={store} />
        {state.missing && <MissingVault onRetry={reload} />}
        <VaultFrame
          vault={vault}
          title={intl.formatMessage({ id: 'ordering.checkout.card.frame' })}
          isHidden={singleUseCard !== undefined}
          keepsHeight={placing && !isBankAsked}
        >
          {singleUseCard && (
            <EnteredCard
              card={singleUseCard}
              isInUse={placing}
              onChange={() => dispatch(singleUseCardDropped())}
            />
          )}
        </VaultFrame>
        <Text size="fine" tone="muted" className={s.safe}>
          <Icon name="lock" size={16} />
          <FormattedMessage id="ordering.checkout.card.safe" />
        </Text>
      </Stack>
    </Card>
  );
};
