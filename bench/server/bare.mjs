// The baseline of the server bench: Fastify that serialises and compresses a payload, and does no other work. The plugin
// that compresses, its version and its settings are the product's. Reads { payloads: [{ row, html?, json? }] }
// from the file named in the first argument; sends its port to the parent process.
import { readFileSync } from 'node:fs';
import compress from '@fastify/compress';
import fastify from 'fastify';
import { compressionOptions } from '../../apiproxy/src/http/replies/compression.ts';

const { payloads } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const byRow = Map.groupBy(payloads, ({ row }) => row);
let turn = 0;

const app = fastify();
await app.register(compress, compressionOptions);
/** Answers with the payloads of the row in turn. */
const answer = (request, reply) => {
  const own = byRow.get(request.headers['x-bench-row']);
  if (!own) return reply.callNotFound();
  turn += 1;
  const { html, json } = own[turn % own.length];
  if (html !== undefined) return reply.type('text/html; charset=utf-8').send(html);
  // Fastify serialises the object for each request.
  return reply.send(json);
};
app.get('/*', answer);
app.post('/*', answer);
await app.listen({ port: 0, host: '127.0.0.1' });
process.send({ port: app.server.address().port });
