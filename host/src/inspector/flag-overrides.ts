import type { FlagName, Flags } from '@crema/shared-contracts';
import type { Host } from '../services/host.ts';

const key = 'crema-flags';

const read = (): Partial<Flags> => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Flags>;
  } catch {
    return {};
  }
};
const write = (changed: Partial<Flags>) => {
  try {
    sessionStorage.setItem(key, JSON.stringify(changed));
  } catch {
    // Without storage a change is lost at the next page load.
  }
};

export interface FlagOverrides {
  /** False in production, where flags cannot be changed. */
  readonly allowed: boolean;
  readonly changed: () => Partial<Flags>;
  readonly change: (name: FlagName, value: boolean) => void;
  readonly reset: () => void;
}

/**
 * Flags changed in this tab, which override the server's. Flags that the server does not send are ignored.
 */
export const createFlagOverrides = ({ boot, flags }: Host): FlagOverrides => {
  const allowed = !boot.production;
  let changed: Partial<Flags> = allowed
    ? Object.fromEntries(
        Object.entries(read()).filter(([name, value]) => name in boot.flags && typeof value === 'boolean'),
      )
    : {};
  const apply = (next: Partial<Flags>) => {
    changed = next;
    flags.set({ ...boot.flags, ...changed });
  };
  if (Object.keys(changed).length > 0) apply(changed);
  return {
    allowed,
    changed: () => changed,
    change: (name, value) => {
      if (!allowed) return;
      const { [name]: _before, ...rest } = changed;
      const next = value === boot.flags[name] ? rest : { ...rest, [name]: value };
      write(next);
      apply(next);
    },
    reset: () => {
      write({});
      apply({});
    },
  };
};
