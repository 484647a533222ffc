import { brand, money, toMajorUnits } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { renderLetter } from '../../mail/letter.ts';
import { loadMemberFacts } from '../member-facts.ts';
import { findReload, type ReloadRow } from '../reloads/reload-store.ts';

type Letter = Readonly<Record<'subject' | 'lead' | 'detail', LocalizedMessage>>;
const greeting: LocalizedMessage = ['Hi {name},', 'Bonjour {name},'];
const link: LocalizedMessage = ['Manage Auto reload', 'Gérer le rechargement automatique'];
const letters: Readonly<Record<'DONE' | 'FAILED', Letter>> = {
  DONE: {
    subject: ['We added {amount} to your {card}', 'Nous avons ajouté {amount} à votre {card}'],
    lead: [
      'Your {card} ending in {lastFour} fell below your reload point, so we added {amount} from your payment method.',
      'Le solde de votre {card} se terminant par {lastFour} est passé sous votre seuil, alors nous y avons ajouté {amount} à partir de votre mode de paiement.',
    ],
    detail: [
      'You can change or turn off Auto reload at any time.',
      'Vous pouvez modifier ou désactiver le rechargement automatique en tout temps.',
    ],
  },
  FAILED: {
    subject: [
      'Auto reload is off for your {card}',
      'Le rechargement automatique de votre {card} est désactivé',
    ],
    lead: [
      'We tried three times to add {amount} to your {card} ending in {lastFour}, and your bank declined each time. We turned Auto reload off. Nothing was charged.',
      'Nous avons tenté trois fois d’ajouter {amount} à votre {card} se terminant par {lastFour}, et votre banque a refusé chaque fois. Nous avons désactivé le rechargement automatique. Rien n’a été débité.',
    ],
    detail: [
      'Choose another payment method to turn it on again.',
      'Choisissez un autre mode de paiement pour le réactiver.',
    ],
  },
};
const cardName: LocalizedMessage = [brand.card, `carte ${brand.product}`];

const write = async (deps: AppDeps, id: string, reload: ReloadRow, letter: Letter) => {
  const { locale, email, firstName } = await loadMemberFacts(deps.db, reload.member_id);
  const { last4 } = await deps.db
    .selectFrom('svc_card')
    .select('last4')
    .where('card_id', '=', reload.card_id)
    .executeTakeFirstOrThrow();
  const amount = money(reload.amount_minor, reload.currency);
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: amount.currency });
  const values = {
    name: firstName,
    card: messageIn(cardName, locale),
    lastFour: last4,
    amount: format.format(toMajorUnits(amount)),
  };
  return renderLetter({
    id,
    to: email,
    locale,
    subject: letter.subject,
    paragraphs: [greeting, letter.lead, letter.detail],
    link: { label: link, url: `${deps.publicOrigin}/account/cards/${reload.card_id}#auto-reload` },
    values,
  });
};

/** The receipt of an auto reload, or the notice that the last retry was declined (D-91). */
export const mailAutoReload = defineJob<{ reloadId: string }>({
  topic: 'mail-auto-reload',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload: { reloadId } }, deps) => {
    const reload = await findReload(deps.db, reloadId);
    if (!reload || reload.state === 'STARTED') return;
    await deps.mailer.send(await write(deps, id, reload, letters[reload.state]));
  },
});
