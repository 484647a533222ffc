// The options of both generators, and the plan made from them.
import { parseArgs } from 'node:util';
import { accessLevels } from '../../shared-contracts/src/registry/remote-manifest.ts';
import { checkPath } from './route-paths.mjs';
import { chooseNavigation } from './navigation-choice.mjs';
import { GeneratorError } from './generator-error.mjs';
import { checkName, checkOneOf, checkTitle } from './names.mjs';

export const optionLines = ({ nav }) => `  --title           of its page and link, in English
  --title-fr        the same in French; until then the English one is used
  --path            of its page, such as /gift-list or /gift-list/:listId
  --example         an address to open, when the path has parameters
  --access          ${accessLevels.join(' | ')} (anyone)
  --nav             where its link is shown: primary | account | footer | none (${nav})
  --icon            of the link, a name of shared-ui's icons (cup)
  --plain           a page without a slice and epics`;

const text = (value) => ({ type: 'string', ...(value && { default: value }) });

/** Parses options and names; more names than `most` are refused. */
export const readArguments = ({ most, nav, further = {} }) => {
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
    throw new GeneratorError(
      `"${positionals[most]}" is one name too many; put a title of several words in quotes`,
    );
  return { values, positionals };
};

/** Checks all options; throws a GeneratorError for the first invalid one. */
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
    opened: checkPath(manifests, remote, values.path, values.example),
    access: checkOneOf('--access', accessLevels, values.access),
    navigation: chooseNavigation(manifests, values),
  };
};
