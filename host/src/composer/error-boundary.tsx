import { Component, type ReactNode } from 'react';
import { isForeignChange } from '../foreign-changes/foreign-changes.ts';

interface Props {
  readonly children: ReactNode;
  /** The content that replaces children that threw. */
  readonly fallback: ReactNode;
  readonly onError: (cause: unknown) => void;
}

interface State {
  readonly error?: { readonly cause: unknown } | undefined;
  /** True once the children were mounted again after a foreign change of the page. */
  readonly isRecovered: boolean;
}

/**
 * Contains errors of a remote's components. A new `key` resets it. An error that page translation or an extension causes is
 * not reported, because no version causes it; the children are mounted again once, with what their stores keep (PLT-017).
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { isRecovered: false };

  static getDerivedStateFromError(cause: unknown) {
    return { error: { cause } };
  }

  override componentDidCatch(cause: unknown) {
    if (!isForeignChange(cause)) this.props.onError(cause);
    else if (!this.state.isRecovered) this.setState({ error: undefined, isRecovered: true });
  }

  override render() {
    const { error, isRecovered } = this.state;
    if (!error) return this.props.children;
    return isForeignChange(error.cause) && !isRecovered ? null : this.props.fallback;
  }
}

/** Throws as a render error, for a page or slot that remote.json names and the module does not export. */
export const MissingExport = (): never => {
  throw new ReferenceError('In remote.json, but not in the module. Add it to defineRemote.');
};
