import { brand, money, toMajorUnits } from '@crema/shared-contracts';
import type { Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { renderLetter } from '../../mail/letter.ts';
import type { Tables } from '../../storage/tables.ts';
import { loadMemberFacts } from '../member-facts.ts';
import { methodName, paidWith } from '../card-mails/paid-method.ts';
import { findReload, type ReloadRow } from '../reloads/reload-store.ts';

/** The code of a failed reload of which the bank has not decided the payment: it was released. The code is shown to nobody. */
export const undecidedCode = 'PAYMENT_UNDECIDED';

type Letter = Readonly<Record<'subject' | 'lead' | 'detail', LocalizedMessage>>;
const greeting: LocalizedMessage = ['Hi {name},', 'Bonjour {name},'];
const link: LocalizedMessage = ['Manage Auto reload', 'Gérer le rechargement automatique'];
type LetterName = 'received' | 'declined' | 'undecided' | 'chargedBack';
const turnedOff: LocalizedMessage = [
  'Auto reload is off for your {card}',
  'La recharge automatique de votre {card} est désactivée',
];
const chooseAnother: LocalizedMessage = [
  'Choose another payment method to turn it on again.',
  'Choisissez un autre mode de paiement pour la réactiver.',
];
const letters: Readonly<Record<LetterName, Letter>> = {
  received: {
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
  declined: {
    subject: turnedOff,
    lead: [
      'We tried three times to add {amount} to your {card} ending in {lastFour}, and your bank declined each time. We turned Auto reload off. Nothing was charged.',
      'Nous avons tenté trois fois d’ajouter {amount} à votre {card} se terminant par {lastFour}, et votre banque a refusé chaque fois. Nous avons désactivé la recharge automatique. Rien n’a été débité.',
    ],
    detail: chooseAnother,
  },
  undecided: {
    subject: turnedOff,
    lead: [
      'We tried three times to add {amount} to your {card} ending in {lastFour}, and your bank didn’t confirm the payment in time. We turned Auto reload off. Nothing was charged.',
      'Nous avons tenté trois fois d’ajouter {amount} à votre {card} se terminant par {lastFour}, et votre banque n’a pas confirmé le paiement à temps. Nous avons désactivé la recharge automatique. Rien n’a été débité.',
    ],
    detail: chooseAnother,
  },
  chargedBack: {
    subject: turnedOff,
    lead: [
      'Your bank took back {amount} that was added to your {card} ending in {lastFour}. We turned Auto reload off, so that this payment method isn’t charged again.',
      'Votre banque a repris {amount} qui avaient été ajoutés à votre {card} se terminant par {lastFour}. Nous avons désactivé la recharge automatique pour que ce mode de paiement ne soit plus débité.',
    ],
    detail: [
      'You can turn it on again with any payment method.',
      'Vous pouvez la réactiver avec le mode de paiement de votre choix.',
    ],
  },
};
const cardName: LocalizedMessage = [brand.card, `carte ${brand.product}`];

/** The letter of a reload that is settled. */
const letterOf = ({ state, error_code }: ReloadRow): LetterName => {
  if (state === 'DONE') return 'received';
  return error_code === undecidedCode ? 'undecided' : 'declined';
};

const write = async (deps: AppDeps, id: string, reload: ReloadRow, name: LetterName) => {
  const letter = letters[name];
  const { locale, email, mailName } = await loadMemberFacts(deps.db, reload.member_id);
  const { last4 } = await deps.db
    .selectFrom('svc_card')
    .select('last4')
    .where('card_id', '=', reload.card_id)
    .executeTakeFirstOrThrow();
  const method = name === 'received' ? await methodName(deps.db, reload.payment_method_id, locale) : '';
  const amount = money(reload.amount_minor, reload.currency);
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: amount.currency });
  const values = {
    name: mailName,
    card: messageIn(cardName, locale),
    lastFour: last4,
    method,
    amount: format.format(toMajorUnits(amount)),
  };
  return renderLetter({
    id,
    to: email,
    locale,
    subject: letter.subject,
    paragraphs: [greeting, letter.lead, ...(method ? [paidWith] : []), letter.detail],
    link: { label: link, url: `${deps.publicOrigin}/account/cards/${reload.card_id}#auto-reload` },
    values,
  });
};

/**
 * The receipt of an auto reload, the notice that the last retry failed (D-91), or with `chargedBackMinor` the notice that the bank
 * took a reload back, which turned auto reload off.
 */
export const mailAutoReload = defineJob<{ reloadId: string; chargedBackMinor?: number }>({
  topic: 'mail-auto-reload',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload: { reloadId, chargedBackMinor } }, deps) => {
    const reload = await findReload(deps.db, reloadId);
    if (!reload || reload.state === 'STARTED') return;
    const letter =
      chargedBackMinor === undefined
        ? await write(deps, id, reload, letterOf(reload))
        : await write(deps, id, { ...reload, amount_minor: chargedBackMinor }, 'chargedBack');
    await deps.mailer.send(letter);
  },
});

/** The mail of a settled auto reload, once. */
export const enqueueAutoReloadMail = (
  trx: Transaction<Tables>,
  deps: AppDeps,
  reloadId: string,
): Promise<void> =>
  enqueueJob(trx, deps, {
    job: mailAutoReload,
    payload: { reloadId },
    dedupeKey: `mail-auto-reload:${reloadId}`,
  });
