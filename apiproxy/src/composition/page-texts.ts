import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { recordOf, object, string, type Validator, type Locale } from '@crema/shared-contracts';
import { followFile } from './host-files.ts';

/** The host's own texts that the server writes into a page, in one language. */
export interface PageTexts {
  readonly notFoundTitle: string;
  readonly switchedOffTitle: string;
  readonly description: string;
}
const textsGuard: Validator<PageTexts> = object({
  notFoundTitle: string,
  switchedOffTitle: string,
  description: string,
});

const none: PageTexts = { notFoundTitle: '', switchedOffTitle: '', description: '' };

/** Reads page-texts.json, which the host's build makes from its messages; empty texts where a build brings none. */
export const createPageTexts = (folder: string): ((locale: Locale) => PageTexts) => {
  const path = join(folder, 'page-texts.json');
  if (!existsSync(path)) return () => none;
  const texts = followFile(path, (content) => {
    const value: unknown = JSON.parse(content);
    const broken = recordOf(textsGuard)(value);
    if (broken) throw new Error(`${path}: ${broken}`);
    return value as Readonly<Partial<Record<Locale, PageTexts>>>;
  });
  return (locale) => texts()[locale] ?? none;
};
