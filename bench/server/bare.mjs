// The baseline of the server bench: Fastify that serialises and compresses a payload, and does no other work. Compression is
// the product's own registration: the same plugin, version and settings. Reads { rows: [{ method, url, html?, json? }] }
// from the file named in the first argument; sends its port to the parent process.
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { registerCompression } from '../../apiproxy/src/http/replies/compression.ts';

const { rows } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const known = new Map(rows.map((row) => [`${row.method} ${row.url}`, row]));

const app = fastify();
await registerCompression(app);
const answer = (request, reply) => {
  const row = known.get(`${request.method} ${request.url}`);
  if (!row) return reply.callNotFound();
  if (row.html !== undefined) return reply.type('text/html; charset=utf-8').send(row.html);
  // Fastify serialises the object for each request.
  return reply.send(row.json);
};
app.get('/*', answer);
app.post('/*', answer);
await app.listen({ port: 0, host: '127.0.0.1' });
process.send({ port: app.server.address().port });
