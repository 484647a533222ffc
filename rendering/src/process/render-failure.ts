import type { RenderError } from './renderer-protocol.ts';

/** A page that was not rendered. `className` names the reason in telemetry. */
export class RenderFailure extends Error {
  override name = 'RenderFailure';
  readonly className: string;
  constructor(className: string, message: string) {
    super(message);
    this.className = className;
  }
}
/** The page ended its process, which another one replaces at the cost of others. */
export class RendererLost extends RenderFailure {}
/** The server had no process for the page: it says nothing about the page's version. */
export class RendererBusy extends RenderFailure {
  constructor(message: string) {
    super('RendererBusy', message);
  }
}

export const thrownBy = ({ name, message }: RenderError): RenderFailure =>
  new RenderFailure(name, `${name}: ${message}`);
export const processEnded = (): RenderFailure =>
  new RendererLost(
    'RendererEnded',
    'The renderer process ended: out of memory, or an error outside of a render.',
  );
export const tooSlow = (limitMs: number): RenderFailure =>
  new RendererLost('RenderTimeout', `No reply within ${limitMs} ms.`);
export const tooLarge = (limitMb: number): RenderFailure =>
  new RendererLost('RenderMemory', `The renderer process used more than ${limitMb} MB.`);
/** Others had the processor: it says nothing about the page's version. */
export const starved = (): RenderFailure =>
  new RendererBusy('The renderer process got no processor for the page in time.');
