import type { PartnerId } from '@crema/shared-contracts';
import type { IconName } from '@crema/shared-ui';

/**
 * The parts of a program's page (RWD-043, L-60). Messages: `rewards.link.<partner>.title` and `.lead`,
 * `rewards.link.<partner>.perk.<id>.title` and `.body`, `.term.<id>`, `.question.<id>.ask` and `.answer`.
 */
export interface PartnerSections {
  readonly perks: readonly { readonly id: string; readonly icon: IconName }[];
  /** The terms with a number: the notes of the perks of the same id. */
  readonly notes: readonly string[];
  readonly terms: readonly string[];
  readonly questions: readonly string[];
}
const starsAsBefore = { id: 'stars', icon: 'star-filled' } as const;
const payAsAlways = { id: 'once', icon: 'check' } as const;
const terms = ['credit'];

export const partnerSections: Readonly<Record<PartnerId, PartnerSections>> = {
  marriott: {
    perks: [
      { id: 'stay', icon: 'star-filled' },
      { id: 'week', icon: 'calendar' },
      { id: 'transfer', icon: 'refresh' },
    ],
    notes: ['stay', 'week', 'transfer'],
    terms: ['qualifying', 'stars', 'cap'],
    questions: ['when', 'which', 'missing'],
  },
  deltaSkymiles: {
    perks: [{ id: 'reload', icon: 'refresh' }, starsAsBefore],
    notes: ['reload'],
    terms,
    questions: ['which', 'missing'],
  },
  aeroplan: {
    perks: [{ id: 'points', icon: 'bag' }, starsAsBefore],
    notes: ['points'],
    terms,
    questions: ['missing'],
  },
  bankOfAmerica: {
    perks: [{ id: 'cashBack', icon: 'card' }, payAsAlways],
    notes: ['cashBack'],
    terms,
    questions: ['which', 'missing'],
  },
  tdBank: {
    perks: [{ id: 'more', icon: 'star-filled' }, payAsAlways],
    notes: ['more'],
    terms,
    questions: ['which', 'missing'],
  },
};
/** Of every program. Messages: `rewards.link.term.<id>`, `rewards.link.question.<id>.ask` and `.answer`. */
export const commonTerms = ['window', 'privacy', 'end'] as const;
export const commonQuestions = ['unlink', 'data'] as const;
