import { isLongerThan } from '../input/count-graphemes.ts';
import { readText } from '../input/read-input.ts';
import { longestMessage, type TextKind } from '../input/typed-text.ts';
import { hasLink, textLimits, type TextError } from '../input/validators.ts';

/** The hour of delivery unless the sender chooses another one, and those that can be chosen: `HH:00` in the sender's zone (D-73, L-45). */
export const usualDeliveryTime = '09:00';
export const deliveryTimes: readonly string[] = Array.from(
  { length: 24 },
  (_, hour) => `${String(hour).padStart(2, '0')}:00`,
);

/** The limits of gifts, for the form and the server (GFT-021, GFT-024, D-70, D-71, D-73). */
export const giftLimits = {
  /** Characters as people count them; from `counterFrom` on the form shows the number that is left. */
  message: longestMessage,
  counterFrom: 140,
  recipientName: textLimits.cupName,
  senderName: textLimits.name,
  totalMinor: 100_000,
  /** Days from today to the last day of delivery. */
  deliveryDays: 365,
} as const;

/**
 * A gift's message as it is counted and stored (GFT-021): its lines are read like other text, and characters that nobody sees are
 * left out.
 */
export const readGiftMessage = (text: string): string =>
  text
    .split(/\r\n?|\n|\u2028|\u2029/)
    .map((line) => readText(line.replaceAll(/(?!\t)\p{Cc}/gu, '')))
    .join('\n')
    .trim();

/** The sender's words, which our mail carries to somebody else: without links (GFT-021, D-70). */
export const giftMessageText: TextKind<TextError | 'link'> = {
  name: 'message',
  read: readGiftMessage,
  validate: (text, max = giftLimits.message) => {
    if (isLongerThan(text, max)) return 'too-long';
    return hasLink(text) ? 'link' : undefined;
  },
};
