import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startCompositionApp, type CompositionApp } from '../../testing/composition-kit.ts';
import { createTestClock } from '../../testing/test-app.ts';

describe('the paths of /.well-known', () => {
  let test: CompositionApp;
  before(async () => {
    const clock = createTestClock('2026-06-03T16:00:00Z');
    const overrides = { securityContact: 'mailto:security@example.com' };
    test = await startCompositionApp(undefined, { clock, overrides });
  });
  after(() => test.stop());
  const get = (path: string) =>
    test.app.inject({ url: `/.well-known/${path}`, headers: { accept: 'text/html' } });

  it('lead a password manager to the page of the password, R-03', async () => {
    const reply = await get('change-password');
    assert.deepEqual([reply.statusCode, reply.headers['location']], [302, '/account/settings/password']);
  });

  for (const path of ['resource-that-should-not-exist-whose-status-code-should-not-be-200', 'x/y', ''])
    it(`answer 404 to "${path}", without a page, R-03`, async () => {
      const reply = await get(path);
      assert.equal(reply.statusCode, 404);
      assert.match(String(reply.headers['content-type']), /^application\/json/);
    });

  it('name whom finders of weaknesses write to, L-81, RFC 9116', async () => {
    const { headers, body } = await get('security.txt');
    assert.match(String(headers['content-type']), /^text\/plain/);
    assert.deepEqual(body.split('\n'), [
      'Contact: mailto:security@example.com',
      'Expires: 2026-11-30T00:00:00.000Z',
      'Preferred-Languages: en, fr',
      'Canonical: http://localhost:3000/.well-known/security.txt',
      '',
    ]);
  });
});

it('security.txt is missing unless the configuration names an address, L-81', async () => {
  const test = await startCompositionApp();
  assert.equal((await test.app.inject('/.well-known/security.txt')).statusCode, 404);
  await test.stop();
});
