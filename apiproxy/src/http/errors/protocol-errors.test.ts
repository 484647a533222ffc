import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { createVault } from '../../payments/vault/create-vault.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createApp } from '../../app/create-app.ts';
import { pageOfUnreadHead } from './oversized-head.ts';
import { dataPolicy } from '../security/secure-headers.ts';

const secure = { publicOrigin: 'https://shop.example', vaultOrigin: 'https://pay.shop.example' };

describe('a request that reaches no handler', () => {
  let test: TestApp;
  const apps = new Map<string, FastifyInstance>();
  before(async () => {
    test = await startTestApp({ modules: [] });
    apps.set('shop', await createApp({ ...test.deps, ...secure }, []));
    apps.set('vault', createVault({ ...test.deps, ...secure }));
    for (const app of apps.values()) await app.listen({ port: 0, host: '127.0.0.1' });
  });
  after(async () => {
    for (const app of apps.values()) await app.close();
    await test.stop();
  });
  /** Sends raw bytes and resolves with everything received until the connection closes. */
  const send = async (app: string, lines: readonly string[]): Promise<string> => {
    const server = apps.get(app)?.server;
    const socket = connect((server?.address() as AddressInfo).port, '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    socket.on('error', () => undefined);
    socket.write([...lines, '', ''].join('\r\n'));
    await once(socket, 'close');
    return text;
  };

  const cut = 'connection: close';
  for (const app of ['shop', 'vault'])
    for (const { what, status, lines } of [
      { what: 'no HTTP', status: 400, lines: ['NO HTTP AT ALL'] },
      { what: 'a header without a name', status: 400, lines: ['GET / HTTP/1.1', 'host: x', ': y'] },
      {
        what: 'two lengths',
        status: 400,
        lines: ['POST / HTTP/1.1', 'host: x', 'content-length: 1', 'transfer-encoding: chunked'],
      },
      {
        what: 'a head that is too long',
        status: 431,
        lines: ['GET / HTTP/1.1', 'host: x', `x-long: ${'x'.repeat(40_000)}`],
      },
      {
        what: 'an expectation that nobody meets',
        status: 417,
        lines: ['POST / HTTP/1.1', 'host: x', 'expect: tea', 'content-length: 0', cut],
      },
      { what: 'two hosts', status: 400, lines: ['GET / HTTP/1.1', 'host: x', 'host: y', cut] },
      { what: 'no host', status: 400, lines: ['GET / HTTP/1.1', cut] },
    ])
      it(`is answered ${status} with the headers of the ${app}: ${what}`, async () => {
        const text = await send(app, lines);
        const [head = '', body = ''] = text.split('\r\n\r\n', 2);
        assert.match(head, new RegExp(`^HTTP/1\\.1 ${status} `));
        for (const header of [
          `content-security-policy: ${dataPolicy}`,
          'x-content-type-options: nosniff',
          'cross-origin-resource-policy: same-origin',
          'strict-transport-security: max-age=31536000',
          'cache-control: no-store',
        ])
          assert.ok(head.toLowerCase().includes(header), `${header} in ${head}`);
        const { error, referenceId } = JSON.parse(body) as { error: { code: string }; referenceId: string };
        assert.ok(error.code && referenceId);
      });

  const cookies = (bytes: number) => `cookie: locale=en-CA; other=${'x'.repeat(bytes)}`;
  const page = (headers: readonly string[]) =>
    send('shop', ['GET /menu HTTP/1.1', 'host: shop.example', 'accept: text/html', ...headers, cut]);

  it('is not refused for 32 KB of cookies, PLT-018', async () => {
    assert.doesNotMatch(await page([cookies(32 * 1024)]), /^HTTP\/1\.1 431 /);
  });

  for (const { what, headers, language } of [
    {
      what: 'the language of the browser',
      headers: ['accept-language: fr-CA', `x: ${'x'.repeat(40_000)}`],
      language: 'fr-CA',
    },
    { what: 'the chosen language', headers: ['accept-language: fr-CA', cookies(40_000)], language: 'en-CA' },
    { what: 'English without a language', headers: [`x: ${'x'.repeat(40_000)}`], language: 'en-US' },
  ])
    it(`is answered with a page that says what to do beyond it, in ${what}, PLT-018`, async () => {
      const reply = await page(headers);
      assert.match(reply, /^HTTP\/1\.1 431 /);
      assert.match(reply, /content-type: text\/html/i);
      assert.match(reply, /delete the cookies of this site|supprimez les témoins/);
      assert.match(reply, new RegExp(`<html lang="${language}"`));
    });

  for (const { because, packet, expected } of [
    {
      because: 'it names French',
      packet: 'GET / HTTP/1.1\r\naccept: text/html\r\naccept-language: fr\r\n',
      expected: /<html lang="fr-CA"/,
    },
    { because: 'its start is missing', packet: 'xxxx; locale=fr-CA; yyyy', expected: /<html lang="fr-CA"/ },
    { because: 'nothing is known', packet: '', expected: /<html lang="en-US"/ },
    {
      because: 'it is a call of a program',
      packet: 'GET / HTTP/1.1\r\naccept: */*\r\n',
      expected: undefined,
    },
    { because: 'it is an API call', packet: 'POST /apiproxy/v1/graphql HTTP/1.1\r\n', expected: undefined },
  ])
    it(`has a page for a head that the parser gave up, or none: ${because}, PLT-018`, () => {
      const text = pageOfUnreadHead(test.deps, packet);
      if (expected) assert.match(text ?? '', expected);
      else assert.equal(text, undefined);
    });
});
