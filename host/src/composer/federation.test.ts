import { registerLibraryFiles } from './federation.ts';

it('the integrity of the host’s later libraries is in the table of the chunk loaders, by URL, PLT-006', () => {
  registerLibraryFiles({ libraryIntegrity: { '/assets/host/data.js': 'sha384-data' } });
  expect(globalThis.cremaIntegrity).toEqual({ 'http://localhost/assets/host/data.js': 'sha384-data' });
});
