import type { ComponentType, ReactNode } from 'react';
import type { SlotName, Slots } from '@crema/shared-contracts';
import { useHost } from './remote-context.ts';

interface SlotInput<N extends SlotName> {
  readonly name: N;
  readonly props: Slots[N];
  /** Shown when no remote provides the slot, or its provider is switched off or broken. */
  readonly fallback: ReactNode;
}

/** Another remote's piece inside this page (architecture: slots). */
export const Slot = <N extends SlotName>(input: SlotInput<N>) => {
  const HostSlot = useHost().Slot as unknown as ComponentType<SlotInput<N>>;
  return <HostSlot {...input} />;
};
