import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The mails of an outbox folder to one address, decoded, oldest first. The first mail creates the folder. */
export const readOutbox = (folder: string, address: string): readonly string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${address}`))
    .map((mail) =>
      mail
        .replaceAll(/=\r?\n/g, '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    );
