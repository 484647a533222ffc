import type { Domain } from '../http/domain.ts';
import { registerLocations } from './locations.endpoint.ts';
import { storesResolvers } from './stores.resolvers.ts';

export const stores: Domain = {
  name: 'stores',
  register: registerLocations,
  resolvers: storesResolvers,
};
