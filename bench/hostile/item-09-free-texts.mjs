// Item 9: free texts without a limit, and email addresses that a mail program reads as a list.
import { createJudge } from './judge.mjs';
import { callGraphql, codeOf, ownPage, send } from './wire.mjs';

const long = (length) => 'x'.repeat(length);
const guest = {
  firstName: 'Ada',
  email: 'ada@example.com',
  phoneNumber: '312 555 0199',
  emailMarketingOptIn: false,
};
const submission = (changes, guestChanges = {}) => ({
  subInp: {
    orderId: 'A',
    storeNumber: '1001',
    tenders: [],
    guest: { ...guest, ...guestChanges },
    ...changes,
  },
});
const order = (changes, item = {}) => ({
  locale: 'en-US',
  order: {
    cart: { items: [{ quantity: 1, commerce: { sku: '2010-hot-medium' }, ...item }], offers: [] },
    fulfillment: { consumptionType: 'ConsumeOutOfStore', collectionType: 'INSTORE16' },
    storeNumber: '1001-100001',
    ...changes,
  },
});
const addresses = [
  'a,b@x.example',
  'a;b@x.example',
  'Victim<v@x.example>',
  'g:v@x.example;',
  '"x"@x.example',
  'a@x%0abcc:b',
  'a b@x.example',
  'a\r\nBcc: v@x.example',
];

const submit = (name, variables) => ({
  name,
  call: (origin, from) => callGraphql(origin, 'SubmitOrderGuest', variables, { from }),
});
/** A text that may be missing: one that cannot be used is left out (PLT-020), and the order of this request does not exist. */
const submitOptional = (name, variables) => ({ ...submit(name, variables), expected: ['ORDER_NOT_FOUND'] });
const price = (name, variables) => ({
  name,
  call: (origin, from) => callGraphql(origin, 'PriceOrderGuest', variables, { from }),
});
const read = (name, path) => ({ name, call: (origin, from) => send(origin, { path, from }) });
const calls = [
  submitOptional('displayName of 51', submission({ displayName: long(51) })),
  ...[2_001, 200_000].map((length) =>
    submit(`displayName of ${length}`, submission({ displayName: long(length) })),
  ),
  ...[51, 200_000].map((length) =>
    submit(`guest name of ${length}`, submission({}, { firstName: long(length) })),
  ),
  submitOptional('guest phone of 31', submission({}, { phoneNumber: long(31) })),
  submit('guest phone of 200000', submission({}, { phoneNumber: long(200_000) })),
  submitOptional('guest phone in words', submission({}, { phoneNumber: 'call me any time' })),
  submit('guest name of two lines', submission({}, { firstName: 'Ada\r\nBcc: v@x.example' })),
  submitOptional('displayName that reverses what follows', submission({ displayName: 'Ada\u202e' })),
  ...addresses.map((email) => submit(`guest address ${JSON.stringify(email)}`, submission({}, { email }))),
  price('itemId of 5,000', order({}, { itemId: long(5_000) })),
  price('offer type of 5,000', order({ cart: { items: [], offers: [{ type: long(5_000), code: 'a' }] } })),
  price(
    '501 offers',
    order({ cart: { items: [], offers: Array.from({ length: 501 }, () => ({ type: 'a', code: 'b' })) } }),
  ),
  price(
    '501 items',
    order({ cart: { items: Array.from({ length: 501 }, () => ({ quantity: 1, commerce: { sku: 'x' } })) } }),
  ),
  read('place of 5,000', `/apiproxy/v1/locations?place=${long(5_000)}`),
  read('suggestion of 5,000', `/apiproxy/v1/locations/suggestions?q=${long(5_000)}`),
  {
    name: 'favourite store of 5,000',
    call: (origin, from) =>
      send(origin, {
        method: 'POST',
        path: '/apiproxy/v1/stores/favorites',
        headers: ownPage,
        from,
        body: { storeNumber: long(5_000) },
      }),
  },
];
const refusals = ['VALIDATION', 'BAD_REQUEST', 'TOO_LARGE', 'UNAUTHENTICATED'];

export const attack = {
  item: 9,
  name: 'free texts and address lists',
  run: async ({ origin }) => {
    const { expect, result } = createJudge();
    for (const [turn, { name, call, expected = refusals }] of calls.entries()) {
      const reply = await call(origin, `127.9.0.${turn + 1}`);
      expect(
        name,
        expected.includes(codeOf(reply)) && reply.text.length < 2_000,
        `${reply.status} ${codeOf(reply) ?? ''}, ${reply.text.length} bytes`,
      );
    }
    return result(`${addresses.length} addresses among ${calls.length} texts`);
  },
};
