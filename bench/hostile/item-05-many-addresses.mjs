// Item 5: one network's IP addresses avoid the limits by address, guesses at one account come from many
// addresses, and price requests do not end.
import { setTimeout as wait } from 'node:timers/promises';
import { createJudge } from './judge.mjs';
import { callGraphql, codeOf, cookiesOf, ownPage, send } from './wire.mjs';

const reputation = { timeZone: 'UTC', languages: ['en-US'], screen: '1440x900', elapsedMs: 9000 };
const guess = (origin, from, username, headers = {}, password = 'wrong password') =>
  send(origin, {
    method: 'POST',
    path: '/apiproxy/v1/account/signin',
    headers: { ...ownPage, ...headers },
    from,
    body: { username, password, rememberMe: false, market: 'US', transactionSubType: 'signin', reputation },
  });
const account = (turn) => ({
  emailAddress: `taken-${turn}@`,
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
  reputation,
});
const order = {
  cart: { items: [{ quantity: 1, commerce: { sku: '2010-hot-medium' } }], offers: [] },
  fulfillment: { consumptionType: 'ConsumeOutOfStore', collectionType: 'INSTORE16' },
  storeNumber: '1001-100001',
};
const price = (origin, from, headers) =>
  callGraphql(origin, 'PriceOrderGuest', { order, locale: 'en-US' }, { from, headers });
const home = (turn) => `2001:db8:5:1::${(turn + 1).toString(16)}`;
const everywhere = (turn) => `127.5.${Math.floor(turn / 250)}.${(turn % 250) + 1}`;
const times = async (count, call) => {
  const replies = [];
  await roomInWindow();
  for (let turn = 0; turn < count; turn += 1) replies.push(await call(turn));
  return replies;
};
const minuteMs = 60_000;
const batchMs = 30_000;
/** Limits count in windows that start on a full minute, so a batch must not span two windows. */
const roomInWindow = async () => {
  const left = minuteMs - (Date.now() % minuteMs);
  if (left < batchMs) await wait(left);
};
const isLimited = (reply) => reply.status === 429 || codeOf(reply) === 'TOO_MANY_REQUESTS';

export const attack = {
  item: 5,
  name: 'limits and many addresses',
  run: async ({ origin, vaultOrigin }) => {
    const { expect, result } = createJudge();
    // Each reply beyond the limit must be a refusal; the requests within the limit are the customer's own.
    const limited = (name, replies, most) =>
      replies.forEach((reply, turn) =>
        expect(
          name,
          turn < most || isLimited(reply),
          `request ${turn + 1} answered ${reply.status} ${codeOf(reply) ?? ''}`,
        ),
      );
    // Sequential sign-ins would wait for each other; of simultaneous ones the server refuses all that do not
    // fit into the next 8 s.
    await roomInWindow();
    const fromHome = await Promise.all(
      Array.from({ length: 60 }, (_, turn) => guess(origin, home(turn), 'gold@crema.test')),
    );
    const judgedAtHome = fromHome.filter((reply) => !isLimited(reply)).length;
    expect(
      'of 60 guesses at one account from one /64 at most 8 are judged',
      judgedAtHome <= 8,
      `${judgedAtHome} were`,
    );

    const parallel = await Promise.all(
      Array.from({ length: 300 }, (_, turn) =>
        guess(origin, `127.5.${30 + Math.floor(turn / 250)}.${(turn % 250) + 1}`, 'poor@crema.test'),
      ),
    );
    const judged = parallel.filter((reply) => codeOf(reply) === 'INVALID_CREDENTIALS').length;
    expect('of 300 parallel guesses at one account at most 40 are judged', judged <= 40, `${judged} were`);
    for (const reply of parallel)
      expect(
        'a parallel guess is judged or refused for seconds',
        codeOf(reply) === 'INVALID_CREDENTIALS' ||
          (isLimited(reply) && Number(reply.headers['retry-after']) <= 8),
        `${reply.status} retry-after ${reply.headers['retry-after']}`,
      );

    const names = await times(120, (turn) => guess(origin, '127.5.40.1', `nobody-${turn}@crema.test`));
    // A shop's Wi-Fi is one address: beyond the limit its attempts are judged, and wait (account-delay.ts).
    names
      .slice(60)
      .forEach((reply, turn) =>
        expect(
          'guesses at many names from one address grow slow',
          isLimited(reply) || reply.ms >= 200,
          `guess ${turn + 61} took ${Math.round(reply.ms)} ms`,
        ),
      );

    for (let turn = 0; turn < 6; turn += 1) await guess(origin, '127.5.41.1', 'green@crema.test');
    const neighbour = await guess(origin, '127.5.41.1', 'green@crema.test', {}, 'Espresso-2026');
    expect(
      'six guesses lock nobody behind the same address out',
      neighbour.status === 200 || Number(neighbour.headers['retry-after']) <= 8,
      `${neighbour.status} retry-after ${neighbour.headers['retry-after']}`,
    );

    const guesses = await times(28, (turn) => guess(origin, everywhere(turn), 'reserve@crema.test'));
    guesses.forEach((reply, turn) => {
      expect(
        'a guess from a new address is answered',
        codeOf(reply) === 'INVALID_CREDENTIALS',
        `${reply.status} ${codeOf(reply)}`,
      );
      if (turn > 15)
        expect(
          'guesses at one account from everywhere grow slow',
          reply.ms >= 200,
          `guess ${turn + 1} took ${Math.round(reply.ms)} ms`,
        );
    });
    const slowest = Math.max(...guesses.map(({ ms }) => ms));
    expect(
      'the last guesses are slower than the first delayed ones',
      slowest > 1_500,
      `${Math.round(slowest)} ms`,
    );
    const owner = await guess(origin, '127.5.9.1', 'reserve@crema.test', {}, 'Espresso-2026');
    expect(
      'the owner of the account gets in',
      [200, 401].includes(owner.status) && owner.ms < 15_000,
      `${owner.status} in ${Math.round(owner.ms)} ms`,
    );
    const known = cookiesOf(owner)
      .split('; ')
      .filter((cookie) => /known=/.test(cookie))
      .join('; ');
    if (known) {
      const again = await guess(
        origin,
        '127.5.9.2',
        'reserve@crema.test',
        { cookie: known },
        'Espresso-2026',
      );
      expect(
        'in a browser that the account knows the owner does not wait',
        again.status === 200 && again.ms < 1_500,
        `${again.status} in ${Math.round(again.ms)} ms`,
      );
    }

    limited(
      'accounts from one /64',
      await times(45, (turn) =>
        send(origin, {
          method: 'POST',
          path: '/apiproxy/v1/account/create',
          headers: ownPage,
          from: `2001:db8:5:2::${(turn + 1).toString(16)}`,
          body: { ...account(turn), emailAddress: 'gold@crema.test' },
        }),
      ),
      30,
    );
    limited(
      'telemetry from one /64',
      await times(260, (turn) =>
        send(origin, {
          method: 'POST',
          path: '/apiproxy/v1/telemetry',
          headers: ownPage,
          from: `2001:db8:5:3::${(turn + 1).toString(16)}`,
          body: { remote: 'host', version: '', phase: 'render', class: 'Error' },
        }),
      ),
      240,
    );
    limited(
      'vault tokens from one /64',
      await times(80, (turn) =>
        send(vaultOrigin, {
          method: 'POST',
          path: '/tokens',
          headers: { 'sec-fetch-site': 'same-origin' },
          from: `2001:db8:5:4::${(turn + 1).toString(16)}`,
          body: { number: '1', expiry: '1', code: '1', postalCode: '1' },
        }),
      ),
      60,
    );

    limited(
      'anonymous prices without a session from one address',
      await times(100, () => price(origin, '127.5.20.1')),
      60,
    );
    limited(
      'anonymous prices without a session from one /64',
      await times(100, (turn) => price(origin, `2001:db8:5:5::${(turn + 1).toString(16)}`)),
      60,
    );
    const first = await price(origin, '127.5.21.1');
    const session = { cookie: cookiesOf(first) };
    limited(
      'prices in one session from many addresses',
      await times(90, (turn) => price(origin, `127.5.22.${turn + 1}`, session)),
      60,
    );
    return result('an IPv6 network, 300 IPv4 addresses at once, one session');
  },
};
