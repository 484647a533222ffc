import { customerService, money, toMajorUnits, type Money } from '@crema/shared-contracts';
import type { Kysely } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';
import { renderLetter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { Tables } from '../../storage/tables.ts';

/** A refund that has not reached its customer yet: it failed, and was not paid in another way. */
export interface OpenRefund {
  readonly refundId: string;
  readonly reference: string;
  readonly amount: Money;
}
/** The open refunds of what was paid. */
export const listOpenRefunds = async (
  db: Kysely<Tables>,
  subject: string,
): Promise<readonly OpenRefund[]> => {
  const rows = await db
    .selectFrom('payment_refund as refund')
    .innerJoin('payment_attempt as attempt', 'attempt.reference', 'refund.reference')
    .select(['refund_id', 'refund.reference', 'refund.amount_minor', 'refund.currency'])
    .where('attempt.order_id', '=', subject)
    .where('failed_at', 'is not', null)
    .where('paid_at', 'is', null)
    .execute();
  return rows.map(({ refund_id, reference, amount_minor, currency }) => ({
    refundId: refund_id,
    reference,
    amount: money(amount_minor, currency),
  }));
};

const subject: LocalizedMessage = [
  'Your refund of {amount} didn’t arrive',
  'Votre remboursement de {amount} n’est pas arrivé',
];
const greeting: LocalizedMessage = ['Hi {name},', 'Bonjour {name},'];
const lead: LocalizedMessage = [
  'Your bank sent back the refund of {amount} for {paid}. Your money is safe: we have it.',
  'Votre banque nous a retourné le remboursement de {amount} pour {paid}. Votre argent est en sécurité\u00a0: nous l’avons.',
];
const detail: LocalizedMessage = [
  'Please contact us, and we’ll send it to you in another way.',
  'Communiquez avec nous, et nous vous l’enverrons d’une autre façon.',
];
const link: LocalizedMessage = ['Contact us', 'Communiquer avec nous'];

interface FailedRefundMail {
  readonly id: string;
  readonly to: string;
  readonly locale: string;
  readonly name: string;
  readonly amount: Money;
  /** The purchase in words, such as `your order 12`. */
  readonly paid: LocalizedMessage;
}
/** Says to the customer that a refund has not arrived, and how to get the money (PAY-007). */
export const renderFailedRefund = (
  { publicOrigin }: Pick<AppDeps, 'publicOrigin'>,
  { id, to, locale, name, amount, paid }: FailedRefundMail,
): Mail =>
  renderLetter({
    id,
    to,
    locale,
    subject,
    paragraphs: [greeting, lead, detail],
    link: { label: link, url: publicOrigin + customerService.helpPath },
    values: {
      name,
      paid: messageIn(paid, locale),
      amount: new Intl.NumberFormat(locale, { style: 'currency', currency: amount.currency }).format(
        toMajorUnits(amount),
      ),
    },
  });
