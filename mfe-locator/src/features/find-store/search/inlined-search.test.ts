import {
  createSignal,
  defaultConfiguration as configuration,
  type InlinedReply,
  type Locale,
} from '@crema/shared-contracts';
import { sampleReply } from '../../../testing/sample-stores.ts';
import { inlinedSearch } from './inlined-search.ts';
import { noSearch } from './search.slice.ts';

const url = '/apiproxy/v1/locations?place=Chicago&view=list';
const begin = (reply: InlinedReply, search = '?place=Chicago') => {
  const malformed = { count: 0 };
  const rendered = { now: 0, queries: [], search, requests: [reply] };
  const services = { rendered, configuration, locale: createSignal<Locale>('en-US') };
  const kept: unknown[] = [];
  return {
    malformed,
    kept,
    state: inlinedSearch(services, {
      reportMalformed: () => malformed.count++,
      keepStores: (stores) => kept.push(...stores),
    }),
  };
};

describe('the search with which the page of the list begins', () => {
  it('has the stores that the server has rendered into the page, LOC-001', () => {
    const { state, kept } = begin({ url, status: 200, body: sampleReply });
    expect(state.locations).toEqual({
      status: 'loaded',
      data: {
        ...sampleReply,
        stores: sampleReply.stores.map(({ store: { storeNumber, distanceMetres } }) => ({
          storeNumber,
          distanceMetres,
        })),
      },
    });
    expect(kept).toEqual(sampleReply.stores.map(({ store }) => store));
    expect(state.answered?.query).toEqual({ place: 'Chicago', features: [] });
    expect(state.inPage).toBe(state.answered);
  });

  it('has the error of an unknown place, LOC-053', () => {
    const body = {
      error: { code: 'NOT_FOUND', message: '' },
      messageId: 'placeNameNotFound',
      referenceId: 'r',
    };
    expect(begin({ url, status: 404, body }).state.locations).toEqual({
      status: 'failed',
      error: 'placeNameNotFound',
    });
  });

  it('reports a reply without a list, as one that the browser requested, LOC-024', () => {
    const { state, malformed } = begin({ url, status: 200, body: {} });
    expect(state.locations.status).toBe('failed');
    expect(malformed.count).toBe(1);
  });

  it('has not begun if the page has the reply to another search', () => {
    expect(begin({ url, status: 200, body: sampleReply }, '?place=Rome').state).toBe(noSearch);
    const services = { configuration, locale: createSignal<Locale>('en-US') };
    expect(inlinedSearch(services, { reportMalformed: () => undefined, keepStores: () => undefined })).toBe(
      noSearch,
    );
  });
});
