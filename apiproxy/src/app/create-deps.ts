import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readConfiguration, type ConfigurationOverrides } from '@crema/shared-contracts';
import { registerCard } from '../cards/cards.public.ts';
import { createCardNumbers, readCardKey } from '../cards/card-numbers.ts';
import { createProductPictures } from '../catalogue/catalogue.public.ts';
import { deployedFolders } from '../composition/composition.ts';
import type { ProviderDeps } from '../payments/provider-module.ts';
import { createPartnerProgrammes, createPasswordChanges } from '../identity/identity.public.ts';
import { createJobNotifier } from '../jobs/job.ts';
import { createMailer } from '../mail/mailer.ts';
import { createFolderSmsSender } from '../mail/sms-sender.ts';
import { readSender } from '../mail/mail-sender.ts';
import { createMetrics } from '../operations/metrics.ts';
import { choosePaymentProvider } from '../payments/providers.ts';
import { createSimulatedPartners } from '../rewards/partner/simulator/simulated-partner.ts';
import { createTaxRows } from '../ordering/taxes/tax-rows.ts';
import { chooseTaxProvider } from '../ordering/taxes/tax-service.ts';
import { listOrderedStores } from '../ordering/history/ordered-stores.ts';
import type { FastifyBaseLogger } from 'fastify';
import { createLogger } from '../http/logging/logger.ts';
import type { Db } from '../storage/database.ts';
import { demonstrationNotice, isDemonstration } from '../http/environment/demonstration.ts';
import type { Environment } from '../http/environment/environment.ts';
import type { AppDeps } from '../http/app-deps.ts';
import { type Clock, type Random, createIds, systemClock, systemRandom } from '../http/system.ts';
import { createLifecycle } from '../http/lifecycle.ts';
import { createSecurityLog } from '../http/logging/security-log.ts';
import { createTextSigner, readCookieKeys } from '../http/security/text-signer.ts';
import { createOutages } from '../http/errors/outages.ts';
import { createOverrideDocuments } from '../http/override-documents.ts';
import { createChangeFeed } from '../storage/changes/change-feed.ts';
import { createReadCache } from '../storage/changes/read-cache.ts';
import { createStoreDirectory } from '../stores/store-directory.ts';
import { createAvailabilityCache } from '../catalogue/availability-cache.ts';
import { createCatalogues } from '../catalogue/catalogue-in-effect.ts';
import { createShopReader } from '../shop/shop-reader.ts';
import { readSample } from '../shop/sample.ts';
import { createTrustedDocuments } from '../http/graphql/trusted-documents.ts';
import { partsOfModules } from './modules.ts';

export interface DepsOptions {
  readonly db: Db;
  readonly environment: Environment;
  readonly dataDir: string;
  readonly publicOrigin: string;
  readonly vaultOrigin: string;
  readonly partnerOrigin?: string | undefined;
  readonly production: boolean;
  /** The age of data in memory; in production one second, elsewhere 0 by default. */
  readonly memoryMaxAgeMs?: number | undefined;
  /** The milliseconds by which the age of data in memory is counted. */
  readonly monotonic?: (() => number) | undefined;
  /** The folder for mails when no relay is configured; `dataDir/outbox` by default. */
  readonly outboxDir?: string;
  readonly overrides?: ConfigurationOverrides;
  readonly clock?: Clock;
  readonly random?: Random;
  readonly log?: FastifyBaseLogger;
  readonly pause?: (ms: number) => Promise<void>;
}

/**
 * Reads overrides of the configuration document from a JSON file. Throws an error with the file name if it is not
 * JSON.
 */
export const readOverrides = (file: string | undefined): ConfigurationOverrides => {
  if (file === undefined) return {};
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text) as ConfigurationOverrides;
  } catch (cause) {
    throw new Error(
      `CREMA_CONFIG: ${file} is not JSON (${(cause as Error).message}). Expected an object such as { "flags": {} }.`,
      { cause },
    );
  }
};

/**
 * Stores, availability, sessions and a member's stores in memory are at most this old in production. Elsewhere every request
 * reads them, so that tests and developers see a change at once.
 */
const productionMaxAgeMs = 1_000;
/** A session takes about 400 bytes, a member's stores about 1 KB. */
const maxSessions = 10_000;
const maxMembers = 2_000;

const createShopMailer = (deps: ProviderDeps, outboxDir: string) => {
  const { MAIL_FROM, SMTP_URL: smtpUrl } = deps.environment;
  return createMailer({
    outboxDir,
    sender: readSender(MAIL_FROM, { production: deps.production, smtpUrl }),
    smtpUrl,
    notice: isDemonstration(deps) ? demonstrationNotice : undefined,
  });
};

/** Tests outside production need no load. */
const beforeFirstIn = ({ production }: DepsOptions) => (production ? undefined : readSample);

export const createDeps = (options: DepsOptions): AppDeps => {
  const { db, environment, dataDir, monotonic, clock = systemClock, random = systemRandom } = options;
  const { configuration, flags } = readConfiguration(options.overrides);
  const log = options.log ?? createLogger({ clock, level: environment.LOG_LEVEL });
  const outboxDir = options.outboxDir ?? join(dataDir, 'outbox');
  const ids = createIds(clock, random);
  const signer = createTextSigner(readCookieKeys(dataDir, environment));
  const maxAgeMs = options.memoryMaxAgeMs ?? (options.production ? productionMaxAgeMs : 0);
  const changes = createChangeFeed({ db, maxAgeMs, monotonic });
  const shops = createShopReader({ db, clock, feed: changes, beforeFirst: beforeFirstIn(options) });
  const shared: ProviderDeps = {
    db,
    clock,
    random,
    ids,
    log,
    environment,
    configuration,
    production: options.production,
    publicOrigin: options.publicOrigin,
    vaultOrigin: options.vaultOrigin,
    jobs: createJobNotifier(),
    signer,
  };
  const paymentModule = choosePaymentProvider(environment);
  return {
    ...shared,
    flags,
    dataDir,
    outboxDir,
    partnerOrigin: options.partnerOrigin,
    lifecycle: createLifecycle(),
    outages: createOutages({ log, clock }),
    metrics: createMetrics(),
    mailer: createShopMailer(shared, outboxDir),
    partnerProgrammes: createPartnerProgrammes(),
    passwordChanges: createPasswordChanges(),
    sms: createFolderSmsSender(outboxDir),
    paymentModule,
    payments: paymentModule.create(shared),
    partners: createSimulatedPartners({ db, clock, partnerOrigin: options.partnerOrigin }),
    cardNumbers: createCardNumbers(readCardKey(dataDir, environment.CARD_KEY)),
    sessions: createReadCache({ maxAgeMs, maxEntries: maxSessions, monotonic }),
    listOrderedStores,
    registerCard,
    ...partsOfModules,
    memberStores: createReadCache({ maxAgeMs, maxEntries: maxMembers, monotonic }),
    stores: createStoreDirectory(db, changes),
    availabilityOf: createAvailabilityCache(db, changes),
    shopOf: shops.shopOf,
    isShopOpen: shops.isShopOpen,
    ...createCatalogues(shops, clock),
    taxes: chooseTaxProvider(environment, { clock, log, rows: createTaxRows(shops, clock) }),
    productPictures: createProductPictures(deployedFolders(environment).host),
    security: createSecurityLog({ log, clock, signer }),
    pause: options.pause ?? ((ms) => setTimeout(ms)),
    ...createTrustedDocuments(),
    overrideDocuments: createOverrideDocuments(),
  };
};
