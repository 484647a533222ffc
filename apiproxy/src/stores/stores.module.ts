import type { ServerModule } from '../http/server-module.ts';
import { storeChecks } from './kinds/store.checks.ts';
import { storeKinds } from './kinds/store.kinds.ts';
import { storesData } from './personal-data.ts';
import { registerFavorites } from './favorites.endpoint.ts';
import { projectStores } from './projection/project-stores.ts';
import { loadGazetteer } from './places/gazetteer.ts';
import { registerFilterCounts } from './locations/filter-counts.endpoint.ts';
import { registerLocations } from './locations/locations.endpoint.ts';
import { registerBasemap } from './map/basemap.ts';
import { storesPages } from './stores.pages.ts';
import { storesResolvers } from './stores.resolvers.ts';

export const stores: ServerModule = {
  name: 'stores',
  register: (app, deps) => {
    registerLocations(app, deps);
    registerFilterCounts(app, deps);
    registerFavorites(app, deps);
    registerBasemap(app);
    // Loads the gazetteer after startup and before the first search.
    app.addHook('onListen', async () => void loadGazetteer());
  },
  resolvers: storesResolvers,
  queriesFromMemory: ['recommendedStores', 'storeByNumber'],
  pages: storesPages,
  shop: { kinds: storeKinds, checks: storeChecks, project: projectStores },
  personalData: storesData,
};
