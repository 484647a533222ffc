import { useEffect, type ComponentType, type ReactNode } from 'react';
import type { SlotName } from '@crema/shared-contracts';
import { useHostContext, useReadable, useRegistry } from '../host-context.ts';
import { ErrorBoundary, Missing } from './error-boundary.tsx';

interface SlotInput {
  readonly name: SlotName;
  readonly props: object;
  readonly absence: ReactNode;
}

const ProvidedSlot = ({ provider, name, props, absence }: SlotInput & { readonly provider: string }) => {
  const { composer } = useHostContext();
  const state = useReadable(composer.stateOf(provider));
  useEffect(() => {
    if (state.status === 'idle') void composer.load(provider);
  }, [composer, provider, state.status]);
  if (state.status === 'failed') return absence;
  if (state.status !== 'ready') return <div className="crema-slot-loading" aria-busy="true" />;
  const Piece = (state.mounted.slots[name] ?? Missing) as ComponentType<object>;
  return (
    <ErrorBoundary
      key={state.run}
      fallback={absence}
      onError={(cause) => composer.reportRenderFailure(provider, state.version, cause)}
    >
      <Piece {...props} />
    </ErrorBoundary>
  );
};

/** One remote's piece in another's page; its absence when the provider is off, broken or unknown. */
export const HostSlot = (input: SlotInput) => {
  const { composer } = useHostContext();
  useRegistry();
  const provider = composer.providerOf(input.name)?.name;
  return provider ? <ProvidedSlot {...input} key={provider} provider={provider} /> : input.absence;
};
