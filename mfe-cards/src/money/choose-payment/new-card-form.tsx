import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BankPayments, NewCard } from '@crema/shared-contracts';
import { Checkbox, Stack } from '@crema/shared-ui';
import { BankCardFields } from '../../methods/bank-card-fields.tsx';
import { ChangeError } from '../../problems/change-error.tsx';
import { useNewCard } from './use-new-card.ts';

interface NewCardFormProps extends Pick<BankPayments, 'entered' | 'onDropped'> {
  /** The function of the present form; undefined when the form is closed. */
  readonly onPrepareChanged: (prepare: NewCard['prepare'] | undefined) => void;
}
/** ORD-109, D-142: the vault's card form with the offer to store the card, or the typed card once the page has its token. */
export const NewCardForm = ({ entered, onDropped, onPrepareChanged }: NewCardFormProps) => {
  const { vault, card, drop, isToBeStored, setToBeStored, error, isSending, prepare } = useNewCard();
  useEffect(() => {
    onPrepareChanged(prepare);
    return () => onPrepareChanged(undefined);
  });
  return (
    <Stack gap={2}>
      <ChangeError error={error} actions={{ 'choose-payment': drop }} />
      <BankCardFields vault={vault} card={entered ?? card} onDrop={entered ? onDropped : drop} />
      {!entered && (
        <Checkbox
          label={<FormattedMessage id="cards.choose.store" />}
          hint={<FormattedMessage id="cards.choose.store.hint" />}
          checked={isToBeStored}
          disabled={isSending}
          onChange={({ target }) => setToBeStored(target.checked)}
        />
      )}
    </Stack>
  );
};
