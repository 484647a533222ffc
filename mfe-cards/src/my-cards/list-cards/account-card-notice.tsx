import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { errorRowOf } from '@crema/shared-contracts';
import { useCustomerMessage } from '@crema/remote-kit';
import { Banner } from '@crema/shared-ui';
import { registrationErrors } from '../../problems/card.errors.ts';
import { cardPaths } from '../../card/card-paths.ts';
import { useErrorValues } from '../../problems/use-error-values.ts';
import { NextStep } from '../../problems/next-step.tsx';
import { useQueryOnce } from '../../problems/use-query-once.ts';

/** Says why a card was not registered, and to a new member that the account was created even so (CRD-017, ACC-024, D-96). It stays mounted while the cards load again: the URL names the error once. */
export const AccountCardNotice = ({ isHidden }: { readonly isHidden: boolean }) => {
  const values = useErrorValues();
  const findText = useCustomerMessage();
  const navigate = useNavigate();
  const { card_error: code, mode } = useQueryOnce(['card_error', 'mode']);
  if (code === undefined || isHidden) return null;
  const { messageId, action } = errorRowOf(registrationErrors, code);
  const typeCard = () => void navigate(cardPaths.add);
  return (
    <Banner
      tone="warning"
      title={mode === 'from_account_create' && <FormattedMessage id="cards.accountCreated.title" />}
      action={<NextStep action={action} actions={{ 'try-again': typeCard, 'choose-card': typeCard }} />}
    >
      {findText(code) ?? <FormattedMessage id={messageId} values={values} />}
    </Banner>
  );
};
