// Plans the additions of a new feature to a remote: a folder, messages, a row in remote.json, a line in
// remote.tsx and in the store.
import { planDependencies } from './dependency-plan.mjs';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { featureMessages } from './feature-messages.mjs';
import { GeneratorError } from './generator-error.mjs';
import { addEpics, addImport, addProperty, addReducer, addToJson, hasProperty } from './source-edits.mjs';
import { camel, pascal } from './names.mjs';

const json = (value) => JSON.stringify(value, null, 2);
const row = (key, value) => `${JSON.stringify(key)}: ${json(value)}`;
const propertyName = (name) => (/^[a-z][A-Za-z0-9]*$/.test(name) ? name : `'${name}'`);

export const shortName = (remote) => remote.replace(/^mfe-/, '');
const templateValues = ({ remote, feature, title, path, opened }) => ({
  remote,
  short: shortName(remote),
  shortCamel: camel(shortName(remote)),
  feature,
  featureCamel: camel(feature),
  Feature: pascal(feature),
  messages: `${camel(shortName(remote))}.${camel(feature)}`,
  titleQuoted: JSON.stringify(title),
  path,
  example: opened,
});

/** The module of the store's hooks, as the feature imports it. */
const hooksOf = (draft, { remote }) => {
  const hooks = `${shortName(remote)}.hooks.ts`;
  return `../../${draft.exists(join(remote, 'src', 'state', hooks)) ? 'state/' : ''}${hooks}`;
};

const changeJson = (draft, path, keys, values) => {
  const next = addToJson(draft.read(path), keys, values);
  if (next === undefined)
    throw new GeneratorError(
      `${path} has no ${keys.join('.')}: expected the layout of the other remotes; add the row by hand`,
    );
  draft.write(path, next);
};
const change = (draft, path, edit, why) => {
  const next = edit(draft.read(path));
  if (next === undefined) throw new GeneratorError(`${path}: ${why}`);
  draft.write(path, next);
};

const addFolder = (draft, plan, values) => {
  const target = join(plan.remote, 'src', 'features', plan.feature);
  if (draft.exists(target)) throw new GeneratorError(`${target} already exists. Choose another name.`);
  draft.render(plan.plain ? 'plain-feature' : 'feature', target, values);
  if (!plan.first) draft.render('feature-skeleton', target, values);
};

/** In a remote whose folders have an order, the new one is last: it may import all others (docs/decisions/169-rooms-of-a-remote.md). */
const addRoom = (draft, { remote, feature }) => {
  const path = join(remote, 'rooms.json');
  if (!draft.exists(path)) return;
  draft.write(
    path,
    draft.read(path).replace(/\n\]\n$/, `,\n  ${JSON.stringify(`features/${feature}`)}\n]\n`),
  );
};

const addMessages = (draft, plan, values) => {
  const messages = featureMessages[plan.plain ? 'plain' : 'list'](plan);
  for (const [locale, ofLocale] of Object.entries(messages)) {
    const path = join(plan.remote, 'src', 'locales', `${locale}.json`);
    const present = Object.keys(JSON.parse(draft.read(path)));
    if (present.some((id) => id.startsWith(`${values.messages}.`)))
      throw new GeneratorError(`${path} already has messages of ${values.messages}. Choose another name.`);
    const rows = Object.entries(ofLocale).map(([id, text]) => row(`${values.messages}.${id}`, text));
    changeJson(draft, path, [], rows.join(',\n'));
  }
};

const addRoute = (draft, plan, values) => {
  const path = join(plan.remote, 'remote.json');
  const manifest = JSON.parse(draft.read(path));
  const [titleId, labelId] = [`title.${values.featureCamel}`, `nav.${values.featureCamel}`];
  if (manifest.routes.some(({ id }) => id === plan.feature))
    throw new GeneratorError(`${path} already has a route ${plan.feature}. Choose another name.`);
  if (Object.values(manifest.titles).some((titles) => titleId in titles || labelId in titles))
    throw new GeneratorError(`${path} already has a title ${titleId} or ${labelId}. Choose another name.`);
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
  const event = 'session-changed';
  if (!plan.plain && !manifest.events.consumes.includes(event))
    changeJson(draft, path, ['events', 'consumes'], JSON.stringify(event));
};

/** The first page of a remote is part of its first chunk; the others are lazy. */
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

/** A remote without a store imports `defineRemote` from an entry whose remotes have none. */
const allowStore = (text) => {
  const without = /^import \{ defineRemote \} from '@crema\/remote-kit\/without-(?:data|store)';\n/m;
  return without.test(text)
    ? addImport(text.replace(without, ''), ['defineRemote'], '@crema/remote-kit')
    : text;
};

/** The one file of a remote's src with this ending; undefined when there is none or more than one. */
const onlyFile = (root, remote, ending) => {
  const folder = join(root, remote, 'src');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ending)) : [];
  return files.length === 1 ? join(remote, 'src', files[0]) : undefined;
};
const createStore = (draft, { remote }, values) => {
  const main = join(remote, 'src', 'remote.tsx');
  if (hasProperty(draft.read(main), 'defineRemote', 'store'))
    throw new GeneratorError(`${main} has a store, but not exactly one src/*.store.ts. Use --plain`);
  draft.render('store', join(remote, 'src'), values);
  const store = `${values.shortCamel}Store`;
  change(
    draft,
    main,
    (text) =>
      addImport(
        addProperty(allowStore(text), 'defineRemote', [], `store: ${store}`),
        [store],
        `./${values.short}.store.ts`,
      ),
    'no defineRemote({…}) in it',
  );
  return join(remote, 'src', `${values.short}.store.ts`);
};
/** Where the state's type is an open interface, the slice declares its part. */
const declareState = (draft, { remote, feature }, { featureCamel, Feature }) => {
  if (!draft.exists(join(remote, 'src', 'state', 'root-state.ts'))) return;
  const path = join(remote, 'src', 'features', feature, `${feature}.slice.ts`);
  const part = `declare module '../../state/root-state.ts' {\n  interface RootState {\n    readonly ${featureCamel}: ${Feature}State;\n  }\n}\n`;
  change(
    draft,
    path,
    (text) => text.replace(/\nconst initial/, `${part}$&`),
    'expected the slice of the template',
  );
};
const byHand = 'Change the store, or use --plain';
/** The reducers are combined in the store's own file, or in a *.reducer.ts next to it. */
const addState = (draft, root, plan, values) => {
  const { feature, featureCamel, Feature } = values;
  const store = onlyFile(root, plan.remote, '.store.ts') ?? createStore(draft, plan, values);
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
    store,
    (text) => {
      const wired = addEpics(text, slice);
      if (wired === undefined) return undefined;
      const withDeps = addImport(wired, [slice.deps], `${from}.deps.ts`);
      return addImport(withDeps, [slice.epics, `type ${slice.depsType}`], `${from}.epics.ts`);
    },
    `epics can only be added to a function of the remote's context. ${byHand}`,
  );
  change(
    draft,
    onlyFile(root, plan.remote, '.reducer.ts') ?? store,
    (text) => {
      const combined = addReducer(text, slice);
      return combined && addImport(combined, [slice.reducer], `${from}.slice.ts`);
    },
    `a slice can only be added to combineReducers({…}). ${byHand}`,
  );
};

/** Adds the feature to the draft. Throws a GeneratorError before anything is written. */
export const planFeature = (draft, root, plan) => {
  const values = { ...templateValues(plan), hooks: hooksOf(draft, plan) };
  addFolder(draft, plan, values);
  addRoom(draft, plan);
  addRoute(draft, plan, values);
  addMessages(draft, plan, values);
  addPage(draft, plan, values);
  if (!plan.plain) {
    addState(draft, root, plan, values);
    declareState(draft, plan, values);
  }
  planDependencies(draft, root, plan.remote);
};
