import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
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
