import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { startCompositionApp, type CompositionApp } from '../../testing/composition-kit.ts';

const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';

describe('a URL with malformed escapes', () => {
  let server: CompositionApp;
  before(async () => {
    server = await startCompositionApp();
  });
  after(() => server.stop());

  for (const url of ['/menu/%E0%A4%A', '/gift/%', '/%c0%af?from=mail']) {
    it(`answers a page request with the page and 404: ${url}`, async () => {
      const reply = await server.app.inject({ url, headers: { accept } });
      assert.equal(reply.statusCode, 404);
      assert.match(String(reply.headers['content-type']), /^text\/html/);
      assert.match(reply.body, /id="crema-boot"/);
      assert.ok(reply.headers['content-security-policy']);
    });
  }
  for (const url of [`${restPaths.favoriteStores}/%E0%A4%A`, '/assets/host/%E0%A4%A', '/menu/%E0%A4%A'])
    it(`answers any other request with an ErrorReply: ${url}`, async () => {
      const headers = url.startsWith('/menu') ? {} : { accept };
      const reply = await server.app.inject({ url, headers });
      assert.equal(reply.statusCode, 400);
      const { error, referenceId } = reply.json();
      assert.equal(error.code, 'BAD_REQUEST');
      assert.equal(referenceId.length, 26);
      assert.doesNotMatch(reply.body, /FST_/);
    });

  it('is not changed if its escapes are valid', async () => {
    const reply = await server.app.inject({ url: '/gift?to=%', headers: { accept } });
    assert.equal(reply.statusCode, 200);
  });
});
