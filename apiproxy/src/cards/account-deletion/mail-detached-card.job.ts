import { brand, money, toMajorUnits, type Currency } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { renderLetter } from '../../mail/letter.ts';
import { loadMemberFacts } from '../member-facts.ts';

/** The token of the mailed link. It is derived, so that the mail can be written again and no table has the token. */
export const tokenOfDetachedCard = (
  { cardNumbers }: Pick<AppDeps, 'cardNumbers'>,
  cardId: string,
  memberId: string,
): string => cardNumbers.hashOf(`detached card ${cardId} ${memberId}`);

const subject: LocalizedMessage = [
  'Your {amount} gift card from your deleted account',
  'Votre carte-cadeau de {amount} de votre compte supprimé',
];
const greeting: LocalizedMessage = ['Hi {name},', 'Bonjour {name},'];
const lead: LocalizedMessage = [
  'Your account is being deleted. Your {card} ending in {lastFour} still has {amount}, and it is yours as a gift card.',
  'Votre compte est en cours de suppression. Votre {card} se terminant par {lastFour} contient toujours {amount}, et elle reste à vous comme carte-cadeau.',
];
const how: LocalizedMessage = [
  'Keep this email. Any account can add the card with the link below, once. The security code that was printed on the card no longer works.',
  'Conservez ce courriel. Tout compte peut ajouter la carte une fois, avec le lien ci-dessous. Le code de sécurité imprimé sur la carte ne fonctionne plus.',
];
const label: LocalizedMessage = ['Add the card', 'Ajouter la carte'];
const cardName: LocalizedMessage = [brand.card, `carte ${brand.product}`];

type DetachedCard = {
  readonly memberId: string;
  readonly cardId: string;
  readonly lastFour: string;
  readonly amountMinor: number;
  readonly currency: Currency;
};
/** D-160: mails a card with its balance. It is retried until the mail is handed over: the account is emptied after it. */
export const mailDetachedCard = defineJob<DetachedCard>({
  topic: 'mail-detached-card',
  lane: 'money',
  retry: retryPolicies.money,
  run: async ({ id, payload: { memberId, cardId, lastFour, amountMinor, currency } }, deps) => {
    const { locale, email, mailName } = await loadMemberFacts(deps.db, memberId);
    const amount = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(
      toMajorUnits(money(amountMinor, currency)),
    );
    await deps.mailer.send(
      renderLetter({
        id,
        to: email,
        locale,
        subject,
        paragraphs: [greeting, lead, how],
        link: {
          label,
          url: `${deps.publicOrigin}/account/cards/add?cashstarToken=${tokenOfDetachedCard(deps, cardId, memberId)}`,
        },
        values: { name: mailName, card: messageIn(cardName, locale), lastFour, amount },
      }),
    );
  },
});
