import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';

const document = `query { memberRewards { level starTenths starsThisYearTenths levelYearEndsOn nextLevel tenthsToNextLevel
  tenthsToExtendLevel joinDate memberTenureYear goldMedalYear birthdayOnFile subMarket
  expiringSoon { date expiresAt starsExpiring daysLeft canExtend } } }`;
const history = `query ($cursor: String, $limit: Int) { starHistory(cursor: $cursor, limit: $limit) {
  entries { kind starTenths askedTenths balanceAfterTenths at } nextCursor } }`;

describe('the Stars of the signed-in member', () => {
  const clock = createTestClock();
  let test: TestApp;
  let browser: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
    browser = openBrowser(test.app);
  });
  after(() => test.stop());

  it('are for members only, RWD-004', async () => {
    for (const query of [document, history]) {
      const { errors } = await browser.graphql(query, {});
      assert.equal(errors?.[0]?.extensions.code, 'UNAUTHENTICATED');
    }
  });

  it('name the level, the way to the next one and the months that expire, RWD-020 RWD-023 RWD-028 D-132', async () => {
    await browser.signIn('green');
    assert.deepEqual((await browser.graphql(document, {})).data.memberRewards, {
      level: 'GREEN',
      starTenths: 1184,
      starsThisYearTenths: 1000,
      levelYearEndsOn: '2027-03-13',
      nextLevel: 'GOLD',
      tenthsToNextLevel: 4000,
      tenthsToExtendLevel: null,
      joinDate: '2025-03-14',
      memberTenureYear: 2025,
      goldMedalYear: null,
      birthdayOnFile: false,
      subMarket: 'US',
      expiringSoon: [
        {
          date: '2026-06-30',
          expiresAt: '2026-07-01T04:00:00.000Z',
          starsExpiring: 184,
          daysLeft: 27,
          canExtend: true,
        },
        {
          date: '2026-09-30',
          expiresAt: '2026-10-01T04:00:00.000Z',
          starsExpiring: 400,
          daysLeft: 119,
          canExtend: false,
        },
        {
          date: '2026-12-31',
          expiresAt: '2027-01-01T05:00:00.000Z',
          starsExpiring: 600,
          daysLeft: 211,
          canExtend: false,
        },
      ],
    });
  });

  it('do not expire at Gold, and say what extends it in the last month of the level year, RWD-024 RWD-025', async () => {
    clock.set('2027-03-13T15:00:00Z');
    await browser.signIn('gold');
    const { level, expiringSoon, nextLevel, tenthsToExtendLevel } = (await browser.graphql(document, {})).data
      .memberRewards;
    assert.deepEqual(
      { level, expiringSoon, nextLevel, tenthsToExtendLevel },
      { level: 'GOLD', expiringSoon: [], nextLevel: 'RESERVE', tenthsToExtendLevel: 250 },
    );
    clock.set('2026-06-03T15:00:00Z');
  });

  it('have nothing above Reserve, RWD-020', async () => {
    await browser.signIn('reserve');
    const { nextLevel, tenthsToNextLevel } = (await browser.graphql(document, {})).data.memberRewards;
    assert.deepEqual([nextLevel, tenthsToNextLevel], ['RESERVE', 0]);
  });

  it('have a history of pages, the latest first, RWD-032', async () => {
    await browser.signIn('green');
    const read = async (variables: object) => (await browser.graphql(history, variables)).data.starHistory;
    const first = await read({ limit: 2 });
    assert.deepEqual(
      first.entries.map(({ starTenths, balanceAfterTenths }: Record<string, number>) => [
        starTenths,
        balanceAfterTenths,
      ]),
      [
        [600, 1184],
        [400, 584],
      ],
    );
    const second = await read({ limit: 2, cursor: first.nextCursor });
    assert.deepEqual(
      [second.entries.length, second.entries[0].starTenths, second.nextCursor],
      [1, 184, null],
    );
    assert.equal((await read({ cursor: 'nonsense' })).entries.length, 3);
  });
});
