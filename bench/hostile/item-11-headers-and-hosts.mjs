// Item 11: headers that protect a page, writes from other origins, unknown host names.
import { createJudge } from './judge.mjs';
import { codeOf, ownPage, send } from './wire.mjs';

const from = '127.11.0.1';
const forwarded = { 'x-forwarded-proto': 'https' };
const html = { accept: 'text/html' };
const api = '/apiproxy/v1/session';
/** Maps a header to the text that it must contain, by the kind of reply. */
const always = { 'x-content-type-options': /^nosniff$/, 'cross-origin-resource-policy': /^same-origin$/ };
const hsts = { 'strict-transport-security': /^max-age=\d{8,}/ };
const replies = [
  {
    name: 'page',
    path: '/',
    headers: html,
    wants: {
      ...always,
      'permissions-policy': /geolocation=\(self\)/,
      'cross-origin-opener-policy': /^same-origin$/,
      'content-security-policy': /default-src 'none'/,
    },
  },
  { name: 'API', path: api, wants: { ...always, 'content-security-policy': /default-src 'none'/ } },
  {
    name: 'API error',
    path: '/apiproxy/v1/nothing',
    wants: { ...always, 'content-security-policy': /default-src 'none'/ },
  },
  {
    name: 'broken address',
    path: '/apiproxy/v1/stores/favorites/%',
    wants: { ...always, 'content-security-policy': /default-src 'none'/ },
  },
  {
    name: 'drawing',
    path: '/assets/icon.svg',
    wants: { ...always, 'content-security-policy': /default-src 'none'/ },
  },
];
const vaultReplies = [
  {
    name: 'card form',
    path: '/card-form',
    wants: {
      ...always,
      'permissions-policy': /payment=\(self\)/,
      'cross-origin-opener-policy': /^same-origin$/,
      'content-security-policy': /default-src 'none'/,
    },
  },
  {
    name: 'card form error',
    path: '/nothing',
    wants: { ...always, 'content-security-policy': /default-src 'none'/ },
  },
];
const judgeHeaders = (expect, name, reply, wants) => {
  for (const [header, pattern] of Object.entries(wants))
    expect(
      `${name}: ${header}`,
      pattern.test(reply.headers[header] ?? ''),
      reply.headers[header] ?? 'missing',
    );
};

/** The headers of requests from other sites; the last two imitate the shop's own by Host. */
const foreign = [
  { 'sec-fetch-site': 'cross-site', 'x-crema-request': '1' },
  { 'sec-fetch-site': 'same-site', 'x-crema-request': '1' },
  { 'sec-fetch-site': 'none', 'x-crema-request': '1' },
  { origin: 'https://evil.example', 'x-crema-request': '1' },
  { origin: 'null', 'x-crema-request': '1' },
  { origin: 'http://evil.example', host: 'evil.example', 'x-crema-request': '1' },
  { origin: 'http://evil.example', 'x-forwarded-host': 'evil.example', 'x-crema-request': '1' },
];
const writes = [
  'account/signin',
  'account/signout',
  'account/create',
  'stores/favorites',
  'account/cards/barcode',
  'graphql',
];
const hosts = ['evil.example', 'localhost.evil.example', '127.0.0.1', '10.0.0.7:3000', 'localhost:1'];

export const attack = {
  item: 11,
  name: 'headers, origins and hosts',
  run: async ({ origin, vaultOrigin, startServer }) => {
    const { expect, result } = createJudge();
    for (const { name, path, headers, wants } of replies)
      judgeHeaders(expect, name, await send(origin, { path, headers, from }), wants);
    for (const { name, path, wants } of vaultReplies)
      judgeHeaders(expect, name, await send(vaultOrigin, { path, from }), wants);

    for (const path of writes)
      for (const headers of foreign) {
        const reply = await send(origin, {
          method: 'POST',
          path: `/apiproxy/v1/${path}`,
          headers,
          body: {},
          from,
        });
        expect(
          `POST ${path} with ${JSON.stringify(headers)}`,
          [403, 421].includes(reply.status),
          `${reply.status} ${codeOf(reply)}`,
        );
      }
    // One of three proofs is enough (decision 023).
    for (const headers of [ownPage, { origin }, { 'sec-fetch-site': 'same-origin' }]) {
      const path = '/apiproxy/v1/account/signout';
      const own = await send(origin, { method: 'POST', path, headers, body: {}, from });
      expect(`a write of our own page is let in: ${JSON.stringify(headers)}`, own.status < 300, own.status);
    }
    for (const [where, path] of [
      [origin, api],
      [origin, '/'],
      [vaultOrigin, '/card-form'],
    ])
      for (const host of hosts) {
        const reply = await send(where, { path, headers: { ...html, host }, from });
        expect(`${path} of the host ${host}`, reply.status === 421, `${reply.status}`);
      }

    // Runs the server behind a proxy that ends TLS, with its own host names.
    const secure = { shop: 'https://shop.hostile.example', vault: 'https://pay.hostile.example' };
    const server = await startServer({ PUBLIC_ORIGIN: secure.shop, VAULT_ORIGIN: secure.vault });
    try {
      for (const { name, path, headers, wants } of replies)
        judgeHeaders(
          expect,
          `TLS ${name}`,
          await send(server.origin, {
            path,
            headers: { ...headers, ...forwarded, host: 'shop.hostile.example' },
            from,
          }),
          { ...wants, ...hsts },
        );
      for (const { name, path, wants } of vaultReplies)
        judgeHeaders(
          expect,
          `TLS ${name}`,
          await send(server.vaultOrigin, {
            path,
            headers: { ...forwarded, host: 'pay.hostile.example' },
            from,
          }),
          { ...wants, ...hsts },
        );
    } finally {
      await server.stop();
    }
    return result(
      `${replies.length + vaultReplies.length} kinds of replies, ${writes.length} writes, ${hosts.length} hosts`,
    );
  },
};
