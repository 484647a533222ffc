import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SlotName } from '@crema/shared-contracts';
import { useHostContext, useSignal, useRegistry } from '../host-context.ts';
import { useConnectionAsCause } from '../use-connection-as-cause.ts';
import { ErrorBoundary, MissingExport } from './error-boundary.tsx';

interface SlotInput {
  readonly name: SlotName;
  readonly props: object;
  /** The content without a provider; `null` shows nothing. */
  readonly fallback: ReactNode;
}

interface FailedSlotProps extends Pick<SlotInput, 'fallback'> {
  readonly onReconnect: () => void;
}
/** Renders the fallback; while the device is offline, a message about the connection. */
const FailedSlot = ({ fallback, onReconnect }: FailedSlotProps) => {
  const isOffline = useConnectionAsCause(onReconnect);
  if (!isOffline || fallback === null) return fallback;
  return (
    <p role="status">
      <FormattedMessage id="host.offline.slot" />
    </p>
  );
};

const ProvidedSlot = ({ provider, name, props, fallback }: SlotInput & { readonly provider: string }) => {
  const { host, composer } = useHostContext();
  const state = useSignal(composer.stateOf(provider));
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (state.status === 'idle') void composer.load(provider);
  }, [composer, provider, state.status]);
  const reload = () => {
    // Another slot or page of the same remote may have started loading it.
    if (composer.stateOf(provider).get().status === 'failed') void composer.retry(provider);
  };
  if (state.status === 'failed') return <FailedSlot fallback={fallback} onReconnect={reload} />;
  if (state.status !== 'ready') return <div className="crema-slot-loading" aria-busy="true" />;
  const SlotContent = (state.mounted.slots[name] ?? MissingExport) as ComponentType<object>;
  return (
    <ErrorBoundary
      key={`${state.mountId}-${attempt}`}
      fallback={<FailedSlot fallback={fallback} onReconnect={() => setAttempt((count) => count + 1)} />}
      onError={(cause) => {
        // A chunk that could not be fetched while offline is not an error of this version.
        if (host.connection.get() === 'online') composer.reportRenderError(provider, state.version, cause);
      }}
    >
      <SlotContent {...props} />
    </ErrorBoundary>
  );
};

/** Shows a slot of another remote, or the fallback when the provider is disabled, has failed or does not exist. */
export const HostSlot = (input: SlotInput) => {
  const { composer } = useHostContext();
  useRegistry();
  const provider = composer.providerOf(input.name)?.name;
  return provider ? <ProvidedSlot {...input} key={provider} provider={provider} /> : input.fallback;
};
