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
import { paidName, paidWith } from '../card-mails/paid-method.ts';
import { findReload, type ReloadRow } from '../reloads/reload-store.ts';
import { checkAutoReload } from './skip-rules.ts';

/** The code of a failed reload of which the bank has not decided the payment: it was released. The code is shown to nobody. */
export const undecidedCode = 'PAYMENT_UNDECIDED';
/** The code of a failed reload that the bank wanted the customer to confirm. The code is shown to nobody. */
export const unconfirmedCode = 'PAYMENT_UNCONFIRMED';

type Letter = Readonly<Record<'subject' | 'lead' | 'detail', LocalizedMessage>> & {
  /** The link opens the dialog in which the customer adds the money and answers the bank. */
  readonly addsMoney?: boolean;
};
const greeting: LocalizedMessage = ['Hi {name},', 'Bonjour {name},'];
const manage: LocalizedMessage = ['Manage Auto reload', 'Gérer la recharge automatique'];
const addMoney: LocalizedMessage = ['Add money', 'Ajouter de l’argent'];
type LetterName = 'received' | 'declined' | 'undecided' | 'unconfirmed' | 'asking' | 'chargedBack';
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
      'Vous pouvez modifier ou désactiver la recharge automatique en tout temps.',
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
  asking: {
    subject: [
      'Your bank asks you to confirm {amount} for your {card}',
      'Votre banque vous demande de confirmer {amount} pour votre {card}',
    ],
    lead: [
      'Auto reload tried to add {amount} to your {card} ending in {lastFour}, but your bank wants you to confirm the payment yourself. Nothing was charged.',
      'La recharge automatique a tenté d’ajouter {amount} à votre {card} se terminant par {lastFour}, mais votre banque veut que vous confirmiez le paiement vous-même. Rien n’a été débité.',
    ],
    detail: [
      'Add the money now and confirm it with your bank.',
      'Ajoutez l’argent maintenant et confirmez le paiement auprès de votre banque.',
    ],
    addsMoney: true,
  },
  unconfirmed: {
    subject: turnedOff,
    lead: [
      'We tried three times to add {amount} to your {card} ending in {lastFour}, but your bank wants you to confirm the payment yourself. We turned Auto reload off. Nothing was charged.',
      'Nous avons tenté trois fois d’ajouter {amount} à votre {card} se terminant par {lastFour}, mais votre banque veut que vous confirmiez le paiement vous-même. Nous avons désactivé la recharge automatique. Rien n’a été débité.',
    ],
    detail: [
      'Add money yourself and confirm it with your bank, or choose another payment method for Auto reload.',
      'Ajoutez de l’argent vous-même et confirmez le paiement auprès de votre banque, ou choisissez un autre mode de paiement pour la recharge automatique.',
    ],
    addsMoney: true,
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

/** The letters of a failed reload, by its code. */
const letterOfCode: Readonly<Record<string, LetterName>> = {
  [undecidedCode]: 'undecided',
  [unconfirmedCode]: 'unconfirmed',
};
/** The letter of a reload that is settled. */
const letterOf = ({ state, error_code }: ReloadRow): LetterName =>
  state === 'DONE' ? 'received' : (letterOfCode[error_code ?? ''] ?? 'declined');

const write = async (deps: AppDeps, id: string, reload: ReloadRow, name: LetterName) => {
  const letter: Letter = letters[name];
  const { locale, email, mailName } = await loadMemberFacts(deps.db, reload.member_id);
  const { last4 } = await deps.db
    .selectFrom('svc_card')
    .select('last4')
    .where('card_id', '=', reload.card_id)
    .executeTakeFirstOrThrow();
  const { payment_method_id: paymentMethodId, reference } = reload;
  const method = name === 'received' ? await paidName(deps.db, { paymentMethodId, reference }, locale) : '';
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
    link: {
      label: letter.addsMoney ? addMoney : manage,
      url: `${deps.publicOrigin}/account/cards/${reload.card_id}#${letter.addsMoney ? 'add-money' : 'auto-reload'}`,
    },
    values,
  });
};

/** Asks the member to add the money, unless the reload has ended or is not wanted any more: the balance may have risen meanwhile. */
const ask = async (deps: AppDeps, id: string, reload: ReloadRow): Promise<void> => {
  if (reload.state !== 'STARTED' || (await checkAutoReload(deps.db, deps, reload)).code !== undefined) return;
  await deps.mailer.send(await write(deps, id, reload, 'asking'));
};

/**
 * The receipt of an auto reload, the notice that the last retry failed (D-91), with `asksCustomer` the bank's wish that the member
 * confirms it (PAY-005), or with `chargedBackMinor` the notice that the bank took a reload back, which turned auto reload off.
 */
export const mailAutoReload = defineJob<{
  reloadId: string;
  asksCustomer?: boolean;
  chargedBackMinor?: number;
}>({
  topic: 'mail-auto-reload',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload: { reloadId, asksCustomer, chargedBackMinor } }, deps) => {
    const reload = await findReload(deps.db, reloadId);
    if (reload && asksCustomer) return ask(deps, id, reload);
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

/** The bank wants the member to confirm the payment: one mail for all attempts of the reload (PAY-005). */
export const askCustomer = (trx: Transaction<Tables>, deps: AppDeps, reloadId: string): Promise<void> =>
  enqueueJob(trx, deps, {
    job: mailAutoReload,
    payload: { reloadId, asksCustomer: true },
    dedupeKey: `mail-auto-reload-asks:${reloadId}`,
  });
