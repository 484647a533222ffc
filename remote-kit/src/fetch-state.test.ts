import { type FetchState, failed, idle, requested, succeeded } from './fetch-state.ts';

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
