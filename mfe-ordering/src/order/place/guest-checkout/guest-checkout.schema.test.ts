import type { ValidationError } from 'yup';
import { guestSchema } from './guest-checkout.schema.ts';

const contact = { firstName: 'Ada', email: 'ada@example.com', phoneNumber: '', emailMarketingOptIn: false };
const messagesFor = (changes: object): Promise<readonly unknown[]> =>
  guestSchema.validate({ ...contact, ...changes }, { abortEarly: false }).then(
    () => [],
    ({ errors }: ValidationError) => errors,
  );

describe('the contact of a guest, D-34 D-167 D-171 PLT-020', () => {
  it.each([
    [{}, []],
    [{ firstName: 'Noémie ' }, []],
    [{ firstName: '' }, ['ordering.checkout.firstName.required']],
    [{ firstName: 'x'.repeat(51) }, [{ id: 'ordering.checkout.firstName.long', values: { max: 50 } }]],
    [{ firstName: 'Ada\u202e' }, []],
    [{ firstName: '\u200b' }, ['ordering.checkout.firstName.required']],
    [{ email: '' }, ['ordering.checkout.email.required']],
    [{ email: 'a,b@x.com' }, ['ordering.checkout.email.invalid']],
    [{ email: 'g\u043eld@crema.test' }, ['ordering.checkout.email.nonAscii']],
    [{ email: 'ada@café.example' }, []],
    [{ email: `ada@${'x'.repeat(60)}.${'y'.repeat(60)}.com` }, []],
    [{ email: `ada@${'xy.'.repeat(90)}com` }, ['ordering.checkout.email.long']],
    [{ phoneNumber: '(312) 555-0199' }, []],
    [{ phoneNumber: '555' }, []],
    [{ phoneNumber: '1'.repeat(40) }, []],
  ])('%j is answered with %j', async (changes, messages) => {
    expect(await messagesFor(changes)).toEqual(messages);
  });
});
