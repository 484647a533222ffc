import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import {
  engagementRestPaths,
  type ForYouReply,
  type GuestStreamItem,
  type RemoteManifest,
  type Session,
  type StreamContent,
  type StreamItem,
  type StreamMark,
} from '@crema/shared-contracts';
import manifestJson from '../../remote.json';

export const manifest = manifestJson as RemoteManifest;
export const ana: Session = {
  kind: 'member',
  member: {
    memberId: 'm1',
    firstName: 'Ana',
    email: 'ana@crema.test',
    market: 'US',
    currency: 'USD',
    locale: 'en-US',
    level: 'GREEN',
  },
};
/** A clock that the test moves. */
export const createFeedClock = (start: string) => {
  let passed = 0;
  const from = new Date(start).getTime();
  return {
    clock: { now: () => from + passed, monotonic: () => passed },
    advance: (ms: number) => {
      passed += ms;
    },
  };
};

const content: StreamContent = {
  title: 'This month’s beans',
  body: 'Red apple and panela.',
  image: 'art:beans',
  imagelink: '',
  imagelinkisvideo: false,
  enablecalltoaction: true,
  calltoactionlink: '/menu',
  calltoactiondeeplink: '',
  calltoactiontext: 'See the menu',
  calltoactiontype: 'Link',
  calltoactionlinkalttext: '',
  calltoaction2text: '',
  legalfooter: '',
};
export const streamItem = (
  change: Partial<StreamItem> = {},
  texts: Partial<StreamContent> = {},
): StreamItem => ({
  streamItemId: 'beans',
  streamItemType: 'information',
  fill: { type: 'content' },
  startDate: null,
  endDate: null,
  rank: 10,
  legalfooter: '',
  content: { item: { ...content, ...texts } },
  ...change,
});
export const guestItem = (change: Partial<GuestStreamItem['content']> = {}): GuestStreamItem => ({
  id: 'first-visit',
  typeName: 'information',
  content: {
    title: 'Your first order',
    body: 'Step by step.',
    image: { url: 'art:store' },
    callToActionEnable: true,
    callToActionType: 'Link',
    callToActionLink: '/menu',
    callToActionText: 'Open the menu',
    callToAction2Enable: false,
    callToAction2Type: '',
    callToAction2Link: '',
    callToAction2Text: '',
    carouselItem: [],
    ...change,
  },
  metadata: { endDate: null, overrideRank: 1 },
});

export const feedServer = setupServer();
/** Starts before the file's tests and stops after them. A request that no test expects fails the test. */
export const startFeedServer = () => {
  beforeAll(() => feedServer.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => feedServer.resetHandlers());
  afterAll(() => feedServer.close());
};
const at = (path: string) => `http://localhost${path}`;

interface FeedAnswer {
  readonly status?: number;
  readonly items?: readonly (StreamItem | GuestStreamItem)[];
}
/** Answers the feed by the number of the request; returns the queries. */
export const answerFeed = (
  answer: (count: number) => FeedAnswer,
  path: string = engagementRestPaths.streamItems,
) => {
  const asked: URLSearchParams[] = [];
  feedServer.use(
    http.get(at(path), ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      const { status = 200, items = [] } = answer(asked.length);
      if (status === 304) return new HttpResponse(null, { status });
      if (status >= 400) return HttpResponse.json({ error: { code: 'UNEXPECTED_ERROR' } }, { status });
      return HttpResponse.json(
        { streamItems: items },
        { status, headers: { 'last-modified': 'Sat, 09 May 2026 08:00:00 GMT' } },
      );
    }),
  );
  return asked;
};
/** Answers what the account keeps; returns the marks. `lost`: a mark does not reach the server. */
export const answerForYou = (
  kept: Partial<ForYouReply> = {},
  answerMark: 'kept' | 'refused' | 'lost' = 'kept',
) => {
  const marks: StreamMark[] = [];
  const reply = (): ForYouReply => ({
    hasPrimaryCard: true,
    firstCardAt: null,
    isWelcomed: marks.some(({ kind }) => kind === 'welcomed'),
    seenTasks: marks.flatMap(({ kind, subject }) => (kind === 'task-seen' ? [subject as never] : [])),
    ...kept,
  });
  feedServer.use(
    http.get(at(engagementRestPaths.forYou), () => HttpResponse.json(reply())),
    http.post(at(engagementRestPaths.streamMarks), async ({ request }) => {
      if (answerMark === 'lost') return HttpResponse.error();
      if (answerMark === 'refused')
        return HttpResponse.json({ error: { code: 'VALIDATION' } }, { status: 400 });
      marks.push((await request.json()) as StreamMark);
      return HttpResponse.json(reply());
    }),
  );
  return marks;
};

/** The observers of elements that a test brings into the window. */
export const observeElements = () => {
  const watched = new Map<Element, IntersectionObserverCallback>();
  let isWatching = false;
  class Observer {
    readonly #report: IntersectionObserverCallback;
    constructor(report: IntersectionObserverCallback) {
      this.#report = report;
    }
    observe(element: Element) {
      isWatching = true;
      watched.set(element, this.#report);
    }
    disconnect() {
      for (const [element, report] of watched) if (report === this.#report) watched.delete(element);
    }
  }
  beforeAll(() => {
    Object.assign(globalThis, { IntersectionObserver: Observer });
  });
  beforeEach(() => {
    isWatching = false;
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });
  /** Half of every element that is watched comes into the window, once the page has begun to watch one. */
  return async () => {
    await waitFor(() => expect(isWatching).toBe(true));
    act(() => {
      for (const [, report] of watched)
        report(
          [{ isIntersecting: true, intersectionRatio: 0.5 } as IntersectionObserverEntry],
          {} as IntersectionObserver,
        );
    });
  };
};
