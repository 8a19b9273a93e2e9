import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children?: ReactNode;
  /** Rendered instead of children that throw in the browser. @default nothing */
  readonly fallback?: (failure: {
    readonly error: Error;
    readonly tryAgain: () => void;
  }) => ReactNode;
}

/**
 * `@docusaurus/ErrorBoundary`: limits an error in the browser to the part of the page that throws.
 */
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
