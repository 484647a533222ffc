// `npm run new:remote -- gift-list --title "Gift list" --path /gift-list`: creates a remote with one page.
import { optionLines, readPlan, readArguments } from './generators/command-line.mjs';
import { createDraft } from './generators/draft.mjs';
import { planFeature } from './generators/feature-plan.mjs';
import { readManifests } from './generators/route-paths.mjs';
import { runGenerator } from './generators/generator-error.mjs';
import { planRemote } from './generators/remote-plan.mjs';
import { report } from './generators/report.mjs';
import { checkName } from './generators/names.mjs';
import { remoteNames, root } from './packages.mjs';

const nav = 'primary';
const usage = `npm run new:remote -- <name> --title TITLE --path PATH

  <name>            gift-list makes the package mfe-gift-list
  --feature         what its first page is about (the name)
${optionLines({ nav })}`;

await runGenerator(usage, async () => {
  const { values, positionals } = readArguments({ most: 1, nav, further: { feature: { type: 'string' } } });
  const short = checkName('the remote', positionals[0]?.replace(/^mfe-/, ''));
  const remote = `mfe-${short}`;
  const draft = createDraft(root);
  planRemote(draft, root, remoteNames, remote);
  const manifests = readManifests(root, remoteNames);
  const plan = readPlan({ values, manifests, remote, feature: values.feature ?? short, first: true });
  planFeature(draft, root, plan);
  report(await draft.commit(), plan);
});
