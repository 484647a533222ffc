// Item 1: a text whose check costs more than its length, in every form that a visitor can send without an account.
import { createJudge } from './judge.mjs';
import { callGraphql, codeOf, ownPage, send } from './wire.mjs';

const dots = (count) => `a@${'.'.repeat(count)}@`;
const guest = { firstName: 'Ada', email: 'ada@example.com', emailMarketingOptIn: false };
const submission = (changes) => ({
  subInp: { orderId: 'A', storeNumber: '1001', tenders: [], guest: { ...guest, ...changes } },
});
const account = (changes) => ({
  emailAddress: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'L',
  password: 'copper kettle march',
  termsAndConditions: true,
  receiveBrandEmailCommunications: false,
  receiveGeneralEmailCommunications: false,
  receivePersonalizedEmailCommunications: false,
  country: 'US',
  locale: 'en-US',
  registrationSource: 'Web',
  reputation: { timeZone: 'America/Chicago', languages: ['en-US'], screen: '1440x900', elapsedMs: 9000 },
  ...changes,
});
const post = (origin, path, body) =>
  send(origin, { method: 'POST', path, headers: ownPage, body, from: '127.0.1.1', timeoutMs: 120_000 });

const texts = [
  dots(40_000),
  dots(120_000),
  ' '.repeat(120_000),
  `a@${'a.'.repeat(60_000)}`,
  '\u00e9'.repeat(60_000),
];
const calls = [
  {
    name: 'guest email',
    call: (origin, text) =>
      callGraphql(origin, 'SubmitOrderGuest', submission({ email: text }), { timeoutMs: 120_000 }),
  },
  {
    name: 'guest name',
    call: (origin, text) =>
      callGraphql(origin, 'SubmitOrderGuest', submission({ firstName: text }), { timeoutMs: 120_000 }),
  },
  {
    name: 'guest phone',
    call: (origin, text) =>
      callGraphql(origin, 'SubmitOrderGuest', submission({ phoneNumber: text }), { timeoutMs: 120_000 }),
  },
  {
    name: 'account email',
    call: (origin, text) => post(origin, '/apiproxy/v1/account/create', account({ emailAddress: text })),
  },
  {
    name: 'account password',
    call: (origin, text) => post(origin, '/apiproxy/v1/account/create', account({ password: text })),
  },
  {
    name: 'sign-in name',
    call: (origin, text) =>
      post(origin, '/apiproxy/v1/account/signin', {
        username: text,
        password: 'x',
        rememberMe: false,
        market: 'US',
        transactionSubType: 'signin',
        reputation: { timeZone: 'UTC', languages: ['en-US'], screen: '1440x900', elapsedMs: 9000 },
      }),
  },
  {
    name: 'telemetry class',
    call: (origin, text) =>
      post(origin, '/apiproxy/v1/telemetry', { remote: 'host', version: '', phase: 'render', class: text }),
  },
];
const refusals = ['VALIDATION', 'BAD_REQUEST', 'TOO_LARGE'];
const quickMs = 1_500;

export const attack = {
  item: 1,
  name: 'long texts against slow checks',
  bystanderWithinMs: quickMs,
  run: async ({ origin }) => {
    const { expect, result } = createJudge();
    for (const { name, call } of calls)
      for (const text of texts) {
        const reply = await call(origin, text);
        const what = `${name}, ${text.length.toLocaleString('en-US')} characters`;
        expect(
          what,
          refusals.includes(codeOf(reply)) && reply.ms < quickMs,
          `${reply.status} ${codeOf(reply)} in ${Math.round(reply.ms)} ms`,
        );
      }
    return result(`${calls.length} fields × ${texts.length} texts, one after the other`);
  },
};
