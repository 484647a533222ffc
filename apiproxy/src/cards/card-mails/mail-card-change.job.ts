import { brand, money, toMajorUnits, type Currency } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { renderLetter } from '../../mail/letter.ts';
import { loadMemberFacts } from '../member-facts.ts';
import { paidName, paidWith } from './paid-method.ts';

const greeting: LocalizedMessage = ['Hi {name},', 'Bonjour {name},'];
const notYou: LocalizedMessage = [
  'If this wasn’t you, change your password and call us.',
  'Si ce n’était pas vous, changez votre mot de passe et appelez-nous.',
];
const letters = {
  'money-added': {
    subject: ['We added {amount} to your {card}', 'Nous avons ajouté {amount} à votre {card}'],
    lead: [
      'You added {amount} to your {card} ending in {lastFour}. Its balance was {balance} then.',
      'Vous avez ajouté {amount} à votre {card} se terminant par {lastFour}. Son solde était alors de {balance}.',
    ],
    link: ['See the card', 'Voir la carte'],
    path: '/account/cards/{cardId}',
  },
  'charged-back': {
    subject: ['{amount} was taken off your {card}', '{amount} ont été retirés de votre {card}'],
    lead: [
      'A payment for your {card} ending in {lastFour} went back to your bank, so we took {amount} off the card. Its balance was {balance} then.',
      'Un paiement pour votre {card} se terminant par {lastFour} est retourné à votre banque, alors nous avons retiré {amount} de la carte. Son solde était alors de {balance}.',
    ],
    link: ['See the card', 'Voir la carte'],
    path: '/account/cards/{cardId}',
  },
  'chargeback-returned': {
    subject: ['{amount} is back on your {card}', 'Nous avons remis {amount} sur votre {card}'],
    lead: [
      'Your bank had taken back a payment for your {card} ending in {lastFour}, and has now returned it. So we put {amount} back on the card. Its balance was {balance} then.',
      'Votre banque avait repris un paiement pour votre {card} se terminant par {lastFour}, et l’a maintenant rendu. Nous avons donc remis {amount} sur la carte. Son solde était alors de {balance}.',
    ],
    link: ['See the card', 'Voir la carte'],
    path: '/account/cards/{cardId}',
  },
  'auto-reload-on': {
    subject: ['Auto reload is on for your {card}', 'La recharge automatique de votre {card} est activée'],
    lead: [
      'When your {card} ending in {lastFour} falls below {balance}, we add {amount} from your payment method. You can change or turn it off at any time.',
      'Quand le solde de votre {card} se terminant par {lastFour} passe sous {balance}, nous y ajoutons {amount} à partir de votre mode de paiement. Vous pouvez modifier ou désactiver la recharge en tout temps.',
    ],
    link: ['Manage Auto reload', 'Gérer la recharge automatique'],
    path: '/account/cards/{cardId}#auto-reload',
  },
  removed: {
    subject: ['A {card} was removed from your account', 'Une {card} a été retirée de votre compte'],
    lead: [
      'The {card} ending in {lastFour} is not on your account any more. Its balance of {balance} stays on it: whoever has the card can use it, or add it to an account with its number and code.',
      'La {card} se terminant par {lastFour} n’est plus dans votre compte. Son solde de {balance} y reste : qui possède la carte peut l’utiliser, ou l’ajouter à un compte avec son numéro et son code.',
    ],
    link: ['See your cards', 'Voir vos cartes'],
    path: '/account/cards',
  },
} as const satisfies Record<
  string,
  Readonly<Record<'subject' | 'lead' | 'link', LocalizedMessage>> & { readonly path: string }
>;
const cardName: LocalizedMessage = [brand.card, `carte ${brand.product}`];

/** A type, because a job's payload is a plain record. */
type CardChange = {
  readonly kind: keyof typeof letters;
  readonly memberId: string;
  readonly cardId: string;
  readonly lastFour: string;
  readonly currency: Currency;
  /** The money that was added, taken off or returned, or that auto reload adds. */
  readonly amountMinor: number;
  /** The balance after the change, or the one below which auto reload adds money. */
  readonly balanceMinor: number;
  /** The stored method that paid the money that was added; null if a wallet did. */
  readonly paymentMethodId?: string | null;
  /** The payment of the money that was added. */
  readonly reference?: string;
};

const render = async (deps: AppDeps, id: string, change: CardChange) => {
  const { kind, memberId, cardId, lastFour, currency } = change;
  const { subject, lead, link, path } = letters[kind];
  const { locale, email, mailName } = await loadMemberFacts(deps.db, memberId);
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const { paymentMethodId = null, reference = null } = change;
  const method = await paidName(deps.db, { paymentMethodId, reference }, locale);
  const inWords = (minor: number) => format.format(toMajorUnits(money(minor, currency)));
  return renderLetter({
    id,
    to: email,
    locale,
    subject,
    paragraphs: [greeting, lead, ...(method ? [paidWith] : []), notYou],
    link: {
      label: link,
      url: deps.publicOrigin + path.replace('{cardId}', () => encodeURIComponent(cardId)),
    },
    values: {
      name: mailName,
      card: messageIn(cardName, locale),
      lastFour,
      method,
      amount: inWords(change.amountMinor),
      balance: inWords(change.balanceMinor),
    },
  });
};

/** Confirms to the member that money was added, taken back or returned, auto reload was turned on, or a card was removed (K-08, PAY-007). */
export const mailCardChange = defineJob<CardChange>({
  topic: 'mail-card-change',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload }, deps) => {
    await deps.mailer.send(await render(deps, id, payload));
  },
});
