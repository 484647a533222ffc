import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ParsedArgs } from '../../operations/operator-command.ts';
import { readStart, type Start } from '../versions/start.ts';

export const folderIn = ({ positionals: [folder] }: ParsedArgs): string => {
  if (folder === undefined) throw new Error('Name the folder of the shop’s data, as samples/crema.');
  const path = resolve(folder);
  if (!existsSync(path)) throw new Error(`${path} does not exist. Name the folder of the shop’s data.`);
  return path;
};
export const versionIn = (text: string | undefined): number => {
  if (text === undefined || !/^\d+$/.test(text))
    throw new Error('Name a version: see npm run shop -- versions.');
  return Number(text);
};
export const textOption = (args: ParsedArgs, name: string): string | undefined => {
  const value = args.options[name];
  return typeof value === 'string' ? value : undefined;
};
/** Undefined for now. */
export const startIn = (args: ParsedArgs): Start | undefined => {
  const at = textOption(args, 'at');
  return at === undefined ? undefined : readStart(at);
};
export const authorIn = (args: ParsedArgs): string => textOption(args, 'by') ?? 'command line';
