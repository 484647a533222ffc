import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { groupCardNumber } from '@crema/shared-contracts';
import { testCards } from '../../payments/sandbox/sandbox.testing.ts';
import { refusalReasons } from '../../payments/payment-refusal.ts';
import { physicalCards } from './physical-cards.seed.ts';

const page = readFileSync(
  new URL('../../../../docs/guides/sandbox-cards.md', import.meta.url),
  'utf8',
).replaceAll(/ +/g, ' ');

describe('the page of cards for trying it out', () => {
  it('lists every stored-value card that can be typed, with its code, its id and its state', () => {
    for (const [index, { digits, code, reason }] of physicalCards.entries())
      assert.ok(
        page.includes(
          `| ${groupCardNumber(`6043${digits}`)} | ${code} | card-shop-${index + 1} | ${reason} |`,
        ),
        reason,
      );
  });

  it('lists every bank card, and one for each code of CRD-085 to CRD-089', () => {
    for (const { number, brand, errorCode } of testCards)
      assert.ok(page.includes(`| ${groupCardNumber(number)} | ${brand} | ${errorCode} |`), number);
    for (const reason of refusalReasons) assert.ok(page.includes(reason), reason);
  });
});
