import { partnerPrograms, type PartnerId } from '@crema/shared-contracts';
import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';

interface ProgramTerms {
  readonly name: LocalizedMessage;
  /** The number of digits of an account of the simulated program. */
  readonly accountDigits: number;
}
/** The facts that the server states of each partner's program; kind and paths are in `partnerPrograms` (L-60). */
export const programTerms: Readonly<Record<PartnerId, ProgramTerms>> = {
  marriott: { name: ['Marriott Bonvoy', 'Marriott Bonvoy'], accountDigits: 9 },
  deltaSkymiles: { name: ['Delta SkyMiles', 'Delta SkyMiles'], accountDigits: 10 },
  aeroplan: { name: ['Aeroplan', 'Aéroplan'], accountDigits: 9 },
  bankOfAmerica: { name: ['Bank of America', 'Bank of America'], accountDigits: 8 },
  tdBank: { name: ['TD', 'TD'], accountDigits: 8 },
};
/** The name of a stored link's program. */
export const programName = (partner: PartnerId, locale: string): string =>
  messageIn(programTerms[partner].name, locale);
export const partnerIds = Object.keys(partnerPrograms) as readonly PartnerId[];
