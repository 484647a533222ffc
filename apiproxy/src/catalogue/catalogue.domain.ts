import type { Domain } from '../http/domain.ts';
import { cataloguePages } from './catalogue.pages.ts';
import { catalogueResolvers } from './catalogue.resolvers.ts';

export const catalogue: Domain = {
  name: 'catalogue',
  resolvers: catalogueResolvers,
  pages: cataloguePages,
};
