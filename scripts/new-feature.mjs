// `npm run new:feature -- mfe-gift send-gift --title "Send a gift" --path /gift/send`: adds a page to a remote.
import { optionLines, readPlan, readArguments } from './generators/command-line.mjs';
import { createDraft } from './generators/draft.mjs';
import { planFeature } from './generators/feature-plan.mjs';
import { readManifests } from './generators/route-paths.mjs';
import { runGenerator } from './generators/generator-error.mjs';
import { report } from './generators/report.mjs';
import { checkOneOf } from './generators/names.mjs';
import { remoteNames, root } from './packages.mjs';

const nav = 'none';
const usage = `npm run new:feature -- <remote> <feature> --title TITLE --path PATH

  <remote>          ${remoteNames.join(', ')}
  <feature>         what a guest does there, such as send-gift
${optionLines({ nav })}`;

await runGenerator(usage, async () => {
  const { values, positionals } = readArguments({ most: 2, nav });
  const [name = '', feature] = positionals;
  const remote = checkOneOf('the remote', remoteNames, `mfe-${name.replace(/^mfe-/, '')}`);
  const manifests = readManifests(root, remoteNames);
  const plan = readPlan({ values, manifests, remote, feature, first: false });
  const draft = createDraft(root);
  planFeature(draft, root, plan);
  report(await draft.commit(), plan);
});
