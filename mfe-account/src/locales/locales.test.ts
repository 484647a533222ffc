import type { RemoteManifest } from '@crema/shared-contracts';
import { findMessageErrors, readTextFiles } from '@crema/remote-kit/testing/locale-files';
import { findIdsOfOtherPages, readSourcesOf } from '@crema/remote-kit/testing/own-message-ids';
import json from '../../remote.json';

const manifest = json as RemoteManifest;

it('the messages are complete in every language and none is unused, PLT-011', () => {
  const files = readTextFiles(manifest);
  expect(Object.keys(files['en-US'] ?? {})).not.toEqual([]);
  expect(findMessageErrors(files, manifest)).toEqual([]);
});

it('no page names a text that it does not load, PLT-011', () => {
  expect(findIdsOfOtherPages(readSourcesOf(manifest.name))).toEqual([]);
});
