// Compiles the messages of a locale file at build time, so that the browser loads no ICU parser (PLT-011).
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';

/** A locale file may contain only the overrides of its base locale. */
const baseLocale = { 'en-CA.json': 'en-US.json' };

/** Maps an id to its message, merged with the base locale. */
export const readMessages = (path) => {
  const base = baseLocale[basename(path)];
  const below = base ? join(dirname(path), base) : undefined;
  return {
    ...(below && existsSync(below) ? JSON.parse(readFileSync(below, 'utf8')) : {}),
    ...JSON.parse(readFileSync(path, 'utf8')),
  };
};

const withoutLocations = (key, value) => (key === 'location' ? undefined : value);
export const compileMessages = (messages, path) =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      try {
        return [id, JSON.parse(JSON.stringify(parse(message, { captureLocation: false }), withoutLocations))];
      } catch (cause) {
        throw new Error(
          `${path}: the message ${id} is not valid ICU: ${cause.message}. Correct the message.`,
          { cause },
        );
      }
    }),
  );
