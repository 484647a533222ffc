import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useConnection, type AppError, useRetryOnReconnect } from '@crema/remote-kit';
import type { Connection } from '@crema/shared-contracts';
import { Banner, Button, Card, Heading, Icon, Skeleton, Stack, Text } from '@crema/shared-ui';
import { selectIsProcessing, selectTender } from '../../order/order.selectors.ts';
import type { GuestCard } from '../../order/order.types.ts';
import { guestCardDropped } from '../../order/tender.slice.ts';
import { useOrderFault } from '../../order-panels/order-fault.tsx';
import s from './card-section.module.css';
import type { Vault } from './use-vault.ts';

/** The provider's words beside the card that they are about: a refusal names it. */
const CardRefusal = ({ fault }: { readonly fault: AppError | undefined }) => {
  const explained = useOrderFault(fault);
  return explained?.row.display === 'field' ? <Banner tone="error">{explained.text}</Banner> : null;
};
/** Without a connection the provider's silence says nothing about the provider. */
const causeOf = (code: string, connection: Connection) =>
  code === 'PAYMENT_PROVIDER_DOWN' && connection === 'offline' ? 'OFFLINE' : code;
/** The form shows its own faults; what else the vault would not do stands here. */
const VaultRefusal = ({ code }: { readonly code: string | undefined }) => {
  const connection = useConnection();
  const explained = useOrderFault(
    code === undefined || code === 'VALIDATION' ? undefined : { code: causeOf(code, connection) },
  );
  return explained ? <Banner tone="error">{explained.text}</Banner> : null;
};

const HeldCard = ({ card, onChange }: { readonly card: GuestCard; readonly onChange: () => void }) => (
  <div className={s.held}>
    <Icon name="card" />
    <strong className={s.heldName}>
      <FormattedMessage
        id="ordering.checkout.card.held"
        values={{
          brand: <FormattedMessage id={`ordering.checkout.brand.${card.paymentType}`} />,
          lastFour: card.accountNumberLastFour,
        }}
      />
    </strong>
    <Button variant="quiet" size="small" onClick={onChange}>
      <FormattedMessage id="ordering.checkout.card.change" />
    </Button>
  </div>
);

/** Loads again by hand, and once the connection is back. */
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
  readonly fault: AppError | undefined;
}
/** The form keeps this distance from its frame's edge, for the focus ring; the frame is that much larger than its room. */
const frameEdge = 4;

/**
 * The guest's card (ORD-121). The frame stays while a card is held, unseen: the vault forgets a card once it is a
 * token, so that after a refusal or an expiry only the card is asked for again. Its room stays while the order is placed:
 * a refusal moves nothing.
 */
export const CardSection = ({ vault, fault }: CardSectionProps) => {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { guestCard, guestCardEnding } = useSelector(selectTender);
  const { state, attempt, address, setFrame, reload } = vault;
  const placing = useSelector(selectIsProcessing);
  const room = state.height - 2 * frameEdge;
  return (
    <Card as="section" aria-labelledby="guest-card">
      <Stack gap={2}>
        <Heading level={2} size="medium" id="guest-card" tabIndex={-1}>
          <FormattedMessage id="ordering.checkout.card.title" />
        </Heading>
        <CardRefusal fault={fault} />
        <VaultRefusal code={state.refusal} />
        {guestCardEnding && (
          <Banner tone="warning">
            <FormattedMessage id="ordering.checkout.card.ending" />
          </Banner>
        )}
        {state.missing && <MissingVault onRetry={reload} />}
        <div className={s.frame} style={{ minBlockSize: guestCard && !placing ? 0 : room }}>
          {guestCard && <HeldCard card={guestCard} onChange={() => dispatch(guestCardDropped())} />}
          {!state.ready && !state.missing && <Skeleton shape="block" height={room} />}
          <iframe
            key={attempt}
            ref={setFrame}
            src={address}
            title={intl.formatMessage({ id: 'ordering.checkout.card.frame' })}
            className={s.vault}
            data-ready={(state.ready && !guestCard) || undefined}
          />
        </div>
        <Text size="fine" tone="muted" className={s.safe}>
          <Icon name="lock" size={16} />
          <FormattedMessage id="ordering.checkout.card.safe" />
        </Text>
      </Stack>
    </Card>
  );
};
