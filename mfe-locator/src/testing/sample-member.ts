import type { Member, Session } from '@crema/shared-contracts';

const ada: Member = {
  memberId: 'm1',
  firstName: 'Ada',
  email: 'ada@example.com',
  market: 'CA',
  currency: 'CAD',
  locale: 'en-CA',
  level: 'GOLD',
};
export const member: Session = { kind: 'member', member: ada };
