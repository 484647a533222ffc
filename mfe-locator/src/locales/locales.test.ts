import type { RemoteManifest } from '@crema/shared-contracts';
import { findMessageErrors, readTextFiles } from '@crema/remote-kit/testing/locale-files';
import json from '../../remote.json';
import { locatorErrors } from '../features/find-store/search/locator-errors.ts';

const manifest = json as RemoteManifest;
const files = readTextFiles(manifest);

describe('the messages', () => {
  it('are complete in every language and nothing is left over, PLT-011', () => {
    expect(Object.keys(files['en-US'] ?? {})).not.toEqual([]);
    expect(findMessageErrors(files, manifest)).toEqual([]);
  });

  it.each(Object.values(locatorErrors).map(({ messageId }) => messageId))(
    'say %s and what to do, PLT-015',
    (id) => {
      expect(files['en-US']).toHaveProperty([id]);
      expect(files['en-US']).toHaveProperty([`${id}.hint`]);
    },
  );
});
