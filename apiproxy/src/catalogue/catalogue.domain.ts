import type { Domain } from '../http/domain.ts';
import { catalogueResolvers } from './catalogue.resolvers.ts';

export const catalogue: Domain = { name: 'catalogue', resolvers: catalogueResolvers };
