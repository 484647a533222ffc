import { createContext, runInContext } from 'node:vm';
import { brokenChunk, brokenEntry, type CodeFault } from './break-code.ts';

interface Mounted {
  readonly routes: Readonly<Record<string, () => unknown>>;
}
interface Module {
  readonly mount: (services: object) => Promise<Mounted>;
}
const sound = `{
  contract: '^3.0.0',
  mount: async ({ bus }) => {
    bus.emit('gift-chosen', { productNumber: '1' });
    return { slots: { kept: true }, routes: { gift: () => 'the page' } };
  },
}`;

/** The module as a host receives it from the container. */
const viaEntry = async (misdeed: CodeFault): Promise<Module> => {
  const text = `var mfe_gift = { init: (scope) => scope, get: async (name) => () => ({ name, default: ${sound} }) };`;
  const context = createContext({});
  runInContext(brokenEntry(text, 'mfe_gift', misdeed), context);
  expect(runInContext('mfe_gift.init("the scope")', context)).toBe('the scope');
  return (await runInContext('mfe_gift.get("./remote")', context))().default;
};
/** The module as the bundler's runtime creates it from the chunk. */
const viaChunk = async (misdeed: CodeFault): Promise<Module> => {
  const factories = `{ 1: (module) => { module.exports = 'a helper'; }, 2: (module) => { module.exports = { default: ${sound} }; } }`;
  const context = createContext({});
  runInContext(
    brokenChunk(`webpackChunkmfe_gift.push([['remote'], ${factories}]);`, 'mfe_gift', misdeed),
    context,
  );
  const make = (id: number) =>
    runInContext(
      `(() => { const module = { exports: {} }; webpackChunkmfe_gift[0][1][${id}](module, module.exports); return module.exports; })()`,
      context,
    );
  expect(make(1)).toBe('a helper');
  return make(2).default;
};

describe.each([
  { place: 'entry', load: viaEntry },
  { place: 'chunk', load: viaChunk },
])('a module spoilt in its $place', ({ load }) => {
  const services = () => ({ bus: { emit: jest.fn() } });

  it('keeps what it says of itself', async () => {
    expect(await load('throws-init')).toMatchObject({ contract: '^3.0.0' });
  });

  it('throws while it is mounted', async () => {
    const module = await load('throws-init');
    await expect(module.mount(services())).rejects.toThrow('fault kit: throws-init');
  });

  it('mounts and throws when a page is drawn', async () => {
    const mounted = await (await load('throws-render')).mount(services());
    expect(mounted).toMatchObject({ slots: { kept: true } });
    expect(mounted.routes['gift']).toThrow('fault kit: throws-render');
  });

  it('draws a page and throws when it is committed', async () => {
    const { routes } = await (await load('throws-effect')).mount(services());
    const element = routes['gift']?.() as { readonly type: string; readonly ref: () => void };
    expect(element.type).toBe('div');
    expect(element.ref).toThrow('fault kit: throws-effect');
  });

  it('emits another payload than the contract says, on a page that works', async () => {
    const given = services();
    const { routes } = await (await load('emits-garbage')).mount(given);
    expect(given.bus.emit.mock.calls).toEqual([['gift-chosen', { changed: true }]]);
    expect(routes['gift']?.()).toBe('the page');
  });
});
