import { ofName } from '@crema/shared-contracts';
import { messageIn, type LocalizedMessage } from '../i18n/messages.ts';
import { escapeMailText } from './escape-mail-text.ts';
import type { Mail } from './mailer.ts';

/** `{ofSender}` is the French "de" with the value of `{sender}` (R-05). */
const valueOf = (values: Readonly<Record<string, string>>, name: string): string | undefined => {
  const [, first = '', rest = ''] = /^of([A-Z])(\w+)$/.exec(name) ?? [];
  const person = first && values[first.toLowerCase() + rest];
  return person ? ofName(person) : values[name];
};
/** Replaces each {name} of a message by its value; an empty value takes the comma and space in front of it along: `Hi {name},`, `Hi,`. */
export const fillMessage = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/(,? ?)\{(\w+)\}/g, (_, before: string, name: string) => {
    const value = valueOf(values, name);
    return value ? before + value : '';
  });
/** A line of a mail's text: a label and a link. French has a no-break space in front of the colon. */
export const linkLine = (label: string, url: string, locale: string): string =>
  `${label}${locale.startsWith('fr') ? '\u00a0' : ''}: ${url}`;

export interface Letter {
  readonly id: string;
  readonly to: string;
  readonly locale: string;
  readonly subject: LocalizedMessage;
  readonly paragraphs: readonly LocalizedMessage[];
  readonly link: { readonly label: LocalizedMessage; readonly url: string };
  readonly values: Readonly<Record<string, string>>;
  /** Only for mails of an optional kind: the page and the address with which the reader ends the kind (ENG-040). */
  readonly unsubscribe?: { readonly page: string; readonly oneClick: string };
}
const unsubscribeLabel: LocalizedMessage = [
  'Unsubscribe from these emails',
  'Se désabonner de ces courriels',
];
/** A short mail of paragraphs and one link, as text and as a page that any mail program shows. */
export const renderLetter = ({
  id,
  to,
  locale,
  subject,
  paragraphs,
  link,
  values,
  unsubscribe,
}: Letter): Mail => {
  const write = (message: LocalizedMessage) => fillMessage(messageIn(message, locale), values);
  const texts = paragraphs.map(write);
  const label = write(link.label);
  const end = messageIn(unsubscribeLabel, locale);
  const footer = unsubscribe
    ? `<p style="margin:32px 0 0;font-size:14px"><a href="${escapeMailText(unsubscribe.page)}" style="color:#6b5a4f">${escapeMailText(end)}</a></p>`
    : '';
  return {
    id,
    to,
    language: locale,
    subject: write(subject),
    text: [
      ...texts,
      linkLine(label, link.url, locale),
      ...(unsubscribe ? [linkLine(end, unsubscribe.page, locale)] : []),
    ].join('\n\n'),
    ...(unsubscribe && { unsubscribeUrl: unsubscribe.oneClick }),
    html: `<!doctype html><html lang="${locale}"><body style="margin:0;padding:32px;background:#fbf5ec;color:#231815;font:16px/1.5 system-ui,sans-serif">${texts.map((text) => `<p>${escapeMailText(text)}</p>`).join('')}<p style="margin:24px 0"><a href="${escapeMailText(link.url)}" style="background:#a4471d;color:#fffaf4;padding:12px 24px;border-radius:999px;text-decoration:none">${escapeMailText(label)}</a></p>${footer}</body></html>`,
  };
};
