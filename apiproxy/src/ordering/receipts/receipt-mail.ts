import { brand, formatMoment, toMajorUnits, type Money } from '@crema/shared-contracts';
import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';
import { escapeMailText as escape } from '../../mail/escape-mail-text.ts';
import { fillMessage as fill } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mailer.ts';
import { optionText } from '../cart/option-text.ts';
import type { PriceLineItem } from '../pricing/order-summary.ts';

/** Orders that were stored before exclusions existed have no `excludedIngredients`. */
type ReceiptLine = Pick<PriceLineItem, 'name' | 'total' | 'children'> &
  Partial<Pick<PriceLineItem, 'excludedIngredients'>>;

export interface Receipt {
  readonly to: string;
  readonly locale: string;
  /** Empty at an address that is not confirmed. */
  readonly mailName: string;
  readonly orderNumber: string;
  readonly storeName: string;
  readonly placedAt: Date;
  /** The way of picking up, in the order's language. */
  readonly pickUp: string;
  readonly readyAt: Date;
  /** Undefined for a store that is gone. */
  readonly address: string | undefined;
  readonly timeZone: string;
  readonly lines: readonly ReceiptLine[];
  readonly rows: readonly { readonly label: string; readonly amount: Money }[];
  readonly note: string | null;
  readonly paidWith: readonly string[];
  /** The Stars that the order earns when it is picked up; 0 without an account. */
  readonly starTenths: number;
  readonly statusUrl: string;
  /** The page of what is stored about an address, for a guest; undefined for a member. */
  readonly dataUrl: string | undefined;
}

const messages = {
  subject: ['Your order {number} at {store}', 'Votre commande {number} au café {store}'],
  greeting: ['Thanks, {name}!', 'Merci, {name}!'],
  lead: [
    'Order {number} is with the baristas at {store}. Placed {when}.',
    'La commande {number} est entre les mains des baristas du café {store}. Passée {when}.',
  ],
  pickUp: ['{pickUp}, ready at about {ready}', '{pickUp}, prête vers {ready}'],
  excludedIngredients: ['No {ingredient}', 'Sans {ingredient}'],
  paidWith: ['Paid with: {tenders}', 'Payé avec\u00a0: {tenders}'],
  stars: ['You’ll earn {stars} Stars when you pick it up.', 'Vous recevrez {stars} Étoiles à la cueillette.'],
  star: ['You’ll earn {stars} Star when you pick it up.', 'Vous recevrez {stars} Étoile à la cueillette.'],
  follow: ['Follow your order', 'Suivre votre commande'],
  followLink: ['Follow your order: {url}', 'Suivre votre commande\u00a0: {url}'],
  data: [
    'See, download or delete what we store about this address: {dataUrl}',
    'Voir, télécharger ou supprimer ce que nous conservons au sujet de cette adresse\u00a0: {dataUrl}',
  ],
  closing: ['See you soon at {product}.', 'À bientôt chez {product}.'],
} as const satisfies Record<string, LocalizedMessage>;

const tenthsPerStar = 10;
/** Whole Stars, as on the order's page (decision 074). */
const toStars = (tenths: number): number => Math.round(tenths / tenthsPerStar);
const isOneStar = (tenths: number, locale: string): boolean =>
  new Intl.PluralRules(locale).select(toStars(tenths)) === 'one';

/** The name of an ingredient begins with a capital letter at the start of a text. */
const inSentence = (name: string, locale: string) => name.charAt(0).toLocaleLowerCase(locale) + name.slice(1);

interface Row {
  readonly label: string;
  readonly amount: string;
  readonly kind: 'line' | 'option' | 'sum';
}
const rowsOf = ({ lines, rows, locale }: Receipt): readonly Row[] => {
  const format = (amount: Money) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: amount.currency }).format(
      toMajorUnits(amount),
    );
  return [
    ...lines.flatMap((line) => [
      { label: line.name, amount: format(line.total), kind: 'line' as const },
      ...line.children.map((child) => ({
        label: optionText(child, locale),
        amount: '',
        kind: 'option' as const,
      })),
      ...(line.excludedIngredients ?? []).map((name) => ({
        label: fill(messageIn(messages.excludedIngredients, locale), {
          ingredient: inSentence(name, locale),
        }),
        amount: '',
        kind: 'option' as const,
      })),
    ]),
    ...rows.map(({ label, amount }) => ({ label, amount: format(amount), kind: 'sum' as const })),
  ];
};

const styles = {
  line: 'padding:8px 0 0;font-weight:600',
  option: 'padding:0 0 0 16px;color:#66534a;font-size:14px',
  sum: 'padding:8px 0 0;border-top:1px solid #e6d9c8',
} as const;
const renderRows = (rows: readonly Row[]) =>
  rows
    .map(
      ({ label, amount, kind }) =>
        `<tr><td style="${styles[kind]}">${escape(label)}</td><td align="right" style="${styles[kind]}">${escape(amount)}</td></tr>`,
    )
    .join('');

/** The time when the order is ready, with its day if that is not the day of the order (L-05). */
const readyTime = ({
  locale,
  placedAt,
  readyAt,
  timeZone,
}: Pick<Receipt, 'locale' | 'placedAt' | 'readyAt' | 'timeZone'>): string => {
  const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone });
  const isAnotherDay = day.format(readyAt) !== day.format(placedAt);
  const format = new Intl.DateTimeFormat(locale, {
    ...(isAnotherDay && { weekday: 'long', month: 'long', day: 'numeric' }),
    ...{ hour: 'numeric', minute: '2-digit', timeZone },
  });
  return formatMoment(format, readyAt);
};

/** Renders the receipt in the order's language, as text and as a page that any mail program shows. */
export const renderReceipt = (id: string, receipt: Receipt): Mail => {
  const {
    locale,
    orderNumber,
    storeName,
    mailName,
    note,
    paidWith,
    starTenths,
    statusUrl,
    placedAt,
    timeZone,
  } = receipt;
  const when = formatMoment(
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }),
    placedAt,
  );
  const ready = readyTime(receipt);
  const write = (key: keyof typeof messages) =>
    fill(messageIn(messages[key], locale), {
      number: orderNumber,
      store: storeName,
      name: mailName,
      when,
      pickUp: receipt.pickUp,
      ready,
      product: brand.product,
      tenders: paidWith.join(', '),
      stars: new Intl.NumberFormat(locale).format(toStars(starTenths)),
      url: statusUrl,
      dataUrl: receipt.dataUrl ?? '',
    });
  const rows = rowsOf(receipt);
  const place = [write('pickUp'), receipt.address].filter((text) => text !== undefined);
  const paid = paidWith.length > 0 ? write('paidWith') : '';
  const stars = starTenths > 0 ? write(isOneStar(starTenths, locale) ? 'star' : 'stars') : '';
  const notes = [note ?? '', paid, stars, receipt.dataUrl ? write('data') : ''].filter(Boolean);
  return {
    id,
    to: receipt.to,
    language: locale,
    subject: write('subject'),
    text: [
      write('greeting'),
      write('lead'),
      ...place,
      '',
      ...rows.map(
        ({ label, amount, kind }) =>
          `${kind === 'option' ? '    ' : ''}${label}${amount ? `  ${amount}` : ''}`,
      ),
      '',
      ...notes,
      write('followLink'),
      '',
      write('closing'),
    ].join('\n'),
    html: `<!doctype html><html lang="${locale}"><body style="margin:0;background:#fbf5ec;color:#231815;font:16px/1.5 system-ui,sans-serif"><table role="presentation" width="100%"><tr><td align="center" style="padding:24px"><table role="presentation" width="560" style="max-width:100%;background:#fffdf9;border-radius:16px"><tr><td style="padding:32px"><h1 style="margin:0 0 8px;font-size:28px">${escape(write('greeting'))}</h1><p style="margin:0 0 16px">${escape(write('lead'))}</p><p style="margin:0 0 24px">${place.map(escape).join('<br>')}</p><table role="presentation" width="100%" cellspacing="0">${renderRows(rows)}</table>${notes.map((text) => `<p style="color:#66534a;font-size:14px">${escape(text)}</p>`).join('')}<p style="margin:24px 0"><a href="${escape(statusUrl)}" style="background:#a4471d;color:#fffaf4;padding:12px 24px;border-radius:999px;text-decoration:none">${escape(write('follow'))}</a></p><p style="margin:0">${escape(write('closing'))}</p></td></tr></table></td></tr></table></body></html>`,
  };
};
