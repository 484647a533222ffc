import type { ContractRecord, RemoteManifest } from '@crema/shared-contracts';
import type { Candidate, GateFacts, Party } from '../gate-facts.ts';
import { judge } from '../gate.rules.ts';

const money = { shape: { amountMinor: 'number', currency: { oneOf: ['CAD', 'USD'] } } } as const;
export const cardUpdated = {
  version: 1,
  owner: 'mfe-cards',
  payload: { shape: { cardId: 'filled text', reason: { oneOf: ['added', 'reloaded'] }, 'note?': 'text' } },
} as const;
export const orderPlaced = {
  version: 1,
  owner: 'mfe-ordering',
  payload: { shape: { orderId: 'filled text', 'paidWithCardId?': 'text' } },
} as const;
export const paymentChooser = {
  version: 1,
  owner: 'mfe-cards',
  props: {
    shape: {
      total: money,
      onSelected: { call: [{ shape: { cardId: 'text', lastFour: 'text' } }], gives: 'nothing' },
    },
  },
} as const;

/** A component and a function of shared-ui, with the host's signatures. */
export const sharedUi = (version: string) => ({
  version,
  names: ['Button', 'buttonClass'],
  exports: {
    Button: {
      shape: { 'variant?': { oneOf: ['primary', 'quiet'] }, 'busy?': 'true or false', label: 'text' },
    },
    buttonClass: { call: [{ oneOf: ['primary', 'quiet'] }], gives: 'anything' },
  },
});

const manifestOf = (changes: Partial<RemoteManifest>): RemoteManifest => ({
  name: 'mfe-none',
  version: '1.0.0',
  contract: '^3.0.0',
  routes: [],
  navigation: [],
  slots: { provides: [], uses: [] },
  flags: [],
  events: { emits: [], consumes: [] },
  locales: ['en-US', 'en-CA', 'fr-CA'],
  titles: { 'en-US': {}, 'en-CA': {}, 'fr-CA': {} },
  budgets: { firstRouteKb: 30 },
  ...changes,
});
const contractOf = (name: string, changes: Partial<ContractRecord>): ContractRecord => ({
  schema: 1,
  name,
  contract: '3.0.0',
  events: { emits: {}, consumes: {} },
  slots: { provides: {}, uses: {} },
  host: [],
  libraries: {},
  flags: [],
  configuration: [],
  links: [],
  ...changes,
});
const page = (id: string, path: string) =>
  ({ id, path, titleId: 't', access: 'anyone', navigation: 'full' }) as const;

interface Changes {
  readonly version?: string;
  readonly manifest?: Partial<RemoteManifest>;
  readonly contract?: Partial<ContractRecord>;
}
/** The cards remote: two pages, an event, a slot; it listens to orders. */
export const cards = ({ version = '1.0.0-aaaaaaaa', manifest, contract }: Changes = {}): Party => ({
  name: 'mfe-cards',
  version,
  manifest: manifestOf({
    name: 'mfe-cards',
    routes: [page('cards', '/account/cards'), page('card', '/account/cards/:cardId')],
    slots: { provides: ['payment-chooser'], uses: [] },
    events: { emits: ['card-updated'], consumes: ['order-placed'] },
    ...manifest,
  }),
  contract: contractOf('mfe-cards', {
    events: { emits: { 'card-updated': cardUpdated }, consumes: { 'order-placed': orderPlaced } },
    slots: { provides: { 'payment-chooser': paymentChooser }, uses: {} },
    host: ['bus', 'toast'],
    libraries: {
      react: { version: '^19.3.1' },
      rxjs: { version: '^7.8.2', names: ['filter', 'map'] },
    },
    flags: ['rememberMe'],
    configuration: ['svcLoadOptions'],
    ...contract,
  }),
});
/** The ordering remote: uses the slot, consumes the event, links to the cards. */
export const ordering = ({ version = '0.4.0-bbbbbbbb', manifest, contract }: Changes = {}): Party => ({
  name: 'mfe-ordering',
  version,
  manifest: manifestOf({
    name: 'mfe-ordering',
    routes: [page('menu', '/menu'), page('unknown', '/menu/*')],
    slots: { provides: [], uses: ['payment-chooser'] },
    events: { emits: ['order-placed'], consumes: ['card-updated'] },
    ...manifest,
  }),
  contract: contractOf('mfe-ordering', {
    events: { emits: { 'order-placed': orderPlaced }, consumes: { 'card-updated': cardUpdated } },
    slots: { provides: {}, uses: { 'payment-chooser': paymentChooser } },
    links: ['/account/cards/*', '/menu'],
    ...contract,
  }),
});
export const host = (changes: Partial<ContractRecord> = {}): ContractRecord =>
  contractOf('host', {
    events: {
      emits: {},
      consumes: {},
      carries: { 'card-updated': cardUpdated, 'order-placed': orderPlaced },
    },
    host: ['bus', 'toast', 'confirm'],
    libraries: {
      react: { version: '19.4.0' },
      rxjs: { version: '7.8.2', names: ['filter', 'map', 'merge'] },
    },
    flags: ['rememberMe'],
    configuration: ['svcLoadOptions'],
    links: ['/menu'],
    serverLinks: ['/menu/order/*'],
    ...changes,
  });

const oneFile = { 'remoteEntry.js': 'sha384-a' };
export const built = (party: Party, changes: Partial<Candidate> = {}): Candidate => ({
  ...party,
  files: {
    entry: 'remoteEntry.js',
    integrity: oneFile,
    bytes: {},
    module: [],
    styles: [],
    messages: {},
    routes: {},
  },
  found: { 'remoteEntry.js': { integrity: 'sha384-a', brotli: 1024 } },
  ...changes,
});

/** What is deployed: cards, ordering and the host, all of the same build day. */
export const facts = (candidate: Party, changes: Partial<GateFacts> = {}): GateFacts => ({
  candidate: built(candidate),
  others: [ordering()],
  own: [cards()],
  last: cards(),
  host: host(),
  ...changes,
});
/** Maps a rule to its messages. */
export const remarksOn = (candidate: Party, changes: Partial<GateFacts> = {}) => {
  const remarks: Record<string, string[]> = {};
  for (const { rule, message } of judge(facts(candidate, changes))) (remarks[rule] ??= []).push(message);
  return remarks;
};
