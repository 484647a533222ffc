// A proxy that may edit the server's pages: every variant uses one, so that all have the same overhead.
import http from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const answerPage = (reply, response, { html = (text) => text, policy = (text) => text }) => {
  const parts = [];
  reply
    .on('data', (part) => parts.push(part))
    .on('end', () => {
      const body = brotliCompressSync(Buffer.from(html(Buffer.concat(parts).toString())));
      const { 'content-security-policy': rules, ...headers } = reply.headers;
      // The server sends the page in parts; here it has one length.
      delete headers['transfer-encoding'];
      response.writeHead(reply.statusCode, {
        ...headers,
        ...(rules && { 'content-security-policy': policy(rules) }),
        'content-encoding': 'br',
        'content-length': body.length,
      });
      response.end(body);
    });
};

/**
 * `use({ target, html, policy })` sets the target port, and the edits of the pages and their security policy.
 */
export const startProxy = async (port, first = {}) => {
  let variant = first;
  const server = http.createServer((request, response) => {
    const { target } = variant;
    const isPage = (request.headers.accept ?? '').includes('text/html');
    const upstream = http.request(
      {
        port: target,
        path: request.url,
        method: request.method,
        // The host name is the proxy's: it is the public origin of the server.
        headers: {
          ...request.headers,
          ...(isPage && { 'accept-encoding': 'identity' }),
        },
      },
      (reply) => {
        if (isPage && (reply.headers['content-type'] ?? '').startsWith('text/html'))
          return answerPage(reply, response, variant);
        response.writeHead(reply.statusCode, reply.headers);
        return reply.pipe(response);
      },
    );
    upstream.on('error', () => response.destroy());
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://localhost:${port}`,
    use: (next) => (variant = next),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
