import type { Session } from '@crema/shared-contracts';

/** The session of a signed-in member. */
export const memberSession: Session = {
  kind: 'member',
  member: {
    memberId: 'm1',
    firstName: 'Ada',
    email: 'ada@crema.test',
    market: 'US',
    currency: 'USD',
    locale: 'en-US',
    level: 'GOLD',
  },
};
