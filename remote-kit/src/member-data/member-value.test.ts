import { nonEmptyString, object } from '@crema/shared-contracts';
import { deleteForeignMemberData, memberValue, memberVisitValue } from './member-value.ts';

const barcode = memberValue({ name: 'barcode', version: 1, validate: object({ number: nonEmptyString }) });
const until = 5_000;
const write = (memberId: string) => barcode.write({ memberId, until, content: { number: '1' } });
beforeEach(() => localStorage.clear());

describe('data of a member on this device', () => {
  it('is read by this member only, D-14', () => {
    write('m1');
    expect(barcode.read('m1', 1)?.content).toEqual({ number: '1' });
    expect(barcode.read('m2', 1)).toBeUndefined();
  });

  it('is deleted when it is read after its time, D-94', () => {
    write('m1');
    expect(barcode.read('m1', until - 1)).toBeDefined();
    expect(barcode.read('m1', until)).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('of another shape is not read', () => {
    localStorage.setItem(
      'crema.member.m1.barcode',
      '{"v":1,"value":{"memberId":"m1","until":9,"content":{}}}',
    );
    expect(barcode.read('m1', 1)).toBeUndefined();
  });

  it('is deleted with the session, and other data of the device stays, D-94, D-166', () => {
    localStorage.setItem('crema.theme', 'dark');
    write('m1');
    write('m2');
    const listener = jest.fn();
    const stop = barcode.subscribe('m1', listener);
    deleteForeignMemberData('m2', 1);
    expect([barcode.read('m1', 1), barcode.read('m2', 1)?.memberId]).toEqual([undefined, 'm2']);
    expect(listener).toHaveBeenCalledTimes(1);
    deleteForeignMemberData(undefined, 1);
    expect(Object.keys(localStorage)).toEqual(['crema.theme']);
    stop();
    write('m1');
    deleteForeignMemberData(undefined, 1);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('whose time is over is deleted for its own member too, D-94', () => {
    write('m1');
    deleteForeignMemberData('m1', until);
    expect(localStorage).toHaveLength(0);
  });
});

describe('data of a member in this visit', () => {
  const draft = memberVisitValue({ name: 'draft', version: 1, validate: nonEmptyString });
  beforeEach(() => sessionStorage.clear());

  it('is deleted when the session ends and when another member follows; other data of the visit stays, D-166', () => {
    sessionStorage.setItem('crema.gift-link', 'tok');
    for (const next of [undefined, 'm2']) {
      draft('m1').write('typed');
      expect([draft('m1').read(), draft('m2').read()]).toEqual(['typed', undefined]);
      deleteForeignMemberData('m1', 1);
      expect(draft('m1').read()).toBe('typed');
      deleteForeignMemberData(next, 1);
      expect(draft('m1').read()).toBeUndefined();
    }
    expect(Object.keys(sessionStorage)).toEqual(['crema.gift-link']);
  });
});
