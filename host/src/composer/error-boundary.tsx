import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** The content that replaces children that threw. */
  readonly fallback: ReactNode;
  readonly onError: (cause: unknown) => void;
}

/** Contains errors of a remote's components. A new `key` resets it. */
export class ErrorBoundary extends Component<Props, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch(cause: unknown) {
    this.props.onError(cause);
  }

  override render() {
    return this.state.hasError ? this.props.fallback : this.props.children;
  }
}

/** Throws as a render error, for a page or slot that remote.json names and the module does not export. */
export const MissingExport = (): never => {
  throw new ReferenceError('In remote.json, but not in the module. Add it to defineRemote.');
};
