import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** What stands in for the broken part. */
  readonly fallback: ReactNode;
  readonly onError: (cause: unknown) => void;
}

/** Keeps a throwing remote to its own area. A new `key` starts afresh. */
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

/** Stands for a page or a piece that remote.json names and the module lacks: told like any other failure to render. */
export const MissingExport = (): never => {
  throw new ReferenceError('The module lacks what its remote.json names');
};
