import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Subject } from 'rxjs';
import type { UnknownAction } from '@reduxjs/toolkit';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from '../../../remote.tsx';
import { answerWithinMs, findMe } from './position.epics.ts';
import {
  findMePressed,
  positionFailed,
  positionFound,
  positionReducer,
  positionSettled,
  type Position,
} from './position.slice.ts';
import {
  answerSearches,
  answerSuggestions,
  manifest,
  replyWith,
  sampleClock,
  startLocatorServer,
} from '../../../testing/locator-server.ts';
import { loop } from '../../../testing/sample-stores.ts';

startLocatorServer();
const getCurrentPosition = jest.fn<void, Parameters<Geolocation['getCurrentPosition']>>();
beforeEach(() => {
  getCurrentPosition.mockReset();
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
});
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));
const pressFindMe = async (route = '/store-locator') => {
  answerSearches(replyWith(null, loop));
  const { location } = await renderRemote(remote, {
    manifest,
    route,
    clock: sampleClock,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Find me' }));
  await screen.findByRole('button', { name: 'Finding you…' });
  return { location };
};
/** The device's answer to the request, once it was sent. */
const refuse = (code: number) =>
  act(() => getCurrentPosition.mock.calls[0]?.[1]?.({ code } as GeolocationPositionError));
const isAsked = () => screen.findByRole('button', { name: 'Finding you…' });

describe('the browser’s question for permission that is not answered', () => {
  const setup = () => {
    jest.useFakeTimers();
    const answers: Subject<Position>[] = [];
    const action$ = new Subject<UnknownAction>();
    const emitted: UnknownAction[] = [];
    const locate = () => {
      const answer = new Subject<Position>();
      answers.push(answer);
      return answer;
    };
    const state$ = undefined as unknown as Parameters<typeof findMe>[1];
    findMe(action$, state$, { locate }).subscribe((action) => emitted.push(action));
    action$.next(findMePressed());
    return { answers, action$, emitted };
  };
  afterEach(() => jest.useRealTimers());

  it('frees the button after seconds; a second press asks again, PLT-019', () => {
    const { answers, action$, emitted } = setup();
    jest.advanceTimersByTime(answerWithinMs);
    expect(emitted).toEqual([positionFailed('unanswered')]);
    action$.next(findMePressed());
    expect(answers).toHaveLength(2);
    answers[1]?.next({ lat: 1, lng: 2 });
    expect(emitted.at(-1)).toEqual(positionFound({ lat: 1, lng: 2 }));
  });

  it('takes the answer that comes after the wait, PLT-019', () => {
    const { answers, emitted } = setup();
    jest.advanceTimersByTime(answerWithinMs);
    answers[0]?.next({ lat: 1, lng: 2 });
    expect(emitted.at(-1)).toEqual(positionFound({ lat: 1, lng: 2 }));
    const asked = positionReducer(positionReducer(undefined, findMePressed()), positionFailed('unanswered'));
    expect(positionReducer(asked, positionFound({ lat: 1, lng: 2 })).status).toBe('found');
  });

  it('reports nothing more once it is answered or another search replaces it, PLT-019', () => {
    const { answers, action$, emitted } = setup();
    answers[0]?.next({ lat: 1, lng: 2 });
    action$.next(findMePressed());
    action$.next(positionSettled());
    jest.advanceTimersByTime(2 * answerWithinMs);
    expect(emitted).toEqual([positionFound({ lat: 1, lng: 2 })]);
  });
});

describe('find-me', () => {
  it('keeps the position for this visit, to about a kilometre, so that an order far from it is confirmed, D-174', async () => {
    await pressFindMe();
    const [succeed] = getCurrentPosition.mock.calls[0] ?? [];
    act(() => succeed?.({ coords: { latitude: 41.88531, longitude: -87.64049 } } as GeolocationPosition));
    await waitFor(() =>
      expect(JSON.parse(sessionStorage.getItem('crema.visitor-position') ?? '{}')).toEqual({
        v: 1,
        value: { lat: 41.89, lng: -87.64 },
      }),
    );
    expect(localStorage.getItem('crema.visitor-position')).toBeNull();
  });

  it('gives the device less than the 8 s of a busy button, and says meanwhile that it looks for the position, LOC-053, PLT-016', async () => {
    await pressFindMe();
    const [, , limits] = getCurrentPosition.mock.calls[0] ?? [];
    expect(limits?.timeout).toBe(7_000);
    expect(answerWithinMs).toBe(8_000);
    expect(await isAsked()).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('Unable to access exact location.')).toBeNull();
  });

  it.each([
    {
      because: 'the visitor denies it',
      code: 1,
      hint: 'Location is blocked for this site. Allow it in your browser’s settings, then press “Find me” again. Or search for a place.',
      action: 'Search for a place',
    },
    {
      because: 'the device has no position',
      code: 2,
      hint: 'Your device doesn’t know where it is right now. Turn on its location services, or search for a place.',
      action: 'Search for a place',
    },
    {
      because: 'the device takes too long',
      code: 3,
      hint: 'Finding you took too long. Try again, or search for a place.',
      action: 'Try again',
    },
  ])(
    'says that it cannot reach the location when $because, what to do, and keeps the list, LOC-053, LOC-054',
    async ({ code, hint, action }) => {
      const { location } = await pressFindMe();
      refuse(code);
      const notice = within(
        (await screen.findByText('Unable to access exact location.')).closest('div')!.parentElement!,
      );
      expect(notice.getByText(hint)).toBeVisible();
      expect(notice.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([action]);
      expect(screen.getByRole('button', { name: 'Find me' })).not.toHaveAttribute('aria-busy', 'true');
      expect(screen.getByRole('button', { name: 'Loop & Lake' })).toBeVisible();
      expect(location()).toBe('/store-locator');
    },
  );

  it.each([1, 2])(
    'leads to the search box after the error %i, which another search removes, LOC-053',
    async (code) => {
      answerSuggestions([]);
      await pressFindMe();
      refuse(code);
      await userEvent.click(await screen.findByRole('button', { name: 'Search for a place' }));
      expect(screen.getByRole('combobox', { name: 'Find a store' })).toHaveFocus();
      answerSearches(replyWith('Rome', loop));
      await userEvent.keyboard('Rome{Enter}');
      expect(await screen.findByRole('heading', { name: 'Stores near Rome' })).toBeVisible();
      expect(screen.queryByText('Unable to access exact location.')).toBeNull();
    },
  );

  it('asks the device again with Try again after it took too long, LOC-053', async () => {
    await pressFindMe();
    refuse(3);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await isAsked();
    expect(getCurrentPosition).toHaveBeenCalledTimes(2);
    expect(screen.queryByText('Unable to access exact location.')).toBeNull();
  });

  it.each(['near me', 'Coffee near me', 'nearby', 'café près de moi'])(
    'is asked by the search for %s, L-02',
    async (typed) => {
      answerSearches(replyWith(null, loop));
      answerSuggestions([]);
      await renderRemote(remote, { manifest, route: '/store-locator', clock: sampleClock });
      await userEvent.type(await screen.findByRole('combobox'), `${typed}{Enter}`);
      await isAsked();
      expect(getCurrentPosition).toHaveBeenCalledTimes(1);
    },
  );

  it('says so in every tab, LOC-053', async () => {
    await pressFindMe('/store-locator?tab=favorites');
    refuse(1);
    expect(await screen.findByText('Unable to access exact location.')).toBeVisible();
  });

  it('says so in a browser without geolocation, LOC-053', async () => {
    Reflect.deleteProperty(navigator, 'geolocation');
    answerSearches(replyWith(null, loop));
    await renderRemote(remote, { manifest, route: '/store-locator', clock: sampleClock });
    await userEvent.click(await screen.findByRole('button', { name: 'Find me' }));
    expect(await screen.findByText(/^Your device doesn’t know where it is/)).toBeVisible();
  });

  it('asks again on the next press after a refusal, LOC-053', async () => {
    await pressFindMe();
    refuse(3);
    await userEvent.click(await screen.findByRole('button', { name: 'Find me' }));
    await isAsked();
    expect(getCurrentPosition).toHaveBeenCalledTimes(2);
  });
});
