import { answerOrderHere, type OrderHereFacts } from './order-here.rules.ts';

const fine: OrderHereFacts = {
  inMenu: false,
  open: true,
  ready: true,
  guest: false,
  guestOrdering: true,
  continuesAsGuest: false,
};

describe('a press on Order Here', () => {
  it.each<[string, Partial<OrderHereFacts>, string | undefined, string]>([
    ['chooses the store', {}, undefined, 'a member may order at an open store that is ready'],
    ['opens a dialog', { open: false }, 'dialog storeClosed', 'the store is closed'],
    [
      'opens a dialog',
      { open: false, ready: false },
      'dialog storeClosed',
      'closed is said before not ready',
    ],
    ['opens a dialog', { ready: false }, 'dialog notReady', 'mobile ordering is not READY'],
    [
      'asks for an account',
      { guest: true, guestOrdering: false },
      'dialog accountRequired',
      'guests are off',
    ],
    [
      'opens a dialog',
      { guest: true, guestOrdering: false, open: false },
      'dialog storeClosed',
      'the account is asked for only when the store is open and READY',
    ],
    ['chooses the store', { guestOrdering: false }, undefined, 'members do not need guest ordering'],
  ])('%s for %j: %s, because %s, LOC-042', (_what, facts, expected) => {
    const found = answerOrderHere({ ...fine, ...facts });
    expect(found && `${found.display} ${found.answer}`).toBe(expected);
  });

  it.each([
    [{ inMenu: true, ready: false }, 'toast menuNotAvailable'],
    [{ inMenu: true, ready: false, open: false }, 'toast menuNotAvailable'],
    [{ inMenu: true, open: false }, 'dialog storeClosed'],
  ])('in the ordering flow with %j is answered by a %s, LOC-041', (facts, expected) => {
    const found = answerOrderHere({ ...fine, ...facts });
    expect(`${found?.display} ${found?.answer}`).toBe(expected);
  });

  it('offers a guest the next steps once, LOC-044', () => {
    expect(answerOrderHere({ ...fine, guest: true })?.answer).toBe('guestOffer');
    expect(answerOrderHere({ ...fine, guest: true, continuesAsGuest: true })).toBeUndefined();
  });
});
