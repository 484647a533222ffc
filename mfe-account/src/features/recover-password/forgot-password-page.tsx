import { useMemo } from 'react';
import { Formik, useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import { object, type InferType } from 'yup';
import { useHost, useUpgradeBlocker } from '@crema/remote-kit';
import { EmailField } from '@crema/remote-kit/email';
import { Button, Stack, buttonClass } from '@crema/shared-ui';
import { FormikForm } from '@crema/shared-ui/forms';
import { accountPaths } from '../../account-paths.ts';
import { emailField } from '../../email/email-rule.ts';
import { useTypedAddress } from '../../email/typed-address.ts';
import { AccessLayout } from '../../layout/access-layout.tsx';
import { withReturnUrl } from '../../return-url/return-url.rules.ts';
import { useReturnUrl } from '../../return-url/use-return-url.ts';
import { requestReset } from './reset-request.ts';

const createSchema = (maxLength: number) => object({ emailAddress: emailField(maxLength) });
type ForgotValues = InferType<ReturnType<typeof createSchema>>;

const Fields = () => {
  useUpgradeBlocker(useFormikContext().dirty, 'forgot-password');
  return (
    <Stack gap={2}>
      <EmailField
        name="emailAddress"
        suggestionId="account.email.suggestion"
        label={<FormattedMessage id="account.email" />}
        autoComplete="username"
      />
      <Button type="submit" size="large" block>
        <FormattedMessage id="account.forgot.submit" />
      </Button>
    </Stack>
  );
};

/** /account/forgot-password (ACC-009): opens the next page without waiting for the reply. */
export const ForgotPasswordPage = () => {
  const host = useHost();
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  const emailAddress = useTypedAddress();
  const { emailMaxLength } = host.configuration;
  const schema = useMemo(() => createSchema(emailMaxLength), [emailMaxLength]);
  const send = ({ emailAddress: email }: ForgotValues) => {
    requestReset(host, email);
    void navigate(withReturnUrl(accountPaths.resetRequested, returnUrl));
  };
  return (
    <AccessLayout
      illustration="morning"
      title={<FormattedMessage id="account.forgot.title" />}
      lead={<FormattedMessage id="account.forgot.lead" />}
      aside={
        <Link
          to={withReturnUrl(accountPaths.signIn, returnUrl)}
          className={buttonClass('secondary', { block: true })}
        >
          <FormattedMessage id="account.forgot.back" />
        </Link>
      }
    >
      <Formik initialValues={{ emailAddress }} validationSchema={schema} onSubmit={send}>
        <FormikForm>
          <Fields />
        </FormikForm>
      </Formik>
    </AccessLayout>
  );
};
