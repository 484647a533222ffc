import {
  giftLimits,
  giftRecipientTexts,
  giftValuesTexts,
  readEmail,
  readGiftMessage,
  readPlain,
  readText,
  readTexts,
  type Configuration,
  type Currency,
  type EGiftRequest,
} from '@crema/shared-contracts';
import { blankRecipient, customOption, type GiftValues, type RecipientValues } from './gift-values.ts';

const minorPerUnit = 100;

const plainAmount = (text: string): string => readPlain(text).replaceAll(/[$\s]|CAD?|USD?/gi, '');
/** Whole units of a currency. A currency sign, spaces and cents of zero are accepted; undefined for anything else. */
const readUnits = (text: string): number | undefined => {
  const units = /^(\d+)(?:[.,]00?)?$/.exec(plainAmount(text))?.[1];
  return units === undefined ? undefined : Number(units);
};
/** An amount with cents, which a gift can't have (L-41). */
export const hasCents = (text: string): boolean =>
  readUnits(text) === undefined && /^\d*[.,]\d+$/.test(plainAmount(text));
/** The amount of each gift in minor units; undefined while none is chosen. */
export const amountMinorOf = ({ amount, customAmount }: Pick<GiftValues, 'amount' | 'customAmount'>) => {
  const units = amount === customOption ? readUnits(customAmount) : Number(amount);
  return units === undefined ? undefined : units * minorPerUnit;
};

type Bounds = Pick<Configuration, 'customAmountMin' | 'customAmountMax'>;
/** GFT-023: digits only, within the bounds. A currency sign and spaces are accepted. */
export const isCustomAmount = (text: string, { customAmountMin, customAmountMax }: Bounds): boolean => {
  const units = readUnits(text);
  return units !== undefined && units >= customAmountMin && units <= customAmountMax;
};

export const totalMinorOf = (values: Pick<GiftValues, 'amount' | 'customAmount' | 'recipients'>): number =>
  (amountMinorOf(values) ?? 0) * values.recipients.length;
/** D-71. */
export const isAboveTotal = (values: Parameters<typeof totalMinorOf>[0]): boolean =>
  totalMinorOf(values) > giftLimits.totalMinor;

const keyOf = (email: string): string => readEmail(email).toLowerCase();
/** GFT-025, D-74: the places of addresses that an earlier recipient has; the sender may get several gifts. */
export const findDuplicates = ({
  recipients,
  senderEmail,
}: Pick<GiftValues, 'recipients' | 'senderEmail'>): ReadonlySet<number> => {
  const sender = keyOf(senderEmail);
  const keys = recipients.map(({ email }) => keyOf(email));
  return new Set(
    keys.flatMap((key, index) => (key && key !== sender && keys.indexOf(key) < index ? [index] : [])),
  );
};

/** D-75. */
export const isGroupGift = ({ recipients }: Pick<GiftValues, 'recipients'>): boolean => recipients.length > 1;

/** The parts of a pasted list. A separator within quotes or angle brackets belongs to its part: `"Smith, Bo" <bo@example.com>`. */
const splitList = (text: string): readonly string[] => {
  const parts: string[] = [''];
  let closing = '';
  for (const character of text) {
    if (closing !== '') {
      if (character === closing) closing = '';
    } else if (character === '"') closing = '"';
    else if (character === '<') closing = '>';
    else if (/[\n\r\t;,]/.test(character)) {
      parts.push('');
      continue;
    }
    parts.push((parts.pop() ?? '') + character);
  }
  return parts;
};
const unquote = (name: string): string => readText(name.replaceAll('"', ' '));
/** The recipients of a part: `Name <address>`, `Name address`, or addresses that only spaces separate. */
const readPart = (part: string): readonly RecipientValues[] => {
  const named = /^([^<]*)<([^>]*)>/.exec(part);
  if (named) return [{ name: unquote(named[1] ?? ''), email: readEmail(named[2] ?? '') }];
  const words = part.split(/\s+/).filter(Boolean);
  const emails = words.filter((word) => word.includes('@'));
  const [email] = emails;
  if (emails.length === 1 && email)
    return [{ name: unquote(words.filter((word) => word !== email).join(' ')), email: readEmail(email) }];
  return emails.map((address) => ({ name: '', email: readEmail(address) }));
};
/** The recipients in a pasted text: addresses with or without names, on lines or separated by commas, semicolons or spaces (D-78). */
export const readRecipients = (text: string): readonly RecipientValues[] =>
  // An unclosed quote would hide the rest of the list.
  splitList((text.split('"').length - 1) % 2 === 0 ? text : text.replaceAll('"', ' '))
    .flatMap(readPart)
    .filter(({ email }) => email.includes('@'));

export interface FilledRecipients {
  readonly rows: readonly RecipientValues[];
  /** The recipients for whom the limit left no row. */
  readonly leftOut: readonly RecipientValues[];
}
/** The rows after a paste into one of them: it and blank rows are filled, others are added, up to the limit. */
export const fillRecipients = (
  rows: readonly RecipientValues[],
  at: number,
  pasted: readonly RecipientValues[],
  limit: number,
): FilledRecipients => {
  const left = [...pasted];
  const filled = rows.map((row, index) => {
    const isFree = index === at || (row.name === '' && row.email === '');
    const next = isFree ? left.shift() : undefined;
    return next ? { ...row, name: next.name || row.name, email: next.email } : row;
  });
  const added = left.splice(0, Math.max(0, limit - rows.length));
  return { rows: [...filled, ...added], leftOut: left };
};
export const withBlankRecipient = (rows: readonly RecipientValues[]): readonly RecipientValues[] => [
  ...rows,
  blankRecipient,
];

/** The visitor's zone, in which a day of delivery begins. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
/** The day of an instant in a zone, as `YYYY-MM-DD`. */
export const dayIn = (instantMs: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instantMs);
/** The hour of an instant in a zone, as `HH:00`. */
export const hourIn = (instantMs: number, timeZone: string): string =>
  `${new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(instantMs)}:00`;
/** Whether an hour of the present day is past in the zone: a gift for today is sent at once then (D-73). */
export const isHourPast = (time: string, nowMs: number, timeZone: string): boolean =>
  hourIn(nowMs, timeZone) >= time;

/** The first and the last day that can be chosen, as `YYYY-MM-DD` in the sender's zone (D-73). */
export const deliveryDays = (
  nowMs: number,
  timeZone: string,
): { readonly first: string; readonly last: string } => {
  const first = dayIn(nowMs, timeZone);
  const last = new Date(Date.parse(`${first}T00:00:00Z`) + giftLimits.deliveryDays * 86_400_000);
  return { first, last: last.toISOString().slice(0, 10) };
};

/** Whether the sender passes the link on: nobody asks for the recipients' addresses then (L-45). */
export const isByLink = ({ deliveryMethod }: Pick<GiftValues, 'deliveryMethod'>): boolean =>
  deliveryMethod === 'link';

/** GFT-040: the gifts of a complete form: one group of recipients for each message, in the order of the form. */
export const toEGifts = (values: GiftValues, productNumber: string): readonly EGiftRequest[] => {
  const {
    amount: _amount,
    customAmount: _customAmount,
    senderName: _senderName,
    senderEmail: _senderEmail,
    recipients,
    delivery,
    deliveryDate,
    deliveryTime,
    ...stated
  } = { ...values, ...readTexts(giftValuesTexts, values) };
  const groups: { readonly message: string; readonly recipients: EGiftRequest['recipients'][number][] }[] =
    [];
  for (const recipient of recipients) {
    const message = (isGroupGift(values) && readGiftMessage(recipient.message ?? '')) || stated.message;
    const { name, email } = readTexts(giftRecipientTexts, recipient);
    if (groups.at(-1)?.message !== message) groups.push({ message, recipients: [] });
    groups.at(-1)?.recipients.push({ name, email: isByLink(values) ? '' : email });
  }
  return groups.map((group) => ({
    ...stated,
    productNumber,
    amountMinor: amountMinorOf(values) ?? 0,
    ...(delivery === 'date' && { deliveryDate, deliveryTime }),
    ...group,
  }));
};

/** The currency in which a visitor without an account pays: that of the language's region (GFT-040, D-03). */
export const guestCurrency = (locale: string): Currency => (locale.endsWith('CA') ? 'CAD' : 'USD');
