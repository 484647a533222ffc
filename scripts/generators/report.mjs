import { shortName } from './feature-plan.mjs';
import { camel } from './words.mjs';

const translations = ({ remote, feature, navigation, title }) => [
  `${remote}/remote.json, titles → fr-CA: "title.${camel(feature)}"${navigation ? ` and "nav.${camel(feature)}"` : ''}`,
  `${remote}/src/locales/fr-CA.json: "${camel(shortName(remote))}.${camel(feature)}.title"`,
  `The English title stands there now: "${title}"`,
];

/** Says what was written, what is left to translate, and how to go on. */
export const report = (files, plan) => {
  for (const { path, isNew } of files) console.log(`${isNew ? 'new     ' : 'changed '} ${path}`);
  if (!plan.isTranslated)
    console.log(
      `\nTo translate into French:\n${translations(plan)
        .map((line) => `  ${line}\n`)
        .join('')}`,
    );
  console.log(`
Its page is at ${plan.opened}. Go on with
  npm run dev ${plan.remote}
  npx jest --selectProjects ${plan.remote} --watch
  npm run verify`);
};
