import { setTimeout as wait } from 'node:timers/promises';
import { readDocument } from '../registry.ts';
import { AppError } from '../app-error.ts';
import { takeBackCanary, type FailingCanary } from '../watch/take-back.rules.ts';
import { changeRemote, textOption, type Command, type ParsedArgs, type CliContext } from './command.ts';
import { fetchHealth, type HealthSource } from '../watch/watch-health.ts';
import { checkOnce, watchCanaries, type WatchEvent, type WatchDeps } from '../watch/watch.ts';

const checkEveryMs = 2000;
const defaultMinutes = 10;
/** The token that a server accepts outside production when none is configured. */
const developmentToken = 'crema-development';

const sourceOf = (args: ParsedArgs, { env } = process): HealthSource => {
  const minutes = Number(textOption(args, 'minutes') ?? defaultMinutes);
  if (!Number.isInteger(minutes) || minutes < 1)
    throw new AppError(`--minutes: found ${minutes}, expected a whole number of at least 1`);
  const server =
    textOption(args, 'server') ?? env['PUBLIC_ORIGIN'] ?? `http://localhost:${env['PORT'] ?? '3000'}`;
  if (!URL.canParse(server)) throw new AppError(`--server: found ${server}, expected a URL`);
  return { server, minutes, token: env['CREMA_WATCH_TOKEN'] || developmentToken };
};

const eventMessages: {
  readonly [Kind in WatchEvent['kind']]: (event: WatchEvent & { kind: Kind }) => string;
} = {
  'taken-back': ({ remote, version, reason }) => `rolled back ${remote} ${version}: ${reason}`,
  'server-unreachable': ({ reason }) => `cannot read the health: ${reason}`,
  'server-reachable': () => 'reads the health again',
};
const describeEvent = <Kind extends WatchEvent['kind']>(event: WatchEvent & { kind: Kind }) =>
  eventMessages[event.kind as Kind](event);
const describeFailingCanaries = (failing: readonly FailingCanary[]) =>
  failing.length ? `${failing.length} rolled back` : 'nothing to roll back';

const watchDepsOf = (context: CliContext, source: HealthSource, json: boolean): Omit<WatchDeps, 'pause'> => ({
  remotes: async () => (await readDocument(context.registry))?.remotes ?? {},
  health: () => fetchHealth(source),
  takeBack: async (canary) => {
    const now = new Date();
    const change = {
      command: 'take-back',
      remote: canary.remote,
      version: canary.version,
      reason: canary.reason,
    };
    await changeRemote({ ...context, now }, change, (record) => takeBackCanary(record, canary, now));
  },
  report: (event) =>
    console.log(json ? JSON.stringify({ at: new Date().toISOString(), ...event }) : describeEvent(event)),
});
/** Waits between checks; after SIGINT or SIGTERM the current check is the last. */
const createPause = () => {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  return () => wait(checkEveryMs, true, { signal: stop.signal }).catch(() => false);
};

const checkAndPrint = async (context: Omit<WatchDeps, 'pause'>, json: boolean) => {
  try {
    const failing = await checkOnce(context);
    console.log(json ? JSON.stringify({ takenBack: failing }) : describeFailingCanaries(failing));
  } catch (cause) {
    const { message } = cause as Error;
    console.error(json ? JSON.stringify({ error: message }) : `crema: ${message}`);
    process.exitCode = 1;
  }
};

/** The watcher can run on any machine: the signing key need not be on the server. */
const watch: Command = {
  summary: 'rolls back a canary that fails significantly more often than stable; runs until a signal',
  arguments: [],
  options: {
    server: { type: 'string', summary: 'URL of the server (PUBLIC_ORIGIN, or localhost)' },
    minutes: { type: 'string', summary: `the period to evaluate (${defaultMinutes})` },
    once: { type: 'boolean', summary: 'checks once and exits' },
  },
  run: async (context, args) => {
    const source = sourceOf(args);
    const json = args.options.json === true;
    const deps = watchDepsOf(context, source, json);
    if (args.options.once) void checkAndPrint(deps, json);
    else void watchCanaries({ ...deps, pause: createPause() });
    const { server, minutes } = source;
    return { data: { watching: server, minutes }, text: `watching ${server}, the last ${minutes} minutes` };
  },
};

export const watchCommands = { watch } as const satisfies Record<string, Command>;
