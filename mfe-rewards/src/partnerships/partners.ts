import { useFlag, useHost, useLocale } from '@crema/remote-kit';
import {
  partnerPagePathsOf,
  programmeVersion,
  type Configuration,
  type PartnerId,
} from '@crema/shared-contracts';
import { useProgrammeFigures } from '../programme/programme-figures.ts';
import type pictures from './partners.pictures.tsx';

type LinkedPartner = keyof Configuration['rewards']['conditionsLinks'];

/** The parts of a partner's card and of its note in the terms (RWD-040). Messages: `rewards.partner.<id>.name`, `.title`, `.body`, `.terms`. */
interface PartnerRecord {
  readonly image: keyof typeof pictures;
  /** The image of the layout for guests. */
  readonly guestImage: keyof typeof pictures;
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
  marriott: { image: 'hotel', guestImage: 'hotelPlate', trademarkKeys },
};

export interface Partner extends Omit<PartnerRecord, 'trademarkKeys'> {
  readonly id: PartnerId;
  /** The partner's own page. */
  readonly learnMore: string | undefined;
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

/** Whether a program has pages: the shop shows it. The hotel's flag follows the same key (D-165), and the inspector switches it for a tab. */
export const useHasPages = (): ((id: PartnerId) => boolean) => {
  const { partnerships } = useHost().configuration.rewards;
  const hasHotel = useFlag('enableMarriott');
  return (id) => partnerships[id] && (id !== 'marriott' || hasHotel);
};

/** The partners of the locale's market that the configuration shows. */
export const usePartners = (): readonly Partner[] => {
  const { partnerships, conditionsLinks, inlineLinks } = useHost().configuration.rewards;
  const hasPages = useHasPages();
  const market = useLocale() === 'en-US' ? 'US' : 'CA';
  return partnersOf[market]
    .filter((id) => partnerships[id])
    .map((id, index) => ({
      id,
      ...records[id],
      learnMore: hasPages(id) ? partnerPagePathsOf(id).index : undefined,
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
