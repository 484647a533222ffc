// Tests the check of unused contracts with small sources (D-165).
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { createProgram } from '../../remote-kit/build/contract/source-types.mjs';
import {
  findAnsweredCodes,
  findNamedCodes,
  findPresentedCodes,
  findShown,
  findTexts,
  findTracked,
} from './code-uses.mjs';
import { judge, listByOwner } from './judge.mjs';
import { findKeyUses } from './key-uses.mjs';
import { readInterface, readTable } from './read-table.mjs';
import { findNumbersInCode, findNumbersInMessages, findSharedNames } from './two-homes.mjs';

const folder = mkdtempSync(join(tmpdir(), 'unused-contracts-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const write = (name, text) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const open = (...paths) => {
  const program = createProgram(paths);
  return { checker: program.getTypeChecker(), files: paths.map((path) => program.getSourceFile(path)) };
};

describe('a declared contract', () => {
  const reserved = { owner: 'mfe-gift', rows: ['GFT-012'] };
  it('that nothing uses and no row names is a problem, D-165', () => {
    const { unused, problems } = judge([{ kind: 'flag', name: 'party', lacks: ['nothing reads it'] }]);
    assert.deepEqual(unused, []);
    assert.match(problems[0], /^flag party: nothing reads it, and no row .* Delete it, or write above it/);
  });

  it('that nothing uses is listed under its future user when a row names it, D-165', () => {
    const contract = {
      kind: 'configuration key',
      name: 'showBulkGiftBanner',
      lacks: ['nothing reads it'],
      reserved,
    };
    const { unused, problems } = judge([contract]);
    assert.deepEqual(problems, []);
    assert.deepEqual(listByOwner(unused), [
      'mfe-gift: 1',
      '  GFT-012  configuration key showBulkGiftBanner (nothing reads it)',
    ]);
  });

  it('that is used and still said to be unused is a problem', () => {
    const { problems } = judge([{ kind: 'flag', name: 'party', lacks: [], reserved }]);
    assert.match(
      problems[0],
      /^flag party: it is used, but its comment says "Not used yet: mfe-gift, GFT-012\."/,
    );
  });

  it('that is used is neither listed nor a problem', () => {
    assert.deepEqual(judge([{ kind: 'flag', name: 'party', lacks: [] }]), { unused: [], problems: [] });
  });
});

describe('the statement above a declaration', () => {
  const path = write(
    'table.ts',
    `const view = strictObject({ zoom: number });
     export const table = strictObject({
       used: boolean,
       /** What it is for. Not used yet: mfe-gift, GFT-012, D-70. */
       single: boolean,
       /**
        * What it is for.
        * Not used yet: host, ENG-041.
        */
       cookie: strictObject({
         name: string,
         // Not used yet: mfe-cards, CRD-015.
         days: number }),
       list: array(strictObject({ code: string })),
       map: view,
       /** Presented as unknown: no page of ours sends it. */
       BAD: 400,
     });
     export const names = ['sign-in', 'cart'] as const;
     export interface Terms {
       readonly from: number;
       /** Not used yet: mfe-rewards, RWD-024. */
       readonly expire: boolean }`,
  );
  it('names the future user and the rows; keys of a section have its statement unless they have their own', () => {
    assert.deepEqual(Object.fromEntries(readTable(path, 'table', { deep: true })), {
      used: {},
      single: { reserved: { owner: 'mfe-gift', rows: ['GFT-012', 'D-70'] } },
      'cookie.name': { reserved: { owner: 'host', rows: ['ENG-041'] } },
      'cookie.days': { reserved: { owner: 'mfe-cards', rows: ['CRD-015'] } },
      'list.code': {},
      'map.zoom': {},
      BAD: { presentedAsUnknown: 'no page of ours sends it' },
    });
  });
  it('is read from lists and interfaces', () => {
    assert.deepEqual([...readTable(path, 'names').keys()], ['sign-in', 'cart']);
    assert.deepEqual(Object.fromEntries(readInterface(path, 'Terms')), {
      from: {},
      expire: { reserved: { owner: 'mfe-rewards', rows: ['RWD-024'] } },
    });
  });
  it('is missed loudly when a table was renamed', () => {
    assert.throws(() => readTable(path, 'gone'), /found no table "gone"/);
  });
});

describe('a use of a key', () => {
  const document = write(
    'document.ts',
    `export type Document = { readonly limit: number; readonly age: number; readonly wait: number; readonly picked: number;
       readonly destructured: number; readonly unread: number; readonly map: { readonly zoom: number; readonly pan: number };
       readonly rows: readonly { readonly code: string; readonly shown: boolean }[];
       readonly switches: { readonly one: boolean; readonly two: boolean } };`,
  );
  const user = write(
    'user.ts',
    `import type { Document } from './document.ts';
     interface Limits { readonly age: number }
     interface Wait { readonly wait: number }
     const isOld = (limits: Limits) => limits.age > 1;
     const pause = ({ wait }: Wait) => wait;
     const pick = (part: Pick<Document, 'picked'>) => part.picked;
     export const use = (document: Document, other: { unread: number; pan: number }) => {
       const { destructured, map } = document;
       const deps = { limits: document as Limits };
       const given: Limits = document;
       return [document.limit, isOld(given), isOld(deps.limits), pause(document), pick(document), destructured, map.zoom,
         document.rows.map(({ code }) => code), Object.values(document.switches), other.unread, other.pan];
     };`,
  );
  const { checker, files } = open(user, document);
  const type = checker.getDeclaredTypeOfSymbol(
    checker.getExportsOfModule(checker.getSymbolAtLocation(files[1]))[0],
  );
  const { leaves, uses } = findKeyUses(checker, type, [files[0]], ['document']);
  for (const [path, because] of [
    ['limit', 'it is read'],
    ['destructured', 'it is destructured'],
    ['age', 'it is read through an interface that names it'],
    ['wait', 'a parameter that names it destructures it'],
    ['picked', 'it is read through Pick'],
    ['map.zoom', 'it is read in a section'],
    ['rows.code', 'it is read of each row'],
    ['switches.one', 'all switches are read'],
    ['switches.two', 'all switches are read'],
  ])
    it(`is found when ${because}: ${path}`, () => assert.ok(uses.has(path)));
  it('is not a property of the same name of something else', () => {
    assert.deepEqual(
      leaves.filter((path) => !uses.has(path)),
      ['unread', 'map.pan', 'rows.shown'],
    );
  });
});

describe('an error code', () => {
  const path = write(
    'server.ts',
    `type Code = 'A' | 'B' | 'C' | 'D';
     declare const create: (code: Code) => Error;
     const byStatus: Readonly<Record<number, Code>> = { 404: 'B' };
     export const answer = (code: string) => {
       if (code === 'C') throw create('A');
       return [byStatus, { D: 400 }, 'code=D'];
     };`,
  );
  const { checker, files } = open(path);
  const codes = new Set(['A', 'B', 'C', 'D']);
  it('is answered where a code is expected, not where one is compared', () => {
    assert.deepEqual([...findAnsweredCodes(checker, files, codes)].sort(), ['A', 'B']);
  });
  it('is presented as the key of a table or by a comparison', () => {
    assert.deepEqual([...findPresentedCodes(files, codes)].sort(), ['C', 'D']);
  });
  it('is not named by the text of a fault header', () => {
    const test = open(write('a.test.ts', `export const faults = ['code=A', 'B'];`));
    assert.deepEqual([...findNamedCodes(test.files, codes)], ['B']);
  });
});

describe('what pages use by name', () => {
  const { files } = open(
    write(
      'page.tsx',
      `declare const telemetry: { track: (name: string) => void };
       telemetry.track('cart-viewed');
       const text = 'sign-in';
       export const page = <SlotSheet name="sign-in" other="x" />;`,
    ),
  );
  it('is found in calls, attributes and texts', () => {
    assert.deepEqual([...findTracked(files)], ['cart-viewed']);
    assert.deepEqual([...findShown(files)], ['sign-in']);
    assert.ok(findTexts(files).has('sign-in'));
  });
});

describe('a fact with two homes, D-165', () => {
  it('is a name that is both flag and key, also in other words', () => {
    const sentences = findSharedNames({
      flag: ['enableInAppDelivery', 'rememberMe', 'enableMarriott'],
      'configuration key': ['enableInAppDelivery', 'partnerships.marriott', 'maximumItemAmount'],
      'programme number': ['rewardTiers', 'maximumItemAmount'],
    });
    assert.deepEqual(
      sentences.map((sentence) => sentence.replace(/ say the same.*/, '')),
      [
        'flag enableInAppDelivery and configuration key enableInAppDelivery',
        'flag enableMarriott and configuration key partnerships.marriott',
        'configuration key maximumItemAmount and programme number maximumItemAmount',
      ],
    );
  });
  it('is a number in a message about Stars', () => {
    const texts = {
      written: 'Redeem from <b>25</b> Stars',
      inPlural: '{n, plural, one {# Star of 25} other {# Stars}}',
      passed: '{stars} Stars, {n, plural, =25 {some} other {#}}',
      other: 'Open 24 hours, Starsky',
    };
    const french = { written: 'À partir de 25 Étoiles' };
    assert.deepEqual(
      findNumbersInMessages({ 'en-US.json': texts, 'fr-CA.json': french }).map((one) => one.split(':')[0]),
      ['en-US.json written', 'en-US.json inPlural', 'fr-CA.json written'],
    );
  });
  it('is a number of the programme in code', () => {
    const { files } = open(write('levels.ts', `export const limits = [2_000, 7];`));
    assert.match(findNumbersInCode(files, [500, 2000])[0], /levels\.ts:1: 2000 is a number of the programme/);
    assert.equal(findNumbersInCode(files, [500, 2000]).length, 1);
  });
});
