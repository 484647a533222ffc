import { finishCreation } from './finish-creation.ts';

describe('once the account exists', () => {
  it('waits 200 ms, tracks the creation, then reads the session, ACC-023', async () => {
    const steps: string[] = [];
    await finishCreation({
      wait: async (ms) => void steps.push(`wait ${ms}`),
      track: (event) => void steps.push(event),
      refreshSession: async () => {
        steps.push('session');
        return { kind: 'anonymous' };
      },
    });
    expect(steps).toEqual(['wait 200', 'account-created', 'session']);
  });
});
