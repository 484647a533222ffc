import type { FastifyRequest } from 'fastify';
import { RendererLost, RenderFailure, createCircuitBreaker } from '@crema/rendering';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Match } from '../page/page-head.ts';
import type { TelemetryIngest } from '../telemetry/telemetry.endpoint.ts';

/** The visitor of a page. The connection may be closed when the rendering fails, so that the address is read before. */
export interface RenderSender {
  readonly request: FastifyRequest;
  readonly ip: string;
}
/** The failures of the versions whose pages could not be rendered. */
export interface RenderFailures {
  /**
   * True for a minute after five failures in a row, or after five within five minutes that ended a process, and while one
   * render then decides: of the version, or of the route of this version.
   */
  isPaused(match: Match): boolean;
  /** A render begins. Call it only if the version is not paused, and report how the render ended. */
  begins(match: Match): void;
  succeeded(match: Match): void;
  /** Logs each kind of failure of a version once. */
  failed(match: Match, cause: unknown): void;
  /** The render ended for a reason that says nothing about the version. */
  abandoned(match: Match): void;
  /** Counts a page that could not be rendered, like an error that a browser reports (PLT-008). */
  count(sender: RenderSender, match: Match, className: string): void;
}
const maxLogged = 1000;

const versionOf = ({ remote: { name, version } }: Match) => `${name}@${version}`;
const circuitsOf = (match: Match) => [versionOf(match), `${versionOf(match)} ${match.route.id}`];

export const createRenderFailures = (
  { log, clock }: Pick<AppDeps, 'log' | 'clock'>,
  telemetry: Pick<TelemetryIngest, 'count'>,
): RenderFailures => {
  const breaker = createCircuitBreaker(clock);
  const logged = new Set<string>();
  return {
    isPaused: (match) => circuitsOf(match).some(breaker.isOpen),
    begins: (match) => circuitsOf(match).forEach(breaker.begins),
    abandoned: (match) => circuitsOf(match).forEach(breaker.abandoned),
    succeeded: (match) => circuitsOf(match).forEach(breaker.succeeded),
    failed: (match, cause) => {
      const isCostly = cause instanceof RendererLost;
      for (const key of circuitsOf(match)) breaker.failed(key, { isCostly });
      const className = cause instanceof RenderFailure ? cause.className : 'Unexpected';
      const key = `${versionOf(match)} ${match.route.id} ${className}`;
      if (logged.has(key) || logged.size >= maxLogged) return;
      logged.add(key);
      const facts = { version: versionOf(match), route: match.route.id, class: className, cause };
      log.error(facts, 'could not render a page; it goes out without rendered content');
    },
    count: ({ request, ip }, { remote: { name, version } }, className) => {
      telemetry
        .count(request, { remote: name, version, phase: 'render', class: className }, ip)
        .catch((cause: unknown) => log.error({ cause }, 'a failed render was not counted'));
    },
  };
};
