import { Script } from 'node:vm';
import { createFakeContext } from './fake-context.ts';
import { faults, faultTargets, type Fault, type FaultPlan } from './faults.ts';
import { injectFault } from './inject-fault.ts';
import { chunkPath, entryPath, origin, page, pageAddress, readBoot } from './sample-page.ts';

const files = { entry: `${origin}${entryPath}`, chunk: `${origin}${chunkPath}` } as const;
const data = `${origin}/apiproxy/v1/graphql`;
const sites = {
  [pageAddress]: page,
  [files.entry]: 'var mfe_gift = {};',
  [files.chunk]: 'webpackChunkmfe_gift.push([[], {}]);',
  [data]: '{"data":{}}',
};
const striking = async (fault: Fault, target: FaultPlan['target'] = 'entry') => {
  const fake = createFakeContext(sites);
  const lift = await injectFault(fake.context, { remote: 'mfe-gift', target, fault }, /graphql/);
  return { ...fake, lift };
};
const plans = faultTargets.flatMap((target) => faults.map((fault) => ({ target, fault })));
const never = ['hang', 'slow'];

describe('a fault', () => {
  it.each(plans)('$fault of the $target is gone once lifted', async ({ target, fault }) => {
    const { ask, lift, routes } = await striking(fault, target);
    expect(routes()).toBeGreaterThan(0);
    await lift();
    expect(routes()).toBe(0);
    const address = target === 'api' ? data : files[target];
    expect(await ask(address)).toEqual({ status: 200, text: sites[address] });
  });

  const answering = plans.filter(({ fault }) => !never.includes(fault));
  it.each(answering)('$fault changes what is answered for the $target', async ({ target, fault }) => {
    const address = target === 'api' ? data : files[target];
    const { ask } = await striking(fault, target);
    expect(await ask(address)).not.toEqual({ status: 200, text: sites[address] });
  });

  it.each([
    { fault: 'hang', outcome: { failed: 'failed' }, because: 'the caller has stopped waiting' },
    { fault: 'slow', outcome: { text: 'var mfe_gift = {};' }, because: 'it is late, not lost' },
  ] as const)('$fault lets its requests go when it is lifted: $because', async ({ fault, outcome }) => {
    const { ask, lift } = await striking(fault);
    const asked = ask(files.entry);
    await lift();
    expect(await asked).toMatchObject(outcome);
  });

  it('leaves the other file of the remote alone', async () => {
    const { ask } = await striking('not-found', 'chunk');
    expect(await ask(files.chunk)).toMatchObject({ status: 404 });
    expect(await ask(files.entry)).toMatchObject({ status: 200, text: sites[files.entry] });
  });

  it('in replies of the server needs the pattern of the requests', async () => {
    const { context } = createFakeContext(sites);
    const plan: FaultPlan = { remote: 'mfe-gift', target: 'api', fault: 'reset' };
    await expect(injectFault(context, plan)).rejects.toThrow(
      'Found no pattern for the target api. Pass `api`, the pattern of its requests.',
    );
  });
});

describe.each(['entry', 'chunk'] as const)('the text of a spoilt %s', (target) => {
  const textOf = async (fault: Fault) => (await (await striking(fault, target)).ask(files[target])).text;

  it.each(['wrong-integrity', 'throws-init', 'throws-render', 'throws-effect'] as const)(
    'is code that a browser takes: %s',
    async (fault) => {
      const text = await textOf(fault);
      expect(() => new Script(text)).not.toThrow();
    },
  );

  it('is not code when the fault is a syntax error, and is expected as it is', async () => {
    const { ask } = await striking('syntax-error', target);
    const { text } = await ask(files[target]);
    expect(() => new Script(text)).toThrow('Unexpected token');
    const { text: opened } = await ask(pageAddress, 'document');
    expect(readBoot(opened).registry.remotes[0]?.version).toBe('1.0.0-other');
  });

  it('is not what the page expects when the integrity is wrong', async () => {
    const { ask } = await striking('wrong-integrity', target);
    expect((await ask(pageAddress, 'document')).text).toBe(page);
  });
});
