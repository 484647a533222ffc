export interface LegalSection {
  readonly id: string;
  /** Messages: `legal.<document>.<section>.<paragraph>`. */
  readonly paragraphs: readonly string[];
  /** Shown after the first paragraph. */
  readonly table?: 'cookies';
}
export interface LegalDocument {
  readonly id: 'terms' | 'privacy';
  /** The day of this version. A change of the texts is a new version. */
  readonly version: string;
  readonly sections: readonly LegalSection[];
}

/** The legal texts in the sequence of their sections (ENG-043). */
export const legalDocuments = {
  terms: {
    id: 'terms',
    version: '2026-11-22',
    sections: [
      { id: 'agreement', paragraphs: ['use', 'changes'] },
      { id: 'account', paragraphs: ['yours', 'accurate', 'close'] },
      { id: 'orders', paragraphs: ['price', 'made', 'ready', 'wrong'] },
      { id: 'payment', paragraphs: ['hold', 'vault'] },
      { id: 'cards', paragraphs: ['money', 'lost'] },
      { id: 'stars', paragraphs: ['earn', 'value'] },
      { id: 'allergens', paragraphs: ['kitchen'] },
      { id: 'site', paragraphs: ['fair', 'works'] },
      { id: 'rights', paragraphs: ['law', 'language'] },
    ],
  },
  privacy: {
    id: 'privacy',
    version: '2026-11-29',
    sections: [
      { id: 'short', paragraphs: ['keep', 'sell'] },
      { id: 'officer', paragraphs: ['person', 'reach'] },
      {
        id: 'data',
        paragraphs: [
          'account',
          'security',
          'orders',
          'cart',
          'cards',
          'gifts',
          'stars',
          'favorites',
          'feed',
          'partners',
          'requests',
          'place',
        ],
      },
      { id: 'payment', paragraphs: ['vault', 'stored', 'receipt'] },
      { id: 'cookies', paragraphs: ['intro', 'device'], table: 'cookies' },
      { id: 'usage', paragraphs: ['consent', 'browser', 'campaign', 'errors'] },
      { id: 'mail', paragraphs: ['receipts'] },
      { id: 'storage', paragraphs: ['place', 'access', 'time'] },
      { id: 'choices', paragraphs: ['copy', 'guest', 'correct', 'ask', 'complain'] },
    ],
  },
} as const satisfies Record<LegalDocument['id'], LegalDocument>;

/** Each cookie of the site; messages: `legal.cookies.<name>.purpose`. Those without an own text are kept for a year. */
export const cookies: readonly { readonly name: string; readonly lifeId: string }[] = [
  { name: 'sid', lifeId: 'legal.cookies.sid.life' },
  { name: 'trusted', lifeId: 'legal.cookies.map_source.life' },
  ...['visitor', 'known', 'locale', 'theme', 'store', 'usage'].map((name) => ({
    name,
    lifeId: 'legal.cookies.year',
  })),
  { name: 'map_source', lifeId: 'legal.cookies.map_source.life' },
];
