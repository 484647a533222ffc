import type { Locale } from '@crema/shared-contracts';
import { renderSimulatorPage, textsOf } from '../../../simulator-pages/simulator-page.ts';
import type { LocalizedMessage } from '../../../i18n/messages.ts';
import { escapeMailText as escape } from '../../../mail/letter.ts';
import { linkPagePath } from './simulated-partner.ts';

const messages = {
  title: ['Hotel program simulator', 'Simulateur du programme hôtelier'],
  trial: [
    'This is a trial page. It never contacts Marriott Bonvoy, and needs no account there.',
    'Ceci est une page d’essai. Elle ne communique jamais avec Marriott Bonvoy et ne demande aucun compte.',
  ],
  heading: ['Link your account to {programme}?', 'Lier votre compte à {programme}?'],
  lead: [
    '{product} sees the last four digits of your member number. Nothing else is shared.',
    '{product} voit les quatre derniers chiffres de votre numéro de membre. Rien d’autre n’est transmis.',
  ],
  end: [
    'You can unlink the accounts at any time on the partnership page.',
    'Vous pouvez dissocier les comptes en tout temps à la page du partenariat.',
  ],
  account: ['Member number', 'Numéro de membre'],
  hint: [
    'Any nine digits work. A number is linked to one {product} account at a time.',
    'Neuf chiffres au choix. Un numéro est lié à un seul compte {product} à la fois.',
  ],
  invalid: ['Enter nine digits, such as 123456789.', 'Entrez neuf chiffres, par exemple 123456789.'],
  allow: ['Agree and link', 'Accepter et lier'],
  deny: ['No, return to {product}', 'Non, revenir à {product}'],
  fail: ['Simulate an error at the hotel', 'Simuler une erreur chez l’hôtel'],
  wrongTitle: ['This link does not work', 'Ce lien ne fonctionne pas'],
  wrong: [
    'It was not made by an application that is registered here. Nothing was shared.',
    'Il ne vient pas d’une application inscrite ici. Rien n’a été transmis.',
  ],
} satisfies Record<string, LocalizedMessage>;

const textIn = textsOf(messages);
const page = (locale: Locale, title: string, body: string): string =>
  renderSimulatorPage({ locale, title, stylesheet: '/link.css', body });

export interface LinkQuestion {
  readonly state: string;
  readonly locale: Locale;
  readonly account: string;
}
/** The question to the customer, with three answers. `isInvalid`: the typed number has another form. */
export const renderLinkQuestion = ({ state, locale, account }: LinkQuestion, isInvalid = false): string => {
  const text = textIn(locale);
  const error = isInvalid ? `<p class="error" id="account-error">${text('invalid')}</p>` : '';
  return page(
    locale,
    text('title'),
    `<p class="trial">${text('trial')}</p>
      <h1>${text('heading')}</h1>
      <p>${text('lead')}</p>
      <p>${text('end')}</p>
      <form method="post" novalidate>
        <input type="hidden" name="state" value="${escape(state)}">
        <input type="hidden" name="locale" value="${locale}">
        <label for="account">${text('account')}</label>
        <input id="account" name="account" inputmode="numeric" autocomplete="off" value="${escape(account)}"
          aria-describedby="account-hint${isInvalid ? ' account-error' : ''}"${isInvalid ? ' aria-invalid="true" autofocus' : ''}>
        <p class="hint" id="account-hint">${text('hint')}</p>${error}
        <button class="primary" formaction="${linkPagePath}/allow">${text('allow')}</button>
        <button formaction="${linkPagePath}/deny">${text('deny')}</button>
        <button class="quiet" formaction="${linkPagePath}/fail">${text('fail')}</button>
      </form>`,
  );
};

/** The page of a request that names another client or another return URL: the browser stays here. */
export const renderWrongRequest = (locale: Locale): string => {
  const text = textIn(locale);
  return page(locale, text('title'), `<h1>${text('wrongTitle')}</h1><p>${text('wrong')}</p>`);
};
