import { join } from 'node:path';
import { networkNames, postalCodePattern } from '@crema/shared-contracts';
import { paymentMarkBox, paymentMarkOf } from '@crema/shared-contracts/payment-marks';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { registerVaultFiles } from './vault-files.ts';

type ProviderField = 'number' | 'expiry' | 'code';
interface FormField {
  readonly name: ProviderField | 'postalCode';
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
    extra:
      '<span id="brand"><svg aria-hidden="true" width="32" height="20"><use id="brand-mark"></use></svg><span id="brand-name" aria-live="polite"></span></span>',
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

const renderInput = ({ name, autocomplete, inputmode, pattern }: FormField): string =>
  `<input id="${name}" name="${name}" autocomplete="${autocomplete}" inputmode="${inputmode}"${pattern ? ` data-pattern="${pattern}"` : ''} spellcheck="false" required aria-describedby="${name}-error">`;
/** The place of a field that the provider's script shows in a frame of its own. */
const renderElement = ({ name }: FormField): string => `<div id="${name}" class="element"></div>`;

/** The drawings of the networks, of which the form's script shows one. */
const networkMarks = Object.keys(networkNames)
  .map(
    (network) =>
      `<symbol id="mark-${network}" viewBox="0 0 ${paymentMarkBox.width} ${paymentMarkBox.height}">${paymentMarkOf(network)}</symbol>`,
  )
  .join('');

interface CardForm {
  readonly pageOrigin: string;
  /** Facts for the form's script: data attributes of the document, escaped. */
  readonly data: Readonly<Record<string, string>>;
  /** `elements`: the card's fields are frames of the provider; the postal code is an input in each form. */
  readonly cardFields: 'inputs' | 'elements';
}

/** The card form. Its script `/card-form.js` fills in the messages in the page's language. */
const renderCardForm = ({ pageOrigin, data, cardFields }: CardForm): string => {
  const names = JSON.stringify(networkNames).replaceAll('"', '&quot;');
  const attributes = Object.entries({ 'page-origin': pageOrigin, 'network-names': names, ...data }).map(
    ([name, value]) => ` data-${name}="${value}"`,
  );
  const renderField = (field: FormField) => `
      <div class="field ${field.className}">
        <label for="${field.name}"><span id="${field.name}-label"></span>${field.hint ? ` <span class="hint" id="${field.name}-hint"></span>` : ''}</label>
        <div class="box">${cardFields === 'elements' && field.name !== 'postalCode' ? renderElement(field) : renderInput(field)}${field.extra ?? ''}</div>
        <p class="error" id="${field.name}-error" aria-live="polite"></p>
      </div>`;
  return `<!doctype html>
<html lang="en-US"${attributes.join('')}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Card</title>
    <link rel="stylesheet" href="/vault/browser/card-form.css">
    <script type="module" src="/card-form.js"></script>
  </head>
  <body>
    <svg hidden>${networkMarks}</svg>
    <main><form id="card" novalidate aria-labelledby="title">
      <h1 id="title"></h1>${fields.map(renderField).join('')}
    </form></main>
  </body>
</html>
`;
};

export const sendVaultPage = (reply: FastifyReply, policy: string, html: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .send(html);

/** The form; its address is part of the contract with remote-kit's vault client. */
export const registerCardFormPage = (
  app: FastifyInstance,
  policy: string,
  readForm: () => CardForm,
): void => {
  app.get('/card-form', (_request, reply) => sendVaultPage(reply, policy, renderCardForm(readForm())));
};

/**
 * The files that the forms of all providers share. The address is the path below payments/, so that an import in a form's script is the
 * same on the disk and in the browser.
 */
export const registerSharedFiles = (app: FastifyInstance): void =>
  registerVaultFiles(app, join(import.meta.dirname, '..'), [
    'vault/browser/bank-page.css',
    'vault/browser/card-form.css',
    'vault/browser/card-form.js',
    'vault/browser/card-messages.js',
    'vault/browser/page-messages.js',
    'vault/browser/postal-code.js',
  ]);
