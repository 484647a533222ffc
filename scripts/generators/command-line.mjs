// What both generators ask for, and the plan that comes of it.
import { parseArgs } from 'node:util';
import { accessLevels } from '../../shared-contracts/src/remote-manifest.ts';
import { checkAddress } from './addresses.mjs';
import { chooseNavigation } from './navigation-choice.mjs';
import { Refusal } from './refusal.mjs';
import { checkName, checkOneOf, checkTitle } from './words.mjs';

export const optionLines = ({ nav }) => `  --title           of its page and link, in English
  --title-fr        the same in French; the English one stands there until then
  --path            of its page, such as /gift-list or /gift-list/:listId
  --example         an address to open, when the path has parameters
  --access          ${accessLevels.join(' | ')} (anyone)
  --nav             where a link to it stands: primary | account | footer | none (${nav})
  --icon            of the link, a name of shared-ui's icons (cup)
  --plain           a page without a slice and epics`;

const text = (value) => ({ type: 'string', ...(value && { default: value }) });

/** Options and names, as they were given; more names than `most` are refused. */
export const readWords = ({ most, nav, further = {} }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      title: text(),
      'title-fr': text(),
      path: text(),
      example: text(),
      access: text('anyone'),
      nav: text(nav),
      icon: text('cup'),
      plain: { type: 'boolean', default: false },
      ...further,
    },
  });
  if (positionals.length > most)
    throw new Refusal(
      `"${positionals[most]}" is one name too many; a title of several words stands in quotes`,
    );
  return { values, positionals };
};

/** Everything checked; throws a Refusal for the first thing that cannot be. */
export const readPlan = ({ values, manifests, remote, feature, first }) => {
  const title = checkTitle('--title', values.title);
  const french = values['title-fr'];
  return {
    remote,
    feature: checkName('the feature', feature),
    first,
    plain: values.plain,
    title,
    titleFr: french === undefined ? title : checkTitle('--title-fr', french),
    isTranslated: french !== undefined,
    path: values.path,
    opened: checkAddress(manifests, remote, values.path, values.example),
    access: checkOneOf('--access', accessLevels, values.access),
    navigation: chooseNavigation(manifests, values),
  };
};
