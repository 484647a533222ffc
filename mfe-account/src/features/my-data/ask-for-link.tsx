import { useMemo, useState } from 'react';
import { Formik, useFormikContext, type FormikHelpers } from 'formik';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { object, type InferType } from 'yup';
import {
  brand,
  privacyRestPaths,
  readEmail,
  type AcceptedReply,
  type GuestDataRequest,
} from '@crema/shared-contracts';
import { useHost, useMember } from '@crema/remote-kit';
import { EmailField } from '@crema/remote-kit/email';
import { Banner, Button, EmptyState, Page, Stack, Text, buttonClass } from '@crema/shared-ui';
import { FormikForm } from '@crema/shared-ui/forms';
import { Illustration } from '@crema/shared-ui/illustration';
import { accountPaths, neighbourPaths } from '../../account-paths.ts';
import { emailField } from '../../email/email-rule.ts';
import { FormError } from '../../layout/form-error.tsx';
import { useSave } from '../../settings/use-save.ts';

const createSchema = (maxLength: number) => object({ emailAddress: emailField(maxLength) });
type AskValues = InferType<ReturnType<typeof createSchema>>;

const Fields = ({ error }: { readonly error: string | undefined }) => {
  const { isSubmitting } = useFormikContext<AskValues>();
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
        <FormattedMessage id="account.myData.submit" />
      </Button>
    </Stack>
  );
};

const Sent = ({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) => (
  <EmptyState
    headingLevel={1}
    art={<Illustration name="inbox" size={200} />}
    title={<FormattedMessage id="account.myData.sent" />}
    actions={
      <>
        <Button variant="secondary" onClick={onAgain}>
          <FormattedMessage id="account.myData.another" />
        </Button>
        <Link to={neighbourPaths.privacyNotice} className={buttonClass('quiet')}>
          <FormattedMessage id="account.privacyRequest.notice" />
        </Link>
      </>
    }
  >
    <FormattedMessage id="account.myData.sent.body" values={{ ...brand, email }} />
  </EmptyState>
);

/** Asks for the mailed link (L-80). Neither the form nor its answer shows whether the address is known. */
export const AskForLink = () => {
  const { emailMaxLength } = useHost().configuration;
  const isMember = useMember() !== undefined;
  const schema = useMemo(() => createSchema(emailMaxLength), [emailMaxLength]);
  const { save, error } = useSave();
  const [sentTo, setSentTo] = useState<string>();
  const send = async ({ emailAddress }: AskValues, form: FormikHelpers<AskValues>) => {
    const body: GuestDataRequest = { email: readEmail(emailAddress) };
    if (await save<AcceptedReply>(privacyRestPaths.guestData, { method: 'POST', body }, form))
      setSentTo(body.email);
  };
  if (sentTo !== undefined) return <Sent email={sentTo} onAgain={() => setSentTo(undefined)} />;
  return (
    <Page width="narrow" title={<FormattedMessage id="account.myData.title" />}>
      <Stack gap={3}>
        {isMember && (
          <Banner
            title={<FormattedMessage id="account.myData.member" />}
            action={
              <Link to={accountPaths.privacy} className={buttonClass('secondary')}>
                <FormattedMessage id="account.myData.member.open" />
              </Link>
            }
          >
            <FormattedMessage id="account.myData.member.body" />
          </Banner>
        )}
        <Stack gap={2}>
          <Text>
            <FormattedMessage id="account.myData.what" values={brand} />
          </Text>
          <Text>
            <FormattedMessage id="account.myData.how" />
          </Text>
        </Stack>
        <Formik initialValues={{ emailAddress: '' }} validationSchema={schema} onSubmit={send}>
          <FormikForm>
            <Fields error={error} />
          </FormikForm>
        </Formik>
      </Stack>
    </Page>
  );
};
