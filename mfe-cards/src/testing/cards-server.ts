import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { restPaths, type Member, type RemoteManifest } from '@crema/shared-contracts';
import manifestJson from '../../remote.json';
import { GetCardLedgerDocument, GetCardsDocument } from '../generated/operations.ts';
import type { WalletCard } from '../wallet/wallet-card.ts';

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

export const card = (cardId: string, amountMinor: number, rest: Partial<WalletCard> = {}): WalletCard => ({
  __typename: 'StoredValueCard',
  cardId,
  cardNumberLastFour: '4321',
  nickname: `Card ${cardId}`,
  art: '{"kind":"card","design":"maple"}',
  balance: { __typename: 'Balance', amount: { __typename: 'Money', amountMinor, currency: 'USD' } },
  isPrimary: false,
  autoReloadProfile: null,
  ...rest,
});

export const cardsServer = setupServer();
/** Call at a test file's top level. A request that no test expects fails the test. */
export const listenToCards = () => {
  beforeAll(() => cardsServer.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => cardsServer.resetHandlers());
  afterAll(() => cardsServer.close());
};

type Documented = { readonly __meta__?: { readonly hash: string } };
const hashOf = (document: unknown) => (document as Documented).__meta__?.hash;
const asked = (request: Request) => {
  const query = new URL(request.url).searchParams;
  const extensions = JSON.parse(query.get('extensions') ?? '{}') as {
    persistedQuery?: { sha256Hash: string };
  };
  return {
    hash: extensions.persistedQuery?.sha256Hash,
    variables: JSON.parse(query.get('variables') ?? '{}') as Record<string, unknown>,
  };
};
type User = { readonly cards?: readonly WalletCard[]; readonly ledger?: readonly object[] } | null;
/** Answers both persisted queries; `user` is called for each request. To refuse, return an error code. */
export const answerUser = (user: () => User | { readonly code: string }) => {
  const calls: { readonly name: string; readonly variables: Record<string, unknown> }[] = [];
  const names = {
    [hashOf(GetCardsDocument) ?? '']: 'GetCards',
    [hashOf(GetCardLedgerDocument) ?? '']: 'GetCardLedger',
  };
  cardsServer.use(
    http.get(`http://localhost${restPaths.graphql}`, ({ request }) => {
      const { hash = '', variables } = asked(request);
      calls.push({ name: names[hash] ?? 'unknown', variables });
      const answer = user();
      if (answer && 'code' in answer)
        return HttpResponse.json({
          data: null,
          errors: [{ message: answer.code, extensions: { code: answer.code, referenceId: 'ref-7' } }],
        });
      const part = names[hash] === 'GetCards' ? { cards: answer?.cards } : { ledger: answer?.ledger };
      return HttpResponse.json({ data: { user: answer && { __typename: 'User', ...part } } });
    }),
  );
  return calls;
};
