import { FormattedMessage, useIntl } from 'react-intl';
import {
  useConnection,
  useRetryOnReconnect,
  VaultFrame,
  type TokenisedCard,
  type Vault,
} from '@crema/remote-kit';
import { Banner, Button, Stack, Text } from '@crema/shared-ui';
import { ChangeError } from '../problems/change-error.tsx';
import { EnteredCard } from './entered-card.tsx';

const MissingForm = ({ onRetry }: { readonly onRetry: () => void }) => {
  useRetryOnReconnect(true, onRetry);
  return (
    <Banner
      tone="error"
      action={
        <Button variant="secondary" size="small" icon="refresh" onClick={onRetry}>
          <FormattedMessage id="cards.tryAgain" />
        </Button>
      }
    >
      <FormattedMessage id="cards.bankCard.missing" />
    </Banner>
  );
};

interface BankCardFieldsProps {
  readonly vault: Vault;
  /** The card that the vault has already made a token of. */
  readonly card: Pick<TokenisedCard, 'paymentType' | 'accountNumberLastFour'> | undefined;
  readonly onDrop: () => void;
}
/** CRD-052, D-98: the fields of a bank card in the vault's frame. Its number never reaches this page. */
export const BankCardFields = ({ vault, card, onDrop }: BankCardFieldsProps) => {
  const intl = useIntl();
  const isOffline = useConnection() === 'offline';
  const { errorCode, errorParams: params, missing } = vault.state;
  const cause = errorCode === 'PAYMENT_PROVIDER_DOWN' && isOffline ? 'OFFLINE' : errorCode;
  return (
    <Stack gap={1}>
      {/* The form shows its own validation errors. */}
      <ChangeError error={cause && cause !== 'VALIDATION' ? { code: cause, params } : undefined} />
      {missing && <MissingForm onRetry={vault.reload} />}
      <VaultFrame
        vault={vault}
        title={intl.formatMessage({ id: 'cards.bankCard.frame' })}
        isHidden={card !== undefined}
      >
        {card && <EnteredCard card={card} onDrop={onDrop} />}
      </VaultFrame>
      <Text size="fine" tone="muted">
        <FormattedMessage id="cards.bankCard.safe" />
      </Text>
    </Stack>
  );
};
