import { shortName } from './feature-plan.mjs';
import { camel } from './names.mjs';

const translations = ({ remote, feature, navigation, title }) => [
  `${remote}/remote.json, titles → fr-CA: "title.${camel(feature)}"${navigation ? ` and "nav.${camel(feature)}"` : ''}`,
  `${remote}/src/locales/fr-CA.json: "${camel(shortName(remote))}.${camel(feature)}.title"`,
  `The English title is used until then: "${title}"`,
];

/** Prints the written files, the texts to translate, and the next steps. */
export const report = (files, plan) => {
  for (const { path, isNew } of files) console.log(`${isNew ? 'new     ' : 'changed '} ${path}`);
  if (!plan.isTranslated)
    console.log(
      `\nTo translate into French:\n${translations(plan)
        .map((line) => `  ${line}\n`)
        .join('')}`,
    );
  console.log(`
Its page is at ${plan.opened}. Next:
  npm run dev ${plan.remote}
  npx jest --selectProjects ${plan.remote} --watch
  npm run verify`);
};
