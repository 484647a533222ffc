import { defaultConfiguration, offeredFeatures } from '@crema/shared-contracts';
import { groupFeatures, shownAmenities } from './amenities.rules.ts';

const { features } = defaultConfiguration;
const feature = (code: string, more: object = {}) => ({
  code,
  category: 'comfort',
  filterable: true,
  public: true,
  ...more,
});

describe('the features to filter by', () => {
  it.each<[string, object, string]>([
    ...['XO', '16', 'DT', 'CX', '17', 'CC'].map(
      (code) => [code, {}, 'hidden even when a configuration names it'] as [string, object, string],
    ),
    ['WF', { filterable: false }, 'not filterable'],
    ['WF', { public: false }, 'not public'],
  ])('leave out %s with %j, because it is %s, LOC-022', (code, more, _because) =>
    expect(offeredFeatures([feature(code, more), feature('ST')])).toEqual([feature('ST')]),
  );

  it('are grouped by category as the configuration has them, LOC-021', () => {
    expect(groupFeatures(features)).toEqual([
      { category: 'ordering', codes: ['GC', 'ON'] },
      { category: 'hours', codes: ['hrs24'] },
      { category: 'comfort', codes: ['WF', 'ST', 'PL', 'AC'] },
      { category: 'menu', codes: ['LB', 'NB', 'CD', 'WA'] },
    ]);
  });
});

it('shows no amenity that is hidden or not public, LOC-022', () => {
  const amenities = ['WF', 'XO', '16', 'DT', 'CX', '17', 'CC', 'PL'].map((code) => ({ code, name: code }));
  expect(shownAmenities({ amenities }, [feature('PL', { public: false })])).toEqual([amenities[0]]);
});
