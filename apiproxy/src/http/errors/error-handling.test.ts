import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Type } from 'typebox';
import { ownPage, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { bodyLimit } from '../../app/create-app.ts';
import type { ServerModule } from '../server-module.ts';
import { createAppError } from './app-error.ts';

const probe: ServerModule = {
  name: 'probe',
  register: (app) => {
    const body = Type.Object({ email: Type.Object({ address: Type.String() }) });
    app.post('/apiproxy/v1/probe', { schema: { body } }, () => ({ ok: true }));
    app.get('/apiproxy/v1/broken', () => {
      throw new Error('password=hunter2 at 10.0.0.7');
    });
    app.get('/apiproxy/v1/refused', () => {
      throw createAppError(
        'INSUFFICIENT_BALANCE',
        { shortfallMinor: 125 },
        { field: 'cardId', messageId: 'low' },
      );
    });
  },
};

describe('a request that fails', () => {
  let server: TestApp;
  before(async () => {
    server = await startTestApp({ modules: [probe] });
  });
  after(() => server.stop());
  const post = (payload: string, contentType = 'application/json') =>
    server.app.inject({
      method: 'POST',
      url: '/apiproxy/v1/probe',
      headers: { ...ownPage, 'content-type': contentType },
      payload,
    });

  for (const { because, payload, contentType, status, code, field } of [
    { because: 'its JSON is broken', payload: '{"email":', status: 400, code: 'MALFORMED_JSON' },
    { because: 'its body is empty', payload: '', status: 400, code: 'MALFORMED_JSON' },
    {
      because: 'it poisons prototypes',
      payload: '{"__proto__":{"admin":true}}',
      status: 400,
      code: 'MALFORMED_JSON',
    },
    {
      because: 'it is too large',
      payload: JSON.stringify({ pad: 'x'.repeat(bodyLimit) }),
      status: 413,
      code: 'TOO_LARGE',
    },
    {
      because: 'a field is missing',
      payload: '{"email":{}}',
      status: 400,
      code: 'VALIDATION',
      field: 'email.address',
    },
    {
      because: 'a field has the wrong type',
      payload: '{"email":3}',
      status: 400,
      code: 'VALIDATION',
      field: 'email',
    },
    {
      because: 'it is not JSON',
      payload: '<a/>',
      contentType: 'application/xml',
      status: 400,
      code: 'BAD_REQUEST',
    },
  ])
    it(`answers ${code} when ${because}`, async () => {
      const reply = await post(payload, contentType);
      assert.equal(reply.statusCode, status);
      const { error, referenceId } = reply.json();
      assert.deepEqual({ code: error.code, field: error.field }, { code, field });
      assert.match(referenceId, /^[0-9A-HJKMNP-TV-Z]{26}$/);
      assert.equal(reply.headers['cache-control'], 'no-store');
    });

  it('answers an unknown path with NOT_FOUND as JSON', async () => {
    const reply = await server.app.inject('/apiproxy/v1/nowhere');
    assert.equal(reply.statusCode, 404);
    assert.equal(reply.json().error.code, 'NOT_FOUND');
  });

  it('contains code, parameters, field and message id of an AppError', async () => {
    const reply = await server.app.inject('/apiproxy/v1/refused');
    assert.equal(reply.statusCode, 402);
    const { error, messageId } = reply.json();
    assert.deepEqual(error, {
      code: 'INSUFFICIENT_BALANCE',
      message: 'INSUFFICIENT_BALANCE',
      params: { shortfallMinor: 125 },
      field: 'cardId',
    });
    assert.equal(messageId, 'low');
  });

  it('contains nothing of an unexpected error, and the log has its cause under the reference id', async () => {
    const reply = await server.app.inject('/apiproxy/v1/broken');
    assert.equal(reply.statusCode, 500);
    assert.deepEqual(reply.json().error, { code: 'UNEXPECTED_ERROR', message: 'UNEXPECTED_ERROR' });
    assert.doesNotMatch(reply.body, /hunter2|10\.0\.0\.7|stack/);
    const line = server.logged.find(({ facts }) => facts['referenceId'] === reply.json().referenceId);
    assert.match(String((line?.facts['cause'] as Error).message), /hunter2/);
  });
});
