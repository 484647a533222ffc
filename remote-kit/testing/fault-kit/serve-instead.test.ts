import { createHash } from 'node:crypto';
import { createFakeContext } from './fake-context.ts';
import {
  boot,
  cardsPreload,
  entryPath,
  giftPreload,
  origin,
  page,
  pageAddress,
  readBoot,
  registryAddress,
} from './sample-page.ts';
import { serveInstead, type OtherBuild } from './serve-instead.ts';

const file = `${origin}${entryPath}`;
const data = `${origin}/apiproxy/v1/graphql`;
const sites = { [pageAddress]: page, [file]: 'sound();', [registryAddress]: 'sequence 7', [data]: '{}' };
const other: OtherBuild = {
  remote: 'mfe-gift',
  file: /\/mfe-gift\/[^/]+\/remoteEntry\.[0-9a-f]+\.js$/,
  change: (text) => `${text} other();`,
  expected: true,
};
const serving = async (build: OtherBuild = other) => {
  const fake = createFakeContext(sites);
  const lift = await serveInstead(fake.context, build);
  return { ...fake, lift, openPage: async () => (await fake.ask(pageAddress, 'document')).text };
};

describe('another build, served in place of the one that the registry has', () => {
  it('has the changed text in its file', async () => {
    const { ask } = await serving();
    expect((await ask(file)).text).toBe('sound(); other();');
  });

  it('answers the requests that it has begun before it is lifted', async () => {
    const { ask, lift } = await serving();
    const begun = ask(file);
    await lift();
    expect((await begun).text).toBe('sound(); other();');
    expect((await ask(file)).text).toBe('sound();');
  });

  it('is expected by the page: the integrity is that of the changed text', async () => {
    const { ask, openPage } = await serving();
    const digest = createHash('sha384').update((await ask(file)).text);
    const [gift] = readBoot(await openPage()).registry.remotes;
    expect(gift?.files.integrity).toEqual({
      'remoteEntry.0a1b.js': `sha384-${digest.digest('base64')}`,
      'remote.2c3d.js': 'sha384-chunk',
    });
  });

  it('is a version of its own, older than what the registry offers next', async () => {
    const { openPage } = await serving();
    const { registry, locale } = readBoot(await openPage());
    expect(registry.remotes.map(({ version }) => version)).toEqual(['1.0.0-other', '1.0.0']);
    expect(registry.sequence).toBe(boot.registry.sequence - 1);
    expect(registry.remotes[1]).toEqual(boot.registry.remotes[1]);
    expect(locale).toBe(boot.locale);
  });

  it('is not preloaded, since the preload names the sound file’s integrity; others are', async () => {
    const text = await (await serving()).openPage();
    expect(text).not.toContain(giftPreload);
    expect(text).toContain(cardsPreload);
  });

  it('may bring another manifest and no other file', async () => {
    const { openPage, ask } = await serving({
      remote: 'mfe-gift',
      expected: true,
      manifest: (manifest) => ({ ...manifest, contract: '^9.0.0' }),
    });
    const [gift] = readBoot(await openPage()).registry.remotes;
    expect(gift?.manifest.contract).toBe('^9.0.0');
    expect(gift?.files).toEqual(boot.registry.remotes[0]?.files);
    expect((await ask(file)).text).toBe('sound();');
  });

  it('keeps the registry out of reach, and lets data through', async () => {
    const { ask } = await serving();
    expect(await ask(registryAddress, 'fetch')).toMatchObject({ failed: 'failed' });
    expect((await ask(data, 'fetch')).text).toBe('{}');
  });

  it('fails a test whose pattern names no file of the remote', async () => {
    const { openPage } = await serving({ ...other, file: /nothing/ });
    await expect(openPage()).rejects.toThrow('mfe-gift has no file /nothing/');
  });
});

describe('a file that was changed on its way', () => {
  it('meets a page that expects the sound one', async () => {
    const { ask, openPage } = await serving({ ...other, expected: false });
    expect((await ask(file)).text).toBe('sound(); other();');
    expect(await openPage()).toBe(page);
    expect((await ask(registryAddress, 'fetch')).text).toBe('sequence 7');
  });
});

describe('once it is lifted', () => {
  it.each([true, false])('everything is as the server has it (expected: %s)', async (expected) => {
    const { ask, openPage, lift, routes } = await serving({ ...other, expected });
    await lift();
    expect(routes()).toBe(0);
    expect((await ask(file)).text).toBe('sound();');
    expect((await ask(registryAddress, 'fetch')).text).toBe('sequence 7');
    expect(await openPage()).toBe(page);
  });
});
