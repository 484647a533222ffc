import { object, string, type ValidationError } from 'yup';
import { validateEmail } from '@crema/shared-contracts';
import { textRule } from './text-rule.ts';

const schema = object({
  email: string().test(
    textRule((text) => validateEmail(text, 20), {
      'too-long': { id: 'email.long', values: { max: 20 } },
      invalid: 'email.invalid',
    }),
  ),
});
const messageFor = (email: string | undefined): Promise<unknown> =>
  schema.validate({ email }).then(
    () => undefined,
    ({ errors }: ValidationError) => errors[0],
  );

describe('a shared validator in a form, D-167', () => {
  it.each([
    { email: 'ada@example.com', message: undefined, because: 'it fits' },
    { email: 'a,b@x.com', message: 'email.invalid', because: 'the validator refuses it' },
    {
      email: `${'a'.repeat(30)}@x.com`,
      message: { id: 'email.long', values: { max: 20 } },
      because: 'it is long',
    },
    { email: '', message: undefined, because: 'an error without a message is left to other rules' },
    { email: undefined, message: undefined, because: 'nothing was typed' },
  ])('answers $message for $email because $because', async ({ email, message }) => {
    expect(await messageFor(email)).toEqual(message);
  });
});
