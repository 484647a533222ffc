import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { recordOf, object, string, type Validator, type Locale } from '@crema/shared-contracts';
import { createFileCache } from '../../storage/deployed-host.ts';

/** The host's own messages that the server writes into a page, in one language. */
export interface PageMessages {
  readonly notFoundTitle: string;
  readonly switchedOffTitle: string;
  readonly description: string;
}
const validateMessages = recordOf(
  object({
    notFoundTitle: string,
    switchedOffTitle: string,
    description: string,
  }) satisfies Validator<PageMessages>,
);
type MessagesByLocale = Readonly<Partial<Record<Locale, PageMessages>>>;

const emptyMessages: PageMessages = { notFoundTitle: '', switchedOffTitle: '', description: '' };

/** The file of the deployed host, the newest name first: a host that was deployed before the rename has the second. */
const fileNames = ['page-messages.json', 'page-texts.json'];

const readMessages = (path: string) =>
  createFileCache(path, (content): MessagesByLocale => {
    const value: unknown = JSON.parse(content);
    const error = validateMessages(value);
    if (error) throw new Error(`${path}: ${error}. Build the host again: npm run build.`);
    return value as MessagesByLocale;
  });

/**
 * Reads the file that the host's build creates from its messages. Messages are empty as long as the deployed host has no
 * such file.
 */
export const createPageMessages = (folder: string): ((locale: Locale) => PageMessages) => {
  const readers = new Map<string, () => MessagesByLocale>();
  return (locale) => {
    // A host may be deployed while the server runs, so the file is looked up at each call.
    const path = fileNames.map((name) => join(folder, name)).find((file) => existsSync(file));
    if (path === undefined) return emptyMessages;
    const read = readers.get(path) ?? readMessages(path);
    readers.set(path, read);
    return read()[locale] ?? emptyMessages;
  };
};
