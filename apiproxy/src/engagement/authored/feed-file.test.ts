import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { runOperatorCall } from '../../app/operator/run-operator-call.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { shippedFeedFile } from './feed.commands.ts';
import { readFeedFile } from './feed-file.ts';

const item = {
  id: 'new-beans',
  type: 'information',
  audience: 'everyone',
  markets: ['US'],
  startDate: null,
  endDate: null,
  rank: 10,
  image: 'art:beans',
  title: { 'en-US': 'Beans', 'fr-CA': 'Grains' },
  body: { 'en-US': 'New ones.', 'fr-CA': 'Des nouveaux.' },
};
const fileOf = (...items: readonly object[]) => JSON.stringify({ items }, null, 2);

describe('the authoring file of the feed', () => {
  it('of the repository has no errors and an item of every type, ENG-009', () => {
    const { items, errors } = readFeedFile(shippedFeedFile.read());
    assert.deepEqual(errors, []);
    assert.deepEqual([...new Set(items.map(({ type }) => type))].toSorted(), [
      'birthday',
      'coupon',
      'expiringStars',
      'information',
      'onboarding',
      'tierExpiry',
    ]);
  });

  for (const [what, change, where, sentence] of [
    [
      'a wrong type',
      { type: 'news' },
      'new-beans, type',
      /found "news"; expected one of information, coupon/,
    ],
    [
      'a day that is not in the calendar',
      { endDate: '2026-02-30' },
      'new-beans, endDate',
      /expected a day such as/,
    ],
    [
      'an end before its beginning',
      { startDate: '2026-05-02', endDate: '2026-05-01' },
      'new-beans, endDate',
      /is before startDate/,
    ],
    [
      'a text without French',
      { title: { 'en-US': 'Beans' } },
      'new-beans, title',
      /fr-CA: it is missing; expected a text/,
    ],
    [
      'a title that is too long',
      { title: { 'en-US': 'x'.repeat(81), 'fr-CA': 'x' } },
      'new-beans, title',
      /81 characters; expected at most 80/,
    ],
    ['a picture that is not there', { image: 'art:moon' }, 'new-beans, image', /or one of art:autumn/],
    [
      'a link to another site',
      { callToAction: { text: item.title, link: 'https://elsewhere.example' } },
      'new-beans, callToAction',
      /expected a path of our own site/,
    ],
    [
      'a link without a scheme to another site',
      { callToAction: { text: item.title, link: '//elsewhere.example' } },
      'new-beans, callToAction',
      /expected a path of our own site/,
    ],
    [
      'a film of another kind',
      { video: '/films/beans.gif' },
      'new-beans, video',
      /ends with \.mp4 or \.webm/,
    ],
    [
      'an address of an app that is a script',
      { callToAction: { text: item.title, link: '/menu', deepLink: 'javascript://x' } },
      'new-beans, callToAction',
      /deepLink: .*the address of an app/,
    ],
    [
      'an alternative text without the text',
      { callToAction: { text: item.title, link: '/menu', alternativeText: item.body } },
      'new-beans, callToAction',
      /alternativeText: en-US does not contain the text, "Beans"/,
    ],
    ['a field that is not known', { colour: 'red' }, 'new-beans, colour', /is not a field/],
    ['a rank that is not a number', { rank: 'high' }, 'new-beans, rank', /expected a whole number/],
    ['a coupon for guests', { type: 'coupon' }, 'new-beans, audience', /only they have such data/],
  ] as const)
    it(`names the line, the item and the field of ${what}`, () => {
      const text = fileOf({ ...item, id: 'first-item' }, { ...item, ...change });
      const { errors } = readFeedFile(text);
      assert.equal(errors.length, 1);
      assert.equal(errors[0]?.where, where);
      assert.match(errors[0]?.message ?? '', sentence);
      const field = where.split(', ')[1] ?? '';
      const line = text.split('\n')[(errors[0]?.line ?? 0) - 1] ?? '';
      assert.ok(line.includes(`"${field}"`), `line ${errors[0]?.line}: ${line}`);
      assert.ok((errors[0]?.line ?? 0) > 20, 'the line of the second item');
    });

  it('names two items with one id, and a text that is not JSON with its line', () => {
    assert.match(readFeedFile(fileOf(item, item)).errors[0]?.message ?? '', /another item has this id/);
    const [error] = readFeedFile('{\n  "items": [\n    { "id": }\n  ]\n}').errors;
    assert.equal(error?.line, 3);
    assert.match(error?.message ?? '', /is not JSON/);
    assert.match(readFeedFile('{}').errors[0]?.message ?? '', /has no list "items"/);
  });
});

describe('npm run feed', () => {
  const clock = createTestClock();
  let test: TestApp;
  before(async () => {
    test = await startTestApp({ clock });
  });
  after(() => test.stop());
  const folder = mkdtempSync(join(tmpdir(), 'crema-feed-'));
  const fileWith = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const run = (...args: string[]) =>
    runOperatorCall({ ...test.deps, clock, notify: () => undefined }, { group: 'feed', args });
  const count = async () =>
    (
      await test.deps.db
        .selectFrom('stream_item')
        .select('item_id')
        .where('withdrawn_at', 'is', null)
        .execute()
    ).length;

  it('checks without loading, and loads what changed, ENG-005', async () => {
    const before = await count();
    const path = fileWith('good.json', fileOf(item));
    assert.equal((await run('check', path)).summary, `${path}: 1 items, no errors.`);
    assert.equal(await count(), before);
    const report = await run('load', path);
    assert.equal(report.summary, `${path}: 1 added, 0 changed, ${before} withdrawn.`);
    assert.equal(await count(), 1);
    assert.match((await run('load')).summary, /: \d+ added, 0 changed, 1 withdrawn\.$/);
  });

  it('changes nothing when the file has an error, and says where it is', async () => {
    const before = await count();
    const path = fileWith('bad.json', fileOf(item, { ...item, id: 'second-item', rank: -1 }));
    const report = await run('load', path);
    assert.equal(report.ok, false);
    assert.deepEqual(
      report.rows.map(([, where]) => where),
      ['second-item, rank'],
    );
    assert.match(report.summary, /Nothing was changed/);
    assert.equal(await count(), before);
    await assert.rejects(run('check', join(folder, 'none.json')), /none\.json cannot be read/);
  });
});
