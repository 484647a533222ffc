import { useEffect, type ComponentType, type ReactNode } from 'react';
import type { SlotName } from '@crema/shared-contracts';
import { useHostContext, useSignal, useRegistry } from '../host-context.ts';
import { ErrorBoundary, MissingExport } from './error-boundary.tsx';

interface SlotInput {
  readonly name: SlotName;
  readonly props: object;
  readonly fallback: ReactNode;
}

const ProvidedSlot = ({ provider, name, props, fallback }: SlotInput & { readonly provider: string }) => {
  const { composer } = useHostContext();
  const state = useSignal(composer.stateOf(provider));
  useEffect(() => {
    if (state.status === 'idle') void composer.load(provider);
  }, [composer, provider, state.status]);
  if (state.status === 'failed') return fallback;
  if (state.status !== 'ready') return <div className="crema-slot-loading" aria-busy="true" />;
  const SlotContent = (state.mounted.slots[name] ?? MissingExport) as ComponentType<object>;
  return (
    <ErrorBoundary
      key={state.mountId}
      fallback={fallback}
      onError={(cause) => composer.reportRenderError(provider, state.version, cause)}
    >
      <SlotContent {...props} />
    </ErrorBoundary>
  );
};

/** Shows a slot of another remote, or the fallback when the provider is disabled, failed or unknown. */
export const HostSlot = (input: SlotInput) => {
  const { composer } = useHostContext();
  useRegistry();
  const provider = composer.providerOf(input.name)?.name;
  return provider ? <ProvidedSlot {...input} key={provider} provider={provider} /> : input.fallback;
};
