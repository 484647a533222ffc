import { defaultConfiguration, type HostServices } from '@crema/shared-contracts';
import { countMapSource } from './count-map-source.ts';
import { readMapSource } from './map-source.rules.ts';

describe('the cookie of a visit that began on a map', () => {
  it.each([
    ['map_source=apple_maps|true', { source: 'apple_maps', track: true }],
    ['a=b; map_source=google_maps|false; c=d', { source: 'google_maps', track: false }],
    ['map_source=google_maps%7Ctrue', { source: 'google_maps', track: true }],
    ['map_source=other_maps|true', undefined],
    ['map_source=', undefined],
    ['xmap_source=apple_maps|true', undefined],
    ['', undefined],
  ])('%s is read, ENG-041', (cookies, read) => {
    expect(readMapSource(cookies, 'map_source')).toEqual(read);
  });

  it('is counted once, and then says so for 30 days, ENG-041 D-140', () => {
    const track = jest.fn();
    const services = {
      configuration: defaultConfiguration,
      telemetry: { track, report: () => undefined },
    } as unknown as HostServices;
    const page = { cookie: 'map_source=apple_maps|true' };
    countMapSource(services, page);
    expect(track.mock.calls).toEqual([['map-source-visited', { source: 'apple_maps' }]]);
    expect(page.cookie).toBe('map_source=apple_maps|false; Path=/; Max-Age=2592000; SameSite=Lax; Secure');
    countMapSource(services, page);
    expect(track).toHaveBeenCalledTimes(1);
  });
});
