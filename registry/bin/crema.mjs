#!/usr/bin/env node
import { join } from 'node:path';
import { runCommand } from '../src/commands/cli.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  root: join(import.meta.dirname, '..', '..'),
  environment: process.env,
  now: () => new Date(),
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
});
