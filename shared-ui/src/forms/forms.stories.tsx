import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import { Button } from '../actions/button.tsx';
import { Stack } from '../layout/stack.tsx';
import { FormikCheckbox, FormikRadioCards, FormikTextField } from './bound-fields.tsx';
import { FormikForm } from './formik-form.tsx';

export default { title: 'Fields/With Formik' } satisfies Meta;

const words: Readonly<Record<string, string>> = { required: 'Please fill this in' };
const formatError = (error: unknown) => words[String(error)] ?? String(error);
const fields = ['name', 'amount', 'agree'] as const;

export const GiftForm: StoryObj = {
  render: () => (
    <Formik
      initialValues={{ name: '', amount: '', agree: false }}
      validate={(values) =>
        Object.fromEntries(fields.filter((name) => !values[name]).map((name) => [name, 'required']))
      }
      onSubmit={() => undefined}
    >
      <FormikForm>
        <Stack style={{ maxInlineSize: 420 }}>
          <FormikTextField name="name" label="For whom" formatError={formatError} />
          <FormikRadioCards
            name="amount"
            legend="Amount"
            formatError={formatError}
            options={[
              { value: '10', label: 'Ten dollars' },
              { value: '25', label: 'Twenty-five dollars' },
            ]}
          />
          <FormikCheckbox name="agree" label="I agree" formatError={formatError} />
          <Button type="submit">Send the gift</Button>
        </Stack>
      </FormikForm>
    </Formik>
  ),
};
