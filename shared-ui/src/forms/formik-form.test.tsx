import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { IntlProvider } from 'react-intl';
import { FormikTextField } from './bound-fields.tsx';
import { FormikForm } from './formik-form.tsx';
import { useServerErrors, type ServerError } from './server-errors.ts';

const messages = { 'name.required': 'Tell us your name', 'mail.taken': '{mail} is taken' };
const fields = { EMAIL_TAKEN: { field: 'mail', messageId: 'mail.taken' } } as const;

const Refusal = ({ errors, onRest }: { errors: readonly ServerError[]; onRest: (rest: unknown) => void }) => {
  const place = useServerErrors(fields);
  return (
    <button type="button" onClick={() => onRest(place(errors))}>
      Server refuses
    </button>
  );
};

const onRest = jest.fn();

const show = () =>
  render(
    <IntlProvider locale="en" messages={messages}>
      <Formik
        initialValues={{ mail: 'ana@example.com', name: '' }}
        validate={({ name }) => (name ? {} : { name: 'name.required' })}
        onSubmit={() => undefined}
      >
        <FormikForm>
          <FormikTextField name="mail" label="Email" />
          <FormikTextField name="name" label="Name" />
          <button type="submit">Save</button>
          <Refusal
            onRest={onRest}
            errors={[{ code: 'EMAIL_TAKEN', params: { mail: 'ana@example.com' } }, { code: 'TRY_LATER' }]}
          />
        </FormikForm>
      </Formik>
    </IntlProvider>,
  );

describe('a bound form', () => {
  it('says nothing of an error until the field was left', async () => {
    show();
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.click(name);
    expect(name).toBeValid();
    await userEvent.tab();
    await waitFor(() => expect(name).toHaveAccessibleDescription('Tell us your name'));
  });

  it('moves focus to the first invalid field when sending fails', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  });

  it('shows an error at its field with its values, and returns errors that have no field', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Server refuses' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
        'ana@example.com is taken',
      ),
    );
    expect(onRest).toHaveBeenCalledWith([{ code: 'TRY_LATER' }]);
  });
});
