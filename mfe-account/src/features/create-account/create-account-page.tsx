import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, Navigate } from 'react-router-dom';
import { brand } from '@crema/shared-contracts';
import { useMember } from '@crema/remote-kit';
import { buttonClass } from '@crema/shared-ui';
import { AccessLayout } from '../../layout/access-layout.tsx';
import { withReturnUrl } from '../../return-url/return-url.rules.ts';
import { useReturnUrl } from '../../return-url/use-return-url.ts';
import { CreateAccountForm } from './create-account-form.tsx';

/** /account/create (ACC-020). A member, including a new one, is redirected to the return path (ACC-023). */
export const CreateAccountPage = () => {
  const returnUrl = useReturnUrl();
  const member = useMember();
  const [cardError, setCardError] = useState<string>();
  if (member) return <Navigate to={cardError ?? returnUrl} replace />;
  return (
    <AccessLayout
      illustration="welcome"
      title={<FormattedMessage id="account.create.title" />}
      lead={<FormattedMessage id="account.create.lead" values={brand} />}
      aside={
        <>
          <p>
            <FormattedMessage id="account.create.alreadyMember" />
          </p>
          <Link
            to={withReturnUrl('/account/signin', returnUrl)}
            className={buttonClass('secondary', { block: true })}
          >
            <FormattedMessage id="account.signIn.submit" />
          </Link>
        </>
      }
    >
      <CreateAccountForm onCardRefused={setCardError} />
    </AccessLayout>
  );
};
