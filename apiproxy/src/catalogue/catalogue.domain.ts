import type { Domain } from '../http/domain.ts';

export const catalogue: Domain = { name: 'catalogue' };
