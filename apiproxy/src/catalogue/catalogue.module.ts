import type { ServerModule } from '../http/server-module.ts';
import { cataloguePages } from './catalogue.pages.ts';
import { catalogueResolvers } from './catalogue.resolvers.ts';

export const catalogue: ServerModule = {
  name: 'catalogue',
  resolvers: catalogueResolvers,
  pages: cataloguePages,
};
