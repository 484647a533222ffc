import { openRegistry } from '../open-registry.ts';
import type { Registry } from '../registry.ts';

/** A registry as a developer has it: in a folder, with a key of its own beside it. */
export const openTestRegistry = (
  location: string,
  note: (line: string) => void = () => undefined,
): Registry => openRegistry({ location, environment: {}, varFolder: `${location}-var`, note });
