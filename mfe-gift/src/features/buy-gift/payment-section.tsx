import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { paymentNameOf } from '@crema/shared-contracts';
import {
  useConnection,
  useErrorText,
  useHost,
  useMember,
  useSignal,
  useTokenAge,
  VaultFrame,
  type TokenisedCard,
  type Vault,
} from '@crema/remote-kit';
import { Banner, Button, Stack, buttonClass } from '@crema/shared-ui';
import { PaymentMark } from '@crema/shared-ui/payment-mark';
import { giftPaths } from '../../gift-paths.ts';
import { cardFormErrors } from '../../purchase/purchase.errors.ts';
import { UnconfirmedGiftLimit } from '../../start-gift/unconfirmed-gift-limit.tsx';
import s from './gift-form.module.css';

type EnteredCard = Pick<TokenisedCard, 'paymentType' | 'accountNumberLastFour'>;
interface PaymentProps {
  /** Called before the page is left for a page of the payment, so that these open (D-76). */
  readonly onLeave: () => void;
  readonly vault: Vault;
  /** The last four digits of the card that the vault has made a token of. */
  readonly typed: EnteredCard | undefined;
  readonly onDropTyped: () => void;
}
const small = { size: 'small' } as const;

const CardName = ({ card: { paymentType, accountNumberLastFour } }: { readonly card: EnteredCard }) => (
  <span className={s.method}>
    <PaymentMark kind={paymentType} />
    <span>
      <FormattedMessage
        id="gift.draft.card"
        values={{
          brand: paymentNameOf(paymentType) ?? <FormattedMessage id="gift.otherCard" />,
          lastFour: accountNumberLastFour,
        }}
      />
    </span>
  </span>
);

const GuestPayment = ({ onLeave }: Pick<PaymentProps, 'onLeave'>) => {
  const { giftDraft, configuration } = useHost();
  const instrument = useSignal(giftDraft.payment)?.instrument;
  const age = useTokenAge(
    instrument?.tokenAcquiredTimestamp,
    configuration.securePayment.guestPaymentTokenMaxAge,
  );
  if (!instrument || age === 'expired')
    return (
      <Stack gap={1}>
        {instrument && (
          <Banner tone="warning">
            <FormattedMessage id="gift.draft.expired" />
          </Banner>
        )}
        <Link to={giftPaths.guestAddress} onClick={onLeave} className={buttonClass('secondary')}>
          <FormattedMessage id="gift.draft.add" />
        </Link>
      </Stack>
    );
  return (
    <Stack gap={1}>
      <div className={s.payment}>
        <CardName card={instrument} />
        <Link to={giftPaths.guestCard} onClick={onLeave} className={buttonClass('quiet', small)}>
          <FormattedMessage id="gift.draft.change" />
        </Link>
      </div>
      {age === 'ending' && (
        <Banner tone="warning">
          <FormattedMessage id="gift.draft.ending" />
        </Banner>
      )}
    </Stack>
  );
};

/** GFT-062: the vault made no token of the card. It shows its own errors of the fields. */
const CardFormError = ({ code }: { readonly code: string }) => {
  const describe = useErrorText(cardFormErrors);
  const isOffline = useConnection() === 'offline';
  if (code === 'VALIDATION') return null;
  const { text } = describe({ kind: 'http', status: 0, code: isOffline ? 'OFFLINE' : code });
  return <Banner tone="error">{text}</Banner>;
};

/** CRD-052: a card that a member types for this purchase. Its number stays in the vault's frame. */
const TypedCard = ({ vault, typed, onDropTyped }: Omit<PaymentProps, 'onLeave'>) => {
  const intl = useIntl();
  const { missing, errorCode } = vault.state;
  return (
    <Stack gap={1}>
      {errorCode !== undefined && !missing && <CardFormError code={errorCode} />}
      {missing && (
        <Banner
          tone="error"
          action={
            <Button variant="secondary" size="small" icon="refresh" onClick={vault.reload}>
              <FormattedMessage id="gift.error.retry" />
            </Button>
          }
        >
          <FormattedMessage id="gift.buy.noCardForm" />
        </Banner>
      )}
      <VaultFrame
        vault={vault}
        title={intl.formatMessage({ id: 'gift.buy.cardForm' })}
        isHidden={typed !== undefined}
      >
        {typed && (
          <div className={s.payment}>
            <CardName card={typed} />
            <Button variant="quiet" size="small" onClick={onDropTyped}>
              <FormattedMessage id="gift.draft.change" />
            </Button>
          </div>
        )}
      </VaultFrame>
    </Stack>
  );
};

const MemberPayment = (props: PaymentProps) => {
  const choice = useSignal(useHost().giftDraft.choice);
  return (
    <Stack gap={2}>
      <div className={s.payment}>
        <span className={s.method}>
          {choice?.paymentType !== undefined && <PaymentMark kind={choice.paymentType} />}
          <span>
            {!choice && <FormattedMessage id="gift.draft.choose" />}
            {choice?.kind === 'instrument' && (
              <FormattedMessage id="gift.draft.method" values={{ name: choice.name }} />
            )}
            {choice?.kind === 'new-card' && <FormattedMessage id="gift.buy.newCard" />}
          </span>
        </span>
        <Link
          to={giftPaths.choosePayment}
          onClick={props.onLeave}
          className={buttonClass('secondary', small)}
        >
          <FormattedMessage id={choice ? 'gift.draft.changePayment' : 'gift.draft.choosePayment'} />
        </Link>
      </div>
      {choice?.kind === 'new-card' && <TypedCard {...props} />}
      <UnconfirmedGiftLimit />
    </Stack>
  );
};

/** GFT-003, GFT-045: members choose in #payment; guests add a card on its own pages. */
export const PaymentSection = (props: PaymentProps) =>
  useMember() ? <MemberPayment {...props} /> : <GuestPayment onLeave={props.onLeave} />;
