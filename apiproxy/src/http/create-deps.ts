import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfiguration, type ConfigurationOverrides } from '@crema/shared-contracts';
import type { Db } from '../storage/database.ts';
import type { AppDeps, Clock, Log, Random } from './app-deps.ts';
import { createTrustedDocuments } from './trusted-documents.ts';
import { createIds, createLog, systemClock, systemRandom } from './world.ts';

export interface DepsOptions {
  readonly db: Db;
  readonly dataDir: string;
  readonly publicOrigin: string;
  readonly vaultOrigin: string;
  readonly production: boolean;
  readonly overrides?: ConfigurationOverrides;
  readonly clock?: Clock;
  readonly random?: Random;
  readonly log?: Log;
}

/** Overrides of the configuration document, from a JSON file; throws when it is not JSON. */
export const readOverrides = (file: string | undefined): ConfigurationOverrides =>
  file === undefined ? {} : (JSON.parse(readFileSync(file, 'utf8')) as ConfigurationOverrides);

export const createDeps = (options: DepsOptions): AppDeps => {
  const { clock = systemClock, random = systemRandom } = options;
  return {
    db: options.db,
    clock,
    random,
    ids: createIds(clock, random),
    log: options.log ?? createLog((line) => process.stdout.write(line), clock),
    ...readConfiguration(options.overrides),
    production: options.production,
    dataDir: options.dataDir,
    outboxDir: join(options.dataDir, 'outbox'),
    publicOrigin: options.publicOrigin,
    vaultOrigin: options.vaultOrigin,
    ...createTrustedDocuments(),
  };
};
