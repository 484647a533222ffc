import { useFlag, useHost, useLocale } from '@crema/remote-kit';
import { partnerPagePaths, programmeVersion, type Configuration } from '@crema/shared-contracts';
import { useProgrammeFigures } from '../programme/programme-figures.ts';
import type pictures from './partners.pictures.tsx';

export type PartnerId = keyof Configuration['rewards']['partnerships'];
type LinkedPartner = keyof Configuration['rewards']['conditionsLinks'];

/** The parts of a partner's card and of its note in the terms (RWD-040). Messages: `rewards.partner.<id>.name`, `.title`, `.body`, `.terms`. */
interface PartnerRecord {
  readonly image: keyof typeof pictures;
  /** The image of the layout for guests. */
  readonly guestImage: keyof typeof pictures;
  /** The partner's own page. */
  readonly learnMore?: string | undefined;
  /** Messages with the partner's `name`, after its note. */
  readonly trademarkKeys?: readonly string[];
}
const trademarkKeys = ['rewards.partner.trademark'];
const airline = { image: 'airline', guestImage: 'airlinePlate', trademarkKeys } as const;
const bank = { image: 'bank', guestImage: 'bankPlate' } as const;
const records: Readonly<Record<PartnerId, PartnerRecord>> = {
  deltaSkymiles: airline,
  aeroplan: airline,
  bankOfAmerica: bank,
  tdBank: bank,
  marriott: {
    ...{ image: 'hotel', guestImage: 'hotelPlate', trademarkKeys },
    learnMore: partnerPagePaths.index,
  },
};

export interface Partner extends Omit<PartnerRecord, 'trademarkKeys'> {
  readonly id: PartnerId;
  readonly disclaimer: {
    /** The number of its note in the terms. */
    readonly footnote: number;
    /** The id of the note, to which the card leads. */
    readonly id: string;
    readonly trademarkKeys: readonly string[];
    /** The partner's conditions, and the page that the note's text links. */
    readonly conditionsLink?: string;
    readonly inlineLink?: string;
  };
}

/** The partners of each market in display order (RWD-031, RWD-040). */
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
  const { partnerships, conditionsLinks, inlineLinks } = useHost().configuration.rewards;
  const hasMarriottPage = useFlag('enableMarriott');
  const market = useLocale() === 'en-US' ? 'US' : 'CA';
  return partnersOf[market]
    .filter((id) => partnerships[id])
    .map((id, index) => ({
      id,
      ...records[id],
      ...(!hasMarriottPage && { learnMore: undefined }),
      disclaimer: {
        trademarkKeys: records[id].trademarkKeys ?? [],
        footnote: index + 1,
        id: `terms-${id}`,
        ...(id in conditionsLinks && {
          conditionsLink: conditionsLinks[id as LinkedPartner],
          inlineLink: inlineLinks[id as LinkedPartner],
        }),
      },
    }));
};
