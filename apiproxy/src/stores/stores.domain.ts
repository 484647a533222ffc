import type { Domain } from '../http/domain.ts';
import { registerFavorites } from './favorites.endpoint.ts';
import { loadGazetteer } from './gazetteer.ts';
import { registerLocations } from './locations.endpoint.ts';
import { storesPages } from './stores.pages.ts';
import { storesResolvers } from './stores.resolvers.ts';

export const stores: Domain = {
  name: 'stores',
  register: (app, deps) => {
    registerLocations(app, deps);
    registerFavorites(app, deps);
    // Read before the first visitor searches, never in the way of the start.
    app.addHook('onListen', async () => void loadGazetteer());
  },
  resolvers: storesResolvers,
  pages: storesPages,
};
