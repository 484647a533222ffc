// A page with React, a heading and a button, built by webpack like the product and sent with the same headers.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { baseConfig } from '../../remote-kit/build/webpack-base.mjs';
import { root } from '../../scripts/packages.mjs';
import { compile } from '../compose/compile.mjs';

const work = join(root, 'var', 'bench', 'bare-page');
const source = `import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')!).render(<main><h1>Coffee</h1><button onClick={() => undefined}>Order</button></main>);
`;
const html = (script) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bare</title><meta name="description" content="A page with React and nothing else.">
<link rel="icon" href="data:,"><script defer src="/${script}"></script></head><body><div id="root"></div></body></html>`;

const buildBarePage = async () => {
  mkdirSync(work, { recursive: true });
  const entry = join(work, 'main.tsx');
  writeFileSync(entry, source);
  const base = baseConfig({ folder: join(root, 'host'), prefix: 'bare' });
  const path = join(work, 'dist');
  await compile({
    ...base,
    mode: 'production',
    entry: { main: entry },
    output: { ...base.output, path, filename: 'main.[contenthash:8].js', uniqueName: 'bare', clean: true },
    resolve: { ...base.resolve, modules: ['node_modules', join(root, 'node_modules')] },
    resolveLoader: { modules: [join(root, 'node_modules')] },
    plugins: [],
  });
  const script = readdirSync(path).find((file) => file.endsWith('.js'));
  return { script, code: brotliCompressSync(readFileSync(join(path, script))) };
};

/** Builds the page and serves it; returns { origin, stop }. */
export const startBarePage = async (port) => {
  const { script, code } = await buildBarePage();
  const page = brotliCompressSync(html(script));
  const server = http.createServer((request, response) => {
    const isScript = request.url === `/${script}`;
    response.writeHead(isScript || request.url === '/' ? 200 : 404, {
      'content-encoding': 'br',
      'content-type': isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8',
      'cache-control': isScript ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(isScript ? code : page);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://localhost:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
