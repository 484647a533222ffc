import { readMessages } from './messages.mjs';

/** jest transform for locales/*.json: the locale's own texts over those it stands on; react-intl parses them in tests. */
export default { process: (_source, path) => ({ code: JSON.stringify(readMessages(path)) }) };
