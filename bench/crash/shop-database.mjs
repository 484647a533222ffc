// The database of a crash run: migrated and seeded, with members whose cards have enough balance for every
// operation.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { issueCard } from '../../apiproxy/src/cards/card-store.ts';
import { bookChargeback } from '../../apiproxy/src/cards/ledger.ts';
import { createDeps } from '../../apiproxy/src/app/create-deps.ts';
import { hashPassword } from '../../apiproxy/src/identity/passwords/password.ts';
import { loadSample } from '../../apiproxy/src/app/seed/load-sample.ts';
import { openDatabase } from '../../apiproxy/src/storage/database.ts';
import { migrations } from '../../apiproxy/src/app/migrations.ts';
import { bookStars } from '../../apiproxy/src/rewards/stars/star-ledger.ts';
import { readEnvironment } from '../../apiproxy/src/http/environment/environment.ts';
import { migrate } from '../../apiproxy/src/storage/migrate.ts';
import { openingTenths } from './star-operations.mjs';
import { storeKey } from './store-operations.mjs';

/** A store that is always open, accepts every payment and takes a hundred orders per slot. */
export const storeNumber = '1001-100001';
export const password = 'copper kettle march';
const cardMinor = 50_000;
const cardsEach = 8;
/** The other cards have room for reloads and transfers. */
const fullCards = 4;
const partMinor = 4_000;
const shopCardCount = 300;

const onServer = async (url, statement) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};
/** A temporary database on the server, dropped at the end. */
const createServerDatabase = async (server) => {
  const name = `crema_crash_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `drop database if exists ${name} with (force)`) };
};

const addMember = (deps, index, passwordHash) =>
  deps.db.transaction().execute(async (trx) => {
    const memberId = `crash-${index}`;
    await trx
      .insertInto('member')
      .values({
        member_id: memberId,
        ex_id: `ex-${memberId}`,
        email: `${memberId}@crema.test`,
        email_confirmed_at: new Date(),
        password_hash: passwordHash,
        first_name: `Crash ${index}`,
        last_name: 'Test',
        market: 'US',
        locale: index % 3 === 0 ? 'fr-CA' : 'en-US',
        level: 'GREEN',
        brand_mail: false,
        general_mail: false,
        personal_mail: false,
        registration_source: 'Seed',
        joined_at: deps.clock.now(),
      })
      .execute();
    const cards = Array.from({ length: cardsEach }, (_, at) => `${memberId}-card-${at + 1}`);
    for (const [at, cardId] of cards.entries())
      await issueCard(trx, deps, {
        cardId,
        memberId,
        number: `6043${String(710_000_000_000 + index * cardsEach + at)}`,
        nickname: 'Crash',
        design: 'oat',
        currency: 'USD',
        isPrimary: at === 0,
        openingMinor: at < fullCards ? cardMinor : partMinor,
      });
    // The last card begins below zero: transfers and reloads to it pay the debt first (D-153).
    await bookChargeback(trx, deps, {
      cardId: cards.at(-1),
      amountMinor: partMinor + 1_500,
      refType: 'crash',
      refId: cards.at(-1),
    });
    await bookStars(trx, deps, {
      ...{ memberId, kind: 'OPENING', tenths: openingTenths, refType: 'crash', refId: memberId },
    });
    // Orders are paid with the full cards, so that none is refused for its balance; money moves between one of them and the others.
    return {
      memberId,
      email: `${memberId}@crema.test`,
      cards: cards.slice(0, fullCards),
      walletCards: cards.slice(fullCards - 1),
    };
  });

/** Cards that belong to nobody yet, each with its printed number and code. */
const addShopCards = (deps) =>
  deps.db.transaction().execute(async (trx) => {
    const typed = [];
    for (let index = 0; index < shopCardCount; index += 1) {
      const number = `6043${String(720_000_000_000 + index)}`;
      const code = String(10_000_000 + index);
      await issueCard(trx, deps, {
        cardId: `crash-shop-${index}`,
        memberId: null,
        number,
        code,
        nickname: '',
        design: 'oat',
        currency: 'USD',
        isPrimary: false,
        openingMinor: 700,
      });
      typed.push({ cardNumber: number, securityCode: code });
    }
    return typed;
  });

/**
 * Returns { env, members, shopCards, open, depsOf, remove }: the servers' environment variables, the members, cards to register, a second
 * connection for the time when no server has the database open, the parts of a server on it, and a function that deletes the database.
 * `kind` is embedded or postgres; postgres needs a server in DATABASE_URL or TEST_DATABASE_URL.
 */
export const createShopDatabase = async (kind, memberCount) => {
  const folder = mkdtempSync(join(tmpdir(), 'crema-crash-'));
  const dataDir = join(folder, 'db');
  const server =
    kind === 'postgres'
      ? await createServerDatabase(process.env.DATABASE_URL ?? process.env.TEST_DATABASE_URL)
      : undefined;
  process.env.CARD_KEY ??= randomBytes(32).toString('base64');
  const open = () => openDatabase(server ? { databaseUrl: server.url, timeLimits: 'none' } : { dataDir });

  const outboxDir = join(folder, 'outbox');
  const depsOf = ({ db }, variables, clock) =>
    createDeps({
      db,
      environment: readEnvironment({ ...variables, CARD_KEY: process.env.CARD_KEY, LOG_LEVEL: 'warn' }),
      dataDir,
      outboxDir,
      production: false,
      publicOrigin: 'http://localhost',
      vaultOrigin: 'http://localhost',
      ...(clock && { clock }),
    });

  const database = await open();
  await migrate(database.db, migrations);
  const deps = depsOf(database, {});
  await loadSample(deps);
  await deps.db
    .updateTable('promo_code')
    .set({ redeemed_count: 100 })
    .where('code', '=', 'FIRST100')
    .execute();
  await deps.db.updateTable('promo_code').set({ redeemed_count: 1 }).where('code', '=', 'USEDCUP').execute();
  const passwordHash = await hashPassword(password);
  const members = [];
  for (let index = 0; index < memberCount; index += 1)
    members.push(await addMember(deps, index, passwordHash));
  const shopCards = await addShopCards(deps);
  await deps.db
    .insertInto('store_key')
    .values({ store_number: storeNumber, key_hash: await hashPassword(storeKey) })
    .execute();
  const configuration = join(folder, 'configuration.json');
  writeFileSync(configuration, JSON.stringify({ storeBoard: true }));
  await database.close();
  return {
    shopCards,
    env: {
      DATA_DIR: dataDir,
      CARD_KEY: process.env.CARD_KEY,
      DATABASE_URL: server?.url ?? '',
      CREMA_CONFIG: configuration,
    },
    outbox: outboxDir,
    members,
    open,
    depsOf,
    remove: async () => {
      rmSync(folder, { recursive: true, force: true });
      await server?.drop();
    },
  };
};
