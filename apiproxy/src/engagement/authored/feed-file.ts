import { isRecord } from '@crema/shared-contracts';
import type { AuthoredItem } from './authored-item.ts';
import { findItemErrors } from './authored-item.rules.ts';

/** An error of the authoring file: its line, the item and field, and a sentence. */
export interface FeedFileError {
  readonly line: number;
  readonly where: string;
  readonly message: string;
}
export interface FeedFile {
  readonly items: readonly AuthoredItem[];
  readonly errors: readonly FeedFileError[];
}
const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;

/** The position at which each element of `items` begins: the braces of the second level inside the list. */
const startsOfItems = (text: string): readonly number[] => {
  const starts: number[] = [];
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isText && sign === '\\') at += 1;
    else if (sign === '"') isText = !isText;
    else if (!isText && (sign === '{' || sign === '[')) {
      if (depth === 2) starts.push(at);
      depth += 1;
    } else if (!isText && (sign === '}' || sign === ']')) depth -= 1;
  }
  return starts;
};
/** The line of a field of an item: that of the item if the field is missing. */
const lineOf = (text: string, index: number, field: string): number => {
  const starts = startsOfItems(text);
  const start = starts[index] ?? 0;
  const end = starts[index + 1] ?? text.length;
  const found = text.slice(start, end).indexOf(`"${field.split('.')[0] ?? ''}"`);
  return lineAt(text, found < 0 ? start : start + found);
};
/** The characters that V8 quotes on each side of an unexpected one, when it does not name the position. */
const quotedAround = 10;
const positionOf = (text: string, message: string): number => {
  const named = /position (\d+)/.exec(message)?.[1];
  if (named !== undefined) return Number(named);
  const quoted = /^Unexpected token .+?, (\.{3})?"([\s\S]*)"(?:\.{3})? is not valid JSON$/.exec(message);
  if (quoted?.[2] === undefined) return text.length;
  const start = text.indexOf(quoted[2]);
  return quoted[1] ? start + quotedAround : Math.max(0, quoted[2].length - quotedAround - 1);
};
const notJson = (text: string, cause: Error): FeedFileError => ({
  line: lineAt(text, positionOf(text, cause.message)),
  where: 'the file',
  message: `is not JSON (${cause.message}). Check the commas, quotes and brackets at this line and the one above.`,
});
const parse = (text: string): { readonly value?: unknown; readonly error?: FeedFileError } => {
  try {
    return { value: JSON.parse(text) };
  } catch (cause) {
    return { error: notJson(text, cause as Error) };
  }
};

/** Reads the authoring file. With errors nothing of it may be loaded. */
export const readFeedFile = (text: string): FeedFile => {
  const { value, error } = parse(text);
  if (error) return { items: [], errors: [error] };
  const items = isRecord(value) ? value['items'] : undefined;
  if (!Array.isArray(items))
    return {
      items: [],
      errors: [{ line: 1, where: 'the file', message: 'has no list "items". Expected { "items": [ … ] }.' }],
    };
  const errors = items.flatMap((item: unknown, index) =>
    findItemErrors(item).map(({ field, message }) => ({
      line: lineOf(text, index, field),
      where: `${isRecord(item) && typeof item['id'] === 'string' ? item['id'] : `item ${index + 1}`}, ${field}`,
      message,
    })),
  );
  const ids = items.map((item: unknown) => (isRecord(item) ? item['id'] : undefined));
  const repeated = ids.flatMap((id, index) =>
    typeof id === 'string' && ids.indexOf(id) < index
      ? [
          {
            line: lineOf(text, index, 'id'),
            where: `${id}, id`,
            message: 'another item has this id. Choose a new one.',
          },
        ]
      : [],
  );
  return { items: items as AuthoredItem[], errors: [...errors, ...repeated] };
};
