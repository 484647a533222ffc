import type { Domain } from '../http/domain.ts';

export const stores: Domain = { name: 'stores' };
