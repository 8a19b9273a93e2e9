import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children?: ReactNode;
  /** Drawn instead of children that throw in the browser; nothing when left out. */
  readonly fallback?: (failure: {
    readonly error: Error;
    readonly tryAgain: () => void;
  }) => ReactNode;
}

/** `@docusaurus/ErrorBoundary`: keeps what throws in the browser from taking the page with it. */
export default class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { readonly error?: Error }
> {
  override state: { readonly error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { children, fallback } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    return fallback?.({ error, tryAgain: () => this.setState({ error: undefined }) }) ?? null;
  }
}
