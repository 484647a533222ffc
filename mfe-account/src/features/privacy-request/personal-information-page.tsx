import { useMemo, type ReactNode } from 'react';
import { Formik, useFormikContext, type FormikHelpers } from 'formik';
import { FormattedMessage } from 'react-intl';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { object, type InferType } from 'yup';
import {
  accountRestPaths,
  brand,
  guestDataPage,
  readEmail,
  type AcceptedReply,
  type PrivacyRequest,
} from '@crema/shared-contracts';
import { useHost, useMember, useUpgradeBlocker } from '@crema/remote-kit';
import { EmailField } from '@crema/remote-kit/email';
import { Button, Page, Stack, Text } from '@crema/shared-ui';
import { FormikForm } from '@crema/shared-ui/forms';
import { accountPaths, neighbourPaths } from '../../account-paths.ts';
import { emailField } from '../../email/email-rule.ts';
import { FormError } from '../../layout/form-error.tsx';
import { PrivacyMessages } from '../../layout/privacy-messages.tsx';
import { useSave } from '../../settings/use-save.ts';

const createSchema = (maxLength: number) => object({ emailAddress: emailField(maxLength) });
type RequestValues = InferType<ReturnType<typeof createSchema>>;

const Fields = ({ error }: { readonly error: string | undefined }) => {
  const { isSubmitting, dirty } = useFormikContext<RequestValues>();
  useUpgradeBlocker(dirty, 'privacy-request');
  return (
    <Stack gap={2}>
      {error && !isSubmitting && (
        <FormError title={<FormattedMessage id="account.privacyRequest.notSent" />}>{error}</FormError>
      )}
      <EmailField
        name="emailAddress"
        suggestionId="account.email.suggestion"
        label={<FormattedMessage id="account.email" />}
        autoComplete="email"
      />
      <Button type="submit" size="large" busy={isSubmitting}>
        <FormattedMessage id="account.privacyRequest.submit" />
      </Button>
    </Stack>
  );
};

/** ACC-072: sends the address, then opens the confirmation. A failure is shown above the form, which keeps what was typed. */
const RequestForm = () => {
  const navigate = useNavigate();
  const { emailMaxLength } = useHost().configuration;
  const schema = useMemo(() => createSchema(emailMaxLength), [emailMaxLength]);
  const { save, error } = useSave();
  const send = async ({ emailAddress }: RequestValues, form: FormikHelpers<RequestValues>) => {
    const body: PrivacyRequest = { email: readEmail(emailAddress), optIn: false };
    const path = accountRestPaths.privacyRequests;
    if (await save<AcceptedReply>(path, { method: 'POST', body }, form))
      void navigate(accountPaths.privacyRequested);
  };
  return (
    <Formik initialValues={{ emailAddress: '' }} validationSchema={schema} onSubmit={send}>
      <FormikForm>
        <Fields error={error} />
      </FormikForm>
    </Formik>
  );
};

const toNotice = (words: ReactNode) => (
  <Link key="notice" to={neighbourPaths.privacyNotice}>
    {words}
  </Link>
);
const toGuestData = (words: ReactNode) => (
  <Link key="data" to={guestDataPage.path}>
    {words}
  </Link>
);

/**
 * /personal-information (ACC-070): anyone ends the use of their personal information. A member without a `platform` in the query, which
 * an app sends, has a page of the settings for it.
 */
export const PersonalInformationPage = () => {
  const isMember = useMember() !== undefined;
  const [query] = useSearchParams();
  if (isMember && !query.get('platform')) return <Navigate to={accountPaths.privacy} replace />;
  return (
    <PrivacyMessages>
      <Page width="narrow" title={<FormattedMessage id="account.privacyRequest.title" />}>
        <Stack gap={3}>
          <Stack gap={2}>
            <Text>
              <FormattedMessage id="account.privacyRequest.what" values={brand} />
            </Text>
            <Text>
              <FormattedMessage id="account.privacyRequest.how" values={brand} />
            </Text>
            <Text>
              <FormattedMessage id="account.privacyRequest.more" values={{ notice: toNotice }} />
            </Text>
          </Stack>
          <RequestForm />
          <Text>
            <FormattedMessage id="account.privacyRequest.data" values={{ data: toGuestData }} />
          </Text>
        </Stack>
      </Page>
    </PrivacyMessages>
  );
};
