import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { recordOf, object, string, type Validator, type Locale } from '@crema/shared-contracts';
import { createFileCache } from '../files/host-files.ts';

/** The host's own messages that the server writes into a page, in one language. */
export interface PageTexts {
  readonly notFoundTitle: string;
  readonly switchedOffTitle: string;
  readonly description: string;
}
const validateTexts: Validator<PageTexts> = object({
  notFoundTitle: string,
  switchedOffTitle: string,
  description: string,
});

const emptyTexts: PageTexts = { notFoundTitle: '', switchedOffTitle: '', description: '' };

/**
 * Reads page-texts.json, which the host's build creates from its messages. Messages are empty if the build has no such
 * file.
 */
export const createPageTexts = (folder: string): ((locale: Locale) => PageTexts) => {
  const path = join(folder, 'page-texts.json');
  if (!existsSync(path)) return () => emptyTexts;
  const texts = createFileCache(path, (content) => {
    const value: unknown = JSON.parse(content);
    const error = recordOf(validateTexts)(value);
    if (error) throw new Error(`${path}: ${error}. Build the host again: npm run build.`);
    return value as Readonly<Partial<Record<Locale, PageTexts>>>;
  });
  return (locale) => texts()[locale] ?? emptyTexts;
};
