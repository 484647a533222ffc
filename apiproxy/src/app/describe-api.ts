import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { registerSharePictures } from '../composition/page/share-pictures.endpoint.ts';
import { registerComposition } from '../composition/composition.ts';
import { readEnvironment } from '../http/environment/environment.ts';
import type { Tables } from '../storage/tables.ts';
import { createApp } from './create-app.ts';
import { createDeps } from './create-deps.ts';

/** A database that never replies: routes are registered without a query. */
const createDatabaseWithoutServer = () =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

export interface ApiDescription {
  readonly document: object;
  /** REST routes without a summary or a response schema. */
  readonly undocumentedRoutes: readonly string[];
}

/** The OpenAPI document of every REST route, without a database and without listening. */
export const describeApi = async (): Promise<ApiDescription> => {
  const folder = mkdtempSync(join(tmpdir(), 'crema-api-'));
  const deps = createDeps({
    db: createDatabaseWithoutServer(),
    environment: readEnvironment({ LOG_LEVEL: 'silent' }),
    dataDir: folder,
    production: false,
    publicOrigin: 'http://localhost:3000',
    vaultOrigin: 'http://localhost:3001',
  });
  const app = await createApp(deps);
  await registerComposition(app, deps, { host: folder, registry: folder });
  // These routes are registered with the page, which needs a built host.
  registerSharePictures(app, () => undefined);
  await app.ready();
  const description = { document: app.swagger(), undocumentedRoutes: [...app.undocumentedRoutes] };
  await app.close();
  rmSync(folder, { recursive: true, force: true });
  return description;
};
