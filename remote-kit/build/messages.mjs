// Texts of a locale file, compiled ahead: the browser carries no ICU parser (PLT-011).
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';

/** A locale file holds what differs from the one it stands on. */
const standsOn = { 'en-CA.json': 'en-US.json' };

/** id → text, with the file that this locale stands on underneath. */
export const readTexts = (path) => {
  const base = standsOn[basename(path)];
  const below = base ? join(dirname(path), base) : undefined;
  return {
    ...(below && existsSync(below) ? JSON.parse(readFileSync(below, 'utf8')) : {}),
    ...JSON.parse(readFileSync(path, 'utf8')),
  };
};

const withoutLocations = (key, value) => (key === 'location' ? undefined : value);
export const compileTexts = (texts, path) =>
  Object.fromEntries(
    Object.entries(texts).map(([id, text]) => {
      try {
        return [id, JSON.parse(JSON.stringify(parse(text, { captureLocation: false }), withoutLocations))];
      } catch (cause) {
        throw new Error(`${path}: ${id}: ${cause.message}`, { cause });
      }
    }),
  );
