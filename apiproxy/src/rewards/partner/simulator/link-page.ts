import { partnerPrograms, type Locale, type PartnerId } from '@crema/shared-contracts';
import { textsOf, type SimulatorPage } from '../../../simulator-pages/simulator-page.ts';
import type { LocalizedMessage } from '../../../i18n/messages.ts';
import { escapeMailText as escape } from '../../../mail/escape-mail-text.ts';
import { programName, programTerms } from '../partner-programs.ts';
import { linkPagePathOf } from './simulated-partner.ts';

const messages = {
  hotelTitle: ['Hotel program simulator', 'Simulateur du programme hôtelier'],
  airlineTitle: ['Airline program simulator', 'Simulateur du programme aérien'],
  bankTitle: ['Bank simulator', 'Simulateur de la banque'],
  wrongRequestTitle: ['Partner simulator', 'Simulateur de partenaire'],
  trial: [
    'This is a trial page. It never contacts {partner}, and needs no account there.',
    'Ceci est une page d’essai. Elle ne communique jamais avec {partner} et ne demande aucun compte.',
  ],
  heading: ['Link your account to {programme}?', 'Lier votre compte à {programme}?'],
  lead: [
    '{product} sees the last four digits of your number. Nothing else is shared.',
    '{product} voit les quatre derniers chiffres de votre numéro. Rien d’autre n’est transmis.',
  ],
  end: [
    'You can unlink the accounts at any time on the partnership page.',
    'Vous pouvez dissocier les comptes en tout temps à la page du partenariat.',
  ],
  hotelAccount: ['Member number', 'Numéro de membre'],
  airlineAccount: ['Frequent flyer number', 'Numéro de grand voyageur'],
  bankAccount: ['Customer number', 'Numéro de client'],
  hint: [
    'Any {digits} digits work. A number is linked to one {product} account at a time.',
    '{digits} chiffres au choix. Un numéro est lié à un seul compte {product} à la fois.',
  ],
  invalid: ['Enter {digits} digits, such as {example}.', 'Entrez {digits} chiffres, par exemple {example}.'],
  allow: ['Agree and link', 'Accepter et lier'],
  deny: ['No, return to {product}', 'Non, revenir à {product}'],
  fail: ['Simulate an error at {partner}', 'Simuler une erreur chez {partner}'],
  wrongTitle: ['This link does not work', 'Ce lien ne fonctionne pas'],
  wrong: [
    'It was not made by an application that is registered here. Nothing was shared.',
    'Il ne vient pas d’une application inscrite ici. Rien n’a été transmis.',
  ],
} satisfies Record<string, LocalizedMessage>;

const textIn = textsOf(messages);
const page = (locale: Locale, title: string, body: string): SimulatorPage => ({
  locale,
  title,
  stylesheet: '/link.css',
  body,
});

export interface LinkQuestion {
  readonly partner: PartnerId;
  readonly state: string;
  readonly locale: Locale;
  readonly account: string;
}
/** The question to the customer, with three answers. `isInvalid`: the typed number has another form. */
export const renderLinkQuestion = (
  { partner, state, locale, account }: LinkQuestion,
  isInvalid = false,
): SimulatorPage => {
  const { kind } = partnerPrograms[partner];
  const { accountDigits } = programTerms[partner];
  const text = textIn(locale, {
    partner: programName(partner, locale),
    digits: String(accountDigits),
    example: '1234567890'.slice(0, accountDigits),
  });
  const action = linkPagePathOf(partner);
  const error = isInvalid ? `<p class="error" id="account-error">${text('invalid')}</p>` : '';
  return page(
    locale,
    text(`${kind}Title`),
    `<p class="trial">${text('trial')}</p>
      <h1>${text('heading')}</h1>
      <p>${text('lead')}</p>
      <p>${text('end')}</p>
      <form method="post" novalidate>
        <input type="hidden" name="state" value="${escape(state)}">
        <input type="hidden" name="locale" value="${locale}">
        <label for="account">${text(`${kind}Account`)}</label>
        <input id="account" name="account" inputmode="numeric" autocomplete="off" value="${escape(account)}"
          aria-describedby="account-hint${isInvalid ? ' account-error' : ''}"${isInvalid ? ' aria-invalid="true" autofocus' : ''}>
        <p class="hint" id="account-hint">${text('hint')}</p>${error}
        <button class="primary" formaction="${action}/allow">${text('allow')}</button>
        <button formaction="${action}/deny">${text('deny')}</button>
        <button class="quiet" formaction="${action}/fail">${text('fail')}</button>
      </form>`,
  );
};

/** The page of a request that names another client or another return URL: the browser stays here. */
export const renderWrongRequest = (locale: Locale): SimulatorPage => {
  const text = textIn(locale);
  return page(locale, text('wrongRequestTitle'), `<h1>${text('wrongTitle')}</h1><p>${text('wrong')}</p>`);
};
