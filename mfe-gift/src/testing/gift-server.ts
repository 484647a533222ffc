import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { giftRestPaths, restPaths, type Member, type RemoteManifest } from '@crema/shared-contracts';
import manifestJson from '../../remote.json';

export const manifest = manifestJson as unknown as RemoteManifest;
export const member: Member = {
  memberId: 'm1',
  firstName: 'Ada',
  email: 'ada@example.com',
  market: 'US',
  currency: 'USD',
  locale: 'en-US',
  level: 'GREEN',
};
export const memberSession = { kind: 'member', member } as const;
export const design = {
  __typename: 'GiftCardDetail',
  productNumber: '11010101',
  name: 'Balloons',
  art: 'hello',
  categories: [{ __typename: 'GiftOccasion', urn: 'birthday', name: 'Birthday' }],
};
export const giftServer = setupServer();
/** Answers the queries of the gift pages; `giftCard` null is a design that is not offered. */
export const answerDesign = (
  giftCard: object | null = design,
  unconfirmedGiftLimit: object | null = null,
) => {
  const asked: unknown[] = [];
  giftServer.use(
    http.get(`*${restPaths.graphql}`, ({ request }) => {
      asked.push(JSON.parse(new URL(request.url).searchParams.get('variables') ?? '{}'));
      return HttpResponse.json({ data: { giftCard, user: { __typename: 'User', unconfirmedGiftLimit } } });
    }),
  );
  return asked;
};
/** Starts before the file's tests and stops after them. A request that no test expects fails the test. */
export const startGiftServer = () => {
  beforeAll(() => giftServer.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => {
    sessionStorage.clear();
    answerDesign();
  });
  afterEach(() => giftServer.resetHandlers());
  afterAll(() => giftServer.close());
};

export const refusal = (code: string, params?: object) => ({
  error: { code, message: code, ...(params && { params }) },
  referenceId: 'ref-1',
});
type Reply = () => Response | Promise<Response>;
/** Answers the purchase; returns the posted bodies. */
export const answerPurchase = (
  reply: Reply = () => HttpResponse.json({ delay: 0, requestId: 'r' }, { status: 202 }),
) => {
  const bodies: Record<string, unknown>[] = [];
  giftServer.use(
    http.post(`*${giftRestPaths.giftPurchase}`, async ({ request }) => {
      bodies.push((await request.json()) as Record<string, unknown>);
      return reply();
    }),
  );
  return bodies;
};
/** Answers the questions for the status; returns their request ids and queries. */
export const answerStatus = (reply: Reply) => {
  const asked: { readonly id: string | null; readonly zeroRetries: string | null }[] = [];
  giftServer.use(
    http.get(`*${giftRestPaths.giftPurchaseStatus}`, ({ request }) => {
      asked.push({
        id: request.headers.get('x-request-id'),
        zeroRetries: new URL(request.url).searchParams.get('zero-retries'),
      });
      return reply();
    }),
  );
  return asked;
};
export const boughtReply = {
  orderNumber: 'G-1001',
  data: {
    context: { code: 'OK' },
    total: { amountMinor: 2500, currency: 'USD' },
    gifts: [
      {
        recipientName: 'Bo',
        recipientEmail: 'bo@example.com',
        amount: { amountMinor: 2500, currency: 'USD' },
        art: 'hello',
        name: 'Balloons',
        deliveryMethod: 'email',
        deliverAt: null,
      },
    ],
  },
} as const;
