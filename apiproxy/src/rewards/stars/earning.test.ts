import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { starRewards } from '../offers/star-rewards.ts';
import { programmeVersion } from '@crema/shared-contracts';
import { earnedTenths, programmeName } from './earning.ts';

describe('the Stars of an order', () => {
  for (const [way, level, isPreloaded, netMinor, tenths, because] of [
    ['levels', 'GREEN', false, 500, 50, '1 Star a dollar'],
    ['levels', 'GREEN', true, 500, 50, 'the payment does not matter by level'],
    ['levels', 'GOLD', false, 500, 60, '1.2 Stars a dollar'],
    ['levels', 'RESERVE', true, 500, 85, '1.7 Stars a dollar'],
    ['classic', 'RESERVE', false, 500, 50, '1 Star a dollar paying as you go, whatever the level'],
    ['classic', 'GREEN', true, 500, 100, '2 Stars a dollar by stored-value card'],
    ['levels', 'GOLD', false, 545, 65, '65.4 tenths'],
    ['levels', 'GREEN', false, 545, 55, '54.5 tenths are rounded half up'],
    ['levels', 'GREEN', false, 544, 54, '54.4 tenths'],
    ['levels', 'GOLD', false, 0, 0, 'nothing was paid'],
  ] as const)
    it(`are ${tenths} tenths for ${netMinor} cents by ${way} as ${level}: ${because}, RWD-021 D-130 D-149`, () => {
      assert.equal(earnedTenths({ way, level, isPreloaded, netMinor }), tenths);
    });

  it('are booked under the version and the way of earning, D-149', () => {
    assert.equal(programmeName('levels'), `${programmeVersion.version} levels`);
  });
});

describe('the Rewards', () => {
  it('have each Star price of the programme, RWD-022', () => {
    assert.deepEqual(
      starRewards.map(({ stars }) => stars),
      programmeVersion.rewardTiers,
    );
  });
});
