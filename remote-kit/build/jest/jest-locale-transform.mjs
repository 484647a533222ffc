import { readMessages } from '../messages/messages.mjs';

/**
 * The jest transform for locales/*.json merges the locale's own texts into its base locale; react-intl parses
 * them in tests.
 */
export default { process: (_source, path) => ({ code: JSON.stringify(readMessages(path)) }) };
