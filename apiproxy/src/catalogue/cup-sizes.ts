import type { LocalizedMessage } from '../i18n/messages.ts';

export interface CupSize {
  readonly code: string;
  readonly name: LocalizedMessage;
  readonly volume: LocalizedMessage;
  readonly ml: number;
  /** The price difference to the smallest size in US cents. */
  readonly adds: number;
}
const cupSize = (
  code: string,
  name: LocalizedMessage,
  ounces: number,
  ml: number,
  adds: number,
): CupSize => ({
  code,
  name,
  volume: [`${ounces} fl oz`, `${ml} ml`],
  ml,
  adds,
});
const small: LocalizedMessage = ['Small', 'Petit'];
const medium: LocalizedMessage = ['Medium', 'Moyen'];
const large: LocalizedMessage = ['Large', 'Grand'];

export const cupSizes = {
  hot: [
    cupSize('small', small, 12, 355, 0),
    cupSize('medium', medium, 16, 473, 50),
    cupSize('large', large, 20, 591, 90),
  ],
  iced: [
    cupSize('small', small, 12, 355, 0),
    cupSize('medium', medium, 16, 473, 50),
    cupSize('large', large, 24, 710, 100),
  ],
  short: [cupSize('small', small, 8, 237, 0)],
  espresso: [
    cupSize('solo', ['Solo', 'Simple'], 1, 30, 0),
    cupSize('doppio', ['Doppio', 'Double'], 2, 60, 60),
  ],
  nitro: [cupSize('small', small, 12, 355, 0), cupSize('medium', medium, 16, 473, 50)],
  carafe: [cupSize('carafe', ['Carafe', 'Carafe'], 96, 2840, 0)],
} as const satisfies Record<string, readonly CupSize[]>;
