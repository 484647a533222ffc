import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { money } from '@crema/shared-contracts';
import { renderReceipt, type Receipt } from './receipt-mail.ts';

const receipt: Receipt = {
  to: 'noor@example.com',
  locale: 'en-US',
  mailName: 'Noor',
  orderNumber: '1042',
  storeName: 'Pier & Main',
  placedAt: new Date('2026-06-03T14:00:00Z'),
  pickUp: 'Curbside',
  readyAt: new Date('2026-06-03T14:12:00Z'),
  address: '1 Pier Road, Chicago, IL 60601',
  timeZone: 'America/Chicago',
  lines: [],
  rows: [{ label: 'Total', amount: money(541, 'USD') }],
  note: null,
  paidWith: ['Visa •••• 4242'],
  starTenths: 0,
  statusUrl: 'https://crema.test/menu/order/o-1',
  dataUrl: undefined,
};

describe('the receipt of an order', () => {
  for (const [locale, pickUp, sentence] of [
    ['en-US', 'Curbside', /Curbside, ready at about 9:12\sAM/],
    ['fr-CA', 'En bordure de rue', /En bordure de rue, prête vers 0?9\s?h\s?12/],
  ] as const)
    it(`names the way of picking up, the time at the store and its address in ${locale}, K-23`, () => {
      const { text, html } = renderReceipt('m-1', { ...receipt, locale, pickUp });
      for (const part of [text, html]) {
        assert.match(part, sentence);
        assert.match(part, /1 Pier Road, Chicago, IL 60601/);
      }
    });

  it('leaves the address out for a store that is gone, K-23', () => {
    const { text } = renderReceipt('m-1', { ...receipt, address: undefined });
    assert.match(text, /ready at about/);
    assert.doesNotMatch(text, /undefined|Chicago/);
  });

  for (const [locale, starTenths, sentence] of [
    ['en-US', 54, /You’ll earn 5 Stars when you pick it up\./],
    ['en-US', 10, /You’ll earn 1 Star when you pick it up\./],
    ['fr-CA', 54, /Vous recevrez 5 Étoiles à la cueillette\./],
    ['fr-CA', 14, /Vous recevrez 1 Étoile à la cueillette\./],
  ] as const)
    it(`says how many Stars come and when, ${starTenths} tenths in ${locale}, D-149 L-11`, () => {
      const { text, html } = renderReceipt('m-1', { ...receipt, locale, starTenths });
      for (const part of [text, html]) assert.match(part, sentence);
    });

  it('says nothing of Stars without any, D-149', () => {
    assert.doesNotMatch(renderReceipt('m-1', receipt).text, /Star/);
  });

  it('leads a guest to what is stored about the address, and not a member, L-80', () => {
    const dataUrl = 'https://crema.test/personal-information/my-data';
    const { text, html } = renderReceipt('m-1', { ...receipt, dataUrl });
    for (const part of [text, html])
      assert.match(part, /delete what we store about this address: https:\S+my-data/);
    assert.doesNotMatch(renderReceipt('m-1', receipt).text, /what we store/);
  });

  it('names one unit of an option without a number, as the pages do, L-18', () => {
    const amount = { amountMinor: 500, currency: 'USD' } as const;
    const child = (name: string, quantity: number) => ({ name, quantity });
    const children = [child('Almond milk', 1), child('Vanilla syrup', 2)];
    const lines = [{ name: 'Latte', total: amount, children }];
    const { text } = renderReceipt('m-1', { ...receipt, lines: lines as unknown as Receipt['lines'] });
    assert.match(text, /^ {4}Almond milk$/m);
    assert.match(text, /^ {4}2 × Vanilla syrup$/m);
  });
});
