import assert from 'node:assert/strict';
import type { ValueSchema } from '@crema/shared-contracts';
import { describe, it } from 'node:test';
import type { PersistedQueries, RouteDeclaration } from '@crema/shared-contracts';
import { gateRules, judge } from './gate.rules.ts';
import {
  built,
  cards,
  cardUpdated,
  facts,
  host,
  ordering,
  orderPlaced,
  paymentChooser,
  remarksOn,
  sharedUi,
} from './testing/parties.ts';

const version = '2.0.0-cccccccc';
const route = (id: string, path: string, access: RouteDeclaration['access'] = 'anyone') =>
  ({ id, path, titleId: 't', access, navigation: 'full' }) as const;
const emitting = (payload: typeof cardUpdated.payload | object) => ({
  events: {
    emits: { 'card-updated': { ...cardUpdated, payload: payload as typeof cardUpdated.payload } },
    consumes: {},
  },
});
const providing = (fields: object) => ({
  slots: {
    provides: {
      'payment-chooser': {
        ...paymentChooser,
        props: { shape: { ...paymentChooser.props.shape, ...fields } },
      },
    },
    uses: {},
  },
});
const consumer = 'mfe-ordering@0.4.0-bbbbbbbb';

describe('the publish gate', () => {
  it('has nothing to say about a candidate that fits', () => {
    assert.deepEqual(judge(facts(cards({ version: '1.0.1-cccccccc' }))), []);
  });

  it('has rules of distinct names', () => {
    assert.equal(new Set(gateRules.map(({ id }) => id)).size, gateRules.length);
  });
});

describe('a query that the candidate preloads', () => {
  const card = {
    ...route('card', '/account/cards/:cardId'),
    preload: [{ operation: 'GetCard', variables: { cardId: ':cardId' } }],
  };
  const misfits = (queries: PersistedQueries) => {
    const candidate = cards({ version, manifest: { routes: [route('cards', '/account/cards'), card] } });
    const { files } = built(candidate);
    return judge(facts(candidate, { candidate: built(candidate, { files: { ...files, queries } }) }))
      .filter(({ rule }) => rule === 'preload-fits-queries')
      .map(({ message, weight }) => [weight, message]);
  };

  it('fits the path and the types of the query', () => {
    assert.deepEqual(misfits({ GetCard: { hash: 'f00', variables: { cardId: 'ID!' } } }), []);
  });

  it('is refused when the query has another variable', () => {
    assert.deepEqual(misfits({ GetCard: { hash: 'f00', variables: { number: 'ID!' } } }), [
      [
        'refused',
        '/account/cards/:cardId preloads GetCard: variable number is required, but no row gives it',
      ],
      ['refused', '/account/cards/:cardId preloads GetCard: the query has no variable cardId'],
    ]);
  });

  it('is refused when the build has no such query', () => {
    assert.deepEqual(misfits({}), [
      ['refused', '/account/cards/:cardId preloads GetCard: the build has no such query'],
    ]);
  });
});

describe('an event that the candidate emits', () => {
  for (const [because, payload, messages] of [
    ['a field is gone', { shape: { reason: { oneOf: ['added'] } } }, ['cardId is not given, but needed']],
    [
      'a field may be absent now',
      { shape: { 'cardId?': 'filled text', reason: { oneOf: ['added'] } } },
      ['cardId may be absent, but is needed'],
    ],
    [
      'a field got wider',
      { shape: { cardId: 'text', reason: { oneOf: ['added'] } } },
      ['cardId is text where filled text is expected'],
    ],
    [
      'a field has a value that they do not know',
      { shape: { cardId: 'filled text', reason: { oneOf: ['added', 'gifted'] } } },
      ['reason may be "gifted" where one of added, reloaded is expected'],
    ],
  ] as const)
    it(`is refused in the name of its consumers and of the host's bus when ${because}, PLT-004`, () => {
      const remarks = remarksOn(cards({ version, contract: emitting(payload) }));
      assert.deepEqual(remarks['event-fits-consumers'], [
        ...messages.map((message) => `${consumer} consumes card-updated: ${message}`),
        ...messages.map((message) => `the deployed host carries card-updated: ${message}`),
      ]);
    });

  it('names the consumer and the field as data', () => {
    const [finding] = judge(
      facts(cards({ version, contract: emitting({ shape: { reason: { oneOf: ['added'] } } }) })),
    );
    assert.equal(finding?.who, consumer);
    assert.equal(finding?.field, 'card-updated.cardId');
  });

  it('asks a canary of the consumer as well as its stable version, PLT-008', () => {
    const canary = ordering({
      version: '0.5.0-dddddddd',
      contract: {
        events: {
          emits: {},
          consumes: { 'card-updated': { ...cardUpdated, payload: { shape: { balance: 'number' } } } },
        },
      },
    });
    assert.deepEqual(remarksOn(cards(), { others: [ordering(), canary] })['event-fits-consumers'], [
      'mfe-ordering@0.5.0-dddddddd consumes card-updated: balance is not given, but needed',
    ]);
  });

  it('may not fall silent while somebody listens', () => {
    const silent = { events: { emits: [], consumes: [] } };
    const candidate = cards({ version, manifest: silent, contract: { events: { emits: {}, consumes: {} } } });
    assert.deepEqual(remarksOn(candidate)['event-still-emitted'], [
      `${consumer} consumes card-updated, which is no longer emitted`,
    ]);
    const deaf = ordering({ manifest: { events: { emits: [], consumes: [] } } });
    assert.equal(remarksOn(candidate, { others: [deaf] })['event-still-emitted'], undefined);
  });

  it('has to be one that the deployed bus lets through, PLT-004', () => {
    const older = host({ events: { emits: {}, consumes: {}, carries: {} } });
    assert.match(
      remarksOn(cards(), { host: older })['event-carried']?.join() ?? '',
      /does not know card-updated/,
    );
  });
});

describe('an event that the candidate consumes', () => {
  it('may not be asked for more than the deployed emitter gives', () => {
    const stricter = {
      ...orderPlaced,
      payload: { shape: { orderId: 'filled text', paidWithCardId: 'text' } },
    };
    const candidate = cards({ contract: { events: { emits: {}, consumes: { 'order-placed': stricter } } } });
    assert.deepEqual(remarksOn(candidate)['event-fits-emitters'], [
      `${consumer} emits order-placed: paidWithCardId may be absent, but is needed`,
    ]);
  });

  it('is worth a warning when nothing deployed emits it', () => {
    const [finding] = judge(facts(cards({ version: '1.0.1-c' }), { others: [] }));
    assert.equal(finding?.rule, 'event-has-emitter');
    assert.equal(finding?.weight, 'warning');
  });
});

describe('a slot that the candidate provides', () => {
  const without = { slots: { provides: [], uses: [] } };

  it('may not go while it is used', () => {
    const candidate = cards({ version, manifest: without, contract: { slots: { provides: {}, uses: {} } } });
    assert.deepEqual(remarksOn(candidate)['slot-still-provided'], [
      `${consumer} uses slot payment-chooser, which is no longer provided`,
    ]);
    assert.equal(remarksOn(candidate, { others: [] })['slot-still-provided'], undefined);
  });

  for (const [because, fields, message] of [
    ['needs a prop that is not passed', { tip: 'number' }, 'prop tip is not given, but needed'],
    [
      'takes fewer values of a prop',
      { total: { shape: { amountMinor: 'number', currency: { oneOf: ['USD'] } } } },
      'prop total.currency may be "CAD" where one of USD is expected',
    ],
    [
      'tells its user less',
      { onSelected: { call: [{ shape: { cardId: 'text' } }], gives: 'nothing' } },
      'prop onSelected(1).lastFour is not given, but needed',
    ],
  ] as const)
    it(`is refused when it ${because}`, () => {
      const remarks = remarksOn(cards({ version, contract: providing(fields) }));
      assert.deepEqual(remarks['slot-fits-users'], [`${consumer} uses slot payment-chooser: ${message}`]);
    });

  it('is refused when a prop that is passed is gone', () => {
    const { onSelected } = paymentChooser.props.shape;
    const provides = { 'payment-chooser': { ...paymentChooser, props: { shape: { onSelected } } } };
    const remarks = remarksOn(cards({ version, contract: { slots: { provides, uses: {} } } }));
    assert.deepEqual(remarks['slot-fits-users'], [
      `${consumer} uses slot payment-chooser: prop total is passed, but not known`,
    ]);
  });

  it('may take a further prop that can be left out', () => {
    const remarks = remarksOn(cards({ version, contract: providing({ 'tip?': 'number' }) }));
    assert.equal(remarks['slot-fits-users'], undefined);
  });
});

describe('a slot that the candidate uses', () => {
  const candidate = (fields: object) =>
    ordering({
      contract: {
        slots: {
          provides: {},
          uses: {
            'payment-chooser': {
              ...paymentChooser,
              props: { shape: { ...paymentChooser.props.shape, ...fields } },
            },
          },
        },
      },
    });
  const among = (fields: object, others = [cards()]) =>
    remarksOn(candidate(fields), { others, own: [ordering()], last: undefined });

  it('may be passed nothing that the deployed provider does not know', () => {
    assert.deepEqual(among({ tip: 'number' })['slot-fits-providers'], [
      'mfe-cards@1.0.0-aaaaaaaa provides slot payment-chooser: prop tip is passed, but not known',
    ]);
  });

  it('has to be passed what the deployed provider needs', () => {
    const provider = cards({ contract: providing({ tip: 'number' }) });
    assert.deepEqual(among({}, [provider])['slot-fits-providers'], [
      'mfe-cards@1.0.0-aaaaaaaa provides slot payment-chooser: prop tip is not given, but needed',
    ]);
  });

  it('is worth a warning when nothing deployed provides it: its absence is designed, PLT-006', () => {
    assert.match(
      among({}, [])['slot-has-provider']?.join() ?? '',
      /payment-chooser is used, but no deployed version/,
    );
  });
});

describe('a page that others link to', () => {
  const pages = (...routes: RouteDeclaration[]) => cards({ version, manifest: { routes } });

  it('may not be removed', () => {
    assert.deepEqual(remarksOn(pages(route('cards', '/account/cards')))['links-still-lead-there'], [
      `${consumer} links to /account/cards/*: route /account/cards/:cardId was removed`,
    ]);
  });

  it('may not move', () => {
    const moved = pages(route('cards', '/account/cards'), route('card', '/account/card/:cardId'));
    assert.deepEqual(remarksOn(moved)['links-still-lead-there'], [
      `${consumer} links to /account/cards/*: route /account/cards/:cardId moved to /account/card/:cardId`,
    ]);
  });

  it('may be renamed at its address', () => {
    const renamed = pages(route('all', '/account/cards'), route('one', '/account/cards/:cardId'));
    assert.equal(remarksOn(renamed)['links-still-lead-there'], undefined);
  });

  it('is no longer the page when only a wider route of its remote is left', () => {
    const entry = {
      labelId: 'l',
      path: '/menu',
      place: 'footer',
      icon: '',
      order: 1,
      audience: 'anyone',
    } as const;
    const candidate = ordering({ manifest: { routes: [route('unknown', '/menu/*')] } });
    const remarks = remarksOn(candidate, {
      others: [cards({ manifest: { navigation: [entry] } })],
      own: [ordering()],
      host: host({ links: [], serverLinks: ['/menu'] }),
    });
    assert.deepEqual(remarks['links-still-lead-there'], [
      'mfe-cards@1.0.0-aaaaaaaa links to /menu: route /menu was removed',
      'the server links to /menu: route /menu was removed',
    ]);
  });
});

describe('what the candidate needs of the deployed host', () => {
  for (const [rule, because, older, message] of [
    [
      'contract-satisfied',
      'offers an older contract',
      { contract: '0.9.0' },
      'the deployed host offers contract 0.9.0, but ^3.0.0 is required',
    ],
    [
      'libraries-provided',
      'shares an older library',
      { libraries: { react: { version: '18.2.0' }, rxjs: { version: '7.8.2' } } },
      'the deployed host shares react 18.2.0, but ^19.3.1 is required',
    ],
    [
      'libraries-provided',
      'does not share a library',
      { libraries: { react: { version: '19.3.1' } } },
      'the deployed host does not share rxjs (^7.8.2 is required)',
    ],
    [
      'libraries-provided',
      'shares a library without a name',
      { libraries: { react: { version: '19.3.1' }, rxjs: { version: '7.8.2', names: ['map'] } } },
      'the deployed host shares rxjs 7.8.2 without filter',
    ],
    ['host-members-offered', 'lacks a service', { host: ['bus'] }, 'the deployed host has no service toast'],
    ['flags-known', 'lacks a flag', { flags: [] }, 'the deployed host has no flag rememberMe'],
    [
      'configuration-given',
      'lacks a configuration key',
      { configuration: [] },
      'the deployed host has no configuration key svcLoadOptions',
    ],
  ] as const)
    it(`is refused when it ${because}, PLT-007`, () => {
      assert.deepEqual(remarksOn(cards(), { host: host(older) })[rule], [message]);
    });

  const usingSharedUi = (names: readonly string[], exports: Record<string, ValueSchema>) => {
    const used = { '@crema/shared-ui': { version: '^0.1.0', names: [...names], exports } };
    const offered = { '@crema/shared-ui': sharedUi('0.1.0+3f2a9c1e') };
    return remarksOn(cards({ contract: { libraries: used } }), { host: host({ libraries: offered }) });
  };

  it('is refused when shared-ui lacks exports of the candidate, which are named, PLT-007', () => {
    assert.deepEqual(usingSharedUi(['Button', 'Stepper', 'useTone'], {})['libraries-provided'], [
      'the deployed host shares @crema/shared-ui 0.1.0+3f2a9c1e without Stepper',
      'the deployed host shares @crema/shared-ui 0.1.0+3f2a9c1e without useTone',
    ]);
  });

  for (const { because, exports, messages } of [
    {
      because: 'every prop fits',
      exports: { Button: { shape: { label: 'text', 'busy?': { oneOf: [true] } } } },
    },
    {
      because: 'a value of unknown type is not compared',
      exports: { Button: { shape: { label: 'anything' } } },
    },
    {
      because: 'the argument fits',
      exports: { buttonClass: { call: [{ oneOf: ['quiet'] }], gives: 'nothing' } },
    },
    {
      because: 'a prop is newer than the host',
      exports: { Button: { shape: { label: 'text', tone: { oneOf: ['warm'] } } } },
      messages: ['prop tone of Button is passed, but not known'],
    },
    {
      because: 'a value of a prop is newer than the host',
      exports: { Button: { shape: { label: 'text', variant: { oneOf: ['ghost'] } } } },
      messages: ['prop variant of Button may be "ghost" where one of primary, quiet is expected'],
    },
    {
      because: 'the host still needs a prop',
      exports: { Button: { shape: {} } },
      messages: ['prop label of Button is not given, but needed'],
    },
    {
      because: 'an argument is newer than the host',
      exports: { buttonClass: { call: [{ oneOf: ['ghost'] }], gives: 'nothing' } },
      messages: ['prop (1) of buttonClass may be "ghost" where one of primary, quiet is expected'],
    },
  ] as { because: string; exports: Record<string, ValueSchema>; messages?: string[] }[])
    it(`${messages ? 'is refused when' : 'passes when'} ${because}: props and arguments of shared-ui, PLT-007`, () =>
      assert.deepEqual(
        usingSharedUi(['Button'], exports)['library-exports-fit'],
        messages?.map((message) => `the deployed host shares @crema/shared-ui 0.1.0+3f2a9c1e: ${message}`),
      ));

  it('is compared by manifest alone, with a warning, where a contract is not known', () => {
    const unknown = { ...ordering(), contract: undefined };
    assert.deepEqual(remarksOn(cards(), { others: [unknown], host: undefined })['everybody-known'], [
      'the deployed host has no contract.json, so the build was not compared with it',
      `${consumer} was published without a contract, so only its manifest was compared`,
    ]);
  });

  it('is unknown for a candidate whose build wrote no contract', () => {
    const remarks = remarksOn({ ...cards(), contract: undefined });
    assert.deepEqual(remarks['contract-recorded'], [
      'the build has no contract.json; build the remote again',
    ]);
  });
});

describe('the files of the candidate', () => {
  it('are refused, whatever the reason, when one differs from its integrity in build.json', () => {
    const candidate = built(cards(), {
      found: {
        'remoteEntry.js': { integrity: 'sha384-b', brotli: 1 },
        'extra.js': { integrity: 'sha384-c', brotli: 1 },
      },
    });
    const findings = judge(facts(candidate, { candidate })).filter(({ rule }) => rule === 'integrity-holds');
    assert.deepEqual(
      findings.map(({ message, forcible }) => [message, forcible]),
      [
        ['remoteEntry.js differs from its integrity in build.json', false],
        ['extra.js is not in build.json', false],
      ],
    );
    const gone = built(cards(), { found: {} });
    assert.deepEqual(remarksOn(gone, { candidate: gone })['integrity-holds'], ['remoteEntry.js is missing']);
  });

  it('are refused over the budget, with both figures', () => {
    const found = { 'remoteEntry.js': { integrity: 'sha384-a', brotli: 31 * 1024 + 512 } };
    assert.deepEqual(remarksOn(cards(), { candidate: built(cards(), { found }) })['within-budget'], [
      'entry and first route have 31.5 KB brotli, the budget is 30 KB',
    ]);
  });
});

describe('the version of the candidate', () => {
  const routes = cards().manifest.routes;
  const draft = (number: string, changes: Parameters<typeof cards>[0] = {}) =>
    cards({ version: `${number}-cccccccc`, ...changes });
  const opened = { manifest: { routes: [...routes, route('add', '/account/cards/add')] } };
  const closed = {
    manifest: { routes: [route('cards', '/account/cards', 'member'), ...routes.slice(1)] },
  };
  const needed = (number: string, changes: Parameters<typeof cards>[0], last = cards()) =>
    remarksOn(draft(number, changes), { last, others: [] })['version-is-enough'];

  for (const [because, changes, least, message] of [
    ['a route was added', opened, '1.1.0', 'route /account/cards/add was added'],
    [
      'a route was removed',
      { manifest: { routes: routes.slice(0, 1) } },
      '2.0.0',
      'route /account/cards/:cardId was removed',
    ],
    [
      'a route asks for more',
      closed,
      '2.0.0',
      'route /account/cards changed its access from anyone to member',
    ],
    [
      'an event was narrowed',
      { contract: emitting({ shape: { cardId: 'filled text' } }) },
      '2.0.0',
      'event card-updated.reason is not given, but needed',
    ],
    [
      'an event tells more',
      {
        contract: emitting({ shape: { ...cardUpdated.payload.shape, at: 'number' } }),
      },
      '1.1.0',
      'event card-updated was widened',
    ],
    [
      'a slot needs more',
      { contract: providing({ tip: 'number' }) },
      '2.0.0',
      'slot payment-chooser.tip is not given, but needed',
    ],
    [
      'a slot is gone',
      { manifest: { slots: { provides: [], uses: [] } } },
      '2.0.0',
      'slot payment-chooser is no longer provided',
    ],
  ] as const)
    it(`is at least ${least} when ${because}, though nothing deployed minds`, () => {
      assert.deepEqual(needed('1.0.9', changes), [`needs at least ${least}: ${message}`]);
      assert.equal(needed(least, changes), undefined);
    });

  it('breaks with its second number below 1.0.0', () => {
    const last = cards({ version: '0.1.0-aaaaaaaa' });
    assert.deepEqual(needed('0.1.9', closed, last)?.length, 1);
    assert.equal(needed('0.2.0', closed, last), undefined);
    assert.match(needed('0.1.0', opened, last)?.join() ?? '', /needs at least 0\.1\.1/);
  });

  it('is not lower than the one before', () => {
    assert.deepEqual(needed('0.9.0', {}), [
      'found 0.9.0, which is older than the last published version 1.0.0',
    ]);
  });

  it('is worth a warning when it stands still though the build differs', () => {
    const remarks = remarksOn(draft('1.0.0'));
    assert.deepEqual(remarks['version-tells'], [
      'the build differs from 1.0.0-aaaaaaaa: raise the version to 1.0.1',
    ]);
  });
});
