import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';
import { fillMessage } from '../../mail/letter.ts';

const messages = {
  one: ['{name}', '{name}'],
  units: ['{quantity} × {name}', '{quantity} × {name}'],
  insteadOf: ['{quantity} × {name} (instead of {standard})', '{quantity} × {name} (au lieu de {standard})'],
} as const satisfies Record<string, LocalizedMessage>;

export interface OptionAmount {
  readonly name: string;
  readonly quantity: number;
  readonly standardQuantity?: number | undefined;
}

/**
 * An option of an order as text. If the standard recipe has the option in another quantity, the text names both
 * quantities; otherwise a reduced syrup reads as an added one. One unit has no number, as on the pages (L-18).
 */
export const optionText = (
  { name, quantity, standardQuantity = 0 }: OptionAmount,
  locale: string,
): string => {
  const isChanged = standardQuantity > 0 && standardQuantity !== quantity;
  const message = isChanged ? messages.insteadOf : quantity === 1 ? messages.one : messages.units;
  return fillMessage(messageIn(message, locale), {
    quantity: String(quantity),
    name,
    standard: String(standardQuantity),
  });
};
