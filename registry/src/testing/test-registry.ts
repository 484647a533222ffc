import { openRegistry } from '../open-registry.ts';
import type { Registry } from '../registry.ts';

/** A registry as on a developer's machine: in a folder, with its own key next to it. */
export const openTestRegistry = (
  location: string,
  note: (line: string) => void = () => undefined,
): Registry => openRegistry({ location, environment: {}, varFolder: `${location}-var`, note });
