import type { FastifyInstance } from 'fastify';
import type { Locale } from '@crema/shared-contracts';
import { Type } from 'typebox';
import type { LocalizedMessage } from '../../../i18n/messages.ts';
import { textsOf } from '../../../simulator-pages/simulator-page.ts';
import { sendVaultPage } from '../../vault/card-form-page.ts';
import { frameLocaleOf, frameThemeOf } from '../../vault/frame-locale.ts';

const messages = {
  title: ['Your bank’s approval', 'L’approbation de votre banque'],
  asking: ['We’re asking your bank.', 'Nous consultons votre banque.'],
  done: ['Thank you. You can continue in the shop.', 'Merci. Vous pouvez continuer dans la boutique.'],
  declined: [
    'Your bank didn’t approve this payment. You can pay with another card.',
    'Votre banque n’a pas approuvé ce paiement. Vous pouvez payer avec une autre carte.',
  ],
  over: [
    'This question has been answered. There is nothing more to do here.',
    'Cette question a déjà reçu sa réponse. Il n’y a plus rien à faire ici.',
  ],
  failed: [
    'We couldn’t reach your bank. Nothing was charged.',
    'Nous n’avons pas pu joindre votre banque. Rien n’a été débité.',
  ],
  again: ['Try again', 'Réessayer'],
} satisfies Record<string, LocalizedMessage>;
const textIn = textsOf(messages);

interface ActionPage {
  readonly locale: Locale;
  readonly theme: 'light' | 'dark';
  readonly publishableKey: string;
}
const renderAction = ({ locale, theme, publishableKey }: ActionPage): string => {
  const text = textIn(locale);
  const renderState = (state: 'done' | 'declined' | 'over') =>
    `<p data-state="${state}" hidden>${text(state)}</p>`;
  return `<!doctype html>
<html lang="${locale}" data-theme="${theme}" data-publishable-key="${publishableKey}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${text('title')}</title>
    <link rel="stylesheet" href="/vault/browser/card-form.css">
    <link rel="stylesheet" href="/vault/browser/bank-page.css">
    <script type="module" src="/action.js"></script>
  </head>
  <body>
    <main>
      <h1>${text('title')}</h1>
      <div aria-live="polite">
        <p data-state="asking">${text('asking')}</p>
        ${(['done', 'declined', 'over'] as const).map(renderState).join('')}
        <div data-state="failed" hidden><p>${text('failed')}</p><button type="button" id="again">${text('again')}</button></div>
      </div>
    </main>
  </body>
</html>
`;
};

const params = Type.Object({ key: Type.String({ maxLength: 64 }) });

/**
 * The page in the frame of the bank's question (PAY-005). It is the same for each payment: its script reads the key of the URL and asks
 * for the client secret by POST. A reload, Back and a second visit ask again whether the question is open.
 */
export const registerActionPage = (
  app: FastifyInstance,
  { policy, publishableKey }: { readonly policy: string; readonly publishableKey: string },
): void => {
  app.get('/stripe/action/:key', { schema: { params } }, (request, reply) =>
    sendVaultPage(
      reply,
      policy,
      renderAction({ locale: frameLocaleOf(request), theme: frameThemeOf(request), publishableKey }),
    ),
  );
};
