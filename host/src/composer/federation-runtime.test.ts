import { federationRuntime, type ShareScope } from './federation-runtime.ts';

const { consumes, initContainerEntry } = federationRuntime.bundlerRuntime;

/** The webpack output for an entry whose chunk `page` names two libraries. */
const entryOf = (shareScope: ShareScope) => {
  const webpackRequire = {
    m: {} as Record<string, (module: { exports: unknown }) => void>,
    c: {} as Record<string, unknown>,
    S: {},
    consumesLoadingData: {
      chunkMapping: { page: ['1', '2'] },
      moduleIdToConsumeDataMapping: {
        1: { shareKey: 'react', requiredVersion: '^19.3.1' },
        2: { shareKey: 'formik', requiredVersion: '^2.4.9' },
      },
    },
  };
  initContainerEntry({ webpackRequire, shareScope });
  const installedModules: Record<string, Promise<void> | 0> = {};
  const load = async (chunkId: string) => {
    const promises: unknown[] = [];
    consumes({ chunkId, promises, installedModules, webpackRequire });
    await Promise.all(promises);
    return promises.length;
  };
  const run = (id: string) => {
    const module = { exports: undefined as unknown };
    webpackRequire.m[id]?.(module);
    return module.exports;
  };
  return { load, run };
};
const react = { name: 'the host’s react' };
const formik = { name: 'the host’s formik' };
const libraries: ShareScope = {
  react: { '19.3.4': { get: () => () => react } },
  formik: { '2.5.0': { get: async () => () => formik } },
};

describe('the federation runtime', () => {
  it('gives a remote the host’s libraries, PLT-001', async () => {
    const entry = entryOf(libraries);
    await entry.load('page');
    expect(entry.run('1')).toBe(react);
    expect(entry.run('2')).toBe(formik);
  });

  it('requests a library once for parallel chunks', async () => {
    let asked = 0;
    const get = async () => {
      asked += 1;
      return () => formik;
    };
    const entry = entryOf({ ...libraries, formik: { '2.4.9': { get } } });
    await Promise.all([entry.load('page'), entry.load('page')]);
    await entry.load('page');
    expect(asked).toBe(1);
  });

  it('refuses a remote that needs a library in a version that the host does not have, and names it, PLT-006', async () => {
    const old = entryOf({ ...libraries, react: { '18.3.1': { get: () => () => react } } });
    await expect(old.load('page')).rejects.toMatchObject({
      name: 'SharedVersionError',
      message: 'react ^19.3.1 is needed, the host has 18.3.1',
    });
    const without = entryOf({ react: libraries['react'] ?? {} });
    await expect(without.load('page')).rejects.toThrow('formik ^2.4.9 is needed, the host has none');
  });

  it('requests a library again after an error', async () => {
    let online = false;
    const get = () => (online ? Promise.resolve(() => formik) : Promise.reject(new Error('offline')));
    const entry = entryOf({ ...libraries, formik: { '2.4.9': { get } } });
    await expect(entry.load('page')).rejects.toThrow('offline');
    online = true;
    await entry.load('page');
    expect(entry.run('2')).toBe(formik);
  });

  it('does nothing for a chunk without libraries', async () => {
    expect(await entryOf(libraries).load('other')).toBe(0);
  });
});
