// Preloaded into the server (`node --import`): the data of a page with `fault=late-data` in its URL never comes.
import { registerHooks } from 'node:module';

const file = '/composition/rendering/page-renderer.ts';
const reading = 'await inTime(readData(visit, match), dataPatienceMs)';
const never =
  "await inTime(visit.search.includes('fault=late-data') ? new Promise(() => undefined) : readData(visit, match), dataPatienceMs)";

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    if (!url.endsWith(file)) return loaded;
    const source = String(loaded.source);
    if (!source.includes(reading))
      throw new Error(`${url} does not contain "${reading}". Change bench/faults/late-data.mjs with it.`);
    return { ...loaded, source: source.replace(reading, never) };
  },
});
