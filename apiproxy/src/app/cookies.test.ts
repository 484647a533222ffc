import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clearOverrideCookie, setOverrideCookie } from '../composition/overrides/override-cookie.ts';
import type { AppDeps } from '../http/app-deps.ts';
import type { ServerModule } from '../http/server-module.ts';
import { trustBrowser } from '../identity/mfa/trusted-browser.ts';
import { clearSidCookie, ensureVisitorId, setSidCookie } from '../identity/sessions/session-cookies.ts';
import { rememberBrowser } from '../identity/sign-in/known-browser.ts';
import { closeBoard, openBoard } from '../ordering/store-board/board-session.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createApp } from './create-app.ts';

interface Sent {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly deps: AppDeps;
}
interface Row {
  readonly name: string;
  /** The file that sets it, below src. */
  readonly file: string;
  /** Lax where a link from another site must find the cookie; Strict where only requests of our own pages need it. */
  readonly sameSite: 'Lax' | 'Strict';
  readonly set: (sent: Sent) => unknown;
  /** Deletes it with the same attributes: browsers ignore the deletion of a __Host- cookie without them. */
  readonly clear?: (sent: Sent) => unknown;
}
const store = { storeNumber: '1001' } as Parameters<typeof openBoard>[2];
const overrides = [{ remote: 'mfe-gift', url: 'http://localhost:3103', until: '2026-06-03T16:00:00Z' }];
const rows: readonly Row[] = [
  {
    name: 'sid',
    file: 'identity/sessions/session-cookies.ts',
    sameSite: 'Lax',
    set: ({ reply, deps }) => setSidCookie(reply, deps, 'id'),
    clear: ({ reply, deps }) => clearSidCookie(reply, deps),
  },
  {
    name: 'visitor',
    file: 'identity/sessions/session-cookies.ts',
    sameSite: 'Lax',
    set: ({ request, reply, deps }) => ensureVisitorId(request, reply, deps),
  },
  {
    name: 'known',
    file: 'identity/sign-in/known-browser.ts',
    sameSite: 'Strict',
    set: ({ request, reply, deps }) =>
      rememberBrowser(request, reply, deps, { account: 'green@crema.test', proof: 'password' }),
  },
  {
    name: 'trusted',
    file: 'identity/mfa/trusted-browser.ts',
    sameSite: 'Strict',
    set: ({ request, reply, deps }) => trustBrowser(request, reply, deps, 'member-green'),
  },
  {
    name: 'board',
    file: 'ordering/store-board/board-session.ts',
    sameSite: 'Strict',
    set: ({ reply, deps }) => openBoard(reply, deps, store),
    clear: ({ reply, deps }) => closeBoard(reply, deps),
  },
  {
    name: 'overrides',
    file: 'composition/overrides/override-cookie.ts',
    sameSite: 'Lax',
    set: ({ reply, deps }) => setOverrideCookie(reply, deps, overrides),
    clear: ({ reply, deps }) => clearOverrideCookie(reply, deps),
  },
];
const source = join(import.meta.dirname, '..');
const filesWithCookies = () =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) =>
      /\.(set|clear)Cookie\(|header\('set-cookie'/.test(readFileSync(join(source, name), 'utf8')),
    );

const probe: ServerModule = {
  name: 'probe',
  register: (app, deps) => {
    for (const { name, set, clear } of rows)
      for (const [verb, act] of [['set', set] as const, ...(clear ? [['clear', clear] as const] : [])])
        app.get(`/${verb}/${name}`, async (request, reply) => {
          await act({ request, reply, deps });
          return {};
        });
  },
};

describe('the cookies of the server, D-07', () => {
  let test: TestApp;
  let secure: FastifyInstance;
  before(async () => {
    test = await startTestApp({ modules: [probe] });
    secure = await createApp({ ...test.deps, publicOrigin: 'https://shop.example' }, [probe]);
  });
  after(async () => {
    await secure.close();
    await test.stop();
  });
  const read = async (app: FastifyInstance, url: string) => {
    const { cookies } = await app.inject({ url });
    return cookies.map(({ name, path, httpOnly, sameSite, secure: isSecure, ...rest }) => ({
      name,
      path,
      httpOnly: httpOnly ?? false,
      sameSite,
      secure: isSecure ?? false,
      hasDomain: 'domain' in rest,
    }));
  };

  it('are all in this table: no other file sets one', () => {
    assert.deepEqual(filesWithCookies().sort(), [...new Set(rows.map(({ file }) => file))].sort());
  });

  for (const { name, sameSite, clear } of rows)
    for (const url of [`/set/${name}`, ...(clear ? [`/clear/${name}`] : [])])
      it(`${url}: bound to this origin and unreadable for scripts, ${sameSite}`, async () => {
        const attributes = { path: '/', httpOnly: true, sameSite, hasDomain: false };
        assert.deepEqual(await read(secure, url), [{ name: `__Host-${name}`, ...attributes, secure: true }]);
        assert.deepEqual(await read(test.app, url), [{ name, ...attributes, secure: false }]);
      });
});
