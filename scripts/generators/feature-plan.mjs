// What a new feature adds to a remote: its folder, its texts, a row in remote.json, a line in remote.tsx and the store.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { featureTexts } from './feature-texts.mjs';
import { Refusal } from './refusal.mjs';
import { addImport, addProperty, addSlice, addToJson, hasProperty } from './source-edits.mjs';
import { camel, pascal } from './words.mjs';

const json = (value) => JSON.stringify(value, null, 2);
const row = (key, value) => `${JSON.stringify(key)}: ${json(value)}`;
const propertyName = (name) => (/^[a-z][A-Za-z0-9]*$/.test(name) ? name : `'${name}'`);

export const shortName = (remote) => remote.replace(/^mfe-/, '');
const wordsOf = ({ remote, feature, title, path, opened }) => ({
  remote,
  short: shortName(remote),
  shortCamel: camel(shortName(remote)),
  feature,
  featureCamel: camel(feature),
  Feature: pascal(feature),
  texts: `${camel(shortName(remote))}.${camel(feature)}`,
  titleQuoted: JSON.stringify(title),
  path,
  example: opened,
});

const changeJson = (draft, path, place, words) => {
  const next = addToJson(draft.read(path), place, words);
  if (next === undefined)
    throw new Refusal(`${path} has no ${place.join('.')}: it is not written as ours are`);
  draft.write(path, next);
};
const change = (draft, path, edit, why) => {
  const next = edit(draft.read(path));
  if (next === undefined) throw new Refusal(`${path}: ${why}`);
  draft.write(path, next);
};

const addFolder = (draft, plan, words) => {
  const target = join(plan.remote, 'src', 'features', plan.feature);
  if (draft.exists(target)) throw new Refusal(`${target} is there already`);
  draft.render(plan.plain ? 'plain-feature' : 'feature', target, words);
  if (!plan.first) draft.render('feature-skeleton', target, words);
};

const addTexts = (draft, plan, words) => {
  const texts = featureTexts[plan.plain ? 'plain' : 'list'](plan);
  for (const [locale, ofLocale] of Object.entries(texts)) {
    const path = join(plan.remote, 'src', 'locales', `${locale}.json`);
    const present = Object.keys(JSON.parse(draft.read(path)));
    if (present.some((id) => id.startsWith(`${words.texts}.`)))
      throw new Refusal(`${path} has texts of ${words.texts} already`);
    const rows = Object.entries(ofLocale).map(([id, text]) => row(`${words.texts}.${id}`, text));
    changeJson(draft, path, [], rows.join(',\n'));
  }
};

const addRoute = (draft, plan, words) => {
  const path = join(plan.remote, 'remote.json');
  const manifest = JSON.parse(draft.read(path));
  const [titleId, labelId] = [`title.${words.featureCamel}`, `nav.${words.featureCamel}`];
  if (manifest.routes.some(({ id }) => id === plan.feature))
    throw new Refusal(`${path} has a route ${plan.feature} already`);
  if (Object.values(manifest.titles).some((titles) => titleId in titles || labelId in titles))
    throw new Refusal(`${path} has a text ${titleId} or ${labelId} already`);
  const { opened, access, navigation } = plan;
  const route = {
    id: plan.feature,
    path: plan.path,
    titleId,
    access,
    navigation: 'full',
    ...(opened !== plan.path && { example: opened }),
  };
  changeJson(draft, path, ['routes'], json(route));
  for (const [locale, title] of [
    ['en-US', plan.title],
    ['en-CA', plan.title],
    ['fr-CA', plan.titleFr],
  ]) {
    const rows = [row(titleId, title), ...(navigation ? [row(labelId, title)] : [])];
    changeJson(draft, path, ['titles', locale], rows.join(',\n'));
  }
  if (navigation) {
    const audience = access === 'member' ? 'member' : 'anyone';
    changeJson(draft, path, ['navigation'], json({ labelId, path: plan.path, ...navigation, audience }));
  }
  const heard = 'session-changed';
  if (!plan.plain && !manifest.events.consumes.includes(heard))
    changeJson(draft, path, ['events', 'consumes'], JSON.stringify(heard));
};

/** The first page of a remote comes with its first file; the others are fetched when they are first shown. */
const addPage = (draft, plan, { feature, Feature }) => {
  const path = join(plan.remote, 'src', 'remote.tsx');
  const folder = `./features/${feature}/${feature}`;
  const page = plan.first
    ? `${Feature}Page`
    : `lazyRoute(() => import('${folder}-page.tsx').then((page) => page.${Feature}Page), <${Feature}Skeleton />)`;
  change(
    draft,
    path,
    (text) => {
      const routed = addProperty(text, 'defineRemote', ['routes'], `${propertyName(feature)}: ${page}`);
      if (routed === undefined || plan.first)
        return routed && addImport(routed, [`${Feature}Page`], `${folder}-page.tsx`);
      const withSkeleton = addImport(routed, [`${Feature}Skeleton`], `${folder}-skeleton.tsx`);
      return addImport(withSkeleton, ['lazyRoute'], '@crema/remote-kit');
    },
    'no defineRemote({ routes: {…} }) in it',
  );
};

const storeFileOf = (draft, root, remote) => {
  const folder = join(root, remote, 'src');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.store.ts')) : [];
  return files.length === 1 ? join(remote, 'src', files[0]) : undefined;
};
const createStore = (draft, { remote }, words) => {
  const main = join(remote, 'src', 'remote.tsx');
  if (hasProperty(draft.read(main), 'defineRemote', 'store'))
    throw new Refusal(`${main} has a store, but there is no one src/*.store.ts; try --plain`);
  draft.render('store', join(remote, 'src'), words);
  const store = `${words.shortCamel}Store`;
  change(
    draft,
    main,
    (text) =>
      addImport(
        addProperty(text, 'defineRemote', [], `store: ${store}`),
        [store],
        `./${words.short}.store.ts`,
      ),
    'no defineRemote({…}) in it',
  );
  return join(remote, 'src', `${words.short}.store.ts`);
};
const addState = (draft, root, plan, words) => {
  const { feature, featureCamel, Feature } = words;
  const path = storeFileOf(draft, root, plan.remote) ?? createStore(draft, plan, words);
  const from = `./features/${feature}/${feature}`;
  const slice = {
    key: featureCamel,
    reducer: `${featureCamel}Reducer`,
    epics: `${featureCamel}Epics`,
    deps: `${featureCamel}Deps`,
    depsType: `${Feature}Deps`,
  };
  change(
    draft,
    path,
    (text) => {
      const wired = addSlice(text, slice);
      if (wired === undefined) return undefined;
      const withDeps = addImport(wired, [slice.deps], `${from}.deps.ts`);
      const withEpics = addImport(withDeps, [slice.epics, `type ${slice.depsType}`], `${from}.epics.ts`);
      return addImport(withEpics, [slice.reducer], `${from}.slice.ts`);
    },
    'a slice can be added to combineReducers({…}) and to a function of its context; change it so, or try --plain',
  );
};

/** Puts the feature into the draft; refuses before anything is written. */
export const planFeature = (draft, root, plan) => {
  const words = wordsOf(plan);
  addFolder(draft, plan, words);
  addRoute(draft, plan, words);
  addTexts(draft, plan, words);
  addPage(draft, plan, words);
  if (!plan.plain) addState(draft, root, plan, words);
};
