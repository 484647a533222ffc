import type { ResolvedRegistry } from '@crema/shared-contracts';
import type { Host } from '../services/host.ts';
import type { Report } from '../services/telemetry.ts';

/** The remote and version whose file stands first in a stack: the address tells which code ran. */
export const attributeError = ({ remotes }: ResolvedRegistry, stack: string) =>
  remotes
    .flatMap(({ name, version, address, alternative, previous }) =>
      [{ version, address }, { version, address: alternative }, previous ?? {}].map((code) => ({
        remote: name,
        version: code.version ?? '',
        position: code.address ? stack.indexOf(code.address) : -1,
      })),
    )
    .filter(({ position }) => position >= 0)
    .sort((a, b) => a.position - b.position)[0];

/**
 * What a remote's event handler, timer or promise lets fall is reported under the remote's name (PLT-006). What
 * is nobody's (an extension's, the browser's own) is left alone.
 */
export const reportUncaughtErrors = (
  uncaughtErrors: Host['uncaughtErrors'],
  registry: () => ResolvedRegistry,
  report: Report,
): (() => void) => {
  const attribute = (cause: unknown) => {
    const source = attributeError(registry(), (cause instanceof Error && cause.stack) || '');
    if (!source) return;
    const { remote, version } = source;
    report({ remote, version, phase: 'effect' }, cause);
  };
  const drain = () => uncaughtErrors.splice(0).forEach(attribute);
  drain();
  addEventListener('error', drain);
  addEventListener('unhandledrejection', drain);
  return () => {
    removeEventListener('error', drain);
    removeEventListener('unhandledrejection', drain);
  };
};
