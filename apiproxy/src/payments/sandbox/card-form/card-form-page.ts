import { join } from 'node:path';
import { postalCodePattern } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../http/app-deps.ts';
import { framePolicy } from '../../vault/frame-policy.ts';
import { registerVaultFiles } from '../../vault/vault-files.ts';

interface FormField {
  readonly name: string;
  readonly autocomplete: string;
  readonly inputmode: 'numeric' | 'text';
  /** The pattern of shared-contracts, for the form's script. */
  readonly pattern?: string;
  readonly extra?: string;
  readonly hint?: boolean;
  readonly className: string;
}
const fields: readonly FormField[] = [
  {
    name: 'number',
    autocomplete: 'cc-number',
    inputmode: 'numeric',
    className: 'wide',
    extra: '<span id="brand" aria-live="polite"></span>',
  },
  { name: 'expiry', autocomplete: 'cc-exp', inputmode: 'numeric', className: '', hint: true },
  { name: 'code', autocomplete: 'cc-csc', inputmode: 'numeric', className: '', hint: true },
  {
    name: 'postalCode',
    autocomplete: 'postal-code',
    inputmode: 'text',
    pattern: postalCodePattern.source,
    className: 'last',
  },
];
const renderField = ({ name, autocomplete, inputmode, pattern, extra = '', hint, className }: FormField) => `
      <div class="field ${className}">
        <label for="${name}"><span id="${name}-label"></span>${hint ? ` <span class="hint" id="${name}-hint"></span>` : ''}</label>
        <div class="box"><input id="${name}" name="${name}" autocomplete="${autocomplete}" inputmode="${inputmode}"${pattern ? ` data-pattern="${pattern}"` : ''} spellcheck="false" required aria-describedby="${name}-error">${extra}</div>
        <p class="error" id="${name}-error" aria-live="polite"></p>
      </div>`;

/**
 * The card form. Its script fills in the messages in the page's language, and counts the time from the server's: the
 * device's clock refuses no card (PLT-019).
 */
const renderCardForm = (pageOrigin: string, now: Date): string => `<!doctype html>
<html lang="en-US" data-page-origin="${pageOrigin}" data-now="${now.getTime()}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Card</title>
    <link rel="stylesheet" href="/card-form.css">
    <script type="module" src="/card-form.js"></script>
  </head>
  <body>
    <main><form id="card" novalidate aria-labelledby="title">
      <h1 id="title"></h1>${fields.map(renderField).join('')}
    </form></main>
  </body>
</html>
`;

/** The form and its files; the form's address is part of the contract with remote-kit's vault client. */
export const registerCardForm = (app: FastifyInstance, { publicOrigin, clock }: AppDeps): void => {
  registerVaultFiles(app, join(import.meta.dirname, 'browser'), [
    'card-form.css',
    'card-form.js',
    'card-number.js',
    'card-rules.js',
    'card-messages.js',
  ]);
  app.get('/card-form', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', framePolicy(publicOrigin))
      .send(renderCardForm(publicOrigin, clock.now())),
  );
};
