import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import fastify from 'fastify';
import { schemaController } from './body-types.ts';

describe('the types of a request', () => {
  const app = fastify({ schemaController });
  app.post(
    '/tips',
    {
      schema: {
        querystring: { type: 'object', properties: { page: { type: 'integer' } } },
        body: {
          type: 'object',
          required: ['minor'],
          properties: { minor: { type: 'integer' }, isKept: { type: 'boolean' }, name: { type: 'string' } },
        },
      },
    },
    (request, reply) => reply.send({ query: request.query, body: request.body }),
  );
  after(() => app.close());
  const post = (payload: object, query = '') => app.inject({ method: 'POST', url: `/tips${query}`, payload });

  for (const body of [
    { minor: null },
    { minor: false },
    { minor: '' },
    { minor: '500' },
    { minor: [500] },
    { minor: 500, isKept: 'false' },
    { minor: 500, isKept: null },
    { minor: 500, name: null },
    { minor: 500, name: 7 },
  ])
    it(`are not converted in a body: ${JSON.stringify(body)} is refused, ACC-061 D-27`, async () => {
      assert.equal((await post(body)).statusCode, 400);
    });

  it('are those of the body otherwise, and a query is converted from its text', async () => {
    const body = { minor: 500, isKept: false, name: '' };
    assert.deepEqual((await post(body, '?page=2')).json(), { query: { page: 2 }, body });
    assert.equal((await post(body, '?page=two')).statusCode, 400);
  });
});
