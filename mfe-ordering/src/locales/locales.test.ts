import type { RemoteManifest } from '@crema/shared-contracts';
import { findMessageErrors, readTextFiles } from '@crema/remote-kit/testing/locale-files';
import json from '../../remote.json';

const manifest = json as RemoteManifest;

it('the messages are complete in every language and nothing is left over, PLT-011', () => {
  const files = readTextFiles(manifest);
  expect(Object.keys(files['en-US'] ?? {})).not.toEqual([]);
  expect(findMessageErrors(files, manifest)).toEqual([]);
});
