import { Formik, type FormikHelpers } from 'formik';
import { FormattedMessage } from 'react-intl';
import { Link, Navigate } from 'react-router-dom';
import { object, string, type InferType } from 'yup';
import {
  accountRestPaths,
  readPassword,
  type SessionReply,
  type StepUpRequest,
} from '@crema/shared-contracts';
import { lazyPart, useFlag, useHost, useMember, useSession } from '@crema/remote-kit';
import { Button, Stack } from '@crema/shared-ui';
import { FormikForm, createShowOnFields } from '@crema/shared-ui/forms';
import { accountPaths } from '../../account-paths.ts';
import { typedAddress } from '../../email/typed-address.ts';
import { AccessLayout } from '../../layout/access-layout.tsx';
import { FormSkeleton } from '../../layout/form-skeleton.tsx';
import { FormError } from '../../layout/form-error.tsx';
import { PasswordField } from '../../password/password-field.tsx';
import { useReturnUrl } from '../../return-url/use-return-url.ts';
import { useSave } from '../../settings/use-save.ts';

const schema = object({ password: string().required('account.signIn.password.required') });
type Values = InferType<typeof schema>;
const showOnField = createShowOnFields(
  {},
  { INVALID_CREDENTIALS: { field: 'password', message: 'account.stepUp.wrong' } },
);

/** Sends the password; the page that was asked for opens once the session says that the proof is recent. */
const useStepUp = () => {
  const { refreshSession } = useHost();
  const { save, error } = useSave({ showOnField });
  const prove = async (values: Values, form: FormikHelpers<Values>) => {
    const body: StepUpRequest = { password: readPassword(values.password) };
    const reply = await save<SessionReply>(accountRestPaths.stepUp, { method: 'POST', body }, form);
    if (reply) await refreshSession().catch(() => undefined);
  };
  return { prove, error };
};

const PasswordStepUp = () => {
  const member = useMember();
  const { prove, error } = useStepUp();
  return (
    <AccessLayout
      illustration="morning"
      title={<FormattedMessage id="account.stepUp.title" />}
      lead={<FormattedMessage id="account.stepUp.lead" values={{ email: member?.email ?? '' }} />}
    >
      <Formik initialValues={{ password: '' }} validationSchema={schema} onSubmit={prove}>
        {({ isSubmitting }) => (
          <FormikForm>
            <Stack gap={2}>
              {error && !isSubmitting && (
                <FormError title={<FormattedMessage id="account.stepUp.failed" />}>{error}</FormError>
              )}
              <PasswordField
                name="password"
                label={<FormattedMessage id="account.password" />}
                autoComplete="current-password"
              />
              <p>
                <Link to={accountPaths.forgotPassword} state={typedAddress(member?.email ?? '')}>
                  <FormattedMessage id="account.signIn.forgot" />
                </Link>
              </p>
              <Button type="submit" size="large" block busy={isSubmitting}>
                <FormattedMessage id="account.stepUp.submit" />
              </Button>
            </Stack>
          </FormikForm>
        )}
      </Formik>
    </AccessLayout>
  );
};

const FactorStepUp = lazyPart(() => import('./factor-step-up.tsx').then((part) => part.FactorStepUp), {
  fallback: PasswordStepUp,
  placeholder: <FormSkeleton />,
});

/** /account/confirm: a new proof of identity before a page with the access `member+recent` (D-113, ACC-041). */
export const StepUpPage = () => {
  const returnUrl = useReturnUrl();
  const { clock } = useHost();
  const session = useSession();
  const isMfaOn = useFlag('enableMfaFeatures');
  const until = session.kind === 'member' ? session.recentUntil : undefined;
  if (until !== undefined && Date.parse(until) > clock.now()) return <Navigate to={returnUrl} replace />;
  return isMfaOn ? <FactorStepUp password={<PasswordStepUp />} /> : <PasswordStepUp />;
};
