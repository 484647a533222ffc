import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeUses } from './component-props.mjs';
import { providedExports } from './provided-exports.mjs';
import { providedModules } from '../sharing/shared-modules.mjs';
import { createProgram } from './source-types.mjs';

// The folder is inside the repository, so that the probe finds shared-ui.
const folder = mkdtempSync(join(import.meta.dirname, '..', '.probe-props-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const usesIn = (source: string) => {
  const file = join(folder, 'probe.tsx');
  writeFileSync(file, source);
  const program = createProgram([file]);
  return describeUses(program.getTypeChecker(), [program.getSourceFile(file)]);
};

describe('what a remote passes to shared-ui', () => {
  it('is recorded by component and function, over all its uses, PLT-007', () => {
    const uses = usesIn(`
      import { Button as Press, buttonClass, type ButtonProps } from '@crema/shared-ui';
      import { LostArt } from '@crema/shared-ui/art';
      const rest = {} as Pick<ButtonProps, 'size'>;
      export const page = (busy: boolean) => [
        <Press busy={busy} variant="quiet" onClick={() => undefined}>Go</Press>,
        <Press variant={busy ? 'danger' : 'primary'} {...rest}>Go</Press>,
        <LostArt size={160} />,
        buttonClass('primary'),
      ];`);
    const variants = ['danger', 'primary', 'quiet'].map((value) => ({ oneOf: [value] }));
    expect(uses).toEqual({
      '@crema/shared-ui': {
        Button: {
          shape: {
            'busy?': 'true or false',
            children: 'anything',
            'size?': { oneOf: ['large', 'medium', 'small'] },
            variant: { anyOf: variants },
          },
        },
        buttonClass: { call: [{ oneOf: ['primary'] }], gives: 'nothing' },
      },
      '@crema/shared-ui/art': { LostArt: { shape: { size: { oneOf: [160] } } } },
    });
  });
});

describe('what the host offers of shared-ui', () => {
  it('lists every exported value with its own props, and no type', () => {
    const { names, exports } = providedExports('@crema/shared-ui');
    expect(names).toEqual(expect.arrayContaining(['Button', 'buttonClass', 'Sheet']));
    expect(names).not.toContain('ButtonProps');
    expect(exports?.['Button']).toMatchObject({ shape: { 'busy?': 'true or false' } });
    expect(JSON.stringify(exports?.['Button'])).not.toContain('onClick');
  });

  it('has a version that ends with a hash of the sources', () => {
    const versions = Object.values(providedModules('/shared'))
      .filter(({ shareKey }) => shareKey.startsWith('@crema/shared-ui'))
      .map(({ version }) => version);
    expect(versions).toHaveLength(3);
    for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{8}$/);
  });

  it('lists the names of a library without an export list, too', () => {
    expect(providedExports('react').names).toEqual(expect.arrayContaining(['useState', 'createElement']));
  });
});
