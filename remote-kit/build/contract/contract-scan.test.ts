import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scanSources } from './contract-scan.mjs';

describe('what a source uses, read from its syntax', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-scan-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const scan = (source: string) => {
    const file = join(folder, 'source.tsx');
    writeFileSync(file, source);
    return scanSources([file]);
  };

  it.each([
    ['a member of the hook', 'useHost().toast({})', ['toast']],
    ['members taken apart', 'const { http: ask, clock } = useHost()', ['clock', 'http']],
    ['a member of services that were handed on', 'const open = ({ services }) => services.bus.on()', ['bus']],
    ['services taken apart in a parameter', 'const open = ({ services: { fetch } }) => fetch()', ['fetch']],
    ['a parameter of their type', 'const open = ({ locale }: HostServices) => locale', ['locale']],
    [
      'a part of their type',
      "type Needs = Pick<HostServices, 'telemetry' | 'clock'>",
      ['clock', 'telemetry'],
    ],
    ['nothing of another object', 'const { http } = deps; other.toast()', []],
  ])('is %s', (_what, source, members) => {
    expect(scan(source)('host')).toEqual(members);
  });

  it('is a configuration key, wherever it is taken from', () => {
    const source =
      'const { features } = useHost().configuration; f(host.configuration.zoomThreshold); const { configuration: { mapDefaults } } = useHost();';
    expect(scan(source)('configuration')).toEqual(['features', 'mapDefaults', 'zoomThreshold']);
  });

  it('is a name of a library, and no name of its types', () => {
    const found = scan(
      "import { map as each, type Observable } from 'rxjs'; import type { Action } from 'redux'; import React from 'react';",
    );
    expect(found('import rxjs')).toEqual(['map']);
    expect(found('library')).toEqual(['react', 'rxjs']);
  });

  it('is a text, with a star for each value that is put in', () => {
    expect(scan('go(`/menu/order/${id}?token=${token}`); <Link to="/gift" />')('text')).toEqual([
      '/gift',
      '/menu/order/*?token=*',
    ]);
  });
});
