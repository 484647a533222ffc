import { setTimeout as wait } from 'node:timers/promises';
import { readDocument } from './registry.ts';
import { Refusal } from './release.rules.ts';
import { takeBackCanary, type Fault } from './take-back.rules.ts';
import { changeRemote, textOption, type Verb, type Words, type World } from './verb.ts';
import { askHealth, type HealthSource } from './watch-health.ts';
import { lookOnce, watchCanaries, type WatchEvent, type WatchWorld } from './watch.ts';

const lookEveryMs = 2000;
const defaultMinutes = 10;
/** What a server accepts outside production when it was given no other. */
const developmentToken = 'crema-development';

const sourceOf = (words: Words, { env } = process): HealthSource => {
  const minutes = Number(textOption(words, 'minutes') ?? defaultMinutes);
  if (!Number.isInteger(minutes) || minutes < 1) throw new Refusal('--minutes is a whole number from 1 up');
  const server =
    textOption(words, 'server') ?? env['PUBLIC_ORIGIN'] ?? `http://localhost:${env['PORT'] ?? '3000'}`;
  if (!URL.canParse(server)) throw new Refusal(`--server ${server} is no address`);
  return { server, minutes, token: env['CREMA_WATCH_TOKEN'] || developmentToken };
};

const texts: { readonly [Kind in WatchEvent['kind']]: (event: WatchEvent & { kind: Kind }) => string } = {
  'taken-back': ({ remote, version, reason }) => `took ${remote} ${version} back: ${reason}`,
  blind: ({ reason }) => `sees nothing: ${reason}`,
  'sees-again': () => 'sees again',
};
const describeEvent = <Kind extends WatchEvent['kind']>(event: WatchEvent & { kind: Kind }) =>
  texts[event.kind as Kind](event);
const describeFaults = (faults: readonly Fault[]) =>
  faults.length ? `${faults.length} taken back` : 'nothing to take back';

const worldOf = (world: World, source: HealthSource, json: boolean): Omit<WatchWorld, 'pause'> => ({
  remotes: async () => (await readDocument(world.registry))?.remotes ?? {},
  health: () => askHealth(source),
  takeBack: async (fault) => {
    const now = new Date();
    const change = { verb: 'take-back', remote: fault.remote, version: fault.version, reason: fault.reason };
    await changeRemote({ ...world, now }, change, (record) => takeBackCanary(record, fault, now));
  },
  tell: (event) =>
    console.log(json ? JSON.stringify({ at: new Date().toISOString(), ...event }) : describeEvent(event)),
});
/** Until a signal comes: then the look at hand is the last. */
const createPause = () => {
  const end = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end.abort());
  return () => wait(lookEveryMs, true, { signal: end.signal }).catch(() => false);
};

const look = async (world: Omit<WatchWorld, 'pause'>, json: boolean) => {
  try {
    const faults = await lookOnce(world);
    console.log(json ? JSON.stringify({ takenBack: faults }) : describeFaults(faults));
  } catch (cause) {
    const { message } = cause as Error;
    console.error(json ? JSON.stringify({ error: message }) : `crema: ${message}`);
    process.exitCode = 1;
  }
};

/** Runs beside the server, or anywhere else: the key that signs the registry never has to be where the server is. */
const watch: Verb = {
  summary: 'takes back a canary that fails in browsers beyond chance and beyond stable; runs until a signal',
  arguments: [],
  options: {
    server: { type: 'string', summary: 'where the server is (PUBLIC_ORIGIN, or localhost)' },
    minutes: { type: 'string', summary: `how far back it looks (${defaultMinutes})` },
    once: { type: 'boolean', summary: 'looks once and ends' },
  },
  run: async (world, words) => {
    const source = sourceOf(words);
    const json = words.options.json === true;
    const parts = worldOf(world, source, json);
    if (words.options.once) void look(parts, json);
    else void watchCanaries({ ...parts, pause: createPause() });
    const { server, minutes } = source;
    return { data: { watching: server, minutes }, text: `watching ${server}, the last ${minutes} minutes` };
  },
};

export const watchVerbs = { watch } as const satisfies Record<string, Verb>;
