import { useHost, useLocale } from '@crema/remote-kit';
import { programmeVersion, type Configuration } from '@crema/shared-contracts';
import { useProgrammeFigures } from '../programme/programme-figures.ts';

export type PartnerId = keyof Configuration['rewards']['partnerships'];
export interface Partner {
  readonly id: PartnerId;
  /** The number of its note in the terms. */
  readonly footnote: number;
}

/** The partners of each market in display order (RWD-031, RWD-040). Messages: `rewards.partner.<id>.name`, `.title`, `.body`, `.terms`. */
const partnersOf = {
  US: ['deltaSkymiles', 'bankOfAmerica', 'marriott'],
  CA: ['aeroplan', 'tdBank'],
} as const satisfies Record<string, readonly PartnerId[]>;

/** The arguments of the partners' messages. */
export const usePartnerFigures = () => {
  const { brand, amount } = useProgrammeFigures();
  const { deltaReloadMinor, cashBackPercent, stayHours, stayPurchaseMinor, stayStars, tdPercent } =
    programmeVersion.partners;
  return {
    ...brand,
    reload: amount(deltaReloadMinor),
    cashBack: cashBackPercent,
    hours: stayHours,
    purchase: amount(stayPurchaseMinor),
    starCap: stayStars,
    more: tdPercent,
  };
};

/** The partners of the locale's market that the configuration shows. */
export const usePartners = (): readonly Partner[] => {
  const { partnerships } = useHost().configuration.rewards;
  const market = useLocale() === 'en-US' ? 'US' : 'CA';
  return partnersOf[market]
    .filter((id) => partnerships[id])
    .map((id, index) => ({ id, footnote: index + 1 }));
};
