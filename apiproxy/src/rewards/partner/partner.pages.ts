import { partnerOfSlug, partnerPagePath, partnerPagePathsOf, partnerPrograms } from '@crema/shared-contracts';
import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';
import { fillMessage } from '../../mail/letter.ts';
import type { PageProvider } from '../../http/page-subject.ts';
import { partnerIds, programTerms } from './partner-programs.ts';

const title: LocalizedMessage = ['{name} partnership', 'Partenariat {name}'];
/** The description of a program's page by the kind of the program. */
const descriptions = {
  hotel: [
    'Link your account with {name}: more Stars while you travel, and points for your coffee.',
    'Liez votre compte à {name} : plus d’Étoiles en voyage, et des points pour votre café.',
  ],
  airline: [
    'Link your account with {name} and collect for your next trip with your coffee.',
    'Liez votre compte à {name} et accumulez pour votre prochain voyage avec votre café.',
  ],
  bank: [
    'Link your {name} card and get more for your coffee.',
    'Liez votre carte {name} et profitez davantage de votre café.',
  ],
} satisfies Record<string, LocalizedMessage>;

/** RWD-042: a program that is unknown, or that the shop does not show, has no pages. */
const describe: PageProvider['describe'] = ({ params, locale }, { configuration }) => {
  const partner = partnerOfSlug(params['partner']);
  if (!partner || !configuration.rewards.partnerships[partner]) return 'missing';
  const text = (message: LocalizedMessage) =>
    fillMessage(messageIn(message, locale), { name: messageIn(programTerms[partner].name, locale) });
  return { name: text(title), description: text(descriptions[partnerPrograms[partner].kind]) };
};

export const partnerPages: readonly PageProvider[] = [
  {
    path: partnerPagePath,
    describe,
    list: ({ configuration }) =>
      partnerIds
        .filter((id) => configuration.rewards.partnerships[id])
        .map((id) => partnerPagePathsOf(id).index),
  },
  { path: `${partnerPagePath}/redirect`, describe },
  { path: `${partnerPagePath}/*`, describe },
];
