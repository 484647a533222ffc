import { brand, toMajorUnits, type Money } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { OrderVoidReason } from '../../generated/resolvers.ts';
import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { renderLetter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mailer.ts';
import { statusPathOf } from '../history/present-order.ts';
import { findOrder, type OrderRow } from '../stored-orders.ts';
import { tenderName } from '../../payments/payments.public.ts';
import { orderMailName } from '../receipts/order-mail-name.ts';
import { findOrderVoid } from './order-void.ts';

const subject: LocalizedMessage = [
  '{store} couldn’t make your order {number}',
  'Le café {store} n’a pas pu préparer votre commande {number}',
];
const canceled: LocalizedMessage = ['Your order {number} is canceled', 'Votre commande {number} est annulée'];
const greeting: LocalizedMessage = ['Hi {name},', 'Bonjour {name},'];
const reasons: Readonly<Record<OrderVoidReason, LocalizedMessage>> = {
  SOLD_OUT: [
    'We’re sorry: {store} ran out of something in your order {number}, so it was canceled.',
    'Nous sommes désolés\u00a0: il manque un article de votre commande {number} au café {store}, alors elle a été annulée.',
  ],
  EQUIPMENT: [
    'We’re sorry: a machine at {store} stopped working, so your order {number} was canceled.',
    'Nous sommes désolés\u00a0: un appareil du café {store} est en panne, alors votre commande {number} a été annulée.',
  ],
  CLOSING: [
    'We’re sorry: {store} had to close early, so your order {number} was canceled.',
    'Nous sommes désolés\u00a0: le café {store} a dû fermer plus tôt, alors votre commande {number} a été annulée.',
  ],
  CUSTOMER: ['You canceled your order {number}.', 'Vous avez annulé votre commande {number}.'],
  OTHER: [
    'We’re sorry: {store} couldn’t make your order {number}, so it was canceled.',
    'Nous sommes désolés\u00a0: le café {store} n’a pas pu préparer votre commande {number}, alors elle a été annulée.',
  ],
};
const toCard: LocalizedMessage = [
  '{amount} is back on your {tender}.',
  'Nous avons remis {amount} sur votre {tender}.',
];
const toBank: LocalizedMessage = [
  '{amount} goes back to {tender}. Your bank may need a few days to show it.',
  'Nous remboursons {amount} à {tender}. Votre banque peut mettre quelques jours à l’afficher.',
];
const offer: LocalizedMessage = [
  'Your offer “{offer}” is yours to use again.',
  'Votre offre «\u00a0{offer}\u00a0» est de nouveau à vous.',
];
const link: LocalizedMessage = ['See your order', 'Voir votre commande'];

const writeVoid = async ({ db, publicOrigin }: AppDeps, order: OrderRow, id: string): Promise<Mail> => {
  const { locale, offer: used } = order;
  const voided = await findOrderVoid(db, order);
  const format = (amount: Money) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: amount.currency }).format(
      toMajorUnits(amount),
    );
  // The sentences name their amount and card: they are filled before the letter is.
  const fillIn = (message: LocalizedMessage, values: Readonly<Record<string, string>>): LocalizedMessage => {
    const text = messageIn(message, locale).replaceAll(
      /\{(amount|tender)\}/g,
      (_, name) => values[name] ?? '',
    );
    return [text, text];
  };
  const returned = (voided?.returned ?? []).map((tender) =>
    fillIn(tender.kind === 'svc' ? toCard : toBank, {
      amount: format(tender.amount),
      tender: tenderName(tender, locale),
    }),
  );
  return renderLetter({
    id,
    to: order.email,
    locale,
    subject: voided?.reason === 'CUSTOMER' ? canceled : subject,
    paragraphs: [greeting, reasons[voided?.reason ?? 'OTHER'], ...returned, ...(used ? [offer] : [])],
    link: { label: link, url: `${publicOrigin}${statusPathOf(order)}` },
    values: {
      name: await orderMailName(db, order),
      number: order.order_number,
      store: order.store_name,
      offer: used?.title ?? '',
      product: brand.product,
    },
  });
};

/** Mails the customer of a voided order what was given back. A repeated mail has the same id (the job's). */
export const mailVoid = defineJob<{ orderId: string }>({
  topic: 'mail-void',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload }, deps) => {
    const order = await findOrder(deps.db, payload.orderId);
    if (order?.status === 'VOIDED') await deps.mailer.send(await writeVoid(deps, order, id));
  },
});
