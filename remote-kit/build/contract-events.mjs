// The event table with descriptions of its payloads: loaded once more with described-validators.ts in the place of
// value-validators.ts, so that what browsers load carries none of it.
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const contracts = pathToFileURL(join(import.meta.dirname, '..', '..', 'shared-contracts', 'src')).href;
const mark = '?described';

/** Modules that were asked for by a marked one are marked too; value-validators.ts becomes its described twin. */
const resolve = (specifier, context, next) => {
  const found = next(specifier, context);
  if (!context.parentURL?.endsWith(mark) || !found.url.startsWith(contracts)) return found;
  return { ...found, url: found.url.replace(/\/value-validators\.ts$/, '/described-validators.ts') + mark };
};
const resolveOutsideTwin = (specifier, context, next) =>
  context.parentURL?.includes('/described-validators.ts')
    ? next(specifier, context)
    : resolve(specifier, context, next);

/** event → { version, owner, payload }. */
export const readEventTable = async () => {
  const hooks = registerHooks({ resolve: resolveOutsideTwin });
  try {
    const { domainEvents } = await import(`${contracts}/events.ts${mark}`);
    const { schemaOf } = await import(`${contracts}/described-validators.ts${mark}`);
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
