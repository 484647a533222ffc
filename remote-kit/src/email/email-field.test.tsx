import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { IntlProvider } from 'react-intl';
import { EmailField } from './email-field.tsx';

const show = () =>
  render(
    <IntlProvider locale="en" messages={{ suggestion: 'Did you mean {domain}?' }}>
      <Formik initialValues={{ email: '' }} onSubmit={() => undefined}>
        <EmailField name="email" label="Email" suggestionId="suggestion" />
      </Formik>
    </IntlProvider>,
  );

describe('a field for an email address', () => {
  it('asks about a misspelt domain once it is left, corrects it with one press, and refuses nothing, L-31', async () => {
    show();
    const field = screen.getByRole('textbox', { name: 'Email' });
    await userEvent.type(field, 'zoe@gmial.com');
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.tab();
    const question = await screen.findByRole('button', { name: 'Did you mean gmail.com?' });
    expect(field).toBeValid();
    await userEvent.click(question);
    expect(field).toHaveValue('zoe@gmail.com');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
