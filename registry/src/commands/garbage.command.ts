import { collectGarbage } from '../collect-garbage.ts';
import { AppError } from '../app-error.ts';
import { reasonOption, textOption, type Command, type ParsedArgs } from './command.ts';

const countOption = (args: ParsedArgs, name: string, defaultValue: number | undefined) => {
  const text = textOption(args, name);
  const value = text === undefined ? defaultValue : Number(text);
  if (value === undefined || !Number.isFinite(value) || value < 0)
    throw new AppError(`--${name}: found ${text}, expected a number of at least 0`);
  return value;
};

const run: Command['run'] = async ({ registry, now }, args) => {
  const keep = countOption(args, 'keep', undefined);
  if (!Number.isInteger(keep)) throw new AppError(`--keep: found ${keep}, expected a whole number`);
  const minAgeHours = countOption(args, 'min-age', 24);
  const reason = textOption(args, 'reason');
  const removed = await collectGarbage({ registry, now, keep, minAgeHours, ...(reason && { reason }) });
  return {
    data: { removed },
    text: removed.map(({ name, version }) => `removed ${name} ${version}`).join('\n') || 'nothing to remove',
  };
};

export const garbageCommands = {
  gc: {
    summary: 'removes versions that are neither stable, canary, previous nor among the newest',
    arguments: [],
    options: {
      keep: {
        type: 'string',
        summary: 'how many of the newest versions of each remote are kept',
        required: true,
      },
      'min-age': {
        type: 'string',
        summary: 'hours; versions published or withdrawn more recently are kept (24)',
      },
      reason: reasonOption,
    },
    run,
  },
} as const satisfies Record<string, Command>;
