import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** Sends a text under its name, as a style sheet or a script. */
export const registerVaultText = (app: FastifyInstance, name: string, text: string): void => {
  app.get(`/${name}`, (_request, reply) =>
    reply
      .type(types[extname(name)] ?? 'application/octet-stream')
      .header('cache-control', 'no-cache')
      .send(text),
  );
};

/** The files of the vault's pages, which are sent unchanged from the folder, each under its name. */
export const registerVaultFiles = (app: FastifyInstance, folder: string, names: readonly string[]): void => {
  for (const name of names) registerVaultText(app, name, readFileSync(join(folder, name), 'utf8'));
};

const figtree = fileURLToPath(
  import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
);
/** The shop's face of text. A provider's fields fetch it too, from frames of the provider's origin: any origin may read it. */
export const registerVaultFont = (app: FastifyInstance): void => {
  const bytes = readFileSync(figtree);
  app.get('/figtree.woff2', (_request, reply) =>
    reply
      .type('font/woff2')
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'public, max-age=604800')
      .send(bytes),
  );
};
