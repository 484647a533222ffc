import { customerService, money, toMajorUnits, type Money } from '@crema/shared-contracts';
import type { Kysely } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';
import { renderLetter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { Tables } from '../../storage/tables.ts';
import type { PaymentMailKind, PaymentMailPayload } from '../chargebacks.ts';
import { listOpenRefunds } from './failed-refunds.ts';

interface MailedPayment {
  readonly kind: PaymentMailKind;
  readonly amount: Money;
}
/** The content of the mail; undefined for a failed refund that the customer has got in another way meanwhile. */
export const findMailedPayment = async (
  db: Kysely<Tables>,
  { refundId, subject, kind, amountMinor, currency }: PaymentMailPayload,
): Promise<MailedPayment | undefined> => {
  if (kind && amountMinor !== undefined && currency) return { kind, amount: money(amountMinor, currency) };
  const open = (await listOpenRefunds(db, subject)).find((refund) => refund.refundId === refundId);
  return open && { kind: 'refund-failed', amount: open.amount };
};

interface Letter {
  readonly subject: LocalizedMessage;
  readonly lead: LocalizedMessage;
  readonly detail: LocalizedMessage;
}
const questions: LocalizedMessage = [
  'Please contact us if you have questions.',
  'Communiquez avec nous si vous avez des questions.',
];
const letters: Readonly<Record<PaymentMailKind, Letter>> = {
  'refund-failed': {
    subject: ['Your refund of {amount} didn’t arrive', 'Votre remboursement de {amount} n’est pas arrivé'],
    lead: [
      'Your bank sent back the refund of {amount} for {paid}. Your money is safe: we have it.',
      'Votre banque nous a retourné le remboursement de {amount} pour {paid}. Votre argent est en sécurité\u00a0: nous l’avons.',
    ],
    detail: [
      'Please contact us, and we’ll send it to you in another way.',
      'Communiquez avec nous, et nous vous l’enverrons d’une autre façon.',
    ],
  },
  refunded: {
    subject: ['We refunded {amount}', 'Nous vous avons remboursé {amount}'],
    lead: [
      'We refunded {amount} for {paid}. It goes back to the card or account that paid.',
      'Nous avons remboursé {amount} pour {paid}. Ce montant retourne à la carte ou au compte qui a payé.',
    ],
    detail: questions,
  },
  'captured-less': {
    subject: ['You paid less: {amount}', 'Vous avez payé moins\u00a0: {amount}'],
    lead: [
      'We charged {amount} for {paid}, which is less than planned. Your receipt in your history shows it too.',
      'Nous avons débité {amount} pour {paid}, soit moins que prévu. Le reçu de votre historique l’indique aussi.',
    ],
    detail: questions,
  },
  'charged-back': {
    subject: ['Your bank took back {amount}', 'Votre banque a repris {amount}'],
    lead: [
      'Your payment of {amount} for {paid} is disputed, and your bank took it back from us.',
      'Votre paiement de {amount} pour {paid} est contesté, et votre banque nous l’a repris.',
    ],
    detail: [
      'If you didn’t dispute it, please contact us.',
      'Si vous ne l’avez pas contesté, communiquez avec nous.',
    ],
  },
  'chargeback-returned': {
    subject: ['Your payment of {amount} stands', 'Votre paiement de {amount} est maintenu'],
    lead: [
      'Your bank has decided about the disputed payment of {amount} for {paid}: the payment stands.',
      'Votre banque a tranché au sujet du paiement contesté de {amount} pour {paid}\u00a0: le paiement est maintenu.',
    ],
    detail: questions,
  },
};
const greeting: LocalizedMessage = ['Hi {name},', 'Bonjour {name},'];
const link: LocalizedMessage = ['Contact us', 'Communiquer avec nous'];

interface PaymentMail extends MailedPayment {
  readonly id: string;
  readonly to: string;
  readonly locale: string;
  readonly name: string;
  /** The purchase in words, such as `your order 12`. */
  readonly paid: LocalizedMessage;
}
/** Says to the customer what has happened to a payment, and where to ask (PAY-007). */
export const renderPaymentMail = (
  { publicOrigin }: Pick<AppDeps, 'publicOrigin'>,
  { id, to, locale, name, kind, amount, paid }: PaymentMail,
): Mail =>
  renderLetter({
    id,
    to,
    locale,
    subject: letters[kind].subject,
    paragraphs: [greeting, letters[kind].lead, letters[kind].detail],
    link: { label: link, url: publicOrigin + customerService.helpPath },
    values: {
      name,
      paid: messageIn(paid, locale),
      amount: new Intl.NumberFormat(locale, { style: 'currency', currency: amount.currency }).format(
        toMajorUnits(amount),
      ),
    },
  });
