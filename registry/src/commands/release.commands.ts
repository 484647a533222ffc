import type { RemoteRecord } from '@crema/shared-contracts';
import { AppError } from '../app-error.ts';
import { promoteCanary, rollBack, startCanary, switchOff, switchOn } from '../release.rules.ts';
import { recordResult, changeRemote, reasonOption, textOption, type Command } from './command.ts';

/** A command whose only argument is the remote's name. */
const recordCommand = (
  command: string,
  summary: string,
  rule: (record: RemoteRecord, at: string, reason: string | undefined) => RemoteRecord,
): Command => ({
  summary,
  arguments: ['remote'],
  options: { reason: reasonOption },
  run: async (context, args) => {
    const { remote = '' } = args.arguments;
    const reason = textOption(args, 'reason');
    const change = { command, remote, ...(reason && { reason }) };
    const at = context.now.toISOString();
    return recordResult(remote, await changeRemote(context, change, (record) => rule(record, at, reason)));
  },
});

const canary: Command = {
  summary: 'sends a share of the visitors, 0 to 100 percent, to a version',
  arguments: ['remote', 'version', 'percent'],
  options: { reason: reasonOption },
  run: async (context, args) => {
    const { remote = '', version = '', percent: text = '' } = args.arguments;
    const percent = text.trim() ? Number(text) : Number.NaN;
    const reason = textOption(args, 'reason');
    const change = { command: 'canary', remote, version, percent, ...(reason && { reason }) };
    return recordResult(
      remote,
      await changeRemote(context, change, (record) => startCanary(record, version, percent)),
    );
  },
};

const disable: Command = {
  summary: 'disables a remote: removes its routes, links and slots; a deep link shows an explanation page',
  arguments: ['remote'],
  options: {
    reason: { ...reasonOption, summary: 'why it is disabled; stored with the remote', required: true },
  },
  run: async (context, args) => {
    const { remote = '' } = args.arguments;
    const reason = textOption(args, 'reason');
    if (!reason) throw new AppError('--reason: found an empty text, expected a reason');
    return recordResult(
      remote,
      await changeRemote(context, { command: 'disable', remote, reason }, (record) =>
        switchOff(record, reason),
      ),
    );
  },
};

/** Commands that decide which visitors get which version (PLT-005, PLT-008). */
export const releaseCommands = {
  canary,
  promote: recordCommand('promote', 'makes the canary the stable version', promoteCanary),
  rollback: recordCommand(
    'rollback',
    'rolls the canary back, or without a canary the stable version for every visitor',
    (record, at, reason) => rollBack(record, at, reason ?? 'rolled back by hand'),
  ),
  enable: recordCommand('enable', 'enables a remote', switchOn),
  disable,
} as const satisfies Record<string, Command>;
