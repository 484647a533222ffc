import { expect } from '@playwright/test';
import {
  buildProbe,
  createProbe,
  deployedHost,
  probePath,
  publishProbe,
  readProbeContract,
  refusalsOf,
} from '../../steps/probe-remote.ts';
import { test } from '../../steps/own-shop.ts';

const pageOf = (imports: string, body: string) => `
  import { useEffect, useState } from 'react';
  import { defineRemote } from '@crema/remote-kit';
  ${imports}
  const Probe = () => {
    const [text, setText] = useState('waiting');
    useEffect(() => { ${body} }, []);
    return <h1>{text}</h1>;
  };
  export default defineRemote({ messages: async () => ({ default: {} }), routes: { probe: Probe } });`;

// `range`, `bufferCount` and `share` are not in the host's export list; `Observable` and `map` are.
const missing = ['bufferCount', 'range', 'share'];
const operators = pageOf(
  `import { Observable, bufferCount, map, range, share } from 'rxjs';`,
  `const pairs$ = range(1, 4).pipe(bufferCount(2), map((pair) => pair.join('+')), share());
   const found: string[] = [];
   const subscription = pairs$.subscribe({
     next: (pair) => found.push(pair),
     complete: () => setText(found.join(' ') + (pairs$ instanceof Observable ? ' of the host' : ' of a copy')),
   });
   return () => subscription.unsubscribe();`,
);

test('a remote with operators that the deployed host does not share is published alone and works, PLT-003', async ({
  page,
  shop,
}) => {
  const { names: shared = [] } = deployedHost().libraries['rxjs'] ?? { version: '' };
  expect(shared).toEqual(expect.arrayContaining(['Observable', 'map']));
  for (const name of missing) expect(shared).not.toContain(name);
  const probe = createProbe(operators);
  try {
    await buildProbe(probe.folder);
    const { names: fromHost = [] } = readProbeContract(probe.folder).libraries['rxjs'] ?? { version: '' };
    expect(fromHost).toEqual(expect.arrayContaining(['Observable', 'map']));
    for (const bundled of missing) expect(fromHost).not.toContain(bundled);
    expect(await refusalsOf(shop.registry, probe.folder)).toEqual([]);
    await publishProbe(shop.registry, probe.folder);
    await page.goto(`${shop.origin}${probePath}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1+2 3+4 of the host');
  } finally {
    probe.remove();
  }
});

test('an operator that the deployed host lacks is bundled in a build for that host, and named otherwise, PLT-003', async ({
  page,
  shop,
}) => {
  const { rxjs, ...others } = deployedHost().libraries;
  const names = (rxjs?.names ?? []).filter((name) => name !== 'scan');
  const olderHost = { ...deployedHost(), libraries: { ...others, rxjs: { version: '7.8.2', names } } };
  const probe = createProbe(
    pageOf(
      `import { from, last, scan } from 'rxjs';`,
      `const sum$ = from([1, 2, 3]).pipe(scan((sum, value) => sum + value, 0), last());
       const subscription = sum$.subscribe((sum) => setText('sum ' + sum));
       return () => subscription.unsubscribe();`,
    ),
  );
  try {
    await buildProbe(probe.folder);
    expect(await refusalsOf(shop.registry, probe.folder, olderHost)).toEqual([
      'the deployed host shares rxjs 7.8.2 without scan; it can be bundled: publish with --build',
    ]);
    await buildProbe(probe.folder, { rxjs: names });
    expect(await refusalsOf(shop.registry, probe.folder, olderHost)).toEqual([]);
    await publishProbe(shop.registry, probe.folder);
    await page.goto(`${shop.origin}${probePath}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('sum 6');
  } finally {
    probe.remove();
  }
});

test('an export bound to a context waits for a release of the host and is named, PLT-003', async () => {
  const probe = createProbe(
    pageOf(`import { useHref } from 'react-router-dom';`, `setText(String(useHref));`),
  );
  try {
    await expect(buildProbe(probe.folder)).rejects.toThrow(
      "does not share 'useHref' of 'react-router-dom', and it is bound to a context or singleton",
    );
  } finally {
    probe.remove();
  }
});
