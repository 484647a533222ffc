import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { initialSources, idsNamedIn, missedModules } from './initial-messages.mjs';

const folder = mkdtempSync(join(tmpdir(), 'initial-messages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string) => join(folder, 'src', name);
const write = (sources: Readonly<Record<string, string>>) => {
  for (const [name, source] of Object.entries(sources)) {
    mkdirSync(dirname(file(name)), { recursive: true });
    writeFileSync(file(name), source);
  }
};

describe('the first chunk of a remote', () => {
  const named = (reached: readonly string[]) => reached.map((one) => one.slice(file('/').length)).sort();

  it('has what its remote.tsx imports, directly and over other files, and nothing that comes lazily', () => {
    write({
      'remote.tsx': `import { A } from './menu/a.tsx'; import './b.ts'; import s from './s.module.css';
        import { map } from 'rxjs'; const Later = lazyRoute(() => import('./later.tsx'));`,
      'menu/a.tsx': `export { x } from './c.ts'; export * from '../d.ts'; import * as e from '../e.ts';
        import f, { type G } from '../f.ts'; import { remote } from '../remote.tsx';`,
      'b.ts': `import type { T } from './types.ts'; import { type U } from './types.ts'; export type * from './types.ts';`,
      ...Object.fromEntries(
        ['menu/c.ts', 'd.ts', 'e.ts', 'f.ts', 'types.ts', 'later.tsx'].map((name) => [name, 'export {}']),
      ),
    });
    expect(named(initialSources(file('remote.tsx')))).toEqual([
      'b.ts',
      'd.ts',
      'e.ts',
      'f.ts',
      'menu/a.tsx',
      'menu/c.ts',
      'remote.tsx',
    ]);
  });

  it('is refused with a module whose texts were not looked for', () => {
    write({ 'remote.tsx': `import { A } from '@/a'`, 'a.tsx': 'export const A = 1' });
    const inChunk = [file('remote.tsx'), file('a.tsx'), join(folder, 'node_modules', 'b.ts'), file('a.css')];
    expect(missedModules(folder, inChunk)).toEqual([file('a.tsx')]);
  });
});

describe('the texts that files name', () => {
  const ids = [
    'o.menu.title',
    'o.menu.titleShort',
    'o.fault.a',
    'o.fault.b',
    'o.step.A.head',
    'o.cart.title',
  ];
  it.each([
    ['an attribute', '<FormattedMessage id="o.menu.title" />', ['o.menu.title']],
    ['one of two', "say(x ? 'o.menu.title' : 'o.cart.title')", ['o.menu.title', 'o.cart.title']],
    ['a table', "const table = { a: { id: 'o.fault.a' } }", ['o.fault.a']],
    ['a template', '`o.fault.${name}`', ['o.fault.a', 'o.fault.b']],
    ['a template with an end', '`o.step.${step}.head`', ['o.step.A.head']],
    ['a beginning with its dot', "'o.fault.' + name", ['o.fault.a', 'o.fault.b']],
    ['a beginning without', 'join("o.fault", name)', ['o.fault.a', 'o.fault.b']],
    ['none', "`/o/${a}`; '* *'; `${a}`; 'menu'", []],
  ])('are found in %s', (_what, source, found) => {
    write({ 'source.tsx': source });
    expect([...idsNamedIn([file('source.tsx')], ids)].sort()).toEqual([...found].sort());
  });
});
