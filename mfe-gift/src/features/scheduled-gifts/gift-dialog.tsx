import { useState, type ReactNode } from 'react';
import { Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useIntl } from 'react-intl';
import { toAppError, useErrorText } from '@crema/remote-kit';
import { Button, Dialog, Stack } from '@crema/shared-ui';
import { FormikForm } from '@crema/shared-ui/forms';
import type { SentGiftResend } from '@crema/shared-contracts';
import { ProblemBanner, type Problem } from '../../problems/problem-banner.tsx';
import { endsChange, scheduledErrors, showOnFields } from './scheduled.errors.ts';

interface FieldsProps {
  readonly problem: Problem | undefined;
  readonly submitLabel: ReactNode;
  readonly children: ReactNode;
}
const Fields = ({ problem, submitLabel, children }: FieldsProps) => {
  const { isSubmitting, submitForm } = useFormikContext();
  return (
    <Stack gap={2}>
      {problem && !isSubmitting && <ProblemBanner problem={problem} onSignedIn={() => void submitForm()} />}
      {children}
      <Button type="submit" size="large" block busy={isSubmitting}>
        {submitLabel}
      </Button>
    </Stack>
  );
};

export interface GiftDialogProps<Values> extends Omit<FieldsProps, 'problem'> {
  readonly title: ReactNode;
  readonly initialValues: Values;
  readonly schema: object;
  /** Rejects with the refusal. */
  readonly onSave: (typed: Values) => Promise<void>;
  readonly onClose: () => void;
  /** The gift can't be changed or sent again any more, with the reason. */
  readonly onEnded: (reason: Problem) => void;
}
/** The form of one gift in a dialog: a refusal is shown on its field or above the form, and what was typed stays. */
export const GiftDialog = <Values extends SentGiftResend>({
  title,
  initialValues,
  schema,
  onSave,
  onClose,
  onEnded,
  ...fields
}: GiftDialogProps<Values>) => {
  const intl = useIntl();
  const describe = useErrorText(scheduledErrors);
  const [problem, setProblem] = useState<Problem>();
  const save = async (typed: Values, form: FormikHelpers<Values>): Promise<void> => {
    setProblem(undefined);
    try {
      await onSave(typed);
      onClose();
    } catch (cause) {
      const refusal = toAppError(cause);
      if (endsChange.has(refusal.code)) onEnded(describe(cause));
      else if (!showOnFields(refusal, form)) setProblem(describe(cause));
    }
  };
  return (
    <Dialog open onClose={onClose} closeLabel={intl.formatMessage({ id: 'gift.close' })} title={title}>
      <Formik<Values> initialValues={initialValues} validationSchema={schema} onSubmit={save}>
        <FormikForm>
          <Fields problem={problem} {...fields} />
        </FormikForm>
      </Formik>
    </Dialog>
  );
};
