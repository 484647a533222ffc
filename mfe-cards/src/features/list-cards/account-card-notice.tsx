import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { errorRowOf } from '@crema/shared-contracts';
import { Banner } from '@crema/shared-ui';
import { registrationErrors } from '../../wallet/card.errors.ts';
import { errorValues } from '../../wallet/error-values.tsx';

/** The code of the URL, which is read once and then removed from the address bar (D-96). */
const useCardError = (): string | undefined => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const isOfNewAccount = query.get('mode') === 'from_account_create';
  const [code] = useState(() => (isOfNewAccount ? (query.get('card_error') ?? undefined) : undefined));
  useEffect(() => {
    if (isOfNewAccount) void navigate(pathname + hash, { replace: true });
  }, [isOfNewAccount, navigate, pathname, hash]);
  return code;
};

/** Says to a new member why the card was not registered with the account (CRD-017, ACC-024). */
export const AccountCardNotice = () => {
  const code = useCardError();
  if (code === undefined) return null;
  return (
    <Banner tone="warning" title={<FormattedMessage id="cards.accountCreated.title" />}>
      <FormattedMessage id={errorRowOf(registrationErrors, code).messageId} values={errorValues} />
    </Banner>
  );
};
