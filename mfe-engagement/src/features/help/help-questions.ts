/** The questions by subject. Messages: `help.<group>.<question>.question` and `.answer`. */
export const helpGroups = [
  { id: 'orders', questions: ['start', 'guest', 'change', 'unavailable'] },
  { id: 'stores', questions: ['find', 'pickup'] },
  { id: 'payment', questions: ['methods', 'declined', 'balance', 'lost'] },
  { id: 'rewards', questions: ['earn', 'missing'] },
  { id: 'account', questions: ['password', 'language', 'data'] },
] as const;
