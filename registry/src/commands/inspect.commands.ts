import type { HistoryEntry } from '../history.ts';
import { emptyDocument, readDocument, readHistory } from '../registry.ts';
import { describeRecord, recordData, type Command } from './command.ts';

const describeEntry = ({
  at,
  command,
  remote,
  version,
  percent,
  detail,
  removed = [],
  reason,
}: HistoryEntry) =>
  [
    at,
    command,
    remote,
    version,
    percent !== undefined && `${percent} %`,
    detail,
    ...removed.map((one) => `${one.name} ${one.version}`),
    reason && `(${reason})`,
  ]
    .filter(Boolean)
    .join('  ');

const status: Command = {
  summary: 'lists the remotes and who gets which version',
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

const history: Command = {
  summary: 'lists every change with time and reason, oldest first',
  arguments: ['remote?'],
  options: {},
  run: async ({ registry }, args) => {
    const entries = await readHistory(registry, args.arguments.remote);
    return { data: entries, text: entries.map(describeEntry).join('\n') || 'no changes yet' };
  },
};

export const inspectCommands = { status, history } as const satisfies Record<string, Command>;
