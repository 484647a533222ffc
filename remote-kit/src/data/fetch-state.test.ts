import { type FetchState, failed, fetchStateOf, idle, requested, succeeded } from './fetch-state.ts';

type Menu = FetchState<readonly string[]>;
const loaded: Menu = succeeded(['latte'], 100);

describe('the life of a request', () => {
  it('goes from request to success or error, and nowhere else, PLT-014', () => {
    const asked: Menu = requested<readonly string[]>(idle);
    expect(asked).toEqual({ status: 'loading' });
    expect(succeeded(['latte'], 100)).toEqual({ status: 'loaded', data: ['latte'], loadedAt: 100 });
    expect(failed(asked, 'OFFLINE')).toEqual({ status: 'failed', error: 'OFFLINE' });
  });

  it('keeps what came last, and when, while it is asked for again', () => {
    expect(requested(loaded)).toEqual({ status: 'loading', data: ['latte'], loadedAt: 100 });
  });

  it('keeps what came last, and when, after a failure', () => {
    expect(failed(requested(loaded), 'OFFLINE')).toEqual({
      status: 'failed',
      error: 'OFFLINE',
      data: ['latte'],
      loadedAt: 100,
    });
  });

  it('forgets the failure once it is asked for again', () => {
    const again = requested(failed(loaded, 'OFFLINE'));
    expect(again).toEqual({ status: 'loading', data: ['latte'], loadedAt: 100 });
    expect(again).not.toHaveProperty('error');
  });

  it('replaces the data loaded before', () => {
    expect(succeeded(['mocha'], 250)).toEqual({ status: 'loaded', data: ['mocha'], loadedAt: 250 });
  });

  it.each([
    { data: null, because: 'nothing found is an answer' },
    { data: 0, because: 'zero is an amount' },
    { data: '', because: 'an empty text is a text' },
  ])('keeps $data: $because', ({ data }) => {
    expect(requested(succeeded(data, 0))).toEqual({ status: 'loading', data, loadedAt: 0 });
  });

  it('never changes the state that it starts from', () => {
    const frozen = Object.freeze({ ...loaded }) as Menu;
    requested(frozen);
    failed(frozen, 'OFFLINE');
    expect(frozen).toEqual(loaded);
  });
});

describe('the state of a GraphQL query, PLT-014', () => {
  const error = { kind: 'http', status: 503, code: 'TEMPORARILY_UNAVAILABLE', referenceId: '' };
  it.each([
    [{ data: undefined, error: undefined, loading: true }, { status: 'loading' }, 'no reply is there yet'],
    [{ data: [1], error: undefined, loading: true }, { status: 'loading', data: [1] }, 'it is read again'],
    [{ data: [1], error: undefined, loading: false }, { status: 'loaded', data: [1] }, 'the reply is there'],
    [
      { data: [], error: undefined, loading: false },
      { status: 'loaded', data: [] },
      'an empty list is a reply',
    ],
    [
      { data: undefined, error, loading: false },
      { status: 'failed', error: 'TEMPORARILY_UNAVAILABLE' },
      'the server refused it',
    ],
    [
      { data: [1], error, loading: false },
      { status: 'failed', error: 'TEMPORARILY_UNAVAILABLE', data: [1] },
      'the last data stay',
    ],
    [
      { data: null, error: undefined, loading: false },
      { status: 'failed', error: 'UNEXPECTED_ERROR' },
      'the reply lacks the requested part',
    ],
    [{ data: [1], error, loading: true }, { status: 'loading', data: [1] }, 'it is tried again'],
  ])('%j is %j, because %s', (result, state, _because) => expect(fetchStateOf(result)).toEqual(state));
});
