import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { brand, type Locale } from '@crema/shared-contracts';
import type { AppDeps } from '../http/app-deps.ts';
import { demonstrationNote } from '../http/environment/demonstration.ts';
import { messageIn, type LocalizedMessage } from '../i18n/messages.ts';
import { escapeMailText } from '../mail/escape-mail-text.ts';
import { fillMessage } from '../mail/letter.ts';

/** Returns a function that returns the texts of a locale, filled with the brand and `values`, escaped for HTML. */
export const textsOf =
  <Id extends string>(messages: Readonly<Record<Id, LocalizedMessage>>) =>
  (locale: Locale, values: Readonly<Record<string, string>> = {}) =>
  (id: Id): string =>
    escapeMailText(fillMessage(messageIn(messages[id], locale), { ...brand, ...values }));

/** The stylesheet of a simulator: the colors of this file, and the layout that all simulators share. */
export const readSimulatorStyle = (colorsPath: string): string =>
  readFileSync(colorsPath, 'utf8') + readFileSync(join(import.meta.dirname, 'layout.css'), 'utf8');

/** One page of a simulator of another company: no script, and the simulator's own colors. */
export interface SimulatorPage {
  readonly locale: Locale;
  /** Escaped, like `body`. */
  readonly title: string;
  readonly stylesheet: string;
  readonly body: string;
}
const render = (deps: AppDeps, { locale, title, stylesheet, body }: SimulatorPage): string => `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${stylesheet}">
  </head>
  <body>
    <header><strong>${title}</strong></header>
    <main>${demonstrationNote(deps, locale)}${body}</main>
  </body>
</html>
`;

/** No script, no frame; the form goes to the simulator's own origin, and its reply leads to the shop. */
const policyOf = (publicOrigin: string): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    `form-action 'self' ${publicOrigin}`,
    "frame-ancestors 'none'",
  ].join('; ');

export const sendSimulatorPage = (reply: FastifyReply, deps: AppDeps, page: SimulatorPage): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policyOf(deps.publicOrigin))
    .send(render(deps, page));
