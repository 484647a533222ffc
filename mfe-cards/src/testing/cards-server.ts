import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { defaultConfiguration, restPaths, type Member, type RemoteManifest } from '@crema/shared-contracts';
import { answerCookies } from '@crema/remote-kit/testing';
import manifestJson from '../../remote.json';
import * as operations from '../generated/operations.ts';
import type { PaymentMethod } from '../methods/use-payment-methods.ts';
import type { WalletCard } from '../card/wallet-card.ts';

export const manifest = manifestJson as unknown as RemoteManifest;
const member: Member = {
  memberId: 'm1',
  firstName: 'Ada',
  email: 'ada@example.com',
  market: 'US',
  currency: 'USD',
  locale: 'en-US',
  level: 'GREEN',
};
export const session = { kind: 'member', member } as const;

const usd = (amountMinor: number) => ({ __typename: 'Money', amountMinor, currency: 'USD' }) as const;
/** The amounts that can be added to a card with this balance, as the server computes it (D-92, D-152). */
const addMoneyTo = (amountMinor: number): WalletCard['addMoney'] => {
  const headroom = 50_000 - amountMinor;
  return {
    __typename: 'AddMoneyOptions',
    headroom: usd(headroom),
    options: defaultConfiguration.svcLoadOptions.map((units) => ({
      __typename: 'AddMoneyOption',
      isAvailable: units * 100 <= headroom,
      amount: usd(units * 100),
    })),
    other:
      headroom < 500
        ? null
        : { __typename: 'AmountRange', least: usd(500), most: usd(Math.floor(headroom / 100) * 100) },
  };
};

export const card = (cardId: string, amountMinor: number, rest: Partial<WalletCard> = {}): WalletCard => ({
  __typename: 'StoredValueCard',
  cardId,
  cardNumberLastFour: '4321',
  nickname: `Card ${cardId}`,
  art: '{"kind":"card","picture":"berry"}',
  balance: { __typename: 'Balance', amount: { __typename: 'Money', amountMinor, currency: 'USD' } },
  isPrimary: false,
  isDigital: false,
  autoReloadProfile: null,
  addMoney: addMoneyTo(amountMinor),
  ...rest,
});

export const cardsServer = setupServer(answerCookies());
/** Call at a test file's top level. A request that no test expects fails the test. */
export const listenToCards = () => {
  beforeAll(() => cardsServer.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => cardsServer.resetHandlers());
  afterAll(() => cardsServer.close());
};

type Documented = { readonly __meta__?: { readonly hash: string } };
/** The operations of this remote by the hash that a request sends. */
const names = new Map(
  Object.entries(operations).map(([name, document]) => [
    (document as Documented).__meta__?.hash,
    name.replace(/Document$/, ''),
  ]),
);
const graphqlUrl = `http://localhost${restPaths.graphql}`;
interface Asked {
  readonly variables?: Record<string, unknown>;
  readonly extensions?: { readonly persistedQuery?: { readonly sha256Hash: string } };
}
const readAsked = ({ variables = {}, extensions }: Asked) => ({
  name: names.get(extensions?.persistedQuery?.sha256Hash ?? '') ?? 'unknown',
  variables,
});
interface Refusal {
  readonly code: string;
  readonly params?: Readonly<Record<string, string>>;
}
const refusal = ({ code, params }: Refusal) =>
  HttpResponse.json({
    data: null,
    errors: [{ message: code, extensions: { code, params, referenceId: 'ref-7' } }],
  });
type Answer<T> = T | Refusal;
const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'code' in answer;

interface User {
  readonly cards?: readonly WalletCard[];
  readonly removedCards?: readonly object[];
  readonly ledger?: readonly object[];
  readonly paymentInstruments?: readonly object[];
  readonly addressList?: readonly object[];
  readonly cardProblem?: object | null;
  readonly cardReload?: object;
  readonly transactions?: object;
}
const partOf: Readonly<Record<string, readonly (keyof User)[]>> = {
  GetCards: ['cards', 'removedCards'],
  GetCardLedger: ['ledger'],
  GetPaymentMethods: ['paymentInstruments', 'addressList'],
  GetCardProblem: ['cardProblem'],
  GetCardReload: ['cardReload'],
  GetTransactions: ['transactions'],
};
type Call = ReturnType<typeof readAsked>;
/**
 * Answers the persisted queries; `user` is called for each request. To refuse, return an error code, or name the queries that
 * are refused with their codes.
 */
export const answerUser = (
  user: () => Answer<User> | null,
  refused: Readonly<Record<string, string>> = {},
) => {
  const calls: Call[] = [];
  cardsServer.use(
    http.get(graphqlUrl, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const call = readAsked({
        variables: JSON.parse(query.get('variables') ?? '{}') as Record<string, unknown>,
        extensions: JSON.parse(query.get('extensions') ?? '{}') as Asked['extensions'] & object,
      });
      calls.push(call);
      const code = refused[call.name];
      const answer = code === undefined ? user() : { code };
      if (isRefusal(answer)) return refusal(answer);
      const parts = (partOf[call.name] ?? []).map((part) => [
        part,
        answer?.[part] === undefined ? [] : answer[part],
      ]);
      return HttpResponse.json({
        data: { user: answer && { __typename: 'User', ...Object.fromEntries(parts) } },
      });
    }),
  );
  return calls;
};

/** Answers the mutations by name; a mutation without an answer fails the test. Returns the calls. */
export const answerChanges = (
  answers: Readonly<Record<string, (variables: Record<string, unknown>) => Answer<object | string>>>,
) => {
  const calls: Call[] = [];
  cardsServer.use(
    http.post(graphqlUrl, async ({ request }) => {
      const call = readAsked((await request.json()) as Asked);
      calls.push(call);
      const answer = answers[call.name];
      if (!answer) throw new Error(`The test has no answer to ${call.name}.`);
      const result = answer(call.variables);
      if (isRefusal(result)) return refusal(result);
      const field = call.name.charAt(0).toLowerCase() + call.name.slice(1);
      return HttpResponse.json({ data: { [field]: result } });
    }),
  );
  return calls;
};

export const paymentMethod = (paymentMethodId: string, rest: Partial<PaymentMethod> = {}): PaymentMethod => ({
  __typename: 'PaymentInstrument',
  paymentMethodId,
  paymentType: 'visa',
  accountNumberLastFour: '4242',
  accountName: null,
  default: false,
  expiryMonth: 12,
  expiryYear: 2030,
  expiry: 'valid',
  isReadOnly: false,
  autoReloadCardIds: [],
  billingAddress: null,
  ...rest,
});
