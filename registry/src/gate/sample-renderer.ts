import type { PageRenderRequest } from '@crema/shared-contracts';
import {
  type RenderConditions,
  renderLimits,
  startRendererProcess,
  type RendererProcess,
  type Bundle,
} from '@crema/rendering';
import type { MarkupDifference, RenderedRoute } from './gate-facts.ts';
import type { SamplePage } from './sample-pages.ts';

/** Generous in time, because the machine of a release may be busy: the rules judge the measured times. */
const limits = { ...renderLimits, renderMs: 10_000, loadMs: 60_000 };
const renders = 4;

const onServer: RenderConditions = { timeZone: 'UTC', locale: 'en_US', randomSeed: 1 };
/** Another year, month, weekday, hour, minute and second. */
const clockAheadMs = ((400 * 24 + 5) * 3600 + 17 * 60 + 29) * 1000;
/** The zone differs from UTC by hours and minutes, and the language writes other digits. */
const elsewhere: RenderConditions = {
  timeZone: 'Pacific/Chatham',
  locale: 'ar_EG',
  randomSeed: 2,
  clockAheadMs,
};
const withWindow: RenderConditions = { ...onServer, hasWindow: true };

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

interface LoadedProcess {
  readonly renderer: RendererProcess;
  /** It has rendered nothing yet. */
  readonly isNew: boolean;
}
interface ProcessPlace {
  /** The present process, or another one after a page that hangs or uses too much memory. */
  open(): Promise<LoadedProcess>;
  end(): void;
}
const createPlace = (bundles: readonly Bundle[], conditions: RenderConditions): ProcessPlace => {
  let renderer: RendererProcess | undefined;
  return {
    open: async () => {
      if (!renderer || renderer.ended) renderer = startRendererProcess(limits, conditions);
      for (const bundle of bundles) await renderer.load(bundle);
      return { renderer, isNew: renderer.count === 0 };
    },
    end: () => {
      renderer?.end();
      renderer = undefined;
    },
  };
};

const excerptLength = 60;
/** The parts from which two markups differ; undefined if they are equal. */
const differenceOf = (
  kind: MarkupDifference['kind'],
  expected: string,
  found: string,
): MarkupDifference | undefined => {
  if (found === expected) return undefined;
  const at = [...expected].findIndex((letter, index) => letter !== found[index]);
  const from = Math.max(0, (at < 0 ? expected.length : at) - excerptLength / 3);
  const excerpt = (text: string) => text.slice(from, from + excerptLength);
  return { kind, expected: excerpt(expected), found: excerpt(found) };
};

type Measured = Required<Pick<RenderedRoute, 'firstMs' | 'isCold' | 'fastestMs'>>;
interface ServerRenders extends Measured {
  readonly markups: readonly string[];
}
const timeOf = (renderer: RendererProcess) => renderer.cpuMs() ?? performance.now();
/** Renders a page several times, as the server does. Other work on the machine does not count for the first render. */
const renderOnServer = async (
  { renderer, isNew }: LoadedProcess,
  key: string,
  request: PageRenderRequest,
): Promise<ServerRenders> => {
  const before = timeOf(renderer);
  const first = (await renderer.render(key, request)).markup;
  const firstMs = timeOf(renderer) - before;
  const markups = [first];
  let fastestMs = Infinity;
  for (let count = 1; count < renders; count++) {
    const startedAt = performance.now();
    markups.push((await renderer.render(key, request)).markup);
    fastestMs = Math.min(fastestMs, performance.now() - startedAt);
  }
  return { markups, firstMs, isCold: isNew, fastestMs };
};
interface Outcome {
  /** The markup, or the error. */
  readonly text: string;
  readonly reads: readonly string[];
}
/** Renders twice: the first render evaluates modules, in which libraries look for a window and do nothing else. */
const renderTwice = async (
  place: ProcessPlace,
  key: string,
  request: PageRenderRequest,
): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const isSecond of [false, true])
    try {
      const { renderer } = await place.open();
      const { markup, reads = [] } = await renderer.render(key, request);
      outcomes.push({ text: markup, reads: isSecond ? reads : [] });
    } catch (cause) {
      outcomes.push({ text: messageOf(cause), reads: [] });
    }
  return outcomes;
};
const styleAttribute = /<[a-z][^>]* style="([^"]*)"/;

export interface SampleRenderer {
  render(page: SamplePage): Promise<RenderedRoute>;
  end(): void;
}
/**
 * Renders each page several times in the server's surroundings, and twice in others and where a window exists. Each route begins
 * with a new process, in which its first page takes as long as in a server's new process.
 */
export const createSampleRenderer = (host: Bundle, remote: Bundle): SampleRenderer => {
  const bundles = [host, remote];
  const { key } = remote;
  const places = {
    server: createPlace(bundles, onServer),
    elsewhere: createPlace(bundles, elsewhere),
    withWindow: createPlace(bundles, withWindow),
  };
  let route = '';
  const renderEverywhere = async (
    page: SamplePage,
  ): Promise<Omit<RenderedRoute, keyof SamplePage['facts']>> => {
    const request = page.request();
    const { markups, ...measured } = await renderOnServer(await places.server.open(), key, request);
    const [expected = ''] = markups;
    const others = await renderTwice(places.elsewhere, key, request);
    const inBrowser = await renderTwice(places.withWindow, key, request);
    const differs = [
      ...markups.map((found) => differenceOf('again', expected, found)),
      ...others.map(({ text }) => differenceOf('elsewhere', expected, text)),
      ...inBrowser.map(({ text }) => differenceOf('with-window', expected, text)),
    ].find((difference) => difference !== undefined);
    const style = styleAttribute.exec(markups.join(''))?.[1];
    return {
      ...measured,
      reads: inBrowser.flatMap(({ reads }) => reads),
      ...(differs && { differs }),
      ...(style !== undefined && { style }),
    };
  };
  return {
    render: async (page) => {
      if (page.facts.route !== route) places.server.end();
      ({ route } = page.facts);
      try {
        return { ...page.facts, ...(await renderEverywhere(page)) };
      } catch (cause) {
        return { ...page.facts, error: messageOf(cause) };
      }
    },
    end: () => Object.values(places).forEach((place) => place.end()),
  };
};
