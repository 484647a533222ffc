import type { RemoteManifest } from '@crema/shared-contracts';
import { findMessageErrors } from './locale-files.ts';
import { findOldWordings } from './wording.rules.ts';

const names: Pick<RemoteManifest, 'routes' | 'navigation' | 'titles' | 'locales'> = {
  locales: ['en-US', 'en-CA', 'fr-CA'],
  routes: [],
  navigation: [],
  titles: { 'en-US': {}, 'en-CA': {}, 'fr-CA': {} },
};
const sound = {
  'en-US': { hello: 'Hello {name}', cups: '{count, plural, one {# cup for <b>{name}</b>} other {# cups}}' },
  'en-CA': { hello: 'Hi {name}' },
  'fr-CA': {
    hello: 'Bonjour {name}',
    cups: '{count, plural, one {# tasse} other {# tasses pour <b>{name}</b>}}',
  },
};

describe('the check of a remote’s texts', () => {
  it('finds nothing wrong with texts that are complete, PLT-011', () => {
    expect(findMessageErrors(sound, names)).toEqual([]);
  });

  it.each([
    { locale: 'fr-CA', texts: { hello: 'Bonjour {name}' }, fault: 'fr-CA lacks cups' },
    {
      locale: 'fr-CA',
      texts: { ...sound['fr-CA'], bye: 'Adieu' },
      fault: 'fr-CA has bye, which en-US has not',
    },
    { locale: 'en-CA', texts: { bye: 'Bye' }, fault: 'en-CA has bye, which en-US has not' },
    { locale: 'en-CA', texts: { hello: 'Hello {name}' }, fault: 'en-CA repeats hello' },
    { locale: 'fr-CA', texts: { ...sound['fr-CA'], hello: ' ' }, fault: 'fr-CA: hello is empty' },
    {
      locale: 'fr-CA',
      texts: { ...sound['fr-CA'], hello: 'Bonjour {nom}' },
      fault: 'fr-CA: hello is given “name” and uses “nom”',
    },
    {
      locale: 'fr-CA',
      texts: { ...sound['fr-CA'], cups: '{count} tasses pour {name}' },
      fault: 'fr-CA: cups is given “<b> count name” and uses “count name”',
    },
  ])('says that $fault, PLT-011', ({ locale, texts, fault }) => {
    expect(findMessageErrors({ ...sound, [locale]: texts }, names)).toEqual([fault]);
  });

  it.each([
    { locale: 'en-US', text: 'Your bag, {count}', old: 'bag' },
    { locale: 'en-US', text: 'Log in to save', old: 'Log in' },
    { locale: 'en-US', text: 'Choose a Flavour', old: 'Flavour' },
    { locale: 'en-US', text: "We can't", old: "'" },
    { locale: 'en-CA', text: 'Enter your e-mail', old: 'e-mail' },
    { locale: 'fr-CA', text: 'Première visite\u00a0?', old: '\u00a0?' },
    { locale: 'fr-CA', text: 'Votre {card}', old: '{card}' },
    { locale: 'fr-CA', text: 'Payer en magasin', old: 'magasin' },
    { locale: 'fr-CA', text: 'Deux étoiles', old: 'étoile' },
    { locale: 'fr-CA', text: 'Fermé à 22 h 00', old: '2 h 00' },
    { locale: 'fr-CA', text: 'Vous pouvez vous connecter', old: 'vous connecter' },
    { locale: 'fr-CA', text: 'Tous les appareils sont déconnectés', old: 'déconnect' },
    { locale: 'fr-CA', text: 'Tapez votre nom', old: 'Tapez' },
    { locale: 'fr-CA', text: 'Télécharger vos données', old: 'vos données' },
  ])('finds “$old” in $locale, PLT-011, L-83', ({ locale, text, old }) => {
    expect(findOldWordings(locale, text)).toEqual([expect.stringContaining(`“${old}”`)]);
  });

  it('leaves the same words where they mean something else, PLT-011', () => {
    expect(findOldWordings('en-US', 'A bag of beans over {customisation}')).toEqual([]);
    expect(findOldWordings('en-CA', 'Choose a flavour')).toEqual([]);
    expect(findOldWordings('fr-CA', 'Un sac de café : Étoiles, Québec, 22 h 30?')).toEqual([]);
  });

  it('finds old words in a file and in remote.json, PLT-011, D-168', () => {
    const titles = { ...names.titles, 'fr-CA': { 'title.bag': 'Votre sac' } };
    expect(
      findMessageErrors({ ...sound, 'en-CA': { hello: 'Log in, {name}' } }, { ...names, titles }),
    ).toEqual([
      'en-CA: hello says “Log in”: use sign in, sign out',
      'fr-CA: title.bag says “sac”: use panier',
    ]);
  });

  it('misses the name of a page and of its link in one language', () => {
    const routes = [
      { titleId: 'title.cups', headlineId: 'headline.cups' },
    ] as unknown as RemoteManifest['routes'];
    const navigation = [{ labelId: 'nav.cups' }] as unknown as RemoteManifest['navigation'];
    const every = { 'title.cups': 'Cups', 'headline.cups': 'Cups for you', 'nav.cups': 'Cups' };
    const titles = { 'en-US': every, 'en-CA': every, 'fr-CA': { 'title.cups': 'Tasses' } };
    expect(findMessageErrors(sound, { ...names, routes, navigation, titles })).toEqual([
      'remote.json lacks headline.cups in fr-CA',
      'remote.json lacks nav.cups in fr-CA',
    ]);
  });
});
