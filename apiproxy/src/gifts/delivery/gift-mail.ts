import { brand, formatMoment, toMajorUnits, zoneName, type Money } from '@crema/shared-contracts';
import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';
import { escapeMailText as escape } from '../../mail/escape-mail-text.ts';
import { fillMessage as fill } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mailer.ts';

/** The picture at the top; mail programs that load no pictures show the text. */
export interface MailPicture {
  readonly url: string;
  readonly text: string;
}
export interface MailRow {
  readonly label: string;
  /** The address of the person whom the label names, and a sentence: each is a line of its own in the page. */
  readonly contact?: string;
  readonly note?: string;
  readonly value: string;
}
export interface GiftMail {
  readonly id: string;
  readonly to: string;
  readonly locale: string;
  readonly subject: LocalizedMessage;
  readonly heading: LocalizedMessage;
  readonly picture?: MailPicture;
  readonly paragraphs: readonly LocalizedMessage[];
  /** A text that the sender wrote; its line breaks are kept. */
  readonly quote?: string;
  readonly rows?: readonly MailRow[];
  readonly link?: { readonly label: LocalizedMessage; readonly url: string };
  /** Below the link, smaller. */
  readonly notes?: readonly LocalizedMessage[];
  readonly values: Readonly<Record<string, string>>;
  readonly pictures?: Mail['pictures'];
}

export const formatMailAmount = (amount: Money, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: amount.currency }).format(
    toMajorUnits(amount),
  );
/** The day and time of delivery in the sender's zone, which is named (D-73). */
export const formatMailMoment = (at: Date, locale: string, timeZone: string): string => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone });
  return `${formatMoment(format, at)} (${zoneName(locale, timeZone)})`;
};

/** The colours hold in both colour schemes; a program with dark mode reads the second set. */
const darkStyle = `@media (prefers-color-scheme:dark){.page{background:#1d1512!important}.sheet{background:#2a201b!important}.text,.title{color:#fbf5ec!important}.brand{color:#f0a070!important}.soft{color:#d9c9bb!important}.quote{background:#3a2d26!important;color:#fbf5ec!important}.button{background:#f0a070!important;color:#231815!important}}`;
const styles = {
  page: 'margin:0;padding:0;background:#fbf5ec',
  sheet: 'background:#fffdf9;border-radius:16px',
  text: 'color:#231815;font:16px/1.5 system-ui,sans-serif',
  title: 'color:#231815;font:600 26px/1.25 Georgia,serif',
  brand: 'color:#a4471d;font:600 20px/1.2 Georgia,serif',
  soft: 'color:#66534a;font:14px/1.5 system-ui,sans-serif',
  quote:
    'background:#f4e9da;color:#231815;font:16px/1.5 system-ui,sans-serif;border-radius:12px;padding:16px',
  button:
    'display:inline-block;background:#a4471d;color:#fffaf4;padding:14px 24px;border-radius:999px;text-decoration:none;font:600 16px/1.2 system-ui,sans-serif',
} as const;
/** A long address or word breaks at 320 px; older mail programs know the second property only. */
const breaking = 'overflow-wrap:anywhere;word-break:break-word';
const tag = (name: string, look: keyof typeof styles, content: string, style = ''): string =>
  `<${name} class="${look}" style="${styles[look]}${style && `;${style}`}">${content}</${name}>`;

const renderLabel = ({ label, contact, note }: MailRow): string => {
  const style = `width:100%;padding:8px 12px 0 0;vertical-align:top;${breaking}`;
  if (contact === undefined) return tag('td', 'soft', escape(label), style);
  const details = [contact, note].filter((line) => line !== undefined);
  const lines = details.map((line) => `<br>${tag('span', 'soft', escape(line))}`).join('');
  return tag('td', 'text', `${escape(label)}${lines}`, style);
};
const renderRows = (rows: readonly MailRow[]): string =>
  `<table role="presentation" width="100%" cellspacing="0" cellpadding="0">${rows
    .map(
      (row) =>
        `<tr>${renderLabel(row)}${tag('td', 'text', escape(row.value), 'padding:8px 0 0;text-align:right;white-space:nowrap;vertical-align:top')}</tr>`,
    )
    .join('')}</table>`;

const renderHtml = (mail: GiftMail, write: (message: LocalizedMessage) => string): string => {
  const { picture, pictures, quote, rows = [], link, notes = [], locale } = mail;
  const parts = [
    // The picture of a design shows the brand's name.
    (!picture || pictures) && tag('p', 'brand', escape(brand.product), 'margin:0 0 16px'),
    picture &&
      `<img class="soft" src="${escape(picture.url)}" alt="${escape(picture.text)}" width="536" style="display:block;width:100%;max-width:536px;height:auto;border-radius:12px;color:#66534a;font:16px/1.5 system-ui,sans-serif">`,
    tag('h1', 'title', escape(write(mail.heading)), `margin:20px 0 8px;${breaking}`),
    ...mail.paragraphs.map((message) =>
      tag('p', 'text', escape(write(message)), `margin:0 0 16px;${breaking}`),
    ),
    quote && tag('p', 'quote', escape(quote).replaceAll('\n', '<br>'), `margin:0 0 16px;${breaking}`),
    rows.length > 0 && renderRows(rows),
    link &&
      `<p style="margin:24px 0 12px">${`<a class="button" href="${escape(link.url)}" style="${styles.button}">${escape(write(link.label))}</a>`}</p>`,
    link && tag('p', 'soft', escape(link.url), `margin:0 0 16px;${breaking}`),
    ...notes.map((message) => tag('p', 'soft', escape(write(message)), 'margin:8px 0 0')),
  ].filter(Boolean);
  const sheet = `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" class="sheet" style="max-width:560px;${styles.sheet}"><tr><td style="padding:20px 16px 28px">${parts.join('')}</td></tr></table>`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(write(mail.subject))}</title><style>:root{color-scheme:light dark}${darkStyle}</style></head><body class="page" style="${styles.page}"><table role="presentation" width="100%" cellspacing="0" cellpadding="0" class="page" style="${styles.page}"><tr><td align="center" style="padding:16px 8px">${sheet}</td></tr></table></body></html>`;
};

/** French has a space before a colon, on the same line. */
const colonOf = (locale: string): string => (locale.startsWith('fr') ? '\u00a0: ' : ': ');

/** `Noor, noor@example.com: $25.00` and, indented on the next line, its note. */
const writeRow = ({ label, contact, note, value }: MailRow, colon: string): string =>
  [
    `${[label, contact].filter(Boolean).join(', ')}${colon}${value}`,
    ...(note === undefined ? [] : [`  ${note}`]),
  ].join('\n');

const renderText = (mail: GiftMail, write: (message: LocalizedMessage) => string): string => {
  const { picture, quote, rows = [], link, notes = [] } = mail;
  const colon = colonOf(mail.locale);
  return [
    write(mail.heading),
    picture && `[${picture.text}]`,
    ...mail.paragraphs.map(write),
    quote,
    rows.map((row) => writeRow(row, colon)).join('\n'),
    link && `${write(link.label)}${colon}${link.url}`,
    ...notes.map(write),
  ]
    .filter(Boolean)
    .join('\n\n');
};

/** A mail about gifts, as text and as a page of tables that fits 320 pixels and dark mode. */
export const renderGiftMail = (mail: GiftMail): Mail => {
  const { id, to, locale, subject, values, pictures } = mail;
  const write = (message: LocalizedMessage) =>
    fill(messageIn(message, locale), { product: brand.product, ...values });
  return {
    id,
    to,
    language: locale,
    subject: write(subject),
    text: renderText(mail, write),
    html: renderHtml(mail, write),
    ...(pictures && { pictures }),
  };
};
