import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, it } from 'node:test';
import { createTestClock } from '../../testing/test-app.ts';
import type { TaxProvider, TaxQuestion } from './tax-provider.ts';
import { chooseTaxProvider, createTaxService } from './tax-service.ts';

const question: TaxQuestion = {
  place: { country: 'US', region: 'IL', postalCode: '60601', timeZone: 'America/Chicago' },
  consumption: 'in',
  currency: 'USD',
  sums: [{ productClass: 'prepared', minor: 495 }],
};
const own = {
  jurisdiction: 'us-il',
  key: 'tax',
  label: ['Sales tax', 'Taxe de vente'],
  rate: 1025,
  baseMinor: 495,
  minor: 51,
  isIncluded: false,
} as const;
const rows: TaxProvider = {
  taxesOn: () => Promise.resolve({ taxes: [own], source: 'rows' }),
  ratesAt: () => Promise.resolve([own]),
};
const cityTax = {
  jurisdiction: 'us-il-cook-chicago',
  key: 'restaurant',
  name: { 'en-US': 'Restaurant tax', 'fr-CA': 'Taxe de restauration' },
  rate: 1075,
  baseMinor: 495,
  minor: 53,
  isIncluded: false,
};
type Answer = (request: IncomingMessage, body: string, reply: ServerResponse) => void;
const answering =
  (value: unknown, status = 200): Answer =>
  (_request, _body, reply) => {
    reply.writeHead(status, { 'content-type': 'application/json' });
    reply.end(typeof value === 'string' ? value : JSON.stringify(value));
  };

describe('a tax service', () => {
  const clock = createTestClock();
  const asked: { readonly headers: IncomingMessage['headers']; readonly body: unknown }[] = [];
  const alarms: unknown[] = [];
  let answer: Answer = answering({ taxes: [cityTax] });
  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      asked.push({ headers: request.headers, body: JSON.parse(body) as unknown });
      answer(request, body, reply);
    });
  });
  let url = '';
  before(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/quote`;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    asked.length = 0;
    alarms.length = 0;
  });
  const log = { error: (facts: unknown) => alarms.push(facts) } as never;
  const create = (timeLimit = () => new AbortController().signal) =>
    createTaxService({ url, token: 'secret', clock, log, rows, timeLimit });

  it('computes the taxes of a price from the sums, the place and the time; the names are in the languages', async () => {
    const { name, ...tax } = cityTax;
    assert.deepEqual(await create().taxesOn(question), {
      taxes: [{ ...tax, label: [name['en-US'], name['fr-CA']] }],
      source: 'service',
    });
    const [{ headers, body } = { headers: {}, body: {} }] = asked;
    assert.equal(headers.authorization, 'Bearer secret');
    const { place, ...others } = question;
    const { timeZone: _zone, ...where } = place;
    assert.deepEqual(body, { ...where, ...others, at: '2026-06-03T10:00:00' });
  });

  for (const [of, failing] of [
    ['answers 503', answering({}, 503)],
    ['answers no JSON', answering('<html>')],
    ['answers other fields', answering({ taxes: [{ ...cityTax, minor: 5.3 }] })],
    ['answers a negative tax', answering({ taxes: [{ ...cityTax, minor: -1 }] })],
    ['answers a key twice', answering({ taxes: [cityTax, cityTax] })],
    ['answers a base above the order', answering({ taxes: [{ ...cityTax, baseMinor: 496 }] })],
    [
      'sends the request elsewhere',
      ((_request, _body, reply) => reply.writeHead(307, { location: 'http://127.0.0.1:9/' }).end()) as Answer,
    ],
    ['ends the connection', ((request) => request.socket.destroy()) as Answer],
  ] as const)
    it(`that ${of} is replaced by the shop’s rows, which the order and the log say`, async () => {
      answer = failing;
      assert.deepEqual(await create().taxesOn(question), { taxes: [own], source: 'rows-after-failure' });
      assert.equal((alarms[0] as { readonly alarm: string }).alarm, 'tax-service');
      answer = answering({ taxes: [cityTax] });
    });

  it('that does not answer within the time limit is replaced by the shop’s rows', async () => {
    answer = () => undefined;
    const late = await create(() => AbortSignal.timeout(1)).taxesOn(question);
    assert.equal(late.source, 'rows-after-failure');
    answer = answering({ taxes: [cityTax] });
  });

  it('that failed is not asked again for ten seconds: one late answer delays one order', async () => {
    const limits = [new AbortController(), new AbortController()];
    let at = 0;
    const service = create(() => (limits[at++] ?? new AbortController()).signal);
    answer = () => limits[0]?.abort();
    assert.equal((await service.taxesOn(question)).source, 'rows-after-failure');
    answer = answering({ taxes: [cityTax] });
    clock.advance(9_999);
    assert.equal((await service.taxesOn(question)).source, 'rows-after-failure');
    assert.deepEqual([asked.length, alarms.length], [1, 1], 'one question, one alarm');
    clock.advance(1);
    assert.equal((await service.taxesOn(question)).source, 'service');
  });

  it('is asked only if the operator names it; pages have the rates of the rows', async () => {
    assert.equal(chooseTaxProvider({}, { clock, log, rows }), rows);
    const chosen = chooseTaxProvider({ TAX_SERVICE_URL: url }, { clock, log, rows });
    assert.equal((await chosen.taxesOn(question)).source, 'service');
    assert.deepEqual(await chosen.ratesAt(question.place), [own]);
  });
});
