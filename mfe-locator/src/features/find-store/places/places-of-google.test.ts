import { firstValueFrom, type Observable } from 'rxjs';
import { googlePlaces } from '../../../testing/google-places-double.ts';
import { serveGoogleMaps } from '../../../testing/serve-google-maps.ts';

const google = serveGoogleMaps();
const [willis, rogers] = googlePlaces;

/** The modules of a page that was just loaded: the loader keeps its state for the life of a page. */
const openPage = async (locale = 'en-US') => {
  jest.resetModules();
  delete (globalThis as { google?: unknown }).google;
  const { placesOfGoogle } = await import('./places-of-google.ts');
  return placesOfGoogle(() => ({ key: 'browser-key', mapId: undefined, locale }));
};
const answerOf = <T>(answer: Observable<T>) => firstValueFrom(answer);
afterEach(() => jest.useRealTimers());

it('are loaded with the first question, and the geocoder only for a text, LOC-015', async () => {
  const places = await openPage();
  expect(google.requests).toHaveLength(0);
  await answerOf(places.suggest('Willis'));
  expect(google.requests.map(({ searchParams }) => searchParams.get('key'))).toEqual(['browser-key']);
  expect(google.libraries).toEqual(['places.js']);
  await answerOf(places.geocode('Willis'));
  expect(google.libraries).toEqual(['places.js', 'geocoding.js']);
});

it('suggest places of our markets in the customer’s language; a choice ends the session and gives the position, LOC-020', async () => {
  const places = await openPage('fr-CA');
  expect(await answerOf(places.suggest('Will'))).toEqual([
    { placeId: willis.id, name: willis.name },
    { placeId: rogers.id, name: rogers.name },
  ]);
  await answerOf(places.suggest('Willi'));
  expect(await answerOf(places.locate(willis.id))).toEqual({ lat: willis.lat, lng: willis.lng });
  await answerOf(places.suggest('Will R'));
  const [first, second, chosen, next] = google.places;
  expect(first).toEqual({
    method: 'AutocompletePlaces',
    key: 'browser-key',
    input: 'Will',
    session: first?.['session'],
    language: 'fr-CA',
    region: 'ca',
    includedPrimaryTypes: ['geocode'],
    includedRegionCodes: ['us', 'ca'],
  });
  expect(first?.['session']).toEqual(expect.any(String));
  expect(second?.['session']).toBe(first?.['session']);
  expect(chosen).toEqual({
    method: 'GetPlace',
    key: 'browser-key',
    id: willis.id,
    fields: ['location'],
    session: first?.['session'],
  });
  expect(next?.['session']).not.toBe(first?.['session']);
});

it('know no place that was not suggested, and go on after that', async () => {
  const places = await openPage();
  await answerOf(places.suggest('Will'));
  expect(await answerOf(places.locate('gone'))).toBeUndefined();
  expect(await answerOf(places.suggest('Will'))).toHaveLength(2);
});

it('find the place for a text, or nothing, and go on after that, LOC-060', async () => {
  const places = await openPage();
  expect(await answerOf(places.geocode('Atlantis'))).toBeUndefined();
  expect(await answerOf(places.geocode('Willis Tower'))).toEqual({
    name: willis.name,
    lat: willis.lat,
    lng: willis.lng,
  });
});

it.each(['wrong key', 'over quota', 'blocked'] as const)(
  'give no answer when Google refuses (%s), and are not asked again, LOC-015',
  async (answer) => {
    const places = await openPage();
    google.answerPlacesWith(answer);
    expect(await answerOf(places.suggest('Will'))).toBeUndefined();
    google.answerPlacesWith('accepted');
    expect(await answerOf(places.suggest('Will'))).toBeUndefined();
    expect(await answerOf(places.geocode('Willis'))).toBeUndefined();
    expect(google.places).toHaveLength(1);
  },
);

it('give no answer when the script is blocked, LOC-015', async () => {
  google.answerWith('blocked');
  const places = await openPage();
  expect(await answerOf(places.suggest('Will'))).toBeUndefined();
  expect(google.places).toEqual([]);
});

it('give no answer after one second, and are not asked again, LOC-015', async () => {
  const places = await openPage();
  await answerOf(places.suggest('Will'));
  google.answerPlacesWith('slow');
  jest.useFakeTimers();
  const late = answerOf(places.suggest('Willi'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await late).toBeUndefined();
  expect(await answerOf(places.geocode('Willis'))).toBeUndefined();
  expect(google.places).toHaveLength(2);
});

it('give no answer while the script is on its way for longer than a second, and are asked when it has arrived, LOC-015', async () => {
  google.answerWith('slow');
  const places = await openPage();
  jest.useFakeTimers();
  const late = answerOf(places.suggest('Will'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await late).toBeUndefined();
  const next = answerOf(places.suggest('Willi'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await next).toBeUndefined();
  expect(google.requests).toHaveLength(1);
});
