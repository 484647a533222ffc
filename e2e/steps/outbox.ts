import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SharedShop } from './own-shop.ts';

/** The mails to an address in the shop's outbox, with the line breaks of their transfer encoding removed. */
export const mailsTo = (shop: SharedShop, address: string): readonly string[] => {
  const folder = join(shop.folder, 'outbox');
  if (!existsSync(folder)) return [];
  return (
    readdirSync(folder)
      // A mail that is being written has another ending.
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .filter((mail) => mail.includes(`To: ${address}`))
      .map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
  );
};
