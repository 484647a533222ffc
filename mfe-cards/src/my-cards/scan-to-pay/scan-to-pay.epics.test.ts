import type { Action } from '@reduxjs/toolkit';
import type { StateObservable } from 'redux-observable';
import { TestScheduler } from 'rxjs/testing';
import {
  barcodeClosed,
  barcodeDrawn,
  barcodeFailed,
  barcodeRequested,
  memberLeft,
  type ScanToPayState,
} from '../../scan-choice/scan-to-pay.slice.ts';
import { drawBarcode, forgetWithSession } from './scan-to-pay.epics.ts';

const state$ = undefined as unknown as StateObservable<ScanToPayState>;
const marbles = (play: Parameters<TestScheduler['run']>[0]): void =>
  void new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(play);
const symbology = 'pdf417';
const facts: Record<string, Action> = {
  a: barcodeRequested({ cardId: 'a', symbology }),
  b: barcodeRequested({ cardId: 'b', symbology }),
  x: barcodeClosed(),
  m: memberLeft(),
  A: barcodeDrawn({ symbology, cardId: 'a', uri: 'blob:a', cardNumber: '1' }),
  B: barcodeDrawn({ symbology, cardId: 'b', uri: 'blob:b', cardNumber: '2' }),
  F: barcodeFailed({ symbology, cardId: 'a', cardNumber: '1' }),
};

describe('drawing the barcode', () => {
  it('of another card cancels the first and frees its picture, CRD-012', () =>
    marbles(({ hot, cold, expectObservable, expectSubscriptions }) => {
      const first = cold('---p', { p: { uri: 'blob:a', cardNumber: '1' } });
      const second = cold('--p', { p: { uri: 'blob:b', cardNumber: '2' } });
      const epic$ = drawBarcode(hot('  a-----b---x', facts) as never, state$, {
        barcodes: { draw: ({ cardId }) => (cardId === 'a' ? first : second) },
        memberLeft$: cold(''),
      });
      expectObservable(epic$).toBe('   ---A----B--', facts);
      expectSubscriptions(first.subscriptions).toBe('^-----!');
      expectSubscriptions(second.subscriptions).toBe('------^---!');
    }));

  it('before the first has come, shows the second only, CRD-012', () =>
    marbles(({ hot, cold, expectObservable }) => {
      const epic$ = drawBarcode(hot('a-b', facts) as never, state$, {
        barcodes: {
          draw: ({ cardId }) =>
            cardId === 'a'
              ? cold('---p', { p: { uri: 'blob:a', cardNumber: '1' } })
              : cold('-p', { p: { uri: 'blob:b', cardNumber: '2' } }),
        },
        memberLeft$: cold(''),
      });
      expectObservable(epic$).toBe('---B', facts);
    }));

  it('can fail and be tried again', () =>
    marbles(({ hot, cold, expectObservable }) => {
      let tries = 0;
      const epic$ = drawBarcode(hot('a---a', facts) as never, state$, {
        barcodes: {
          draw: () =>
            ++tries === 1
              ? cold('-#', {}, { kind: 'barcode', cardNumber: '1' })
              : cold('-p', { p: { uri: 'blob:a', cardNumber: '1' } }),
        },
        memberLeft$: cold(''),
      });
      expectObservable(epic$).toBe('-F---A', facts);
    }));

  it('ends with the session (D-14)', () =>
    marbles(({ hot, cold, expectObservable, expectSubscriptions }) => {
      const drawing = cold('p', { p: { uri: 'blob:a', cardNumber: '1' } });
      const deps = { barcodes: { draw: () => drawing }, memberLeft$: cold('--s') };
      expectObservable(forgetWithSession(hot('') as never, state$, deps)).toBe('--m', facts);
      expectObservable(drawBarcode(hot('a-m', facts) as never, state$, deps)).toBe('A', facts);
      expectSubscriptions(drawing.subscriptions).toBe('^-!');
    }));
});
