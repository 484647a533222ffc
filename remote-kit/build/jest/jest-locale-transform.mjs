import { createHash } from 'node:crypto';
import { readMessages } from '../messages/messages.mjs';

const codeOf = (path) => JSON.stringify(readMessages(path));

/**
 * The jest transform for locales/*.json merges the locale's own texts into its base locale; react-intl parses
 * them in tests. The key of the cache covers both files: a text added to the base locale is new here too.
 */
export default {
  process: (_source, path) => ({ code: codeOf(path) }),
  getCacheKey: (_source, path) => createHash('sha256').update(path).update(codeOf(path)).digest('hex'),
};
