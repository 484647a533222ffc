import {
  giftLimits,
  readDigits,
  readEmail,
  readText,
  type Configuration,
  type Currency,
  type EGiftRequest,
} from '@crema/shared-contracts';
import { blankRecipient, customOption, type GiftValues, type RecipientValues } from './gift-values.ts';

const minorPerUnit = 100;

/** The amount of each gift in minor units; undefined while none is chosen. */
export const amountMinorOf = ({ amount, customAmount }: Pick<GiftValues, 'amount' | 'customAmount'>) => {
  const digits = amount === customOption ? readDigits(customAmount) : amount;
  return digits === '' ? undefined : Number(digits) * minorPerUnit;
};

type Bounds = Pick<Configuration, 'customAmountMin' | 'customAmountMax'>;
/** GFT-023: digits only, within the bounds. A currency sign and spaces are accepted. */
export const isCustomAmount = (text: string, { customAmountMin, customAmountMax }: Bounds): boolean => {
  const plain = readText(text).replaceAll(/[$\s]|CAD?|USD?/gi, '');
  const units = Number(plain);
  return /^\d+$/.test(plain) && units >= customAmountMin && units <= customAmountMax;
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

/** The name and the address of `Name <address>`; a name may have quotes. */
const splitNamed = (part: string): { readonly name: string; readonly email: string } => {
  const start = part.indexOf('<');
  const end = part.indexOf('>', start);
  if (start < 0 || end < 0) return { name: '', email: part };
  return { name: part.slice(0, start).replaceAll('"', ''), email: part.slice(start + 1, end) };
};
/** The recipients in a pasted text: addresses with or without names, one per line or separated by commas or semicolons (D-78). */
export const readRecipients = (text: string): readonly RecipientValues[] =>
  text
    .split(/[\n\r;,]+/)
    .map((part) => {
      const { name, email } = splitNamed(part);
      return { name: readText(name).slice(0, giftLimits.recipientName), email: readEmail(email) };
    })
    .filter(({ email }) => email.includes('@'));

/** The rows after a paste into one of them: it and blank rows are filled, others are added, up to the limit. */
export const fillRecipients = (
  rows: readonly RecipientValues[],
  at: number,
  pasted: readonly RecipientValues[],
  limit: number,
): readonly RecipientValues[] => {
  const left = [...pasted];
  const filled = rows.map((row, index) => {
    const isFree = index === at || (row.name === '' && row.email === '');
    const next = isFree ? left.shift() : undefined;
    return next ? { name: next.name || row.name, email: next.email } : row;
  });
  return [...filled, ...left].slice(0, Math.max(limit, rows.length));
};
export const withBlankRecipient = (rows: readonly RecipientValues[]): readonly RecipientValues[] => [
  ...rows,
  blankRecipient,
];

/** The first and the last day that can be chosen, as `YYYY-MM-DD` in the sender's zone (D-73). */
export const deliveryDays = (
  nowMs: number,
  timeZone: string,
): { readonly first: string; readonly last: string } => {
  const first = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(nowMs);
  const last = new Date(Date.parse(`${first}T00:00:00Z`) + giftLimits.deliveryDays * 86_400_000);
  return { first, last: last.toISOString().slice(0, 10) };
};

/** GFT-040: the gifts of a complete form. */
export const toEGifts = (values: GiftValues, productNumber: string): readonly EGiftRequest[] => [
  {
    productNumber,
    amountMinor: amountMinorOf(values) ?? 0,
    message: values.message.trim(),
    deliveryMethod: 'email',
    ...(values.delivery === 'date' && { deliveryDate: values.deliveryDate }),
    recipients: values.recipients.map(({ name, email }) => ({
      name: readText(name),
      email: readEmail(email),
    })),
  },
];

/** The currency in which a visitor without an account pays: that of the language's region (GFT-040, D-03). */
export const guestCurrency = (locale: string): Currency => (locale.endsWith('CA') ? 'CAD' : 'USD');
