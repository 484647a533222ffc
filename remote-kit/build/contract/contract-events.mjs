// The event table with descriptions of its payloads. It is loaded a second time with described-validators.ts instead of
// value-validators.ts, so that browsers do not load the descriptions.
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const contracts = pathToFileURL(join(import.meta.dirname, '..', '..', '..', 'shared-contracts', 'src')).href;
const mark = '?described';

/** Marks modules imported by a marked module, and replaces value-validators.ts by described-validators.ts. */
const resolve = (specifier, context, next) => {
  const found = next(specifier, context);
  if (!context.parentURL?.endsWith(mark) || !found.url.startsWith(contracts)) return found;
  return { ...found, url: found.url.replace(/\/value-validators\.ts$/, '/described-validators.ts') + mark };
};
const resolveOutsideTwin = (specifier, context, next) =>
  context.parentURL?.includes('/described-validators.ts')
    ? next(specifier, context)
    : resolve(specifier, context, next);

/** Maps an event to { version, owner, payload }. */
export const readEventTable = async () => {
  const hooks = registerHooks({ resolve: resolveOutsideTwin });
  try {
    const { domainEvents } = await import(`${contracts}/events.ts${mark}`);
    const { schemaOf } = await import(`${contracts}/validation/described-validators.ts${mark}`);
    return Object.fromEntries(
      Object.entries(domainEvents).map(([name, { version, owner, payload }]) => [
        name,
        { version, owner, payload: schemaOf(payload) },
      ]),
    );
  } finally {
    hooks.deregister();
  }
};
