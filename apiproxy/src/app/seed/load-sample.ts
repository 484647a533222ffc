import type { AppDeps } from '../../http/app-deps.ts';
import { readSample, sampleFolder } from '../../shop/sample.ts';
import { collectShopParts } from '../../shop/shop-parts.ts';
import { loadFolder } from '../../shop/versions/load-folder.ts';
import { readActivations } from '../../shop/versions/shop-store.ts';
import { modules } from '../modules.ts';
import { seedStates } from './seed.ts';

/** Loads the sample as `npm run shop -- load samples/crema` does, with states of its stores, unless a shop was loaded before (SHP-013). */
export const loadSample = async (deps: Pick<AppDeps, 'db' | 'clock' | 'log'>): Promise<void> => {
  if ((await readActivations(deps.db)).length > 0) return;
  const started = performance.now();
  const loaded = await loadFolder(collectShopParts(modules), deps, {
    folder: sampleFolder,
    by: 'development',
    andThen: (trx) => seedStates(trx, readSample()),
  });
  if ('faults' in loaded)
    throw new Error(`${sampleFolder} has faults. See them with: npm run shop -- check ${sampleFolder}.`);
  const ms = Math.round(performance.now() - started);
  deps.log.info({ folder: sampleFolder, version: loaded.version, ms }, 'loaded the shop');
};
