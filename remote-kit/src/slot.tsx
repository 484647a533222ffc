import type { ComponentType, ReactNode } from 'react';
import type { SlotName, Slots } from '@crema/shared-contracts';
import { useHost } from './remote-context.ts';

interface SlotInput<N extends SlotName> {
  readonly name: N;
  readonly props: Slots[N];
  /** The fallback when no remote provides the slot, or its provider is switched off or failed. */
  readonly fallback: ReactNode;
}

/** Renders a slot: a component of another remote inside this page (architecture: slots). */
export const Slot = <N extends SlotName>(input: SlotInput<N>) => {
  const HostSlot = useHost().Slot as unknown as ComponentType<SlotInput<N>>;
  return <HostSlot {...input} />;
};
