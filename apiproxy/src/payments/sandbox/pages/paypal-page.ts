import type { Locale } from '@crema/shared-contracts';
import { textsOf, type SimulatorPage } from '../../../simulator-pages/simulator-page.ts';
import type { LocalizedMessage } from '../../../i18n/messages.ts';
import { escapeMailText as escape } from '../../../mail/escape-mail-text.ts';
import type { SandboxApprovalTable } from '../sandbox.tables.ts';

const messages = {
  title: ['PayPal simulator', 'Simulateur PayPal'],
  trial: [
    'This is a trial page of the shop’s payment provider. It never contacts PayPal, and no real money moves.',
    'Ceci est une page d’essai du fournisseur de paiement de la boutique. Elle ne communique jamais avec PayPal, et aucun argent réel n’est déplacé.',
  ],
  heading: [
    'Let {product} charge your PayPal account?',
    'Permettre à {product} de débiter votre compte PayPal?',
  ],
  lead: [
    'If you agree, {product} can charge this account when you order, when you add money to a card, and when Auto reload runs.',
    'Si vous acceptez, {product} peut débiter ce compte quand vous commandez, quand vous ajoutez de l’argent à une carte et quand la recharge automatique se déclenche.',
  ],
  end: [
    'You can end this at any time: remove PayPal from your payment methods.',
    'Vous pouvez y mettre fin en tout temps : retirez PayPal de vos modes de paiement.',
  ],
  email: ['Email of the PayPal account', 'Courriel du compte PayPal'],
  hint: [
    'Any address works. With one that begins with “declines”, PayPal refuses each charge.',
    'Toute adresse convient. Avec une adresse qui commence par « declines », PayPal refuse chaque débit.',
  ],
  invalid: [
    'Enter an email address, such as name@example.com.',
    'Entrez un courriel, par exemple nom@exemple.com.',
  ],
  agree: ['Agree and continue', 'Accepter et continuer'],
  cancel: ['Cancel and return to {product}', 'Annuler et revenir à {product}'],
  fail: ['Simulate an error at PayPal', 'Simuler une erreur chez PayPal'],
  overTitle: ['This page has already been used', 'Cette page a déjà servi'],
  over: [
    'Your answer was recorded, or the time ran out. Nothing more happens here.',
    'Votre réponse a été enregistrée, ou le délai est écoulé. Rien d’autre ne se passe ici.',
  ],
  back: ['Return to {product}', 'Revenir à {product}'],
} satisfies Record<string, LocalizedMessage>;
const textIn = textsOf(messages);
const page = (locale: Locale, title: string, body: string): SimulatorPage => ({
  locale,
  title,
  stylesheet: '/paypal.css',
  body,
});

type Shown = Pick<SandboxApprovalTable, 'approval_key' | 'email'> & { readonly locale: Locale };

/** The question to the customer, with three answers. `isInvalid`: the typed address has another form. */
export const renderApproval = ({ approval_key, email, locale }: Shown, isInvalid = false): SimulatorPage => {
  const text = textIn(locale);
  const error = isInvalid ? `<p class="error" id="email-error">${text('invalid')}</p>` : '';
  return page(
    locale,
    text('title'),
    `<p class="trial">${text('trial')}</p>
      <h1>${text('heading')}</h1>
      <p>${text('lead')}</p>
      <p>${text('end')}</p>
      <form method="post" novalidate>
        <label for="email">${text('email')}</label>
        <input id="email" name="email" type="email" autocomplete="email" required value="${escape(email)}"
          aria-describedby="email-hint${isInvalid ? ' email-error' : ''}"${isInvalid ? ' aria-invalid="true" autofocus' : ''}>
        <p class="hint" id="email-hint">${text('hint')}</p>${error}
        <button class="primary" formaction="/paypal/${approval_key}/agree">${text('agree')}</button>
        <button formaction="/paypal/${approval_key}/cancel">${text('cancel')}</button>
        <button class="quiet" formaction="/paypal/${approval_key}/fail">${text('fail')}</button>
      </form>`,
  );
};

/** A page that was answered before or is too old: it only leads back. */
export const renderUsedApproval = (locale: Locale, returnUrl: string): SimulatorPage => {
  const text = textIn(locale);
  return page(
    locale,
    text('title'),
    `<h1>${text('overTitle')}</h1><p>${text('over')}</p><a class="button primary" href="${escape(returnUrl)}">${text('back')}</a>`,
  );
};
