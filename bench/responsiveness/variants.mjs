// The builds that a run measures in turn: this one and, with `--before FOLDER`, an earlier one (a copy of var/host,
// var/registry and var/registry-keys).
import { join } from 'node:path';
import { startServer } from '../servers.mjs';

const port = Number(process.env.PORT ?? 3930);

export const startVariants = async (before) => {
  const env = { NODE_ENV: 'production' };
  const folders = before ? { host: join(before, 'host'), registry: join(before, 'registry') } : {};
  const variants = [];
  if (before) variants.push({ name: 'before', ...(await startServer(port + 10, { ...folders, env })) });
  variants.push({ name: before ? 'after' : 'this build', ...(await startServer(port, { env })) });
  return {
    variants,
    stop: async () => {
      for (const { stop } of variants) await stop();
    },
  };
};
