import type { Member, Session } from '@crema/shared-contracts';

const member: Member = {
  memberId: 'm1',
  firstName: 'Ada',
  email: 'ada@example.com',
  market: 'CA',
  currency: 'CAD',
  locale: 'en-CA',
  level: 'GOLD',
};
export const memberSession: Session = { kind: 'member', member };
