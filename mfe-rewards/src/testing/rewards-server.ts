import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { restPaths, type Level, type RemoteManifest, type Session } from '@crema/shared-contracts';
import manifestJson from '../../remote.json';
import * as operations from '../generated/operations.ts';
import type { GetStarHistoryQuery, ListOptInOffersQuery } from '../generated/operation-types.ts';
import type { MemberRewards } from '../stars/use-member-rewards.ts';

export const manifest = manifestJson as RemoteManifest;
export const memberAt = (level: Level = 'GREEN'): Session => ({
  kind: 'member',
  member: {
    memberId: 'm1',
    firstName: 'Ana',
    email: 'ana@crema.test',
    market: 'US',
    currency: 'USD',
    locale: 'en-US',
    level,
  },
});
export const green: MemberRewards = {
  __typename: 'MemberRewards',
  level: 'GREEN',
  starTenths: 1184,
  starsPending: false,
  starsThisYearTenths: 1750,
  levelYearEndsOn: '2027-03-13',
  nextLevel: 'GOLD',
  tenthsToNextLevel: 3250,
  tenthsToExtendLevel: null,
  memberTenureYear: 2025,
  goldMedalYear: null,
  birthdayOnFile: false,
  joinDate: '2025-03-14',
  subMarket: 'US',
  expiringSoon: [
    {
      __typename: 'ExpiringStars',
      date: '2026-06-30',
      expiresAt: '2026-07-01T04:00:00.000Z',
      starsExpiring: 180,
      daysLeft: 27,
      canExtend: true,
    },
    {
      __typename: 'ExpiringStars',
      date: '2026-08-31',
      expiresAt: '2026-09-01T04:00:00.000Z',
      starsExpiring: 1004,
      daysLeft: 89,
      canExtend: false,
    },
  ],
};
export const gold: MemberRewards = {
  ...green,
  level: 'GOLD',
  nextLevel: 'RESERVE',
  starsThisYearTenths: 6000,
  tenthsToNextLevel: 14_000,
  goldMedalYear: 2026,
  birthdayOnFile: true,
  expiringSoon: [],
};
export const reserve: MemberRewards = {
  ...gold,
  level: 'RESERVE',
  nextLevel: 'RESERVE',
  starsThisYearTenths: 20_500,
  tenthsToNextLevel: 0,
};
type Entry = GetStarHistoryQuery['starHistory']['entries'][number];
export const entry = (
  entryId: string,
  kind: string,
  starTenths: number,
  rest: Partial<Entry> = {},
): Entry => ({
  __typename: 'StarEntry',
  ...{ entryId, kind, starTenths, askedTenths: starTenths, balanceAfterTenths: 1010 },
  at: '2026-06-03T15:00:00.000Z',
  ...rest,
});

type Documented = { readonly __meta__?: { readonly hash: string } };
const names = new Map(
  Object.entries(operations).map(([name, document]) => [(document as Documented).__meta__?.hash, name]),
);
export const rewardsServer = setupServer();
/** Call at a test file's top level. */
export const listenToRewards = () => {
  beforeAll(() => rewardsServer.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => answer());
  afterEach(() => rewardsServer.resetHandlers());
  afterAll(() => rewardsServer.close());
};
interface Answers {
  /** Undefined: the reading fails. */
  readonly rewards?: () => MemberRewards | undefined | Promise<MemberRewards | undefined>;
  readonly history?: (
    cursor: string | null,
  ) => { entries: readonly Entry[]; nextCursor: string | null } | undefined;
  readonly offers?: ListOptInOffersQuery['optInOffers'];
}
/** Answers the queries; returns how often the Stars were read. */
export const answer = ({
  rewards = () => green,
  history = () => ({ entries: [], nextCursor: null }),
  offers = [],
}: Answers = {}) => {
  const counted = { reads: 0 };
  rewardsServer.use(
    http.get(`*${restPaths.graphql}`, async ({ request }) => {
      const query = new URL(request.url).searchParams;
      const extensions = JSON.parse(query.get('extensions') ?? '{}') as {
        persistedQuery?: { sha256Hash: string };
      };
      const variables = JSON.parse(query.get('variables') ?? '{}') as { cursor?: string | null };
      const name = names.get(extensions.persistedQuery?.sha256Hash);
      if (name === 'ListOptInOffersDocument') return HttpResponse.json({ data: { optInOffers: offers } });
      const isHistory = name === 'GetStarHistoryDocument';
      if (!isHistory) counted.reads += 1;
      const data = isHistory ? history(variables.cursor ?? null) : await rewards();
      if (!data)
        return HttpResponse.json({
          data: null,
          errors: [{ message: 'down', extensions: { code: 'UNEXPECTED_ERROR', referenceId: 'ref-7' } }],
        });
      return HttpResponse.json({
        data: isHistory ? { starHistory: { __typename: 'StarHistory', ...data } } : { memberRewards: data },
      });
    }),
  );
  return counted;
};
