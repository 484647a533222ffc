import type { RemoteManifest } from '@crema/shared-contracts';
import { findMessageErrors, readTextFiles } from '@crema/remote-kit/testing/locale-files';
import json from '../../remote.json';

const manifest = json as RemoteManifest;

it('the messages are complete in every language and nothing is left over, PLT-011', () => {
  const files = readTextFiles(manifest);
  expect(Object.keys(files['en-US'] ?? {})).not.toEqual([]);
  expect(findMessageErrors(files, manifest)).toEqual([]);
});

it('a range of times has a word joiner after its dash: Unicode lets a line break there, also before a no-break space, K-25', () => {
  const texts = Object.values(readTextFiles(manifest)).flatMap((file) => Object.entries(file ?? {}));
  const ranges = texts.filter(([, text]) => /\{from\}[^{}–]*–[^{}–]*\{to\}/.test(text));
  expect(ranges.length).toBeGreaterThan(0);
  expect(ranges.filter(([, text]) => !/–\u2060[^{}]*\{to\}/.test(text))).toEqual([]);
});
