import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { demonstrationNotice } from '../../http/environment/demonstration.ts';
import { escapeHtml } from '../page/escape-html.ts';

const path = '/demonstration.css';
const styles = readFileSync(join(import.meta.dirname, 'demonstration.css'), 'utf8');
const version = createHash('sha256').update(styles).digest('hex').slice(0, 8);

const [english, french] = demonstrationNotice;
/** Both languages, of which the style sheet shows the document's: a visitor can change it without loading the page again. */
const texts = [
  { lang: 'en', label: 'Demonstration', text: english },
  { lang: 'fr', label: 'Démonstration', text: french },
];

/**
 * The strip above the header of a demonstration, with its style sheet (PAY-001). It is outside of the part of the page that the
 * host renders, so that the host's files have no byte of it.
 */
export const demonstrationStrip = {
  head: `<link rel="stylesheet" href="${path}?v=${version}">`,
  body: texts
    .map(
      ({ lang, label, text }) =>
        `<aside class="crema-demonstration" lang="${lang}" aria-label="${label}">${escapeHtml(text)}</aside>`,
    )
    .join(''),
} as const;

export const registerDemonstrationStyles = (app: FastifyInstance): void => {
  app.get(path, (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(styles),
  );
};
