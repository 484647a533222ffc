type Message = string | { readonly id: string; readonly values?: Readonly<Record<string, string | number>> };
interface YupContext<Invalid> {
  createError(options: { message: string }): Invalid;
}

/**
 * A shared validator (D-167) as a yup test: `string().test(textRule(validateEmail, { invalid: 'email.invalid'
 * }))`. The schema's other rules handle an error without a message.
 */
export const textRule = <Reason extends string>(
  validate: (text: string) => Reason | undefined,
  messages: Readonly<Partial<Record<Reason, Message>>>,
) => ({
  name: 'text',
  test: <Invalid>(value: string | undefined, { createError }: YupContext<Invalid>): true | Invalid => {
    const error = validate(value ?? '');
    const message = error && messages[error];
    // yup types messages as text but stores the value that it is given; the fields' formatter reads both
    // forms.
    return message ? createError({ message: message as string }) : true;
  },
});
