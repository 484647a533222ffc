import type { PartnerId } from '@crema/shared-contracts';
import type { IconName } from '@crema/shared-ui';

/** The parts of a program's page (RWD-043, L-60). */
export interface PartnerSections {
  /** Messages: `<root>.title` and `<root>.body`. The first ones have a note. */
  readonly perks: readonly { readonly root: string; readonly icon: IconName }[];
  /** The terms with a number: the note of the perk in the same place. Messages. */
  readonly notes: readonly string[];
  readonly terms: readonly string[];
  /** Messages: `<root>.ask` and `<root>.answer`. */
  readonly questions: readonly string[];
}
const common = 'rewards.link';
const hotel = 'rewards.link.marriott';

/** The offer of the program's card, in the card's words. */
const offerOf = (partner: PartnerId, icon: IconName) => ({
  perk: { root: `rewards.partner.${partner}`, icon },
  notes: [`rewards.partner.${partner}.terms`],
});
const terms = [`${common}.term.credit`];

const airline = (partner: PartnerId, icon: IconName): PartnerSections => {
  const { perk, notes } = offerOf(partner, icon);
  const perks = [perk, { root: `${common}.perk.stars`, icon: 'star-filled' } as const];
  return { perks, notes, terms, questions: [`${common}.question.arrive`] };
};
const bank = (partner: PartnerId, icon: IconName): PartnerSections => {
  const { perk, notes } = offerOf(partner, icon);
  const perks = [perk, { root: `${common}.perk.once`, icon: 'check' } as const];
  return { perks, notes, terms, questions: [`${common}.question.arrive`] };
};

export const partnerSections: Readonly<Record<PartnerId, PartnerSections>> = {
  marriott: {
    perks: [
      { root: `${hotel}.perk.stay`, icon: 'star-filled' },
      { root: `${hotel}.perk.week`, icon: 'calendar' },
      { root: `${hotel}.perk.transfer`, icon: 'refresh' },
    ],
    notes: ['stay', 'week', 'transfer'].map((id) => `${hotel}.term.${id}`),
    terms: ['qualifying', 'stars', 'cap'].map((id) => `${hotel}.term.${id}`),
    questions: ['when', 'which', 'missing'].map((id) => `${hotel}.question.${id}`),
  },
  deltaSkymiles: airline('deltaSkymiles', 'refresh'),
  aeroplan: airline('aeroplan', 'bag'),
  bankOfAmerica: bank('bankOfAmerica', 'card'),
  tdBank: bank('tdBank', 'card'),
};
/** Of every program. */
export const commonTerms = ['window', 'privacy', 'end'].map((id) => `${common}.term.${id}`);
export const commonQuestions = ['unlink', 'data'].map((id) => `${common}.question.${id}`);
