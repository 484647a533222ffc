import type { ResolvedRegistry } from '@crema/shared-contracts';
import type { Host } from '../services/host.ts';
import type { Report } from '@crema/remote-kit/host-services';
import { isForeignChange } from '../foreign-changes/foreign-changes.ts';

/** The remote and version of the first file in the stack that belongs to a remote, found by the file's URL. */
export const attributeError = ({ remotes }: ResolvedRegistry, stack: string) =>
  remotes
    .flatMap(({ name, version, url, alternative, previous }) =>
      [{ version, url }, { version, url: alternative }, previous ?? {}].map((code) => ({
        remote: name,
        version: code.version ?? '',
        position: code.url ? stack.indexOf(code.url) : -1,
      })),
    )
    .filter(({ position }) => position >= 0)
    .sort((a, b) => a.position - b.position)[0];

/**
 * Attributes uncaught errors from a remote's handlers, timers and promises to that remote (PLT-006). Errors of browser
 * extensions and of the browser itself, and errors that a foreign change of the page causes, are ignored (PLT-017).
 */
export const reportUncaughtErrors = (
  uncaughtErrors: Host['uncaughtErrors'],
  registry: () => ResolvedRegistry,
  report: Report,
): (() => void) => {
  const attribute = (cause: unknown) => {
    if (isForeignChange(cause)) return;
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
