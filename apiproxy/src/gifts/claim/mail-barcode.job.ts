import { brand, groupCardNumber } from '@crema/shared-contracts';
import { drawBarcode } from '../../cards/cards.public.ts';
import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { formatMailAmount, renderGiftMail } from '../delivery/gift-mail.ts';
import { amountOf, findGift } from '../delivery/gift-store.ts';
import { linkOfGift } from './gift-token.ts';

const messages = {
  subject: ['Your {product} gift for the register', 'Votre cadeau {product} pour la caisse'],
  heading: ['Show this at the register', 'À présenter à la caisse'],
  lead: [
    '{name}, scan this barcode to spend your gift of {amount} from {sender}.',
    '{name}, faites lire ce code-barres pour utiliser votre cadeau de {amount} {ofSender}.',
  ],
  number: ['Card number', 'Numéro de carte'],
  open: ['Open your gift', 'Ouvrir votre cadeau'],
} as const satisfies Record<string, LocalizedMessage>;
const pictureId = 'barcode';

/** Mails the barcode of a gift's card to the recipient, who has no account or no screen at the register. */
export const mailGiftBarcode = defineJob<{ giftId: string }>({
  topic: 'mail-gift-barcode',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload: { giftId } }, deps) => {
    const gift = await findGift(deps.db, giftId);
    if (gift?.state !== 'SENT' && gift?.state !== 'CLAIMED') return;
    const { number_sealed: sealed } = await deps.db
      .selectFrom('svc_card')
      .select('number_sealed')
      .where('card_id', '=', gift.card_id)
      .executeTakeFirstOrThrow();
    const number = deps.cardNumbers.open(sealed);
    await deps.mailer.send(
      renderGiftMail({
        id,
        to: gift.recipient_email,
        locale: gift.locale,
        subject: messages.subject,
        heading: messages.heading,
        picture: { url: `cid:${pictureId}`, text: groupCardNumber(number) },
        pictures: [{ id: pictureId, filename: 'barcode.png', content: await drawBarcode(number, 'pdf417') }],
        paragraphs: [messages.lead],
        rows: [{ label: messageIn(messages.number, gift.locale), value: groupCardNumber(number) }],
        link: { label: messages.open, url: linkOfGift(deps, gift) },
        values: {
          name: gift.recipient_name,
          sender: gift.sender_name,
          amount: formatMailAmount(amountOf(gift), gift.locale),
          product: brand.product,
        },
      }),
    );
  },
});
