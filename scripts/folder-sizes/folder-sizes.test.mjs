import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judgeFolders, mostFiles } from './check.mjs';

const filesIn = (folder, count) => Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);

describe('the limit of files in a folder', () => {
  it('allows the limit, and any number below it in folders of its own', () => {
    const files = [...filesIn('a', mostFiles), ...filesIn('a/b', mostFiles)];
    assert.deepEqual(judgeFolders(files), []);
  });
  it('refuses one more, by name', () => {
    const [sentence, ...rest] = judgeFolders(filesIn('a/b', mostFiles + 1));
    assert.match(sentence, /^a\/b: found 26 files, expected at most 25/);
    assert.deepEqual(rest, []);
  });
  it('does not count what a tool writes, nor decisions, nor the kinds of a shop', () => {
    const folders = ['a/generated', 'docs/decisions', 'samples/crema'];
    assert.deepEqual(judgeFolders(folders.flatMap((folder) => filesIn(folder, 90))), []);
  });
});
