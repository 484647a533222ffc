import type { HistoryEntry } from './history.ts';
import { emptyDocument, readDocument, readHistory } from './registry.ts';
import { describeRecord, recordData, type Verb } from './verb.ts';

const describeEntry = ({ at, verb, remote, version, percent, detail, removed = [], reason }: HistoryEntry) =>
  [
    at,
    verb,
    remote,
    version,
    percent !== undefined && `${percent} %`,
    detail,
    ...removed.map((one) => `${one.name} ${one.version}`),
    reason && `(${reason})`,
  ]
    .filter(Boolean)
    .join('  ');

const status: Verb = {
  summary: 'which remotes there are, and who gets which version',
  arguments: [],
  options: {},
  run: async ({ registry, now }) => {
    const document = (await readDocument(registry)) ?? emptyDocument(now);
    const remotes = Object.entries(document.remotes);
    return {
      data: {
        sequence: document.sequence,
        updatedAt: document.updatedAt,
        remotes: remotes.map(([name, record]) => recordData(name, record)),
      },
      text: remotes.map(([name, record]) => describeRecord(name, record)).join('\n') || 'no remotes yet',
    };
  },
};

const history: Verb = {
  summary: 'every change: when, what and why, oldest first',
  arguments: ['remote?'],
  options: {},
  run: async ({ registry }, words) => {
    const entries = await readHistory(registry, words.arguments.remote);
    return { data: entries, text: entries.map(describeEntry).join('\n') || 'no changes yet' };
  },
};

export const inspectVerbs = { status, history } as const satisfies Record<string, Verb>;
